"""The melds of the table and what the chosen cards can do to them."""

from web import announce, desk, written
from web.board import cards
from web.nodes import card, el, face, icon, msg, num

LONG = 7  # cards from which a meld is squeezed
CROWDED = 9  # melds from which they stand in three columns, and squeeze earlier
NARROW = 352  # px: below, melds stand in three columns however few there are


def laid(model, may, phone):
    melds = model.update["view"]["melds"]
    return el(
        "section",
        {
            "class": "melds",
            "data-zone": "table",
            "key": "melds",
            "drop": "table",
            "aria-label": msg("table.melds"),
            "roving": "melds",
        },
        *[_meld(model, may, number, len(melds) >= CROWDED, phone) for number in range(len(melds))],
    )


def _meld(model, may, number, crowded, phone):
    made = model.update["view"]["melds"][number]
    known = desk.zone(model.desk, "meld-%d" % number)
    slots = made["slots"]
    count = len(slots)
    ways = may.on(number) if may.mine else []
    freed = [i for way in may.swaps if way["on"] == number for i in written.freed(made, way["cards"])]
    ends = _ends(made, ways, model.update["rules"].get("ace_in_runs")) if made["kind"] == "run" else {}
    long = phone and (count >= LONG or (crowded and count > 4))
    # a wild that can be freed is as wide as a thumb, which a narrow place has no room for
    spread = bool(freed) and phone and count > (3 if crowded or model.size[0] < NARROW else 5)
    opened = model.opened == number or spread
    owners = any(slot["owner"] != slots[0]["owner"] for slot in slots)
    fresh = cards.happened(model, "melded", "laid_off", "reclaimed")
    named = announce.meld(made)
    return el(
        "div",
        {
            "class": "meld lit" if ways else "meld",
            "data-meld": str(number),
            "data-n": num(count),
            "key": "meld-%d" % number,
            "drop": "meld:%d" % number,
            "data-long": long,
        },
        _end(number, "first", slots[0], ends["first"]) if "first" in ends else None,
        tuple(
            _swap(number, slot, known[i], made["kind"], may, i == freed[0])
            if i in freed
            else _slot(slot, known[i], made["kind"], owners, fresh)
            for i, slot in enumerate(slots)
        ),
        el(
            "button",
            {
                "class": "press",
                "type": "button",
                "key": "press-%d" % number,
                "do": "meld:%d" % number,
                "act": "lay-off" if ways and not ends else None,
                "aria-expanded": opened,
                "aria-label": msg("meld.add-to", cards=announce.listed(may.chosen), meld=named) if ways else named,
            },
        ),
        _end(number, "last", slots[-1], ends["last"]) if "last" in ends else None,
    )


def _ends(made, ways, aces):
    """The ends of a run that grow, each with the cards that go there; those that go to both stand at the last."""
    found = {}
    for way in ways:
        found.setdefault(written.ends(made, way["cards"], aces)[-1], way["cards"])
    return found


def _end(number, end, slot, cards):
    return el(
        "button",
        {
            "class": "end " + end,
            "type": "button",
            "key": "end-%d-%s" % (number, end),
            "act": "lay-off",
            "data-end": end,
            "do": "meld:%d:%s" % (number, end),
            "aria-label": msg(
                "meld.before" if end == "first" else "meld.after",
                cards=announce.listed(cards),
                card=face(slot["stands_for"]),
            ),
        },
        icon("plus"),
    )


def _swap(number, slot, known, kind, may, first):
    """A wild that the chosen cards can take the place of: a press does it."""
    props = cards.slot_props(slot, known, kind)
    props["type"] = "button"
    props["do"] = "reclaim:%d" % number
    props["act"] = "reclaim" if first else None
    props["aria-label"] = msg("meld.swap", cards=announce.listed(may.chosen), wild=props["aria-label"])
    return el(
        "span",
        {"class": "at swap", "key": "at-" + known, "drop": "swap:%d" % number},
        card(slot["card"], "button", props),
    )


def _slot(slot, known, kind, owners, fresh):
    props = cards.slot_props(slot, known, kind)
    props["from"] = "token-%d" % slot["owner"] if fresh else None
    return el(
        "span",
        {"class": "at", "key": "at-" + known, "data-owner": str(slot["owner"]) if owners else None},
        card(slot["card"], props=props),
    )
