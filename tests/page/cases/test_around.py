"""Who plays a seat, the end of a match, its link, matches that are saved, rules under a name."""

import json

from sample import catalogue, having, model, one, press, said, save, scene, seat, update
from sitting import DRAWS, RUN, lit, marked, shown, tap
from sitting import one as at_table
from sitting import press as press_at_table
from sitting import update as position

from web import app, link, settings
from web.screens import dialogs, house

SEATS = ("you", "person", "normal")


def called(effects):
    return [effect[1] for effect in effects if effect[0] == "call"]


def told(effects):
    return [effect[1] for effect in effects if effect[0] == "say"]


def lent(new, seat, kind="easy"):
    """The update with a bot at a person's seat."""
    own = new["seats"][seat]
    new["seats"][seat] = {"kind": kind, "name": own["name"], "person": own["kind"]}
    return new


# -- who plays


def test_the_menu_leads_to_who_plays_and_a_bot_is_asked_for():
    made = shown(position(seats=SEATS, **RUN))
    app.handle(made, "menu", [], None)
    press_at_table(made, at_table(made, "key", "menu-seats"))
    assert made.dialog is None and made.question == ["seats"]
    assert [node[1]["key"] for node in marked(made, "data-owner") if node[0] == "li"] == ["hand-0", "hand-1"]
    assert at_table(made, "key", "hand:1=person")[1]["aria-checked"] is True
    asked = called(press_at_table(made, at_table(made, "key", "hand:1=hard")))
    assert asked == [{"op": "hand_over", "seat": 1, "kind": "hard"}]
    assert press_at_table(made, at_table(made, "key", "hand:1=person")) == []  # sits there already
    assert app.handle(made, "cancel", [], None) == [["focus", "menu"]] and made.question is None


def test_who_looks_on_at_a_bot_has_nothing_to_do_but_to_come_back():
    made = shown(lent(position(**RUN), 0), position(turn=1))
    assert app.bot_to_act(made) and not app.mine(made) and made.update["you"] == 0
    assert said(app.scene(made)["root"], "life.bot-plays")
    back = at_table(made, "key", "main")
    assert lit(back) and said(back, "life.take-back") == [{}]
    assert called(press_at_table(made, back)) == [{"op": "hand_over", "seat": 0, "kind": "you"}]
    assert called(app.handle(made, "undo", [], None)) == []
    assert told(app.handle(made, "stock", [], None)) == [{"m": "life.bot-plays-why"}]
    assert [effect[2] for effect in app.handle(made, "idle", [], None)] == ["advance:1"]


def test_handing_over_and_coming_back_are_told():
    before = position(seats=SEATS, turn=2, number=4)
    made = shown(before)
    after = lent(position(seats=SEATS, turn=2, number=5), 1)
    effects = app.handle(made, "reply", ["update", "hand_over"], {"ok": after})
    assert told(effects)[0]["m"] == "life.other-away"
    effects = app.handle(made, "reply", ["update", "hand_over"], {"ok": position(seats=SEATS, turn=2, number=6)})
    assert told(effects)[0]["m"] == "life.other-back"


def test_a_person_whose_name_was_not_typed_is_called_the_same_while_a_bot_plays():
    made = shown(lent(position(seats=SEATS, turn=2), 1))
    assert {"number": 2} in said(app.scene(made)["root"], "seat.person")


def test_the_device_goes_to_whose_cards_are_shown_when_somebody_leaves():
    """Two play. Where the one with the device leaves, the other's cards stay covered; nothing where the other does."""
    for leaves, screen in ((0, "handover"), (1, "table")):
        made = shown(position(seats=SEATS))
        app.handle(made, "seen", [], None)
        app.show(made, "table")
        after = lent(position(seats=SEATS, number=2, turn=2), leaves)
        after["you"] = 1 - leaves
        effects = app.handle(made, "reply", ["update", "hand_over"], {"ok": after})
        assert app.place_of(made) == screen
        assert (["screen", "handover", "replace"] in effects) == (screen == "handover")


