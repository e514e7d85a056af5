import json

import sample
import sitting
from sample import having, nodes, one, said, scene

from web import app, desk, settings

HAND = ["4C", "5C", "6C", "9S"]
OPTIONS = {"draws": [{"draw": "stock"}, {"draw": "discard", "count": 1}]}
RUN = {"kind": "run", "cards": ["4C", "5C", "6C"], "value": 15, "refusal": None}
RUN["slots"] = [{"card": name, "stands_for": name, "owner": 0} for name in RUN["cards"]]
STEPS = (
    {"seat": 0, "act": {"draw": "stock"}, "says": "draw"},
    {"seat": 0, "act": {"meld": [["4C", "5C", "6C"]]}, "says": "meld"},
    {"seat": 0, "act": {"discard": "9S"}, "says": "discard"},
    {"seat": 1, "act": {"draw": "stock"}, "says": None},
    {"seat": 1, "act": {"discard": "KD"}, "says": None},
    {"seat": 0, "act": {"discard": "8H"}, "says": "out"},
)


def _place(at):
    """How the lesson stands after so many acts."""
    lying = [sitting.meld("run", "4C", "5C", "6C")] if at > 1 else []
    hand = [HAND, ["4C", "5C", "6C", "9S", "8H"], ["9S", "8H"], ["8H"], ["8H"], ["8H"], []][at]
    turn, phase = [(0, "draw"), (0, "play"), (0, "play"), (1, "draw"), (1, "play"), (0, "play"), (None, "over")][at]
    result = {"end": "out"} if at == len(STEPS) else None
    allowed = OPTIONS if at == 0 else {"discards": hand if turn == 0 else [], "undo": at == 2}
    new = sitting.update(hand, phase, turn, 1, lying, result=result, options=allowed)
    new["view"]["round_number"] = 0
    return new


def shows(request):
    """The answer of op `lesson`."""
    at = request["at"]
    if "action" in request:
        wanted = STEPS[at]["act"]
        if request["action"] == {"discard": "2H"}:
            return {"refusal": {"code": "not_in_hand", "rule": "P-2", "values": {"card": "2H"}, "number": None}}
        if request["action"] != wanted:
            return {"ok": {"held": True}}
        at += 1
    step = STEPS[at] if at < len(STEPS) else None
    told = {"held": False, "at": at, "steps": len(STEPS), "turn": 1 if at < 3 else 2, "turns": 2, "step": step}
    told["update"] = _place(at)
    return {"ok": told}


def heard(model, effects, keep=()):
    """The effects that are left once the engine has answered all questions, and what came of it."""
    left = []
    for effect in effects:
        if effect[0] == "call" and effect[1]["op"] == "lesson" and "lesson" not in keep:
            left += heard(model, app.handle(model, "reply", [effect[2], "lesson"], shows(effect[1])), keep)
        elif effect[0] == "call" and effect[1]["op"] == "read":
            assert effect[1]["lesson"] == "cardverse" and isinstance(effect[1]["at"], int)
            found = [RUN] if sorted(effect[1]["cards"]) == ["4C", "5C", "6C"] else []
            answer = {"ok": {"melds": found, "lay_offs": [], "reclaims": [], "matches": []}}
            left += heard(model, app.handle(model, "reply", [effect[2], "read"], answer), keep)
        elif effect[0] == "kept":
            left += heard(model, app.handle(model, "kept", [effect[1]], model.stored), keep)
        else:
            left.append(effect)
    return left


def opened(stored="", engine="ready"):
    model = app.Model()
    model.engine = engine
    model.settings["speed"] = "instant"
    model.rules = sample.catalogue()
    model.stored = stored
    effects = heard(model, app.show(model, "tutorial"))
    return model, effects


def do(model, text, keep=()):
    parts = text.split(":")
    return heard(model, app.handle(model, parts[0], parts[1:], None), keep)


def tap(model, *faces):
    at, effects = model.coach.stage.desk, []
    for name in faces:
        found = [card for card in desk.shown(at) if desk.face(card) == name and card not in at.chosen]
        effects += do(model, "card:" + found[0])
    return effects


def told(effects):
    return [effect[1]["m"] for effect in effects if effect[0] == "say"]


def here(model):
    """What is lit."""
    return [node[1].get("key") for node in nodes(scene(model)) if "here" in str(node[1].get("class")).split()]


def coach(model):
    return one(scene(model), "key", "says")[2]


def words(model):
    """What the coach says: the ids of the sentence, and of what is to be pressed."""
    kids = coach(model)
    return [kids[0]["m"]] + [kid[2][0]["m"] for kid in kids[1:] if isinstance(kid, list)]


