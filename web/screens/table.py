"""The table: what a tap, a key or an answer of the engine does. What is to be seen of it stands in ``board``.

The page knows no rule here. What is lit follows from the options of the update and from what is chosen; a press of
something unlit is either sent, so that the engine says why not, or, where there is nothing to send, answered in a
sentence.
"""

from web import announce, app, board, desk, keys, settings, written
from web.board import above, banner
from web.may import May, turn_of
from web.nodes import msg
from web.screens import dialogs
from web.screens.common import name_of
from web.written import bare

scene = board.scene
pane = above.pane


def init(model):
    model.desk = desk.Desk()
    model.note = None  # (code of a refusal or None, message, rule or None): why nothing happened
    model.hint = None  # what the hint says, {"seat"} where that seat's last turn is told instead, or None
    model.dialog = None  # "menu" "keys" "ways", or None
    model.asked = None  # [intent, ways], while the dialog "ways" asks which
    model.verdict = None  # on the tray: True if the engine takes it, else its refusal, or None before it has said so
    model.judging = 0  # verdicts that are on their way
    model.opened = None  # the long meld that lies open, or None
    model.depth = None  # how many cards of the fanned discard pile are looked at, to be taken, or None
    model.turns = []  # (seat, acts): what each seat did in its last turn
    model.said = []  # (seat, act): of what the others did since the viewer acted, what their place cards show
    model.before = None  # what was chosen before the drag that is being answered, or None


def updated(model, old, new):
    at = model.desk
    other = old is None or old["you"] != new["you"]
    if other or old["view"]["round_number"] != new["view"]["round_number"]:
        at.sort = model.settings["sort"]
    deal = desk.follow(at, new)
    _update_note(model, old, new)
    _hear(model, old, new)
    if model.hint is not None and not _recalled(model, old, new):
        model.hint = None
    model.depth = None
    model.asked = None
    model.before = None
    model.judging = 0
    if model.dialog == "ways":
        model.dialog = None
    if model.opened is not None and model.opened >= len(new["view"]["melds"]):
        model.opened = None
    effects = [["say", message] for message in announce.story(old, new)] + _judge(model)
    if other:
        return effects + [["kept", _place(model)]]  # before anything is stored in its place
    if deal and at.sort == "melds":
        effects.append(_ask_groups(model))
    return effects + _keep(model)


def entered(model):
    model.dialog = None  # one that was open when the screen was left
    return [["focus", "main"]]


def refused(model, refusal):
    model.desk.moving = []
    if model.before is not None:
        model.desk.chosen, model.before = model.before, None
    model.hint = None
    code = refusal["code"]
    if code == "stale_update":
        return []
    model.note = (code, announce.refusal(refusal), refusal["rule"])
    return [["say", model.note[1]]]


def _hear(model, old, new):
    """Keep what each seat did in its last turn; the place cards show it until the viewer acts."""
    if old is None or any(item["type"] == "dealt" for item in new["news"]):
        model.turns = []
    if old is None or any(item.get("seat") == new["you"] for item in new["news"]):
        model.said = []
    for seat, act in announce.acts(old, new):
        turn = [] if act[0] in ("drew", "took") else turn_of(model, seat)
        turn = turn + [act]
        model.turns = [pair for pair in model.turns if pair[0] != seat] + [(seat, turn)]
        if seat != new["you"]:
            model.said = [pair for pair in model.said if pair[0] != seat] + [(seat, announce.telling(turn))]


def _recalled(model, old, new):
    """Whether a turn that is told stays to be read: while the others play, and the viewer has not acted."""
    own = any(item.get("seat") == new["you"] for item in new["news"])
    return "seat" in model.hint and not own and bool(turn_of(model, model.hint["seat"])) and old["you"] == new["you"]


def _turn(model, args, _value):
    """A press on a place card: what that seat did in its last turn; another press closes it."""
    seat = int(args[0])
    told = model.hint is not None and model.hint.get("seat") == seat
    model.note = None
    model.hint = None if told or not turn_of(model, seat) else {"seat": seat}
    return [["focus", "turn-%d" % seat]]


