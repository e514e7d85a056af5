from sample import classed, having, messages, model, nodes, one, press, said, save, scene, seat

from web import app
from web.nodes import msg


def test_a_first_visit_offers_the_games_and_no_continue():
    root = scene(model("home"))
    assert having(root, "act", "continue") == []
    assert one(root, "act", "play")[1]["data-game"] == "cardverse"
    assert said(classed(root, "seats-used")[0], "home.seats-bots") == [{"bots": 1}]
    assert one(root, "act", "setup")[1]["data-game"] == "cardverse"


def test_there_is_a_tile_for_each_game_there_is():
    root = scene(model("home", games=("cardverse", "rummy5000")))
    assert [node[1]["data-game"] for node in having(root, "act", "play")] == ["cardverse", "rummy5000"]
    fan = classed(classed(root, "tile")[1], "card")
    assert len(fan) == 5
    assert [node[1]["aria-label"] for node in fan] == [None] * 5


def test_rami_40_and_51_share_a_tile_with_a_choice():
    made = model("home", games=("cardverse", "rami40", "rami51"))
    assert [node[1]["data-game"] for node in having(scene(made), "act", "play")] == ["cardverse", "rami51"]
    assert said(one(scene(made), "key", "tile-rami51"), "home.seats-bots") == [{"bots": 3}]
    press(made, one(scene(made), "key", "set:rami=rami40")[1]["do"])
    root = scene(made)
    assert [node[1]["data-game"] for node in having(root, "act", "play")] == ["cardverse", "rami40"]
    assert having(root, "aria-checked", True)[0][1]["key"] == "set:rami=rami40"
    assert press(made, one(root, "key", "play-rami40")[1]["do"])[0][1]["rules"] == {"preset": "rami40"}


def test_continue_names_the_latest_match_that_is_not_over():
    made = model("home", saves=[save("done", over=True), save("m2", number=5), save("m3")])
    root = scene(made)
    latest = one(root, "act", "continue")
    assert said(latest, "home.standing")[0]["round"] == 6
    assert [args["points"] for args in said(latest, "home.score")] == [41, 62]
    assert press(made, latest[1]["do"]) == [["address"], ["call", {"op": "resume", "id": "m2"}, "update"]]


def test_further_matches_are_listed_and_a_finished_one_shows_its_result():
    made = model("home", saves=[save("m1"), save("m2", seats=4), save("m3", over=True)])
    listed = classed(scene(made), "saves")[0]
    assert [node[1]["do"] for node in classed(listed, "go-on")] == ["continue:m2", "continue:m3"]
    assert len(said(listed, "home.show-result")) == 1
    assert [args["points"] for args in said(listed, "home.score")] == [41, 62, 0, 7, 41, 62]
    assert press(made, "continue:m3")[-1] == ["call", {"op": "resume", "id": "m3"}, "update"]


def test_abandoning_is_asked_and_names_what_is_lost():
    made = model("home", saves=[save("m1"), save("m2", number=7)])
    press(made, one(scene(made), "key", "abandon-m2")[1]["do"])
    root = scene(made)
    assert said(root, "ask.abandon")[0]["round"] == 8
    assert press(made, one(root, "act", "cancel")[1]["do"]) == []
    assert having(scene(made), "modal") == [] and len(made.saves) == 2
    press(made, "ask:abandon:m2")
    assert press(made, one(scene(made), "act", "confirm")[1]["do"]) == [
        ["call", {"op": "abandon", "id": "m2"}, "saves"],
        ["save", "rami.hand.m2.0", None],
        ["save", "rami.seals.m2", None],
    ]
    assert [found["id"] for found in made.saves] == ["m1"]
    assert having(scene(made), "modal") == []


def test_what_is_over_tells_its_rounds_and_is_removed_not_abandoned():
    first, third = save("m2", over=True), save("m3", over=True)
    first["played"], third["played"] = 0, 3
    made = model("home", saves=[save("m1"), first, third])
    root = scene(made)
    assert len(said(one(root, "key", "go-on-m2"), "life.over-first")) == 1
    assert [args["round"] for args in said(one(root, "key", "go-on-m3"), "home.finished")] == [3]
    ways = [one(root, "key", "abandon-" + name)[1]["aria-label"]["m"] for name in ("m1", "m2", "m3")]
    assert ways == ["home.abandon-label", "life.remove-label", "life.remove-label"]
    press(made, "ask:abandon:m3")
    root = scene(made)
    assert len(said(root, "life.remove-title")) == 1 and said(root, "ask.abandon-title") == []
    press(made, one(root, "act", "confirm")[1]["do"])
    assert [found["id"] for found in made.saves] == ["m1", "m2"]