def test_a_seat_can_be_handed_over_before_its_person_has_the_device():
    made = model("home")
    made.update = update([[0, 0]], [["KH"], ["6C"]])
    made.update["seats"][1] = seat("person", "Amina")
    made.update["view"]["result"], made.update["view"]["turn"], made.update["you"] = None, 1, 1
    app.show(made, "handover")
    press(made, one(scene(made), "key", "away")[1]["do"])
    assert called(press(made, one(scene(made), "key", "hand:1=easy")[1]["do"]))[0]["seat"] == 1
    assert having(scene(made), "data-card") == []


def test_cards_that_were_covered_stay_so_when_one_person_is_left():
    made = shown(position(seats=SEATS))
    assert app.place_of(made) == "handover"
    app.show(made, "handover")
    app.handle(made, "reply", ["update", "hand_over"], {"ok": lent(position(seats=SEATS, number=2), 1)})
    assert app.place_of(made) == "handover"
    press(made, "uncover")
    assert press(made, "seen")[0] == ["screen", "table", "replace"] and app.place_of(made) == "table"


# -- the end


def test_the_end_is_asked_for_and_what_is_lost_is_named():
    made = shown(position(**RUN))
    for rounds, words in (([], "life.end-first"), ([[3, 0]], "life.end-within")):
        made.update["sheet"] = rounds
        press(made, "menu-ask:end")
        assert said(app.scene(made)["root"], words)
        assert called(app.handle(made, "cancel", [], None)) == [] and made.question is None
    press(made, "menu-ask:end")
    assert called(press_at_table(made, at_table(made, "act", "confirm"))) == [{"op": "end_match"}]


def test_a_match_ended_in_the_middle_of_a_round_shows_its_score_and_no_hand():
    made = shown(position(**RUN))
    early = position(number=2, **RUN)
    early["match"], early["sheet"], early["totals"] = {"winners": [1], "early": True}, [[0, 9]], [0, 9]
    effects = app.handle(made, "reply", ["update", "end_match"], {"ok": early})
    assert ["screen", "match-end", "replace"] in effects and made.saves[0]["over"]
    app.show(made, "match-end")
    root = app.scene(made)["root"]
    assert said(root, "life.ended-early") and having(root, "data-card") == []
    assert having(root, "act", "replay") and having(root, "act", "review") == []
    assert called(press(made, "ask:end")) == [] and having(app.scene(made)["root"], "key", "question") == []
    made.update["match"]["winners"], made.update["sheet"] = [], []
    assert said(app.scene(made)["root"], "life.nobody-won")


def test_the_same_seats_sit_down_again_whoever_played_last():
    made = shown(position(**RUN))
    early = lent(position(number=2), 0)
    early["match"] = {"winners": [], "early": True}
    app.handle(made, "reply", ["update", "end_match"], {"ok": early})
    app.show(made, "match-end")
    assert called(press(made, "new-match"))[0]["seats"] == [seat("you"), seat("normal")]


# -- the pace


def test_another_speed_holds_for_the_bot_that_is_about_to_act():
    made = shown(position(turn=1))
    made.settings["speed"] = "slow"
    assert app.handle(made, "idle", [], None) == [["later", 1600, "advance:1"]]
    effects = press(made, "set:speed:instant")
    assert effects[1:] == [["later", 0, "advance:1"]]
    made.paused = True
    assert press(made, "set:speed:slow")[1:] == []


# -- links


def sharing(new, **given):
    made = shown(new)
    made.rules, made.address = catalogue(), "https://cards.example/rami/"
    for name in given:
        setattr(made, name, given[name])
    app.handle(made, "menu-ask", ["share"], None)
    return made


def shared(made):
    return at_table(made, "key", "shared-link")[1]["value"]


def test_the_link_of_a_match_has_its_deal_once_that_is_no_secret():
    made = sharing(position(seats=SEATS))
    made.update["rules"]["discard_to_win"] = True
    assert shared(made) == made.address + "?game=cardverse&seats=you,person,normal&set=discard_to_win:true"
    assert said(app.scene(made)["root"], "life.share-fresh")
    made.links = {"m1": "?game=cardverse&seats=you,person,normal&seed=a"}
    assert shared(made).endswith("seed=a") and said(app.scene(made)["root"], "life.share-same")
    over = position(seats=SEATS)
    over["seed"], over["match"] = "ü &", {"winners": [0]}
    found = link.parse(shared(sharing(over))[len(made.address) :], app.GAMES)
    assert found["seed"] == "ü &" and [one["kind"] for one in found["seats"]] == list(SEATS)


