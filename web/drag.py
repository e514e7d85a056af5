"""Dragging, beside the taps: what is let go somewhere does what a tap there does with the same cards.

The kernel moves what is dragged. Here it is known what that is (``model.aloft``: a card of the hand, "stock", "pile",
"depth:4", "gathered:0"), so that what can be done with it is lit; and what comes of it where it is let go. Until that
is known (the engine answers, or the player is asked) it lies where it was let go.
"""

from web import app, desk, use
from web.may import May


def init(model):
    model.aloft = None  # what is being dragged, or None
    model.landed = False  # it has been let go


def waits(model):
    """What has been let go and waits for an answer, or None."""
    asked = model.flying is not None or model.late is not None or model.asked is not None
    return model.aloft if model.landed and asked else None


def end(model):
    """Nothing is dragged."""
    model.aloft = None
    model.landed = False
    model.desk.lifted = None


def updated(model):
    """What was let go has come where it belongs; what is still dragged stays in the hand of who drags it."""
    if model.landed or not _there(model):
        end(model)


def reaches_hand(model, may):
    """Whether what is dragged can go to the hand from elsewhere."""
    what = model.aloft
    if what is None or model.desk.lifted is not None:
        return False
    if what == "stock":
        return may.mine and may.stock
    return what.startswith("gathered:") or (may.mine and _depth(what) in may.takes)


def _depth(what):
    """How many cards of the discard pile are dragged; 0 if it is something else."""
    return 1 if what == "pile" else int(what[6:]) if what.startswith("depth:") else 0


def _there(model):
    what = model.aloft
    if what is None or "." in what:
        return bool(model.desk.lifted)
    return not what.startswith("gathered:") or int(what[9:]) < len(model.desk.gathered)


def _take_up(model, what):
    """Chosen cards go together, any other card alone. False if there is no such thing."""
    at = model.desk
    end(model)
    row = desk.shown(at)
    if what in row:
        at.lifted = [card for card in row if card in at.chosen] if what in at.chosen else [what]
    model.aloft = what
    if not _there(model):
        end(model)
    return model.aloft is not None


def _lift(model, args, _value):
    if not _take_up(model, args[0]):
        return []
    model.note = None
    model.hint = None
    model.desk.held = None
    if args[0].startswith("depth:"):
        model.depth = None
        return [effect for effect in app.handle(model, "depth", [str(_depth(args[0]))], None) if effect[0] != "focus"]
    return use.read(model)


def _drop(model, args, _value):
    what, where = args[0], args[1:]
    if model.aloft != what and not _take_up(model, what):
        return []
    model.landed = False
    lifted = model.desk.lifted is not None
    if lifted and where and where[0] not in ("hand", "pile") and not May(model).known:
        model.landed = True
        return use.wait(model, _drop, args)
    if not where:
        effects = []
    elif lifted:
        effects = _let_go(model, where)
    else:
        effects = _come(model, what, where[0])
    if not lifted and not _acts(effects):
        model.depth = None
    return _landed(model, effects)


def _landed(model, effects):
    """What has been let go waits for an answer, if one is to come."""
    if _acts(effects) or model.asked is not None:
        model.landed = model.aloft is not None
    else:
        end(model)
    return effects


def _acts(effects):
    return any(effect[0] == "call" and effect[1]["op"] == "act" for effect in effects)


def _choose(model, args, value):
    """The answer to the question where it goes."""
    return _landed(model, use.INTENTS["choose"](model, args, value))


def _let_go(model, where):
    """Cards of the hand, let go somewhere."""
    name, rest = where[0], where[1:]
    if name == "hand":
        return _put(model, rest[0] if rest else "")
    if name == "pile":
        return use.discard(model, [], None)
    if name == "meld":
        return use.not_now(model, May(model)) or _on_meld(model, rest)
    intent = {"swap": "reclaim", "twin": "match", "tray": "gather"}.get(name, "lay")
    return use.INTENTS[intent](model, rest, None)


def _on_meld(model, rest):
    may = May(model)
    if may.phase == "draw":
        return use.say(model, "draw-first")
    return use.INTENTS["meld"](model, rest, None)


def _come(model, what, where):
    """A pile or a gathered meld, let go over the hand or the table."""
    if what.startswith("gathered:"):
        if where == "hand":
            return use.INTENTS["ungather"](model, [what[9:]], None)
        return use.INTENTS["lay-tray"](model, [], None)
    if where != "hand":
        return []
    if what == "stock":
        return app.handle(model, "stock", [], None)
    model.depth = _depth(what)
    return app.handle(model, "pile", [], None)


def _put(model, before):
    """Put what is dragged before another card of the hand, or last."""
    at = model.desk
    if before and (before in at.lifted or before not in desk.shown(at)):
        return []
    for card in at.lifted:
        desk.put(at, card, before or None)
    return use.keep(model)


INTENTS = {"lift": _lift, "drop": _drop, "choose": _choose}
