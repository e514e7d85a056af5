"""The replay: a round act by act, on the table it was played on, with every hand open once the round is over.

The engine plays the round and tells how it stood after so many acts (op `replay`). The table is drawn by the parts of
the table in play, from a model of its own, `model.reel.stage`; nothing on it is to be pressed but a long meld, which
opens.
`model.looked` says what is looked at (see ``app.look``), and the history entry keeps it.
"""

from web import announce, app, desk, settings
from web.board import PHONE, fan, hand, hands, melds, piles, seats, upcards
from web.may import May
from web.nodes import el, icon, msg
from web.screens import sending, table
from web.screens.common import alone, bar, button, name_of, trouble
from web.screens.review import deeds

NEAR = 4  # positions on either side that are kept
KEPT = 300  # ms without a step before the history entry keeps the place
GONE = (
    "do",
    "act",
    "drag",
    "drop",
    "onto",
    "takes",
    "slot",
    "roving",
    "type",
    "aria-pressed",
    "aria-disabled",
    "aria-expanded",
    "popovertarget",
)
NOTHING = {"draws": [], "lay_offs": [], "reclaims": [], "discards": [], "undo": False}
# what is pressed: mark and intent, word, symbol; the key is the mark
STEPS = (
    ("step-back", "back", "back"),
    ("step-forward", "forward", "next"),
    ("turn-next", "turn", "turn"),
    ("step-last", "last", "last"),
)
KEYS = (("arrows", "step"), ("shift", "step-turn"), ("ends", "step-ends"), ("escape", "cancel"))


class Reel:
    """What the engine has said of the round that is looked at."""

    def __init__(self, looked):
        self.of = _of(looked)
        self.way = 0  # whether the last step went one back or forth, -1 or 1
        self.rounds = 0
        self.over = False  # the round has ended, so that no more is to come
        self.steps = 0
        self.turns = []
        self.places = {}  # answers by how many acts were done
        self.asked = []  # those that are on their way
        self.shown = None  # which of them is on show
        self.told = []  # what happened last, in sentences
        self.stage = None  # the model of the table
        self.trouble = None  # a message: why there is nothing to see
        self.keys = False  # the list of keys is open


def _of(looked):
    """What makes it another film."""
    return None if looked is None else [looked["id"], looked["round"], looked["seat"]]


def init(model):
    model.reel = Reel(None)
    sending.init(model)


def entered(model):
    model.parcel = None
    if model.looked is None:
        model.looked = _latest(model)
    if model.reel.of != _of(model.looked) or not model.reel.over:
        model.reel = Reel(model.looked)
    model.reel.asked = []
    model.reel.keys = False
    if _lost(model):
        model.reel.trouble = msg("fair.sent-gone")
    return [["focus", "step-forward"]] + _go_on(model)


def _lost(model):
    """Whether a replay that was sent is to be shown that is here no more: a page that is loaded anew has no file."""
    return model.looked is not None and model.looked["id"].startswith(app.SENT) and model.sent is None


def _latest(model):
    """The round on the table, else that of the newest save."""
    if model.update is not None and app.replayable(model) is not None:
        return app.look(model.update["id"], app.replayable(model))
    return app.look(model.saves[0]["id"], model.saves[0]["round"]) if model.saves else None


# -- what is asked, and what is shown of it


def _go_on(model):
    """Show what can be shown, and ask for what is missing."""
    effects = _show(model)
    reel, looked = model.reel, model.looked
    if looked is None or reel.trouble is not None or model.engine != "ready":
        return effects
    effects += app.sent_first(model, looked["id"])
    if looked["id"] == app.SENT:
        return effects  # its id comes with the answer
    for at in _wanted(reel, looked["at"]):
        if at not in reel.places and at not in reel.asked:
            reel.asked.append(at)
            request = {"op": "replay", "id": looked["id"], "round": looked["round"], "at": at}
            if looked["seat"] is not None:
                request["seat"] = looked["seat"]
            effects.append(["call", request, "replay"])
    return effects


