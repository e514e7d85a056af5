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

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
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
    """A round that the bot plays in all seats, turn by turn; what begins with a call is a turn too."""
    round, chance = game.deal(deal), Random(deal)
    steps: Steps = []
    while (seat := round.turn) is not None:
        view = game.view(round, seat)
        action = bot(view, chance, budget)
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


# --- normal (CV-26)


def feeds(view: View, card: Card) -> bool:
    """Whether the next seat can use the card for certain: on the table, or with what all know to be in its hand."""
    law = law_of(view)
    seat = law.plan.next_seat(view.seat, view.eliminated)
    lays_off = law.lay_off_unopened or seat in view.opened or law.calls != "off"
    if lays_off and any(law.melds.extend(meld, (card,), seat) for meld in view.melds):
        return True
    return any(len(meld) == 3 for meld in law.melds.candidates((*view.known[seat], card), using=card))


def company(hand: Cards, card: Card) -> int:
    """How many cards of the hand are near it: in rank, or in the suit."""
    ranks = {face: RANKS.index(face[0]) for face in (*hand, card) if face != JOKER}
    beside = [face for face in hand if face in ranks and face[1] == card[1] and 0 < abs(ranks[face] - ranks[card]) < 3]
    return len(beside) + sum(face[0] == card[0] for face in hand) - 1


def test_normal_takes_what_can_be_used_and_keeps_what_is_worth_most() -> None:
    """It takes a card from the pile to lay or lay it off, or for a joker on the table; and never throws a card without
    which more are left over than without another."""
    takes = throws = 0
    for preset in ("cardverse", "rami51"):
        for game in tables(preset):
            for steps in turns(game, "useful", BOTS["normal"], 100):
                view, action = steps[0].view, steps[0].action
                law, last = law_of(view), steps[-1].action
                if isinstance(action, Draw) and action.source == "discard" and action.count == 1 and view.stock_count:
                    card = view.discard[-1]
                    useful = over(law, (*view.hand, card)) <= over(law, view.hand)
                    tables_use = any(law.melds.extend(meld, (card,), view.seat) for meld in view.melds)
                    assert useful or tables_use or fits_with_others(law, view, card) or frees(law, view, card)
                    takes += 1
                hand = steps[-1].view.hand
                if isinstance(last, Discard) and last.card != JOKER and not steps[-1].view.melds:
                    least_over = min(over(law, hand, face) for face in steps[-1].view.options.discards if face != JOKER)
                    assert over(law, hand, last.card) == least_over
                    throws += 1
    assert takes > 30
    assert throws > 50


def fits_with_others(law: Law, view: View, card: Card) -> bool:
    return any(card in map(plain, off) for meld in view.melds for off in law.melds.lay_offs((*view.hand, card), meld))


def frees(law: Law, view: View, card: Card) -> bool:
    return law.reclaims and any(
        card in map(plain, cards) for meld in view.melds for cards in law.melds.reclaims((*view.hand, card), meld)
    )


def test_normal_weighs_whom_a_discard_feeds() -> None:
    """Over many rounds it throws what the next seat can use for certain far more rarely than easy does."""
    shares = []
    for name in ("normal", "easy"):
        fed = [
            feeds(steps[-1].view, steps[-1].action.card)
            for preset in ("cardverse", "rami51", "rummy500")
            for players in (2, 3)
            for deal in range(3)
            for steps in turns(Game(PRESETS[preset], players), f"fed {deal}", BOTS[name], 100)
            if isinstance(steps[-1].action, Discard) and len(steps[-1].view.hand) > 1
        ]
        shares.append(sum(fed) / len(fed))
    assert shares[0] < 0.6 * shares[1]


