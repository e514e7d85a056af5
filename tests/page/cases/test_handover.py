from sample import having, model, numbers, one, press, said, scene, seat, update

from web import app


def test_the_next_person_is_asked_for_by_name_or_number():
    made = model("home")
    made.update = update([[0, 0]], [["KH"], ["6C"]])
    made.update["seats"][1] = seat("person", "Amina")
    for you, name in ((0, {"m": "seat.person", "a": {"number": 1}}), (1, "Amina")):
        made.update["you"] = you
        assert ["say", {"m": "handover.title", "a": {"name": name}}] in app.show(made, "handover")
        assert said(scene(made), "handover.title") == [{"name": name}]


def test_the_cards_stay_covered_for_a_second_whatever_is_pressed():
    made = model("home")
    made.update = update([[0, 0]], [["KH"], ["6C"]])
    made.update["seats"][1] = seat("person")
    assert ["later", 1000, "uncover"] in app.show(made, "handover")
    ready = one(scene(made), "act", "confirm")
    assert ready[1]["aria-disabled"] == "true"
    assert press(made, ready[1]["do"])[0] == ["say", {"m": "handover.wait"}] and made.screen == "handover"
    press(made, "uncover")
    ready = one(scene(made), "act", "confirm")
    assert ready[1]["aria-disabled"] is None and said(scene(made), "handover.wait") == []
    assert press(made, ready[1]["do"])[0] == ["screen", "table", "replace"]
    app.show(made, "handover")
    assert one(scene(made), "act", "confirm")[1]["aria-disabled"] == "true"


def test_the_scores_and_whose_turn_it_is_are_shown_without_a_card():
    made = model("home")
    made.update = update([[40, -15]], [["KH"], ["6C"]])
    made.update["seats"][1] = seat("person", "Amina")
    made.update["view"]["result"] = None
    made.update["view"]["turn"] = 1
    app.show(made, "handover")
    root = scene(made)
    assert said(root, "handover.standing") == [{"round": 1}]
    assert [numbers(one(root, "key", "stands-" + str(seat))) for seat in (0, 1)] == [[1, 40], [-15]]
    assert said(one(root, "key", "stands-0"), "handover.next") == []
    assert said(one(root, "key", "stands-1"), "handover.next") == [{}]
    assert having(root, "data-card") == []
