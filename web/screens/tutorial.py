"""The first game: a round on the table in play, and a coach who says what to do next and why.

The engine plays a lesson act by act (op `lesson`): how the table stands follows from the lesson's name and how many
acts are done, and that is all that is kept of it, on the device and nowhere else. The table is drawn and pressed as any
other, from a model of its own, `model.coach.stage`. What is legal and not the act that is taught the engine holds back;
what is not legal it refuses.
"""

import json

from web import announce, app, desk, drag, settings
from web.board import PHONE, above, call, fan, hand, melds, piles, seats, tray
from web.calls import asked as is_called
from web.may import May
from web.nodes import el, icon, msg
from web.screens import table
from web.screens.common import bar, button, name_of, trouble
from web.written import bare

LESSONS = (("cardverse", 5), ("rami51", 5), ("rummy5000", 5))  # with how many sentences tell what was learnt
STORE = "rami.lesson"  # where the place in a lesson is kept
END = 1200  # ms the table lies before the end is shown
ASIDE = ("judge", "read", "take", "arrange")  # requests of the table that only ask
TURNS = (msg("story.your-turn-draw"), msg("story.your-turn-play"))  # the coach says more
PRESSED = ("take-many", "gather", "lay", "lay-all", "call", "done")  # what a button with a word on it does
PLAIN = ("say", "focus", "skip", "sound", "vibrate")  # effects of the table that are the page's


class Coach:
    """Where somebody is in which lesson."""

    def __init__(self, name):
        self.name = name
        self.at = 0  # acts that are done
        self.steps = None  # of the lesson, once the engine has told
        self.turn = self.turns = None
        self.step = None  # what comes next, {"seat", "act", "says"}, None at the end
        self.stage = None  # the model of the table
        self.drawn = 0  # updates that were shown
        self.held = False  # the last act was held back
        self.done = False  # the end is on show
        self.open = None  # "menu" or "keys", what lies above the table
        self.due = None  # the intent that comes by itself
        self.told = None  # what is to be pressed, as it was last said
        self.trouble = None  # a message: why there is no lesson


def init(model):
    model.learnt = []  # the lessons that were finished on this page
    model.coach = Coach(LESSONS[0][0])


def entered(model):
    coach = model.coach
    coach.open = None
    if coach.done:
        model.coach = coach = Coach(coach.name)
    if coach.stage is not None:
        return [["focus", "main"]] + _speak(model)
    return [["learn"], ["kept", STORE]]


def _kept(model, args, value):
    """The place that was kept on the device; the order of the hand is kept nowhere."""
    if args[0] != STORE:
        return []
    try:
        found = json.loads(value) if value else {}
    except ValueError:
        found = {}
    if isinstance(found, dict) and found.get("lesson") in dict(LESSONS):
        at = found.get("at")
        model.coach = Coach(found["lesson"])
        if isinstance(at, int) and not isinstance(at, bool) and 0 <= at < 500:
            model.coach.at = at
    return _ask(model, model.coach.at)


def _begin(model, args, _value):
    """A lesson from its beginning."""
    name = args[0] if args else model.coach.name
    model.coach = Coach(name if name in dict(LESSONS) else LESSONS[0][0])
    return _store(model) + _ask(model, 0)


def _store(model):
    coach = model.coach
    return [["save", STORE, json.dumps({"lesson": coach.name, "at": coach.at})]]


# -- the engine


def _ask(model, at, action=None):
    """Ask how the lesson stands after so many acts, or after one more."""
    if model.engine != "ready" or model.screen != "tutorial":
        return []
    request = {"op": "lesson", "lesson": model.coach.name, "at": at}
    if action is not None:
        request["action"] = action
    return [["call", request, "lesson"]]


def _arrived(model, _args, value):
    coach = model.coach
    if "refusal" in value:
        return _carried(model, table.refused(coach.stage, value["refusal"])) if coach.stage is not None else []
    if "ok" not in value:
        return _failed(model, value)
    found = value["ok"]
    return _hold(model) if found["held"] else _stands(model, found)


def _failed(model, value):
    """A place that the lesson has no more begins it anew."""
    coach = model.coach
    if value["error"]["values"].get("what") == "at" and coach.at:
        return _begin(model, [coach.name], None)
    coach.trouble = trouble(value)
    return [["say", coach.trouble]]


def _hold(model):
    """The act is legal, and not what comes next."""
    coach, stage = model.coach, model.coach.stage
    if stage is None:
        return []
    stage.desk.moving = []
    drag.end(stage)
    coach.held = True
    return [["say", msg("learn.held")]] + _speak(model, False)


