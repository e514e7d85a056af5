import json

from web import app, settings


class Screen:
    """A screen that only tells what happened to it."""

    def __init__(self, **intents):
        self.INTENTS = intents
        self.news = []

    def scene(self, model):
        return ["main", {}, []]

    def updated(self, model, old, new):
        self.news.append((None if old is None else old["number"], new["number"]))
        return [["say", {"m": "news"}]]

    def refused(self, model, refusal):
        return [["say", {"m": "refusal." + refusal["code"]}]]


def opened(query="", state=None, **boot):
    """A model as the page starts with it, on screens that do nothing, and the first effects."""
    model = app.Model()
    for name in app.SCREENS:
        model.loaded[name] = Screen()
    found = {"query": query, "state": state}
    found.update(boot)
    return model, app.start(model, found)


def update(number=1, turn=0, result=None, match=None, name="m1", round_number=1):
    return {
        "number": number,
        "id": name,
        "rules": {"preset": "cardverse", "target": 100},
        "you": 0,
        "totals": [0, 0],
        "match": match,
        "sheet": [],
        "seats": [{"kind": "you", "name": None}, {"kind": "easy", "name": "Amina"}],
        "view": {"turn": turn, "phase": "over" if result else "draw", "result": result, "round_number": round_number},
    }


def ready(model):
    return app.handle(model, "engine", ["ready"], None) + app.handle(
        model, "reply", ["hello", "hello"], {"ok": {"engine": "1.0.0", "saves": model.saves}}
    )


def playing(**given):
    """A model at the table."""
    model, _ = opened()
    ready(model)
    app.handle(model, "reply", ["update", "start"], {"ok": update(**given)})
    app.show(model, "table")
    return model


def calls(effects):
    return [effect[1]["op"] for effect in effects if effect[0] == "call"]


def screens(effects):
    return [effect[1:] for effect in effects if effect[0] == "screen"]


def saved(name="m0", over=False):
    return {
        "id": name,
        "preset": "cardverse",
        "rules": {},
        "seats": [{"kind": "you", "name": None}, {"kind": "easy", "name": None}],
        "round": 1,
        "totals": [0, 0],
        "when": "",
        "over": over,
    }


def test_a_tapped_deal_waits_for_the_engine_and_starts_once():
    model, effects = opened()
    assert screens(effects) == [["home", "replace"]]
    assert app.handle(model, "play", ["cardverse"], None) == []
    assert model.wish["op"] == "start" and len(model.wish["seats"]) == 2
    assert calls(ready(model)) == ["start"]
    assert model.wish is None


def test_a_second_tap_changes_the_wish_instead_of_adding_one():
    model, _ = opened()
    app.handle(model, "play", ["cardverse"], None)
    app.handle(model, "play", ["rami51"], None)
    assert calls(ready(model)) == ["start"]


def test_going_home_forgets_the_wish():
    model, _ = opened()
    app.handle(model, "play", ["cardverse"], None)
    app.handle(model, "home", [], None)
    assert calls(ready(model)) == []


def test_a_link_starts_its_match():
    model, effects = opened("?game=cardverse&seats=you,hard&seed=abc&set=target:50&speed=instant")
    assert model.settings["speed"] == "instant"
    assert calls(effects) == []
    sent = [effect[1] for effect in ready(model) if effect[0] == "call"]
    assert sent == [
        {
            "op": "start",
            "rules": {"preset": "cardverse", "target": 50},
            "seed": "abc",
            "seats": [{"kind": "you", "name": None}, {"kind": "hard", "name": None}],
        }
    ]
    effects = app.handle(model, "reply", ["update", "start"], {"ok": update()})
    assert ["address"] in effects and screens(effects) == [["table", "push"]]
    assert ["mark", "rami:game"] in effects


