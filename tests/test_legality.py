"""The order of guards, the look-ahead, and its worst hands; single rules are tested by scenarios."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rami.actions import Call, Discard, Draw, LayMelds, LayOff, NextRound, Reclaim
from rami.cards import FACES, ordered, without
from rami.game import Game
from rami.legality import guards_for, obstacle, standing
from rami.legality.law import GUARDS
from rami.legality.opening import Openings
from rami.melds import Meld
from rami.round import Bar, Debt, Round
from rami.rules import CODES, Rules


def game(**switches: Any) -> Game:
    return Game(Rules.make("cardverse", **switches), 2)


def holding(table: Game, hand: str, melds: str = "", **facts: Any) -> Round:
    """A round in which seat 0 has drawn and holds these cards; melds apart by slashes."""
    laid = tuple(meld for cards in melds.split("/") if (meld := table.law.melds.read(tuple(cards.split()), 1)))
    return Round(
        1,
        (ordered(hand.split()), ("2S",)),
        melds=laid,
        turn=0,
        phase="play",
        source="discard",
        known=((), ()),
        scores=(0, 0),
        **facts,
    )


OWES = (Debt("7H", "must_meld_taken", "R5-13"),)
BARRED = (Bar("7H", "cannot_discard_taken", "RA-10"),)


def test_guards_run_in_the_order_of_their_codes() -> None:
    for guards in guards_for(Rules.make("cardverse", lay_off_needs_opening=True, opening_minimum=51)).values():
        places = [CODES.index(guard.code) for guard in guards]
        assert all(first <= second for first, second in pairwise(places))


def test_guards_of_other_rules_stay_out() -> None:
    chosen = guards_for(Rules.make("cardverse"))
    assert set(chosen) == {Draw, LayMelds, LayOff, Reclaim, Discard, NextRound}
    assert "not_opened" not in {guard.code for guard in chosen[LayOff]}
    assert "opening_too_low" not in {guard.code for guard in chosen[LayMelds]}
    assert sum(map(len, chosen.values())) < len(GUARDS)


def test_every_guard_cites_rules() -> None:
    assert all(guard.cites for guard in GUARDS)


@pytest.mark.parametrize(
    ("switches", "hand", "melds", "facts", "code"),
    [
        ({}, "2C", "", {}, None),
        ({}, "7H 2C", "", {"debts": OWES}, "must_meld_taken"),
        ({}, "7H 2C", "4H 5H 6H", {"debts": OWES}, None),
        ({}, "7H", "4H 5H 6H", {"debts": OWES}, None),
        ({"discard_to_win": True}, "7H", "4H 5H 6H", {"debts": OWES}, "must_meld_taken"),
        ({"lay_off_needs_opening": True}, "7H 2C", "4H 5H 6H", {"debts": OWES}, "must_meld_taken"),
        ({"lay_off_needs_opening": True}, "7H 2C", "4H 5H 6H", {"debts": OWES, "opened": (0,)}, None),
        ({"lay_off_needs_opening": True}, "7H 8H 9H", "", {"debts": OWES}, None),
        ({"opening_minimum": 40}, "7H 8H 9H 2C", "", {"debts": OWES}, "must_meld_taken"),
        ({"opening_minimum": 40}, "7H 8H 9H KC KD KS 2C", "", {"debts": OWES}, None),
        ({"opening_minimum": 54, "discard_to_win": True}, "7H 8H 9H KC KD KS", "", {"debts": OWES}, "must_meld_taken"),
        ({"opening_minimum": 54}, "7H 8H 9H KC KD KS", "", {"debts": OWES}, None),
        ({"packs": 2}, "7H 7H", "", {"bars": BARRED}, "must_keep_a_discard"),
        ({"packs": 2}, "7H 7H", "4H 5H 6H", {"bars": BARRED}, None),
        ({"packs": 2}, "7H 7H 2C", "", {"bars": BARRED}, None),
        ({"packs": 3}, "7H 7H 7H", "", {"bars": BARRED}, "must_keep_a_discard"),
        ({"packs": 3, "sets_need_distinct_suits": False}, "7H 7H 7H", "", {"bars": BARRED}, None),
    ],
)
def test_whether_the_turn_can_end(
    switches: dict[str, Any], hand: str, melds: str, facts: dict[str, Any], code: str | None
) -> None:
    table = game(**switches)
    fault = obstacle(table.law, standing(holding(table, hand, melds, **facts), 0))
    assert (fault and fault.code) == code


def test_a_bar_falls_where_nothing_else_is_left() -> None:
    table = game(may_discard_taken_card=False)
    alone = holding(table, "7H", bars=BARRED)
    assert table.refusal(alone, 0, Discard("7H")) is None
    assert table.options(alone).discards == ("7H",)
    beside = holding(table, "7H 2C", bars=BARRED)
    refusal = table.refusal(beside, 0, Discard("7H"))
    assert refusal is not None
    assert refusal.code == "cannot_discard_taken"
    assert table.options(beside).discards == ("2C",)


def test_openings_are_found_whole() -> None:
    table = game(opening_minimum=51)
    hand = ordered("7H 8H 9H TC JC QC 2C 3C 4C 5S".split())
    openings = Openings(table.law, hand, 51)
    found = {frozenset(melds) for melds in openings.with_meld(("7H", "8H", "9H"))}
    clubs = ("TC", "JC", "QC")
    assert found == {
        frozenset({("7H", "8H", "9H"), clubs}),
        frozenset({("7H", "8H", "9H"), clubs, ("2C", "3C", "4C")}),
    }
    assert list(Openings(table.law, hand, 64).with_meld(clubs)) == []
    assert [len(melds) for melds in Openings(table.law, hand, 63).with_meld(clubs)] == [3]


@pytest.mark.parametrize("minimum", [101, 330, 500])
def test_the_worst_hand_still_gets_an_answer(minimum: int) -> None:
    """Forty cards of two packs, the openings of which nobody could list one by one."""
    table = game(packs=2, opening_minimum=minimum, take_depth="any", sets_need_distinct_suits=False)
    round = holding(table, " ".join(FACES[::3] + FACES[1::3] + FACES[::7]))
    options = table.options(round)
    assert (options.melds != ()) == (minimum == 101)
    owing = round._replace(debts=(Debt("AS", "must_meld_taken", "R5-13"),))
    assert (table.options(owing).melds != ()) == (minimum == 101)
    taking = round._replace(phase="draw", source=None, discard=FACES[2::4])
    assert Draw("stock") in table.options(taking).draws


@pytest.mark.parametrize(
    "switches", [{}, {"rami_sec_waives_opening": True}, {"opening_needs_clean_run": True}], ids=str
)
def test_jokers_in_a_hand_of_sixty_cards_do_not_slow_it_down(switches: dict[str, Any]) -> None:
    """So many cards open in any way one begins."""
    table = Game(Rules.make("rami51", packs=3, take_depth="any", **switches), 2)
    hand = ordered((*FACES[::3], *FACES[1::3], *FACES[::5], *FACES[::7], *FACES[3::13], "*", "*"))
    assert len(hand) == 60
    options = table.options(holding(table, " ".join(hand)))
    assert options.melds == table.law.melds.candidates(hand)


@pytest.mark.parametrize(
    ("hand", "melds", "found"),
    [
        ("4H 5H 6H 7H TC JC QC KC 2S", "", {"4H5H6H7H", "5H6H7H", "TCJCQC", "TCJCQCKC", "JCQCKC", "4H5H6H"}),
        ("5H 6H 7H 7C 7D TC JC QC KC 2S", "", {"5H6H7H", "7C7D7H", "TCJCQC", "TCJCQCKC", "JCQCKC"}),
        ("5H 6H 7H TC JC QC KC 2S", "8H 9H TH", {"5H6H7H", "TCJCQC", "TCJCQCKC", "JCQCKC"}),
        ("7H TC JC QC KC 2S", "8H 9H TH", {"TCJCQCKC", "TCJCQC", "JCQCKC"}),
        ("7H TC JC QC KC 2S", "", set()),
    ],
)
def test_an_opening_leaves_the_owed_card_a_use(hand: str, melds: str, found: set[str]) -> None:
    """7H is owed: an opening of clubs may leave it for a lay-off, one of hearts must play it or have it fit."""
    table = game(opening_minimum=30, take_depth="any")
    round = holding(table, hand, melds, debts=OWES)
    assert {"".join(cards) for cards in table.options(round).melds} == found


def test_melds_of_one_opening_may_need_each_other_s_wilds() -> None:
    """Two runs are worth the forty needed; each written with the first wild of the hand, one takes the other's."""
    table = game(opening_minimum=40, melds="runs", permanent_wilds=("K", "Q"))
    round = holding(table, "QH TC JH KH TH QC")
    assert table.refusal(round, 0, LayMelds((("JH", "TH", "KH=9H"), ("TC", "QC", "QH=JC")))) is None
    listed = [cards for cards in table.options(round).melds if len(cards) == 3]
    assert listed == [("TC", "QH", "QC"), ("KH", "TH", "JH"), ("TH", "JH", "QH")]
    assert table.refusal(round, 0, LayMelds((listed[0], listed[1]))) is None


