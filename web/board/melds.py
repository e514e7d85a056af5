"""The melds of the table and what the chosen cards can do to them."""

from web import announce, written
from web.board import cards, fan
from web.nodes import card, el, face, icon, msg, num
from web.screens.common import name_of

LONG = 7  # cards from which a meld is squeezed
CROWDED = 9  # melds from which they stand in three columns, and squeeze earlier
NARROW = 352  # px: below, melds stand in three columns however few there are


def laid(model, may, phone):
    update = model.update
    melds = update["view"]["melds"]
    zones = {}
    for name, known in model.desk.zones:
        zones[name] = known
    aims = fan.aims(model)
    return el(
        "section",
        {
            "class": "melds scored" if _scored(update) else "melds",
            "data-zone": "table",
            "key": "melds",
            "drop": "table",
            "aria-label": msg("table.melds"),
            "roving": "melds",
        },
        *[
            _meld(model, may, number, len(melds) >= CROWDED, phone, zones, number in aims)
            for number in range(len(melds))
        ],
    )


def _scored(update):
    """Whether melded cards score for whoever melded them, so that each card shows whose it is."""
    return update["view"].get("melded") is not None


def _meld(model, may, number, crowded, phone, zones, aim):
    made = model.update["view"]["melds"][number]
    known, twins = zones["meld-%d" % number], list(zones["match-%d" % number])
    slots = made["slots"]
    count = len(slots)
    ways = may.on(number) if may.mine else []
    freed = [i for way in may.swaps if way["on"] == number for i in written.freed(made, way["cards"])]
    beside = [written.beside(made, way["cards"][0]) for way in may.matches if way["on"] == number]
    ends = _ends(made, ways) if made["kind"] == "run" else {}
    long = phone and (count >= LONG or (crowded and count > 4))
    # a wild that can be pressed is as wide as a thumb, which a narrow place has no room for
    spread = bool(freed or beside) and phone and count > (3 if crowded or model.size[0] < NARROW else 5)
    opened = model.opened == number or spread
    kids = []
    for i, slot in enumerate(slots):
        if i in freed:
            kids.append(_swap(model, number, slot, known[i], made["kind"], may, i == freed[0]))
        elif i in beside:
            kids.append(_twin(model, number, slot, known[i], may))
        else:
            kids.append(_slot(model, made, slot, known[i]))
        if slot.get("matched") is not None:
            kids.append(_matched(model, slot, twins.pop(0)))
    named = announce.meld(made)
    if ways:  # the chosen cards, in a call the discard
        coming = announce.listed(may.chosen or model.update["view"]["discard"][-1:])
        named = msg("meld.add-to", cards=coming, meld=named)
    return el(
        "div",
        {
            "class": "meld" + (" lit" if ways else "") + (" aim" if aim else ""),
            "data-meld": str(number),
            "data-n": num(count),
            "key": "meld-%d" % number,
            "drop": "meld:%d" % number,
            "data-long": long,
        },
        _end(number, "first", slots[0], ends["first"], may) if "first" in ends else None,
        *kids,
        el(
            "button",
            {
                "class": "press",
                "type": "button",
                "key": "press-%d" % number,
                "do": "meld:%d" % number,
                "act": "lay-off" if ways and not ends and may.phase == "play" else None,
                "aria-expanded": opened,
                "aria-label": named,
            },
        ),
        _end(number, "last", slots[-1], ends["last"], may) if "last" in ends else None,
        _beside(number, may) if freed and beside else None,
    )


def _ends(made, ways):
    """The ends of a run that grow, each with the cards that go there; those that go to both stand at the last."""
    found = {}
    for way in ways:
        if "slots" in way:
            found.setdefault(written.ends(made, way)[-1], way["cards"])
    return found


def _end(number, end, slot, added, may):
    return el(
        "button",
        {
            "class": "end " + end,
            "type": "button",
            "key": "end-%d-%s" % (number, end),
            "act": "lay-off" if may.phase == "play" else None,
            "data-end": end,
            "do": "meld:%d:%s" % (number, end),
            "aria-label": msg(
                "meld.before" if end == "first" else "meld.after",
                cards=announce.listed(added),
                card=face(slot["stands_for"]),
            ),
        },
        icon("plus"),
    )


def _swap(model, number, slot, known, kind, may, first):
    """A wild that the chosen cards can take the place of: a press does it."""
    props = cards.slot_props(slot, known, kind, cards.wilds(model.update))
    props["type"] = "button"
    props["do"] = "reclaim:%d" % number
    props["act"] = "reclaim" if first else None
    props["aria-label"] = msg("meld.swap", cards=announce.listed(may.chosen), wild=props["aria-label"])
    return el(
        "span",
        {"class": "at swap", "key": "at-" + known, "drop": "swap:%d" % number, "data-owner": _owner(model, slot)},
        card(slot["card"], "button", props),
    )


def _twin(model, number, slot, known, may):
    """A wild beside which the chosen card, the one it stands for, can be melded: a press does it."""
    props = cards.slot_props(slot, known, "run", cards.wilds(model.update))
    props["type"] = "button"
    props["do"] = "match:%d" % number
    props["act"] = "match"
    props["aria-label"] = msg("meld.match", cards=announce.listed(may.chosen), wild=props["aria-label"])
    return el(
        "span",
        {"class": "at swap twin", "key": "at-" + known, "drop": "twin:%d" % number, "data-owner": _owner(model, slot)},
        card(slot["card"], "button", props),
    )


def _beside(number, may):
    """The button that melds a card beside a wild which could be freed as well."""
    return el(
        "button",
        {
            "class": "end beside",
            "type": "button",
            "key": "beside-%d" % number,
            "act": "match",
            "do": "match:%d" % number,
            "aria-label": msg("act.match-card", cards=announce.listed(may.chosen)),
        },
        icon("twin"),
    )


def _owner(model, slot):
    return str(slot["owner"]) if _scored(model.update) else None


def _slot(model, made, slot, known):
    update = model.update
    props = cards.slot_props(slot, known, made["kind"], cards.wilds(update))
    if cards.happened(model, "melded", "laid_off", "reclaimed", "called"):
        props["from"] = "token-%d" % slot["owner"]
    mark = None
    if _scored(update):
        mark = str(slot["owner"])
        props["aria-label"] = _owned(update, props.get("aria-label") or face(slot["card"]), slot["owner"])
    elif any(other["owner"] != made["slots"][0]["owner"] for other in made["slots"]):
        mark = str(slot["owner"])
    return el("span", {"class": "at", "key": "at-" + known, "data-owner": mark}, card(slot["card"], props=props))


def _matched(model, slot, known):
    """The card itself, melded beside the wild that stands for it."""
    name, seat = slot["stands_for"], slot["matched"]
    said = msg("meld.matched", card=face(name), wild=face(slot["card"]))
    props = {
        "class": cards.look(name, known, cards.wilds(model.update)),
        "key": known,
        "fly": known,
        "from": "token-%d" % seat if cards.happened(model, "matched") else None,
        "aria-label": _owned(model.update, said, seat) if _scored(model.update) else said,
    }
    return el("span", {"class": "at matched", "key": "at-" + known, "data-owner": str(seat)}, card(name, props=props))


def _owned(update, label, seat):
    return msg("meld.owned", card=label, who=name_of(update["seats"], seat, update["you"]))
