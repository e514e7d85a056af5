"""The bar with the viewer's own place, and the place cards of the others."""

from web import announce, written
from web.board import upcards
from web.catalogue import departs
from web.may import turn_of
from web.nodes import el, icon, msg, num
from web.screens.common import alone, initial_of, name_of

SHORT = 400  # px: on a screen less wide than this the title has no room for all it could tell
LEVELS = ("easy", "normal", "hard")
MOST_BACKS = 13  # cards of a hand that are drawn; the number beside them says how many there are
SIGNS = {"drew": "hand", "took": "hand", "opened": "lay", "melded": "lay", "laid_off": "plus", "reclaimed": "swap"}


def bar(model, may):
    update = model.update
    target = update["rules"].get("target_score")
    number = update["view"]["round_number"] + 1
    house = departs(model.rules, update["rules"]["preset"], update["rules"], len(update["seats"]))
    short = house and model.size[0] < SHORT  # the target is among the rules
    aim = target and not short
    standing = msg("table.round-target", round=number, target=target) if aim else msg("table.round", round=number)
    return el(
        "header",
        {"class": "bar", "key": "bar"},
        el(
            "button",
            {
                "class": "icon-button",
                "type": "button",
                "key": "menu",
                "act": "menu",
                "do": "menu",
                "aria-label": msg("table.menu"),
                "aria-haspopup": "dialog",
            },
            icon("menu"),
        ),
        el(
            "h1",
            {"tabindex": "-1", "key": "title"},
            el("span", {}, msg("game." + update["rules"]["preset"])),
            " ",
            el(
                "small",
                {},
                msg("table.house", round=standing) if house else standing,
            ),
        ),
        me(model, may.mine),
    )


def reader_of(model):
    """The seat of the one who reads the table; None where several people look at it, each of whom has a name."""
    return None if model.common else alone(model.update["seats"])


def me(model, turn):
    """The viewer's own place, in the bar: by name where more than one person plays."""
    update = model.update
    you = update["you"]
    stands = _stands(update["view"], you)
    reader = reader_of(model)
    return el(
        "span",
        _seat_props(update, you, "me" + (" turn" if turn else "") + _class(stands), _my_label(model, stands)),
        el("i", {"class": "token", "key": "token-%d" % you, "aria-hidden": "true"}),
        el("span", {"class": "name", "dir": "auto", "aria-hidden": "true"}, name_of(update["seats"], you, reader)),
        " ",
        el("b", {"class": "num", "aria-hidden": "true"}, num(update["totals"][you])),
        _own_up(model, you),
        _melded(update, you),
        _floats() if stands == "floating" else None,
        _opened_sign(update, you),
    )


def _class(stands):
    return " " + stands if stands is not None else ""


def _own_up(model, you):
    """What the viewer's up-card brought."""
    name = None if model.common else upcards.up(model, you)
    if name is None:
        return None
    count = model.update["view"]["counts"][you]
    return el("span", {"class": "dealt", "aria-hidden": "true"}, *upcards.pair(name, count))


def _my_label(model, stands):
    update, you = model.update, model.update["you"]
    label = msg("table.you", count=update["view"]["counts"][you], points=update["totals"][you])
    if stands == "floating":
        label = msg("table.you-float", points=update["totals"][you])
    if reader_of(model) != you:
        label = _label(update, you, None)
    return _opened_label(update, you, _melded_label(update, you, upcards.label(model, you, label)))


def _label(update, seat, reader):
    """The spoken name of a place at the table."""
    stands = _stands(update["view"], seat)
    told = {"name": name_of(update["seats"], seat, reader), "level": _level(update["seats"][seat]["kind"])}
    told["points"] = update["totals"][seat]
    if stands is not None:
        return {"m": "table.seat-" + stands, "a": told}
    told["count"] = update["view"]["counts"][seat]
    return {"m": "table.seat", "a": told}


def _level(kind):
    return msg("level." + (kind if kind in LEVELS else "person"))


def _seat_props(update, seat, classes, label):
    return {
        "class": classes,
        "role": "group",
        "key": "seat-%d" % seat,
        "data-seat": str(seat),
        "data-count": str(update["view"]["counts"][seat]),
        "data-score": str(update["totals"][seat]),
        "aria-label": label,
        "aria-current": "true" if update["view"]["turn"] == seat and not update["view"]["result"] else None,
    }


def _stands(view, seat):
    """How a seat stands that has no cards: it floats, has gone out in this round, or is out of the match; or None."""
    if seat in view["eliminated"]:
        return "out"
    if seat in view.get("out", ()):
        return "gone"
    return "floating" if seat in view.get("floating", ()) else None


def _so_far(update, seat):
    """What a seat has melded in this round, where that scores, until it is among the seat's points."""
    view = update["view"]
    melded = view.get("melded")
    scored = view["result"] and update["totals"] != view["scores"]
    return melded[seat] if melded and not scored else 0


def _melded_label(update, seat, label):
    """The spoken name of a seat, with what it has melded in this round where that scores."""
    points = _so_far(update, seat)
    return msg("table.with-melded", seat=label, points=points) if points else label


def _melded(update, seat):
    """The same for the eye."""
    points = _so_far(update, seat)
    if not points:
        return None
    return el("span", {"class": "melded num", "aria-hidden": "true"}, msg("table.melded", points=points))


def _floats():
    return el("span", {"class": "floats", "aria-hidden": "true"}, icon("wave"), el("span", {}, msg("table.floats")))


def _opened_label(update, seat, label):
    """The spoken name of a seat, with whether it has opened where that matters."""
    if not announce.asks(update["rules"]):
        return label
    return msg("table.opened" if seat in update["view"]["opened"] else "table.unopened", seat=label)


