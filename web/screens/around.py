"""What is asked around a match: who plays each seat, whether it ends here, the link that shares it.

Each is a question of `dialogs`: ["seats"], ["end"], ["share"]; the screens of a match open them with `ask:<name>`, the
table's menu with `menu-ask:<name>`. `model.shared` is what became of the last try to share: copied, shared, failed, or
None.
"""

from web import app, catalogue, link, settings
from web.nodes import el, icon, msg
from web.screens.common import alone, button, choice, name_of, token

LEVELS = ("easy", "normal", "hard")


def panel(name, title, *kids):
    return el(
        "dialog",
        {"class": "panel ask " + name, "key": "question", "modal": True, "aria-labelledby": name + "-title"},
        el("h2", {"id": name + "-title", "tabindex": "-1", "key": name + "-title"}, title),
        *kids,
    )


def close():
    return button(msg("common.close"), "cancel", "", "close", key="question-cancel")


# -- who plays


def people(update):
    """The seats that are a person's and still in the match."""
    gone = update["view"]["eliminated"]
    own = settings.own(update["seats"])
    return [seat for seat in range(len(own)) if own[seat]["kind"] not in app.BOTS and seat not in gone]


def seats(model):
    """A row for each person's seat: the person, or a bot of some level."""
    update = model.update
    you = alone(update["seats"])
    rows = []
    for seat in people(update):
        its = update["seats"][seat]
        words = [("person", msg("life.in-person"))] + [(level, msg("level." + level)) for level in LEVELS]
        now = its["kind"] if its["kind"] in LEVELS else "person"
        label = "say-hand-%d" % seat
        rows.append(
            el(
                "li",
                {"data-owner": str(seat), "key": "hand-%d" % seat},
                token(update["seats"], seat, you),
                el("b", {"id": label, "dir": "auto"}, name_of(update["seats"], seat, you)),
                choice("hand:%d" % seat, words, now, label, many=True),
            )
        )
    return panel("seats-of", msg("life.seats"), el("p", {}, msg("life.seats-say")), el("ul", {}, *rows), close())


def hand(model, args, value):
    """``hand:<seat>:<level>``, or the person again: ``hand:<seat>`` and ``hand:<seat>:person``."""
    seat, kind = int(args[0]), args[1] if len(args) > 1 else "person"
    if model.update is None or app.over(model) or seat >= len(model.update["seats"]):
        return []
    its = model.update["seats"][seat]
    if kind == "person" and not its.get("person"):
        return []
    return app.hand_over(model, seat, None if kind == "person" else kind)


# -- the end


def end_text(update):
    """What stays and what is lost."""
    played = len(update["sheet"])
    if update["view"].get("result"):
        return msg("life.end-between", rounds=played)
    return msg("life.end-within", rounds=played) if played else msg("life.end-first")


# -- the link


def address(model):
    """The link of the match on the table; or of house rules, which the set-up has made."""
    if model.offered is not None:
        return model.offered
    update = model.update
    own = model.links.get(update["id"])
    if own is not None:
        return own
    game, seats = update["rules"]["preset"], settings.own(update["seats"])
    house = catalogue.departing(model.rules, game, update["rules"], len(seats))
    return link.query(game, seats, house, update.get("seed"))


def _gives(model):
    """What the link gives. As long as rounds of a match are to come its deal is a secret, unless it came by a link: the
    one who opens it sits down at the same table, but to a deal of their own."""
    if model.offered is not None:
        return "rules"
    same = model.update["id"] in model.links or model.update.get("seed") is not None
    return "same" if same else "fresh"


def share(model):
    """The link to look at, to copy and to hand on; it is complete once the rules' metadata are here."""
    known = model.rules is not None
    field = {
        "type": "text",
        "key": "shared-link",
        "readonly": True,
        "value": model.address + address(model) if known else "",
        "dir": "ltr",
        "aria-label": msg("life.link"),
    }
    told = model.shared or ("ready" if known else "waits")
    return panel(
        "share",
        msg("life.share" if model.offered is None else "life.share-house"),
        el("p", {}, msg("life.share-" + _gives(model))),
        el("label", {"class": "field"}, el("input", field)),
        el("p", {"key": "shared"}, icon("info" if told == "failed" else "check"), msg("life.link-" + told)),
        el(
            "div",
            {"class": "row"},
            button(msg("life.copy"), "send:copy", "", key="copy-link"),
            button(msg("life.send"), "send:share", "plain", key="send-link") if model.shares else None,
        ),
        button(msg("common.close"), "cancel", "plain", "close", key="question-cancel"),
    )


def send(model, args, value):
    """``send:copy`` or ``send:share``; what became of it comes as ``shared:<how>``."""
    if model.rules is None:
        return app.tell(model, msg("life.link-waits"))
    return [["share", args[0], model.address + address(model)]]


def shared(model, args, value):
    model.shared = args[0] if args[0] in ("copied", "shared") else "failed"
    return [["say", msg("life.link-" + model.shared)]]


def opened(model, name):
    """Effects of a question that has just been opened."""
    if name == "share":
        model.shared = None
        return [["learn"], ["focus", "copy-link"]]
    return [["focus", "seats-of-title" if name == "seats" else "question-cancel"]]


INTENTS = {"hand": hand, "send": send, "shared": shared}