def _stands(model, found):
    coach = model.coach
    back, coach.at = found["at"] < coach.at, found["at"]
    coach.steps, coach.turn, coach.turns, coach.step = (found[name] for name in ("steps", "turn", "turns", "step"))
    coach.held, coach.due, coach.trouble = False, None, None
    coach.drawn += 1
    first = coach.stage is None
    new = found["update"]
    new["id"], new["number"] = "lesson", coach.drawn
    if back or (first and coach.at):
        new["news"] = []
    stage = _stage(model)
    old, stage.update, stage.seen = stage.update, new, app.seen_by(new)
    effects = [effect for effect in table.updated(stage, old, new) if effect[0] != "say" or effect[1] not in TURNS]
    effects = _carried(model, effects) + _store(model)
    if first:
        effects.append(["focus", "main"])
    return effects + _speak(model)


def _stage(model):
    """The model of the table."""
    stage = model.coach.stage
    if stage is None:
        stage = model.coach.stage = app.Model()
        table.init(stage)
        stage.screen, stage.engine = "table", "ready"
    stage.size, stage.rules, stage.flying = model.size, model.rules, model.flying
    stage.settings = dict(model.settings)
    stage.settings["clock"] = "off"  # who learns has all the time
    return stage


def _carried(model, effects):
    """Effects of the table as they are carried out in a lesson: nothing is stored but what was chosen for good."""
    stage, made = model.coach.stage, []
    for effect in effects:
        kind = effect[0]
        if kind == "call":
            made += _asked(model, effect[1], effect[2])
        elif kind == "kept":
            made += _carried(model, table.INTENTS["kept"](stage, [effect[1]], "") or [])
        elif kind == "save" and effect[1] == settings.STORE:
            model.settings["sort"] = stage.settings["sort"]
            made.append(app.keep(model))
        elif kind in PLAIN:
            made.append(effect)
    model.late = stage.late
    return made


def _speak(model, why=True):
    """What comes next, said aloud: why, and what is to be pressed."""
    coach, how = model.coach, _how(model)
    coach.told = None if how is None else _next(model)[0]
    said = [["say", _sentence(model)]] if why and (how is not None or coach.step is None) else []
    return said + [["say", how]] if how is not None else said


def _asked(model, request, tag):
    """A request of the table, put to the lesson's."""
    coach, op = model.coach, request["op"]
    if op == "act":
        return _ask(model, coach.at, request["action"])
    if op == "undo":
        return _ask(model, coach.at - 1)
    if op not in ASIDE:
        return []
    asked = dict(request)
    asked["lesson"], asked["at"] = coach.name, coach.at
    return [["call", asked, "lesson-" + tag]]


def _answered(model, args, value):
    """An answer to a question of the table's."""
    stage = model.coach.stage
    if stage is None or not args[0].startswith("lesson-"):
        return []
    tag = args[0][len("lesson-") :]
    function = table.INTENTS.get("reply:" + tag, table.INTENTS["reply"])
    effects = function(stage, [tag] + args[1:], value) or []
    return _carried(model, [effect for effect in effects if effect[0] != "say"])  # the coach says what comes next


def _engine(model, args, value):
    """A new engine is asked how the lesson stands; what waited for the one before comes to nothing."""
    effects = app.INTENTS["engine"](model, args, value)
    coach = model.coach
    if coach.stage is not None:
        coach.stage.late = None
    return effects + _ask(model, coach.at) if args[0] == "ready" and not coach.done else effects


# -- the course of a lesson


def _mine(coach):
    """Whether the learner is to act."""
    return coach.step is not None and coach.step["says"] is not None


def _goes_on(model):
    """Whether the table changes by itself: another is to act, or all is done."""
    coach = model.coach
    waits = coach.stage is None or coach.stage.paused or coach.open is not None or model.engine != "ready"
    return not waits and not coach.done and not _mine(coach)


def _idle(model, _args, _value):
    coach = model.coach
    if not _goes_on(model) or model.flying is not None:
        return []
    coming = ("lesson-end:%d" if coach.step is None else "lesson-on:%d") % coach.drawn
    if coming == coach.due:
        return []
    coach.due = coming
    pace = settings.pace(model.settings)
    return [["later", END if pace and coach.step is None else pace, coming]]


