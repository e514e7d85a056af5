"""What a person's turn of a round that is over has likely cost, beside what a good player would have done.

A turn has two decisions: the draw, and all that is laid and thrown after it; an answer to a call is one of its own. At
each, what was done and what the bot would have done meet the same worlds: rounds that the view of that moment allows,
played on to their end. It costs by how much worse it comes out there, in points of the round: the seat's beside the
mean of the others'. Nothing but views goes in, so what nobody could have known costs nothing; nor does what may be the
luck of few worlds. An act that was missed turn after turn is charged once: a later turn costs what it lost beyond the
turns before it in which the same would have been better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from rami import chance
from rami.actions import Action, Discard, Draw, LayMelds, LayOff, Match, Reclaim
from rami.bots import BOTS, Bot
from rami.bots.kernel import Kernel, kernel_of
from rami.bots.worlds import worlds
from rami.hint import Reason, move, reason
from rami.replay import Played, Turn
from rami.round import Round
from rami.scoring import best
from rami.view import View

_WORLDS, _SLOWLY = (8, 16, 32, 64, 128), (8,)
"""Worlds after each of which it may be clear how it is; the latter where no kernel plays them on."""
_SURE = 1.5
"""Standard errors by which what was done must come out worse to cost anything."""
_CLEAR = 4.0
"""Standard errors with which no more worlds are asked."""
MOVE = 24
"""The work of one move of the bot, where playing a world on is 1, or so is a move of a normal bot that does."""

Acts = Sequence[Action]


class Slip(NamedTuple):
    """What a turn has cost. The rest is of the decision in it that cost the most: what was done after `at` acts of the
    round, and what would have been better there, without what both have in common."""

    at: int
    cost: int
    did: tuple[Action, ...]
    better: tuple[Action, ...]
    why: Reason
    """That the first of the better acts is good; of what cards bring on the table, what all that is laid brings."""


_SUMMED = ("hint.score", "hint.meld")


def together(whys: Sequence[Reason]) -> Reason:
    """The reason for the first of several acts; points that cards bring on the table are those of all acts with it."""
    key, values = whys[0]
    if key not in _SUMMED:
        return whys[0]
    return key, {**values, "points": sum(more["points"] for other, more in whys if other == key)}


class Review:
    """Of one turn, done bit by bit."""

    def __init__(self, played: Played, turn: Turn, bot: Bot, budget: int, former: Sequence[Review] = ()) -> None:
        """`former`: those of the seat's turns before it that are done."""
        self.done = False
        self.slip: Slip | None = None
        """Once it is done: None where the turn has cost nothing that could be told from luck."""
        self._played = played
        self._game = played.game
        self._turn = turn
        self._seat = turn.seat
        self._bot = bot
        self._budget = budget
        self._former = former
        self._lost: list[Slip] = []
        """What each decision cost, whatever was charged before."""
        self._steps = self._run()

    def go_on(self, work: int) -> None:
        """Do so much more of it, in some fractions of a bot's move (`MOVE`), and a little more at most."""
        while work > 0 and not self.done:
            done = next(self._steps, None)
            self.done = done is None
            work -= done or 0

    def _run(self) -> Generator[int]:
        turn = self._turn
        acts = [entry.action for entry in self._played.acts[turn.at : turn.end]]
        if self._played.stations[turn.at].phase == "choose":
            return
        drawn = 1 if isinstance(acts[0], Draw) else 0
        for at, did in ((0, acts[:drawn]), (drawn, acts[drawn:])):
            if did:
                self._lost += yield from self._decision(turn.at + at, did)
        slips = [charged for slip in self._lost if (charged := self._charged(slip)).cost > 0]
        if slips:
            self.slip = max(slips, key=lambda slip: slip.cost)._replace(cost=sum(slip.cost for slip in slips))

    def _charged(self, slip: Slip) -> Slip:
        """With what it cost beyond the dearest of the turns before in which the same was better."""
        acts = set(_pieces(slip.better))
        before = [(lost.cost, each) for each in self._former for lost in each._lost if acts & set(_pieces(lost.better))]
        if not before:
            return slip
        cost, latest = max(cost for cost, _ in before), before[-1][1]
        why = ("hint.again", {"first": slip.why, "turn": latest.number})
        return slip._replace(cost=slip.cost - cost, why=why)

    @property
    def number(self) -> int:
        """Of the turn among those of its seat, from 1."""
        return [turn for turn in self._played.turns if turn.seat == self._seat].index(self._turn) + 1

    def _decision(self, at: int, did: Acts) -> Generator[int, None, list[Slip]]:
        """What these acts have cost, if anything, done after `at` acts of the round."""
        end = self._played.stations[at]
        better: list[Action] = []
        views: list[View] = []
        while not better or (end.turn == self._seat and end.phase == "play" and not isinstance(did[0], Draw)):
            views.append(self._view(end))
            better.append(move(views[-1], self._bot, self._budget))
            end = self._game.play(end, self._seat, better[-1])
            yield MOVE
        if list(did) == better or _alike(end, self._played.stations[at + len(did)]):
            return []
        cost = yield from self._cost(views[0], did, better)
        if not cost:
            return []
        common = Counter(did) & Counter(better)
        differs, instead = _without(did, common), _without(better, common)
        if not differs or not instead:
            differs, instead = list(range(len(did))), list(range(len(better)))
        done = tuple(did[place] for place in differs)
        why = together([reason(views[place], better[place], done[0]) for place in instead])
        return [Slip(at + differs[0], cost, done, tuple(better[place] for place in instead), why)]

    def _view(self, round: Round) -> View:
        return self._game.view(round, self._seat)

    def _cost(self, view: View, did: Acts, better: Acts) -> Generator[int, None, int]:
        """Points, as far as they can be told from luck."""
        possible = worlds(view, chance.generator(f"review/{view.round_number}/{view.turn_number}/{len(view.history)}"))
        kernel = kernel_of(self._game, view.wild_rank)
        lost: list[float] = []
        for count in _WORLDS if kernel else _SLOWLY:
            while len(lost) < count:
                world = next(possible)
                with_did = yield from self._margin(kernel, world, did)
                with_better = yield from self._margin(kernel, world, better)
                lost.append(with_better - with_did)
            mean, error = _mean(lost)
            if mean + _SURE * error < 1 or mean > _CLEAR * error:
                break
        return shrunk(lost)

    def _margin(self, kernel: Kernel | None, world: Round, acts: Acts) -> Generator[int, None, float]:
        """What comes of it for the seat, beside the mean of the others, if this is done in a world."""
        for action in acts:
            world = self._game.play(world, self._seat, action)
        if world.result is None and kernel is not None:
            yield 1
            scores = kernel.play_on(kernel.state(world))
        else:
            while world.turn is not None:
                action = BOTS["normal"](self._game.view(world, world.turn), Random(0), 1)
                world = self._game.play(world, world.turn, action)
                yield 1
            assert world.result is not None
            scores = world.result.scores
        playing = [seat for seat in range(len(scores)) if seat not in world.eliminated]
        others = sum(scores[seat] for seat in playing) - scores[self._seat]
        return self._direction * (scores[self._seat] - others / (len(playing) - 1))

    @property
    def _direction(self) -> int:
        """-1 where points count against whoever gets them."""
        return best(self._game.rules)((1, -1))