def test_a_meld_is_listed_with_wilds_that_a_card_owed_can_spare() -> None:
    """The ten of diamonds is owed beside two natural cards (R5-V21), the jacks: a seven goes with the other tens."""
    table = Game(Rules.make("rummy5000", take_needs_two_naturals="always"), 3)
    hand = ordered("7H TD TH TS JH JS".split())
    debt = Debt("TD", "must_meld_taken", "R5-V21", partners=without(hand, ("TD",)))
    round = Round(
        2,
        (hand, ("2C",), ("3C",)),
        turn=0,
        phase="play",
        source="discard",
        wild_rank="T",
        debts=(debt,),
        known=((), (), ()),
    )
    listed = [cards for cards in table.options(round).melds if "7H" in cards and len(cards) == 3]
    assert ("TH=6H", "7H", "TS=8H") in listed
    assert all(table.refusal(round, 0, LayMelds((cards,))) is None for cards in listed)


def test_a_pile_with_nothing_to_call_but_a_wild_is_called_with_it() -> None:
    """Whichever wild of the hand would do as well (R5-V26)."""
    table = Game(Rules.make("rummy5000", rummy_call="pile"), 3)
    round = Round(
        2,
        (("2C",), ordered("7H 8H 6C".split()), ("3C",)),
        discard=("6S", "9D"),
        melds=tuple(filter(None, [table.law.melds.read(("TH", "JH", "QH"), 2)])),
        turn=1,
        phase="call",
        discarder=0,
        following=1,
        wild_rank="6",
        known=((), (), ()),
    )
    calls = table.options(round).calls
    assert Call(meld=("6S=6H", "7H", "8H")) in calls
    assert Call(0, cards=("6S=9H",)) in calls
    assert all(table.refusal(round, 1, call) is None for call in calls)


def test_wilds_alone_are_a_run_in_an_order_that_is_not_read_as_a_set() -> None:
    """`QC=QS KS AS` were queens, whose suits nobody writes; that the queen stands for another comes last, then."""
    table = Game(Rules.make("rummy5000", permanent_wilds=("K", "Q"), packs=2), 3)
    law = table.law_for("A")
    ways = law.melds.readings(("QC", "KS", "AS"))
    assert ("KS", "AS", "QC=QS") in ways
    assert ("KS", "AS", "QC=QS") in law.melds.candidates(("QC", "KS", "AS"), using="QC")
    assert not any(map(law.melds.miswritten, ways))


def test_a_meld_of_the_table_keeps_its_kind() -> None:
    table = game()
    round = holding(table, "7H 2C", "4H 5H 6H")
    after = table.play(round, 0, LayOff(("7H",), 0))
    assert isinstance(after.melds[0], Meld)
    assert [slot.owner for slot in after.melds[0].slots] == [1, 1, 1, 0]
