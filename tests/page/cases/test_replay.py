import json

import film
from film import answered, asked, device
from sample import having, nodes, numbers, one, press, said, scene, seat

from web import announce, app
from web.screens import replay

STRANGE = (
    None,
    "x",
    {"id": 7},
    {"id": "m1", "round": -1},
    {"id": "m1", "round": "1"},
    {"id": "m1", "at": 3},
    {"id": "m1", "round": 1, "at": 1.5},
)
WAYS = ["back", "fair-deal", "ask-parcel"]
MARKS = ["step-back", "step-forward", "turn-next", "step-last"]


def opened(at=0, found=None, **given):
    """A replay that has come up, and the effects that were left."""
    model = device(**given)
    if model.looked is None:
        model.looked = app.look("m1", 2, at)
    effects = answered(model, app.show(model, "replay"), found)
    return model, effects


def step(model, intent, value=None, found=None):
    return answered(model, press(model, intent, value), found)


def shown(model):
    return int(one(scene(model), "key", "table")[1]["data-step"])


def told(effects):
    return [effect[1]["m"] for effect in effects if effect[0] == "say"]


def faces(node):
    return [found[1]["data-card"] for found in having(node, "data-card")]


def test_a_place_is_shown_once_it_and_the_one_before_are_known():
    model = device(looked=app.look("m1", 2, 4))
    effects = app.show(model, "replay")
    assert [request["at"] for request in asked(effects)] == [4, 3]
    assert said(scene(model), "replay.waits") == [{}]
    first = app.handle(model, "reply", ["replay", "replay"], film.shows(asked(effects)[0]))
    assert told(first) == [] and [request["at"] for request in asked(first)] == [5]
    after = app.handle(model, "reply", ["replay", "replay"], film.shows(asked(effects)[1]))
    assert told(after) == ["story.drew-open"] and shown(model) == 4


def test_what_happened_is_told_in_a_sentence_and_on_the_table():
    model, effects = opened()
    assert told(effects) == ["story.dealt"]
    for intent, at, sentence in (
        ("step-forward", 1, "story.you-drew"),
        ("step-forward", 2, "story.you-melded-run"),
        ("step-forward", 3, "story.you-discarded"),
        ("step-forward", 4, "story.drew-open"),
        ("step-forward", 5, "story.discarded"),
        ("step-back", 4, "story.drew-open"),
        ("step-last", 7, "story.you-ended-stock"),
    ):
        assert told(step(model, intent)) == [sentence]
        assert shown(model) == at
        assert len(said(one(scene(model), "key", "banner"), sentence)) == 1


def test_every_hand_lies_open_once_the_round_is_over():
    model, _ = opened(4)
    root = scene(model)
    assert sorted(faces(one(root, "key", "open-1"))) == ["3C", "9S", "KH"]
    assert faces(one(root, "data-zone", "hand")) == ["8H"]
    assert faces(one(root, "data-meld", "0")) == ["4C", "5C", "6C"]
    assert one(root, "data-zone", "stock")[1]["data-count"] == "1"
    assert [node[1]["data-seat"] for node in having(root, "data-seat")] == ["0", "1"]


def test_nothing_on_the_table_is_to_be_pressed_but_a_meld_that_opens():
    melds = film.places()
    for place in melds:
        place["view"]["melds"] = [film.sitting.meld("run", *film.LONG)]
    model, _ = opened(1, melds, size=[360, 740])
    root = scene(model)
    acts, pressed = [[node[1][name] for node in having(root, name)] for name in ("act", "do")]
    assert (acts[:2], acts[2:]) == (["back", "fair-deal"], MARKS)
    assert (pressed[:3], pressed[3:6], pressed[6:]) == (WAYS, ["meld:0", "round", "slide"], MARKS)
    assert one(root, "key", "press-0")[1]["aria-expanded"] is False
    press(model, "meld:0")
    assert one(scene(model), "key", "press-0")[1]["aria-expanded"] is True
    press(model, "meld:0")
    assert one(scene(model), "key", "press-0")[1]["aria-expanded"] is False


