"""Whose turn it is and what is owed, in a sentence."""

from web import announce, desk
from web.board import fan
from web.may import kind_of, turn_of
from web.nodes import el, face, msg
from web.screens.common import name_of


def banner(model, may):
    head, words = _banner_words(model, may)
    return el(
        "p",
        {"class": "banner", "key": "banner"},
        (el("b", {}, head), " ") if head is not None else None,
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
    if not may.mine:
        if model.paused:
            return msg("banner.paused"), msg("banner.paused-say")
        name = name_of(update["seats"], view["turn"], update["you"])
        return None, msg("banner.other-draws" if view["phase"] == "draw" else "banner.other-plays", name=name)
    return msg("banner.yours"), _owed(model, may, view)


def _owed(model, may, view):
    """What the player is asked for, in a sentence."""
    if may.phase == "draw":
        if not view["stock"]:
            return msg("banner.stock-empty" if may.takes else "banner.stock-only")
        if may.takes and fan.deep(model.update):
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
    if may.discard:
        if may.adds:
            kind = "choice" if may.swaps else kind_of(view["melds"], may.adds)
            return msg("banner.discard-or-" + kind, card=face(may.chosen[0]))
        if may.swaps:
            return msg("banner.discard-or-swap", card=face(may.chosen[0]))
        return msg("banner.discard-last" if len(view["hand"]) == 1 else "banner.discard", card=face(may.chosen[0]))
    if may.adds:
        return msg("banner.add")
    if may.swaps:
        return msg("banner.swap", cards=announce.listed(may.chosen))
    if len(may.chosen) > 1:
        return msg("banner.no-meld")
    if may.chosen:
        return msg("banner.no-discard", card=face(may.chosen[0]))
    if may.tray:
        return missing(model.verdict)
    owed = announce.owed(view)
    if owed is not None:
        return owed
    if may.opening:
        return msg("banner.choose-first", points=may.opening)
    options = model.update["options"]
    if options["discards"] and len(view["hand"]) == 1:
        return msg("banner.choose-last")
    return msg("banner.choose-add" if options["lay_offs"] or _may_add(model) else "banner.choose")


def _may_add(model):
    """Whether the player has opened, so that cards may be added to melds, though none of the hand may fit."""
    update = model.update
    if update["you"] not in update["view"]["opened"] or not update["view"]["melds"]:
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
