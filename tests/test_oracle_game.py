"""The engine in step with the reference: the same refusals and positions, and every legal act among the options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rami.actions import Choose, Discard, Draw, NextRound, Pass, plain
from rami.game import Game
from rami.round import Round
from rami.rules import BadRules
from tests.golden import TABLES
from tests.golden import sequences as golden_sequences
from tests.oracles import positions, reference
from tests.oracles.positions import act, as_round, facts, random_act, random_position, reference_facts, table
from tests.oracles.rummy import CHOICES, ORDER, Action, Position, Rummy
from tests.oracles.wild_melds import Told, shape

ACTS = ("draw", "meld", "lay_off", "match", "reclaim", "discard", "call", "pass", "choose")

DUTIES = {"must_meld_taken", "must_replay_wild", "must_play_or_discard_drawn"}

MOST_WILDS = 4
"""The second rummy tries all places of all wilds: it is not asked about hands of more."""

seen: Counter[str] = Counter()
"""How often each code came up in this module."""


def in_step(rng: Random, switches: dict[str, Any], players: int, acts: int, largest: int = 6) -> None:
    """Plays random acts on a random position in both engines and compares all there is to compare."""
    game, rummy = table(switches, players)
    position = random_position(rng, rummy, largest)
    round = as_round(game, position)
    assert facts(round) == reference_facts(position)
    for _ in range(acts):
        if any(rummy.wilds_in(position, hand) > MOST_WILDS for hand in position.hands):
            return
        seat = position.turn if position.turn is not None and rng.random() < 0.95 else rng.randrange(players)
        action = random_act(rng, position, rummy)
        expected = rummy.refusal(position, seat, action)
        refusal = game.refusal(round, seat, act(action))
        context = (refusal, expected, action, seat, position, switches)
        code = refusal and refusal.code
        if code == "cannot_discard_wild" and expected in DUTIES:
            # Both are so; whether a wild that a duty forbids to discard is also one to keep is nobody's question.
            code = expected
        assert code == expected, context
        if expected == "opening_too_low":
            assert refusal is not None
            assert refusal.values["needed"] == rummy.needed(position), context
            rank = position.wild_rank
            laid = [rummy.laid(rank, cards, 0) for cards in action.get("meld") or [action["call"]["meld"]]]
            assert refusal.values["reached"] == sum(rummy.meld_value(rank, meld) for meld in laid), context
        seen[expected or next(name for name in ACTS if name in action)] += 1
        if expected is None:
            after = rummy.play(position, action)
            round = game.play(round, seat, act(action))
            if "draw" in action and round.reshuffles > position.reshuffles:
                _follow_the_shuffle(after, round)
            position = after
            assert facts(round) == reference_facts(position), context
            if position.phase == "over":
                return


def _follow_the_shuffle(position: Position, round: Round) -> None:
    """The reference cannot know the new order of a reshuffled stock: it takes the engine's, if the cards are right."""
    assert round.turn is not None
    drawn = list((Counter(round.hands[round.turn]) - Counter(position.hands[round.turn])).elements())
    theirs = Counter(round.stock) + Counter(round.hands[round.turn])
    assert theirs == Counter(position.stock) + Counter(position.hands[round.turn])
    mine = list((Counter(position.hands[round.turn]) - Counter(round.hands[round.turn])).elements())
    position.hands[round.turn] = reference.less(position.hands[round.turn], mine) + drawn
    position.stock = list(round.stock)
    if drawn:
        position.debts = tuple(debt._replace(face=drawn[0]) for debt in position.debts)


@pytest.mark.parametrize("seed", range(12))
def test_random_acts_in_step(seed: int) -> None:
    rng = Random(f"in step {seed}")
    for _ in range(110):
        in_step(rng, positions.random_switches(rng), rng.choice([2, 2, 3, 4]), 14)


