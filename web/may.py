"""What an update allows with the cards that are chosen. No rule is known here: the engine lists what it accepts."""

from web import app, desk
from web.nodes import face, msg


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
        self.meld = None  # the meld they are, in its own order
        for one in options["melds"]:
            if desk.same(self.chosen, one):
                self.meld = one
        self.adds = []
        for one in options["lay_offs"]:
            if one["on"] not in self.adds and desk.same(self.chosen, one["cards"]):
                self.adds.append(one["on"])
        self.discard = len(self.chosen) == 1 and self.chosen[0] in options["discards"]
        self.tray = bool(at.gathered)
        self.undo = bool(options["undo"])


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
    if may.meld:
        if may.tray:
            return "gather", msg("act.gather"), True, "lay"
        return "lay", msg("act.lay"), True, "lay"
    if may.discard:
        return "discard", msg("act.discard-card", card=face(chosen[0])), True, None
    if may.adds:
        kind = view["melds"][may.adds[0]]["kind"] if len(may.adds) == 1 else "choice"
        return "add", msg("act.add-" + kind), True, "plus"
    if may.tray and not chosen:
        return "lay-tray", msg("act.lay-all"), True, "lay"
    if len(chosen) > 1:
        return "lay", msg("act.lay"), False, "lay"
    return "discard", msg("act.discard"), False, None