def _wanted(reel, at):
    """The place, the one before, which tells what the act did, and the one where the next step leads."""
    found = [at, at - 1]
    if reel.steps:
        found.append(at - 2 if reel.way < 0 else at + 1)
    return [one for one in found if one >= 0 and (one <= reel.steps or not reel.steps)]


def _arrived(model, _args, value):
    reel, looked = model.reel, model.looked
    if looked is None or model.screen != "replay":
        return []
    if "ok" not in value:
        return _failed(model, value)
    found = value["ok"]
    if [found["id"], found["round"]] != reel.of[:2] or looked["seat"] not in (None, found["seat"]):
        return []
    reel.over = found["over"]
    if alone(found["seats"]) is None and not reel.over:
        reel.trouble = msg("replay.running")
        reel.rounds = found["rounds"]
        return [["say", reel.trouble]]
    reel.rounds, reel.steps, reel.turns = found["rounds"], found["steps"], found["turns"]
    reel.places[found["at"]] = found
    if found["at"] in reel.asked:
        reel.asked.remove(found["at"])
    return _go_on(model)


def _sent(model, _args, value):
    """What was sent has been opened, or not."""
    if model.screen != "replay" or model.looked is None or not model.looked["id"].startswith(app.SENT):
        return []
    if "ok" not in value:
        model.sent["engine"] = None
        model.reel.trouble = sending.why(value["error"]["code"])
        return [["say", model.reel.trouble]]
    if model.looked["id"] == app.SENT:
        model.looked["id"] = value["ok"]["id"]
        model.reel = Reel(model.looked)
    return _go_on(model) + [["entry"]]


def _failed(model, value):
    looked, reel = model.looked, model.reel
    values = value.get("error", {}).get("values") or {}
    if values.get("what") == "at" and looked["at"]:
        looked["at"] = 0
        reel.asked = []
        return _go_on(model)
    reel.trouble = trouble(value)
    return [["say", reel.trouble]]


def _show(model):
    """Lay the table as it stood, once the engine has said so."""
    reel, looked = model.reel, model.looked
    while True:
        at = None if looked is None else looked["at"]
        if at is None or at == reel.shown or at not in reel.places or (at and at - 1 not in reel.places):
            return []
        if not reel.way or not 0 < at < reel.steps or announce.tells(reel.places[at]["news"]):
            break
        looked["at"] = at + reel.way  # a step with nothing to tell leads on
    first, far = reel.stage is None, reel.shown is None or abs(at - reel.shown) != 1
    reel.shown = at
    old, new = None if not at else _update(model, at - 1), _update(model, at)
    _lay(model, new)
    reel.stage.said = [(seat, act) for seat, act in announce.acts(old, new) if seat != new["you"]]
    reel.stage.upcards = None if at else upcards.of(new)
    told = dict(new)
    told["you"] = alone(new["seats"])
    reel.told = announce.happened(old, told) or announce.passed(told)
    if not at and told["you"] is None:
        reel.told = [msg("fair.dealt", round=looked["round"] + 1)]  # nobody who reads it holds them
    for place in list(reel.places):
        if abs(place - at) > NEAR:
            del reel.places[place]
    better = _better(model)
    said = reel.told + ([better] if better is not None else [])
    effects = [["say", sentence] for sentence in said] + [["later", KEPT, "remember"]]
    if first:
        effects.append(["focus", "step-forward"])
    return effects + [["later", 0, "skip"]] if far else effects


def _better(model):
    """What the review would have done from here on, if it has looked at this turn of this seat, or None."""
    study, update = getattr(model, "study", None), model.reel.stage.update
    if study is None or [study.id, study.round, study.seat] != [update["id"], model.looked["round"], update["you"]]:
        return None
    for _turn, slip in study.slips:
        if slip["at"] == update["number"]:
            return msg("review.better", acts=deeds("review.do-", slip["better"]))
    return None