@pytest.mark.parametrize("seed", range(6))
def test_small_hands_of_rummy_in_step(seed: int) -> None:
    """Hands of a few cards, that call, match, float and go out (R5-19 to R5-28, R5-V29 to R5-V32)."""
    rng = Random(f"rummy {seed}")
    for _ in range(110):
        switches = positions.random_switches(rng, rummy=True)
        in_step(rng, switches, rng.choice([2, 3, 3, 4]), 16, largest=rng.choice([2, 3, 4]))


def test_the_acts_met_every_code() -> None:
    """The comparison above is worth something only if it came across everything that can be refused."""
    expected = {*ACTS, *ORDER} - {"choose"}
    if not seen:
        for seed in range(6):
            test_random_acts_in_step(seed)
            test_small_hands_of_rummy_in_step(seed)
    assert expected <= set(seen), expected - set(seen)


def everything(position: Position, seat: int, rummy: Rummy) -> list[Action]:
    """Every legal act there is: each draw, discard, lay-off, match, reclaim and call, each way to lay melds."""
    acts: list[Action] = []
    if position.phase == "draw":
        acts = [{"draw": "stock"}, *({"draw": "discard", "count": n + 1} for n in range(len(position.discard)))]
    elif position.phase == "call":
        acts = [{"pass": True}, *rummy.call_actions(position, seat)]
    elif position.phase == "choose":
        acts = [{"choose": count} for count in CHOICES]
    else:
        acts = list(rummy.turn_actions(position))
    return [action for action in acts if rummy.refusal(position, seat, action) is None]


def written(action: Action, position: Position, rummy: Rummy) -> Any:
    """An act as what it does, up to which of the wilds lie in which places."""
    rank = position.wild_rank
    call = action.get("call", {})
    if "lay_off" in action or "on" in call:
        on = action.get("on", call.get("on"))
        cards = action["lay_off"] if "lay_off" in action else rummy.call_cards(position, action)
        made = rummy.tell(rank, cards, position.melds[on].told)
        assert isinstance(made, Told)
        return "call" if call else "lay_off", on, shape(made, rummy.table(rank))
    if "meld" in call:
        return "call", None, meld_shape(call["meld"], position, rummy)
    if "reclaim" in action:
        cards = action["reclaim"]
        return "reclaim", (cards,) if isinstance(cards, str) else tuple(sorted(cards)), action["from"]
    return tuple(sorted(({"count": 1, **action} if "draw" in action else action).items(), key=str))


def meld_shape(cards: Sequence[str], position: Position, rummy: Rummy) -> Any:
    made = rummy.tell(position.wild_rank, cards)
    assert isinstance(made, Told)
    return shape(made, rummy.table(position.wild_rank))


def compare_options(game: Game, round: Round, position: Position, rummy: Rummy) -> None:
    """Every option is legal, and every legal act among them, but that of its wilds it may use others."""
    seat = position.turn
    assert seat is not None
    options = game.options(round)
    legal = everything(position, seat, rummy)
    parts = [*options.draws, *options.lay_offs, *options.reclaims, *options.matches, *options.calls]
    parts += [*map(Discard, options.discards), *map(Choose, options.choices), *[Pass()] * options.may_pass]
    context = (position, rummy.rules, options)
    for part in parts:
        assert rummy.refusal(position, seat, plain(part)) is None, (part, context)
    listed = [written(plain(part), position, rummy) for part in parts]
    assert len({(type(part), part) for part in parts}) == len(parts), ("an option is listed once", context)
    expected = {written(action, position, rummy) for action in legal if "meld" not in action}
    assert set(listed) == expected, (set(listed) ^ expected, context)
    told = [meld_shape(cards, position, rummy) for cards in options.melds]
    melds = {meld_shape(cards, position, rummy) for action in legal for cards in action.get("meld", ())}
    assert len(set(options.melds)) == len(options.melds), ("a meld is listed once", context)
    assert set(told) == melds, (set(told) ^ melds, context)
    for meld in options.melds:
        alone = rummy.refusal(position, seat, {"meld": [list(meld)]})
        if alone is not None:
            assert alone in ("opening_too_low", "opening_needs_clean_run", "must_meld_taken"), (alone, meld, context)
            assert seat not in position.opened
    assert legal, "whoever is to act has a legal act"


