"""The table: what a tap, a key or an answer of the engine does. What is to be seen of it stands in ``board``.

The page knows no rule here. What is lit follows from the options of the update and from what is chosen; a press of
something unlit is either sent, so that the engine says why not, or, where there is nothing to send, answered in a
sentence.
"""

from web import announce, app, board, desk, drag, keys, query, senses, settings, use, window
from web.board import above, seats, upcards
from web.may import May, turn_of
from web.nodes import msg
from web.screens import around, dialogs
from web.written import bare

scene = board.scene
pane = above.pane


def init(model):
    window.init(model)
    drag.init(model)
    model.desk = desk.Desk()
    model.note = None  # (code of a refusal or None, message, rule or None): why nothing happened
    model.hint = None  # what the hint says, {"seat"} where that seat's last turn is told instead, or None
    model.dialog = None  # "menu" "keys" "ways" "calls", or None
    model.asked = None  # [intent, ways], while the dialog "ways" or "calls" asks which
    model.verdict = None  # on the tray: True if the engine takes it, else its refusal, or None before it has said so
    model.opened = None  # the long meld that lies open, or None
    model.depth = None  # how many cards of the fanned discard pile are looked at, to be taken, or None
    model.unfolded = False  # on a low screen the whole fan is shown, though nothing can be drawn
    model.turns = []  # (seat, acts): what each seat did in its last turn
    model.said = []  # (seat, act): of what the others did since the viewer acted, what their place cards show
    model.upcards = None  # what is still told of the deal: see `board.upcards`


def updated(model, old, new):
    at = model.desk
    other = old is None or old["you"] != new["you"]
    if other or old["view"]["round_number"] != new["view"]["round_number"]:
        at.sort = model.settings["sort"]
    deal = desk.follow(at, new)
    drag.updated(model)
    _update_note(model, old, new)
    _hear(model, old, new)
    if model.hint is not None and not _recalled(model, old, new):
        model.hint = None
    taken = model.depth is not None and new["view"]["phase"] == "play" and bool(desk.shown(at))
    model.depth = None
    model.unfolded = False
    model.asked = None
    query.forget(model)
    if model.dialog in ("ways", "calls"):
        model.dialog = None
    if model.opened is not None and model.opened >= len(new["view"]["melds"]):
        model.opened = None
    news = [] if old is not None and old["number"] == new["number"] else announce.story(old, _as_told(model, new))
    apart = not model.common
    effects = [["say", message] for message in news] + use.judge(model) + use.read(model)
    effects += senses.updated(model, old, new) + window.updated(model, new)
    if app.seen_by(new) is not None and (other or (model.common and apart)):
        effects.insert(0, ["hush"])  # what was told to one person, such as a card drawn, is not for the others
    if taken:  # the button that took them is gone
        effects.append(["focus", "card-" + (at.must or desk.shown(at))[-1]])
    if other:
        model.late = None
        return effects + [["kept", use.place(model)]]  # before anything is stored in its place
    if deal and at.sort == "melds":
        effects.append(_ask_groups(model))
    return effects + query.late(model) + use.keep(model)


def _as_told(model, new):
    """The update as it is told: while the hands are covered nobody is *you*."""
    told = dict(new)
    if app.covered(model):
        told["you"] = None
    return told


def entered(model):
    model.dialog = None  # one that was open when the screen was left
    return [["focus", "main"]] + window.entered(model)


def refused(model, refusal):
    model.desk.moving = []
    drag.end(model)
    model.hint = None
    code = refusal["code"]
    if code == "stale_update":
        return []
    model.note = (code, announce.refusal(refusal), refusal["rule"])
    return [["say", model.note[1]]] + senses.refused(model)


def _hear(model, old, new):
    """Keep what each seat did in its last turn; the place cards show it until the viewer acts."""
    if old is None or any(item["type"] == "dealt" for item in new["news"]):
        model.turns = []
        model.upcards = upcards.of(new)
    model.upcards = upcards.after(model.upcards, new)
    if old is None or any(item.get("seat") == new["you"] for item in new["news"]):
        model.said = []
    for seat, act in announce.acts(old, new):
        turn = [] if act[0] in ("drew", "took") else turn_of(model, seat)
        turn = turn + [act]
        model.turns = [pair for pair in model.turns if pair[0] != seat] + [(seat, turn)]
        shown = announce.telling(turn)
        if seat != new["you"] and shown is not None:
            model.said = [pair for pair in model.said if pair[0] != seat] + [(seat, shown)]


def _recalled(model, old, new):
    """Whether a turn that is told stays to be read: while the others play, and the viewer has not acted."""
    own = any(item.get("seat") == new["you"] for item in new["news"])
    return "seat" in model.hint and not own and seats.tells(model, model.hint["seat"]) and old["you"] == new["you"]


def _turn(model, args, _value):
    """A press on a place card: what that seat did in its last turn; another press closes it."""
    seat = int(args[0])
    told = model.hint is not None and model.hint.get("seat") == seat
    model.note = None
    model.hint = None if told or not seats.tells(model, seat) else {"seat": seat}
    return [["focus", "turn-%d" % seat]]


def _update_note(model, old, new):
    """What was said while the others play stays to be read until they have done; whose turn it is follows them."""
    for update in (old, new):
        if update is None or update["view"]["result"] is not None or update["view"]["turn"] == new["you"]:
            model.note = None
            return
    if model.note is not None and model.note[0] == "not_your_turn":
        model.note = use.not_yours(new)