def on(model):
    """The other's acts, one after the other."""
    effects = []
    while True:
        coming = [effect[2] for effect in do(model, "idle") if effect[0] == "later"]
        if not coming:
            return effects
        effects += do(model, coming[0])


def test_the_coach_says_what_comes_next_and_lights_it():
    model, effects = opened()
    assert told(effects) == ["lesson-cardverse.draw", "learn.how-draw"]
    assert words(model) == ["lesson-cardverse.draw", "learn.how-draw"] and here(model) == ["stock"]
    effects = do(model, "stock")
    assert told(effects)[-2:] == ["lesson-cardverse.meld", "learn.how-choose"]
    assert here(model) == ["card-4C.1", "card-5C.1", "card-6C.1"]
    assert told(tap(model, "4C")) == []
    effects = tap(model, "5C", "6C")
    assert told(effects) == ["learn.how-press"] and here(model) == ["main"]
    do(model, "main" if one(scene(model), "key", "main")[1]["do"] == "main" else "lay")
    assert words(model) == ["lesson-cardverse.discard", "learn.how-choose"] and here(model) == ["card-9S.1"]


def test_what_is_chosen_besides_goes_back_first():
    model, _effects = opened()
    do(model, "stock")
    assert told(tap(model, "9S")) == ["learn.how-back"] and here(model) == ["card-9S.1"]
    assert told(tap(model, "4C")) == []
    do(model, "card:9S.1")
    assert words(model)[1] == "learn.how-choose"


def test_another_legal_act_is_held_back_kindly():
    model, _effects = opened()
    before = model.coach.stage.update
    effects = do(model, "pile")
    assert told(effects) == ["learn.held", "learn.how-draw"] and words(model)[0] == "learn.held"
    assert model.coach.at == 0 and model.coach.stage.update is before
    do(model, "sort:rank")
    assert words(model)[0] == "lesson-cardverse.draw"


def test_a_wrong_act_gets_the_refusal_of_the_engine():
    model, _effects = opened()
    do(model, "stock")
    refused = app.handle(model, "reply", ["lesson", "lesson"], shows({"at": 1, "action": {"discard": "2H"}}))
    assert told(refused) == ["refusal.not_in_hand"]
    assert one(scene(model), "key", "toast")[1]["data-refusal"] == "not_in_hand" and model.coach.at == 1


def test_the_others_play_by_themselves_and_the_end_comes():
    model, _effects = opened()
    do(model, "stock")
    tap(model, "4C", "5C", "6C")
    do(model, "lay")
    tap(model, "9S")
    do(model, "pile")
    assert model.coach.at == 3 and words(model) == ["learn.watch"] and here(model) == []
    assert app.scene(model)["html"]["data-busy"] and app.scene(model)["html"]["data-turn"] == "1"
    on(model)
    assert model.coach.at == 5 and words(model)[0] == "lesson-cardverse.out"
    assert not app.scene(model)["html"]["data-busy"]
    tap(model, "8H")
    do(model, "pile")
    effects = on(model)
    assert model.coach.done and told(effects) == ["learn.won"]
    assert ["save", "rami.lesson", None] in effects and model.settings["lesson"] == "done"
    shown = scene(model)
    assert [said(shown, "lesson-cardverse.learnt-" + place) for place in "12345"] == [[{}]] * 5
    assert one(shown, "act", "play")[1]["do"] == "play:cardverse"
    rest = len(said(shown, "learn.next"))
    assert rest and having(shown, "key", "next-cardverse") == []
    model.learnt.append("rami51")  # finished before
    assert having(scene(model), "key", "next-rami51") == [] and len(said(scene(model), "learn.next")) == rest - 1
    assert [node[1]["do"] for node in having(shown, "do") if node[1]["do"].startswith("lesson:")] == [
        "lesson:rami51",
        "lesson:rummy5000",
        "lesson:cardverse",
    ]


def test_a_lesson_is_no_match():
    model, effects = opened()
    effects += do(model, "stock") + tap(model, "4C", "5C", "6C") + do(model, "lay")
    assert model.update is None and model.saves == [] and model.settings["last"] == {}
    assert {effect[1] for effect in effects if effect[0] == "save"} == {"rami.lesson"}
    assert app.entry(model, "tutorial") == {"match": None}


def test_an_order_of_the_hand_is_kept_and_nothing_else_of_the_table():
    model, _effects = opened()
    saved = [effect for effect in do(model, "sort:rank") if effect[0] == "save"]
    assert [effect[1] for effect in saved] == [settings.STORE] and model.settings["sort"] == "rank"
    assert json.loads(saved[0][2])["clock"] == model.settings["clock"] != "off"


