"""The pack, the order of the seats, and the deal.

A deal is a pipeline over a `_Deal`: the hands, the card that shows the wild rank, the card that starts the discard
pile. How hands are dealt is a strategy, picked when the rules are compiled. A deal may stop for a seat that chooses
how many cards it gets (R5-V9); the round then is in phase `choose`, and `Plan.chosen` goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rami import chance
from rami.cards import FACES, JOKER, RANKS, SUITS, Card, ordered
from rami.events import Dealt
from rami.round import Round
from rami.rules import BadRules, PerPlayers, Rules, for_players

CHOICES = (2, 12)
"""How many cards, its up-card among them, a seat may choose that was dealt a permanent wild (R5-V9)."""


class OutOfCards(Exception):
    """A deal that waited in a position of too few cards cannot go on; those of whole packs always can (R5-S12)."""


@dataclass(slots=True)
class _Deal:
    """Cards on their way: lists in the order of dealing, the pack from its top."""

    pack: list[Card]
    hands: list[list[Card]]
    shown: list[list[Card]]
    """By seat, what was dealt face up."""
    dealer: int
    eliminated: tuple[int, ...]
    aside: list[Card]
    choosing: int | None = None
    """The seat that is to choose how many cards it gets."""

    def give(self, seat: int, *, shown: bool = False) -> None:
        card = self.turn_up()
        self.hands[seat].append(card)
        if shown:
            self.shown[seat].append(card)

    def turn_up(self) -> Card:
        """The top card of the pack."""
        if not self.pack:
            raise OutOfCards
        return self.pack.pop(0)

    def seek(self, fits: Callable[[Card], bool]) -> None:
        """Puts cards under the pack until its top one fits (R5-S18); where none does, the first stays on top."""
        at = next((at for at, card in enumerate(self.pack) if fits(card)), 0)
        self.pack += self.pack[:at]
        del self.pack[:at]


def chooses(rules: Rules) -> bool:
    """Whether a seat that is dealt a permanent wild chooses how many cards it gets (R5-V9)."""
    return rules.permanent_wild_upcard == "choose" and rules.hand_size is None


class Upcards:
    """What the face-up card that is dealt first says of a hand (R5-3, R5-4)."""

    def __init__(self, rules: Rules) -> None:
        counts = {**{rank: min(number, 10) for number, rank in enumerate(RANKS, 2)}, "A": 11}
        counts |= dict(rules.upcard_counts)
        permanent = dict.fromkeys((*rules.permanent_wilds, JOKER), rules.permanent_wild_count)
        further = not rules.upcard_is_total
        self._sizes = {rank: count + further for rank, count in {**counts, **permanent}.items()}
        self._chosen = frozenset(permanent) if rules.permanent_wild_upcard == "choose" else frozenset()
        replaced = rules.permanent_wild_upcard == "replace"
        self._ranks = frozenset(rules.upcard_ranks) | (frozenset() if replaced else {JOKER})
        self._least = min((self._sizes[rank] for rank in self._ranks), default=1)

    def stays(self, card: Card) -> bool:
        """Whether the card is not put back and replaced (R5-V9, R5-V10)."""
        return card[0] in self._ranks

    def size(self, card: Card) -> int | None:
        """How many cards the hand has in all; None where its seat chooses.

        The least there is for a card that had to stay since none was left to replace it.
        """
        if not self.stays(card):
            return self._least
        return None if card[0] in self._chosen else self._sizes[card[0]]

    def most(self, rank: str) -> int:
        """The largest hand that an up-card of the rank can bring."""
        return max(CHOICES) if rank in self._chosen else self._sizes.get(rank, self._least)


class Plan:
    """How this table deals; raises `BadRules` where the largest possible deal does not fit the pack (R5-S12)."""

    def __init__(self, rules: Rules, players: int) -> None:
        least, most = rules.players
        if not least <= players <= most:
            raise BadRules(f"{least} to {most} play", "players")
        self.players = players
        self.packs = _number(rules.packs, "packs", players)
        self.jokers = _number(rules.jokers, "jokers", players)
        self.hand_size = None if rules.hand_size is None else _number(rules.hand_size, "hand_size", players)
        """None: the up-cards say it."""
        faces = tuple(face for face in FACES if face[0] in rules.ranks)
        self.pack: tuple[Card, ...] = faces * self.packs + (JOKER,) * self.jokers
        self.ranks = rules.ranks
        self.permanent_wilds = frozenset({*rules.permanent_wilds, JOKER})
        """Ranks that are wild in every round; a joker stands for its own."""
        self._aces_may_be_wild = rules.aces_may_be_wild
        self._replaces = rules.indicator_is_permanent_wild == "replace"
        self._upcards = Upcards(rules)
        self._indicator = rules.wild_indicator
        self._deal_hands = self._by_upcard if self.hand_size is None else self._by_size
        self.dealer_discards = rules.dealer_starts_with_discard
        step = 1 if rules.direction == "clockwise" else -1
        self.after: tuple[int, ...] = tuple((seat + step) % players for seat in range(players))
        """By seat: the one after it: the next higher one unless play is reversed."""
        self._check_size()

    def next_seat(self, seat: int, eliminated: tuple[int, ...] = ()) -> int:
        """Who deals, and plays, after this seat; those out of the match are passed over."""
        seat = self.after[seat]
        while seat in eliminated:
            seat = self.after[seat]
        return seat

    def starter(self, dealer: int, eliminated: tuple[int, ...] = ()) -> int:
        """Who has the first turn of a round (R5-10)."""
        return dealer if self.dealer_discards else self.next_seat(dealer, eliminated)

    def copies(self, card: Card) -> int:
        """How many of this card are in the game."""
        if card == JOKER:
            return self.jokers
        return self.packs if card[0] in self.ranks else 0

    def first_dealer(self, seed: str) -> int:
        """A random seat (CV-S1)."""
        return chance.number(self.players, seed, "dealer")

    def is_pack(self, cards: tuple[Card, ...]) -> bool:
        """Whether these are all cards of the game, in whatever order."""
        return sorted(cards) == sorted(self.pack)

    def shuffle(self, seed: str, round_number: int) -> tuple[Card, ...]:
        return chance.shuffled(self.pack, seed, "round", round_number)

    def may_be_wild(self, rank: str | None) -> bool:
        """Whether a card can show that this rank is wild in a round; None: that no rank is."""
        return rank is None or (self._indicator is not None and rank in self.ranks and self._is_fit(rank))

    def deal(
        self,
        pack: tuple[Card, ...],
        dealer: int,
        seed: str,
        scores: tuple[int, ...],
        round_number: int,
        eliminated: tuple[int, ...] = (),
    ) -> Round:
        """A dealt round, or one in which a seat is to choose how many cards it gets (R5-V9)."""
        seats = range(self.players)
        deal = _Deal(list(pack), [[] for _ in seats], [[] for _ in seats], dealer, eliminated, [])
        self._deal_hands(deal, self.next_seat(dealer, eliminated))
        return self._laid_out(
            deal,
            Round(
                dealer=dealer,
                hands=(),
                eliminated=eliminated,
                scores=scores,
                round_number=round_number,
                seed=seed,
            ),
        )

    def chosen(self, round: Round, seat: int, count: int) -> Round:
        """The deal goes on: the seat, which has its up-card, gets `count` cards in all."""
        deal = _Deal(
            list(round.stock),
            list(map(list, round.hands)),
            list(map(list, round.known)),
            round.dealer,
            round.eliminated,
            [],
        )
        self._fill(deal, seat, count)
        if seat != round.dealer:
            self._deal_hands(deal, self.next_seat(seat, round.eliminated))
        return self._laid_out(deal, round)

    def faults(self, round: Round) -> Iterator[str]:
        """What a deal cannot have come to that waits for a seat to choose (R5-V9)."""
        seat = round.turn
        if seat is None or len(round.hands[seat]) != 1 or self._upcards.size(round.hands[seat][0]) is not None:
            yield "nobody can choose that is asked"
            return
        if round.known[seat] != round.hands[seat]:
            yield "an up-card is hidden"
        while seat != round.dealer:
            seat = self.next_seat(seat, round.eliminated)
            if round.hands[seat]:
                yield "a hand was dealt before its time"
        if round.discard or round.melds or round.out or round.opened or round.turn_number:
            yield "a round was played that is still dealt"

    def _laid_out(self, deal: _Deal, round: Round) -> Round:
        """The round with the cards dealt so far; the last steps of the deal unless somebody is to choose."""
        if deal.choosing is not None:
            return round._replace(
                hands=tuple(map(ordered, deal.hands)),
                stock=tuple(deal.pack),
                known=tuple(map(ordered, deal.shown)),
                turn=deal.choosing,
                phase="choose",
            )
        wild_rank = self._wild_rank(deal)
        upcard = None
        if self.dealer_discards:
            deal.give(deal.dealer)
        else:
            upcard = deal.turn_up()
        hands = tuple(map(ordered, deal.hands))
        shown = tuple(map(tuple, deal.shown)) if any(deal.shown) else ()
        aside = tuple(deal.aside)
        return round._replace(
            hands=hands,
            stock=tuple(deal.pack),
            discard=() if upcard is None else (upcard,),
            turn=self.starter(deal.dealer, deal.eliminated),
            phase="play" if self.dealer_discards else "draw",
            source="deal" if self.dealer_discards else None,
            known=tuple(map(ordered, deal.shown)),
            wild_rank=wild_rank,
            aside=aside,
            history=(*round.history, Dealt(deal.dealer, hands, upcard, shown, wild_rank, aside)),
        )

    # Hands ---------------------------------------------------------------------------------------------------------

    def _by_size(self, deal: _Deal, seat: int) -> None:
        """Card by card from the dealer's left (CV-3, RA-4)."""
        size = self.hand_size or 0
        for at in range(size):
            for _ in range(self.players - len(deal.eliminated)):
                self._give_at(deal, seat, at, size)
                seat = self.next_seat(seat, deal.eliminated)

    def _by_upcard(self, deal: _Deal, seat: int) -> None:
        """Hand by hand, each as large as its up-card says, the dealer's last (R5-3); it stops where a seat chooses."""
        while deal.choosing is None:
            deal.seek(self._dealers_upcard_stays if seat == deal.dealer else self._upcards.stays)
            deal.give(seat, shown=True)
            size = self._upcards.size(deal.hands[seat][0])
            if size is None:
                deal.choosing = seat
                return
            self._fill(deal, seat, size)
            if seat == deal.dealer:
                return
            seat = self.next_seat(seat, deal.eliminated)

    def _fill(self, deal: _Deal, seat: int, size: int) -> None:
        for at in range(1, size):
            self._give_at(deal, seat, at, size)

    def _give_at(self, deal: _Deal, seat: int, at: int, size: int) -> None:
        """One card of a hand of that size; the dealer's first or last may be the indicator, which all see."""
        indicator = seat == deal.dealer and at == {"first": 0, "last": size - 1}.get(self._indicator or "")
        if indicator:
            deal.seek(self._may_indicate)
        deal.give(seat, shown=indicator)

    def _dealers_upcard_stays(self, card: Card) -> bool:
        """It may be the indicator, too."""
        return self._upcards.stays(card) and (self._indicator != "first" or self._may_indicate(card))

    # The wild rank -------------------------------------------------------------------------------------------------

    def _wild_rank(self, deal: _Deal) -> str | None:
        """The rank that the indicator makes wild, or a card after it; None where no card is left that could.

        More cards are dealt to the dealer while it is a permanent wild (R5-V13) or an ace that is never wild (R5-S16).
        """
        if self._indicator is None:
            return None
        dealer = deal.dealer
        if self._indicator in ("extra", "separate"):
            deal.seek(self._may_indicate)
        if self._indicator == "separate":
            deal.aside.append(deal.turn_up())
        elif self._indicator == "extra":
            deal.give(dealer, shown=True)
        card = (deal.aside or deal.shown[dealer])[0 if self._indicator == "first" else -1]
        while not self._is_fit(card) and any(map(self._is_fit, deal.pack)):
            deal.seek(self._may_indicate)
            deal.give(dealer, shown=True)
            card = deal.shown[dealer][-1]
        return card[0] if self._is_fit(card) else None

    def _may_indicate(self, card: Card) -> bool:
        """Whether the card is not put back and replaced (R5-V13)."""
        return not self._replaces or card[0] not in self.permanent_wilds

    def _is_fit(self, card: Card) -> bool:
        """Whether the card makes its rank wild."""
        return card[0] not in self.permanent_wilds and (self._aces_may_be_wild or card[0] != "A")

    # How many cards it takes ---------------------------------------------------------------------------------------

    def _check_size(self) -> None:
        needed = self._most_cards(self.packs) + 2  # one card to start the discard pile, one to draw
        if needed <= len(self.pack):
            return
        packs = self.packs
        while self._most_cards(packs) + 2 > len(SUITS) * len(self.ranks) * packs + self.jokers:
            packs += 1
        numbers = {"players": self.players, "needed": needed, "cards": len(self.pack), "packs_needed": packs}
        if self.hand_size is None:
            why = "the largest possible deal does not fit the pack"
            raise BadRules(why, "packs", "hand_size", rule="R5-S12", **numbers)
        why = "the pack is too small"
        raise BadRules(why, "hand_size", "packs", rule="R5-S12", hand_size=self.hand_size, **numbers)

    def _most_cards(self, packs: int) -> int:
        """The most cards that can be dealt, the indicator among them (R5-S12)."""
        copies = {rank: len(SUITS) * packs for rank in self.ranks} | {JOKER: self.jokers}
        passed = {rank for rank in copies if self._indicator and self._may_indicate(rank) and not self._is_fit(rank)}
        if not any(map(self._is_fit, copies)):
            passed = set()  # nobody looks for a card that is not there
        further = sum(copies[rank] for rank in passed)  # each of them may come as an indicator, and a fit one after it
        further += self._indicator in ("extra", "separate")
        if self.hand_size is not None:
            return self.players * self.hand_size + further
        found = []
        ups = [rank for rank in copies if self._upcards.stays(rank) for _ in range(min(copies[rank], self.players))]
        ups += ["?"] * (self.players - len(ups))  # where there are too few, others have to stay
        for own in set(filter(self._dealers_upcard_stays, ups)) or set(ups):
            goes_on = self._indicator != "first" or own in passed
            others = list(ups)
            others.remove(own)
            most = self._upcards.most
            # Somebody else's up-card is no indicator any more.
            sizes = sorted((most(rank) - (goes_on and rank in passed) for rank in others), reverse=True)
            dealt = most(own) - (self._indicator != "first" and own in passed)
            found.append(dealt + sum(sizes[: self.players - 1]) + (further if goes_on else 0))
        return max(found)


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