def _update(model, at):
    """A position as an update of the table, with nothing to do."""
    found = model.reel.places[at]
    view = dict(found["view"])
    view["known"] = None  # the hands are open, or those of others are nobody's business
    return {
        "number": at,
        "id": model.looked["id"],
        "rules": found["rules"],
        "seats": found["seats"],
        "you": view["seat"],
        "view": view,
        "hands": [[] if None in cards else cards for cards in found["hands"]],
        "totals": view["scores"],
        "match": None,
        "options": NOTHING,
        "news": found["news"],
    }


def _lay(model, new):
    stage = model.reel.stage
    if stage is None:
        stage = model.reel.stage = app.Model()
        table.init(stage)
        stage.settings = model.settings
        stage.paused = True  # whose turn it is stands still
        stage.common = alone(new["seats"]) is None
        if model.settings["sort"] == "rank":
            stage.desk.sort = "rank"
    stage.update, stage.seen, stage.opened = new, app.seen_by(new), None
    desk.follow(stage.desk, new)
    desk.arrange(stage.desk, stage.desk.sort, desk.low_ace(new))


# -- steps


def _to(model, at, way=0):
    reel, looked = model.reel, model.looked
    if reel.stage is None or at == looked["at"] or not 0 <= at <= reel.steps:
        return _no_step(model, at)
    reel.way = way
    looked["at"] = at
    return _go_on(model)


def _no_step(model, at):
    """Why a step leads nowhere."""
    reel = model.reel
    if reel.stage is None:
        return app.tell(model, msg("replay.waits"))
    if 0 < at < reel.steps:
        return []
    return app.tell(model, msg("life.no-earlier" if at <= 0 else "life.no-later"))


def _back(model, _args, _value):
    return _to(model, model.looked["at"] - 1, -1) if model.looked is not None else []


def _forward(model, _args, _value):
    return _to(model, model.looked["at"] + 1, 1) if model.looked is not None else []


def _first(model, _args, _value):
    return _to(model, 0)


def _last(model, _args, _value):
    return _to(model, model.reel.steps)


def _next_turn(model, _args, _value):
    at = model.looked["at"] if model.looked is not None else 0
    return _to(model, min([turn["at"] for turn in model.reel.turns if turn["at"] > at] + [model.reel.steps]))


def _turn_before(model, _args, _value):
    at = model.looked["at"] if model.looked is not None else 0
    return _to(model, max([turn["at"] for turn in model.reel.turns if turn["at"] < at] + [0]))


def _slide(model, _args, value):
    return _to(model, int(value))


def _arrow(right):
    """Forward is where the reading goes; with Shift, to the next turn."""

    def intent(model, args, value):
        forward = right != (model.settings["lang"] in settings.RIGHT_TO_LEFT)
        if len(args) > 1:
            return (_next_turn if forward else _turn_before)(model, args, value)
        return (_forward if forward else _back)(model, args, value)

    return intent


def _round(model, _args, value):
    looked, before = model.looked, model.reel
    model.looked = app.look(looked["id"], int(value), 0, looked["seat"])
    model.reel = Reel(model.looked)
    model.reel.rounds, model.reel.stage, model.reel.told = before.rounds, before.stage, before.told  # until it is here
    return [["entry"]] + _go_on(model)


def _seat(model, _args, value):
    """Another seat's view of the same place."""
    looked, before = model.looked, model.reel
    model.looked = app.look(looked["id"], looked["round"], looked["at"], int(value))
    model.reel = Reel(model.looked)
    model.reel.rounds, model.reel.stage, model.reel.told = before.rounds, before.stage, before.told
    return [["entry"]] + _go_on(model)


def _fair(model, _args, _value):
    model.parcel = None
    return [["screen", "fair"]] if model.looked is not None else []


def _meld(model, args, _value):
    stage, number = model.reel.stage, int(args[0])
    if stage is not None:
        stage.opened = None if stage.opened == number else number
    return []


def _show_keys(model, _args, _value):
    model.reel.keys = True
    return [["focus", "keys-close"]]


def _cancel(model, args, value):
    if sending.close(model):
        return [["focus", "ask-parcel"]]
    if not model.reel.keys:
        return app.INTENTS["cancel"](model, args, value)
    model.reel.keys = False
    return []