def _on(model, args, _value):
    """The next act of another, unless it has come already."""
    coach = model.coach
    coach.due = None
    if args[0] != str(coach.drawn) or not _goes_on(model) or model.flying is not None:
        return []
    if coach.step is not None:
        return _ask(model, coach.at + 1)
    coach.done = True
    model.learnt.append(coach.name)
    model.settings["lesson"] = "done"
    return [
        ["save", STORE, None],
        app.keep(model),
        ["focus", "title"],
        ["say", msg("learn.won", points=_points(coach))],
    ]


def _skip(model, _args, _value):
    return [["skip"]] + _on(model, [str(model.coach.drawn)], None)


def _points(coach):
    return coach.stage.update["totals"][coach.stage.update["you"]]


def _hint(model, _args, _value):
    """The coach says it again, and the focus goes to what is to be pressed."""
    coach = model.coach
    if coach.stage is None:
        return []
    coach.stage.note, coach.stage.hint = None, None
    coach.held = False
    effects = _speak(model)
    return effects + [["focus", _next(model)[2][0]]] if _mine(coach) else effects


# -- ways out


def _menu(model, _args, _value):
    model.coach.open = "menu"
    return [["focus", "menu-close"]]


def _keys(model, _args, _value):
    model.coach.open = "keys"
    return [["focus", "keys-close"]]


def _cancel(model, args, value):
    coach = model.coach
    if coach.open is not None:
        coach.open = None
        return []
    if coach.stage is None or coach.done:
        return app.INTENTS["cancel"](model, args, value)
    return _carried(model, table.INTENTS["cancel"](coach.stage, args, value) or [])


def _home(model, _args, _value):
    """Out of the lesson; it goes on there the next time."""
    model.coach.open = None
    return [["screen", "home"]]


def _over(model, _args, _value):
    """Out of the lesson for good: home offers it no more."""
    model.coach = Coach(model.coach.name)
    model.settings["lesson"] = "done"
    return [["save", STORE, None], app.keep(model), ["screen", "home"]]


def _pause(model, _args, _value):
    model.coach.open = None
    if model.coach.stage is None:
        return []
    return _carried(model, table.INTENTS["pause"](model.coach.stage, [], None) or [])


def _at_table(name):
    """An intent of the table, in the lesson."""

    def intent(model, args, value):
        coach = model.coach
        if coach.stage is None or coach.done:
            return []
        coach.held = False
        effects = _carried(model, table.INTENTS[name](_stage(model), args, value) or [])
        how = _how(model)
        turns = how is not None and _next(model)[0] != coach.told
        return effects + _speak(model, False) if turns else effects

    return intent


# -- what the coach says


def _groups(act):
    """The cards an act takes from the hand, as faces, each group of which is chosen at a time."""
    if "meld" in act:
        return [bare(group) for group in act["meld"]]
    found = act.get("discard") or act.get("lay_off") or act.get("reclaim") or act.get("match") or []
    return [bare(found if isinstance(found, list) else [found])] if found else []


def _left(model):
    """The groups that are still to be chosen: those on the tray have been."""
    at = model.coach.stage.desk
    trayed = [sorted(desk.faces(group["cards"])) for group in at.gathered]
    return [group for group in _groups(model.coach.step["act"]) if sorted(group) not in trayed]


def _strange(model):
    """Melds on the tray that the step does not lay, as keys."""
    wanted = [sorted(group) for group in _groups(model.coach.step["act"])]
    found = model.coach.stage.desk.gathered
    return ["gathered-" + group["cards"][0] for group in found if sorted(desk.faces(group["cards"])) not in wanted]


def _choice(model):
    """(missing, extra): cards of the hand that are to be chosen for the next group, and chosen ones that are not of it,
    as identities."""
    at = model.coach.stage.desk
    left = _left(model)
    wanted, extra, missing = list(left[0]) if left else [], [], []
    for one in at.chosen:
        if desk.face(one) in wanted:
            wanted.remove(desk.face(one))
        else:
            extra.append(one)
    for one in desk.shown(at):
        if desk.face(one) in wanted and one not in at.chosen:
            wanted.remove(desk.face(one))
            missing.append(one)
    return missing, extra