def test_a_link_is_copied_or_handed_on_and_what_became_of_it_is_told():
    made = sharing(position())
    assert marked(made, "key", "send-link") == []
    made.shares = True
    for key, how in (("copy-link", "copy"), ("send-link", "share")):
        (effect,) = press_at_table(made, at_table(made, "key", key))
        assert effect == ["share", how, shared(made)]
    for what, words in (("copied", "life.link-copied"), ("shared", "life.link-shared"), ("failed", "life.link-failed")):
        assert told(press(made, "shared:" + what)) == [{"m": words}]
        assert said(app.scene(made)["root"], words) == [{}]


def test_the_link_waits_for_the_words_of_the_rules():
    made = sharing(position(), rules=None)
    assert shared(made) == "" and told(press(made, "send:copy")) == [{"m": "life.link-waits"}]


def test_what_a_link_says_comes_back_from_it():
    wanted = {"target_score": 40, "permanent_wilds": ["2"], "values": {"A": 1}, "rounds": None}
    text = link.query("rami51", [settings.seat(kind) for kind in SEATS], wanted, "a+b %&=#", "Mamie & Jo")
    found = link.parse(text, app.GAMES)
    assert found["problem"] is None and found["rules"] == wanted
    assert (found["game"], found["seed"], found["house"]) == ("rami51", "a+b %&=#", "Mamie & Jo")


QUERY = "?game=cardverse&seats=you,easy&seed=abc"


def opened(query, saves=(), links=None):
    made = app.Model()
    made.games = ("cardverse",)
    boot = {"query": query, "saves": json.dumps(list(saves)), "links": links}
    return made, app.start(made, boot)


def test_a_link_is_known_again_by_the_deal_that_came_of_it():
    made, _ = opened(QUERY)
    app.handle(made, "engine", ["ready"], None)
    hello = {"ok": {"engine": "1.0.0", "saves": []}}
    (start,) = called(app.handle(made, "reply", ["hello", "hello"], hello))
    assert start["seed"] == "abc"
    new = position()
    effects = app.handle(made, "reply", ["update", "start"], {"ok": new})
    kept = [effect[2] for effect in effects if effect[0] == "save" and effect[1] == app.LINKS]
    assert json.loads(kept[0]) == {"m1": QUERY}
    for over, words, does in (
        (False, "life.twin", "life.twin-go-on"),
        (True, "life.twin-over", "life.twin-end"),
    ):
        again, _ = opened("?seed=abc&seats=you,easy&game=cardverse", [save("m1", over=over), save("m2")], kept[0])
        assert again.asking and again.twin["id"] == "m1"
        app.show(again, "home")
        root = app.scene(again)["root"]
        assert said(root, words) and said(root, does) and said(root, "life.twin-again")
        press(again, one(root, "key", "linked-continue")[1]["do"])
        assert again.wish == {"op": "resume", "id": "m1"} and again.link is None and not again.asking
    other, _ = opened(QUERY + "d", [save("m1", over=True)], kept[0])
    assert not other.asking and other.wish["seed"] == "abcd"


def test_remembered_links_that_are_none_are_left_out():
    for text in ("{{", "[]", '{"m1": 7}', None):
        made, _ = opened("", [save("m1")], text)
        assert made.links == {}


# -- saved matches


def test_the_latest_saved_matches_are_listed_and_the_rest_when_asked_for():
    saves = [save("m" + str(number)) for number in range(9)]
    made = model("home", saves=saves)
    assert len(having(scene(made), "class", "go-on")) == 4
    more = one(scene(made), "key", "show-saves")
    assert said(more, "life.show-all") == [{"count": 4}]
    assert press(made, more[1]["do"]) == [["focus", "go-on-m5"]]
    assert len(having(scene(made), "class", "go-on")) == 8 and having(scene(made), "key", "show-saves") == []
    few = model("home", saves=saves[:6])
    assert len(having(scene(few), "class", "go-on")) == 5 and having(scene(few), "key", "show-saves") == []