def _engine(model, args, value):
    """An engine that starts anew knows of no question."""
    effects = app.INTENTS["engine"](model, args, value)
    if args[0] != "ready":
        return effects
    model.reel.asked = []
    return effects + _go_on(model)


def _hello(model, args, value):
    effects = app.INTENTS["reply:hello"](model, args, value)
    if model.looked is not None:
        return effects
    return effects + entered(model) + [["entry"]]


# -- what is to be seen


def scene(model):
    reel, looked = model.reel, model.looked
    if reel.stage is None or reel.trouble is not None:
        return _without(model)
    stage = reel.stage
    stage.size, stage.rules = model.size, model.rules
    update = stage.update
    may = May(stage)
    may.mine = False
    phone = model.size[0] < PHONE
    name = name_of(update["seats"], update["you"], None) if stage.common else None
    classes = "table replay" + (" has-fan" if fan.deep(update) else "") + (" duel" if len(update["seats"]) == 2 else "")
    at = looked["at"]
    turn = not may.over and update["view"]["turn"] == update["you"]
    return el(
        "main",
        {
            "class": classes,
            "key": "table",
            "data-step": str(update["number"]),
            "data-round": str(update["view"]["round_number"]),
        },
        _bar(update, (_ways(), seats.me(stage, turn))),
        _still(seats.row(stage, may)),
        _still(piles.centre(stage, may, _banner(model))),
        _still(melds.laid(stage, may, phone)),
        hands.scene(stage),
        _still(hand.scene(stage, phone, True, name)),
        _controls(reel, looked, at),
    )


def _bar(update, own=None):
    game = msg("game." + update["rules"]["preset"]) if update is not None else None
    return bar(msg("replay.title"), game, extra=own)


def _ways():
    """To the fair deal of what is shown, and to handing it on."""
    kids = []
    for name, symbol, word in (("fair-deal", "shield", msg("fair.title")), ("ask-parcel", "share", msg("fair.send"))):
        kids.append(
            el(
                "button",
                {
                    "class": "icon-button",
                    "type": "button",
                    "key": name,
                    "act": name if name == "fair-deal" else None,
                    "do": name,
                    "aria-label": word,
                },
                icon(symbol),
            )
        )
    return el("div", {"class": "ways"}, *kids)


def _banner(model):
    """What happened last, and what would have been better from here on."""
    better = _better(model)
    return el(
        "p",
        {"class": "banner", "key": "banner"},
        el("span", None, *_sentences(model.reel.told)),
        (" ", el("b", None, better)) if better is not None else None,
    )


def _sentences(told):
    found = []
    for sentence in told:
        found += [sentence, " "]
    return found[:-1]


def _without(model):
    """There is nothing to lay yet, or never will be."""
    reel = model.reel
    told, waits = reel.trouble, None
    if told is None and model.looked is None and model.engine == "ready":
        told = msg("replay.none")
    elif told is None:
        told = msg("replay.waits" if model.engine == "ready" else "fair.opens")
        waits = el("progress", _loaded(model))
    return el(
        "div",
        {"class": "page"},
        _bar(None),
        el(
            "main",
            None,
            el(
                "section",
                {"class": "panel block"},
                el("p", {"key": "told"}, told),
                waits,
                el("p", None, _rounds(reel, model.looked)) if reel.trouble is not None and reel.rounds > 1 else None,
                el("p", None, sending.chooser()) if reel.trouble is not None or model.looked is None else None,
            ),
        ),
    )


def _loaded(model):
    """How far the engine has come, which lays the cards out; without an end in sight once it is here."""
    made, progress = {"key": "loads", "aria-label": msg("boot.progress")}, model.progress
    if model.engine != "ready" and progress is not None:
        made.update({"max": str(progress["all"]), "value": str(progress["done"])})
    return made