def too_large(position: Position, rummy: Rummy) -> bool:
    """Whether there are too many cards to try everything with."""
    assert position.turn is not None
    pile = position.discard if position.phase == "call" and rummy.rules["rummy_call"] == "pile" else []
    cards = [*position.hands[position.turn], *pile]
    return len(cards) > 7 or rummy.wilds_in(position, cards) > MOST_WILDS


def play_on(switches: dict[str, Any], rng: Random, largest: int) -> None:
    """Compares the options of a random position and of a few that follow."""
    game, rummy = table(switches, rng.choice([2, 2, 3]))
    position = random_position(rng, rummy, largest)
    round = as_round(game, position)
    for _ in range(6):
        if position.turn is None or too_large(position, rummy):
            break
        compare_options(game, round, position, rummy)
        action = rng.choice(everything(position, position.turn, rummy))
        round = game.play(round, position.turn, act(action))
        after = rummy.play(position, action)
        if round.reshuffles > position.reshuffles:
            _follow_the_shuffle(after, round)
        position = after
        assert facts(round) == reference_facts(position), (switches, position)


@pytest.mark.parametrize("seed", range(8))
def test_options_are_sound_and_complete(seed: int) -> None:
    rng = Random(f"options {seed}")
    for _ in range(60):
        play_on(positions.random_switches(rng, rummy=rng.random() < 0.3), rng, 5)


@pytest.mark.parametrize("seed", range(4))
def test_options_are_complete_where_it_matters_which_wild_goes_where(seed: int) -> None:
    """Melds of one opening that need each other's wilds, wilds that are owed or beside a card owed, piles of wilds."""
    rng = Random(f"wilds {seed}")
    for _ in range(25):
        switches = positions.random_switches(rng, rummy=rng.random() < 0.3) | {"lowest_rank": "2"}
        switches["permanent_wilds"] = rng.sample("3456789TJQK", rng.choice([1, 2, 2, 3]))
        if rng.random() < 0.5:
            switches |= {"rummy_call": "pile", "take_depth": "any"}
            play_on(switches, rng, 4)
        else:
            play_on(switches | {"opening_minimum": rng.choice([20, 30, 40, 51])}, rng, 7)


@pytest.mark.parametrize("seed", range(4))
def test_openings_of_whole_hands(seed: int) -> None:
    """A meld is an option exactly if the hand holds an opening with it, in hands as they are dealt."""
    rng = Random(f"openings {seed}")
    met = Counter[str]()
    for _ in range(25):
        switches: dict[str, Any] = {
            "preset": "rami51",
            "opening_minimum": rng.choice([40, 51, 71, 101]),
            "opening_needs_clean_run": rng.random() < 0.3,
            "rami_sec_waives_opening": rng.random() < 0.3,
            "max_wilds_per_meld": rng.choice([1, 1, 2]),
            "wild_position": rng.choice(["lowest", "lowest", "chosen"]),
            "taken_card_must_open": rng.random() < 0.3,
        }
        game, rummy = table(switches, 2)
        ranks = rng.sample(reference.RANKS, rng.choice([5, 7, 13]))
        cards = [card for card in reference.PACK * 2 if card[0] in ranks]
        jokers = rng.choice([0, 1, 2, 3] if switches["max_wilds_per_meld"] == 1 else [0, 1, 2])
        hand = rng.sample(cards, 13 - jokers) + ["*"] * jokers
        top = rng.choice([card for card in reference.PACK if hand.count(card) < 2])
        round = as_round(game, Position([hand, ["2C"]], [], [top], 1, 0))
        owed = top if switches["taken_card_must_open"] else None
        hand.append(top)
        expected = {one[1] for one in rummy.outcomes(None, hand) if rummy.opens_with(hand, one, owed)}
        may_take = game.refusal(round, 0, Draw("discard")) is None
        assert may_take == (owed is None or bool(expected)), (switches, hand)
        if may_take:
            round = game.play(round, 0, Draw("discard"))._replace(bars=())
            assert {rummy.tell(None, cards) for cards in game.options(round).melds} == expected, (switches, hand)
        met["some" if expected else "none"] += 1
    assert min(met["some"], met["none"]) > 2


