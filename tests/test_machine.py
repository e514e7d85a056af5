"""Play without a plan: any rules, any acts, legal or not, and what must be true all the while."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rami import rules as domains
from rami import wire
from rami.actions import Action, Draw, NextRound, parse, plain
from rami.arena import variants, with_packs
from rami.bots import BOTS
from rami.events import Drew
from rami.game import Game
from rami.presets import PRESETS
from rami.round import Round
from rami.rules import CODES, SWITCHES, BadRules, Refused, Rules, rules_from
from rami.table import Seat, Table
from tests.oracles.worlds import all_cards, anything, choices, games, leaning, rules, values_of


class Play(RuleBasedStateMachine):
    """A table at which somebody always does something."""

    @initialize(game=games(seats=8), seed=st.text(max_size=5), dealer=st.integers(0, 1))
    def deal(self, game: Game, seed: str, dealer: int) -> None:
        self.game = game
        self.start = self.round = game.deal(seed, dealer=dealer)
        self.log: list[tuple[int, Action]] = []
        self.cards = all_cards(self.round)

    def attempt(self, seat: int, action: Action) -> None:
        """Asks, then plays; both must say the same, and a refusal changes nothing."""
        before = self.round
        refusal = self.game.refusal(before, seat, action)
        copy = Round(*before)
        if refusal is None:
            self.round = self.game.play(before, seat, action)
            self.log.append((seat, action))
            assert self.round != before
            assert self.game.play(before, seat, action) == self.round, "the same act gives the same round"
        else:
            with pytest.raises(Refused) as caught:
                self.game.play(before, seat, action)
            assert caught.value.refusal == refusal
            assert refusal.code in CODES
            assert re.fullmatch(r"(CV|RA|R5|P)-[HSV]?\d+", refusal.rule)
        assert before == copy

    @precondition(lambda self: self.round.turn is not None)
    @rule(seed=st.integers(0, 10**6))
    def a_legal_act(self, seed: int) -> None:
        options = choices(self.game, self.round)
        assert options, "whoever is to act has something to do (P-1)"
        acts = len(self.log)
        self.attempt(self.round.turn, leaning(Random(seed), options))
        assert len(self.log) > acts, "an option is legal"

    @precondition(lambda self: self.round.turn is not None)
    @rule(seed=st.integers(0, 10**6))
    def a_turn(self, seed: int) -> None:
        """Legal acts to the end of the turn: every beginning of a turn leads to an end."""
        rng, turns = Random(seed), self.round.turn_number
        for _ in range(120):
            if self.round.turn_number != turns or self.round.turn is None:
                return
            self.attempt(self.round.turn, leaning(rng, choices(self.game, self.round)))
        raise AssertionError("a turn without end")

    @rule(seed=st.integers(0, 10**6), seat=st.integers(-1, 8))
    def any_act(self, seed: int, seat: int) -> None:
        """Of any seat, there or not."""
        self.attempt(seat, anything(Random(seed), self.round))
        if not 0 <= seat < self.game.players:
            refusal = self.game.refusal(self.round, seat, Draw("stock"))
            assert refusal is not None
            assert refusal.code == "bad_input"

    @rule(seat=st.integers(0, 1))
    def the_next_round(self, seat: int) -> None:
        self.attempt(seat, NextRound())

    @invariant()
    def no_card_is_lost(self) -> None:
        assert all_cards(self.round) == self.cards

    @invariant()
    def somebody_is_to_act(self) -> None:
        round = self.round
        assert (round.turn is None) == (round.phase == "over") == (round.result is not None)
        assert len(round.hands) == len(round.known) == len(round.scores) == self.game.players
        gone = {*round.eliminated, *round.out}
        for seat, (hand, known) in enumerate(zip(round.hands, round.known, strict=True)):
            assert not Counter(known) - Counter(hand)
            assert (seat in gone) <= (not hand)
            assert hand or seat in gone or self.game.rules.floating or round.phase in ("over", "choose")
        assert round.turn not in gone
        assert round.dealer not in round.eliminated

    @invariant()
    def a_call_is_asked_of_others(self) -> None:
        round = self.round
        assert (round.discarder is not None) == (round.phase == "call")
        assert round.turn not in round.passed
        assert round.phase == "call" or not round.passed
        assert not round.caller or round.phase == "play"
        if round.phase == "call":
            assert round.turn != round.discarder
            assert round.following is not None
            assert self.game.rules.rummy_call != "off"

    @invariant()
    def nothing_else_is_done_than_the_phase_has(self) -> None:
        if self.round.turn is None:
            return
        options = self.game.options(self.round)
        laying = (options.melds, options.lay_offs, options.reclaims, options.matches)
        assert bool(options.draws) == (self.round.phase == "draw")
        assert options.may_pass == (self.round.phase == "call")
        assert bool(options.choices) == (self.round.phase == "choose")
        assert not options.calls or self.round.phase == "call"
        assert not any(laying) or (self.round.phase == "play" and not self.round.caller)

    @invariant()
    def what_a_turn_owes_is_gone_with_it(self) -> None:
        round = self.round
        if round.phase != "play":
            assert not (round.debts or round.bars or round.reclaimed or round.opened_this_turn)
        assert not round.opened_this_turn or round.turn in round.opened
        assert round.reclaimed <= sum(
            card in self.game.law_for(round.wild_rank).wilds for hand in round.hands for card in hand
        )

    @invariant()
    def melds_keep_to_the_limits(self) -> None:
        rules, wilds = self.game.rules, self.game.law_for(self.round.wild_rank).wilds
        for meld in self.round.melds:
            places = [slot.stands_for for slot in meld.slots]
            assert len(meld.slots) >= 3
            if meld.kind == "wilds":
                assert rules.wild_set
                assert wilds.issuperset(meld.cards)
                continue
            instead = [slot for slot in meld.slots if slot.card != slot.stands_for]
            counted = [s for s in meld.slots if s in instead or (rules.wild_in_own_place == "wild" and s.card in wilds)]
            assert wilds.issuperset(slot.card for slot in instead)
            assert len(instead) < len(meld.slots)
            assert meld.kind == "set" or len(set(places)) == len(places) or (len(places), places[0]) == (14, places[-1])
            assert all(slot.matched is None or slot in instead for slot in meld.slots)
            if rules.max_wilds_per_meld is not None and not rules.wild_limit_by_part:
                assert len(counted) <= rules.max_wilds_per_meld
            if rules.naturals_must_outnumber_wilds:
                assert 2 * len(counted) < len(meld.slots)

    @invariant()
    def views_are_of_the_round(self) -> None:
        for seat in range(self.game.players):
            view = self.game.view(self.round, seat)
            assert view.hand == self.round.hands[seat]
            assert view.counts == tuple(map(len, self.round.hands))
            assert (view.turn, view.phase) == (self.round.turn, self.round.phase)
            assert (view.stock_count, view.discard) == (len(self.round.stock), self.round.discard)
            assert (view.wild_rank, view.aside, view.caller) == (
                self.round.wild_rank,
                self.round.aside,
                self.round.caller,
            )
            assert view.options == (self.game.options(self.round) if seat == self.round.turn else type(view.options)())

    @invariant()
    def actions_can_be_written_down(self) -> None:
        for _, action in self.log[-1:]:
            assert parse(plain(action)) == action

    @precondition(lambda self: len(self.log) % 5 == 4)
    @invariant()
    def the_round_survives_json(self) -> None:
        text = json.dumps(wire.encode(self.round))
        assert wire.decode(Round, json.loads(text), "round") == self.round

    def teardown(self) -> None:
        if not hasattr(self, "log"):
            return
        again = self.start
        for seat, action in self.log:
            again = self.game.play(again, seat, action)
        assert again == self.round, "replay equals play"


class PlayShort(Play):
    """Rummy 5000 with short hands: calls, floating seats, seats that are out while others have their first turn."""

    @initialize(game=games(seats=8, short=True), seed=st.text(max_size=5), dealer=st.integers(0, 1))
    def deal(self, game: Game, seed: str, dealer: int) -> None:
        super().deal(game, seed, dealer)


Play.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
PlayShort.TestCase.settings = settings(max_examples=40, stateful_step_count=40)
TestPlay = Play.TestCase
TestPlayShort = PlayShort.TestCase


@settings(max_examples=25)
@given(
    game=games(seats=8, turn_limit=st.integers(20, 60)) | games(seats=8, short=True, turn_limit=st.integers(20, 60)),
    seed=st.integers(0, 10**6),
)
def test_every_round_ends(game: Game, seed: int) -> None:
    """P-5, whoever plays however badly; and for one of the reasons there are."""
    rng = Random(seed)
    round = game.deal(str(seed), dealer=0)
    for _ in range(60 * 60):
        if round.turn is None:
            break
        found = choices(game, round)
        taking = [action for action in found if isinstance(action, Draw) and action.source == "discard"]
        round = game.play(round, round.turn, rng.choice(taking or found))
    assert round.result is not None
    assert round.turn_number <= game.rules.turn_limit
    assert round.result.end in ("out", "stock", "turn_limit")
    if round.result.end == "out":
        assert round.result.winner is not None
        assert round.hands[round.result.winner] == ()
    else:
        assert game.rules.floating or () not in round.hands
    assert round.result.hands == round.hands
    if round.result.end == "turn_limit":
        assert round.turn_number == game.rules.turn_limit


@pytest.mark.parametrize("preset", ["george", "rummy500", "rummy5000"])
def test_every_variant_is_played_to_its_end(preset: str) -> None:
    """With bots that know nothing, a round at each switch flipped; the numbers of seats take turns."""
    rng, ends = Random(preset), Counter[str]()
    tables = list(variants(preset))
    for number, (name, played) in enumerate(tables[:: 3 if preset == "rummy5000" else 1]):
        least, most = played.players
        players = least + number % (most - least + 1)
        try:
            game = Game(with_packs(played, players), players)
        except BadRules:
            assert players > 4, f"{name} asks for more packs than there are"
            game = Game(with_packs(played, 4), 4)
        round = game.deal(str(number))
        cards = all_cards(round)
        while round.turn is not None:
            view = game.view(round, round.turn)
            round = game.play(round, round.turn, BOTS["random"](view, rng, 1))
        assert all_cards(round) == cards
        assert round.result is not None
        ends[round.result.end] += 1
    assert len(tables) > 80
    assert min(ends["out"], ends["stock"]) > 3


@pytest.mark.parametrize("preset", ["george", "rummy500", "rummy5000"])
def test_a_match_of_bots_ends_at_its_target(preset: str) -> None:
    rules = Rules.make(preset, target_score={"rummy5000": 1500, "george": 1000, "rummy500": 100}[preset], rounds=40)
    game, rng = Game(rules, 3), Random(1)
    round = game.deal("a match")
    while True:
        while round.turn is not None:
            round = game.play(round, round.turn, BOTS["random"](game.view(round, round.turn), rng, 1))
        if game.refusal(round, 0, NextRound()) is not None:
            break
        round = game.play(round, 0, NextRound())
    totals = game.totals(round)
    assert max(totals) >= rules.target_score or round.round_number + 1 == rules.rounds
    winners = game.match_over(totals, round.round_number + 1)
    assert winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))


@settings(max_examples=15)
@given(
    game=games(rounds=st.integers(1, 4), turn_limit=st.just(20)) | games(short=True, rounds=st.just(3)),
    seed=st.text(max_size=3),
)
def test_every_match_ends(game: Game, seed: str) -> None:
    """P-6; scores add up from round to round, the deal moves on, and who is out stays out (RA-H17)."""
    rng, rules = Random(seed), game.rules
    round = game.deal(seed, dealer=game.players - 1)
    step = 1 if rules.direction == "clockwise" else -1
    for number in range(rules.rounds):
        assert round.round_number == number
        while round.turn is not None:
            round = game.play(round, round.turn, leaning(rng, choices(game, round)))
        assert round.result is not None
        if game.refusal(round, 0, NextRound()) is not None:
            break
        following = game.play(round, rng.randrange(game.players), NextRound())
        assert following.scores == tuple(map(sum, zip(round.scores, round.result.scores, strict=True)))
        seats = [(round.dealer + step * n) % game.players for n in range(1, game.players + 1)]
        left = [seat for seat in seats if not rules.elimination or following.scores[seat] < rules.target_score]
        assert following.dealer == left[0]
        assert sorted(following.eliminated) == sorted(set(seats) - set(left))
        assert set(round.eliminated) <= set(following.eliminated)
        round = following
    totals = tuple(map(sum, zip(round.scores, round.result.scores, strict=True)))
    target = rules.target_score
    below = [seat for seat, total in enumerate(totals) if target is None or total < target]
    ended = len(below) < 2 if rules.elimination else len(below) < game.players
    assert round.round_number + 1 == rules.rounds or ended


@settings(max_examples=40)
@given(
    game=games(turn_limit=st.integers(20, 25)) | games(short=True, turn_limit=st.just(25)),
    seed=st.text(max_size=3),
    chance=st.integers(0, 10**6),
)
def test_a_table_can_be_saved_resumed_and_replayed(game: Game, seed: str, chance: int) -> None:
    """Whatever is done at it: acts, bots, undoing, the next deal. Nothing that was hidden comes back by an undo."""
    rng = Random(chance)
    seats = tuple(Seat(rng.choice(["you", "person", "random", "easy"])) for _ in range(game.players))
    table = Table.start(game.rules, seats, seed)
    for _ in range(70):
        seen = sum(isinstance(event, Drew) for event in table.round.history)
        if table.match.winners is not None:
            break
        if table.round.turn is None:
            table = table.next_round(table.number)
        elif table.bot is not None:
            table = table.advance(BOTS, 20, table.number)
        elif table.past and rng.random() < 0.2:
            before = table
            table = table.undo(table.number)
            assert table.number > before.number
            assert table.round.stock == before.round.stock
            assert table.round.turn == before.round.turn
            assert sum(isinstance(event, Drew) for event in table.round.history) in (seen, seen - 1)
        else:
            table = table.act(table.round.turn, leaning(rng, choices(game, table.round)), table.number)
        with pytest.raises(Refused) as stale:
            table.act(0, Draw("stock"), table.number - 1)
        assert stale.value.refusal.code == "stale_update"
    record = json.loads(json.dumps(wire.record(table)))
    resumed = wire.restore(record)
    assert [match.round for match in (*resumed.past, resumed.match)] == [
        match.round for match in (*table.past, table.match)
    ]
    assert wire.record(resumed) == wire.record(table)
    assert wire.update(replace(resumed, news=table.news)) == wire.update(table)
    again = wire.replay(record)
    assert (again.round, again.match.sheet, again.log) == (table.round, table.match.sheet, table.log)


@given(preset=st.sampled_from(sorted(PRESETS)), switches=rules())
def test_rules_of_the_domains_are_made_or_refused_by_name(preset: str, switches: dict[str, Any]) -> None:
    try:
        made = Rules.make(preset, **switches)
    except BadRules as error:
        assert error.switches
        assert set(error.switches) <= set(SWITCHES)
        assert error.refusal.code == "bad_rules"
        return
    assert rules_from(made.plain()) == made
    assert hash(made) == hash(rules_from(made.plain()))
    for name, value in switches.items():
        plainly, domain = made.switches()[name], SWITCHES[name]["domain"]
        if isinstance(domain, domains.Table):
            assert {**plainly, **value} == plainly, "what is not named stays"
        elif isinstance(domain, domains.Ranks):
            assert sorted(plainly) == sorted(value)
        else:
            assert plainly == (list(value) if isinstance(value, tuple) else value)


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20000),
    st.floats(allow_nan=False),
    st.text(max_size=4),
    st.lists(st.integers(0, 9), max_size=3),
    st.dictionaries(st.text(max_size=2), st.integers(0, 9), max_size=2),
)


@settings(max_examples=300)
@given(
    preset=st.sampled_from(sorted(PRESETS)),
    name=st.sampled_from([*sorted(SWITCHES), "ace_high", "preset", "frozen", ""]),
    value=junk,
)
def test_any_value_is_taken_or_refused_by_name(preset: str, name: str, value: Any) -> None:
    """Nothing but a rules object or a refusal that names the switch comes of any value at all."""
    try:
        made = rules_from({"preset": preset, name: value})
    except BadRules as error:
        assert name in error.switches
        return
    domain = SWITCHES[name]["domain"] if name in SWITCHES else None
    if domain is not None:
        assert type(getattr(made, name)) is not float


@pytest.mark.parametrize("name", sorted(SWITCHES))
def test_the_default_and_the_offers_are_of_the_domain(name: str) -> None:
    metadata = SWITCHES[name]
    for value in metadata["offers"]:
        metadata["domain"].read(value)
    for preset in PRESETS:
        default = Rules.make(preset).switches()[name]
        assert rules_from({"preset": preset, "rounds": 5, name: default}).switches()[name] == default
    assert metadata["cites"]
    assert values_of(name) is not None