def _say(model, name, **args):
    """Answer a press of something unlit."""
    model.hint = None
    model.note = (None, msg("why." + name, **args), None)
    return [["say", model.note[1]]]


def _not_now(model, may):
    """Why no action can be taken at all, or None."""
    if may.over:
        return _say(model, "over")
    if not may.mine:
        update = model.update
        model.hint = None
        model.note = _not_yours(update)
        return [["say", model.note[1]]]
    return None


def _not_yours(update):
    who = name_of(update["seats"], update["view"]["turn"], update["you"])
    return "not_your_turn", msg("why.turn", who=who), None


def _update_note(model, old, new):
    """What was said while the others play stays to be read until they have done; whose turn it is follows them."""
    for update in (old, new):
        if update is None or update["view"]["result"] is not None or update["view"]["turn"] == new["you"]:
            model.note = None
            return
    if model.note is not None and model.note[0] == "not_your_turn":
        model.note = _not_yours(new)


def _send(model, action, cards):
    """Send an action; ``cards`` are the identities that are to move."""
    model.before = None
    model.note = None
    model.dialog = None
    model.desk.moving = cards
    return app.act(model, action)


def _card(model, args, _value):
    at = model.desk
    one = args[0]
    if one not in desk.shown(at):
        return []
    model.note = None
    model.hint = None
    if not at.arranging:
        desk.choose(at, one)
        return []
    if at.held is None:
        at.held = one
        return [["focus", "card-" + one]]
    return _put(model, one)


def _put(model, before):
    at = model.desk
    one, at.held = at.held, None
    desk.put(at, one, before)
    return [["focus", "card-" + one]] + _keep(model)


def _last(model, _args, _value):
    return _put(model, None) if model.desk.held is not None else []


def _draw(model, _args, _value):
    return _not_now(model, May(model)) or _send(model, {"draw": "stock"}, [])


def _pile(model, _args, _value):
    may = May(model)
    if may.mine and may.phase == "draw":
        return _send(model, {"draw": "discard", "count": model.depth or 1}, [])
    return _discard_chosen(model, _args, _value)


def _depth(model, args, _value):
    """A press on a card of the fan: so many cards would come; a press on the lowest of them puts them back."""
    may = May(model)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if may.phase != "draw":
        return _discard_chosen(model, args, _value)
    count = int(args[0])
    if count > len(model.update["view"]["discard"]):
        return []
    model.note = None
    model.hint = None
    model.depth = count if count not in (0, model.depth) else None
    return [["focus", "take" if model.depth is not None else "main"]]


def _discard_chosen(model, _args, _value):
    may = May(model)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if len(may.cards) != 1:
        return _say(model, "one-to-discard")
    return _send(model, {"discard": may.chosen[0]}, may.cards)


def _one_of(model, intent, ways):
    """Go the only way, or ask which."""
    if len(ways) == 1:
        return _go(model, intent, ways[0])
    model.asked = [intent, ways]
    model.dialog = "ways"
    return [["focus", "way-0"]]


def _go(model, intent, way):
    cards, at = way["cards"], model.desk
    moving = desk.find(at, bare(cards)) or []
    if intent == "gather":
        desk.gather(at, cards, way["value"])
        model.note = None
        model.dialog = None
        return [["focus", "main"]] + _judge(model)
    if intent == "lay":
        return _send(model, {"meld": [cards]}, moving)
    if intent == "add":
        return _send(model, {"lay_off": cards, "on": way["on"]}, moving)
    lying, made = desk.zone(at, "meld-%d" % way["on"]), model.update["view"]["melds"][way["on"]]
    moving = moving + [lying[i] for i in written.freed(made, cards)]
    return _send(model, {"reclaim": cards if len(cards) > 1 else cards[0], "from": way["on"]}, moving)


def _choose(model, args, _value):
    """The answer to the question which way."""
    if model.asked is None:
        return []
    intent, ways = model.asked
    model.asked = None
    return _go(model, intent, ways[int(args[0])])


