"""The recogniser of melds against one that tries every place of every card."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rami.cards import plain
from rami.melds import Meld, Recogniser
from tests.oracles import melds as oracle
from tests.oracles import reference

ACES = ("high", "low", "low_or_high")
KINDS = ("both", "sets", "runs")
SWITCHES = list(product(ACES, (True, False), KINDS))


def pair(aces: str, distinct: bool, kinds: str) -> tuple[Recogniser, dict[str, Any]]:
    """The engine's recogniser and the plain switches the reference reads."""
    rules = {**reference.DEFAULTS, "ace_in_runs": aces, "sets_need_distinct_suits": distinct, "melds": kinds}
    return Recogniser(aces=aces, distinct=distinct, kinds=kinds), rules


def lying(melds: list[tuple[str, ...]], recogniser: Recogniser) -> list[Meld]:
    """The melds as they lie on a table, from hands of several owners."""
    found = [recogniser.read(cards, owner) for owner, cards in enumerate(melds)]
    return [meld for meld in found if meld is not None]


@pytest.mark.parametrize("aces", ACES)
def test_every_three_cards_of_the_pack(aces: str) -> None:
    recogniser, rules = pair(aces, True, "both")
    melds = 0
    for cards in combinations(reference.PACK, 3):
        expected = reference.is_meld(list(cards), rules)
        assert (recogniser.read(cards, 0) is not None) == expected, cards
        melds += expected
    runs = 12 if aces == "low_or_high" else 11
    assert melds == 13 * 4 + runs * 4


@pytest.mark.parametrize(("aces", "distinct", "kinds"), SWITCHES)
def test_every_choice_of_a_small_pack_in_every_order(aces: str, distinct: bool, kinds: str) -> None:
    """Two suits of the ranks round the corner, a twin of one card, and a third suit of another."""
    recogniser, rules = pair(aces, distinct, kinds)
    pack = ["AC", "2C", "3C", "QC", "KC", "AD", "KD", "AC", "AH", "KD"]
    for size in range(1, 5):
        for cards in set(combinations(sorted(pack), size)):
            expected = reference.is_meld(list(cards), rules)
            for order in set(permutations(cards)):
                meld = recogniser.read(order, 0)
                assert (meld is not None) == expected, order
                if meld is not None:
                    assert Counter(meld.cards) == Counter(order)


@pytest.mark.parametrize("aces", ACES)
def test_runs_of_every_length(aces: str) -> None:
    recogniser, rules = pair(aces, True, "both")
    circle = reference.RANKS * 2
    lengths = Counter()
    for start, length in product(range(13), range(3, 14)):
        cards = tuple(rank + "H" for rank in circle[start : start + length])
        meld = recogniser.read(cards[::-1], 0)
        assert (meld is not None) == reference.is_run(list(cards), rules), cards
        lengths[length] += meld is not None
    ends = 2 if aces == "low_or_high" else 1
    assert [lengths[length] for length in range(3, 13)] == [13 - length + ends for length in range(3, 13)]
    assert lengths[13] == 13, "a whole suit is the same run wherever one begins to name it"


def test_a_run_lies_low_to_high() -> None:
    for aces, first, last in (("high", "2H", "AH"), ("low", "AH", "KH"), ("low_or_high", "2H", "AH")):
        meld = Recogniser(aces=aces).read(tuple(rank + "H" for rank in reference.RANKS), 3)
        assert meld is not None
        assert (meld.cards[0], meld.cards[-1]) == (first, last)
        assert {slot.owner for slot in meld.slots} == {3}
    meld = Recogniser(aces="low_or_high").read(("3S", "AS", "2S"), 0)
    assert meld is not None
    assert meld.cards == ("AS", "2S", "3S")


hands = st.lists(
    st.sampled_from([rank + suit for rank in "A23QK7" for suit in "CDH"] + ["4C", "5C", "JC", "TC", "7S", "AS"]),
    min_size=1,
    max_size=9,
).filter(lambda cards: max(Counter(cards).values()) <= 2)


@settings(max_examples=300)
@given(cards=hands, switches=st.sampled_from(SWITCHES))
def test_no_meld_of_a_hand_is_missed_or_invented(cards: list[str], switches: tuple[str, bool, str]) -> None:
    recogniser, rules = pair(*switches)
    found = [tuple(sorted(meld)) for meld in recogniser.candidates(cards)]
    assert sorted(found) == sorted(tuple(meld) for meld in reference.all_melds(cards, rules))