def test_a_saved_match_tells_its_day_names_round_and_score():
    kept = save("m1")
    kept["when"] = "2026-11-30T17:00:00Z"
    made = model("home", saves=[kept])
    (args,) = said(scene(made), "life.saved-on")
    assert args["day"] == {"when": kept["when"]} and args["standing"]["a"]["round"] == 4


def test_a_match_is_remembered_by_whose_seats_they_are():
    kept = save("m1", seats=2)
    kept["seats"][0] = {"kind": "easy", "name": None, "person": "you"}
    made, _ = opened("", [kept])
    assert made.saves[0]["seats"][0] == {"kind": "easy", "name": None, "person": "you"}
    app.show(made, "home")
    assert said(app.scene(made)["root"], "seat.you")


# -- rules under a name


def set_up(kept="[]", **given):
    made = model("home", **given)
    press(made, "open-setup:cardverse")
    app.show(made, "setup")
    press(made, "kept:" + house.STORE, kept)
    return made


def stored(effects):
    return [json.loads(effect[2]) for effect in effects if effect[0] == "save" and effect[1] == house.STORE]


def test_rules_are_kept_under_a_name_and_picked():
    made = set_up()
    keep = one(scene(made), "key", "house-keep")
    assert told(press(made, keep[1]["do"])) == [{"m": "life.house-nameless"}]
    press(made, "number:target_score", "much")
    assert one(scene(made), "key", "house-keep")[1]["aria-disabled"] == "true"
    assert told(press(made, "house-keep"))[0]["m"] == "setup.bad-rule"
    press(made, "number:target_score", "")
    press(made, "pick:discard_to_win:1")
    press(made, "house-title", "  Chez  Mamie ")
    assert one(scene(made), "key", "house-keep")[1]["aria-disabled"] is None
    effects = press(made, "house-keep")
    mine = {"name": "Chez Mamie", "game": "cardverse", "rules": {"discard_to_win": True}}
    assert stored(effects) == [[mine]] and told(effects)[0]["m"] == "life.house-kept"
    assert said(scene(made), "life.house-now") == [{"count": 1}]
    press(made, "reset")
    assert said(scene(made), "life.house-rules") == [{"count": 1}]
    press(made, one(scene(made), "key", "house-pick-0")[1]["do"])
    assert made.draft["rules"] == {"discard_to_win": True} and said(scene(made), "life.house-now") == [{"count": 1}]
    press(made, "pick:target_score:0")
    press(made, "house-title", "Chez Mamie")
    effects = press(made, "house-keep")
    assert len(stored(effects)[0]) == 1 and told(effects)[0]["m"] == "life.house-again"


TWO = [{"name": name, "game": "cardverse", "rules": {"discard_to_win": True}} for name in ("One", "Two")]
TWO_AND_ANOTHER = list(TWO)
TWO_AND_ANOTHER.append({"name": "Far", "game": "rami51", "rules": {}})


def test_rules_are_renamed_deleted_and_brought_back():
    made = set_up(json.dumps(TWO_AND_ANOTHER))
    assert [node[1]["value"] for node in having(scene(made), "type", "text")][1:3] == ["One", "Two"]
    for name, words in (("Two", "life.house-taken"), (" ", "life.house-nameless")):
        effects = press(made, "house-name:0", name)
        assert stored(effects) == [] and told(effects)[0]["m"] == words
    assert [one["name"] for one in stored(press(made, "house-name:0", "Three"))[0]] == ["Three", "Two", "Far"]
    effects = press(made, one(scene(made), "key", "house-delete-1")[1]["do"])
    assert [one["name"] for one in stored(effects)[0]] == ["Three", "Far"] and ["focus", "house-back"] in effects
    effects = press(made, one(scene(made), "key", "house-back")[1]["do"])
    assert [one["name"] for one in stored(effects)[0]] == ["Two", "Three", "Far"]
    assert press(made, "house-back") == []