def _next(model):
    """What is to be pressed: (name of the words for it, cards in them as faces, keys, mark of an act or None)."""
    coach = model.coach
    stage, act = coach.stage, coach.step["act"]
    if stage.desk.arranging:
        return "done", [], ["main"], None
    if "draw" in act:
        count = act.get("count", 1)
        if act["draw"] == "stock":
            return "draw", [], ["stock"], "draw-stock"
        if count == 1:
            return "take", [], ["pile"], "take-discard"
        if stage.depth == count:
            return "take-many", [], ["take"], "take-discard"
        lowest = desk.zone(stage.desk, "discard")[-count]
        return "touch", [desk.face(lowest)], ["pile-" + lowest], None
    if "call" in act:
        return "call", [], ["call"], "call"
    strange = _strange(model)
    if strange:
        return "untray", [], strange, None
    missing, extra = _choice(model)
    if extra:
        return "back", desk.faces(extra), ["card-" + one for one in extra], None
    if missing:
        return "choose", desk.faces(missing), ["card-" + one for one in missing], None
    if "meld" in act:
        left = _left(model)
        if left and (len(_groups(act)) > 1 or May(stage).together):
            return "gather", [], ["main"], "gather"
        return ("lay" if left else "lay-all"), [], ["main"], "meld"
    if "lay_off" in act:
        return "add", [], ["main"], "lay-off"
    if "reclaim" in act:
        return "reclaim", [], ["main"], "reclaim"
    return "discard", [], ["pile"], "discard"


def _name(model):
    update = model.coach.stage.update
    return name_of(update["seats"], 1, update["you"])


def _sentence(model):
    """What comes next, and why."""
    coach = model.coach
    if coach.step is None:
        return msg("learn.end")
    if not _mine(coach):
        return msg("learn.watch", name=_name(model))
    groups = _groups(coach.step["act"])
    args = {"cards": announce.listed(groups[0]) if groups else "", "name": _name(model)}
    return {"m": "lesson-" + coach.name + "." + coach.step["says"], "a": args}


def _how(model):
    """What is to be pressed, in a sentence, or None."""
    if not _mine(model.coach):
        return None
    name, cards, _keys, _act = _next(model)
    if name in PRESSED:
        return msg("learn.how-press", button=_button(model, name))
    return {"m": "learn.how-" + name, "a": {"cards": announce.listed(cards)} if cards else {}}


def _button(model, name):
    """The word on a button of the table."""
    if name == "take-many":
        return msg("act.take-many", count=model.coach.stage.depth)
    return msg("call.yes" if name == "call" else "act." + name)


# -- what is to be seen


def scene(model):
    coach = model.coach
    if coach.done:
        return _end(model)
    if coach.stage is None or coach.stage.update is None or model.rules is None:
        return _waiting(model)
    stage = _stage(model)
    update = stage.update
    may = May(stage)
    phone = model.size[0] < PHONE
    classes = "table taught" + (" has-fan" if fan.deep(update) else "") + (" arranging" if stage.desk.arranging else "")
    made = el(
        "main",
        {"class": classes, "key": "table", "do": "skip"},
        seats.bar(stage, may),
        seats.row(stage, may),
        piles.centre(stage, may, _course(coach)),
        melds.laid(stage, may, phone),
        _says(model),
        _desk(stage, may),
        hand.scene(stage, phone),
        hand.acts(stage, may),
        above.message(stage),
    )
    if _mine(coach):
        _name_of_words, _cards, keys, act = _next(model)
        _light(made, keys if act is None else [], act)
    return made


def _desk(stage, may):
    if is_called(stage):
        return call.bar(stage)
    if stage.depth is not None:
        return fan.taking(stage, may)
    return tray.scene(stage, may) if may.tray or may.together else None


def _light(node, keys, act):
    """Mark what is to be pressed."""
    props = node[1]
    if props.get("key") in keys or (act is not None and props.get("act") == act):
        props["class"] = (props.get("class") or "") + " here"
    for kid in node[2]:
        if isinstance(kid, list):
            _light(kid, keys, act)


def _course(coach):
    """How far the lesson is, where other tables say whose turn it is."""
    dots = []
    for turn in range(1, coach.turns + 1):
        dots.append(el("i", {"class": "past" if turn < coach.turn else "now" if turn == coach.turn else None}))
    return el(
        "p",
        {"class": "banner course", "key": "banner"},
        el("b", None, msg("learn.turn", turn=coach.turn, turns=coach.turns)),
        el("span", {"class": "dots", "aria-hidden": "true"}, *dots),
    )