@pytest.mark.parametrize(
    ("hand", "theirs", "opened", "stock", "switches", "lays"),
    [
        ("9C 9D 9H 2S 4D KC 7S 5H", "2C 3D 4S JC", (1,), 20, {}, False),
        ("9C 9D 9H 2S 4D KC 7S 5H", "2C 3D 4S JC", (), 20, {}, True),  # a full hand may be gone at once
        ("9C 9D 9H 2S 4D KC 7S 5H", "2C 3D 4S", (1,), 20, {}, True),
        ("9C 9D 9H 2S 4D KC 7S 5H", "2C 3D 4S JC", (1,), 4, {}, True),  # the stock ends, and the lowest hand wins
        ("9C 9D 9H 2S 4D KC 7S 5H", "2C 3D 4S JC", (1,), 4, {"reshuffle_limit": 1}, False),
        ("9C 9D 9H 2S 4D KC 7S 5H", "2C 3D 4S JC", (1,), 20, {"lay_off_needs_opening": True}, True),
        ("9C 9D 9H 2S", "2C 3D 4S JC", (1,), 20, {}, True),  # it goes out
    ],
)
def test_normal_keeps_its_melds_while_the_others_show_that_nobody_is_near(
    hand: str, theirs: str, opened: tuple[int, ...], stock: int, switches: dict[str, Any], lays: bool
) -> None:
    game = Game(Rules.make("cardverse", **switches), 2)
    round = Round(1, (tuple(hand.split()), tuple(theirs.split())), ("TS",) * stock, ("8D", "QS"), turn=0, phase="play")
    round = round._replace(source="stock", taken=("2S",), opened=opened, known=((), ()), scores=(0, 0))
    action = BOTS["normal"](game.view(round, 0), Random(1), 100)
    assert isinstance(action, LayMelds if lays else Discard)


# --- what people would laugh at


def can_go_out(game: Game, round: Round, seat: int, most: int = 150) -> bool:
    """Whether melds and lay-offs of this turn leave the hand empty, or but for a discard.

    What needs a wild won back, or more than so many positions to look at, counts as too hard to see.
    """
    options, hand = game.options(round), round.hands[seat]
    lays = [*options.melds, *(lay.cards for lay in options.lay_offs)]
    if sum(card not in {plain(each) for cards in lays for each in cards} for card in hand) > 3:
        return False
    seen = set()

    def goes(round: Round) -> bool:
        hand = round.hands[seat]
        if not hand or round.turn != seat:
            return not hand
        if (hand, round.melds) in seen or len(seen) == most:
            return False
        seen.add((hand, round.melds))
        acts = [act for act in choices(game, round) if isinstance(act, LayMelds | LayOff | Match)]
        acts += map(Discard, game.options(round).discards if len(hand) == 1 else ())
        return any(goes(game.play(round, seat, act)) for act in sorted(acts, key=lambda act: -len(played(act))))

    return goes(round)


def played(action: Action) -> Cards:
    """The cards that leave the hand."""
    match action:
        case LayMelds(melds):
            return tuple(plain(card) for meld in melds for card in meld)
        case Discard(card) | Match(card):
            return (card,)
        case LayOff(cards) | Reclaim(cards):
            return tuple(map(plain, cards))
        case _:
            return ()


def faults(game: Game, steps: Steps) -> Iterator[str]:
    """What somebody who looks on would laugh at in a turn."""
    yield from faults_of_drawing(game, steps)
    yield from faults_of_laying(game, steps)
    last = steps[-1]
    if isinstance(last.action, Discard) and len(last.view.hand) > 1:
        yield from faults_of_throwing(steps, last.view, last.action.card)
    if isinstance(last.action, Pass) and last.view.options.calls and len(last.view.hand) < 2:
        yield "does not call what ends its hand"


def faults_of_drawing(game: Game, steps: Steps) -> Iterator[str]:
    view, action = steps[0].view, steps[0].action
    if not isinstance(action, Draw) or Draw("discard") not in view.options.draws:
        return
    seat, before = view.seat, rehearsal(view)
    with_top = game.play(before, seat, Draw("discard"))
    top = view.discard[-1]
    if action.source == "stock":
        if top in law_of(view).wilds and not with_top.debts:
            yield "leaves a wild on the pile"
        if not view.melded and can_go_out(game, with_top, seat):
            others = [face for face in FACES if face not in view.hand][::13]
            drawn = [game.play(before._replace(stock=(face,)), seat, action) for face in others]
            if not all(can_go_out(game, each, seat) for each in drawn):
                yield "leaves what goes out at once"
    elif action.count == 1 and steps[-1].action == Discard(top) and len(steps) == 2 and view.stock_count:
        yield "throws back what it took"
    elif action.count > 1:
        laid = [card for step in steps[1:] if not isinstance(step.action, Discard) for card in played(step.action)]
        if not set(laid) & set(view.discard[-action.count :]):
            yield "takes deep for nothing"


def faults_of_laying(game: Game, steps: Steps) -> Iterator[str]:
    plays = [step for step in steps if step.view.phase == "play" and not step.view.caller]
    if not plays:
        return
    first, (_, view, action) = plays[0].view, plays[-1]
    rest = without(view.hand, played(action)) or ()
    if rest and not view.melded and can_go_out(game, rehearsal(first), view.seat):
        yield "does not go out"
    kept = rest and view.options.melds and must_open(view)
    if kept and any(view.counts[seat] < 3 for seat in view.opened):
        yield "does not open before others go out"
    for step in plays:
        if isinstance(step.action, LayOff) and JOKER in played(step.action):
            longer = [off for off in step.view.options.lay_offs if set(played(step.action)) < set(played(off))]
            if any(without((*rest, JOKER), played(off)) is not None for off in longer):
                yield "lays a joker where it takes nothing along"


