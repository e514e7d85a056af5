"""Learn the weights of the outlook: bots play rounds, and a network is fitted to how they ended.

    .venv-bench/bin/python bench/learn.py --rounds 20000 --generations 3

Every generation plays by the weights of the one before, with whims: noise on what it judges, melds kept or laid
regardless, cards drawn against its habit; easy and normal sit at some tables. What the outlook counts at the end of
each turn is kept, with who won the round and the points that changed sides, and all generations together are fitted.
The first generation's judgement is nothing but noise. Writes `rami/bots/weights.py`; what is learned plays differently,
so a level that uses it gets a new version (see `rami.bots`).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from textwrap import fill

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from rami.actions import Action, Discard
from rami.bots import BUDGET, easy, hard, normal, outlook, weights
from rami.bots.hand import BIT, mask_of
from rami.bots.world import CARD, bits
from rami.game import Game
from rami.rules import Rules
from rami.view import View

INPUTS, HIDDEN, BATCH, PASSES, RATE = 21, 32, 512, 20, 3e-3
SCORE_WEIGHT = 0.5
"""Of the error in points, beside that of who won."""

Samples = tuple[np.ndarray, np.ndarray]
"""What was counted, a row each; whether the round was won, and the points in tens."""


class Whimsical:
    """Plays like the hard level, but for its whims. `kept`: the rows it has counted this round."""

    def __init__(self, rng: Random, judges: bool) -> None:
        self.rng = rng
        self.noise = rng.choice((0.05, 0.3, 1.0)) if judges else 100.0
        self.hold = rng.choice((None, None, None, 0.0, 0.2, 0.8, 1.0)) if judges else rng.choice((0.0, 0.5, 1.0))
        self.contrary = rng.choice((0.0, 0.0, 0.1))
        self.kept: list[list[float]] = []
        self.turn = (-1, False)

    def act(self, view: View) -> Action:
        if view.options.draws:
            action = hard.act(view, self.rng, BUDGET)
            if len(view.options.draws) > 1 and view.stock_count and self.rng.random() < self.contrary:
                return next(draw for draw in view.options.draws if draw != action)
            return action
        mind, hand = hard.mind_of(view, BUDGET), mask_of(view.hand)
        if mind.finish(hand):
            return hard.act(view, self.rng, BUDGET)
        if self.hold is None:
            action = hard.act(view, self.rng, BUDGET)
            if not isinstance(action, Discard):
                return action
        else:
            if self.turn[0] != view.turn_number:
                self.turn = view.turn_number, self.rng.random() < self.hold
            laid = None if self.turn[1] else easy.lay_down(view)
            if laid is not None:
                return laid
        return self.throw(view, mind, hand)

    def throw(self, view: View, mind: hard.Mind, hand: int) -> Action:
        """A card that no meld needs, the best but for the noise."""
        judged = outlook.Outlook(mind.world, mind.rivals, mind.values)
        left = {face: mind.world.weigh(hand ^ face) // CARD for face in bits(mask_of(view.options.discards))}
        loose = [face for face, cards in left.items() if cards == min(left.values())]
        face = max(loose, key=lambda face: mind.worth(judged, hand ^ face, face) + self.rng.gauss(0, self.noise))
        self.kept.append(judged.counted(hand ^ face, face))
        return Discard(next(card for card in view.options.discards if BIT[card] == face))


class Plain:
    """A level as it is; nothing is kept."""

    def __init__(self, act: object) -> None:
        self.bot = act
        self.kept: list[list[float]] = []

    def act(self, view: View) -> Action:
        return self.bot(view, Random(0), BUDGET)


def gather(rounds: int, rng: Random, judges: bool) -> Samples:
    """Play so many rounds at tables of two."""
    game = Game(Rules.make("cardverse"), 2)
    rows, ends = [], []
    for number in range(rounds):
        seats = [
            Whimsical(rng, judges),
            *rng.choices([Whimsical(rng, judges), Plain(normal.act), Plain(easy.act)], [0.7, 0.22, 0.08]),
        ]
        rng.shuffle(seats)
        round = game.deal(f"learn {rng.random()}", dealer=number % 2)
        while (seat := round.turn) is not None:
            round = game.play(round, seat, seats[seat].act(game.view(round, seat)))
        values, winner = round.result.values, round.result.winner
        for seat, player in enumerate(seats):
            won = seat == winner
            rows += player.kept
            ends += [(won, sum(values) / 10 if won else -values[seat] / 10)] * len(player.kept)
    return np.array(rows), np.array(ends, dtype=float)


def fit(samples: list[Samples], seed: int) -> tuple[np.ndarray, ...]:
    """Rows and biases of both layers, for inputs as they are counted. By Adam; a tenth is held back to be judged by."""
    rng = np.random.default_rng(seed)
    rows, ends = (np.concatenate(parts) for parts in zip(*samples, strict=True))
    mean, spread = rows.mean(0), rows.std(0)
    spread[spread == 0] = np.inf  # of what never changed nothing can be learned
    inputs = (rows - mean) / spread
    held = rng.random(len(inputs)) < 0.1
    train = np.flatnonzero(~held)
    layers = [
        rng.normal(0, INPUTS**-0.5, (HIDDEN, INPUTS)),
        np.zeros(HIDDEN),
        rng.normal(0, 0.5 * HIDDEN**-0.5, (2, HIDDEN)),
        np.zeros(2),
    ]
    first, second = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    steps, total = 0, PASSES * (len(train) // BATCH + 1)
    for _ in range(PASSES):
        rng.shuffle(train)
        for start in range(0, len(train), BATCH):
            batch = train[start : start + BATCH]
            x, y = inputs[batch], ends[batch]
            sums = x @ layers[0].T + layers[1]
            hidden = np.maximum(sums, 0)
            out = hidden @ layers[2].T + layers[3]
            error = np.stack([1 / (1 + np.exp(-out[:, 0])) - y[:, 0], SCORE_WEIGHT * (out[:, 1] - y[:, 1])], 1)
            error /= len(batch)
            back = (error @ layers[2]) * (sums > 0)
            steps += 1
            rate = RATE * (1 - steps / total) + 1e-4
            for place, slope in enumerate([back.T @ x, back.sum(0), error.T @ hidden, error.sum(0)]):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope**2
                step = first[place] / (1 - 0.9**steps)
                layers[place] -= rate * step / (np.sqrt(second[place] / (1 - 0.999**steps)) + 1e-8)
    out = np.maximum(inputs[held] @ layers[0].T + layers[1], 0) @ layers[2].T + layers[3]
    wins = 1 / (1 + np.exp(-out[:, 0]))
    surprise = -np.log(np.where(ends[held, 0] > 0, wins, 1 - wins)).mean()
    off = np.abs(out[:, 1] - ends[held, 1]).mean()
    print(f"{len(rows)} turns; of those held back, surprise {surprise:.4f}, points off by {10 * off:.1f}", flush=True)
    scaled = layers[0] / spread
    return scaled, layers[1] - scaled @ mean, layers[2], layers[3]


def use(layers: tuple[np.ndarray, ...]) -> None:
    outlook.HIDDEN, outlook.HIDDEN_BIAS, outlook.OUT, outlook.OUT_BIAS = (layer.tolist() for layer in layers)


def write(layers: tuple[np.ndarray, ...], path: Path) -> None:
    """Over the weights there, under the same words."""
    head = path.read_text(encoding="utf-8").partition("HIDDEN:")[0]
    lines = [head.rstrip("\n")]
    for name, layer in zip(("HIDDEN", "HIDDEN_BIAS", "OUT", "OUT_BIAS"), layers, strict=True):
        if layer.ndim == 1:
            lines += [f"{name}: Row = (", wrapped(layer, " " * 4), ")"]
        else:
            rows = (f"    ({wrapped(each, ' ' * 5).strip().rstrip(',')})," for each in layer)
            lines += [f"{name}: tuple[Row, ...] = (", *rows, ")"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def wrapped(numbers: np.ndarray, indent: str) -> str:
    text = " ".join(f"{float(f'{number:.4g}')!r}," for number in numbers)
    return fill(text, 118, initial_indent=indent, subsequent_indent=indent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20000, help="of each generation")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(weights.__file__))
    chosen = parser.parse_args()
    rng, samples = Random(chosen.seed), []
    for generation in range(chosen.generations):
        samples.append(gather(chosen.rounds, rng, judges=generation > 0))
        layers = fit(samples, chosen.seed)
        use(layers)
    write(layers, chosen.out)


if __name__ == "__main__":
    main()