def test_a_picture_of_a_card_has_its_name():
    for node in having(scene(opened(4)[0]), "data-card"):
        assert node[0] == "b" and node[1]["role"] in ("img", None)


def test_steps_end_where_the_round_does():
    model, _ = opened()
    assert one(scene(model), "act", "step-back")[1]["aria-disabled"] is True
    assert one(scene(model), "act", "step-forward")[1]["aria-disabled"] is None
    assert step(model, "step-back")[0] == ["say", {"m": "life.no-earlier"}] and shown(model) == 0
    step(model, "step-last")
    assert shown(model) == 7
    root = scene(model)
    assert [one(root, "act", mark)[1]["aria-disabled"] for mark in MARKS] == [None, True, True, True]
    assert step(model, "step-forward")[0] == step(model, "turn-next")[0] == ["say", {"m": "life.no-later"}]
    step(model, "key:Home")
    assert shown(model) == 0


def test_from_turn_to_turn():
    model, _ = opened()
    for at in (3, 6, 7):
        step(model, "turn-next")
        assert shown(model) == at
    for at in (6, 3, 0):
        step(model, "key:ArrowLeft:shift")
        assert shown(model) == at


def test_a_call_that_is_let_go_by_is_stepped_over_and_told_where_one_goes_to_it():
    model, _ = opened(5)
    step(model, "step-forward")
    assert shown(model) == 7
    step(model, "step-back")
    assert shown(model) == 5
    assert told(step(model, "slide", "6")) == ["story.you-passed"]
    assert shown(model) == 6


def test_arrows_lead_where_the_reading_goes():
    for lang, forward, back in (("en", "ArrowRight", "ArrowLeft"), ("ar", "ArrowLeft", "ArrowRight")):
        model, _ = opened(2)
        model.settings["lang"] = lang
        step(model, "key:" + forward)
        assert shown(model) == 3
        step(model, "key:" + back)
        step(model, "key:" + back)
        assert shown(model) == 1
        step(model, "key:" + forward + ":shift")
        assert shown(model) == 3
        step(model, "key:End")
        assert shown(model) == 7


def test_the_slider_stands_where_one_went_even_before_it_is_shown():
    model, _ = opened()
    effects = press(model, "slide", "5")
    slider = one(scene(model), "key", "slider")
    assert (slider[1]["value"], slider[1]["max"], shown(model)) == ("5", "7", 0)
    assert slider[1]["aria-valuetext"] == {"m": "replay.move", "a": {"at": 5, "steps": 7}}
    answered(model, effects)
    assert shown(model) == 5


def test_a_step_moves_the_cards_and_a_leap_does_not():
    model, effects = opened()
    leap = ["later", 0, "skip"]
    assert leap in effects
    assert leap not in step(model, "step-forward")
    assert leap in step(model, "step-last")


def test_a_card_keeps_its_identity_from_an_open_hand_to_the_pile():
    model, _ = opened(4)
    held = [node[1]["fly"] for node in having(one(scene(model), "key", "open-1"), "data-card", "KH")]
    step(model, "step-forward")
    assert [node[1]["fly"] for node in having(one(scene(model), "data-zone", "discard"), "data-card", "KH")] == held


def test_the_history_entry_keeps_the_place_a_moment_after_the_last_step():
    model, effects = opened()
    assert ["later", replay.KEPT, "remember"] in effects
    step(model, "slide", "3")
    assert press(model, "remember") == [["entry"]]
    assert app.entry(model, "replay")["look"] == {"id": "m1", "round": 2, "at": 3, "seat": None}


def test_a_reload_comes_back_to_the_same_step():
    model = device()
    state = {"screen": "replay", "from": "round-end", "match": None, "look": app.look("m1", 1, 4, 0)}
    saves = json.dumps(model.saves)
    assert app.start(model, {"state": state, "saves": saves}) == [["screen", "replay", "shown"]]
    answered(model, app.show(model, "replay"))
    assert shown(model) == 4