def faults_of_throwing(steps: Steps, view: View, card: Card) -> Iterator[str]:
    law, hand = law_of(view), view.hand
    others = [face for face in view.options.discards if face != card and face not in law.wilds]
    if card in law.wilds:
        if others:
            yield "throws a wild"
        return
    if LayOff((card,), 0) in [lay._replace(on=0) for lay in view.options.lay_offs] and view.melded:
        yield "throws what scores on the table"
    if law.wilds - {JOKER}:
        return
    mine, value = over(law, hand, card), law.values.of
    left = {face: over(law, hand, face) for face in others if not feeds(view, face)}
    if any(cards <= mine - 2 for cards in left.values()):
        yield "breaks a meld"
    alike = [face for face in left if left[face] <= mine and value[face] == value[card]]
    if feeds(view, card) and any(company(hand, face) <= company(hand, card) for face in alike):
        yield "feeds the next seat"


DESIGN: dict[str, set[str]] = {
    # It looks at nothing but its own hand, and takes from the pile to make a new meld only (CV-25).
    "easy": {"feeds the next seat", "leaves what goes out at once"},
    "normal": set(),
}
"""What a level may do all the same."""


def laughed_at(game: Game, deal: str, name: str) -> Counter[str]:
    """The faults of a round, that it goes round in circles among them."""
    found: Counter[str] = Counter()
    for steps in turns(game, deal, BOTS[name], 60):
        found.update(faults(game, steps))
    result = game.play(steps[-1].round, steps[-1].view.seat, steps[-1].action).result
    assert result is not None
    found["does not come to an end"] += result.end == "turn_limit"
    return +found


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_no_move_makes_people_laugh(name: str, preset: str) -> None:
    for number, game in enumerate(tables(preset)):
        assert set(laughed_at(game, f"laughs {number}", name)) <= DESIGN[name]


@pytest.mark.parametrize(
    ("preset", "players", "more"),
    [*((preset, 2, {}) for preset in sorted(PRESETS)), ("rami51", 2, {"discard_to_win": True}), ("cardverse", 3, {})],
)
def test_no_move_of_the_hard_level_makes_people_laugh(preset: str, players: int, more: dict[str, Any]) -> None:
    assert not laughed_at(Game(Rules.make(preset, **more), players), "laughs", "hard")


def test_what_makes_people_laugh_is_seen() -> None:
    """Who picks blindly does most of it."""
    found: Counter[str] = Counter()
    for preset, rules in PRESETS.items():
        for deal in range(4 if preset == "cardverse" else 1):
            found += laughed_at(Game(rules, 2), f"blind {preset} {deal}", "random")
    assert found.keys() >= {
        "breaks a meld",
        "feeds the next seat",
        "throws a wild",
        "throws back what it took",
        "throws what scores on the table",
    }


def test_what_is_kept_too_long_is_seen() -> None:
    game = Game(PRESETS["rami51"], 2)
    hands = (("QC", "KC", "*", "7D", "7H", "7S", "2C", "9D"), ("3C", "4D"))
    round = Round(1, hands, ("2D", "3D"), ("8S",), turn=0, phase="play", source="stock", taken=("2C",), opened=(1,))
    view = game.view(round._replace(known=((), ()), scores=(0, 0)), 0)
    assert list(faults(game, [Step(round, view, Discard("9D"))])) == ["does not open before others go out"]
    out = round._replace(
        hands=(("QC", "KC", "AC", "7D", "7H", "7S", "2C"), ("3C", "4D")), known=((), ()), scores=(0, 0)
    )
    assert "does not go out" in faults(game, [Step(out, game.view(out, 0), Discard("2C"))])
    plain_game = Game(PRESETS["cardverse"], 2)
    draws = round._replace(hands=(("4H", "5H", "9C", "9D", "9S", "KC"), ("3C",)), discard=("6H",), phase="draw")
    draws = draws._replace(source=None, taken=(), opened=(), known=((), ()), scores=(0, 0))
    left = [Step(draws, plain_game.view(draws, 0), Draw("stock"))]
    assert list(faults_of_drawing(plain_game, left)) == ["leaves what goes out at once"]