def _lay(model, _args, _value):
    """Lay down the chosen meld, or what waits on the tray. First melds are gathered, since they are laid together."""
    may = May(model)
    if may.tray and (not may.cards or (may.ready and not may.lays and not may.gathers)):
        return _lay_tray(model, _args, _value)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if not may.cards:
        return _say(model, "cards-to-meld")
    if may.lays:
        return _one_of(model, "lay", may.lays)
    if may.gathers:
        return _one_of(model, "gather", may.gathers)
    return _send(model, {"meld": [may.chosen]}, may.cards)


def _lay_tray(model, _args, _value):
    stop = _not_now(model, May(model))
    if stop is not None:
        return stop
    if not model.desk.gathered:
        return _say(model, "cards-to-meld")
    return _send(model, _tray(model), [one for group in model.desk.gathered for one in group["cards"]])


def _tray(model):
    """The action that lays all that waits on the tray."""
    return {"meld": [group["written"] for group in model.desk.gathered]}


def _judge(model):
    """After each change of the tray: what the engine would say to it."""
    model.verdict = None
    if not model.desk.gathered:
        return []
    may = May(model)
    if not may.mine or may.phase != "play":
        return []
    model.judging += 1
    return [["call", {"op": "judge", "action": _tray(model)}, "judge"]]


def _judged(model, _args, value):
    """The last verdict on its way is the one on the tray as it is now."""
    model.judging = max(0, model.judging - 1)
    if model.judging or not model.desk.gathered:
        return []
    model.verdict = (value["ok"]["refusal"] if "ok" in value else None) or True
    return [["say", banner.missing(model.verdict)]]


def _press_meld(model, args, _value):
    """A press on a meld: what is chosen goes there; with nothing chosen a long meld opens."""
    number = int(args[0])
    if number >= len(model.update["view"]["melds"]):
        return []
    may = May(model)
    if may.mine and may.phase == "play" and may.cards:
        return _add_to(model, may, number, args[1] if len(args) > 1 else None)
    model.opened = None if model.opened == number else number
    return []


def _add_to(model, may, number, end=None):
    """Lay off what is chosen on one meld, at one of its ends if there is a choice, or let it free a wild there; what
    fits nowhere the engine refuses."""
    ways = may.on(number)
    if end is not None:
        made, aces = model.update["view"]["melds"][number], model.update["rules"].get("ace_in_runs")
        ways = [way for way in ways if end in written.ends(made, way["cards"], aces)] or ways
    if ways:
        return _one_of(model, "add", ways)
    ways = [way for way in may.swaps if way["on"] == number]
    if ways:
        return _one_of(model, "reclaim", ways)
    return _send(model, {"lay_off": may.chosen, "on": number}, may.cards)


def _no_cards(model, may, wanting):
    """Why nothing can go to a meld of the table, or None; without cards chosen, that some are ``wanting``."""
    stop = _not_now(model, may)
    if stop is None and may.phase == "draw":
        stop = _say(model, "draw-first")
    if stop is None and not may.cards:
        stop = _say(model, wanting)
    return stop


def _add(model, _args, _value):
    """Lay off what is chosen; where it can go several ways they are asked for."""
    may = May(model)
    stop = _no_cards(model, may, "cards-to-add")
    if stop is not None:
        return stop
    if may.adds:
        return _one_of(model, "add", may.adds)
    if model.update["view"]["melds"] and not model.update["options"]["lay_offs"]:
        return _send(model, {"lay_off": may.chosen, "on": 0}, may.cards)  # nothing may be added: the engine says why
    return _say(model, "fits-nowhere")


def _reclaim(model, args, _value):
    """Put what is chosen in a wild's place and take the wild; without a meld named, wherever that can be done."""
    may = May(model)
    stop = _no_cards(model, may, "cards-to-swap")
    if stop is not None:
        return stop
    if args:
        return _reclaim_from(model, may, int(args[0]))
    if may.swaps:
        return _one_of(model, "reclaim", may.swaps)
    lying = [i for i, meld in enumerate(model.update["view"]["melds"]) if written.wilds(meld)]
    if lying and not model.update["options"]["reclaims"]:
        return _reclaim_from(model, may, lying[0])  # nothing may be reclaimed: the engine says why
    return _say(model, "frees-none")


