import json

import film
import sitting
from film import asked, device
from sample import having, one, press, said, scene, seat

from web import app
from web.screens import review


def slip(cost, at=3, **given):
    made = {
        "at": at,
        "cost": cost,
        "did": [{"draw": "stock"}, {"discard": "4C"}],
        "better": [{"discard": "KH"}],
        "why": ["hint.high", {"card": "KH", "points": 10}],
    }
    made.update(given)
    return made


def answer(request, turns, slips=(), done=True):
    found = {"turns": turns, "done": done, "slip": dict(slips).get(request["turn"])}
    for name in ("id", "round", "seat", "turn"):
        found[name] = request[name]
    return {"ok": found}


def reply(model, value):
    return app.handle(model, "reply", ["review", "review"], value)


def all_of(model, effects, turns, slips=()):
    """The effects that are left once the engine has answered everything, and how often it was asked."""
    left, times = list(effects), 0
    while asked(left, "review"):
        times += 1
        left = reply(model, answer(asked(left, "review")[0], turns, slips))
    return left, times


def opened(**given):
    model = device(looked=app.look("m1", 2), **given)
    return model, app.show(model, "review")


def reviewed(turns, slips):
    model, effects = opened()
    all_of(model, effects, turns, slips)
    return model


def told(effects):
    return [effect[1]["m"] for effect in effects if effect[0] == "say"]


def turns_of(root, block):
    return [node[1]["data-turn"] for node in having(one(root, "key", block), "data-turn")]


def test_it_asks_for_one_turn_after_the_other_and_says_how_far_it_is():
    model, effects = opened()
    root = scene(model)
    assert len(said(root, "review.begins")) == 1 and "value" not in one(root, "key", "measure")[1]
    for turn in range(3):
        (request,) = asked(effects, "review")
        assert request == {"op": "review", "id": "m1", "round": 2, "turn": turn, "seat": 0}
        effects = reply(model, answer(request, 3))
        if turn < 2:
            assert said(scene(model), "review.progress") == [{"turn": turn + 1, "turns": 3}]
            assert said(scene(model), "review.so-far") == [{"count": turn + 1}]
            measure = one(scene(model), "key", "measure")[1]
            assert (measure["value"], measure["max"]) == (str(turn + 1), "3")
    assert told(effects) == ["review.good"] and asked(effects, "review") == []
    assert having(scene(model), "key", "measure") == []


def test_a_turn_that_takes_longer_is_asked_for_again():
    model, effects = opened()
    (request,) = asked(effects, "review")
    effects = reply(model, answer(request, 2, done=False))
    assert asked(effects, "review") == [request]
    assert said(scene(model), "review.progress") == [{"turn": 0, "turns": 2}]
    effects = reply(model, answer(request, 2))
    assert asked(effects, "review")[0]["turn"] == 1


def test_the_dearest_turns_come_first():
    costs = [(1, slip(2)), (2, slip(30)), (4, slip(7)), (5, slip(7)), (7, slip(4))]
    model = reviewed(9, costs)
    root = scene(model)
    assert turns_of(root, "first") == ["2", "4", "5"]
    assert turns_of(root, "more") == ["7", "1"]
    assert said(root, "review.rest") == [{"count": 4}]
    assert said(root, "review.found") == [{"count": 5}]
    assert [args["points"] for args in said(one(root, "key", "first"), "review.cost")] == [30, 7, 7]


def test_a_slip_says_what_was_done_what_was_better_and_why():
    root = one(scene(reviewed(2, [(1, slip(8))])), "key", "slip-1")
    assert said(root, "review.turn") == [{"turn": 2}]
    then = said(root, "review.did")[0]["acts"]
    assert then["m"] == "review.then" and then["a"]["first"] == {"m": "review.did-draw"}
    assert said(root, "review.did-discard") == [{"card": {"card": "4C"}}]
    assert said(root, "review.better")[0]["acts"] == {"m": "review.do-discard", "a": {"card": {"card": "KH"}}}
    assert said(root, "hint.high") == [{"card": {"card": "KH"}, "points": 10}]