TABLES = [("AC", "2C", "3C"), ("QC", "KC", "AC"), ("JC", "QC", "KC"), ("2C", "3C", "4C"), ("AC", "AD", "AH")]
TABLES += [("7C", "7D", "7H"), ("7C", "7C", "7D"), ("7C", "7D", "7H", "7S"), ("3H", "4H", "5H", "6H")]
TABLES += [tuple(rank + "C" for rank in "23456789TJQK"), tuple(rank + "C" for rank in "A23456789TJQ")]


@settings(max_examples=300)
@given(cards=hands, switches=st.sampled_from(SWITCHES))
def test_no_lay_off_is_missed_or_invented(cards: list[str], switches: tuple[str, bool, str]) -> None:
    recogniser, rules = pair(*switches)
    for meld in lying(TABLES, recogniser):
        found = sorted(tuple(sorted(chosen)) for chosen in recogniser.lay_offs(cards, meld))
        expected = sorted(tuple(chosen) for chosen, _ in reference.all_lay_offs(cards, [list(meld.cards)], rules))
        assert found == expected, meld


@settings(max_examples=300)
@given(cards=hands.filter(lambda cards: len(cards) <= 4), switches=st.sampled_from(SWITCHES))
def test_laying_off_gives_the_whole_meld(cards: list[str], switches: tuple[str, bool, str]) -> None:
    recogniser, rules = pair(*switches)
    for meld in lying(TABLES, recogniser):
        together = recogniser.extend(meld, tuple(cards), 7)
        assert (together is not None) == reference.is_meld([*meld.cards, *cards], rules), (meld, cards)
        if together is not None:
            assert Counter(together.cards) == Counter(meld.cards) + Counter(cards)
            owners = Counter(slot.owner for slot in together.slots)
            assert owners == Counter(slot.owner for slot in meld.slots) + Counter({7: len(cards)})
            read = recogniser.read(together.cards, 0)
            assert read is not None
            if meld.kind == "run":
                assert read.cards == together.cards


# Wild cards, against every face tried for each -------------------------------------------------------------------


@st.composite
def wild_rules(draw: st.DrawFn) -> tuple[Recogniser, dict[str, Any]]:
    """The engine's recogniser and the plain switches, of a game with jokers."""
    aces, distinct, kinds = draw(st.sampled_from(SWITCHES))
    most = draw(st.sampled_from((None, 1, 2, 3)))
    by_part, outnumber, lowest, short = (draw(st.booleans()) for _ in range(4))
    rules = {
        **oracle.DEFAULTS,
        "ace_in_runs": aces,
        "sets_need_distinct_suits": distinct,
        "melds": kinds,
        "max_wilds_per_meld": most,
        "wild_limit_by_part": by_part,
        "naturals_must_outnumber_wilds": outnumber,
        "wild_position": "lowest" if lowest else "chosen",
        "wild_reclaim_from_short_set": short,
    }
    recogniser = Recogniser(
        aces=aces,
        distinct=distinct,
        kinds=kinds,
        wilds=frozenset("*"),
        most_wilds=most,
        outnumber=outnumber,
        by_part=by_part,
        lowest=lowest,
        short_sets=short,
    )
    return recogniser, rules


def plainly(meld: Meld) -> oracle.Told:
    naturals = [slot.card for slot in meld.slots if slot.card != "*"]
    return oracle.Told(
        meld.kind,
        tuple(sorted(naturals)),
        tuple(sorted(slot.stands_for for slot in meld.slots if slot.card == "*")),
    )


LINE = "A23456789TJQKA"


@st.composite
def stretches(draw: st.DrawFn, least: int = 3, most: int = 7) -> list[str]:
    """Neighbouring cards of a suit, more often than not near the ace."""
    length = draw(st.integers(least, most))
    start = draw(st.sampled_from([0, 14 - length, *range(15 - length)]))
    return [rank + "H" for rank in LINE[start : start + length]]


