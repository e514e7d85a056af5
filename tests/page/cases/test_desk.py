from web import desk

RUN = {"cards": ["4C", "5C", "6C"], "slots": [{"card": "4C"}, {"card": "5C"}, {"card": "6C"}], "value": 15}


def update(
    hand,
    discard=("3D",),
    melds=(),
    drawn=None,
    turn=0,
    turn_number=0,
    round_number=0,
    match="m1",
    ace="high",
    seat=0,
    debts=(),
    reclaimed=0,
    news=(),
):
    return {
        "id": match,
        "rules": {"ace_in_runs": ace},
        "view": {
            "seat": seat,
            "hand": list(hand),
            "discard": list(discard),
            "melds": [{"kind": "run", "slots": [{"card": card} for card in meld]} for meld in melds],
            "drawn": drawn,
            "turn": turn,
            "turn_number": turn_number,
            "round_number": round_number,
            "debts": list(debts),
            "reclaimed": reclaimed,
        },
        "news": list(news),
    }


def at(*hand, **more):
    made = desk.Desk()
    desk.follow(made, update(hand, **more))
    return made


def test_a_new_hand_is_sorted_by_suit_black_and_red_in_turn():
    assert desk.faces(desk.shown(at("2H", "KS", "AD", "3C", "QC", "2S"))) == ["3C", "QC", "AD", "2S", "KS", "2H"]


def test_an_ace_is_sorted_where_the_rules_put_it():
    assert desk.faces(desk.shown(at("AD", "2D", "KD", ace="low"))) == ["AD", "2D", "KD"]
    assert desk.faces(desk.shown(at("AD", "2D", "KD"))) == ["2D", "KD", "AD"]


def test_every_copy_has_an_identity_of_its_own():
    made = at("6H", "6H", "9C")
    assert len(set(desk.shown(made))) == 3
    desk.choose(made, desk.shown(made)[1])
    assert len(made.chosen) == 1 and desk.faces(made.chosen) == ["6H"]
    desk.choose(made, desk.shown(made)[2])
    assert desk.faces(made.chosen) == ["6H", "6H"] and made.chosen[0] != made.chosen[1]
    desk.choose(made, made.chosen[0])
    assert len(made.chosen) == 1


def test_the_copy_that_was_played_leaves_the_other_stays():
    made = at("6H", "6H", "9C")
    first, second = desk.shown(made)[1:]
    made.moving = [second]
    desk.follow(made, update(["6H", "9C"], discard=["3D", "6H"]))
    assert first in desk.shown(made) and second not in desk.shown(made)
    assert desk.zone(made, "discard")[-1] == second
    other = at("6H", "6H", "9C")
    first, second = desk.shown(other)[1:]
    other.moving = [first]
    desk.follow(other, update(["6H", "9C"], discard=["3D", "6H"]))
    assert desk.zone(other, "discard")[-1] == first and desk.shown(other)[-1] == second


def test_a_card_keeps_its_identity_from_hand_to_meld_and_from_pile_to_hand():
    made = at("4C", "5C", "6C", "9D")
    cards = desk.shown(made)[:3]
    top = desk.zone(made, "discard")[-1]
    made.moving = cards
    desk.follow(made, update(["9D"], melds=[["4C", "5C", "6C"]]))
    assert desk.zone(made, "meld-0") == cards
    desk.follow(made, update(["3D", "9D"], discard=[], melds=[["4C", "5C", "6C"]], drawn="3D"))
    assert made.drawn == top


def test_the_drawn_card_stands_last_until_the_turn_ends_and_then_where_it_was_put():
    made = at("4C", "9D", "KH")
    desk.follow(made, update(["4C", "5C", "9D", "KH"], drawn="5C"))
    assert desk.faces(desk.shown(made)) == ["4C", "9D", "KH", "5C"] and desk.face(made.drawn) == "5C"
    desk.arrange(made, "suit", False)
    assert desk.faces(desk.shown(made)) == ["4C", "9D", "KH", "5C"]
    desk.follow(made, update(["4C", "5C", "9D"], discard=["3D", "KH"], turn=1, turn_number=1))
    assert made.drawn is None and desk.faces(desk.shown(made)) == ["4C", "5C", "9D"]


def test_without_a_wish_nothing_is_sorted():
    made = at("4C", "9D", "KH")
    desk.follow(made, update(["4C", "5C", "9D", "KH"], drawn="5C"))
    desk.follow(made, update(["4C", "5C", "9D"], discard=["KH"], turn=1, turn_number=1))
    assert desk.faces(desk.shown(made)) == ["4C", "9D", "5C"]


def test_of_equal_cards_the_one_just_drawn_stands_apart():
    made = at("6H", "9C")
    old = next(card for card in desk.shown(made) if desk.face(card) == "6H")
    desk.follow(made, update(["6H", "6H", "9C"], drawn="6H"))
    assert made.drawn != old and desk.shown(made)[-1] == made.drawn


