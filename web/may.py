"""What an update allows with the cards that are chosen. No rule is known here: the engine says what it accepts.

A *way* is one entry of the engine's reading of the chosen cards: ``{"cards"}`` as the action writes them, ``"kind"``
and ``"slots"`` of the meld that comes of it, with ``"value"`` for a new meld and ``"on"`` for a meld of the table.
Where there are several, the player is asked.
"""

from web import app, calls, desk, query
from web.nodes import face, msg


class May:
    """What the options of an update allow with the cards that are chosen."""

    def __init__(self, model):
        update = model.update
        view, options, at = update["view"], update["options"], model.desk
        self.over = view["result"] is not None
        self.mine = app.mine(model)
        self.phase = view["phase"]
        self.cards = desk.meant(at)
        self.dragged = at.lifted is not None  # they are being dragged: what takes them is lit for that
        self.tray_dragged = model.aloft is not None and model.aloft.startswith("gathered:")
        self.chosen = desk.faces(self.cards)
        self.stock = False
        self.takes = []  # how many cards of the discard pile can be taken
        for draw in options["draws"]:
            if draw["draw"] == "stock":
                self.stock = True
            else:
                self.takes.append(draw.get("count", 1))
        needed = view["opening"]["needed"] if view["opening"] else None
        self.opening = needed if self.mine else None  # what the player's first melds must reach
        opened = update["you"] in view["opened"]
        rules = update["rules"]
        of_all = rules.get("opening_needs_clean_run") or (rules.get("taken_card_must_open") and view["debts"])
        self.together = bool(needed) or (not opened and bool(of_all))
        self.tray = bool(at.gathered)
        said = model.answers.get(query.reading(model, self.chosen)) if self.reads() else {}
        self.known = said is not None  # the engine has said what the chosen cards can do
        said = said or {}
        self.gathers = said.get("melds") or []
        # first melds are laid from the tray
        self.lays = [] if self.together else [way for way in self.gathers if way["refusal"] is None]
        self.adds = said.get("lay_offs") or []
        self.swaps = [{"cards": way["cards"], "on": way["from"]} for way in said.get("reclaims") or []]
        self.matches = [{"cards": [way["match"]], "on": way["on"]} for way in said.get("matches") or []]
        self.discard = len(self.chosen) == 1 and self.chosen[0] in options["discards"]
        self.ready = self.tray and self.mine and model.verdict is True  # the engine takes what lies on the tray
        self.undo = bool(options["undo"])
        self.calls = calls.ways(update) if self.mine and calls.is_open(update) else []
        if calls.from_hand(update):  # nobody else may see what the hand can call
            self.calls = [] if app.covered(model) else calls.fitting(self.calls, self.chosen)

    def reads(self):
        """Whether there is something to ask the engine about the chosen cards."""
        return self.mine and self.phase == "play" and bool(self.chosen)

    def on(self, number):
        """The ways to add the chosen cards, or in a call the discard, to a meld of the table."""
        return [way for way in (self.calls if self.phase == "call" else self.adds) if way["on"] == number]


def turn_of(model, seat):
    """What a seat did in its last turn, as acts; nothing if it is not known."""
    for one, acts in model.turns:
        if one == seat:
            return acts
    return []


def targets(ways):
    """The melds of the table that ways lead to."""
    found = []
    for way in ways:
        if way["on"] not in found:
            found.append(way["on"])
    return found


def kind_of(melds, ways):
    """The word for where ways lead: a run, a set, or a meld that is neither or one of several."""
    found = targets(ways)
    kind = melds[found[0]]["kind"] if len(found) == 1 else "choice"
    return "choice" if kind == "wilds" else kind


def values(ways):
    """The least and the most that a new meld of the chosen cards is worth."""
    found = sorted([way["value"] for way in ways])
    return found[0], found[-1]


def main_act(model, may):
    """(intent, label, lit, symbol) of the gold button: what is owed, or what the chosen cards can do."""
    view, chosen = model.update["view"], may.chosen
    if may.over:
        return "result", msg("act.result"), True, None
    if model.paused and app.bot_to_act(model):
        return "pause", msg("act.go-on"), True, "play"
    if model.desk.arranging:
        return "sort:hand", msg("act.done"), True, "check"
    if app.watching(model.update):
        return "hand:%d" % model.update["you"], msg("life.take-back"), True, None
    if not may.mine:
        return "wait", msg("act.draw"), False, None
    if may.phase == "call":
        return "wait", msg("act.call-or-pass"), False, None
    if may.phase == "choose":
        return "wait", msg("act.choose-count"), False, None
    if may.phase == "draw":
        if 1 in may.takes and not view["stock"]:
            return "pile", msg("act.take-card", card=face(view["discard"][-1])), True, None
        return "stock", msg("act.draw"), may.stock, None
    if not may.known and len(chosen) > 1 and not may.ready:
        return "main", msg("act.lay"), False, "lay"
    if may.gathers and (may.tray or not may.lays):
        least, most = values(may.gathers)
        return "gather", msg("act.gather-points", points=least) if least == most else msg("act.gather"), True, "lay"
    if may.ready or (may.tray and not chosen):
        return "lay-tray", msg("act.lay-all"), may.ready, "lay"
    if may.lays:
        return "lay", msg("act.lay"), True, "lay"
    if may.discard:
        return "discard", msg("act.discard-card", card=face(chosen[0])), True, None
    if may.adds:
        return "add", msg("act.add-" + kind_of(view["melds"], may.adds)), True, "plus"
    if may.matches:
        return "match", msg("act.match"), True, "twin"
    if may.swaps:
        return "reclaim", msg("act.reclaim"), True, "swap"
    if len(chosen) > 1:
        return "lay", msg("act.lay"), False, "lay"
    return "discard", msg("act.discard"), False, None
