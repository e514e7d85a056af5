"""The table as it is to be seen: each part of it is a module of this package."""

from web import app, calls, drag
from web.board import above, call, fan, hand, melds, piles, scores, seats, tray
from web.may import May
from web.nodes import el

PHONE = 960  # px: from here on the hand is one row


def scene(model):
    update = model.update
    if update is None:
        return el("main", {"class": "table", "key": "table"})
    may = May(model)
    phone = model.size[0] < PHONE
    classes = (
        "table"
        + (" has-fan" if fan.deep(update) else "")
        + (" duel" if len(update["seats"]) == 2 else "")
        + (" arranging" if model.desk.arranging else "")
    )
    return el(
        "main",
        {"class": classes, "key": "table", "do": "skip", "data-aloft": drag.waits(model)},
        seats.bar(model, may),
        seats.row(model, may),
        scores.scene(model),
        piles.centre(model, may),
        melds.laid(model, may, phone),
        _desk(model, may),
        call.covered(model) if app.covered(model) else hand.scene(model, phone, takes=drag.reaches_hand(model, may)),
        hand.acts(model, may),
        above.message(model),
    )


def _desk(model, may):
    """What lies above the hand."""
    if calls.asked(model):
        return call.bar(model)
    if app.covered(model):
        return None  # what was gathered is of the covered hand
    if may.mine and may.phase == "choose":
        return call.choices(model)
    return tray.scene(model, may) if model.depth is None else fan.taking(model, may)