def _reclaim_from(model, may, number):
    if number >= len(model.update["view"]["melds"]):
        return []
    ways = [way for way in may.swaps if way["on"] == number] or [{"cards": may.chosen, "on": number}]
    return _one_of(model, "reclaim", ways)


def _gather(model, _args, _value):
    may = May(model)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if not may.gathers:
        return _say(model, "draw-first" if may.phase == "draw" else "cards-to-meld")
    return _one_of(model, "gather", may.gathers)


def _ungather(model, args, _value):
    if int(args[0]) >= len(model.desk.gathered):
        return []
    desk.ungather(model.desk, int(args[0]))
    return _judge(model)


def _drop(model, args, _value):
    """A card dragged to another one takes its place; to a pile, a meld or the tray it does what a tap there does: with
    the chosen ones it is one of, but for the discard, or else alone."""
    at = model.desk
    one, where = args[0], args[1]
    row = desk.shown(at)
    if one not in row:
        return []
    if where == "card":
        return _drop_in_hand(model, one, args[2], row)
    before = at.chosen
    if where == "pile" or one not in before:
        at.chosen = [one]
    if where == "pile":
        effects = _discard_chosen(model, args, None)
    elif where == "meld":
        effects = _not_now(model, May(model)) or _drop_on_meld(model, int(args[2]))
    elif where == "swap":
        effects = _reclaim(model, args[2:], None)
    elif where == "tray":
        effects = _gather(model, args, None)
    else:
        effects = _lay(model, args, None)
    if any(effect[0] == "call" and effect[1]["op"] == "act" for effect in effects):
        model.before = before
    elif at.chosen and model.asked is None:
        at.chosen = before
    return effects


def _drop_in_hand(model, one, other, row):
    if other not in row or other == one:
        return []
    place = row.index(other) + (1 if row.index(one) < row.index(other) else 0)
    desk.put(model.desk, one, row[place] if place < len(row) else None)
    return _keep(model)


def _drop_on_meld(model, number):
    may = May(model)
    if may.phase == "draw":
        return _say(model, "draw-first")
    if number >= len(model.update["view"]["melds"]):
        return []
    return _add_to(model, may, number)


def _undo(model, _args, _value):
    if not May(model).undo:
        return _say(model, "nothing-to-undo")
    return app.ask(model, "undo")


def _hint(model, _args, _value):
    stop = _not_now(model, May(model))
    if stop is not None:
        return stop
    return [["call", {"op": "hint"}, "hint"]]


def _hinted(model, _args, value):
    if "ok" not in value:
        return _say(model, "no-hint")
    model.note = None
    model.hint = value["ok"]
    why = above.reason(model.hint)
    return [["say", above.advice(model.hint["action"])]] + ([["say", why]] if why is not None else [])


def _do_hint(model, _args, _value):
    if model.hint is None or "action" not in model.hint:
        return []
    action = model.hint["action"]
    wanted = [name for group in action.get("meld") or [] for name in group]
    for name in ("lay_off", "reclaim", "discard"):
        found = action.get(name) or []
        wanted = wanted + (found if isinstance(found, list) else [found])
    model.hint = None
    return _send(model, action, desk.find(model.desk, bare(wanted)) or [])


def _sort_hand(model, args, _value):
    at = model.desk
    how = args[0]
    model.note = None
    if how == "hand":
        at.arranging = not at.arranging
        at.held = None
        if at.arranging:
            at.chosen = []
            return [["say", msg("banner.pick-up")]]
        return []
    at.arranging = False
    at.held = None
    settings.change(model.settings, "sort", how)
    if how == "melds":
        at.sort = how
        return [app.keep(model), _ask_groups(model)]
    desk.arrange(at, how, desk.low_ace(model.update))
    return [app.keep(model), ["say", msg("sort.done-" + how)]] + _keep(model)