def test_damaged_rules_take_no_others_with_them():
    bad = [
        7,
        {},
        {"name": "x"},
        {"name": "", "game": "a", "rules": {}},
        {"name": "x", "game": "a", "rules": {"a": [[1]]}},
    ]
    assert house.load(json.dumps(bad + TWO + bad)) == TWO
    for text in ("{{", "{}", "", None, "7"):
        assert house.load(text) == []
    made = set_up(
        json.dumps([{"name": "Old", "game": "cardverse", "rules": {"gone": 1, "discard_to_win": "?", "rounds": 7}}])
    )
    press(made, "house-pick:0")
    assert made.draft["rules"] == {"rounds": 7}
    scene(made)


def test_rules_are_shared_and_come_with_their_name():
    made = set_up(json.dumps(TWO), address="https://cards.example/")
    press(made, one(scene(made), "key", "house-share-1")[1]["do"])
    field = one(scene(made), "key", "shared-link")
    assert said(scene(made), "life.share-rules")
    query = field[1]["value"][len(made.address) :]
    assert query == "?game=cardverse&set=discard_to_win:true&house=Two"
    press(made, "cancel")
    assert made.question is None
    for late in (False, True):
        there, effects = opened(query + "&set=gone:1")
        assert effects[-2:] == [["screen", "home", "replace"], ["screen", "setup"]] and there.wish is None
        if not late:
            there.rules = catalogue()
        app.show(there, "setup")
        if late:
            press(there, "rules", catalogue())
        assert there.draft["rules"] == {"discard_to_win": True} and there.draft["title"] == "Two"
        assert there.notice["m"] == "link.set"
        press(there, "house-title", "Ours")
        assert stored(press(there, "house-keep"))[0][0]["name"] == "Ours"


def test_a_value_fits_its_domain_or_not():
    number = {"kind": "number", "low": 0, "high": 9, "none": True}
    players = {"kind": "by_players", "low": 1, "high": 30}
    table = {"kind": "table", "low": 0, "high": 99, "names": ["A", "K"]}
    named = {"kind": "number_or_named", "low": -9, "high": 9, "names": ["out"]}
    choice = {"kind": "choice", "values": [1, "any"]}
    ranks = {"kind": "ranks", "ranks": ["2", "3", "4"]}
    good = ((number, 9), (number, None), (players, 7), (players, {"2": 7}), (table, {}), (table, {"A": 1}), (named, -9))
    good += (
        (named, {"out": 1}),
        (choice, 1),
        (choice, "any"),
        (ranks, []),
        (ranks, ["2", "4"]),
        ({"kind": "on_off"}, True),
    )
    bad = ((number, 10), (number, True), (number, "9"), (players, None), (players, {}), (players, {"9": 7}), (table, 1))
    bad += ((table, {"B": 1}), (table, {"A": 100}), (named, {}), (named, {"in": 1}), (choice, True), (choice, [1]))
    bad += (
        (ranks, ["4", "2"]),
        (ranks, "2"),
        (ranks, ["9"]),
        ({"kind": "on_off"}, 1),
        ({"kind": "span", "low": 1, "high": 2}, 1),
    )
    assert [pair for pair in good if not house.fits(*pair)] == []
    assert [pair for pair in bad if house.fits(*pair)] == []


def test_no_question_is_left_without_a_way_out():
    made = shown(position(seats=SEATS, options=DRAWS["draws"] and {"draws": DRAWS["draws"]}))
    for name in ("seats", "end", "share"):
        app.handle(made, "menu", [], None)
        app.handle(made, "menu-ask", [name], None)
        assert dialogs.pane(made) is not None and len(marked(made, "act", "close") + marked(made, "act", "cancel")) == 1
        app.handle(made, "cancel", [], None)
        assert dialogs.pane(made) is None


# -- nothing of another's hand


def test_the_cards_are_covered_again_once_the_table_was_left_for_home():
    made = shown(position(seats=SEATS, **RUN))
    app.handle(made, "seen", [], None)
    assert app.place_of(made) == "table"
    app.show(made, "settings")
    assert app.place_of(made) == "table"
    app.show(made, "home")
    assert app.place_of(made) == "handover"
    alone = shown(position(**RUN))
    app.show(alone, "home")
    assert app.place_of(alone) == "table"