def test_the_seats_and_rules_of_a_link_are_not_remembered_and_those_of_the_tile_are():
    own = {"seats": settings.first_seats("cardverse"), "rules": {"target": 500}}
    model, _ = opened("?game=cardverse&seats=you,hard&set=target:50")
    model.settings["last"]["cardverse"] = own
    ready(model)
    effects = app.handle(model, "reply", ["update", "start"], {"ok": update()})
    assert model.settings["last"] == {"cardverse": own} and app.keep(model) not in effects
    app.handle(model, "play", ["cardverse"], None)
    effects = app.handle(model, "reply", ["update", "start"], {"ok": update(name="m2")})
    assert model.settings["last"]["cardverse"]["rules"] == {"target": 100} and app.keep(model) in effects


def test_a_game_tapped_while_a_link_waits_is_the_persons_own():
    model, _ = opened("?game=cardverse&set=target:50")
    app.handle(model, "play", ["cardverse"], None)
    assert calls(ready(model)) == ["start"] and model.wished["rules"] == {"preset": "cardverse"}
    app.handle(model, "reply", ["update", "start"], {"ok": update()})
    assert model.settings["last"]["cardverse"]["rules"] == {"target": 100}


def test_a_link_without_rules_means_the_rules_of_the_preset():
    model, _ = opened()
    model.settings["last"]["cardverse"] = {"seats": settings.first_seats("cardverse"), "rules": {"target": 500}}
    kept = settings.dump(model.settings)
    model, _ = opened("?game=cardverse&seed=abc", settings=kept)
    assert model.wish["rules"] == {"preset": "cardverse"}


def test_a_link_over_a_saved_match_asks():
    model, effects = opened("?game=cardverse&seed=abc", saves=json.dumps([saved()]))
    assert model.asking and model.wish is None and calls(effects) == []
    assert calls(ready(model)) == []
    effects = app.handle(model, "continue", [], None)
    assert calls(effects) == ["resume"] and ["address"] in effects and not model.asking

    model, _ = opened("?game=cardverse&seed=abc", saves=json.dumps([saved()]))
    ready(model)
    effects = app.handle(model, "new-match", [], None)
    assert calls(effects) == ["start"] and not model.asking

    model, _ = opened("?game=cardverse&seed=abc", saves=json.dumps([saved()]))
    assert ["address"] in app.handle(model, "cancel", [], None)
    assert not model.asking and model.link is None


def test_the_question_of_a_link_names_what_it_starts_and_what_stays():
    for query, name, game, count in (
        ("?game=rami51&seats=you,easy", "link.starts", "rami51", 2),
        ("?game=rami51", "link.starts", "rami51", 4),
        ("?game=cardverse&seats=you,easy,person&set=target:50", "link.starts-house", "cardverse", 3),
    ):
        model, _ = opened(query, saves=json.dumps([saved()]))
        dialog = next(kid for kid in app.scene(model)["root"][2] if kid[1].get("key") == "linked")
        assert [kid[2][0] for kid in dialog[2] if kid[0] == "p"] == [
            {"m": name, "a": {"game": {"m": "game." + game}, "count": count}},
            {"m": "link.question", "a": {"game": {"m": "game.cardverse"}}},
        ]


def test_a_finished_match_does_not_stand_in_the_way_of_a_link():
    model, _ = opened("?game=cardverse&seed=abc", saves=json.dumps([saved(over=True)]))
    assert not model.asking and model.wish is not None


def test_a_link_asks_as_well_when_the_engine_knows_of_matches_the_page_forgot():
    model, _ = opened("?game=cardverse&seed=abc")
    model.saves = [saved()]
    effects = app.handle(model, "engine", ["ready"], None)
    effects += app.handle(model, "reply", ["hello", "hello"], {"ok": {"engine": "1", "saves": [saved()]}})
    assert calls(effects) == [] and model.asking


def test_who_has_answered_before_the_engine_came_is_not_asked_again():
    model, _ = opened("?game=cardverse&seed=abc", saves=json.dumps([saved()]))
    app.handle(model, "new-match", [], None)
    assert model.wish["op"] == "start"
    model.saves = [saved()]
    assert calls(ready(model)) == ["start"] and not model.asking


