"""What points are at stake in a round: what it comes to that a card is melded, or left in a hand when somebody is out.

Found by asking the compiled scoring what some rounds would score, so that no bot has to know how games are scored.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rami.bots.ground import game
from rami.cards import FACES, JOKER, Card
from rami.endings import Endings
from rami.game import Game
from rami.legality import Law
from rami.round import Round
from rami.view import View


class Stakes(NamedTuple):
    """Good for a seat by so much, of one point of a card.

    `laid`: that the point lies on the table; `kept`: that the point is in no hand when the stock ends the round.
    `caught`, `catches`: that when a seat goes out the point is not in this seat's hand, and that it is in another's:
    both for the seat itself, what the others get or lose by it being `theirs` (for one of them).
    `out`: points for going out.
    """

    laid: float
    kept: float
    caught: float
    catches: float
    out: float

    def lead(self, players: int) -> tuple[float, float]:
        """By how much the seat falls behind the average of the others for each point caught in its hand, and gets
        ahead of it for each point that it catches."""
        others = players - 1
        return self.caught + self.catches / others, self.catches + self.caught / others


def stakes(view: View) -> Stakes:
    return stakes_of(game(view))


@lru_cache(maxsize=32)
def stakes_of(game: Game) -> Stakes:
    law = game.law
    players = game.players
    card = max(FACES, key=law.values.of.__getitem__)
    points = law.values.of[card]
    sign = 1.0 if game.match_over((10**6,) * (players - 1) + (-(10**6),), 10**6) != (players - 1,) else -1.0
    nobody = _round(players)
    holding = nobody._replace(hands=((card,), *((),) * (players - 1)))
    out, caught = _scores(law.endings, nobody, 1), _scores(law.endings, holding, 1)
    stock, kept = (
        _scores(law.endings, holding._replace(hands=((), (card,), *((),) * (players - 2))), None),
        _scores(law.endings, holding._replace(hands=((card,), (card,), *((),) * (players - 2))), None),
    )
    return Stakes(
        laid=float(bool(law.endings.melded((), players))),
        kept=sign * (stock[0] - kept[0]) / points,
        caught=sign * (out[0] - caught[0]) / points,
        catches=sign * (caught[1] - out[1]) / points,
        out=sign * out[1],
    )


def _round(players: int) -> Round:
    """A round in which all have opened and nobody has a card."""
    return Round(0, ((),) * players, turn=0, opened=tuple(range(players)), scores=(0,) * players)


def _scores(endings: Endings, round: Round, out: int | None) -> tuple[int, ...]:
    """What the round scores when the seat goes out, or the stock ends it."""
    result = (endings.stock_is_empty(round) if out is None else endings.out(round, out)).result
    assert result is not None
    return result.scores


@lru_cache(maxsize=64)
def melded_values(law: Law) -> dict[Card, int]:
    """By card, what it is worth on the table; a wild that is worth what it stands for counts as in the hand."""
    values = law.values
    found = {face: values.of[face] if face in law.wilds else values.place(face, False) for face in FACES}
    return found | {JOKER: values.of[JOKER]}
