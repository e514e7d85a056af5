"""The hands of the others, where they lie open: a row for each, beside the seat's shape."""

from web import desk
from web.board import cards
from web.nodes import card, el, msg
from web.screens.common import name_of, token


def scene(model):
    """None where all of them are hidden."""
    update = model.update
    seats, you = update["seats"], update["you"]
    others = [(you + step) % len(seats) for step in range(1, len(seats))]
    rows = [_row(model, seat) for seat in others if desk.zone(model.desk, "hand-%d" % seat)]
    return (
        el("section", {"class": "open-hands", "key": "open-hands", "aria-label": msg("replay.hands")}, *rows)
        if rows
        else None
    )


def _row(model, seat):
    update = model.update
    wild, name = cards.wilds(update), name_of(update["seats"], seat, update["you"])
    kids = []
    for one in desk.opened(model.desk, seat, desk.low_ace(update)):
        known = desk.face(one)
        props = {
            "class": cards.look(known, one, wild),
            "key": "open-" + one,
            "fly": one,
            "aria-label": cards.named(known, wild),
        }
        kids.append(el("span", {"class": "at", "key": "open-at-" + one}, card(known, props=props)))
    return el(
        "div",
        {"class": "open-hand", "role": "group", "data-owner": str(seat), "key": "open-%d" % seat, "aria-label": name},
        token(update["seats"], seat, update["you"]),
        el("span", {"class": "name", "aria-hidden": "true", "dir": "auto"}, name),
        el("span", {"class": "cards"}, *kids),
    )