def test_while_it_looks_what_it_has_found_can_be_seen():
    model, effects = opened()
    reply(model, answer(asked(effects, "review")[0], 3, [(0, slip(5))]))
    root = scene(model)
    assert turns_of(root, "first") == ["0"] and said(root, "review.rest") == []
    assert len(having(root, "key", "measure")) == 1


def test_nothing_to_improve_and_no_turn_at_all_have_their_sentences():
    assert len(said(scene(reviewed(5, [])), "review.good")) == 1
    model, effects = opened()
    effects = reply(model, answer(asked(effects, "review")[0], 0))
    assert told(effects) == ["review.none"] and len(said(scene(model), "review.none")) == 1


def test_who_leaves_stops_it_and_who_comes_back_goes_on():
    model, effects = opened()
    (request,) = asked(effects, "review")
    app.show(model, "home")
    assert reply(model, answer(request, 3, [(0, slip(5))])) == []
    effects = app.show(model, "review")
    assert asked(effects, "review")[0]["turn"] == 1
    assert turns_of(scene(model), "first") == ["0"]
    app.show(model, "home")
    assert asked(app.show(model, "review"), "review") == []  # the answer is still to come
    assert told(all_of(model, effects, 3)[0]) == ["review.found"]


def test_a_new_engine_is_asked_again():
    model, effects = opened()
    press(model, "engine:restarting")
    effects = press(model, "engine:ready")
    assert asked(effects, "review")[0]["turn"] == 0
    assert all_of(model, effects, 2)[1] == 2


def test_a_fault_is_told_and_ends_it():
    model, _ = opened()
    effects = reply(model, {"error": {"code": "not_replayable", "values": {}}})
    assert told(effects) == ["replay.unplayable"] and asked(effects, "review") == []
    root = scene(model)
    assert len(said(root, "replay.unplayable")) == 1 and said(root, "review.how") == []
    assert asked(app.show(model, "review"), "review") == []


def test_a_turn_opens_in_the_replay_and_back_leads_to_it():
    model = reviewed(3, [(1, slip(8, at=17))])
    do = one(scene(model), "key", "look-1")[1]["do"]
    assert press(model, do) == [["screen", "replay"]]
    assert model.looked == app.look("m1", 2, 17, 0)
    app.show(model, "replay")
    model.looked["at"] = 21
    press(model, "pop", {"screen": "review", "look": app.look("m1", 2, 0, 0)})
    effects = app.show(model, "review")
    assert effects == [["focus", "look-1"]]
    assert press(model, one(scene(model), "act", "replay")[1]["do"]) == [["screen", "replay"]]
    assert model.looked["at"] == 0


def two():
    model = device(looked=app.look("m1", 2))
    model.saves[0]["seats"] = [seat("you", "Sára"), seat("normal"), seat("person", "Zoé")]
    model.saves[0]["totals"] = [1, 2, 3]
    return model


def test_two_people_have_their_own_turns_chosen_by_name():
    model = two()
    effects, times = all_of(model, app.show(model, "review"), 2, [(0, slip(5))])
    assert times == 2
    radios = having(scene(model), "role", "radio")
    assert [(node[2], node[1]["aria-checked"]) for node in radios] == [(["Sára"], True), (["Zoé"], False)]
    effects = press(model, radios[1][1]["do"])
    assert asked(effects, "review") == [{"op": "review", "id": "m1", "round": 2, "turn": 0, "seat": 2}]
    assert ["entry"] in effects and model.looked["seat"] == 2
    effects, times = all_of(model, effects, 3)
    assert told(effects) == ["review.good-of"]
    assert asked(press(model, radios[0][1]["do"]), "review") == []  # it is known by now
    assert turns_of(scene(model), "first") == ["0"]