def test_confirming_twice_abandons_once():
    made = model("home", saves=[save("m1"), save("m2")])
    press(made, "ask:abandon:m2")
    press(made, "confirm")
    assert press(made, "confirm") == []


def test_a_tapped_game_waits_for_the_engine_and_says_so():
    made = model("home", engine="loading")
    assert press(made, one(scene(made), "act", "play")[1]["do"]) == []
    root = scene(made)
    assert one(root, "act", "play")[1]["aria-busy"]
    assert said(root, "engine.waiting") == [{}]
    effects = press(made, "engine:ready") + app.handle(made, "reply", ["hello"], {"ok": {"engine": "1", "saves": []}})
    assert [effect[1]["op"] for effect in effects if effect[0] == "call"][-1] == "start"


def test_the_line_of_the_engine_tells_bytes_and_steps():
    made = model("home", engine="loading", progress={"done": 4149999, "all": 6300000, "step": 2, "steps": 4})
    root = scene(made)
    assert said(root, "boot.loading") == [{"done": 4.1, "all": 6.3}]
    assert said(root, "boot.step") == [{"step": 2, "steps": 4}]
    bar = next(node for node in nodes(root) if node[0] == "progress")
    assert (bar[1]["value"], bar[1]["max"]) == ("4149999", "6300000")


def test_a_bar_that_measures_nothing_is_not_shown():
    root = scene(model("home", engine="loading"))
    assert [node for node in nodes(root) if node[0] == "progress"] == []
    assert said(root, "boot.starts") == [{}]


def test_offline_is_promised_only_when_everything_is_stored():
    for offline, sentence in (("no", "boot.online"), ("saving", "boot.saving"), ("ready", "boot.offline")):
        root = scene(model("home", offline=offline))
        assert [name for name, _ in messages(root) if name.startswith("boot.")] == ["boot.ready", sentence]


def test_a_failed_engine_is_explained_with_two_ways_on_and_continue_says_that_it_waits():
    root = scene(model("home", engine="failed", trouble=msg("engine.hung"), saves=[save("m1")]))
    assert said(root, "engine.hung") == [{}]
    assert len(having(root, "do", "retry")) == 1 and len(having(root, "do", "reload")) == 1
    assert said(one(root, "act", "continue"), "home.waits") == [{}]


def test_a_bad_link_is_told_until_it_is_closed():
    made = model("home", notice=msg("link.game", value="poker"))
    root = scene(made)
    assert said(root, "link.game") == [{"value": "poker"}]
    press(made, one(root, "act", "close")[1]["do"])
    assert said(scene(made), "link.game") == []


def test_each_language_is_named_in_itself_and_one_is_current():
    made = model("home")
    links = [node for node in nodes(scene(made)) if node[0] == "a" and "hreflang" in node[1]]
    assert [node[1]["lang"] for node in links] == ["en", "fr", "ar", "fa", "hu"]
    assert [node[1]["lang"] for node in links if node[1]["aria-current"]] == ["en"]
    press(made, "lang:ar")
    links = [node for node in nodes(scene(made)) if node[0] == "a" and "hreflang" in node[1]]
    assert [node[2] for node in links if node[1]["aria-current"]] == [["العربية"]]


def test_the_tile_tells_the_last_used_seats():
    made = model("home")
    for kinds, name in (
        (("you", "easy", "hard"), "home.seats-bots"),
        (("you", "person"), "home.seats-people"),
        (("you", "person", "easy"), "home.seats-mixed"),
    ):
        made.settings["last"]["cardverse"] = {"seats": [seat(kind) for kind in kinds], "rules": {}}
        assert len(said(classed(scene(made), "seats-used")[0], name)) == 1


def test_the_tile_tells_the_rules_that_its_tap_starts():
    made = model("home", games=("cardverse", "rami40", "rami51"), rules=None)

    def tile():
        return one(scene(made), "key", "tile-rami51")

    last = {"seats": [seat("you"), seat("easy")], "rules": {"opening_minimum": 51, "jokers": 4}, "house": False}
    made.settings["last"]["rami51"] = last
    assert said(tile(), "home.tagline-rami51") == [{}]
    last["rules"]["opening_minimum"], last["house"] = 71, True
    assert said(tile(), "home.house-opening") == [{"points": 71}] and said(tile(), "home.tagline-rami51") == []
    assert press(made, one(scene(made), "key", "play-rami51")[1]["do"])[0][1]["rules"]["opening_minimum"] == 71
    last["rules"]["opening_minimum"] = 0
    assert said(tile(), "home.house") == [{}]
    assert said(tile(), "home.short-rami40") == [{}]


