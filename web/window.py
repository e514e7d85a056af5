"""What a person answers when a discard may be called, and when the rules let them choose how many cards they get.

Where several people share the device all of them are asked at once, hands covered: a call on the melds needs open
cards only. Who calls is remembered until the engine asks that seat, and the others pass.
"""

from web import app, calls, use
from web.board import call
from web.may import May
from web.nodes import msg

MOST = 6  # ways that are offered at a time; choosing cards of the hand leads to the others
SECOND = 1000  # ms


def init(model):
    model.clock = None  # {"number" (of the update), "left" (seconds)} while a person is asked, else None
    model.answered = None  # (window, seat that calls or None): what the people of this device said together
    model.stopped = None  # what the clock was set to before it was stopped, for whoever wants it back


def updated(model, new):
    """Give the answer that is known, or start the clock."""
    model.clock = None
    if not calls.is_open(new):
        model.answered = None
    if not calls.asked(model):
        return []
    if model.answered is not None and model.answered[0] == calls.window(new):
        return _given(model, new)
    if app.covered(model) or any(seat != new["you"] for seat in calls.people(new)):
        model.common, model.seen = True, None
    if not new["options"].get("calls") and app.seen_by(new) is None:
        return _pass(model)  # nothing to call; among several people that would tell of the hand
    return _start(model)


def _given(model, new):
    """What the people have answered already for this discard."""
    if model.answered[1] != new["you"]:
        return _pass(model)
    model.answered = None
    if calls.from_hand(new) and app.covered(model):
        return _hand_over(model)
    return _start(model) + _one_of(model, May(model).calls)


# -- the clock


def _start(model):
    """Ask, and start the clock; both are told once for each window, not each second."""
    number = model.update["number"]
    model.clock = {"number": number, "left": 0}
    told = [["say", call.words(model, May(model))[1]]]
    if not calls.timed(model):
        return told
    model.clock["left"] = int(model.settings["clock"])
    told.append(["say", msg("call.seconds", count=model.clock["left"])])
    return told + [["later", SECOND, "tick:%d" % number]]


def _tick(model, args, _value):
    """A second has passed. The clock goes with the number of the update, so that it ends no other window."""
    clock = model.clock
    if not calls.timed(model) or str(clock["number"]) != args[0]:
        return []
    if calls.runs(model):
        clock["left"] -= 1
        if clock["left"] <= 0:
            return [["say", msg("call.late")]] + _nobody(model)
    return [["later", SECOND, "tick:" + args[0]]]


def entered(model):
    """Back at the table the clock goes on, by what is set now."""
    if not calls.timed(model):
        return []
    whole = int(model.settings["clock"])
    if not 0 < model.clock["left"] <= whole:
        model.clock["left"] = whole
    return [["later", SECOND, "tick:%d" % model.clock["number"]]]


def _stop_clock(model, _args, _value):
    """Stop the clock for good, or let it go again; whoever took the device to call has time all the same."""
    if not calls.asked(model):
        return []
    if model.settings["clock"] == "off":
        model.settings["clock"] = model.stopped or "8"
        return [app.keep(model)] + (_start(model) if model.clock is not None else [])
    model.stopped, model.settings["clock"] = model.settings["clock"], "off"
    return [app.keep(model), ["say", msg("call.stopped")]]


# -- answers


def _not_asked(model, args):
    """Effects of a press that no window is open for, or that was meant for another one; else None."""
    if args and args[0] != str(model.update["number"]):
        return []
    return None if calls.asked(model) else use.say(model, "no-call")


def _call(model, args, _value):
    """``call:<number>:<seat>``; from the keyboard without either, for the seat that is asked."""
    stop = _not_asked(model, args)
    if stop is not None:
        return stop
    seat = int(args[1]) if len(args) > 1 else model.update["you"]
    if seat != model.update["you"]:
        model.answered = (calls.window(model.update), seat)
        return _pass(model) + [["focus", "main"]]
    if calls.from_hand(model.update) and app.covered(model):
        return _hand_over(model)
    return _one_of(model, May(model).calls)


def _let_go(model, args, _value):
    """``pass:<number>``: nobody at this device calls."""
    stop = _not_asked(model, args)
    return _nobody(model) + [["focus", "main"]] if stop is None else stop


def _nobody(model):
    if app.seen_by(model.update) is not None:
        model.answered = (calls.window(model.update), None)
    return _pass(model)


def _press_meld(model, args, value):
    """A press on a meld that the discard fits calls for it; any other does what it always does."""
    found = May(model).on(int(args[0])) if calls.asked(model) else []
    return _one_of(model, found) if found else use.INTENTS["meld"](model, args, value)


def _one_of(model, found):
    """Call the only way, or ask which."""
    if not found:
        return use.say(model, "no-way-to-call")
    if len(found) == 1:
        return _do(model, found[0])
    model.asked = ["call", found[:MOST]]
    model.dialog = "calls"
    return [["focus", "call-0"]]


def _call_way(model, args, _value):
    """The answer to the question what is called."""
    if not calls.asked(model) or model.asked is None:
        return []
    way = model.asked[1][int(args[0])]
    model.asked = None
    return _do(model, way)


def _do(model, way):
    return use.send(model, {"call": way["call"]}, May(model).cards) + [["focus", "main"]]


def _pass(model):
    return use.send(model, {"pass": True}, [])


def _hand_over(model):
    """What can be called shows in the hand: the caller takes the device, and has time."""
    model.clock = None
    return [["screen", "handover", "replace"]]


def _count(model, args, _value):
    """How many cards the person wants to be dealt."""
    may = May(model)
    if not may.mine or may.phase != "choose":
        return use.not_now(model, may) or []
    return use.send(model, {"choose": int(args[0])}, [])


INTENTS = {
    "call": _call,
    "pass": _let_go,
    "stop-clock": _stop_clock,
    "tick": _tick,
    "call-way": _call_way,
    "meld": _press_meld,
    "count": _count,
}