def test_what_was_gathered_is_covered_with_the_hand():
    made = shown(position(seats=SEATS, **RUN))
    app.handle(made, "seen", [], None)
    app.show(made, "table")
    tap(made, "4C", "5C", "6C")
    app.handle(made, "gather", [], None)
    assert marked(made, "data-gathered")
    made.seen, made.common = None, True
    assert marked(made, "data-gathered") == []


def test_the_story_of_one_is_gone_when_the_device_lies_between_people():
    made = shown(position(seats=SEATS, number=1, **RUN))
    app.handle(made, "seen", [], None)
    same = position(seats=SEATS, number=2, **RUN)
    assert ["hush"] not in app._updated(made, same)
    asked = position(seats=SEATS, number=3, turn=1, phase="call")
    asked["rules"]["rummy_call"] = "lay_off"
    asked["view"]["call"] = {"card": "3D", "discarder": 2, "passed": [], "following": 0}
    asked["you"] = asked["view"]["seat"] = 1
    assert ["hush"] in app._updated(made, asked)
    alone = shown(position(number=1, **RUN))
    assert ["hush"] not in app._updated(alone, position(number=2, turn=1))


def test_the_story_of_one_is_gone_when_another_takes_the_device():
    made = model("home")
    made.update = update([[0, 0]], [["KH"], ["6C"]])
    made.update["seats"][1] = seat("person")
    effects = app.show(made, "handover")
    assert effects[0] == ["hush"] and told(effects)[0]["m"] == "handover.title"


def test_a_persons_turns_are_reviewed_though_a_bot_plays_on():
    made = model("home")
    made.update = lent(update([[0, 5]], [["KH"], []]), 0)
    made.looked = app.look("m1", 0)
    effects = app.show(made, "review")
    assert [asked["op"] for asked in called(effects)] and made.looked["seat"] == 0
    scene(made)


def handed(number, you, *kinds):
    """The update after a seat of two people was handed over; the first of them is to act."""
    new = position(seats=("you", "person"), turn=0, phase="draw", options=DRAWS, number=number)
    new["you"] = new["view"]["seat"] = you
    for at in range(2):
        if kinds[at] == "easy":
            new["seats"][at].update({"person": new["seats"][at]["kind"], "kind": "easy"})
    if kinds == ("easy", "easy"):
        new["view"]["hand"], new["options"]["draws"] = [], []
    return new


def give(made, new):
    app.handle(made, "reply", ["update", "hand_over"], {"ok": new})
    return app.place_of(made)


def test_where_bots_play_for_several_people_no_hand_is_shown_and_nobody_is_you():
    made = shown(handed(1, 0, "you", "easy"))
    assert not app.covered(made)
    assert give(made, handed(2, 0, "easy", "easy")) == "table" and app.covered(made)
    covered = at_table(made, "data-zone", "hand")
    assert having(covered, "data-card") == [] and said(covered, "call.covered") == [
        {"name": {"m": "seat.person", "a": {"number": 1}}}
    ]
    assert said(app.scene(made)["root"], "seat.you") == []
    news = handed(3, 0, "easy", "easy")
    news["news"] = [{"type": "discarded", "seat": 0, "card": "7H"}]
    effects = app.handle(made, "reply", ["update", "advance"], {"ok": news})
    told = [effect[1]["m"] for effect in effects if effect[0] == "say"]
    assert told and not [name for name in told if ".you" in name or "you-" in name]


def test_whoever_comes_back_from_a_bot_takes_the_device_first():
    for you, kinds in ((0, ("you", "easy")), (1, ("easy", "person"))):
        made = shown(handed(1, 0, "you", "easy"))
        give(made, handed(2, 0, "easy", "easy"))
        assert give(made, handed(3, you, *kinds)) == "handover"
        made.screen = "handover"
        app.module(made, "handover")
        assert having(app.scene(made)["root"], "data-card") == []
        press(made, "uncover")
        press(made, "seen")
        assert app.place_of(made) == "table"