def test_of_several_people_each_is_told_of_by_name():
    for turns, slips, told_of in ((3, [(0, slip(5))], "found"), (3, [], "good"), (0, [], "none")):
        model = two()
        model.looked["seat"] = 2
        all_of(model, app.show(model, "review"), turns, slips)
        root = scene(model)
        assert said(root, "review." + told_of) == []
        assert said(root, "review." + told_of + "-of")[0]["name"] == "Zoé"
        assert said(root, "review.how-of") == [{"name": "Zoé"}]


def test_an_answer_about_one_is_not_taken_for_the_other():
    model = two()
    (first,) = asked(app.show(model, "review"), "review")
    (second,) = asked(press(model, "whose:2"), "review")
    assert reply(model, answer(first, 4, [(0, slip(5))])) == []
    assert having(scene(model), "data-turn") == []
    assert asked(reply(model, answer(second, 4)), "review")[0]["turn"] == 1
    assert asked(press(model, "whose:0"), "review")[0]["turn"] == 1
    assert turns_of(scene(model), "first") == ["0"]


def test_another_round_begins_anew():
    model = reviewed(2, [(0, slip(5))])
    model.looked = app.look("m1", 1)
    assert asked(app.show(model, "review"), "review")[0]["round"] == 1
    assert having(scene(model), "data-turn") == []


def at_the_end(more=True):
    """The end of round 3 of the match on the table, then its review."""
    model = device(saves=[])
    model.update = {
        "id": "m1",
        "number": 9,
        "you": 0,
        "rules": {"preset": "cardverse"},
        "seats": [seat("you"), seat("normal")],
        "options": {"next_round": more},
        "view": {"result": {"end": "out"}, "round_number": 2},
        "match": None,
    }
    model.screen = "round-end"
    assert press(model, "review") == [["screen", "review"]]
    app.show(model, "review")
    return model


def test_the_next_round_is_dealt_once_from_here_too():
    model = at_the_end()
    button = one(scene(model), "act", "next-round")
    deal = ["call", {"op": "next_round", "number": 9}, "update"]
    assert press(model, button[1]["do"]) == [["back"], deal]
    model.flying = "next_round"
    assert press(model, button[1]["do"]) == []
    assert one(scene(model), "act", "next-round")[1]["aria-disabled"] == "true"


def hello(model, *saves):
    found = {"engine": "1", "saves": list(saves), "damaged": 0, "newer": 0}
    return app.handle(model, "reply", ["hello", "hello"], {"ok": found})


def reloaded(looked, *saves):
    """A page that is loaded again on the review, with what it remembers of the matches."""
    model = app.Model()
    state = {"screen": "review", "from": "round-end", "match": None, "look": looked}
    app.start(model, {"state": state, "saves": json.dumps(saves)})
    return model, app.show(model, "review")


def test_of_a_match_that_is_gone_the_engine_says_why():
    kept = device().saves[0]
    for code, sentence in (
        ("no_such_match", "link.no-match"),
        ("damaged_save", "replay.damaged"),
        ("newer_save", "engine.newer"),
    ):
        for remembered in ([kept], []):
            model, _ = reloaded(app.look("m1", 2), *remembered)
            assert len(said(scene(model), "review.begins")) == 1
            effects = press(model, "engine:ready") + hello(model)
            (request,) = asked(effects, "review")
            assert request["id"] == "m1" and len(said(scene(model), "review.begins")) == 1
            assert told(reply(model, {"error": {"code": code, "values": {}}})) == [sentence]
            assert len(said(scene(model), sentence)) == 1
            assert having(scene(model), "act", "next-round") == []


def test_a_match_that_only_the_engine_knows_is_looked_at():
    model, _ = reloaded(app.look("m1", 2))
    assert asked(press(model, "engine:ready"), "review") == []
    effects = hello(model, device().saves[0])
    assert asked(effects, "review") == [{"op": "review", "id": "m1", "round": 2, "turn": 0, "seat": 0}]
    assert told(all_of(model, effects, 2)[0]) == ["review.good"]