def test_what_is_taken_back_is_a_step_back():
    model, _effects = opened()
    do(model, "stock")
    tap(model, "4C", "5C", "6C")
    do(model, "lay")
    effects = do(model, "undo")
    assert model.coach.at == 1 and "story.undone" in told(effects)
    assert words(model)[0] == "lesson-cardverse.meld"


def test_the_place_is_kept():
    model, effects = opened()
    assert json.loads(_stored(effects)) == {"lesson": "cardverse", "at": 0}
    stored = _stored(do(model, "stock"))
    again, effects = opened(stored)
    assert again.coach.at == 1 and words(again)[0] == "lesson-cardverse.meld"
    assert told(effects) == ["lesson-cardverse.meld", "learn.how-choose"]


def _stored(effects):
    return [effect[2] for effect in effects if effect[:2] == ["save", "rami.lesson"]][-1]


def test_a_damaged_place_is_the_beginning():
    for text in ("{", "[]", "7", '{"lesson": "none", "at": 3}', '{"lesson": "cardverse", "at": -1}', '{"at": 2}'):
        assert opened(text)[0].coach.at == 0
    model = opened('{"lesson": "cardverse", "at": 2}')[0]
    lost = {"error": {"code": "bad_request", "values": {"what": "at"}}}
    heard(model, app.handle(model, "reply", ["lesson", "lesson"], lost))
    assert model.coach.at == 0 and model.coach.trouble is None


def test_home_leaves_it_there_and_skip_for_good():
    model, _effects = opened()
    do(model, "stock")
    do(model, "menu")
    assert [node[1]["do"] for node in having(scene(model), "do") if node[1].get("key", "").startswith("menu-")] == [
        "cancel",
        "lesson:cardverse",
        "keys",
        "menu-pause",
        "leave-table",
        "skip-lesson",
    ]
    assert do(model, "leave-table") == [["screen", "home"]] and model.settings["lesson"] == "offered"
    heard(model, app.show(model, "tutorial"))
    assert model.coach.at == 1 and model.coach.stage is not None
    effects = do(model, "skip-lesson")
    assert ["save", "rami.lesson", None] in effects and effects[-1] == ["screen", "home"]
    assert model.settings["lesson"] == "done" and model.coach.stage is None


def test_it_begins_anew():
    model, _effects = opened()
    do(model, "stock")
    do(model, "lesson:cardverse")
    assert model.coach.at == 0 and model.coach.open is None and here(model) == ["stock"]
    assert do(model, "lesson:rami51", ["lesson"])[-1][1] == {"op": "lesson", "lesson": "rami51", "at": 0}


def test_the_hint_says_it_again_and_leads_there():
    model, _effects = opened()
    effects = do(model, "hint")
    assert told(effects) == ["lesson-cardverse.draw", "learn.how-draw"] and effects[-1] == ["focus", "stock"]


def test_without_an_engine_it_waits():
    model, effects = opened(engine="loading")
    assert [effect for effect in effects if effect[0] == "call"] == []
    assert said(scene(model), "replay.waits") == [{}]
    assert do(model, "stock") == [] and do(model, "hint") == []
    do(model, "engine:ready")
    assert here(model) == ["stock"]


def test_an_engine_that_comes_anew_goes_on():
    model, _effects = opened()
    do(model, "stock")
    tap(model, "4C")
    do(model, "engine:restarting")
    assert do(model, "idle") == []
    do(model, "engine:ready")
    assert model.coach.at == 1 and here(model) != []


def test_an_answer_that_comes_after_leaving_changes_no_match():
    model, _effects = opened()
    request = do(model, "stock", ["lesson"])[-1][1]
    app.show(model, "home")
    heard(model, app.handle(model, "reply", ["lesson", "lesson"], shows(request)))
    assert model.update is None and model.screen == "home"


def test_a_match_can_begin_from_the_end_of_a_lesson():
    model, _effects = opened()
    model.coach.done = True
    effects = app.handle(model, "play", ["cardverse"], None)
    assert [effect[1]["op"] for effect in effects if effect[0] == "call"] == ["start"]


def test_pause_and_keys():
    model, _effects = opened()
    do(model, "menu")
    do(model, "menu-pause")
    assert model.coach.stage.paused and not model.paused and model.coach.open is None
    do(model, "keys")
    assert "dialog-keys" in [node[1].get("key") for node in nodes(scene(model))]
    assert said(scene(model), "screen.tutorial") == []
    do(model, "cancel")
    assert model.coach.open is None
