"""Calls of rummy (R5-20, R5-V26): who is asked, the ways there are, whether the clock runs.

A *way* is one of ``options.calls``: ``{"call"}``, the ``"cards"`` as they are to lie, ``"kind"`` and ``"slots"`` of the
meld that comes of it, its ``"value"``, and ``"on"``: a meld of the table, or None for a new one.
"""

from web import app
from web.written import bare


def is_open(update):
    """Whether a discard may be called."""
    return update["view"]["phase"] == "call" and not update["view"]["result"]


def asked(model):
    """Whether the seat in front of the page is asked."""
    return model.update is not None and is_open(model.update) and app.mine(model)


def from_hand(update):
    """Whether a call may use cards of the hand, so that nobody but its owner may see what can be called."""
    return update["rules"].get("rummy_call") == "pile"


def ways(update):
    """The calls there are: first those with the discard itself, then those that put most points on the table."""
    found = []
    listed = update["options"].get("calls") or []
    for place in range(len(listed)):
        way = dict(listed[place])
        way["on"] = way["call"].get("on")
        found.append((0 if uses_discard(update, way) else 1, -way["value"], place, way))
    return [one[3] for one in sorted(found, key=lambda one: one[:3])]


def uses_discard(update, way):
    """Whether the card that was just discarded is among those called."""
    return update["view"]["call"]["card"] in bare(way["cards"])


def fitting(found, chosen):
    """The ways that use all of the chosen faces."""
    return [way for way in found if _holds(bare(way["cards"]), chosen)]


def _holds(cards, wanted):
    left = list(cards)
    for name in wanted:
        if name not in left:
            return False
        left.remove(name)
    return True


def people(update):
    """The seats of this device that are still to be asked, in that order."""
    view, seats, call = update["view"], update["seats"], update["view"]["call"]
    found = []
    for step in range(len(seats)):
        seat = (view["turn"] + step) % len(seats)
        if seat == call["discarder"]:
            break
        away = seat in view["eliminated"] or seat in view.get("out", ()) or seat in call["passed"]
        late = update["rules"].get("lay_off_needs_opening") and seat not in view["opened"]
        if seats[seat]["kind"] not in app.BOTS and not away and not late:
            found.append(seat)
    return found


def window(update):
    """What tells one window from another: answers of several people hold for one."""
    view = update["view"]
    return [update["id"], view["round_number"], view["turn_number"], view["call"]["discarder"], len(view["discard"])]


def timed(model):
    """Whether the person has a clock."""
    return model.clock is not None and model.settings["clock"] != "off"


def runs(model):
    """Whether the clock goes: never while the person does or sees something else."""
    away = model.dialog is not None or model.question is not None or model.asking or not model.visible
    held = model.paused or model.engine != "ready" or model.flying is not None or model.screen != "table"
    return timed(model) and not away and not held