def shrunk(lost: Sequence[float]) -> int:
    """The mean of what was lost in some worlds, less what may be luck in it; none where it may all be."""
    mean, error = _mean(lost)
    return round(mean - error * error / mean) if mean > 0 and mean > _SURE * error else 0


def _mean(lost: Sequence[float]) -> tuple[float, float]:
    """And its standard error."""
    count = len(lost)
    mean = sum(lost) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in lost) / max(1, count - 1) / count)


def _alike(one: Round, other: Round) -> bool:
    """Whether rounds differ in nothing but the order in which their melds were laid."""
    if Counter(one.melds) != Counter(other.melds):
        return False
    return one._replace(melds=(), history=()) == other._replace(melds=(), history=())


def _without(acts: Acts, common: Counter[Action]) -> list[int]:
    """The places of the acts that are not common to both."""
    left = Counter(common)
    found = []
    for place, action in enumerate(acts):
        if left[action]:
            left[action] -= 1
        else:
            found.append(place)
    return found


def _pieces(acts: Acts) -> Iterator[tuple[object, ...]]:
    """What cards do in them, each meld and lay-off by itself. What is drawn is another card in every turn."""
    for action in acts:
        match action:
            case LayMelds(melds):
                yield from (("meld", *sorted(meld)) for meld in melds)
            case LayOff(cards, on) | Reclaim(cards, on):
                yield (type(action).__name__, *sorted(cards), on)
            case Discard(card) | Match(card):
                yield type(action).__name__, card
            case _:
                pass
