"""The pack, the order of the seats, and the deal."""

from __future__ import annotations

from rami import chance
from rami.cards import FACES, JOKER, Card, ordered
from rami.events import Dealt
from rami.round import Round
from rami.rules import BadRules, PerPlayers, Rules, for_players


class Plan:
    """How this table deals; raises `BadRules` where the hands do not fit the pack."""

    def __init__(self, rules: Rules, players: int) -> None:
        least, most = rules.players
        if not least <= players <= most:
            raise BadRules(f"{least} to {most} play", "players")
        packs = _number(rules.packs, "packs", players)
        jokers = _number(rules.jokers, "jokers", players)
        size = _number(rules.hand_size, "hand_size", players)
        needed = players * size + 2  # one card to start the discard pile, one to draw
        self.pack: tuple[Card, ...] = FACES * packs + (JOKER,) * jokers
        if needed > len(self.pack):
            numbers = {"players": players, "hand_size": size, "needed": needed, "cards": len(self.pack)}
            packs_needed = -(-(needed - jokers) // len(FACES))
            raise BadRules("the pack is too small", "hand_size", "packs", packs_needed=packs_needed, **numbers)
        self.players = players
        self.packs = packs
        self.jokers = jokers
        self.hand_size = size
        self.dealer_discards = rules.dealer_starts_with_discard
        step = 1 if rules.direction == "clockwise" else -1
        self.after: tuple[int, ...] = tuple((seat + step) % players for seat in range(players))
        """By seat: the one after it: the next higher one unless play is reversed."""

    def next_seat(self, seat: int, eliminated: tuple[int, ...] = ()) -> int:
        """Who deals, and plays, after this seat; those out of the match are passed over."""
        seat = self.after[seat]
        while seat in eliminated:
            seat = self.after[seat]
        return seat

    def copies(self, card: Card) -> int:
        """How many of this card are in the game."""
        return self.jokers if card == JOKER else self.packs

    def first_dealer(self, seed: str) -> int:
        """A random seat (CV-S1)."""
        return chance.number(self.players, seed, "dealer")

    def is_pack(self, cards: tuple[Card, ...]) -> bool:
        """Whether these are all cards of the game, in whatever order."""
        return sorted(cards) == sorted(self.pack)

    def shuffle(self, seed: str, round_number: int) -> tuple[Card, ...]:
        return chance.shuffled(self.pack, seed, "round", round_number)

    def deal(
        self,
        pack: tuple[Card, ...],
        dealer: int,
        seed: str,
        scores: tuple[int, ...],
        round_number: int,
        eliminated: tuple[int, ...] = (),
    ) -> Round:
        """Card by card from the dealer's left; the next one starts the discard pile (CV-3, CV-4, RA-4).

        Or it is the dealer's too, whose discard starts the pile (RA-H18).
        """
        playing = self.players - len(eliminated)
        dealt = playing * self.hand_size
        seat = dealer
        hands: list[tuple[Card, ...]] = [()] * self.players
        for number in range(playing):
            seat = self.next_seat(seat, eliminated)
            hands[seat] = ordered(pack[number:dealt:playing])
        next_card = pack[dealt]
        if self.dealer_discards:
            hands[dealer] = ordered((*hands[dealer], next_card))
        upcard = None if self.dealer_discards else next_card
        return Round(
            dealer=dealer,
            hands=tuple(hands),
            stock=pack[dealt + 1 :],
            discard=() if upcard is None else (upcard,),
            turn=dealer if self.dealer_discards else self.next_seat(dealer, eliminated),
            phase="play" if self.dealer_discards else "draw",
            source="deal" if self.dealer_discards else None,
            eliminated=eliminated,
            known=((),) * self.players,
            scores=scores,
            round_number=round_number,
            seed=seed,
            history=(Dealt(dealer, tuple(hands), upcard),),
        )


def _number(value: PerPlayers, switch: str, players: int) -> int:
    """What the switch says for so many players."""
    number = for_players(value, players)
    if number is None:
        raise BadRules(f"nothing is said for {players} players", switch)
    return number


def reshuffle(round: Round) -> tuple[Card, ...]:
    """The new stock: the discard pile but its top card, in an order that depends on the seed."""
    if round.next_shuffle is not None:
        return round.next_shuffle
    labels = (round.seed, "reshuffle", round.round_number, round.reshuffles)
    return chance.shuffled(ordered(round.discard[:-1]), *labels)