def test_a_bad_link_is_told_at_home():
    model, effects = opened("?game=poker")
    assert model.notice["m"] == "link.game" and screens(effects) == [["home", "replace"]]
    assert app.handle(model, "play", ["cardverse"], None) == []
    assert model.wish["op"] == "start"


def test_rules_of_a_link_that_the_engine_refuses_are_told_at_home():
    rules = {"presets": {}, "names": ["target_score"]}
    model, effects = opened("?game=cardverse&seed=abc&set=packs:-1&set=target_score:-1")
    assert ["learn"] in effects
    app.handle(model, "rules", [], rules)
    ready(model)
    switches = {"switches": ["packs", "target_score"], "unknown": []}
    app.handle(model, "reply", ["update", "start"], {"error": {"code": "bad_rules", "values": switches}})
    named = {"m": "list.more", "a": {"first": "packs", "rest": {"m": "switch.target_score"}}}
    assert model.notice == {"m": "link.rules", "a": {"value": named}} and model.screen == "home"


def test_more_seats_than_a_game_has_are_told_in_the_language():
    model, _ = opened("?game=cardverse&seats=you,easy,easy,easy,easy,easy,easy")
    ready(model)
    refused = {"error": {"code": "bad_rules", "values": {"switches": ["players"], "unknown": []}}}
    app.handle(model, "reply", ["update", "start"], refused)
    assert model.notice == {"m": "link.rule", "a": {"value": {"m": "setup.count"}}}


NO_RULE = {"m": "link.no-rule", "a": {"value": "target"}}
NAMES = {"presets": {}, "names": ["target_score"]}


def test_a_switch_of_a_link_that_is_none_is_told_before_anything_is_asked():
    kept = {"saves": json.dumps([saved()])}
    model, effects = opened("?game=cardverse&set=target:10", **kept)
    assert ["learn"] in effects and screens(effects) == [["home", "replace"]] and model.asking
    app.handle(model, "rules", [], NAMES)
    assert model.notice == NO_RULE and model.link is None and not model.asking and model.wish is None
    model, _ = opened("?game=cardverse&set=target_score:10", **kept)
    app.handle(model, "rules", [], NAMES)
    assert model.notice is None and model.asking
    assert ["learn"] not in opened("?game=cardverse")[1] + opened()[1]


def test_a_switch_that_only_the_engine_knows_for_none_is_told_by_its_name():
    model, _ = opened("?game=cardverse&set=target:10")
    ready(model)
    values = {"switches": ["target"], "unknown": ["target"]}
    app.handle(model, "reply", ["update", "start"], {"error": {"code": "bad_rules", "values": values}})
    assert model.notice == NO_RULE and model.link is None


def test_rules_of_the_last_match_that_the_engine_refuses_are_shown_in_the_set_up():
    last = {"cardverse": {"seats": saved()["seats"], "rules": {"gone": 1}}}
    model, _ = opened(settings=json.dumps({"last": last}))
    ready(model)
    app.handle(model, "play", ["cardverse"], None)
    refused = {"error": {"code": "bad_rules", "values": {"switches": ["gone"]}}}
    effects = app.handle(model, "reply", ["update", "start"], refused)
    assert screens(effects) == [["setup"]] and model.drafting == ["cardverse", None]
    assert model.notice is None


def test_seats_of_a_link_that_the_engine_refuses_are_told_at_home():
    model, _ = opened("?game=cardverse&seats=you,easy,easy,easy,easy,easy")
    ready(model)
    app.handle(model, "reply", ["update", "start"], {"error": {"code": "bad_seats", "values": {}}})
    assert model.notice["m"] == "link.seats" and model.link is None


def test_screen_in_a_link_lies_above_home():
    _, effects = opened("?screen=rules")
    assert screens(effects) == [["home", "replace"], ["rules"]]


def test_a_reload_at_the_table_resumes():
    model, effects = opened(state={"screen": "table", "match": "m7", "from": "home"})
    assert model.wish == {"op": "resume", "id": "m7"}
    effects = ready(model)
    assert calls(effects) == ["resume"]
    effects = app.handle(model, "reply", ["update", "resume"], {"ok": update(name="m7")})
    assert screens(effects)[0][0] == "table"


