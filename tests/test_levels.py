"""What the rules say of easy and normal (CV-25, CV-26), in every game; and that no level makes people laugh.

Whole rounds are played and each decision is held against what is worked out here from hands and table by trying
everything, with what the engine calls a meld.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import pytest

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass
from rami.arena import with_packs
from rami.bots import BOTS, Bot
from rami.bots.ground import law_of, must_open, rehearsal
from rami.cards import FACES, JOKER, RANKS, Card, plain, without
from rami.game import Game
from rami.legality import Law
from rami.presets import PRESETS
from rami.round import Round
from rami.rules import Rules
from rami.view import View
from tests.oracles.worlds import choices

Cards = tuple[Card, ...]

HOUSE: dict[str, list[dict[str, Any]]] = {
    "cardverse": [{"discard_to_win": True}, {"take_depth": "any"}, {"ace_value": 11, "reshuffle_limit": 1}],
    "rami40": [{"taken_card_must_be_melded": True}, {"opening_minimum": 0, "may_discard_taken_card": True}],
    "rami51": [{"jokers": 6, "max_wilds_per_meld": None}, {"wild_position": "chosen"}, {"may_discard_wild": False}],
    "rummy5000": [{"rummy_call": "pile"}, {"floating": False, "scoring": "melded_less_hand"}],
    "george": [{"take_needs_two_naturals": "never"}],
    "rummy500": [{"wild_reclaim": True}],
}
"""Tables beside the presets as they are."""


def tables(preset: str, seats: tuple[int, ...] = (2, 3, 4)) -> Iterator[Game]:
    for more in ({}, *HOUSE[preset]):
        for players in seats:
            yield Game(with_packs(Rules.make(preset, **more), players), players)


class Step(NamedTuple):
    round: Round
    view: View
    action: Action


Steps = list[Step]


def turns(game: Game, deal: str, bot: Bot, budget: int) -> Iterator[Steps]:
    """A round that the bot plays in all seats, turn by turn; an answer to a call, and what follows on it, is one too."""
    round = game.deal(deal)
    steps: Steps = []
    while (seat := round.turn) is not None:
        view = game.view(round, seat)
        action = bot(view, Random(1), budget)
        if steps and (view.phase != "play" or seat != steps[-1].view.seat or view.caller):
            yield steps
            steps = []
        steps.append(Step(round, view, action))
        round = game.play(round, seat, action)
    yield steps


# --- hands


@lru_cache(maxsize=100_000)
def least(law: Law, cards: Cards, points: bool) -> int:
    """What melds must leave over of the cards, in points or in cards; in cards wilds do not count."""
    melds = [tuple(map(plain, meld)) for meld in law.melds.candidates(cards)]

    def weight(card: Card) -> int:
        return law.values.of[card] if points else int(card not in law.wilds)

    @lru_cache(None)
    def left(rest: Cards) -> int:
        if not any(map(weight, rest)):
            return 0
        card, *others = sorted(rest, key=weight, reverse=True)
        found = weight(card) + left(tuple(sorted(others)))
        for meld in melds:
            less = without(rest, meld) if card in meld else None
            if less is not None:
                found = min(found, left(tuple(sorted(less))))
        return found

    return left(tuple(sorted(cards)))


def over(law: Law, hand: Cards, *thrown: Card, points: bool = False) -> int:
    return least(law, tuple(sorted(without(hand, thrown) or ())), points)


def hand_value(view: View, card: Card) -> int:
    """By the rules as they are written down."""
    rules = view.rules
    table = dict(rules.values)
    if card == JOKER:
        return table.get("wild", rules.wild_hand_value)
    if card[0] == view.wild_rank:
        return table["wild_ace" if card[0] == "A" else "wild"]
    number = 10 if card[0] in "TJQK" else rules.ace_value if card[0] == "A" else int(card[0])
    return table.get(card, table.get(card[0], number))


# --- easy (CV-25)


def as_easy_must(view: View, action: Action) -> bool:
    options, law = view.options, law_of(view)
    if options.draws:
        return drawn_as_easy_must(view, action)
    if options.choices:
        return action == Choose(max(options.choices) if view.melded else min(options.choices))
    if options.may_pass:
        return isinstance(action, Call) or not options.calls
    if options.melds:
        return isinstance(action, LayMelds)
    if options.lay_offs or options.matches:
        return isinstance(action, LayOff | Match)
    if not options.discards:
        return action in options.reclaims
    return isinstance(action, Discard) and is_highest_lone(view, law, action.card)


def drawn_as_easy_must(view: View, action: Action) -> bool:
    """The discard if it makes a meld with two natural cards of the hand, or is a joker; else hardly more than that."""
    law = law_of(view)
    top = view.discard[-1] if view.discard else ""
    pairs = {
        (one, other) for at, one in enumerate(view.hand) for other in view.hand[at + 1 :] if JOKER not in (one, other)
    }
    completes = top == JOKER or any(len(meld) == 3 for pair in pairs for meld in law.melds.candidates((*pair, top)))
    if Draw("discard") in view.options.draws and completes:
        return action == Draw("discard")
    assert isinstance(action, Draw)
    return action.source == "stock" or (action.count > 1 and melds_two(law, view.hand, view.discard[-action.count :]))


def melds_two(law: Law, hand: Cards, taken: Cards) -> bool:
    """Whether two of the cards taken can be melded together."""
    melds = [Counter(map(plain, meld)) for meld in law.melds.candidates((*hand, *taken))]
    held, new = Counter((*hand, *taken)), Counter(taken)
    pairs = [(one, Counter[Card]()) for one in melds] + [(one, other) for one in melds for other in melds]
    return any(((one + other) & new).total() >= 2 for one, other in pairs if one + other <= held)


def is_highest_lone(view: View, law: Law, card: Card) -> bool:
    """By value, then rank, among the cards outside the melds that leave the least; wilds go last."""

    def order(face: Card) -> tuple[int, int]:
        return hand_value(view, face), RANKS.find(face[0])

    naturals = [face for face in view.options.discards if face not in law.wilds]
    if not naturals:
        return True
    if card in law.wilds:
        return False
    melds = [tuple(map(plain, meld)) for meld in law.melds.candidates(view.hand)]
    if not melds:
        return card == max(naturals, key=order) or order(card) == max(map(order, naturals))
    if law.wilds - {JOKER}:
        return True  # dozens of cards, a fourth of them wild: too many to try everything
    value, best = law.values.of, over(law, view.hand, points=True)

    def may_lie(face: Card) -> bool:
        return any(over(law, view.hand, *meld, points=True) == best for meld in melds if face in meld)

    lone = [face for face in naturals if over(law, view.hand, face, points=True) + value[face] == best]
    return not lone or (card in lone and all(order(face) <= order(card) or may_lie(face) for face in lone))


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_easy_does_what_the_rules_say_of_it(preset: str) -> None:
    found: Counter[str] = Counter()
    for game in tables(preset):
        for deal in range(2):
            for steps in turns(game, f"easy {deal}", BOTS["easy"], 100):
                for _, view, action in steps:
                    assert as_easy_must(view, action), (view, action)
                    found[type(action).__name__] += 1
    assert found["Discard"] > 40
    assert found["LayMelds"] > 10


@pytest.mark.parametrize("preset", ["cardverse", "rami51"])
def test_who_plays_otherwise_is_not_easy(preset: str) -> None:
    """Another level is found out within few turns."""
    for name in ("random", "normal"):
        steps = [step for turn in turns(Game(PRESETS[preset], 2), "other", BOTS[name], 100) for step in turn]
        assert not all(as_easy_must(view, action) for _, view, action in steps)