def _opened_sign(update, seat):
    """The same for the eye: a check, or a lock while the seat may not use the table's melds."""
    if not announce.asks(update["rules"]):
        return None
    opened = seat in update["view"]["opened"]
    name = "sign opened" if opened else "sign"
    return el("span", {"class": name, "aria-hidden": "true"}, icon("check" if opened else "lock"))


def row(model, may):
    update = model.update
    players = len(update["seats"])
    return el(
        "section",
        {"class": "seats", "key": "seats", "aria-label": msg("table.players"), "roving": "seats"},
        *[_seat(model, may, (update["you"] + step) % players) for step in range(1, players)],
    )


def _seat(model, may, seat):
    update = model.update
    kind = update["seats"][seat]["kind"]
    name = name_of(update["seats"], seat, update["you"])
    count, points = update["view"]["counts"][seat], update["totals"][seat]
    turn = update["view"]["turn"] == seat and not may.over
    stands = _stands(update["view"], seat)
    away = stands in ("out", "gone")  # without cards and without a turn
    shown = [pair[1] for pair in model.said if pair[0] == seat]
    level = _level(kind)
    classes = "seat" + _class(stands)
    if turn and not away:
        classes += " turn" if model.paused else " turn thinking"
    label = upcards.label(model, seat, _label(update, seat, update["you"]))
    if stands != "out":
        label = _opened_label(update, seat, _melded_label(update, seat, label))
    return el(
        "div",
        _seat_props(update, seat, classes, label),
        el(
            "i",
            {"class": "token", "key": "token-%d" % seat, "aria-hidden": "true"},
            initial_of(update["seats"], seat, update["you"]),
        ),
        el("b", {"class": "name", "aria-hidden": "true", "dir": "auto"}, name),
        el(
            "span",
            {"class": "facts", "aria-hidden": "true"},
            el("span", {"class": "outside"}, msg("table.out" if stands == "out" else "table.gone"))
            if away
            else el("span", {"class": "count"}, num(count)),
            _floats() if stands == "floating" else None,
            el("span", {"class": "num"}, num(points)),
            _melded(update, seat),
        ),
        el("span", {"class": "level", "aria-hidden": "true", "data-level": str(LEVELS.index(kind) + 1)}, level)
        if kind in LEVELS and not away
        else None,
        None if away else _opened_sign(update, seat),
        _backs(count),
        _said(seat, shown[0]) if shown else upcards.line(model, seat),
        _recall(model, seat, name),
        tuple(
            _drawn(update["number"], item) for item in update["news"] if item["type"] == "drew" and item["seat"] == seat
        ),
    )


def _backs(count):
    """The hand of another, as it is held: the backs of the cards, fanned."""
    held = min(count, MOST_BACKS)
    props = {"class": "backs", "aria-hidden": "true", "--held": held}
    return el("span", props, *[["i", {}, []] for _ in range(held)]) if held else None


def _said(seat, act):
    """What a seat did, on its place card: in words, and where those do not fit as a sign and a card."""
    kind, words, cards = act
    sign = icon(SIGNS[kind]) if kind in SIGNS else None
    short = (sign, el("b", {"class": "mini", "data-face": written.plain(cards[0])}) if cards else None)
    return el(
        "span",
        {"class": "said", "aria-hidden": "true", "key": "said-%d" % seat},
        el("span", {"class": "words"}, words),
        el("span", {"class": "short"}, short) if sign or cards else None,
    )


def _recall(model, seat, name):
    """A button over the whole place card: all that the seat did in its last turn."""
    if not tells(model, seat):
        return None
    return (
        el(
            "button",
            {
                "class": "recall",
                "type": "button",
                "key": "turn-%d" % seat,
                "do": "turn:%d" % seat,
                "aria-expanded": model.hint is not None and model.hint.get("seat") == seat,
                "aria-label": msg("table.last-turn", name=name),
                "aria-describedby": "did-%d" % seat,
            },
        ),
        el("span", {"class": "hidden-text", "id": "did-%d" % seat, "key": "did-%d" % seat}, *story(model, seat)),
    )


def tells(model, seat):
    """Whether there is something to tell of a seat: its last turn, or cards of its hand that all have seen."""
    return bool(turn_of(model, seat) or _seen(model.update, seat))


def story(model, seat):
    """What a seat did in its last turn, and what all know of its hand."""
    update, turn = model.update, turn_of(model, seat)
    kids = [told(turn)] if turn else []
    if _seen(update, seat):
        name = name_of(update["seats"], seat, update["you"])
        kids = kids + [" ", msg("table.seen", name=name, cards=announce.listed(_seen(update, seat)))]
    return kids


def _seen(update, seat):
    """Faces in a hand that all have seen."""
    known = update["view"].get("known")
    return known[seat] if known and seat != update["you"] and not update["view"]["result"] else []


def told(turn):
    """The acts of a turn, one after the other."""
    told = turn[-1][1]
    for act in reversed(turn[:-1]):
        told = msg("said.then", first=act[1], rest=told)
    return told


def _drawn(number, item):
    """The card that another has just drawn: it flies to the place card and is gone there."""
    known = "drawn-%d" % number
    own = {"class": "card down", "aria-hidden": "true", "key": known, "fly": known, "from": "stock"}
    if item["source"] == "discard":
        own["class"] = "card"
        own["from"] = "pile"
        own["data-face"] = item["cards"][0]
    return el("span", {"class": "drawn", "key": "to-" + known}, el("b", own))