def test_a_reload_at_the_end_of_a_round_shows_it_again():
    model, _ = opened(state={"screen": "round-end", "match": "m1", "from": "home"})
    ready(model)
    effects = app.handle(model, "reply", ["update", "resume"], {"ok": update(result={"end": "out"})})
    assert [where[0] for where in screens(effects)] == ["round-end"]


def test_a_match_that_is_gone_is_told_at_home():
    model, _ = opened(state={"screen": "table", "match": "m7", "from": "home"})
    ready(model)
    app.handle(model, "reply", ["update", "resume"], {"error": {"code": "no_match", "values": {}}})
    assert model.notice["m"] == "link.no-match" and model.wish is None


def test_bots_act_after_the_motion_and_their_pause():
    model = playing(turn=1)
    assert app.thinking(model)
    assert app.handle(model, "idle", [], None) == [["later", settings.pace(model.settings), "advance:1"]]
    assert app.handle(model, "advance", ["1"], None) == [["call", {"op": "advance", "number": 1}, "update"]]
    assert app.handle(model, "advance", ["0"], None) == []


def test_bots_wait_in_a_pause_on_other_screens_and_without_engine():
    model = playing(turn=1)
    app.handle(model, "pause", [], None)
    assert (
        app.handle(model, "idle", [], None) == []
        and app.handle(model, "advance", ["1"], None) == []
        and not app.thinking(model)
    )
    app.handle(model, "pause", [], None)
    app.show(model, "rules")
    assert app.handle(model, "idle", [], None) == [] and app.handle(model, "advance", ["1"], None) == []
    app.show(model, "table")
    app.handle(model, "engine", ["restarting"], None)
    assert app.handle(model, "idle", [], None) == [] and app.handle(model, "advance", ["1"], None) == []


def test_a_bot_is_asked_once():
    model = playing(turn=1)
    model.advancing = True
    assert app.handle(model, "advance", ["1"], None) == [] and app.handle(model, "idle", [], None) == []


def test_skipping_goes_on_at_once():
    model = playing(turn=1)
    effects = app.handle(model, "skip", [], None)
    assert effects[0] == ["skip"] and calls(effects) == ["advance"]
    assert app.handle(playing(turn=0), "skip", [], None) == [["skip"]]


def test_the_result_comes_up_after_the_last_card_lies():
    model = playing(result={"end": "out"}, turn=None)
    effects = app.handle(model, "idle", [], None)
    assert effects[0][2] == "finish:1"
    assert app.handle(model, "finish", ["1"], None) == [["screen", "round-end", "replace"]]
    model = playing(result={"end": "out"}, turn=None, match={"winners": [0]})
    assert app.handle(model, "finish", ["1"], None) == [["screen", "match-end", "replace"]]


def test_the_next_round_is_dealt_at_the_table():
    model = playing(number=9, result={"end": "out"}, turn=None)
    app.show(model, "round-end")
    assert app.ask(model, "next_round") == [["call", {"op": "next_round", "number": 9}, "update"]]
    effects = app.handle(model, "reply", ["update", "next_round"], {"ok": update(number=10, round_number=2)})
    assert screens(effects) == [["table", "replace"]]


def test_screens_hear_of_every_update():
    model = playing(number=3)
    app.handle(model, "reply", ["update", "act"], {"ok": update(number=4)})
    assert model.loaded["table"].news == [(None, 3), (3, 4)]
    app.handle(model, "reply", ["update", "start"], {"ok": update(number=1, name="m2")})
    assert model.loaded["table"].news[-1] == (None, 1)


def test_an_older_update_is_not_drawn():
    model = playing(number=5)
    app.handle(model, "reply", ["update", "act"], {"ok": update(number=4)})
    assert model.update["number"] == 5