@st.composite
def wild_hands(draw: st.DrawFn, most: int = 5) -> list[str]:
    """Most cards of a stretch, some of the same ranks in other suits or again, and a few jokers."""
    stretch = draw(stretches(2, most))
    near = st.sampled_from([face[0] + suit for face in stretch for suit in "CDH"])
    hand = draw(st.lists(st.sampled_from(stretch), min_size=1, max_size=most - 1, unique=True))
    hand += draw(st.lists(near, max_size=most - len(hand)))
    return hand + ["*"] * draw(st.sampled_from((1, 1, 1, 2, 2, 3)))


@st.composite
def written_cards(draw: st.DrawFn, stretch: list[str]) -> tuple[str, ...]:
    """Cards that may be taken for those of a stretch, or for a set of its first: some wild, some written, one wrong."""
    faces = stretch
    if draw(st.integers(0, 3)) == 0:
        faces = [stretch[0][0] + suit for suit in draw(st.permutations("CDHS"))[: draw(st.integers(1, 4))]]
    cards = [draw(st.sampled_from((face, face, "*", "*=" + face))) for face in faces]
    for at in draw(st.sets(st.integers(0, len(cards) - 1), max_size=1)) if draw(st.booleans()) else ():
        cards[at] = draw(
            st.sampled_from(("*", "*=KH", "*=2H", "7C", "*=7C", *stretch, *("*=" + face for face in stretch)))
        )
    cards += draw(st.sampled_from(((), (), ("*",), ("*", "*"))))
    return tuple(draw(st.permutations(cards)))


@st.composite
def wild_tables(draw: st.DrawFn) -> tuple[Recogniser, dict[str, Any], Meld]:
    """A meld with up to two wilds."""
    recogniser, rules = draw(wild_rules())
    meld = None
    if recogniser.runs and (not recogniser.sets or draw(st.booleans())):
        cards = draw(stretches(3, 12))
        for at in draw(st.sets(st.integers(0, len(cards) - 1), max_size=2)):
            cards[at] = "*=" + cards[at]
        meld = recogniser.read(tuple(cards), 1) or recogniser.read(tuple(map(plain, cards)), 1)
    if meld is None:
        rank = draw(st.sampled_from("A7K"))
        suits = draw(st.permutations("CDHS"))[: draw(st.sampled_from((1, 2, 2, 3, 4)))]
        meld = recogniser.read((*(rank + suit for suit in suits), *["*"] * draw(st.integers(0, 2))), 1)
    assume(meld is not None)
    assert meld is not None
    return recogniser, rules, meld


@st.composite
def additions(draw: st.DrawFn, table: tuple[Recogniser, dict[str, Any], Meld]) -> tuple[str, ...]:
    """Cards that may be taken for those beside a meld."""
    _, _, meld = table
    first, last = meld.slots[0].stands_for, meld.slots[-1].stands_for
    if meld.kind == "set":
        near = ["*", "*", *(first[0] + suit for suit in "CDHS"), "*=" + first[0] + "H", "6H"]
    else:
        below, above = LINE.index(first[0]), LINE.rindex(last[0])
        faces = [rank + "H" for rank in (LINE[max(below - 3, 0) : below] + LINE[above + 1 : above + 4])]
        near = ["*", "*", *faces, *faces, *("*=" + face for face in faces), first[0] + "H"]
    return tuple(draw(st.lists(st.sampled_from(near), min_size=1, max_size=3)))


@settings(max_examples=1500)
@given(cards=stretches().flatmap(written_cards), ruled=wild_rules())
def test_what_wilds_stand_for(cards: tuple[str, ...], ruled: tuple[Recogniser, dict[str, Any]]) -> None:
    recogniser, rules = ruled
    told = oracle.tell(cards, rules)
    meld = recogniser.read(tuple(cards), 3)
    if isinstance(told, str):
        assert meld is None
        assert recogniser.unfit(tuple(cards))[0] == told
        return
    assert meld is not None
    assert plainly(meld) == told
    assert {slot.owner for slot in meld.slots} == {3}
    assert Counter(meld.cards) == Counter(map(plain, cards))
    if meld.kind == "run":
        faces = tuple(slot.stands_for for slot in meld.slots)
        low = "low" if faces[0][0] == "A" else "high"
        tops = [reference.heights(face, low)[0] for face in faces]
        assert tops == oracle.heights(tuple(sorted(faces)), rules)
        assert tops == list(range(tops[0], tops[0] + len(tops)))