def test_what_the_history_says_is_checked():
    for look in STRANGE:
        for screen in ("replay", "review"):
            model = device()
            press(model, "pop", {"screen": screen, "look": look})
            assert model.looked is None
            app.show(model, screen)
            scene(model)
            assert [model.looked["id"], model.looked["round"], model.looked["at"]] == ["m1", 2, 0]


def test_without_a_place_it_begins_with_the_deal():
    for screen in ("replay", "review"):
        model = device()
        press(model, "pop", {"screen": screen, "look": {"id": "m1", "round": 1, "at": None}})
        app.show(model, screen)
        scene(model)
        assert [model.looked["round"], model.looked["at"]] == [1, 0]


def test_a_place_beyond_the_end_leads_to_the_deal():
    model = device(looked=app.look("m1", 2, 99))
    effects = app.show(model, "replay")
    bad = {"error": {"code": "bad_request", "values": {"what": "at"}}}
    effects = app.handle(model, "reply", ["replay", "replay"], bad)
    assert [request["at"] for request in asked(effects)] == [0]
    answered(model, effects)
    assert shown(model) == 0


def test_the_rounds_of_the_match_can_be_chosen():
    model, _ = opened(5)
    options = [node for node in nodes(one(scene(model), "key", "rounds")) if node[0] == "option"]
    assert [node[1]["selected"] for node in options] == [False, False, True]
    effects = press(model, "round", "1")
    assert ["entry"] in effects
    assert [(request["round"], request["at"]) for request in asked(effects)] == [(1, 0)]
    answered(model, effects)
    assert shown(model) == 0 and one(scene(model), "key", "table")[1]["data-round"] == "1"


def test_an_answer_about_another_round_changes_nothing():
    model, _ = opened()
    late = film.shows({"id": "m1", "round": 0, "at": 0})
    assert app.handle(model, "reply", ["replay", "replay"], late) == []
    late = film.shows({"id": "m2", "round": 2, "at": 0})
    assert app.handle(model, "reply", ["replay", "replay"], late) == []
    assert model.reel.rounds == 3 and shown(model) == 0


def running(seats):
    """The places of a round that still runs, for one of its seats."""
    found = film.places()[:5]
    for place in found:
        place["hands"] = [place["hands"][0]] + [[None, None] for _ in range(seats - 1)]
    return found


def test_of_a_round_that_runs_one_sees_what_one_saw():
    model, _ = opened(3, running(2))
    root = scene(model)
    assert shown(model) == 3 and having(root, "key", "open-hands") == []
    assert faces(one(root, "data-zone", "hand")) == ["8H"]


def test_a_round_that_runs_is_shown_to_nobody_where_two_share_the_device():
    model = device(looked=app.look("m1", 2))
    model.saves[0]["seats"][1] = seat("person", "Amina")
    effects = answered(model, app.show(model, "replay"), running(2))
    assert told(effects)[0] == "replay.running"
    root = scene(model)
    assert said(root, "replay.running") == [{}] and having(root, "data-card") == []
    answered(model, press(model, "round", "0"))
    assert shown(model) == 0


def test_where_two_look_on_nobody_is_you():
    model = device(looked=app.look("m1", 2, 2, 1))
    model.saves[0]["seats"][1] = seat("person", "Amina")
    effects = app.show(model, "replay")
    assert [request["seat"] for request in asked(effects)] == [1, 1]
    answered(model, effects)
    root = scene(model)
    assert said(root, "seat.you") == []
    assert one(root, "data-zone", "hand")[1]["aria-label"] == {"m": "replay.hand", "a": {"name": "Amina"}}
    assert said(one(root, "key", "banner"), "story.melded-run")[0]["who"] == {"m": "seat.person", "a": {"number": 1}}
    assert said(one(root, "data-seat", "1"), "table.seat")[0]["name"] == "Amina"


