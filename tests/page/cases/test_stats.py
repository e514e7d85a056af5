import json

from sample import catalogue, classed, having, model, nodes, numbers, one, press, said, scene

from web import app


def group(**given):
    made = {
        "preset": "cardverse",
        "changed": {},
        "low": False,
        "matches": {"played": 3, "won": 2, "least": 21, "most": 94, "even": 50, "open": 0, "early": 0, "abandoned": 0},
        "streak": {"now": 1, "longest": 2},
        "rounds": {"played": 9, "known": 9, "won": 5, "out": 4, "sec": 1},
        "points": {"mean": 12.4, "best": 60, "worst": -7},
        "finals": {"mean": 80.0, "best": 110, "worst": 31},
        "against": [
            {
                "bots": 1,
                "level": "normal",
                "matches": {"played": 3, "won": 2, "least": 21, "most": 94, "even": 50},
                "rounds": {"played": 9, "won": 5},
                "mean": 12.4,
            }
        ],
        "lines": [[0, 1, 1, 2], [0, 0.5, 1, 1.5]],
        "latest": [result("m3"), result("m2", won=False, place=2), result("m1", over="abandoned")],
    }
    made.update(given)
    return made


def result(name, over="played", won=True, place=1):
    made = {"id": name, "when": "2026-03-21T12:00:00Z", "over": over, "won": won, "place": place, "points": 110}
    made.update({"other": 40, "rounds": 3, "bots": 1, "level": "normal"})
    return made


def counted(*groups, apart=0, unread=0, **given):
    made = model("stats", **given)
    told = {"groups": list(groups), "apart": {"matches": apart, "rounds": 2 * apart}, "unread": unread}
    press(made, "reply:stats", {"ok": told})
    return made


def test_the_engine_is_asked_each_time_the_screen_is_shown_and_waited_for_truthfully():
    made = model("home", engine="loading")
    for _ in range(2):
        effects = app.show(made, "stats")
        assert ["call", {"op": "statistics"}, "stats"] in effects
    assert said(scene(made), "stats.loads") == [{}]
    made.engine = "ready"
    assert said(scene(made), "stats.waits") == [{}]


def test_an_engine_that_came_anew_is_asked_again_and_the_first_one_once():
    made = model("stats", engine="loading")
    assert [effect for effect in press(made, "engine:ready") if effect[0] == "call"] == []
    press(made, "engine:restarting")
    assert [effect[2] for effect in press(made, "engine:ready") if effect[0] == "call"] == ["stats"]


def test_what_cannot_be_counted_is_told():
    made = model("stats")
    press(made, "reply:stats", {"error": {"code": "internal", "values": {}}})
    assert said(scene(made), "engine.error") == [{"what": "internal"}]


def test_nothing_played_says_what_will_be_counted():
    root = scene(counted())
    assert said(root, "stats.none") == [{}] and said(root, "stats.none-help") == [{}]


def test_matches_and_rounds_are_counted_in_words_and_numbers():
    root = scene(counted(group()))
    assert said(one(root, "key", "figure-won"), "stats.of") == [{"some": 2, "all": 3}]
    assert said(one(root, "key", "figure-rounds-won"), "stats.of") == [{"some": 5, "all": 9}]
    assert said(one(root, "key", "figure-out"), "stats.of") == [{"some": 4, "all": 9}]
    assert said(one(root, "key", "figure-one-turn"), "stats.of") == [{"some": 1, "all": 9}]
    assert numbers(one(root, "key", "figure-streak")) == [1] and numbers(one(root, "key", "figure-longest")) == [2]
    assert said(one(root, "key", "figure-mean"), "stats.number") == [{"number": 12.4}]
    assert numbers(one(root, "key", "figure-worst")) == [-7]
    assert said(root, "stats.high") == [{}] and said(root, "stats.low") == []


def test_few_matches_make_no_share():
    few = scene(counted(group()))
    assert len(said(few, "stats.few")) == 1 and said(few, "stats.share") == []
    matches = {"played": 20, "won": 9, "least": 26, "most": 66, "even": 25, "open": 0, "early": 0, "abandoned": 0}
    told = said(scene(counted(group(matches=matches))), "stats.share")
    assert [told[0][name]["a"]["share"] for name in ("share", "least", "most")] == [0.45, 0.26, 0.66]