def test_an_order_made_by_hand_outlives_the_turns_of_others():
    made = at("4C", "9D", "KH")
    four, nine, king = desk.shown(made)
    desk.put(made, king, four)
    assert desk.shown(made) == [king, four, nine]
    desk.put(made, king, None)
    assert desk.shown(made) == [four, nine, king]
    desk.put(made, nine, four)
    for turn_number in range(1, 4):
        desk.follow(
            made, update(["4C", "9D", "KH"], discard=["3D", "2S"], turn=turn_number % 3, turn_number=turn_number)
        )
        assert desk.shown(made) == [nine, four, king]
    assert made.sort == "hand"


def test_a_card_put_before_itself_stays():
    made = at("4C", "9D", "KH")
    before = desk.shown(made)
    desk.put(made, before[1], before[1])
    assert desk.shown(made) == before


def test_the_drawn_card_is_laid_while_its_equal_stays_in_the_hand():
    """The engine then still names the face that was drawn."""
    made = at("6H", "9C")
    desk.follow(made, update(["6H", "6H", "9C"], drawn="6H"))
    drawn, made.moving = made.drawn, [made.drawn]
    desk.follow(made, update(["6H", "9C"], drawn="6H", melds=[["6H"]]))
    assert drawn == desk.zone(made, "meld-0")[0] and made.drawn is None
    assert desk.faces(desk.shown(made)) == ["9C", "6H"] and drawn not in desk.shown(made)
    desk.follow(made, update(["6H", "6H", "9C"], drawn="6H"))
    assert made.drawn == drawn and desk.shown(made)[-1] == drawn


def test_the_drawn_card_can_be_put_among_the_others():
    made = at("4C", "9D")
    desk.follow(made, update(["4C", "5C", "9D"], drawn="5C"))
    desk.put(made, made.drawn, desk.shown(made)[0])
    assert desk.faces(desk.shown(made)) == ["5C", "4C", "9D"] and made.drawn is None
    desk.follow(made, update(["4C", "5C", "9D"], drawn="5C", melds=[["KS"]]))
    assert desk.faces(desk.shown(made)) == ["5C", "4C", "9D"]


def test_putting_a_card_last_leaves_the_drawn_one_apart():
    made = at("4C", "9D")
    desk.follow(made, update(["4C", "5C", "9D"], drawn="5C"))
    desk.put(made, desk.shown(made)[0], made.drawn)
    assert desk.faces(desk.shown(made)) == ["9D", "4C", "5C"]


def test_what_is_taken_back_returns_to_its_place():
    made = at("4C", "5C", "6C", "9D")
    before = desk.shown(made)
    desk.put(made, before[3], before[0])
    order = desk.shown(made)
    made.moving = before[:3]
    desk.follow(made, update(["9D"], melds=[["4C", "5C", "6C"]]))
    desk.follow(made, update(["4C", "5C", "6C", "9D"]))
    assert desk.shown(made) == order


def test_a_card_that_comes_back_in_a_later_turn_comes_last():
    made = at("4C", "9D", "KH")
    made.moving = [desk.shown(made)[0]]
    desk.follow(made, update(["9D", "KH"], discard=["3D", "4C"], turn=1, turn_number=1))
    desk.follow(made, update(["4C", "9D", "KH"], discard=["3D"], turn=0, turn_number=1, drawn="4C"))
    desk.follow(made, update(["4C", "9D"], discard=["3D", "KH"], turn=1, turn_number=2))
    assert desk.faces(desk.shown(made)) == ["9D", "4C"]


def test_the_order_is_kept_as_text_and_taken_back():
    made = at("4C", "6H", "6H", "KH")
    cards = desk.shown(made)
    desk.put(made, cards[3], cards[0])
    text = desk.stored(made)
    again = at("4C", "6H", "6H", "KH")
    desk.recall(again, text)
    assert desk.faces(desk.shown(again)) == ["KH", "4C", "6H", "6H"] and again.sort == "hand"
    other = at("4C", "6H", "6H", "KH", round_number=1)
    desk.recall(other, text)
    assert desk.faces(desk.shown(other)) == ["4C", "6H", "6H", "KH"]


def test_a_kept_order_is_used_as_far_as_the_hand_still_has_its_cards():
    made = at("4C", "9D", "KH")
    desk.recall(made, '[0, "hand", ["KH", "2S", "9D"]]')
    assert desk.faces(desk.shown(made)) == ["KH", "9D", "4C"]
    for bad in ("", "{", "[]", "[0]", '"text"', '[0, "odd", 5]', "null"):
        desk.recall(made, bad)
        assert desk.faces(desk.shown(made)) == ["KH", "9D", "4C"]


def test_groups_of_the_engine_come_first():
    made = at("4C", "9D", "KH", "KS", "KD")
    desk.regroup(made, [["KH", "KS", "KD"]], ["9D", "4C"])
    assert desk.faces(desk.shown(made)) == ["KH", "KS", "KD", "9D", "4C"]