def test_without_a_match_there_is_nothing_to_see():
    model = device(saves=[])
    assert asked(app.show(model, "replay")) == []
    assert said(scene(model), "replay.none") == [{}]


def test_a_link_waits_for_the_engine_and_takes_the_newest_match():
    model = device(saves=[], engine="loading")
    assert asked(app.show(model, "replay")) == []
    assert said(scene(model), "fair.opens") == [{}] and "value" not in one(scene(model), "key", "loads")[1]
    model.progress = {"done": 3, "all": 8, "step": 1, "steps": 3}
    assert one(scene(model), "key", "loads")[1]["value"] == "3"
    press(model, "engine:ready")
    assert said(scene(model), "replay.none") == [{}] and having(scene(model), "key", "loads") == []
    hello = {"ok": {"engine": "1", "saves": [dict(save) for save in device().saves]}}
    effects = app.handle(model, "reply", ["hello", "hello"], hello)
    assert [request["id"] for request in asked(effects)] == ["m1"] and ["entry"] in effects
    answered(model, effects)
    assert shown(model) == 0


def test_a_new_engine_is_asked_again():
    model = device(looked=app.look("m1", 2, 1))
    assert len(asked(app.show(model, "replay"))) == 2
    press(model, "engine:restarting")
    effects = press(model, "engine:ready")
    assert [request["at"] for request in asked(effects)] == [1, 0]
    answered(model, effects)
    assert shown(model) == 1


def test_why_there_is_nothing_to_see_is_told_in_a_sentence():
    for code, sentence in (
        ("no_such_match", "link.no-match"),
        ("newer_save", "engine.newer"),
        ("damaged_save", "replay.damaged"),
        ("not_replayable", "replay.unplayable"),
        ("internal", "engine.error"),
    ):
        model = device(looked=app.look("m1", 2))
        app.show(model, "replay")
        effects = app.handle(model, "reply", ["replay", "replay"], {"error": {"code": code, "values": {}}})
        assert told(effects) == [sentence]
        assert len(said(scene(model), sentence)) == 1


def test_the_keys_are_listed():
    model, _ = opened()
    assert replay.pane(model) is None
    press(model, "key:?")
    assert said(replay.pane(model), "key.step-turn") == [{}]
    press(model, "cancel")
    assert replay.pane(model) is None


def test_few_places_are_kept():
    model, _ = opened()
    for _ in range(5):
        step(model, "step-forward")
    assert 0 not in model.reel.places and model.reel.shown in model.reel.places


def test_scores_are_those_of_before_the_round():
    root = scene(opened(2)[0])
    assert one(root, "data-seat", "0")[1]["data-score"] == "12"
    assert numbers(one(root, "data-seat", "1"))[-1] == 30


def test_what_was_melded_stays_beside_the_points_at_the_last_step():
    found = film.places()
    for place in found[2:]:
        place["view"]["melded"] = [15, 5]
    model, _ = opened(6, found)
    for intent in ("step-back", "step-last"):
        step(model, intent, found=found)
        root = scene(model)
        for place, points, melded in (("0", "12", 15), ("1", "30", 5)):
            seat_of = one(root, "data-seat", place)
            assert seat_of[1]["data-score"] == points
            assert said(seat_of, "table.melded") == [{"points": melded}]


def test_every_action_has_words():
    for action, name in (
        ({"draw": "stock"}, "draw"),
        ({"draw": "discard", "count": 1}, "take"),
        ({"draw": "discard", "count": 4}, "take-many"),
        ({"meld": [["2C", "2D", "2S"]]}, "lay"),
        ({"lay_off": ["2H"], "on": 0}, "add"),
        ({"reclaim": "2H", "from": 0}, "reclaim"),
        ({"match": "2H", "on": 0}, "match"),
        ({"call": ["2H"], "on": 0}, "call"),
        ({"pass": True}, "pass"),
        ({"choose": 13}, "choose"),
        ({"discard": "2H"}, "discard"),
    ):
        assert announce.deed(action)[0] == name