def sequences(position: Position, rummy: Rummy, depth: int) -> int:
    """The reference's count of ways to play on, one meld at a time."""
    seat = position.turn
    if depth == 0 or seat is None:
        return 1
    legal = [action for action in everything(position, seat, rummy) if len(action.get("meld", ())) < 2]
    return sum(sequences(rummy.play(position, action), rummy, depth - 1) for action in legal)


SMALL = ["two", "discard_to_win", "deep", "duty", "low", "either", "penalty", "jokers", "chosen", "house"]
"""Tables of the golden files with hands small enough."""


@pytest.mark.parametrize("name", SMALL)
def test_the_golden_counts_are_the_reference_s_too(name: str) -> None:
    players, switches = TABLES[name]
    game, rummy = table(switches, players)
    for seed in ("1", "2", "3"):
        round = game.deal(seed)
        pack = list(game.law.plan.shuffle(seed, 0))
        position = rummy.deal(pack, round.dealer, set())
        for depth in (1, 2, 3, 4) if len(round.hands[0]) < 8 else (1, 2, 3):
            assert sequences(position, rummy, depth) == golden_sequences(game, round, depth)


def test_a_seat_that_is_not_to_act_has_no_options() -> None:
    game, rummy = table({}, 3)
    round = as_round(game, random_position(Random(5), rummy))
    for seat in range(3):
        listed = game.view(round, seat).options
        assert listed == (game.options(round) if seat == round.turn else type(listed)())
        if seat == round.turn:
            assert Draw("stock") in listed.draws


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
@pytest.mark.parametrize("dealer_starts", [False, True])
def test_the_deal(players: int, direction: str, dealer_starts: bool) -> None:
    rng = Random(f"deal {players} {direction}")
    for size, jokers in ((None, 0), (1, 1), (5, 4), (7, 2)):
        if size is None and players == 6:
            continue
        switches = {"direction": direction, "dealer_starts_with_discard": dealer_starts, "jokers": jokers}
        switches |= {"players": [2, 6]} | ({} if size is None else {"hand_size": size})
        game, rummy = table(switches, players)
        for dealer in range(players):
            pack = rng.sample(reference.PACK + ["*"] * jokers, 52 + jokers)
            round = game.deal("", pack=tuple(pack), dealer=dealer)
            assert facts(round) == reference_facts(rummy.deal(pack, dealer, set()))


DEALS: dict[str, list[Any]] = {
    "players": [[2, 8]],
    "lowest_rank": ["2", "2", "3", "4", "6"],
    "jokers": [0, 0, 4],
    "hand_size": [None, None, None, 1, 4],
    "upcard_is_total": [False, True],
    "upcard_counts": [{}, {"J": 11, "Q": 12, "K": 13, "A": 14}, {"7": 2, "A": 1}],
    "permanent_wilds": [[], ["2"], ["T"], ["6", "A"], ["7", "8", "9", "T", "J", "Q", "K"]],
    "permanent_wild_upcard": ["count", "replace", "choose"],
    "permanent_wild_count": [15, 20],
    "smallest_upcard": [None, "3", "5", "K"],
    "wild_indicator": [None, "first", "last", "extra", "separate"],
    "indicator_is_permanent_wild": ["deal_on", "replace"],
    "aces_may_be_wild": [True, False],
    "direction": ["clockwise", "counter_clockwise"],
}


