"""What a page is told of chosen cards and of parts of the pile: all that is legal, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from rami.actions import Draw, LayMelds, LayOff, Match, Reclaim, parse
from rami.cards import plain
from rami.game import Game
from rami.match import Match as Contest
from rami.reading import MOST_CALLS, MOST_WAYS, called, read, take
from rami.rules import Rules
from rami.table import Seat, Table
from tests.oracles.worlds import choices, leaning
from web.board import fan

TABLES = [
    ("rummy5000", {}, 3),
    ("rummy5000", {"jokers": 4, "packs": 2, "wild_reclaim": True, "rummy_call": "pile", "wild_set": True}, 3),
    ("george", {}, 4),
    ("rummy500", {"opening_minimum": 30}, 2),
    ("rami51", {"wild_position": "chosen", "max_wilds_per_meld": None}, 2),
    ("cardverse", {"take_depth": "any", "rummy_call": "lay_off"}, 2),
]


def tables(preset: str, switches: dict[str, Any], players: int, seed: int) -> Iterator[Table]:
    """Positions of a round that is played at random, each as the person to act sees it."""
    game, rng = Game(Rules.make(preset, **switches), players), Random(seed)
    seats = (Seat("you"), *(Seat("person") for _ in range(players - 1)))
    round = game.deal(str(seed))
    while round.turn is not None:
        yield Table(seats, "", Contest(game, round))
        round = game.play(round, round.turn, leaning(rng, choices(game, round)))


def up_to_wilds(game: Game, table: Table, cards: Any) -> Any:
    """Written cards with the wilds that stand in made alike."""
    wilds = game.law_for(table.round.wild_rank).wilds
    return sorted("?" + card.partition("=")[2] if plain(card) in wilds else card for card in cards)


@pytest.mark.parametrize(("preset", "switches", "players"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_way_is_legal_and_no_legal_use_is_missing(preset: str, switches: Any, players: int, seed: int) -> None:
    rng, seen = Random(seed), 0
    for table in tables(preset, switches, players, seed):
        game, round, seat = table.match.game, table.round, table.viewer
        if round.phase != "play" or round.caller:
            continue
        options = game.options(round)
        for meld in options.melds[:6]:
            ways = read(table, tuple(map(plain, meld)))["melds"]
            wanted = up_to_wilds(game, table, meld)
            assert wanted in [up_to_wilds(game, table, way["cards"]) for way in ways]
            seen += 1
        for lay in options.lay_offs[:6]:
            ways = read(table, tuple(map(plain, lay.cards)))["lay_offs"]
            assert (lay.on, up_to_wilds(game, table, lay.cards)) in [
                (way["on"], up_to_wilds(game, table, way["cards"])) for way in ways
            ]
        for back in options.reclaims:
            assert back.on in [way["from"] for way in read(table, back.cards)["reclaims"]]
        for match in options.matches:
            assert match.on in [way["on"] for way in read(table, (match.card,))["matches"]]
        hand = round.hands[seat]
        for _ in range(4):
            chosen = tuple(rng.sample(hand, min(len(hand), rng.randint(1, 5))))
            found = read(table, chosen)
            for way in found["melds"]:
                refusal = game.refusal(round, seat, LayMelds((tuple(way["cards"]),)))
                assert way["refusal"] == (None if refusal is None else refusal._asdict())
                assert Counter(map(plain, way["cards"])) == Counter(chosen)
                assert Counter(slot["card"] for slot in way["slots"]) == Counter(chosen)
            for way in found["lay_offs"]:
                assert game.refusal(round, seat, LayOff(tuple(way["cards"]), way["on"])) is None
            for way in found["reclaims"]:
                assert game.refusal(round, seat, Reclaim(tuple(way["cards"]), way["from"])) is None
            for way in found["matches"]:
                assert game.refusal(round, seat, Match(way["match"], way["on"])) is None
    assert seen > 0


@pytest.mark.parametrize(("preset", "switches", "players"), [row for row in TABLES if row[0] != "rami51"])
def test_a_take_is_told_as_it_is_judged(preset: str, switches: Any, players: int) -> None:
    legal = 0
    for table in chain.from_iterable(tables(preset, switches, players, seed) for seed in (7, 8)):
        game, round, seat = table.match.game, table.round, table.viewer
        if round.phase != "draw":
            continue
        for count in range(1, len(round.discard) + 2):
            told, refusal = take(table, count), game.refusal(round, seat, Draw("discard", count))
            assert told["refusal"] == (None if refusal is None else refusal._asdict())
            assert not (told["ways"] and refusal)
            after = None if refusal else game.play(round, seat, Draw("discard", count))
            for way in told["ways"]:
                assert after is not None
                paid = game.play(after, seat, parse(way))
                assert len(paid.hands[seat]) < len(after.hands[seat])
                assert not any(debt.face == round.discard[-count] for debt in paid.debts)
                legal += 1
            if count > 1 and refusal is None:
                assert told["ways"], "a deep take has a way to meet its duty"
    assert legal > 0


def test_calls_are_told_with_the_meld_that_comes_of_them() -> None:
    seen = 0
    for preset, switches, players in TABLES[:2]:
        for table in tables(preset, switches, players, 3):
            game, round, seat = table.match.game, table.round, table.viewer
            ways = called(table)
            assert len(ways) == min(MOST_CALLS, len(game.options(round).calls))
            for way in ways[:10]:
                after = game.play(round, seat, parse({"call": way["call"]}))
                meld = after.melds[way["call"].get("on", len(round.melds))]
                assert [slot._asdict() for slot in meld.slots] == way["slots"]
                assert any(way == each for each in read(table, of_hand(round, seat, way))["calls"])
                seen += 1
    assert seen > 10


def of_hand(round: Any, seat: int, way: dict[str, Any]) -> tuple[str, ...]:
    """The cards of the hand that a call uses: those that must not come from the pile."""
    cards = Counter(map(plain, way["cards"]))
    from_hand = cards & Counter(round.hands[seat])
    if from_hand == cards:
        nearest = next(card for card in reversed(round.discard) if card in cards)
        from_hand -= Counter((nearest,))
    if set(way["call"]) <= {"on", "as"}:
        return ()
    return tuple(from_hand.elements())


def test_others_cards_have_no_use() -> None:
    table = next(tables("rummy5000", {}, 3, 1))
    nothing: dict[str, list[Any]] = {"melds": [], "lay_offs": [], "reclaims": [], "matches": [], "calls": []}
    assert read(table, ("*",)) == nothing
    assert read(table, ()) == nothing


def test_of_very_many_calls_those_with_the_most_points_are_told() -> None:
    """R5-V26: a deep pile with many wilds in it has thousands."""
    game = Game(Rules.make("rummy5000", rummy_call="pile"), 2)
    pile = tuple(card for card in game.law.plan.pack if card[0] in "56789TJ" and card != "9C")
    round = game.deal("")._replace(
        hands=(("2C",), ("9C", "KS")), discard=pile, melds=(), wild_rank="6", phase="call", turn=1, discarder=0
    )
    table = Table((Seat("person"), Seat("you")), "", Contest(game, round))
    ways = called(table)
    found = game.options(round).calls
    assert len(ways) == MOST_CALLS < len(found)
    least = min(way["value"] for way in ways)
    values = game.law_for("6").values.of
    assert least >= sorted((sum(values[plain(card)] for card in call.meld) for call in found), reverse=True)[MOST_CALLS]
    assert all(game.refusal(round, 1, call) is None for call in found[::200])


def test_the_page_knows_how_many_ways_are_told_at_most() -> None:
    assert fan.MOST_WAYS == MOST_WAYS
