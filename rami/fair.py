"""The fair deal: how a round was dealt from its seed, for anyone to see and to do again.

The hash of a round's seed is on the page from before its first card on, and the seed once the round is over. Whoever
has the seed, the rules, the number of players, the number of the round and, after the first round, its dealer deals
the same cards: `commanded` is how this program is told to.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from rami.actions import Choose
from rami.cards import Card
from rami.chance import Sealed, fingerprint, of_round
from rami.game import Game
from rami.replay import Played
from rami.round import Round
from rami.table import Table


class _Placed(Card):
    """A card that knows its place in the pack."""

    place: int


def seals(table: Table) -> list[dict[str, Any]]:
    """Of every round the hash of its seed, and the seed once it may be shown; of the next one, too, before its deal."""
    last = table.round.round_number
    dealt = last + (table.round.result is not None and table.winners is None and isinstance(table.seed, Sealed))
    return [
        {"hash": fingerprint(of_round(table.seed, number)), "seed": table.seed_shown(number)}
        for number in range(dealt + 1)
    ]


def lots(played: Played) -> dict[str, Any]:
    """The pack of a round, top first, dealt once more, and where each card came to lie: the number of the seat, `up`,
    `aside`, or None where it stayed in the stock. `same`: whether that is what was dealt."""
    was = played.dealt
    pack, round = _dealt(played.game, was)
    for seat, action in played.acts:
        if isinstance(action, Choose):
            was, round = played.game.play(was, seat, action), played.game.play(round, seat, action)
    return {"pack": list(map(str, pack)), "lots": _lots(pack, round), "same": round == was}


def commanded(played: Played) -> str:
    """The command that deals the round's pack: see `lines`."""
    game, was = played.game, played.dealt
    words = ["rami", "fair", "--rules", game.rules.preset]
    for switch, value in game.rules.departures().items():
        words += ["--set", f"{switch}={json.dumps(value)}"]
    words += ["--players", str(game.players), "--seed", was.seed, "--round", str(was.round_number + 1)]
    if was.round_number:
        words += ["--dealer", str(was.dealer)]
    for seat in was.eliminated:
        words += ["--gone", str(seat)]
    for _, action in played.acts:
        if isinstance(action, Choose):
            words += ["--choose", str(action.count)]
    return " ".join(["python", "-m", *map(_quoted, words)])


def lines(
    game: Game, seed: str, number: int, dealer: int | None, eliminated: tuple[int, ...], choices: tuple[int, ...]
) -> Iterator[str]:
    """What the seed deals, to be read: its hash, the pack, who gets what. Raises `Refused` for a wrong choice."""
    plan = game.law.plan
    if dealer is None:
        dealer = plan.first_dealer(seed)
    pack, round = _dealt(game, Round(dealer, (), eliminated=eliminated, round_number=number, seed=seed))
    for count in choices:
        round = game.play(round, -1 if round.turn is None else round.turn, Choose(count))
    yield f"seed {seed}"
    yield f"sha256 {fingerprint(seed)}"
    yield f"dealer {dealer}"
    yield f"pack {' '.join(pack)}"
    for seat, hand in enumerate(round.hands):
        yield f"hand {seat}: {' '.join(hand)}"
    yield from (f"{name} {' '.join(cards)}" for name, cards in (("up", round.discard), ("aside", round.aside)) if cards)
    yield f"stock {' '.join(round.stock)}"
    if round.phase == "choose":
        yield f"seat {round.turn} is to choose how many cards it gets: --choose"


def _quoted(word: str) -> str:
    """The word as a shell takes it."""
    return word if re.fullmatch(r"[\w.:=-]+", word, re.ASCII) else "'" + word.replace("'", "'\"'\"'") + "'"


def _dealt(game: Game, like: Round) -> tuple[tuple[_Placed, ...], Round]:
    """The pack that the seed gives, and the round it is dealt to, by the dealer of the one given."""
    plan, pack = game.law.plan, []
    for place, card in enumerate(plan.shuffle(like.seed, like.round_number)):
        placed = _Placed(card)
        placed.place = place
        pack.append(placed)
    scores = like.scores or (0,) * game.players
    return tuple(pack), plan.deal(tuple(pack), like.dealer, like.seed, scores, like.round_number, like.eliminated)


def _lots(pack: tuple[_Placed, ...], round: Round) -> list[int | str | None]:
    found: list[int | str | None] = [None] * len(pack)
    heaps: list[tuple[int | str, tuple[Card, ...]]] = [("up", round.discard), ("aside", round.aside)]
    for name, cards in [*enumerate(round.hands), *heaps]:
        for card in cards:
            if isinstance(card, _Placed):
                found[card.place] = name
    return found