@settings(max_examples=200)
@given(hand=wild_hands(), ruled=wild_rules())
def test_no_meld_with_wilds_is_missed_or_invented(hand: list[str], ruled: tuple[Recogniser, dict[str, Any]]) -> None:
    recogniser, rules = ruled
    check_choices(hand, rules, recogniser.candidates(hand), oracle.readings(hand, rules), None)
    for cards in recogniser.candidates(hand):
        assert recogniser.read(cards, 0) is not None
        assert not recogniser.miswritten(cards)


@settings(max_examples=400)
@given(data=st.data(), table=wild_tables())
def test_no_lay_off_with_wilds_is_missed_or_invented(
    data: st.DataObject, table: tuple[Recogniser, dict[str, Any], Meld]
) -> None:
    recogniser, rules, meld = table
    hand = [*map(plain, data.draw(additions(table))), *map(plain, data.draw(additions(table)))]
    lying = plainly(meld)
    choices = tuple(recogniser.lay_offs(hand, meld))
    check_choices(hand, rules, choices, oracle.readings(hand, rules, lying), lying)
    for cards in choices:
        assert recogniser.extend(meld, cards, 0) is not None
        assert not recogniser.miswritten(cards, meld)


def check_choices(
    hand: list[str],
    rules: dict[str, Any],
    choices: tuple[tuple[str, ...], ...],
    expected: dict[oracle.Told, bool],
    lying: oracle.Told | None,
) -> None:
    """Each expected meld is there once, its wilds bare where they may be, else all of them written."""
    found = {}
    for cards in choices:
        assert not Counter(map(plain, cards)) - Counter(hand)
        told = oracle.tell(cards, rules, lying)
        assert isinstance(told, oracle.Told), cards
        assert told not in found, cards
        found[told] = all("=" not in card for card in cards)
        assert found[told] or "*" not in cards
    assert found == expected


@settings(max_examples=600)
@given(data=st.data(), table=wild_tables())
def test_laying_off_wilds(data: st.DataObject, table: tuple[Recogniser, dict[str, Any], Meld]) -> None:
    recogniser, rules, meld = table
    cards = data.draw(additions(table))
    told = oracle.tell(cards, rules, plainly(meld))
    extended = recogniser.extend(meld, tuple(cards), 7)
    if isinstance(told, str):
        assert extended is None
        assert recogniser.unfit_extension(meld, tuple(cards))[0] == told
        return
    assert extended is not None
    assert plainly(extended) == told
    assert set(meld.slots) <= set(extended.slots), "what lay there stays where it is"
    assert Counter(slot.owner for slot in extended.slots) == {1: len(meld.slots), 7: len(cards)}
    places = [
        slot if slot.card != "*" or meld.kind == "set" else slot._replace(card="*=" + slot.stands_for)
        for slot in extended.slots
    ]
    found = recogniser.lying(tuple(slot.card for slot in places), 7)
    assert found is not None
    assert plainly(found) == told, "with their places written they are the meld that lies there"


@settings(max_examples=600)
@given(data=st.data(), table=wild_tables())
def test_reclaiming(data: st.DataObject, table: tuple[Recogniser, dict[str, Any], Meld]) -> None:
    recogniser, rules, meld = table
    near = [slot.stands_for for slot in meld.slots if meld.kind == "run"]
    near += [meld.slots[0].stands_for[0] + suit for suit in "CDHS"] + ["*", "9C"]
    hand = data.draw(st.lists(st.sampled_from(near), min_size=2, max_size=5))
    expected = oracle.exchanges(hand, rules, plainly(meld))
    assert sorted(recogniser.reclaims(hand, meld)) == sorted(expected)
    for size in (1, 2):
        for given_cards in set(permutations(hand, size)):
            reclaimed = recogniser.reclaim(meld, given_cards, 7)
            assert (reclaimed is not None) == (tuple(sorted(given_cards)) in expected)
            if reclaimed is None:
                continue
            after, wilds = reclaimed
            out = 1 if size == 1 else meld.cards.count("*")
            assert wilds == ("*",) * out
            assert Counter(after.cards) + Counter(wilds) == Counter(meld.cards) + Counter(given_cards)
            assert sorted(slot.card for slot in after.slots if slot.owner == 7) == sorted(given_cards)
            if meld.kind == "run":
                assert [slot.stands_for for slot in after.slots] == [slot.stands_for for slot in meld.slots]
            else:
                assert oracle.is_set(list(plainly(after).naturals), after.cards.count("*"), rules)
