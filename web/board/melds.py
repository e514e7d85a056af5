"""The melds of the table and what the chosen cards can do to them."""

from web import announce, app, written
from web.board import cards, fan
from web.nodes import card, el, face, icon, msg, num
from web.screens.common import name_of

LONG = 7  # cards from which a meld is squeezed
CROWDED = 9  # melds from which they stand in three columns, and squeeze earlier
NARROW = 352  # px: below, melds stand in three columns however few there are


class Look:
    """What all cards of the melds have in common."""

    def __init__(self, model, may):
        update = model.update
        self.may = may
        self.model = model
        self.wild = cards.wilds(update)
        self.fresh = cards.happened(model, "melded", "laid_off", "reclaimed", "called", "matched")
        # melded cards score for whoever melded them, so that each card shows whose it is
        self.scored = update["view"].get("melded") is not None
        reader = None if app.covered(model) else update["you"]
        self.names = [name_of(update["seats"], seat, reader) for seat in range(len(update["seats"]))]

    def owned(self, label, seat):
        return msg("meld.owned", card=label, who=self.names[seat]) if self.scored else label


def laid(model, may, phone):
    melds = model.update["view"]["melds"]
    zones = {}
    for name, known in model.desk.zones:
        zones[name] = known
    aims, look = fan.aims(model), Look(model, may)
    return el(
        "section",
        {
            "class": "melds scored" if look.scored else "melds",
            "data-zone": "table",
            "key": "melds",
            "drop": "table",
            "data-edge": True,
            "takes": (may.dragged and bool(may.lays or may.gathers)) or (may.tray_dragged and may.ready),
            "aria-label": msg("table.melds"),
            "roving": "melds",
        },
        *[_meld(look, number, len(melds) >= CROWDED, phone, zones, number in aims) for number in range(len(melds))],
    )


def _meld(look, number, crowded, phone, zones, aim):
    model, may = look.model, look.may
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
    owners = look.scored or any(slot["owner"] != slots[0]["owner"] for slot in slots)
    kids = []
    for i, slot in enumerate(slots):
        if i in freed:
            kids.append(_swap(look, number, slot, known[i], made["kind"], i == freed[0]))
        elif i in beside:
            kids.append(_twin(look, number, slot, known[i]))
        else:
            kids.append(_slot(look, slot, known[i], made["kind"], owners))
        if slot.get("matched") is not None:
            kids.append(_matched(look, slot, twins.pop(0)))
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
            "takes": may.dragged and bool(ways),
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
            "drop": "meld:%d:%s" % (number, end),
            "takes": may.dragged,
            "aria-label": msg(
                "meld.before" if end == "first" else "meld.after",
                cards=announce.listed(added),
                card=face(slot["stands_for"]),
            ),
        },
        icon("plus"),
    )


def _swap(look, number, slot, known, kind, first):
    """A wild that the chosen cards can take the place of: a press does it."""
    return _pressed(look, "swap", "reclaim", number, slot, known, kind, first)


def _twin(look, number, slot, known):
    """A wild beside which the chosen card, the one it stands for, can be melded: a press does it."""
    return _pressed(look, "twin", "match", number, slot, known, "run", True)


def _pressed(look, name, act, number, slot, known, kind, marked):
    props = cards.slot_props(slot, known, kind, look.wild)
    props["type"] = "button"
    props["do"] = "%s:%d" % (act, number)
    props["act"] = act if marked else None
    props["aria-label"] = msg(
        "meld." + ("swap" if name == "swap" else "match"),
        cards=announce.listed(look.may.chosen),
        wild=props["aria-label"],
    )
    at = {"class": "at swap" if name == "swap" else "at swap twin", "key": "at-" + known}
    at["drop"] = "%s:%d" % (name, number)
    at["takes"] = look.may.dragged
    if look.scored:
        at["data-owner"] = str(slot["owner"])
    return ["span", at, [card(slot["card"], "button", props)]]


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
            "drop": "twin:%d" % number,
            "takes": may.dragged,
            "aria-label": msg("act.match-card", cards=announce.listed(may.chosen)),
        },
        icon("twin"),
    )


def _slot(look, slot, known, kind, owners):
    props = cards.slot_props(slot, known, kind, look.wild)
    at = {"class": "at", "key": "at-" + known}
    if owners:
        at["data-owner"] = str(slot["owner"])
    if look.fresh:
        props["from"] = "token-%d" % slot["owner"]
    props["aria-label"] = look.owned(props.get("aria-label") or face(slot["card"]), slot["owner"])
    return ["span", at, [card(slot["card"], props=props)]]


def _matched(look, slot, known):
    """The card itself, melded beside the wild that stands for it."""
    name, seat = slot["stands_for"], slot["matched"]
    props = {"class": cards.look(name, known, look.wild), "key": known, "fly": known}
    if look.fresh:
        props["from"] = "token-%d" % seat
    props["aria-label"] = look.owned(msg("meld.matched", card=face(name), wild=face(slot["card"])), seat)
    at = {"class": "at matched", "key": "at-" + known, "data-owner": str(seat)}
    return ["span", at, [card(name, props=props)]]
