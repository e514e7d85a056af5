from sample import having, messages, model, numbers, one, press, said, scene, seat, update

from web import app


def over(winners, sheet=([60, 0], [0, 40], [50, 0]), hands=((), ("KH",)), **rules):
    made = model("home")
    made.update = update(
        [list(row) for row in sheet], [list(hand) for hand in hands], match={"winners": winners}, **rules
    )
    made.screen = "match-end"
    return made


def test_the_winner_is_named_with_the_points():
    title = said(scene(over([0])), "final.title")[0]
    assert (title["who"], title["points"]) == ("you", 110)
    title = said(scene(over([1])), "final.title")[0]
    assert (title["who"], title["name"], title["points"]) == ("other", {"m": "seat.name-1"}, 40)


def test_a_shared_match_names_all_its_winners():
    root = scene(over([0, 1], sheet=([50, 50],)))
    shared = said(root, "final.shared")[0]
    assert shared["who"] == "you" and shared["points"] == 50
    named = [name for name, _ in messages(shared["names"]) if name.startswith("seat.")]
    assert named == ["seat.you", "seat.name-1"]


def test_two_people_who_share_a_match_are_both_named():
    made = over([0, 1], sheet=([50, 50],))
    made.update["seats"][1] = seat("person")
    shared = said(scene(made), "final.shared")[0]
    assert shared["who"] == "other"
    named = [args["number"] for name, args in messages(shared["names"]) if name == "seat.person"]
    assert named == [1, 2]


def test_the_last_round_and_the_final_sheet_are_there():
    root = scene(over([0]))
    assert len(said(root, "result.why-out")) == 1
    assert having(root, "key", "sheet-1") and having(root, "key", "held-1")
    assert having(root, "act", "next-round") == []


def test_a_new_match_has_the_same_seats_and_rules():
    made = over([0], discard_to_win=True)
    made.update["seats"][1] = seat("hard", "Ali")
    effects = press(made, one(scene(made), "act", "new-match")[1]["do"])
    asked = effects[0][1]
    assert asked["op"] == "start" and asked["seats"] == made.update["seats"] and asked["seed"] is None
    assert asked["rules"]["preset"] == "cardverse" and asked["rules"]["discard_to_win"] is True
    assert made.borrowed is asked  # it may be the match of a link: the tile keeps what was chosen there


def test_the_browser_is_asked_once_to_keep_what_is_stored():
    made = over([0])
    told = ["say", {"m": "final.title", "a": said(scene(made), "final.title")[0]}]
    effects = app.show(made, "match-end")
    assert effects[0] == told and [effect[0] for effect in effects[1:]] == ["save", "persist"]
    assert app.show(made, "match-end") == [told]


def test_home_is_one_press_away():
    made = over([0])
    assert press(made, one(scene(made), "act", "home")[1]["do"]) == [["screen", "home"]]


def test_the_final_sheet_is_in_the_order_of_the_places_and_equal_totals_share_one():
    for rules, order in (({}, [("sheet-0", 1), ("sheet-2", 1), ("sheet-1", 3)]),
                         ({"scoring": "penalty"}, [("sheet-1", 1), ("sheet-0", 2), ("sheet-2", 2)])):  # fmt: skip
        made = over([0], sheet=([60, 0, 60], [0, 40, 0]), hands=((), ("KH",), ("2C",)), **rules)
        rows = [node for node in having(scene(made), "data-owner") if node[0] == "tr"]
        assert [(row[1]["key"], numbers(row)[0]) for row in rows] == order


def test_the_statistics_are_one_press_away():
    made = over([0])
    button = one(scene(made), "key", "go-stats")
    assert press(made, button[1]["do"]) == [["screen", "stats"]]
