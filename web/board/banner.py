"""Whose turn it is and what is owed, in a sentence."""

from web import announce, app, calls, desk
from web.board import call, fan, upcards
from web.may import kind_of, turn_of
from web.nodes import el, face, msg
from web.screens.common import name_of


def banner(model, may):
    head, words = _banner_words(model, may)
    told = upcards.words(model) if may.phase == "draw" and not model.desk.arranging else None
    return el(
        "p",
        {"class": "banner", "key": "banner"},
        (el("b", {}, head), " ") if head is not None else None,
        (el("span", {"class": "wild-by"}, told), " ") if told is not None else None,
        el("span", {}, words),
    )


def _banner_words(model, may):
    """A heading, if there is one, and a sentence."""
    update = model.update
    view = update["view"]
    if may.over:
        return msg("banner.over"), msg("banner.over-say")
    if model.desk.arranging:
        held = model.desk.held
        return msg("banner.arranging"), msg("banner.held", card=face(desk.face(held))) if held is not None else msg(
            "banner.pick-up"
        )
    if not may.mine and model.paused:
        return msg("banner.paused"), msg("banner.paused-say")
    if calls.is_open(update):
        return call.words(model, may)
    if not may.mine:
        if view["turn"] == update["you"]:
            return None, msg("life.bot-plays")
        name = name_of(update["seats"], view["turn"], None if app.covered(model) else update["you"])
        return None, msg("banner.other-" + _deed(view), name=name)
    return msg("banner.paused" if model.paused else "banner.yours"), owed(model, may, view)


def _deed(view):
    """The word for what the seat to act is to do."""
    if view["phase"] == "choose":
        return "chooses"
    if view.get("caller"):
        return "called"
    return "draws" if view["phase"] == "draw" else "plays"


def _bound(update):
    """What the player must do who floats or chooses how many cards to get; None for any other."""
    view, options = update["view"], update["options"]
    if view["phase"] == "choose":
        return msg("choice.say")
    if view["phase"] == "draw":
        if update["you"] not in view.get("floating", ()):
            return None
        return msg("banner.float-draw" if view["stock"] else "banner.float-last")
    if not view.get("floated") or len(view["hand"]) != 1:
        return None
    use = options["lay_offs"] or options.get("matches")
    return msg("banner.float-play" if use else "banner.float-out", card=face(view["hand"][0]))


def owed(model, may, view):
    """What the player is asked for, in a sentence."""
    bound = _bound(model.update)
    if bound is not None:
        return bound
    if may.phase == "draw":
        if not view["stock"]:
            return msg("banner.stock-empty" if may.takes else "banner.stock-only")
        if may.takes and fan.deep(model.update) and len(view["discard"]) > 1:
            return msg("banner.draw-or-fan")
        return msg("banner.draw-or-take" if may.takes else "banner.draw")
    if may.gathers or may.lays:
        if may.tray:
            return msg("banner.gather-more")
        if may.opening:
            return msg("banner.gather-first", points=may.opening)
        if not may.lays:
            return msg("banner.gather")
        return msg("banner.meld-add" if may.adds else "banner.meld")
    if view.get("caller") and not may.chosen:
        return msg("banner.caller")
    if may.discard:
        if may.adds:
            kind = "choice" if may.swaps or may.matches else kind_of(view["melds"], may.adds)
            return msg("banner.discard-or-" + kind, card=face(may.chosen[0]))
        if may.matches:
            return msg("banner.discard-or-match", card=face(may.chosen[0]))
        if may.swaps:
            return msg("banner.discard-or-swap", card=face(may.chosen[0]))
        return msg("banner.discard-last" if len(view["hand"]) == 1 else "banner.discard", card=face(may.chosen[0]))
    if may.adds:
        return msg("banner.add")
    if may.matches:
        return msg("banner.match", cards=announce.listed(may.chosen))
    if may.swaps:
        return msg("banner.swap", cards=announce.listed(may.chosen))
    if len(may.chosen) > 1 and may.known:
        return msg("banner.no-meld")
    owed = announce.owed(view)
    if len(may.chosen) == 1 and may.known:  # what is owed is why it may not be discarded
        return owed or msg("banner.no-discard", card=face(may.chosen[0]))
    if may.tray:
        return missing(model.verdict)
    if owed is not None:
        return owed
    if may.opening:
        return msg("banner.choose-first", points=may.opening)
    options = model.update["options"]
    if options["discards"] and len(view["hand"]) == 1:
        return msg("banner.choose-last")
    return msg("banner.choose-add" if options["lay_offs"] or _may_add(model) else "banner.choose")


def _may_add(model):
    """Whether cards may be added to melds by now, though none of the hand may fit."""
    update = model.update
    late = update["rules"].get("lay_off_needs_opening", True) and update["you"] not in update["view"]["opened"]
    if late or not update["view"]["melds"]:
        return False
    now = any(act[0] == "opened" for act in turn_of(model, update["you"]))
    return update["rules"].get("lay_off_in_opening_turn", True) or not now


def missing(verdict):
    """What the melds on the tray still need, as far as the engine has said so."""
    if verdict in (None, True):
        return msg("banner.tray")
    if verdict["code"] == "opening_too_low":
        return msg("banner.short", points=verdict["values"]["needed"] - verdict["values"]["reached"])
    return announce.refusal(verdict)