def test_a_refusal_is_told_and_a_stale_one_is_not():
    model = playing(number=3)
    effects = app.handle(
        model,
        "reply",
        ["update", "act"],
        {"refusal": {"code": "not_a_meld", "rule": "CV-9", "values": {}, "number": 3}},
    )
    assert model.refusal["code"] == "not_a_meld" and effects == [["say", {"m": "refusal.not_a_meld"}]]
    app.handle(model, "reply", ["update", "act"], {"ok": update(number=4)})
    assert model.refusal is None
    assert (
        app.handle(
            model,
            "reply",
            ["update", "act"],
            {"refusal": {"code": "stale_update", "rule": "P-2", "values": {"current": 4}, "number": 4}},
        )
        == []
    )
    assert model.refusal is None


def test_a_match_that_another_window_played_on_is_fetched_anew():
    model = playing(number=3)
    stale = {"refusal": {"code": "stale_update", "rule": "P-2", "values": {"current": 7}, "number": 7}}
    assert calls(app.handle(model, "reply", ["update", "act"], stale)) == ["resume"]
    elsewhere = {"error": {"code": "played_elsewhere", "values": {}}}
    assert calls(app.handle(model, "reply", ["update", "act"], elsewhere)) == ["resume"]
    assert model.notice == {"m": "engine.elsewhere"} and model.screen == "table"


def test_a_match_that_cannot_be_stored_is_told_once():
    model = playing()
    for number in (2, 3):
        new = update(number=number)
        new["saved"] = False
        effects = app.handle(model, "reply", ["update", "act"], {"ok": new})
        assert (["say", {"m": "storage.unsaved"}] in effects) == (number == 2)
    assert model.notice == {"m": "storage.unsaved"}


def test_back_to_the_table_and_forward_again():
    model = playing()
    assert screens(app.handle(model, "pop", [], {"screen": "home", "match": None})) == [["home", "shown"]]
    app.show(model, "home")
    assert screens(app.handle(model, "pop", [], {"screen": "table", "match": "m1"})) == [["table", "shown"]]
    effects = app.handle(model, "pop", [], {"screen": "table", "match": "m9"})
    assert calls(effects) == ["resume"]
    assert screens(app.handle(model, "pop", [], None)) == [["home", "shown"]]


def shared(number, you):
    found = update(number=number, turn=you)
    found["seats"] = [{"kind": "you", "name": None}, {"kind": "person", "name": "Amina"}]
    found["you"] = you
    return found


def test_two_people_at_one_device_do_not_see_each_others_cards():
    model, _ = opened()
    ready(model)
    effects = app.handle(model, "reply", ["update", "start"], {"ok": shared(1, 0)})
    assert screens(effects) == [["handover", "push"]]
    app.show(model, "handover")
    assert screens(app.handle(model, "seen", [], None)) == [["table", "replace"]]
    app.show(model, "table")
    assert screens(app.handle(model, "reply", ["update", "act"], {"ok": shared(2, 0)})) == []
    assert screens(app.handle(model, "reply", ["update", "act"], {"ok": shared(3, 1)})) == [["handover", "replace"]]
    app.show(model, "home")
    assert screens(app.handle(model, "pop", [], {"screen": "table", "match": "m1"})) == [["handover", "shown"]]
    assert screens(app.handle(model, "reply", ["update", "resume"], {"ok": shared(3, 1)}))[-1] == ["handover", "push"]


def test_leaving_keeps_the_match_and_abandoning_does_not():
    model = playing()
    assert app.handle(model, "leave", [], None) == [["screen", "home"]]
    assert app.latest(model) == "m1"
    effects = app.handle(model, "abandon", ["m1"], None)
    assert calls(effects) == ["abandon"] and app.latest(model) is None and model.update is None


def test_an_engine_that_comes_back_brings_the_match_back():
    model = playing(number=8)
    app.handle(model, "engine", ["restarting"], {"m": "engine.hung"})
    assert model.engine == "restarting" and model.flying is None
    effects = ready(model)
    assert [effect[1] for effect in effects if effect[0] == "call"] == [{"op": "resume", "id": "m1"}]
    assert model.trouble is None


def test_a_failed_engine_says_why_and_can_be_tried_again():
    model, _ = opened()
    effects = app.handle(model, "engine", ["failed"], {"m": "engine.failed"})
    assert model.trouble == {"m": "engine.failed"} and ["say", {"m": "engine.failed"}] in effects
    assert app.handle(model, "retry", [], None) == [["restart"]] and model.engine == "restarting"