def test_gathered_cards_leave_the_hand_and_come_back():
    made = at("4C", "5C", "6C", "9D")
    for card in desk.shown(made)[:3]:
        desk.choose(made, card)
    desk.gather(made, RUN)
    assert desk.faces(desk.shown(made)) == ["9D"] and made.chosen == []
    assert [desk.faces(group["cards"]) for group in made.gathered] == [["4C", "5C", "6C"]]
    desk.follow(made, update(["4C", "5C", "6C", "9D"], turn=1, turn_number=1))
    assert len(made.gathered) == 1
    desk.ungather(made, 0)
    assert desk.faces(desk.shown(made)) == ["4C", "5C", "6C", "9D"]


def test_a_tray_whose_cards_are_gone_is_cleared():
    made = at("4C", "5C", "6C", "9D")
    for card in desk.shown(made)[:3]:
        desk.choose(made, card)
    desk.gather(made, RUN)
    made.moving = made.gathered[0]["cards"]
    desk.follow(made, update(["9D"], melds=[["4C", "5C", "6C"]]))
    assert made.gathered == []


def test_a_new_deal_forgets_choice_tray_and_modes():
    made = at("4C", "5C", "6C", "9D")
    for card in desk.shown(made)[:3]:
        desk.choose(made, card)
    desk.gather(made, RUN)
    desk.choose(made, desk.shown(made)[0])
    made.arranging = True
    assert desk.follow(made, update(["2C", "3C"], round_number=1)) is True
    assert made.chosen == [] and made.gathered == [] and not made.arranging


def test_the_next_person_at_the_device_sees_no_choice_of_the_last():
    made = at("4C", "5C", "6C")
    desk.choose(made, desk.shown(made)[0])
    desk.follow(made, update(["4C", "KH"], seat=1))
    assert made.chosen == [] and desk.faces(desk.shown(made)) == ["4C", "KH"]


def test_faces_are_found_among_the_chosen_first():
    made = at("6H", "6H", "9C")
    last = desk.shown(made)[2]
    desk.choose(made, last)
    assert desk.find(made, ["6H"]) == [last]
    assert desk.find(made, ["6H", "6H", "6H"]) is None


def test_selections_are_compared_as_multisets():
    assert desk.same(["6H", "7H", "6H"], ["7H", "6H", "6H"])
    assert not desk.same(["6H", "7H"], ["6H", "6H"])
    assert not desk.same(["6H"], ["6H", "6H"])


def reclaimed(*wilds):
    return [{"type": "reclaimed", "seat": 0, "cards": ["7S"], "on": 0, "wilds": list(wilds)}]


def test_the_joker_that_came_back_is_the_one_that_is_owed():
    made = at("*", "7S", "KD", melds=[["6S", "*", "8S"]])
    lying = desk.zone(made, "meld-0")[1]
    made.moving = [card for card in desk.shown(made) if desk.face(card) == "7S"] + [lying]
    desk.follow(made, update(["*", "*", "KD"], melds=[["6S", "7S", "8S"]], reclaimed=1, news=reclaimed("*")))
    assert made.must == [lying]
    desk.follow(made, update(["*", "KD"], melds=[["6S", "7S", "8S"], ["2C", "2D", "*"]]))
    assert made.must == []
    desk.follow(made, update(["*", "*", "KD"], melds=[["6S", "7S", "8S"]], reclaimed=1))
    assert made.must == [lying]


def test_of_two_jokers_of_a_meld_the_one_whose_place_is_taken_leaves():
    made = at("8S", melds=[["6S", "*", "*"]])
    first, second = desk.zone(made, "meld-0")[1:]
    made.moving = [desk.shown(made)[0], second]
    desk.follow(made, update(["*"], melds=[["6S", "*", "8S"]], reclaimed=1, news=reclaimed("*")))
    assert desk.shown(made) == [second] and desk.zone(made, "meld-0")[1] == first


def test_what_is_owed_is_marked_after_a_reload_too():
    made = at("*", "*", "KD", "KD", reclaimed=1, debts=["KD"])
    assert desk.faces(made.must) == ["*", "KD"]
    made = at("KD")
    desk.follow(made, update(["KD", "KD"], drawn="KD", debts=["KD"]))
    assert made.must == [made.drawn]


def test_the_next_turn_owes_nothing_for_the_last():
    made = at("*", "7S", melds=[["6S", "*", "8S"]])
    lying = desk.zone(made, "meld-0")[1]
    made.moving = [lying]
    desk.follow(made, update(["*", "*"], melds=[["6S", "7S", "8S"]], reclaimed=1, news=reclaimed("*")))
    assert made.again == [lying]
    desk.follow(made, update(["*", "*"], melds=[["6S", "7S", "8S"]], turn=1, turn_number=1))
    assert made.again == [] and made.must == []