def _ask_groups(model):
    at = model.desk
    hand = desk.zone(at, "hand")
    return ["call", {"op": "arrange", "faces": desk.faces([one for one in at.order if one in hand])}, "arrange"]


def _grouped(model, _args, value):
    if "ok" not in value or model.desk.sort != "melds":
        return []
    desk.regroup(model.desk, value["ok"]["groups"], value["ok"]["rest"])
    return [["say", msg("sort.done-melds")]] + _keep(model)


def _place(model):
    return app.hand_of(model.desk.match, model.desk.seat)


def _keep(model):
    """Store the order of the hand, if it is another than the one stored; after the round there is none."""
    at = model.desk
    text = None if app.ended(model) else desk.stored(at)
    if text == at.text:
        return []
    at.text = text
    return [["save", _place(model), text]]


def _kept(model, _args, value):
    """The stored order of this hand, if there is one; else a hand that is to lie by melds is sorted."""
    if desk.recall(model.desk, value) or model.desk.sort != "melds":
        return []
    return [_ask_groups(model)]


def _cancel(model, _args, _value):
    """One way out of everything: the dialog, the message, the card picked up, the mode, the choice."""
    at = model.desk
    if model.question is not None or model.asking:
        return dialogs.cancel(model, _args, _value)
    if model.dialog is not None:
        model.dialog = None
        model.asked = None
        return []
    if model.note is not None or model.hint is not None:
        model.note = None
        model.hint = None
    elif model.depth is not None:
        model.depth = None
    elif at.held is not None:
        at.held = None
    elif at.arranging:
        at.arranging = False
    elif at.chosen:
        at.chosen = []
    else:
        model.opened = None
    return []


def _close_note(model, _args, _value):
    model.note = None
    model.refusal = None
    return [["focus", "main"]]


def _close_hint(model, _args, _value):
    model.hint = None
    return [["focus", "hint"]]


def _show_menu(model, _args, _value):
    model.dialog = "menu"
    model.note = None
    model.hint = None
    return [["focus", "menu-rules"]]


def _show_keys(model, _args, _value):
    model.dialog = "keys"
    return [["focus", "keys-close"]]


def _ask_abandon(model, _args, _value):
    model.dialog = None
    return dialogs.ask(model, ["abandon", model.update["id"]], None)


def _leave(model, _args, _value):
    model.dialog = None
    return app.handle(model, "leave", [], None)


def _menu_go(model, args, _value):
    model.dialog = None
    return app.handle(model, "go", args, None)


def _menu_pause(model, _args, _value):
    model.dialog = None
    return app.handle(model, "pause", [], None) + [["focus", "menu"]]


def _result(model, _args, _value):
    return [["screen", app.place_of(model), "replace"]] if app.ended(model) else []


def _wait(model, _args, _value):
    return _not_now(model, May(model)) or []


INTENTS = {
    "card": _card,
    "last": _last,
    "turn": _turn,
    "stock": _draw,
    "pile": _pile,
    "depth": _depth,
    "discard": _discard_chosen,
    "lay": _lay,
    "lay-tray": _lay_tray,
    "meld": _press_meld,
    "add": _add,
    "gather": _gather,
    "reclaim": _reclaim,
    "choose": _choose,
    "ungather": _ungather,
    "drop": _drop,
    "undo": _undo,
    "hint": _hint,
    "do-hint": _do_hint,
    "sort": _sort_hand,
    "cancel": _cancel,
    "close-note": _close_note,
    "close-hint": _close_hint,
    "menu": _show_menu,
    "keys": _show_keys,
    "ask-abandon": _ask_abandon,
    "confirm": dialogs.confirm,
    "leave-table": _leave,
    "menu-go": _menu_go,
    "menu-pause": _menu_pause,
    "result": _result,
    "pause": app.INTENTS["pause"],
    "skip": app.INTENTS["skip"],
    "wait": _wait,
    "kept": _kept,
    "reply:hint": _hinted,
    "reply:judge": _judged,
    "reply:arrange": _grouped,
}
INTENTS.update(keys.intents(INTENTS))