def test_an_engine_that_failed_on_the_way_is_tried_again_when_all_of_it_has_come():
    model, _ = opened()
    app.handle(model, "engine", ["failed"], {"m": "engine.failed"})
    assert app.handle(model, "progress", [], {"done": 5, "all": 9, "step": 1, "steps": 2}) == []
    assert app.handle(model, "progress", [], {"done": 9, "all": 9, "step": 2, "steps": 2}) == [["restart"]]
    assert app.handle(model, "progress", [], {"done": 9, "all": 9, "step": 2, "steps": 2}) == []
    ready(model)
    app.handle(model, "engine", ["failed"], {"m": "engine.failed"})
    assert app.handle(model, "progress", [], {"done": 9, "all": 9, "step": 2, "steps": 2}) == []


def test_a_link_does_not_hide_what_is_wrong_with_the_storage():
    model, _ = opened("?game=cardverse", storage="blocked")
    ready(model)
    assert model.wished["op"] == "start"
    assert model.notice == {"m": "storage.blocked"}


def test_settings_are_kept():
    model, _ = opened()
    effects = app.handle(model, "set", ["theme", "night"], None)
    assert effects[0][:2] == ["save", settings.STORE] and model.settings["theme"] == "night"
    assert app.handle(model, "set", ["theme"], "pink") == [] and model.settings["theme"] == "night"
    assert app.handle(model, "set", ["speed"], "fast") != []
    assert app.handle(model, "lang", ["fa"], None) != [] and app.marks(model)["dir"] == "rtl"


def test_what_is_wrong_with_the_storage_is_told_once():
    model, _ = opened(storage="blocked")
    assert model.notice == {"m": "storage.blocked"}
    app.handle(model, "dismiss", [], None)
    app.handle(model, "storage", ["blocked"], None)
    assert model.notice is None
    model, _ = opened(settings="{{{")
    assert model.notice == {"m": "storage.damaged"}


def test_damaged_memories_of_matches_are_left_out():
    bad = ["{", "7", '[1, null, {"id": 4}]', '{"id": "x"}']
    for name in saved():
        for value in (None, [], [1], {}, "<b>"):
            if name in ("id", "preset", "seats", "round", "totals") and (name, value) != ("id", "<b>"):
                damaged = saved()
                damaged[name] = value
                bad.append(json.dumps([damaged]))
    for text in bad:
        model, _ = opened(saves=text)
        assert model.saves == [], text
    model, _ = opened(saves=json.dumps([1, saved(), {}]))
    assert model.saves == [saved()]


def test_a_page_loaded_again_does_not_follow_its_link_again():
    """The language and the speed that were chosen since then hold, and the screen stays."""
    home = {"screen": "home", "match": None, "from": None}
    chosen = json.dumps({"lang": "fr", "speed": "slow"})
    for query in ("?lang=ar&speed=fast", "?lang=ar&speed=fast&game=cardverse"):
        model, _ = opened(query, settings=chosen)
        assert (model.settings["lang"], model.settings["speed"]) == ("ar", "fast")
        model, _ = opened(query, state=home, settings=chosen)
        assert (model.settings["lang"], model.settings["speed"]) == ("fr", "slow")
        assert (model.wish is None) == ("game" not in query)
    model, effects = opened("?speed=warp", state={"screen": "settings", "match": None, "from": "home"})
    assert screens(effects) == [["settings", "shown"]] and model.notice is None


def test_unreadable_matches_are_counted():
    model, _ = opened()
    app.handle(model, "engine", ["ready"], None)
    app.handle(model, "reply", ["hello", "hello"], {"ok": {"engine": "1", "saves": [], "damaged": 2}})
    assert model.notice == {"m": "storage.lost", "a": {"count": 2}}