def test_what_was_not_played_to_its_end_stands_apart():
    matches = {"played": 0, "won": 0, "least": 0, "most": 100, "even": 0, "open": 1, "early": 2, "abandoned": 3}
    root = scene(counted(group(matches=matches, finals=None, lines=[[0], [0]])))
    assert [said(root, "stats.are-" + name)[0]["count"] for name in ("open", "early", "abandoned")] == [1, 2, 3]
    assert said(root, "stats.apart-from") == [{}]
    assert having(root, "key", "figure-won") == [] and classed(root, "lines") == []
    assert said(scene(counted(group())), "stats.apart-from") == []


def test_rounds_of_which_only_the_score_is_known_are_told():
    root = scene(counted(group(rounds={"played": 4, "known": 0, "won": 0, "out": 0, "sec": 0})))
    assert said(root, "stats.unknown") == [{"count": 4}] and having(root, "key", "figure-rounds-won") == []


def test_the_lines_tell_wins_beside_what_chance_gives():
    root = scene(counted(group()))
    drawing = classed(root, "lines")[0]
    assert drawing[1]["aria-label"]["a"] == {"count": 3, "won": 2, "even": 2}
    assert len([node for node in nodes(drawing) if node[0] == "polyline"]) == 2
    long = [list(range(61)), [place / 3 for place in range(61)]]
    json.dumps(scene(counted(group(lines=long))))


def test_only_plain_numbers_run_from_left_to_right():
    root = scene(counted(group()))
    assert len(classed(root, "num")) > 6
    for node in classed(root, "num"):
        assert said(node, "stats.of") == []


def test_opponents_are_told_by_number_and_level():
    rows = [dict(group()["against"][0], level=level, bots=bots) for bots, level in ((1, "easy"), (3, "mixed"))]
    rows[1]["matches"] = dict(rows[1]["matches"], played=0)
    root = scene(counted(group(against=rows)))
    assert said(one(root, "key", "against-1-easy"), "stats.bots") == [{"count": 1, "level": {"m": "level.easy"}}]
    assert said(one(root, "key", "against-3-mixed"), "stats.bots")[0]["level"] == {"m": "stats.mixed"}
    assert len(said(one(root, "key", "against-3-mixed"), "stats.of")) == 1


def test_the_latest_matches_are_told_with_their_day():
    root = scene(counted(group()))
    assert said(one(root, "key", "latest-m3"), "stats.is-won") == [{}]
    assert said(one(root, "key", "latest-m2"), "stats.is-place") == [{"place": 2, "all": 2}]
    assert said(one(root, "key", "latest-m1"), "stats.is-abandoned") == [{}]
    days = [kid for node in nodes(root) for kid in node[2] if isinstance(kid, dict) and "when" in kid]
    assert days == [{"when": "2026-03-21T12:00:00Z"}] * 3


def test_games_and_rules_are_chosen_among():
    made = counted(group(), group(changed={"target_score": 50}))
    effects = press(made, "reply:stats", {"ok": made.stats})
    assert effects == [["learn"]]
    root = scene(made)
    told = said(root, "stats.game-rules")
    assert told[0]["rules"]["a"]["name"] == {"m": "switch.target_score"}
    press(made, "counted:1")
    assert one(scene(made), "key", "counted=1")[1]["aria-checked"] is True
    made.rules = None
    assert len(said(scene(made), "stats.game-house")) == 1
    made.rules = catalogue()
    press(made, "kept:rami.house", json.dumps([{"name": "Anna’s", "game": "cardverse", "rules": {"target_score": 50}}]))
    assert said(scene(made), "stats.game-named")[0]["name"] == "Anna’s"


def test_many_changes_are_not_all_named():
    names = [switch["name"] for switch in catalogue()["presets"]["cardverse"]["switches"]]
    changed = {}
    for name in names:
        changed[name] = app.catalogue.described(catalogue(), "cardverse")["switches"][names.index(name)]["default"]
    root = scene(counted(group(changed=changed)))
    assert len(said(root, "stats.rule")) == 4 and said(root, "stats.more") == [{"count": len(names) - 4}]


def test_what_is_not_counted_is_told():
    for groups in ((), (group(),)):
        root = scene(counted(*groups, apart=2, unread=1))
        assert said(root, "stats.apart") == [{"count": 2}] and said(root, "stats.unread") == [{"count": 1}]
    assert said(scene(counted(group())), "stats.apart") == []


def test_home_leads_there_and_the_credits_stand_at_the_end_of_the_settings():
    root = scene(model("home"))
    assert having(root, "do", "go:stats") and having(root, "do", "go:credits") == []
    assert len(having(scene(model("settings")), "do", "go:credits")) == 1