@pytest.mark.parametrize("seed", range(4))
def test_the_deal_by_up_cards(seed: int) -> None:
    """Every kind of deal, from packs with small cards, aces and wilds on top (R5-3 to R5-6, R5-V7 to R5-V14)."""
    rng = Random(f"up-cards {seed}")
    met = Counter[str]()
    for _ in range(250):
        players = rng.choice([2, 3, 4, 5])
        switches = {switch: rng.choice(values) for switch, values in DEALS.items()} | {"packs": rng.choice([2, 3, 3])}
        low = reference.RANKS.index(switches["lowest_rank"])
        kept = reference.RANKS[low:]
        switches["permanent_wilds"] = [rank for rank in switches["permanent_wilds"] if rank in kept]
        try:
            game, rummy = table(switches, players)
        except BadRules:
            met["refused"] += 1
            continue
        cards = [card for card in reference.PACK if card[0] in kept] * switches["packs"] + ["*"] * switches["jokers"]
        pack = rng.sample(cards, len(cards))
        odd = [card for card in pack if card[0] in "A23*" or card[0] in switches["permanent_wilds"]]
        first = odd[: rng.choice([0, 1, 2, 40])]
        pack = [*first, *reference.less(pack, first)]
        dealer, out = rng.randrange(players), {rng.randrange(players)} if players > 3 and rng.random() < 0.2 else set()
        dealer = dealer if dealer not in out else rummy.next_seat(dealer, out)
        round = game.law.plan.deal(tuple(pack), dealer, "", (0,) * players, 0, tuple(sorted(out)))
        position = rummy.deal(pack, dealer, out)
        while round.phase == "choose":
            assert facts(round) == reference_facts(position), (switches, pack)
            assert position.turn is not None
            count = rng.choice(CHOICES)
            round = game.play(round, position.turn, Choose(count))
            position = rummy.play(position, {"choose": count})
            met["chosen"] += 1
        assert facts(round) == reference_facts(position), (switches, pack)
        assert position.stock and position.discard
        met[switches["wild_indicator"] or "none"] += 1
    assert min(met[name] for name in ("refused", "chosen", "none", "first", "last", "extra", "separate")) > 5, met


def deepest_deal(game: Game, rng: Random) -> list[str]:
    """A pack with the up-cards of the largest hands on top, each followed by what it asks for."""
    plan = game.law.plan
    by_rank: dict[str, list[str]] = {}
    for card in plan.pack:
        by_rank.setdefault(card[0], []).append(card)
    ranks = sorted(by_rank, key=lambda rank: (rank in "A*" or rank in game.rules.permanent_wilds, rng.random()))
    return [card for rank in reversed(ranks) for card in by_rank[rank]]


@pytest.mark.parametrize("seed", range(2))
def test_no_deal_runs_out_of_cards(seed: int) -> None:
    """Whatever the order of the pack, a table that is not refused leaves a card to turn up and one to draw (R5-S12)."""
    rng = Random(f"deep {seed}")
    for _ in range(150):
        players = rng.randint(2, 8)
        switches = {switch: rng.choice(values) for switch, values in DEALS.items()} | {"packs": rng.choice([1, 2, 3])}
        switches["permanent_wilds"] = [rank for rank in switches["permanent_wilds"] if rank >= switches["lowest_rank"]]
        try:
            game, _ = table(switches, players)
        except BadRules:
            continue
        for _ in range(6):
            pack = deepest_deal(game, rng)
            round = game.deal("", rng.randrange(players), pack=tuple(pack))
            while round.phase == "choose":
                assert round.turn is not None
                round = game.play(round, round.turn, Choose(12))
            assert round.stock and len(round.discard) == 1, (switches, players, pack)