def test_a_match_of_a_newer_version_is_no_lost_one():
    model, _ = opened()
    app.handle(model, "engine", ["ready"], None)
    app.handle(model, "reply", ["hello", "hello"], {"ok": {"engine": "1", "saves": [], "damaged": 0, "newer": 1}})
    assert model.notice == {"m": "engine.newer"}


def test_marks():
    model = playing(number=12, turn=1)
    marks = app.marks(model)
    assert marks["data-screen"] == "table" and marks["data-engine"] == "ready" and marks["data-update"] == "12"
    assert (
        marks["data-game"] == "cardverse"
        and marks["data-turn"] == "1"
        and marks["data-phase"] == "draw"
        and marks["data-busy"]
    )
    app.show(model, "home")
    marks = app.marks(model)
    assert "data-game" not in marks and "data-turn" not in marks and "data-phase" not in marks
    model = playing(turn=None, result={"end": "stock"})
    assert app.marks(model)["data-turn"] is None and app.marks(model)["data-phase"] == "over"


def test_intents_are_looked_up_by_name_and_first_argument():
    model, _ = opened()
    model.loaded["home"].INTENTS = {
        "key:s": lambda model, args, value: [["say", "s"]],
        "lay:all": lambda model, args, value: [["say", args]],
        "lay": lambda model, args, value: [["say", "lay"]],
    }
    app.show(model, "home")
    assert app.handle(model, "key", ["s"], None) == [["say", "s"]]
    assert app.handle(model, "lay", ["all", "x"], None) == [["say", ["all", "x"]]]
    assert app.handle(model, "lay", ["one"], None) == [["say", "lay"]]
    assert app.handle(model, "nobody", ["knows"], None) == [] and not app.known(model, "nobody", [])
    app.show(model, "rules")
    assert not app.known(model, "key", ["s"]) and app.known(model, "lay", ["one"])


def test_single_letters_can_be_switched_off():
    model, _ = opened()
    model.loaded["home"].INTENTS = {"key:s": lambda model, args, value: [], "key:Escape": lambda model, args, value: []}
    app.show(model, "home")
    assert app.known(model, "key", ["s"])
    app.handle(model, "set", ["keys", "off"], None)
    assert not app.known(model, "key", ["s"]) and app.known(model, "key", ["Escape"])


def test_no_intent_of_the_page_itself_needs_a_match():
    for name in app.INTENTS:
        parts = name.split(":")
        if parts[0] in ("reply", "engine", "rules", "storage"):
            continue
        model, _ = opened()
        ready(model)
        for args in ([], ["home"]):
            if args or parts[0] in (
                "back",
                "home",
                "pop",
                "leave",
                "abandon",
                "continue",
                "skip",
                "pause",
                "idle",
                "cancel",
            ):
                app.handle(model, parts[0], parts[1:] + args, None)


def test_the_first_hand_of_two_people_is_marked_when_it_is_shown():
    model, _ = opened()
    ready(model)
    new = update()
    new["seats"][1]["kind"] = "person"
    effects = app.handle(model, "reply", ["update", "start"], {"ok": new})
    assert screens(effects) == [["handover", "push"]] and ["mark", "rami:game"] not in effects
    effects = app.handle(model, "seen", [], None)
    assert screens(effects) == [["table", "replace"]] and effects[-1] == ["mark", "rami:game"]
    assert ["mark", "rami:game"] not in app.handle(model, "seen", [], None)


def test_an_abandoned_match_is_not_waited_for_any_more():
    model, _ = opened(saves=json.dumps([saved()]))
    app.handle(model, "continue", [], None)
    assert model.wish["id"] == "m0"
    app.handle(model, "abandon", ["m0"], None)
    assert model.wish is None


def test_a_pause_is_said():
    model = playing(turn=1)
    assert app.handle(model, "pause", [], None) == [["say", {"m": "banner.paused-say"}]]
    assert app.handle(model, "pause", [], None) == []


def test_a_name_begins_with_its_first_sign():
    from web.screens.common import initial_of

    for name in ("élodie", "ősz", "نور", "Zoé"):
        assert initial_of([{"kind": "you"}, {"kind": "easy", "name": name}], 1, 0) == name[0]