def _says(model):
    """The coach's words; where the pile is looked into, the table itself says what comes with a card."""
    coach = model.coach
    how = _how(model)
    short = how is not None and coach.stage.depth is not None and not coach.held
    return el(
        "section",
        {"class": "coach", "key": "coach", "aria-label": msg("learn.coach"), "data-step": str(coach.at)},
        icon("hint"),
        el(
            "p",
            {"key": "says"},
            None if short else msg("learn.held") if coach.held else _sentence(model),
            (" ", el("b", {"class": "how"}, how)) if how is not None else None,
        ),
    )


def _waiting(model):
    told = model.coach.trouble
    return el(
        "div",
        {"class": "page"},
        bar(msg("screen.tutorial"), msg("game." + model.coach.name)),
        el("main", None, el("section", {"class": "panel block"}, el("p", None, told or msg("replay.waits")))),
    )


def _end(model):
    """What was learnt, and where to go now."""
    coach = model.coach
    rest = [name for name, _count in LESSONS if name != coach.name and name not in model.learnt]
    return el(
        "div",
        {"class": "page"},
        bar(msg("screen.tutorial"), msg("game." + coach.name)),
        el(
            "main",
            None,
            el(
                "section",
                {"class": "panel block learnt", "key": "learnt"},
                el("h2", None, msg("learn.won", points=_points(coach))),
                el("p", None, msg("learn.learnt")),
                el(
                    "ul",
                    None,
                    *[
                        el(
                            "li",
                            None,
                            icon("check"),
                            el("span", None, msg("lesson-%s.learnt-%d" % (coach.name, place))),
                        )
                        for place in range(1, dict(LESSONS)[coach.name] + 1)
                    ],
                ),
                el(
                    "div",
                    {"class": "row"},
                    button(
                        msg("learn.play", game=msg("game." + coach.name)),
                        "play:" + coach.name,
                        "",
                        "play",
                        "play",
                        key="play",
                    ),
                    *[
                        button(
                            msg("learn.next", game=msg("game." + name)), "lesson:" + name, "plain", key="next-" + name
                        )
                        for name in rest
                    ],
                    button(msg("learn.again"), "lesson:" + coach.name, "plain", None, "replay", key="again"),
                ),
            ),
        ),
    )


def pane(model):
    coach = model.coach
    if coach.open == "menu":
        return _choices(coach)
    if coach.open == "keys":
        return above.keys_dialog(model, False)
    if coach.stage is None or coach.done:
        return None
    return above.pane(coach.stage)


def _choices(coach):
    return el(
        "dialog",
        {"class": "panel ask menu", "key": "dialog-menu", "modal": True, "aria-labelledby": "menu-title"},
        el("h2", {"id": "menu-title"}, msg("screen.tutorial")),
        el(
            "div",
            {"class": "list"},
            button(msg("common.close"), "cancel", "", "close", key="menu-close"),
            button(msg("learn.restart"), "lesson:" + coach.name, "plain", "restart", "replay", key="menu-restart"),
            *above.keys_and_pause(coach.stage is not None and coach.stage.paused),
            button(msg("learn.home"), "leave-table", "plain", "leave", "back", key="menu-leave"),
            button(msg("learn.skip"), "skip-lesson", "plain", "abandon", "cross", key="menu-skip"),
        ),
    )


def marks(model):
    """What the lesson says of itself on ``html``."""
    coach = model.coach
    if coach.stage is None or coach.done:
        return {}
    update = coach.stage.update
    turn = update["view"]["turn"]
    return {
        "data-busy": model.flying is not None or _goes_on(model),
        "data-update": str(update["number"]),
        "data-game": update["rules"]["preset"],
        "data-turn": None if turn is None else str(turn),
        "data-phase": update["view"]["phase"],
    }


INTENTS = {}
for _intent in table.INTENTS:
    INTENTS[_intent] = _at_table(_intent)
INTENTS.update(
    {
        "kept": _kept,
        "lesson": _begin,
        "idle": _idle,
        "lesson-on": _on,
        "lesson-end": _on,
        "skip": _skip,
        "key:n": _skip,
        "hint": _hint,
        "key:h": _hint,
        "menu": _menu,
        "keys": _keys,
        "key:?": _keys,
        "cancel": _cancel,
        "key:Escape": _cancel,
        "menu-pause": _pause,
        "leave-table": _home,
        "skip-lesson": _over,
        "result": _skip,
        "engine": _engine,
        "reply": _answered,
        "reply:lesson": _arrived,
    }
)
for _intent in ("reply:hint", "reply:arrange", "ask-abandon", "confirm", "do-hint", "menu-go", "menu-replay"):
    INTENTS.pop(_intent, None)