def test_a_round_that_ran_when_it_was_looked_at_is_asked_for_anew():
    model, _ = opened(3, running(2))
    app.show(model, "home")
    effects = app.show(model, "replay")
    assert [request["at"] for request in asked(effects)] == [3, 2]
    answered(model, effects)
    assert len(having(scene(model), "key", "open-hands")) == 1
    app.show(model, "home")
    assert asked(app.show(model, "replay")) == []  # over now, and known
    assert shown(model) == 3


# -- replays that are handed on

GUESTS = [seat("guest", None), seat("easy", None)]


def sent(text="packed"):
    """A page whose link holds a replay, once the engine has opened it; and what was said."""
    model = device(saves=[])
    effects = app.start(model, {"fragment": "#replay=" + text})
    assert effects[-2:] == [["screen", "home", "replace"], ["screen", "replay"]]
    effects = app.show(model, "replay")
    assert asked(effects, "open") == [{"op": "open", "text": text}] and asked(effects) == []
    opened = {"ok": {"id": "shared-1", "seats": GUESTS, "rules": film.sample.rules(), "rounds": 3}}
    return model, guest(model, app.handle(model, "reply", ["sent", "open"], opened))


def guest(model, effects):
    left = []
    for effect in effects:
        if effect[0] == "call" and effect[1]["op"] == "replay":
            left += guest(model, app.handle(model, "reply", ["replay", "replay"], film.shows(effect[1], seats=GUESTS)))
        else:
            left.append(effect)
    return left


def test_a_replay_in_a_link_is_opened_and_nobody_in_it_is_you():
    model, effects = sent()
    assert ["entry"] in effects and told(effects) == ["fair.dealt"]
    assert model.looked == {"id": "shared-1", "round": 0, "at": 0, "seat": None} and model.saves == []
    root = scene(model)
    assert said(root, "seat.you") == [] and shown(model) == 0
    names = [args["name"] for args in said(one(root, "key", "eyes"), "fair.eyes-of")]
    assert names == [{"m": "seat.person", "a": {"number": 1}}, {"m": "seat.name-1"}]
    guest(model, press(model, "step-forward"))
    assert said(one(scene(model), "key", "banner"), "story.drew-open")[0]["who"] == names[0]


def test_another_seat_of_it_can_be_looked_through():
    model, _ = sent()
    guest(model, press(model, "slide", "3"))
    effects = press(model, "seat", "1")
    assert [(request["seat"], request["at"]) for request in asked(effects)] == [(1, 3), (1, 2)]
    guest(model, effects)
    options = [node for node in nodes(one(scene(model), "key", "eyes")) if node[0] == "option"]
    assert [node[1]["selected"] for node in options] == [False, True]
    own, _ = opened(4)
    assert having(scene(own), "key", "eyes") == [], "at one's own match one sees with one's own eyes"


def test_what_was_sent_and_cannot_be_opened_is_told():
    for code in ("damaged_file", "foreign_file", "newer_file", "not_replayable", "too_large", "internal"):
        model = device(saves=[])
        app.start(model, {"fragment": "#replay=x"})
        app.show(model, "replay")
        effects = app.handle(model, "reply", ["sent", "open"], {"error": {"code": code, "values": {}}})
        assert len(told(effects)) == 1
        root = scene(model)
        assert len(said(root, told(effects)[0])) == 1 and len(having(root, "key", "replay-file")) == 1
        again = press(model, "replay-file", {"name": "rami-replay.json"})
        assert again == [["screen", "replay"]]
        assert asked(app.show(model, "replay"), "open") == [{"op": "open"}], "its text waits in the kernel"


