"""The recogniser where whole ranks may be wild, against brute force over every window and every place."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rami.cards import Card, plain
from rami.melds import Meld, Recogniser
from tests.oracles.wild_melds import JOKER, RANKS, SUITS, Table, Told, shape

LINE = "A" + RANKS
MOST = 4
"""Wilds of whole ranks that a choice of the hand's cards has in it at most."""


def recogniser(table: Table) -> Recogniser:
    return Recogniser(
        aces=table.ace_in_runs,
        both_ends=table.ace_at_both_ends,
        ranks=RANKS[RANKS.index(table.lowest_rank) :],
        distinct=table.sets_need_distinct_suits,
        kinds=table.melds,
        wilds=frozenset([JOKER, *(rank + suit for rank in table.wild_ranks for suit in SUITS)]),
        most_wilds=table.max_wilds_per_meld,
        outnumber=table.naturals_must_outnumber_wilds,
        by_part=table.wild_limit_by_part,
        own_place=table.wild_in_own_place,
        wild_sets=table.wild_set,
        lowest=table.wild_position == "lowest",
        short_sets=table.wild_reclaim_from_short_set,
    )


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Rules, as often as not those of Rummy 5000 with a switch or two turned."""
    flag = st.sampled_from((False, False, True)) if draw(st.booleans()) else st.booleans()
    both_ends = draw(flag)
    lowest_rank = "2" if both_ends else draw(st.sampled_from("22222346"))
    ranks = [
        rank for rank in ("6", "6", "7", "A", "K", "T", "2", "67", "2A", "678", "6J", "") if rank[:1] >= lowest_rank
    ]
    return Table(
        ace_in_runs="low_or_high"
        if both_ends
        else draw(st.sampled_from(("low_or_high", "low_or_high", "high", "low"))),
        ace_at_both_ends=both_ends,
        lowest_rank=lowest_rank,
        melds=draw(st.sampled_from(("both", "both", "both", "sets", "runs"))),
        sets_need_distinct_suits=draw(flag),
        wild_ranks=draw(st.sampled_from(ranks)),
        max_wilds_per_meld=draw(st.sampled_from((None, None, 1, 1, 2, 3))),
        wild_limit_by_part=draw(st.booleans()),
        naturals_must_outnumber_wilds=draw(flag),
        wild_in_own_place=draw(st.sampled_from(("natural", "natural", "wild"))),
        wild_set=draw(flag),
        wild_position=draw(st.sampled_from(("chosen", "lowest"))),
        wild_reclaim_from_short_set=draw(flag),
    )


def near(table: Table) -> st.SearchStrategy[str]:
    """A rank to begin with, more often than not that of a wild or one beside it."""
    wild = [rank for rank in table.wild_ranks if rank != "A"] or ["6"]
    close = [LINE[LINE.index(wild[0]) + step] for step in (-2, -1, 0) if LINE.index(wild[0]) + step >= 0]
    return st.sampled_from([*close, *close, *LINE[:12]])


@st.composite
def chosen_cards(draw: st.DrawFn, table: Table, most: int = 6) -> list[str]:
    """Cards that may be taken for a meld: some of a run or a set are wild, some written, one is wrong."""
    start = LINE.index(draw(near(table)))
    length = draw(st.integers(3, most))
    faces = [rank + "H" for rank in LINE[start : start + length]]
    if draw(st.booleans()):
        faces = [LINE[start] + draw(st.sampled_from("CDHS")) for _ in range(length)]
    wild = st.sampled_from([JOKER, *(rank + suit for rank in table.wild_ranks for suit in "DH")])
    cards = []
    for face in faces:
        card = draw(st.sampled_from((face, face, face, "")))
        if not card:
            card = draw(wild)
            if draw(st.integers(0, 2)) == 0:
                card += "=" + face
        elif table.is_wild(card) and draw(st.integers(0, 4)) == 0:
            card += "=" + draw(st.sampled_from(faces))
        cards.append(card)
    if draw(st.integers(0, 3)) == 0:
        cards[draw(st.integers(0, len(cards) - 1))] = draw(st.sampled_from(("7C", "KH", "2H", "*=KH", "*=7C", *faces)))
    cards = [card for card in cards if RANKS.find(card[0]) == -1 or card[0] >= "A" or card[0] >= table.lowest_rank]
    assume(cards and sum(map(table.is_wild, cards)) <= MOST)
    return list(draw(st.permutations(cards)))


@st.composite
def hands(draw: st.DrawFn, table: Table, most: int = 6) -> list[str]:
    """Cards near each other, and wilds."""
    start = LINE.index(draw(near(table)))
    faces = [rank + "H" for rank in LINE[start : start + 6]]
    close = [face[0] + suit for face in faces[:3] for suit in "CDH"]
    hand = draw(st.lists(st.sampled_from(faces), min_size=1, max_size=5, unique=True))
    hand += draw(st.lists(st.sampled_from(close), max_size=2))
    wild = [JOKER, *(rank + suit for rank in table.wild_ranks for suit in "DH")]
    hand = hand[:most] + draw(st.lists(st.sampled_from(wild), min_size=1, max_size=3))
    hand = [card for card in hand if card == JOKER or card[0] >= "A" or card[0] >= table.lowest_rank]
    assume(sum(map(table.is_wild, hand)) <= MOST and max(Counter(hand).values()) <= 3)
    return hand


@st.composite
def lying(draw: st.DrawFn, table: Table) -> Meld:
    melds = recogniser(table)
    cards = draw(chosen_cards(table, draw(st.sampled_from((4, 6, 12)))))
    written = [card for card in cards if "=" not in card or draw(st.booleans())]
    meld = melds.read(tuple(cards), 1) or melds.read(tuple(written), 1) or melds.read(tuple(map(plain, cards)), 1)
    assume(meld is not None)
    assert meld is not None
    return meld


def told(meld: Meld) -> Told:
    return Told(
        meld.kind,
        tuple(sorted(slot.card for slot in meld.slots if not slot.stands_in)),
        tuple(sorted(slot.stands_for for slot in meld.slots if slot.stands_in)),
    )


def lies_in_order(meld: Meld) -> bool:
    """Whether the faces of a run follow one another, the ace at an end."""
    ranks = "".join(slot.stands_for[0] for slot in meld.slots)
    return ranks in LINE and len({slot.stands_for[1] for slot in meld.slots}) == 1


@settings(max_examples=400)
@given(data=st.data(), table=tables())
def test_what_cards_are(data: st.DataObject, table: Table) -> None:
    cards = tuple(data.draw(chosen_cards(table)))
    expected = table.tell(cards)
    melds = recogniser(table)
    meld = melds.read(cards, 3)
    if isinstance(expected, str):
        assert meld is None
        assert melds.unfit(cards)[0] == expected
        return
    assert meld is not None
    assert told(meld) == expected
    assert {slot.owner for slot in meld.slots} == {3}
    assert Counter(meld.cards) == Counter(map(plain, cards))
    assert meld.kind != "run" or lies_in_order(meld)
    if meld.kind == "run":
        written = {(plain(card), card.partition("=")[2]) for card in cards if "=" in card}
        assert written <= {(slot.card, slot.stands_for) for slot in meld.slots}
    assert len(melds.naturals(meld)) == len(meld.cards) - (
        len(meld.cards) if meld.kind == "wilds" else table.counted(expected)
    )


@st.composite
def additions(draw: st.DrawFn, table: Table, meld: Meld) -> list[str]:
    """Cards that may be taken for those beside a meld."""
    first, last = meld.slots[0].stands_for, meld.slots[-1].stands_for
    faces = [(first[0] if first != JOKER else "6") + suit for suit in "CDH"]
    if meld.kind == "run":
        below = LINE[max(LINE.index(first[0]) - 3, 0) : LINE.index(first[0])]
        above = LINE[LINE.rindex(last[0]) + 1 :][:3]
        faces = [rank + first[1] for rank in below + above if rank >= "A" or rank >= table.lowest_rank] or [last]
    wild = [JOKER, *(rank + suit for rank in table.wild_ranks for suit in "DH")]
    written = [f"{card}={face}" for card in wild for face in faces if len(face) > 1]
    close = st.sampled_from(faces) | st.sampled_from(wild) | st.sampled_from([*written, "7C", "*=KH"])
    return draw(st.lists(close, min_size=1, max_size=4))


@settings(max_examples=300)
@given(data=st.data(), table=tables())
def test_what_cards_are_beside_those_that_lie(data: st.DataObject, table: Table) -> None:
    meld = data.draw(lying(table))
    cards = tuple(data.draw(additions(table, meld)))
    expected = table.tell(cards, told(meld))
    melds = recogniser(table)
    extended = melds.extend(meld, cards, 7)
    if isinstance(expected, str):
        assert extended is None
        assert melds.unfit_extension(meld, cards)[0] == expected
        return
    assert extended is not None
    assert told(extended) == expected
    assert not set(meld.slots) - set(extended.slots), "what lay there stays where it is"
    assert Counter(slot.owner for slot in extended.slots) == {1: len(meld.slots), 7: len(cards)}
    assert meld.kind != "run" or lies_in_order(extended)


def subsets(hand: list[str], least: int) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = {()}
    for card in sorted(hand):
        found |= {(*chosen, card) for chosen in found}
    return {chosen for chosen in found if len(chosen) >= least}


def check_choices(
    table: Table, hand: list[str], choices: list[tuple[Card, ...]], using: str | None, on: Meld | None = None
) -> None:
    """Each choice is what it says and is there once; of what brute force finds, each shape is there."""
    melds = recogniser(table)
    lies = None if on is None else told(on)
    before = len(lies.instead) if lies else 0
    expected = {
        shape(each, table)
        for cards in subsets(hand, 1 if lies else 3)
        if using is None or using in cards
        for each in table.readings(cards, lies)
        if len(each.instead) - before <= MOST
    }
    seen = set()
    for cards in choices:
        bare = tuple(map(plain, cards))
        assert not Counter(bare) - Counter(hand)
        assert using is None or using in bare
        made = melds.read(cards, 0) if on is None else melds.extend(on, cards, 0)
        assert made is not None, cards
        assert not melds.miswritten(cards, on)
        each = table.tell(cards, lies)
        assert each == told(made)
        assert isinstance(each, Told)
        seen.add(shape(each, table))
        if "=" in "".join(cards):
            assert table.tell(bare, lies) != each, "what would do bare is not written"
            assert all("=" in card or card in each.themselves for card in cards), "all or none are written"
    assert seen == expected
    assert len(set(choices)) == len(choices)


@settings(max_examples=60, deadline=None, report_multiple_bugs=False)
@given(data=st.data(), table=tables())
def test_no_meld_of_a_hand_is_missed_or_invented(data: st.DataObject, table: Table) -> None:
    hand = data.draw(hands(table))
    melds = recogniser(table)
    check_choices(table, hand, list(melds.candidates(hand)), None)
    using = data.draw(st.sampled_from(hand))
    check_choices(table, hand, list(melds.candidates(hand, using=using)), using)


@settings(max_examples=60, deadline=None, report_multiple_bugs=False)
@given(data=st.data(), table=tables())
def test_no_lay_off_is_missed_or_invented(data: st.DataObject, table: Table) -> None:
    meld = data.draw(lying(table))
    first = meld.slots[0].stands_for[0]
    hand = data.draw(hands(table, 4)) + [
        first + suit for suit in data.draw(st.lists(st.sampled_from("CDH"), max_size=2))
    ]
    melds = recogniser(table)
    check_choices(table, hand, list(melds.lay_offs(hand, meld)), None, meld)
    using = data.draw(st.sampled_from(hand))
    check_choices(table, hand, list(melds.lay_offs(hand, meld, using=using)), using, meld)


@settings(max_examples=120, deadline=None, report_multiple_bugs=False)
@given(data=st.data(), table=tables())
def test_every_reading_of_given_cards(data: st.DataObject, table: Table) -> None:
    cards = tuple(map(plain, data.draw(chosen_cards(table, 5))))
    melds = recogniser(table)
    check_readings(table, melds.readings(cards), cards, None)
    meld = data.draw(lying(table))
    cards = cards[: data.draw(st.integers(1, 3))]
    check_readings(table, melds.readings_on(meld, cards), cards, meld)


def check_readings(table: Table, found: tuple[tuple[Card, ...], ...], cards: tuple[Card, ...], on: Meld | None) -> None:
    lies = None if on is None else told(on)
    expected = table.readings(cards, lies)
    read = [table.tell(each, lies) for each in found]
    for each, written in zip(read, found, strict=True):
        assert isinstance(each, Told)
        assert Counter(map(plain, written)) == Counter(cards)
        assert expected[each] == ("=" not in "".join(written))
    assert {shape(each, table) for each in read if isinstance(each, Told)} == {shape(each, table) for each in expected}
    assert len(set(read)) == len(read)


@settings(max_examples=400)
@given(data=st.data(), table=tables())
def test_what_frees_and_what_matches_a_wild(data: st.DataObject, table: Table) -> None:
    meld = data.draw(lying(table))
    melds = recogniser(table)
    close = [slot.stands_for for slot in meld.slots if slot.stands_for[1:]] + [JOKER, "9C"]
    close += [meld.slots[0].stands_for[0] + suit for suit in SUITS if meld.kind == "set"]
    hand = data.draw(st.lists(st.sampled_from(close), min_size=2, max_size=5))
    if meld.kind == "run":
        instead = [slot.stands_for for slot in meld.slots if slot.stands_in]
        for card in melds.matches(hand, meld):
            matched = melds.match(meld, card, 5)
            assert matched is not None
            assert card in instead
            assert matched.cards == meld.cards
            assert matched.matches == ((card, 5),)
            if instead.count(card) == 1:
                assert melds.match(matched, card, 6) is None, "each wild is matched once (R5-S7)"
                assert (card,) not in melds.reclaims(hand, matched), "a matched wild stays (R5-S17)"
        assert {*melds.matches(hand, meld)} == {*instead} & {*hand}
    else:
        assert melds.matches(hand, meld) == ()
        assert all(melds.match(meld, card, 0) is None for card in hand)
    expected = table.exchanges(hand, told(meld))
    assert {*melds.reclaims(hand, meld)} == expected
    for size in (1, 2):
        for given_cards in set(permutations(hand, size)):
            reclaimed = melds.reclaim(meld, given_cards, 7)
            assert (reclaimed is not None) == (tuple(sorted(given_cards)) in expected)
            if reclaimed is None:
                continue
            after, wilds = reclaimed
            assert Counter(after.cards) + Counter(wilds) == Counter(meld.cards) + Counter(given_cards)
            assert not table.too_many(
                told(after), tuple(slot.stands_for for slot in after.slots) * (meld.kind == "run")
            )
