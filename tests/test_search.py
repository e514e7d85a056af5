"""The search: ways that are played on in the same worlds, and what is made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice, repeat
from random import Random

from rami.actions import Action, Discard, Draw, LayMelds
from rami.bots.kernel import kernel_of
from rami.bots.search import Way, best, played_on
from rami.bots.worlds import worlds
from rami.game import Game
from rami.round import Round
from rami.rules import Rules

GAME = Game(Rules.make("cardverse"), 2)
ROUND = GAME.deal("search", dealer=1)
ONE, OTHER, THIRD = (Way((Discard(card),)) for card in ("2C", "3C", "4C"))


def numbered() -> Iterator[Round]:
    """Worlds that differ in their number alone."""
    return (ROUND._replace(round_number=number) for number in count())


def test_the_way_that_is_worth_most_is_found() -> None:
    worth = {ONE: 1.0, OTHER: 3.0, THIRD: 2.0}
    assert best([ONE, OTHER, THIRD], lambda _, way: worth[way], numbered(), 100, prior=0.0) == OTHER


def test_of_equals_the_first_is_taken() -> None:
    assert best([THIRD, ONE, OTHER], lambda *_: 1.0, numbered(), 100) == THIRD


def test_without_a_budget_the_evaluation_decides() -> None:
    for budget in (0, 1):
        assert best([ONE, OTHER._replace(prior=1.0)], lambda *_: 0.0, numbered(), budget).actions == OTHER.actions


def test_any_budget_is_kept_to() -> None:
    for budget in range(30):
        played: list[Way] = []

        def worth(world: Round, way: Way, to: list[Way] = played) -> float:
            to.append(way)
            return 0.0

        assert best([ONE, OTHER, THIRD], worth, numbered(), budget) == ONE
        assert len(played) <= budget


def test_luck_does_not_beat_the_evaluation_but_many_worlds_do() -> None:
    """The other way comes out ahead in every world by less, or by more, than the first is ahead beforehand."""
    first, other = Way(ONE.actions, 1.0), Way(OTHER.actions, 0.0)
    noise = Random(1)

    def worth(world: Round, way: Way) -> float:
        return noise.gauss(0, 1) + 0.5 * (way == other)

    assert best([first, other], worth, numbered(), 8, prior=20.0) == first
    assert best([first, other], worth, numbered(), 4000, prior=20.0) == other


def test_all_ways_meet_the_same_worlds() -> None:
    met: dict[Way, list[int]] = {ONE: [], OTHER: []}

    def worth(world: Round, way: Way) -> float:
        met[way].append(world.round_number)
        return 0.0

    best([ONE, OTHER], worth, numbered(), 40)
    assert met[ONE] == met[OTHER] == list(range(20))


def test_ways_far_behind_meet_no_more_worlds() -> None:
    met: Counter[Way] = Counter()

    def worth(world: Round, way: Way) -> float:
        met[way] += 1
        return Random(world.round_number).random() - (way == THIRD)

    best([ONE, OTHER, THIRD], worth, numbered(), 300)
    assert met[THIRD] < 20 < met[ONE] == met[OTHER]


def test_one_world_is_enough_to_choose_in() -> None:
    assert best([ONE, OTHER], lambda _, way: way == OTHER, iter((ROUND,)), 100, prior=0.0) == OTHER


def test_a_way_is_played_by_the_rules_and_then_on() -> None:
    """What a draw and a discard lead to is the same by the search as by the engine, in every world."""
    kernel = kernel_of(GAME, None)
    assert kernel is not None
    round = GAME.play(ROUND, 0, Draw("stock"))
    view = GAME.view(round, 0)
    ways = [Way((Discard(card),)) for card in view.options.discards[:3]]
    worth = played_on(GAME, kernel, 0, lambda scores, _: scores[0])
    for world in islice(worlds(view, Random(4)), 5):
        for way in ways:
            state = kernel.state(GAME.play(world, 0, way.actions[0]))
            assert worth(world, way) == kernel.play_on(state)[0]
    before = GAME.view(ROUND, 0)
    draw = Way((Draw("stock"),))
    for world in islice(worlds(before, Random(4)), 5):
        assert worth(world, draw) == kernel.play_on(kernel.state(GAME.play(world, 0, Draw("stock"))))[0]


def test_a_way_that_goes_out_is_worth_what_the_round_scores() -> None:
    actions: tuple[Action, ...] = (LayMelds((("4H", "5H", "6H"),)), Discard("2C"))
    round = ROUND._replace(hands=(("2C", "4H", "5H", "6H"), ("KC", "KD")), phase="play", source="stock", taken=("2C",))
    kernel = kernel_of(GAME, None)
    assert kernel is not None
    worth = played_on(GAME, kernel, 0, lambda scores, _: scores[0])
    other = round._replace(hands=(round.hands[0], ("3C", "KD")))
    assert [worth(world, Way(actions)) for world in (round, other)] == [20, 13]
    assert best([Way(actions)], worth, repeat(round), 10).actions == actions


def test_what_is_not_clearly_better_is_left() -> None:
    """The other way comes out a little ahead on average, by less than chance explains; then by more."""

    def worth(edge: float) -> Callable[[Round, Way], float]:
        return lambda world, way: (way == OTHER) * (edge + (-1) ** world.round_number)

    assert best([ONE, OTHER], worth(0.2), numbered(), 40, prior=0.0) == ONE
    assert best([ONE, OTHER], worth(0.6), numbered(), 40, prior=0.0) == OTHER