@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
def test_the_deal_after_some_dropped_out(direction: str) -> None:
    rng = Random(f"next deal {direction}")
    met = Counter[int]()
    for _ in range(200):
        players = rng.choice([3, 4])
        switches = {"direction": direction, "elimination": True, "scoring": "penalty", "hand_size": rng.randint(1, 9)}
        switches |= {"dealer_starts_with_discard": rng.random() < 0.5, "target_score": 100, "packs": 2}
        game, rummy = table(switches, players)
        scores = tuple(rng.choice([0, 50, 95, 100, 130]) for _ in range(players))
        before = tuple(seat for seat in range(players) if scores[seat] >= 100)
        if players - len(before) < 2:
            continue
        playing = [seat for seat in range(players) if seat not in before]
        hands = tuple(() if seat in before else (rng.choice(["AS", "5H", "KD"]),) for seat in range(players))
        round = as_round(game, Position([list(hand) for hand in hands], ["2C"], [], playing[0], playing[0]))
        round = round._replace(eliminated=before, scores=scores, phase="play", source="stock")
        round = game.play(round, playing[0], Discard(hands[playing[0]][0]))
        totals = game.totals(round)
        winners = rummy.match_over(totals, 1, playing)
        assert game.match_over(totals, 1, before) == (winners and tuple(winners))
        if game.refusal(round, 0, NextRound()) is not None:
            assert winners is not None
            continue
        pack = rng.sample(reference.PACK * 2, 104)
        following = game.play(round, 0, NextRound(tuple(pack)))
        out = {seat for seat in range(players) if totals[seat] >= 100}
        dealer = rummy.next_seat(playing[0], out)
        assert (set(following.eliminated), following.dealer) == (out, dealer)
        assert facts(following) == reference_facts(rummy.deal(pack, dealer, out))
        met[len(out)] += 1
    assert min(met[0], met[1], met[2]) > 3


def test_hand_values_of_every_face() -> None:
    for ace in (1, 11, 20):
        game, rummy = table({"ace_value": ace, "wild_hand_value": ace + 7, "jokers": 2}, 2)
        for card in [*reference.PACK, "*"]:
            assert game.law.values.hand((card,)) == rummy.hand_value([card])
        assert game.law.values.hand([*reference.PACK, "*"]) == 4 * (sum(range(2, 10)) + 40 + ace) + ace + 7


VALUES: list[dict[str, int]] = [
    {},
    {"wild": 100, "wild_ace": 200, "A": 50},
    {"wild": 200, "QC": 45, "8": 10},
    {"Q": 7, "QC": 45, "AS": 1, "A": 2},
]


@pytest.mark.parametrize("values", VALUES)
@pytest.mark.parametrize("wild_rank", [None, "6", "A", "Q"])
def test_values_of_every_face_where_a_rank_is_wild(values: dict[str, int], wild_rank: str | None) -> None:
    """R5-30, R5-31, R5-V5, R5-V6."""
    game, rummy = table({"values": values, "jokers": 2, "wild_indicator": "first", "permanent_wilds": ["2"]}, 2)
    for card in [*reference.PACK, "*"]:
        assert game.law_for(wild_rank).values.hand((card,)) == rummy.hand_value([card], wild_rank), card


@pytest.mark.parametrize("scoring", ["winner_takes_hands", "penalty", "elimination", "melded_less_hand"])
def test_the_end_of_the_match(scoring: str) -> None:
    """By the target or the last round; the best total wins, equal ones share (CV-20, CV-S7, RA-H17, P-6)."""
    rng = Random(f"match {scoring}")
    decided = 0
    for _ in range(400):
        players, rounds = rng.randint(2, 4), rng.randint(1, 4)
        switches: dict[str, Any] = {"target_score": rng.choice([None, 10, 30]), "rounds": rounds}
        if scoring == "elimination":
            switches |= {"scoring": "penalty", "elimination": True, "target_score": rng.choice([10, 30])}
        else:
            switches |= {"scoring": scoring, "target_winner": rng.choice(["highest", "out_first"])}
        game, rummy = table(switches, players)
        totals = tuple(rng.choice([0, 5, 9, 10, 29, 30, 31]) for _ in range(players))
        out = tuple(seat for seat in range(players) if scoring == "elimination" and totals[seat] > 30)
        playing = [seat for seat in range(players) if seat not in out]
        if len(playing) < 2:
            continue
        number = rng.randint(1, rounds)
        ended = rng.choice([None, *playing])
        winners = rummy.match_over(totals, number, playing, ended)
        assert game.match_over(totals, number, out, ended) == (winners and tuple(winners))
        decided += winners is not None
    assert 50 < decided < 390
