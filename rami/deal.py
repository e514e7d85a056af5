"""The pack, the order of the seats, and the deal."""

from __future__ import annotations

from rami import chance
from rami.cards import FACES, Card, ordered
from rami.events import Dealt
from rami.round import Round
from rami.rules import BadRules, Rules, for_players


class Plan:
    """How this table deals; raises `BadRules` where the hands do not fit the pack."""

    def __init__(self, rules: Rules, players: int) -> None:
        least, most = rules.players
        if not least <= players <= most:
            raise BadRules(f"{least} to {most} play", "players")
        packs = for_players(rules.packs, players)
        size = for_players(rules.hand_size, players)
        if packs is None or size is None:
            raise BadRules(f"nothing is said for {players} players", "packs" if packs is None else "hand_size")
        needed = players * size + 2  # one card to start the discard pile, one to draw
        if needed > packs * len(FACES):
            numbers = {"players": players, "hand_size": size, "needed": needed, "cards": packs * len(FACES)}
            raise BadRules(
                "the pack is too small", "hand_size", "packs", packs_needed=-(-needed // len(FACES)), **numbers
            )
        self.players = players
        self.copies = packs
        self.pack: tuple[Card, ...] = FACES * packs
        self.hand_size = size
        step = 1 if rules.direction == "clockwise" else -1
        self.after: tuple[int, ...] = tuple((seat + step) % players for seat in range(players))
        """By seat: the seat that deals, and plays, after it: the next higher one unless play is reversed."""

    def first_dealer(self, seed: str) -> int:
        """A random seat (CV-S1)."""
        return chance.number(self.players, seed, "dealer")

    def is_pack(self, cards: tuple[Card, ...]) -> bool:
        """Whether these are all cards of the game, in whatever order."""
        return sorted(cards) == sorted(self.pack)

    def shuffle(self, seed: str, round_number: int) -> tuple[Card, ...]:
        return chance.shuffled(self.pack, seed, "round", round_number)

    def deal(self, pack: tuple[Card, ...], dealer: int, seed: str, scores: tuple[int, ...], round_number: int) -> Round:
        """Card by card from the dealer's left; the next one starts the discard pile (CV-3, CV-4)."""
        dealt = self.players * self.hand_size
        seat = dealer
        hands: list[tuple[Card, ...]] = [()] * self.players
        for place in range(self.players):
            seat = self.after[seat]
            hands[seat] = ordered(pack[place : dealt : self.players])
        upcard = pack[dealt]
        return Round(
            dealer=dealer,
            hands=tuple(hands),
            stock=pack[dealt + 1 :],
            discard=(upcard,),
            turn=self.after[dealer],
            known=((),) * self.players,
            scores=scores,
            round_number=round_number,
            seed=seed,
            history=(Dealt(dealer, tuple(hands), upcard),),
        )


def reshuffle(round: Round) -> tuple[Card, ...]:
    """The new stock: the discard pile but its top card, in an order that depends on the seed."""
    if round.next_shuffle is not None:
        return round.next_shuffle
    labels = (round.seed, "reshuffle", round.round_number, round.reshuffles)
    return chance.shuffled(ordered(round.discard[:-1]), *labels)
