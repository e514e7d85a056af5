"""The bar with the viewer's own place, and the place cards of the others."""

from web import announce, written
from web.may import turn_of
from web.nodes import el, icon, msg, num
from web.screens.common import departs, initial_of, name_of

LEVELS = ("easy", "normal", "hard")
SIGNS = {"drew": "hand", "took": "hand", "opened": "lay", "melded": "lay", "laid_off": "plus", "reclaimed": "swap"}


def bar(model, may):
    update = model.update
    you = update["you"]
    target = update["rules"].get("target_score")
    number = update["view"]["round_number"] + 1
    standing = msg("table.round-target", round=number, target=target) if target else msg("table.round", round=number)
    house = departs(model, update["rules"]["preset"], update["rules"], len(update["seats"]))
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
        el(
            "span",
            _seat_props(
                update,
                you,
                "me turn" if may.mine else "me",
                _opened_label(
                    update, you, msg("table.you", count=update["view"]["counts"][you], points=update["totals"][you])
                ),
            ),
            el("i", {"class": "token", "key": "token-%d" % you, "aria-hidden": "true"}),
            el("span", {"class": "name", "aria-hidden": "true"}, name_of(update["seats"], you, you)),
            " ",
            el("b", {"class": "num", "aria-hidden": "true"}, num(update["totals"][you])),
            _opened_sign(update, you),
        ),
    )


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
    out = seat in update["view"]["eliminated"]
    shown = [pair[1] for pair in model.said if pair[0] == seat]
    level = msg("level." + (kind if kind in LEVELS else "person"))
    classes = "seat" + (" turn" if turn else "") + (" thinking" if turn and not model.paused else "")
    label = _opened_label(update, seat, msg("table.seat", name=name, level=level, count=count, points=points))
    if out:
        classes, label = "seat out", msg("table.seat-out", name=name, points=points)
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
            el("span", {"class": "outside"}, msg("table.out")) if out else el("span", {"class": "count"}, num(count)),
            el("span", {"class": "num"}, num(points)),
        ),
        el("span", {"class": "level", "aria-hidden": "true", "data-level": str(LEVELS.index(kind) + 1)}, level)
        if kind in LEVELS and not out
        else None,
        None if out else _opened_sign(update, seat),
        _said(seat, shown[0]) if shown else None,
        _recall(model, seat, name),
        tuple(
            _drawn(update["number"], item) for item in update["news"] if item["type"] == "drew" and item["seat"] == seat
        ),
    )


def _said(seat, act):
    """What a seat did, on its place card: in words, and where those do not fit as a sign and a card."""
    kind, words, cards = act
    return el(
        "span",
        {"class": "said", "aria-hidden": "true", "key": "said-%d" % seat},
        el("span", {"class": "words"}, words),
        el(
            "span",
            {"class": "short"},
            icon(SIGNS[kind]) if kind in SIGNS else None,
            el("b", {"class": "mini", "data-face": written.plain(cards[0])}) if cards else None,
        ),
    )


def _recall(model, seat, name):
    """A button over the whole place card: all that the seat did in its last turn."""
    turn = turn_of(model, seat)
    if not turn:
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
        el("span", {"class": "hidden-text", "id": "did-%d" % seat, "key": "did-%d" % seat}, told(turn)),
    )


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