def test_a_file_that_cannot_be_read_is_told():
    model = device(saves=[])
    app.show(model, "replay")
    assert told(press(model, "replay-file", {"name": "x", "trouble": "unreadable"})) == ["data.unreadable"]


def test_an_engine_that_starts_anew_opens_it_again():
    model, _ = sent()
    effects = app.handle(model, "engine", ["restarting"], None) + app.handle(model, "engine", ["ready"], None)
    assert [effect[1]["op"] for effect in effects if effect[0] == "call"][:1] == ["open"]
    guest(model, press(model, "step-forward"))
    assert shown(model) == 1


def test_a_reload_comes_back_to_a_replay_that_was_sent_and_without_its_file_says_so():
    state = {"screen": "replay", "from": "home", "match": None, "look": app.look("shared-1", 1, 4)}
    for fragment, ops in (("#replay=packed", ["open", "replay", "replay"]), ("", [])):
        model = device(saves=[])
        assert app.start(model, {"state": state, "fragment": fragment}) == [["screen", "replay", "shown"]]
        effects = app.show(model, "replay")
        assert [effect[1]["op"] for effect in effects if effect[0] == "call"] == ops
        gone = said(scene(model), "fair.sent-gone")
        assert len(gone) == (0 if fragment else 1)


def test_an_address_that_gets_a_replay_shows_it():
    model, _ = opened()
    assert app.handle(model, "fragment", [], "#replay=more") == [["screen", "replay"]]
    assert asked(app.show(model, "replay"), "open") == [{"op": "open", "text": "more"}]
    assert app.handle(model, "fragment", [], "#top") == []


def parcel(**made):
    model, _ = opened()
    model.address, model.shares = "https://cards.example/rami/", True
    effects = press(model, "ask-parcel")
    assert asked(effects, "share") == [{"op": "share", "id": "m1"}]
    assert len(said(replay.pane(model), "fair.send-waits")) == 1
    app.handle(model, "reply", ["parcel", "share"], made)
    return model


def test_a_replay_is_handed_on_as_a_link_and_as_a_file():
    model = parcel(ok={"rounds": 2, "name": "rami-replay-cardverse.json", "link": "abc"})
    model.shares_files = True
    link = "https://cards.example/rami/#replay=abc"
    assert one(replay.pane(model), "key", "parcel-link")[1]["value"] == link
    assert said(replay.pane(model), "fair.send-how") == [{"rounds": 2}]
    assert press(model, "parcel:copy") == [["share", "copy", link]]
    assert press(model, "parcel:share") == [["share", "share", link]]
    assert press(model, "parcel:save") == [["download", "rami-replay-cardverse.json"]]
    assert press(model, "parcel:give") == [["share-file", "rami-replay-cardverse.json"]]
    assert told(press(model, "shared:copied")) == ["life.link-copied"]
    assert len(said(replay.pane(model), "life.link-copied")) == 1
    assert press(model, "cancel") == [["focus", "ask-parcel"]] and replay.pane(model) is None


def test_what_is_too_long_for_a_link_goes_as_a_file():
    model = parcel(ok={"rounds": 40, "name": "x.json", "link": None})
    assert len(said(replay.pane(model), "fair.send-long")) == 1
    assert having(replay.pane(model), "key", "parcel-link") == []
    assert len(having(replay.pane(model), "key", "parcel-save")) == 1


def test_why_nothing_can_be_handed_on_is_told():
    for given, sentence in ((False, "fair.send-none"), (True, "fair.send-given")):
        model = parcel(error={"code": "nothing_to_share", "values": {"given": given}})
        assert len(said(replay.pane(model), sentence)) == 1
        assert press(model, "parcel:copy") == []
    model = parcel(error={"code": "no_such_match", "values": {}})
    assert len(said(replay.pane(model), "link.no-match")) == 1


def test_from_the_replay_to_its_deal():
    model, _ = opened()
    assert press(model, "fair-deal") == [["screen", "fair"]]
    assert model.looked["id"] == "m1"
