"""What a press does with the chosen cards: discard, gather, lay down, add, match, reclaim.

What they can do the engine says (`read`), asked as soon as they are chosen. A press that comes before the answer waits.
"""

from web import announce, app, desk, query, written
from web.board import banner, fan
from web.may import May, main_act
from web.nodes import msg
from web.screens.common import name_of
from web.written import bare


def say(model, name, **args):
    """Answer a press of something unlit."""
    model.hint = None
    model.note = (None, msg("why." + name, **args), None)
    return [["say", model.note[1]]]


def not_now(model, may):
    """Why no action can be taken at all, or None."""
    if may.over:
        return say(model, "over")
    if not may.mine:
        update = model.update
        model.hint = None
        model.note = not_yours(update)
        return [["say", model.note[1]]]
    if may.phase in ("call", "choose"):
        return say(model, may.phase + "-first")
    return None


def not_yours(update):
    if update["view"]["turn"] == update["you"]:
        return "not_your_turn", msg("life.bot-plays-why"), None
    who = name_of(update["seats"], update["view"]["turn"], update["you"])
    return "not_your_turn", msg("why.turn", who=who), None


def send(model, action, cards):
    """Send an action; ``cards`` are the identities that are to move."""
    model.note = None
    model.dialog = None
    model.desk.moving = cards
    return app.act(model, action)


def read(model):
    """Effects that ask the engine what the chosen cards can do."""
    may = May(model)
    return query.ask(model, *_question(model, may)) if may.reads() else []


def _question(model, may):
    """(tag, request): what can the chosen cards do?"""
    return query.reading(model, may.chosen), {"op": "read", "cards": may.chosen}


def _arrived(model, args, value):
    """An answer: what waited for it is done, or it is told."""
    waited = model.late is not None
    effects = query.arrived(model, args, value)
    if waited or model.answers.get(args[0]) is None:
        return effects
    if model.depth is not None and args[0] == query.taking(model, model.depth):
        return effects + [["say", words] for words in fan.told(model)]
    may = May(model)
    if (
        not may.dragged
        and args[0] == query.reading(model, may.chosen)
        and (may.gathers or may.adds or may.swaps or may.matches)
    ):
        return effects + [["say", banner.owed(model, may, model.update["view"])]]
    return effects


def _waits(function):
    """The function as an intent that waits until the engine has said what the chosen cards can do."""

    def pressed(model, args, value):
        may = May(model)
        if may.known:
            return function(model, args, value)
        return wait(model, pressed, args)

    return pressed


def wait(model, function, args):
    """Let the function wait until the engine has said what the chosen cards can do."""
    return query.wait(model, *_question(model, May(model)), function, args)


def discard(model, _args, _value):
    may = May(model)
    stop = not_now(model, may)
    if stop is not None:
        return stop
    if len(may.cards) != 1:
        return say(model, "one-to-discard")
    return send(model, {"discard": may.chosen[0]}, may.cards)


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
        desk.gather(at, way)
        model.note = None
        model.dialog = None
        told = msg("heard.gathered", meld=announce.meld(way))
        return [["focus", "main"], ["say", told]] + judge(model)
    if intent == "lay":
        return send(model, {"meld": [cards]}, moving)
    if intent == "add":
        return send(model, {"lay_off": cards, "on": way["on"]}, moving)
    if intent == "match":
        return send(model, {"match": cards[0], "on": way["on"]}, moving)
    lying, made = desk.zone(at, "meld-%d" % way["on"]), model.update["view"]["melds"][way["on"]]
    moving = moving + [lying[i] for i in written.freed(made, cards)]
    return send(model, {"reclaim": cards if len(cards) > 1 else cards[0], "from": way["on"]}, moving)


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
    stop = not_now(model, may)
    if stop is not None:
        return stop
    if not may.cards:
        return say(model, "cards-to-meld")
    if may.lays:
        return _one_of(model, "lay", may.lays)
    if may.gathers:
        return _one_of(model, "gather", may.gathers)
    return send(model, {"meld": [may.chosen]}, may.cards)


def _main(model, _args, _value):
    """The gold button, pressed before the engine had said what it does with several cards. Where it is about something
    else by now, they are laid: that is what it said."""
    return INTENTS.get(main_act(model, May(model))[0], _lay)(model, [], None)


def _lay_tray(model, _args, _value):
    stop = not_now(model, May(model))
    if stop is not None:
        return stop
    if not model.desk.gathered:
        return say(model, "cards-to-meld")
    return send(model, _tray(model), [one for group in model.desk.gathered for one in group["cards"]])


def _tray(model):
    """The action that lays all that waits on the tray."""
    return {"meld": [group["way"]["cards"] for group in model.desk.gathered]}


def judge(model):
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
    """Lay off what is chosen on one meld, at one of its ends if there is a choice, or match or free a wild there; what
    fits nowhere the engine refuses."""
    ways = may.on(number)
    if end is not None:
        made = model.update["view"]["melds"][number]
        ways = [way for way in ways if end in written.ends(made, way)] or ways
    for intent, found in (("add", ways), ("match", may.matches), ("reclaim", may.swaps)):
        found = [way for way in found if way["on"] == number]
        if found:
            return _one_of(model, intent, found)
    return send(model, {"lay_off": may.chosen, "on": number}, may.cards)


def _no_cards(model, may, wanting):
    """Why nothing can go to a meld of the table, or None; without cards chosen, that some are ``wanting``."""
    stop = not_now(model, may)
    if stop is None and may.phase == "draw":
        stop = say(model, "draw-first")
    if stop is None and not may.cards:
        stop = say(model, wanting)
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
        return send(model, {"lay_off": may.chosen, "on": 0}, may.cards)  # nothing may be added: the engine says why
    return say(model, "fits-nowhere")


def _match(model, args, _value):
    """Meld what is chosen beside the wild that stands for it, where a meld is named in that one."""
    may = May(model)
    stop = _no_cards(model, may, "cards-to-match")
    if stop is not None:
        return stop
    found = [way for way in may.matches if not args or way["on"] == int(args[0])]
    return _one_of(model, "match", found) if found else say(model, "matches-none")


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
    return say(model, "frees-none")


def _reclaim_from(model, may, number):
    if number >= len(model.update["view"]["melds"]):
        return []
    ways = [way for way in may.swaps if way["on"] == number] or [{"cards": may.chosen, "on": number}]
    return _one_of(model, "reclaim", ways)


def _gather(model, _args, _value):
    may = May(model)
    stop = not_now(model, may)
    if stop is not None:
        return stop
    if not may.gathers:
        return say(model, "draw-first" if may.phase == "draw" else "cards-to-meld")
    return _one_of(model, "gather", may.gathers)


def _ungather(model, args, _value):
    if int(args[0]) >= len(model.desk.gathered):
        return []
    desk.ungather(model.desk, int(args[0]))
    return judge(model)


def keep(model):
    """Store the order of the hand, if it is another than the one stored; after the round there is none."""
    at = model.desk
    text = None if app.ended(model) else desk.stored(at)
    if text == at.text:
        return []
    at.text = text
    return [["save", place(model), text]]


def place(model):
    return app.hand_of(model.desk.match, model.desk.seat)


INTENTS = {
    "discard": discard,
    "main": _waits(_main),
    "lay": _waits(_lay),
    "lay-tray": _lay_tray,
    "meld": _waits(_press_meld),
    "add": _waits(_add),
    "gather": _waits(_gather),
    "reclaim": _waits(_reclaim),
    "match": _waits(_match),
    "choose": _choose,
    "ungather": _ungather,
    "reply:judge": _judged,
    "reply": _arrived,
}
