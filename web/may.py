"""What an update allows with the cards that are chosen. No rule is known here: the engine lists what it accepts.

A *way* is one entry of the options that the chosen cards match: ``{"cards"}`` as the action writes them, with
``"value"`` for a new meld and ``"on"`` for a meld of the table. Where there are several, the player is asked.
"""

from web import app, desk
from web.nodes import face, msg
from web.written import bare


class May:
    """What the options of an update allow with the cards that are chosen."""

    def __init__(self, model):
        update = model.update
        view, options, at = update["view"], update["options"], model.desk
        self.over = view["result"] is not None
        self.mine = not self.over and view["turn"] == update["you"]
        self.phase = view["phase"]
        self.cards = [one for one in desk.shown(at) if one in at.chosen]
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
        self.gathers = self._ways(options["gather"])
        self.lays = [] if self.together else self._ways(options["melds"])  # first melds are laid from the tray
        self.adds = self._ways(options["lay_offs"])
        self.swaps = [{"cards": way["cards"], "on": way["from"]} for way in self._ways(options["reclaims"])]
        self.discard = len(self.chosen) == 1 and self.chosen[0] in options["discards"]
        self.ready = self.tray and self.mine and model.verdict is True  # the engine takes what lies on the tray
        self.undo = bool(options["undo"])

    def _ways(self, entries):
        count = len(self.chosen)
        if not count:
            return []
        return [way for way in entries if len(way["cards"]) == count and desk.same(self.chosen, bare(way["cards"]))]

    def on(self, number):
        """The ways to add the chosen cards to a meld of the table."""
        return [way for way in self.adds if way["on"] == number]


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
    """The word for where ways lead: the kind of the one meld, or that there is a choice."""
    found = targets(ways)
    return melds[found[0]]["kind"] if len(found) == 1 else "choice"


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
    if not may.mine:
        return "wait", msg("act.draw"), False, None
    if may.phase == "draw":
        if 1 in may.takes and not view["stock"]:
            return "pile", msg("act.take-card", card=face(view["discard"][-1])), True, None
        return "stock", msg("act.draw"), may.stock, None
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
    if may.swaps:
        return "reclaim", msg("act.reclaim"), True, "swap"
    if len(chosen) > 1:
        return "lay", msg("act.lay"), False, "lay"
    return "discard", msg("act.discard"), False, None
