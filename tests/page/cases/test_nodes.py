from web.nodes import back, card, el, face, icon, msg, num, rank_of


def test_a_group_is_opened_and_nothing_is_left_out_of_the_rest():
    assert el("p", {}, "a", None, ("b", (num(0), False)), el("i")) == ["p", {}, ["a", "b", {"n": 0}, ["i", {}, []]]]


def test_messages_carry_their_arguments():
    assert msg("table.turn") == {"m": "table.turn"}
    assert msg("table.drew", card=face("QS"), count=2) == {"m": "table.drew", "a": {"card": {"card": "QS"}, "count": 2}}


def test_spoken_ranks_are_numbers_where_the_card_shows_one():
    assert [rank_of(name) for name in ("TH", "2C", "KD", "6")] == [10, 2, "K", 6]


def test_what_points_along_the_reading_direction_turns_with_it():
    turning = [name for name in ("back", "cross", "hint", "play", "undo") if "turns" in icon(name)[1]["class"]]
    assert turning == ["back", "play", "undo"]


def test_a_card_is_named_and_a_face_down_one_is_not():
    assert card("7C")[1]["aria-label"] == face("7C")
    assert card("7C")[1]["role"] == "img"
    assert "role" not in card("7C", "button")[1]
    assert card("7C", "button", {"aria-label": msg("x")})[1]["aria-label"] == msg("x")
    assert back() == ["b", {"class": "card down"}, []]