def _card(model, args, _value):
    at = model.desk
    one = args[0]
    if one not in desk.shown(at):
        return []
    model.note = None
    model.hint = None
    if not at.arranging:
        desk.choose(at, one)
        return use.read(model)
    if at.held is None:
        at.held = one
        return [["focus", "card-" + one]]
    return _put(model, one)


def _put(model, before):
    at = model.desk
    one, at.held = at.held, None
    desk.put(at, one, before)
    return [["focus", "card-" + one]] + use.keep(model)


def _last(model, _args, _value):
    return _put(model, None) if model.desk.held is not None else []


def _draw(model, _args, _value):
    return use.not_now(model, May(model)) or use.send(model, {"draw": "stock"}, [])


def _pile(model, _args, _value):
    may = May(model)
    if may.mine and may.phase == "draw":
        return use.send(model, {"draw": "discard", "count": model.depth or 1}, [])
    return use.discard(model, _args, _value)


def _depth(model, args, _value):
    """A press on a card of the fan: so many cards would come; a press on the lowest of them puts them back."""
    may = May(model)
    stop = use.not_now(model, may)
    if stop is not None:
        return stop
    if may.phase != "draw":
        return use.discard(model, args, _value)
    count = int(args[0])
    if count > len(model.update["view"]["discard"]):
        return []
    model.note = None
    model.hint = None
    back = model.depth or 0
    model.depth = count if count not in (0, back) else None
    if model.depth is None:
        pile = desk.zone(model.desk, "discard")
        return [["focus", "pile-" + pile[-back] if back else "main"]]
    return [["focus", "take"]] + query.ask(model, query.taking(model, count), {"op": "take", "count": count})


def _fold(model, _args, _value):
    model.unfolded = not model.unfolded
    return [["focus", "fold"]]


def _undo(model, _args, _value):
    if not May(model).undo:
        return use.say(model, "nothing-to-undo")
    return app.ask(model, "undo")


def _hint(model, _args, _value):
    may = May(model)
    if app.covered(model):
        return use.say(model, "no-hint")
    stop = None if may.mine else use.not_now(model, may)
    return [["call", {"op": "hint"}, "hint"]] if stop is None else stop


def _hinted(model, _args, value):
    if "ok" not in value:
        return use.say(model, "no-hint")
    model.note = None
    model.hint = value["ok"]
    why = above.reason(model)
    advice = above.advice(model.hint["action"], model.update["view"]["melds"])
    return [["say", advice]] + ([["say", why]] if why is not None else [])


def _do_hint(model, _args, _value):
    if model.hint is None or "action" not in model.hint:
        return []
    action = model.hint["action"]
    wanted = [name for group in action.get("meld") or [] for name in group]
    for name in ("lay_off", "match", "reclaim", "discard"):
        found = action.get(name) or []
        wanted = wanted + (found if isinstance(found, list) else [found])
    model.hint = None
    return use.send(model, action, desk.find(model.desk, bare(wanted)) or [])


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
    return [app.keep(model), ["say", msg("sort.done-" + how)]] + use.keep(model)


def _ask_groups(model):
    at = model.desk
    hand = desk.zone(at, "hand")
    return ["call", {"op": "arrange", "faces": desk.faces([one for one in at.order if one in hand])}, "arrange"]


def _grouped(model, _args, value):
    if "ok" not in value or model.desk.sort != "melds":
        return []
    desk.regroup(model.desk, value["ok"]["groups"], value["ok"]["rest"])
    return [["say", msg("sort.done-melds")]] + use.keep(model)


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
        drag.end(model)
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


def _menu_ask(model, args, _value):
    """The questions of `around`, from the menu."""
    model.dialog = None
    return dialogs.ask(model, args, None)


def _leave(model, _args, _value):
    model.dialog = None
    return app.handle(model, "leave", [], None)


def _menu_go(model, args, _value):
    model.dialog = None
    return app.handle(model, "go", args, None)


def _menu_replay(model, _args, _value):
    model.dialog = None
    number = app.replayable(model)
    if number is None:
        return []
    model.looked = app.look(model.update["id"], number)
    return [["screen", "replay"]]


def _menu_pause(model, _args, _value):
    model.dialog = None
    return app.handle(model, "pause", [], None) + [["focus", "menu"]]


def _result(model, _args, _value):
    return [["screen", app.place_of(model), "replace"]] if app.ended(model) else []


def _wait(model, _args, _value):
    return use.not_now(model, May(model)) or []


INTENTS = {
    "card": _card,
    "last": _last,
    "turn": _turn,
    "stock": _draw,
    "pile": _pile,
    "depth": _depth,
    "fold": _fold,
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
    "menu-ask": _menu_ask,
    "confirm": dialogs.confirm,
    "leave-table": _leave,
    "menu-go": _menu_go,
    "menu-pause": _menu_pause,
    "menu-replay": _menu_replay,
    "result": _result,
    "pause": app.INTENTS["pause"],
    "skip": app.INTENTS["skip"],
    "wait": _wait,
    "kept": _kept,
    "reply:hint": _hinted,
    "reply:arrange": _grouped,
}
INTENTS.update(around.INTENTS)
INTENTS.update(use.INTENTS)
INTENTS.update(drag.INTENTS)
INTENTS.update(window.INTENTS)
INTENTS.update(keys.intents(INTENTS))
