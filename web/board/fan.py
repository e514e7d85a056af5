"""The discard pile as a fan, where more than its top can be taken, and what comes with a card of it."""

from web import desk
from web.board import cards, tray
from web.nodes import card, el, face, icon, msg
from web.screens.common import button

STRIP = 24  # px: what must stay free of an overlapped card
FAN_REST = 128  # px of a phone's width that the stock, the edges and the last card of a row take from the fan's strips


def deep(update):
    """Whether more than the top of the discard pile can be taken, so that all of it is to be seen."""
    return update["rules"].get("take_depth", 1) != 1


def scene(model, may):
    """The discard pile as a fan, oldest first: a press on a card shows what comes with it."""
    pile = model.update["view"]["discard"]
    known = desk.zone(model.desk, "discard")
    source = cards.source(model)
    kids = []
    for place in range(len(pile)):
        count = len(pile) - place
        own = {
            "key": "pile-" + known[place],
            "type": "button",
            "do": "depth:%d" % count,
            "fly": known[place],
            "from": source if count == 1 else None,
        }
        taken = model.depth is not None and count <= model.depth
        free = may.mine and count in may.takes
        kids.append(
            el(
                "li",
                {"class": "at" + (" free" if free else "") + (" take" if taken else ""), "key": "lies-" + known[place]},
                card(pile[place], "button", own),
                el("span", {"class": "do", "aria-hidden": "true"}, msg("pile.take-word"))
                if count == 1 and may.mine and may.takes
                else None,
            )
        )
    if may.mine and may.phase != "draw":
        kids.append(el("li", {"class": "at gap", "key": "lies-next"}, _put_here(may, pile)))
    count = len(kids)
    rows = {"roving": "pile", "--n": max(2, count), "--half": max(2, (count + 1) // 2)}
    rows["--third"] = _third(count, model.size[0])
    label = msg("pile.fan", count=len(pile))
    return el(
        "div",
        {
            "class": "fan",
            "data-zone": "discard",
            "data-count": str(len(pile)),
            "key": "zone-discard",
            "drop": "pile",
            "role": "group",
            "aria-label": label,
        },
        el("ol", rows, *kids),
    )


def _third(count, width):
    """Cards in a row of a phone's fan: as many as leave strips that are wide enough for a thumb."""
    rows = 1
    while -(-count // rows) > 2 and (width - FAN_REST) / (-(-count // rows) - 1) < STRIP:
        rows += 1
    return max(2, -(-count // rows))


def _put_here(may, pile):
    """The place for the next discard, at the end of the fan."""
    name, top = "pile.discard" if pile else "pile.empty", {"top": face(pile[-1])} if pile else {}
    if may.discard:
        name = "pile.put" if pile else "pile.put-first"
        top["card"] = face(may.chosen[0])
    return el(
        "button",
        {
            "class": "card none lit" if may.discard else "card none",
            "type": "button",
            "key": "pile",
            "act": "discard",
            "do": "pile",
            "aria-disabled": None if may.discard else True,
            "aria-label": {"m": name, "a": top},
        },
        icon("plus"),
    )


def taking(model, may):
    """What comes with a card of the fan, and the way to take it."""
    count = model.depth
    lowest = face(model.update["view"]["discard"][-count])
    return el(
        "section",
        {"class": "tray", "key": "taking", "aria-label": msg("tray.taking")},
        tray.gatherings(model.desk),
        el("p", {}, msg("tray.take", others=count - 1, card=lowest)),
        el(
            "div",
            {"class": "row"},
            button(
                msg("act.take-many", count=count) if count > 1 else msg("act.take-card", card=lowest),
                "pile",
                "do",
                "take-discard",
                **{"key": "take", "data-count": str(count), "aria-disabled": None if count in may.takes else True},
            ),
            button(msg("common.cancel"), "depth:0", "plain", "cancel", key="take-cancel"),
        ),
    )