def test_a_link_opens_the_last_round_that_is_over():
    for number, runs, shown in ((2, False, 2), (2, True, 1)):
        model = device(saves=[], engine="loading")
        app.show(model, "review")
        assert len(said(scene(model), "review.begins")) == 1
        press(model, "engine:ready")
        save = device().saves[0]
        save["round"] = number
        effects = hello(model, save)
        assert ["entry"] in effects
        if runs:
            effects = reply(model, {"error": {"code": "bad_request", "values": {"what": "round"}}})
            assert ["entry"] in effects
        assert asked(effects, "review")[0]["round"] == shown
        assert model.looked == app.look("m1", shown, 0, 0)


def test_a_first_round_that_still_runs_is_no_fault():
    model = device(looked=app.look("m1", 0))
    model.saves[0]["round"] = 0
    app.show(model, "review")
    assert told(reply(model, {"error": {"code": "bad_request", "values": {"what": "round"}}})) == ["replay.running"]
    assert having(scene(model), "act", "next-round") == []


def test_after_a_reload_the_match_is_fetched_and_its_next_round_dealt():
    model, _ = reloaded(app.look("m1", 2, 0, 0), device().saves[0])
    effects = press(model, "engine:ready")
    hello(model, device().saves[0])
    assert having(scene(model), "act", "next-round") == []  # it may still run
    all_of(model, effects, 2)
    do = one(scene(model), "act", "next-round")[1]["do"]
    assert press(model, do) == [["call", {"op": "resume", "id": "m1"}, "update"]]
    new = sitting.update(
        phase="over", turn=None, number=9, round_number=2, result=at_the_end().update["view"]["result"]
    )
    new["options"]["next_round"] = True
    deal = ["call", {"op": "next_round", "number": 9}, "update"]
    assert deal in app.handle(model, "reply", ["update", "resume"], {"ok": new})
    assert deal not in app.handle(model, "reply", ["update", "resume"], {"ok": new})


def test_a_match_that_is_over_or_went_on_has_no_next_round_after_a_reload():
    for change in ({"over": True}, {"round": 3}):
        save = device().saves[0]
        save.update(change)
        model, _ = reloaded(app.look("m1", 2, 0, 0), save)
        all_of(model, press(model, "engine:ready"), 2)
        assert having(scene(model), "act", "next-round") == []


def test_there_is_no_next_round_after_the_last_or_of_another():
    assert having(scene(at_the_end(more=False)), "act", "next-round") == []
    model = at_the_end()
    model.update["view"]["round_number"] = 3
    assert having(scene(model), "act", "next-round") == []
    assert press(model, "next-round") == []


def test_only_a_round_that_is_over_can_be_looked_back_at_from_the_table():
    model = at_the_end()
    model.screen = "table"
    model.update["view"]["result"] = None
    for screen in ("replay", "review"):
        assert press(model, screen) == []


def test_without_a_match_there_is_nothing_to_review():
    model = device(saves=[])
    assert app.show(model, "review") == []
    assert said(scene(model), "replay.none") == [{}]


def test_one_deed_needs_no_then():
    assert review.deeds("review.did-", [{"draw": "stock"}]) == {"m": "review.did-draw"}


def test_the_replay_says_where_something_better_could_have_been_done():
    model = reviewed(3, [(1, slip(8, at=2))])
    press(model, "look:2:1")
    effects = film.answered(model, app.show(model, "replay"))
    assert told(effects) == ["story.you-melded-run", "review.better"]
    assert len(said(one(scene(model), "key", "banner"), "review.better")) == 1
    effects = film.answered(model, press(model, "step-forward"))
    assert told(effects) == ["story.you-discarded"]
    assert said(one(scene(model), "key", "banner"), "review.better") == []
    model.looked["seat"] = 1  # of whom nothing is known
    film.answered(model, app.show(model, "replay"))
    film.answered(model, press(model, "slide", "2"))
    assert said(one(scene(model), "key", "banner"), "review.better") == []