def _still(node):
    """A part of the table to be looked at: what was a button is a picture, but for melds, which open."""
    tag, props, kids = node
    opens = props.get("class") == "press"
    own = {}
    for name in props:
        if opens or name not in GONE:
            own[name] = props[name]
    if "roving" in props and tag == "section":
        own["roving"] = props["roving"]
    if tag == "button" and not opens:
        tag, own["role"] = "b" if "data-card" in props else "div", "img"
    found = [_still(kid) if isinstance(kid, list) else kid for kid in kids if not _flown(kid)]
    return [tag, own, found]


def _flown(kid):
    """A card on its way to a place card: here it flies to the open hand."""
    return isinstance(kid, list) and kid[1].get("class") == "drawn"


def _controls(reel, looked, at):
    return el(
        "nav",
        {"class": "acts controls", "key": "controls", "aria-label": msg("replay.controls")},
        el(
            "div",
            {"class": "film"},
            _rounds(reel, looked) if reel.rounds > 1 else None,
            _eyes(reel, looked) if looked["id"].startswith(app.SENT) else None,
            el(
                "input",
                {
                    "type": "range",
                    "key": "slider",
                    "do": "slide",
                    "min": "0",
                    "max": str(reel.steps),
                    "value": str(at),
                    "aria-label": msg("replay.slider"),
                    "aria-valuetext": msg("replay.move", at=at, steps=reel.steps),
                },
            ),
            el("bdi", {"class": "stands", "aria-hidden": "true"}, msg("replay.place", at=at, steps=reel.steps)),
        ),
        *[_step(reel, at, *step) for step in STEPS],
    )


def _step(reel, at, mark, word, symbol):
    dead = at == 0 if mark == "step-back" else at == reel.steps
    return el(
        "button",
        {
            "class": "act main" if mark == "step-forward" else "act",
            "type": "button",
            "key": mark,
            "act": mark,
            "do": mark,
            "aria-disabled": True if dead else None,
        },
        icon(symbol),
        el("span", None, msg("replay." + word)),
    )


def _rounds(reel, looked):
    """The rounds of the match to choose from."""
    options = []
    for number in range(reel.rounds):
        props = {"value": str(number), "selected": number == looked["round"], "key": "round-%d" % number}
        options.append(el("option", props, msg("table.round", round=number + 1)))
    return el("select", {"key": "rounds", "do": "round", "aria-label": msg("replay.rounds")}, *options)


def _eyes(reel, looked):
    """The seats, from which one looks on."""
    update = reel.stage.update
    options = []
    for seat in range(len(update["seats"])):
        props = {"value": str(seat), "selected": seat == update["you"], "key": "eyes-%d" % seat}
        options.append(el("option", props, msg("fair.eyes-of", name=name_of(update["seats"], seat, None))))
    return el("select", {"key": "eyes", "do": "seat", "aria-label": msg("fair.eyes")}, *options)


def pane(model):
    if not model.reel.keys:
        return sending.pane(model)
    rows = []
    for cap, name in KEYS:
        keys = el("dt", None, el("kbd", None, msg("cap." + cap)))
        rows.append(el("div", {"key": "key-" + name}, keys, el("dd", None, msg("key." + name))))
    return el(
        "dialog",
        {"class": "panel ask keys", "key": "dialog-keys", "modal": True, "aria-labelledby": "keys-title"},
        el("h2", {"id": "keys-title"}, msg("key.title")),
        el("dl", {"class": "keys"}, *rows),
        button(msg("common.close"), "cancel", "", "close", key="keys-close"),
    )


INTENTS = {
    "step-back": _back,
    "step-forward": _forward,
    "turn-next": _next_turn,
    "step-last": _last,
    "slide": _slide,
    "round": _round,
    "meld": _meld,
    "remember": lambda model, args, value: [["entry"]],
    "cancel": _cancel,
    "engine": _engine,
    "reply:hello": _hello,
    "reply:replay": _arrived,
    "key:ArrowRight": _arrow(True),
    "key:ArrowLeft": _arrow(False),
    "key:Home": _first,
    "key:End": _last,
    "key:?": _show_keys,
    "seat": _seat,
    "fair-deal": _fair,
    "reply:sent": _sent,
}
INTENTS.update(sending.INTENTS)