def test_set_up_opens_with_the_game():
    made = model("home")
    assert press(made, one(scene(made), "act", "setup")[1]["do"]) == [["screen", "setup"]]
    app.show(made, "setup")
    assert made.draft["game"] == "cardverse" and made.drafting is None


def test_while_a_link_is_asked_about_continue_stands_only_in_the_question():
    made = model("home", saves=[save("m1")])
    made.link = {"game": "cardverse", "seats": None, "rules": {}, "seed": "a"}
    made.asking = True
    assert having(scene(made), "act", "continue")[0][1]["key"] != "continue"


def sought(made, text):
    """The intents of what is found under a name."""
    press(made, one(scene(made), "key", "find")[1]["do"])
    field = one(found_in(made), "type", "search")
    press(made, field[1]["do"], text)
    return [node[1]["do"] for node in classed(found_in(made), "go-on")]


def found_in(made):
    return made.loaded["home"].pane(made)


def test_a_game_is_found_under_each_of_its_names_in_any_digits_and_accents():
    made = model("home", games=app.GAMES)
    for text in ("۵۰۰۰", "5000", "wild one", "BITCHIN’", "lengyel römi", "رامی عقبی", "الرامي البولندي", "dumb"):
        assert sought(made, text) == ["found:rummy5000"], text
    assert sought(made, "Pinnacle") == ["found:rummy500"] and sought(made, "جورج") == ["found:george"]
    assert sought(made, "2500 rummy") == ["found:rummy5000:2500", "found:george"]
    assert sought(made, "3000") == ["found:rummy5000:3000"]
    assert sought(made, "poker") == [] and said(found_in(made), "home.find-none") == [{}]
    assert sought(made, "  ") == [] and said(found_in(made), "home.find-help") == [{}]


def test_what_was_typed_in_full_comes_first():
    made = model("home")
    press(made, "find")
    for text in ("500 rum", "rummy 500", "500", "رمي 500", "رامي ٥٠٠", "rumi 500"):
        assert sought(made, text)[0] == "found:rummy500", text
    assert sought(made, "rummy 500") == ["found:rummy500", "found:rummy5000"]
    assert sought(made, "Rummy")[0] == "found:rummy5000" and sought(made, "rami")[0] == "found:cardverse"


def test_a_number_that_is_no_name_is_a_target_even_where_it_begins_one():
    made = model("home")
    press(made, "find")
    assert sought(made, "1000") == ["found:rummy5000:1000", "found:rummy5000:10000"]
    assert sought(made, "rumi ۱۰۰۰")[0] == "found:rummy5000:1000"
    assert sought(made, "10000") == ["found:rummy5000:10000"] and sought(made, "5000") == ["found:rummy5000"]
    assert sought(made, "poker 300") == [] and sought(made, "20000") == []


def test_the_name_of_the_games_is_found_in_every_spelling():
    made = model("home")
    press(made, "find")
    for text in ("رمي", "رمی", "ريمي", "رومی", "rumi", "rami", "rumy", "Römi", "rummi", "rommé"):
        games = [found.split(":")[1] for found in sought(made, text)]
        assert {"cardverse", "rami51", "rummy5000", "rummy500"} <= set(games), text


def test_a_name_that_is_a_target_opens_the_set_up_with_it_and_the_tile_shows_the_game():
    made = model("home", games=app.GAMES)
    press(made, "find")
    assert press(made, "found:rummy5000:2500")[0] == ["screen", "setup"]
    app.show(made, "setup")
    assert made.draft["rules"] == {"target_score": 2500} and made.question is None
    app.show(made, "home")
    press(made, "found:george")
    app.show(made, "setup")
    assert made.draft["game"] == "george" and made.draft["rules"] == {}
    app.show(made, "home")
    tiles = [node[1]["data-game"] for node in having(scene(made), "act", "play")]
    assert tiles == ["cardverse", "rami51", "george"]


def test_the_search_is_left_as_it_came():
    made = model("home")
    assert press(made, "find") == [["focus", "sought"]]
    assert one(found_in(made), "modal", True)[1]["key"] == "finder"
    press(made, "cancel")
    assert found_in(made) is None


def test_a_match_that_came_meanwhile_is_not_asked_for_a_name():
    made = model("home")
    made.screen = "table"
    assert press(made, "find") == [] and made.question is None
