"""A second rummy, as plain as it can be: lists, and every question answered by trying everything.

Rules are a mapping of switch values; an action is a step of a scenario. Nothing of the engine is imported, so
agreement of the two means that both read the rules alike. It is exponential in the hand: keep hands small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import combinations, permutations
from typing import Any, NamedTuple

from tests.oracles.reference import PACK, RANKS, SUITS, less, subsets
from tests.oracles.wild_melds import JOKER, Table, Told

Action = Mapping[str, Any]

ORDER = (
    "bad_input",
    "not_allowed_here",
    "wrong_phase",
    "not_your_turn",
    "not_in_hand",
    "no_such_meld",
    "cannot_take_discard",
    "cannot_call",
    "not_a_meld",
    "wild_goes_lowest",
    "wild_place_needed",
    "too_many_wilds",
    "not_opened",
    "opening_too_low",
    "opening_needs_clean_run",
    "does_not_fit",
    "needs_new_meld",
    "cannot_discard_taken",
    "cannot_discard_wild",
    "must_meld_taken",
    "must_replay_wild",
    "must_play_or_discard_drawn",
    "last_card_playable",
    "must_keep_a_discard",
)

DEFAULTS: dict[str, Any] = {
    "packs": 1,
    "jokers": 0,
    "lowest_rank": "2",
    "hand_size": {2: 7, 3: 10, 4: 10},
    "upcard_is_total": False,
    "upcard_counts": {},
    "permanent_wild_upcard": "count",
    "permanent_wild_count": 15,
    "smallest_upcard": None,
    "dealer_starts_with_discard": False,
    "direction": "clockwise",
    "melds": "both",
    "ace_in_runs": "high",
    "ace_at_both_ends": False,
    "sets_need_distinct_suits": True,
    "wild_indicator": None,
    "permanent_wilds": [],
    "indicator_is_permanent_wild": "deal_on",
    "aces_may_be_wild": True,
    "max_wilds_per_meld": 1,
    "wild_limit_by_part": False,
    "naturals_must_outnumber_wilds": False,
    "wild_in_own_place": "natural",
    "wild_set": False,
    "wild_position": "lowest",
    "wild_match": False,
    "wild_reclaim": False,
    "reclaimed_wild_must_be_replayed": True,
    "reclaimed_wild_needs_new_meld": False,
    "wild_reclaim_from_short_set": False,
    "may_discard_wild": True,
    "opening_minimum": 0,
    "opening_needs_clean_run": False,
    "opening_ladder": False,
    "rami_sec_waives_opening": False,
    "lay_off_needs_opening": False,
    "lay_off_in_opening_turn": True,
    "take_depth": 1,
    "may_discard_taken_card": True,
    "taken_card_must_be_melded": False,
    "take_needs_two_naturals": "never",
    "taken_card_must_open": False,
    "stock_card_now_or_never": False,
    "discard_from_turn": 1,
    "last_card_draws_stock": False,
    "rummy_call": "off",
    "discard_to_win": False,
    "last_discard_must_be_unplayable": False,
    "floating": False,
    "floaters_draw_at_end": False,
    "first_turn_grace": False,
    "stock_end": "lowest_hand",
    "reshuffle_limit": 0,
    "turn_limit": 300,
    "ace_value": 1,
    "ace_meld_value": 11,
    "ace_low_value": 1,
    "wild_hand_value": 20,
    "values": {},
    "scoring": "winner_takes_hands",
    "unopened_penalty": None,
    "rami_sec_doubles": False,
    "winner_bonus": 0,
    "going_out_bonus": 0,
    "target_score": 100,
    "target_winner": "highest",
    "elimination": False,
    "rounds": 100,
}

CHOICES = (2, 12)


class Slot(NamedTuple):
    """A card on the table, what it stands for (a rank in a set), whose it is, who melded the real card beside it."""

    card: str
    face: str
    owner: int
    matched: int | None = None


class Lying(NamedTuple):
    """A meld on the table; a run's slots from its low end, those of a set in the order in which they came."""

    told: Told
    slots: tuple[Slot, ...]

    @property
    def cards(self) -> list[str]:
        return [slot.card for slot in self.slots]


class Owed(NamedTuple):
    """A face that must be put on the table in this turn: by the opening, beside cards that were in the hand, at all,
    or else be discarded.
    """

    face: str
    opening: bool = False
    partners: tuple[str, ...] | None = None
    or_discard: bool = False


@dataclass
class Position:
    """Who holds what. `bar` is the face that may not be discarded in this turn."""

    hands: list[list[str]]
    stock: list[str]
    discard: list[str]
    dealer: int
    turn: int | None
    melds: list[Lying] = field(default_factory=list)
    opened: set[int] = field(default_factory=set)
    phase: str = "draw"
    debts: tuple[Owed, ...] = ()
    bar: str | None = None
    known: list[list[str]] = field(default_factory=list)
    wild_rank: str | None = None
    aside: list[str] = field(default_factory=list)
    discarder: int | None = None
    passed: tuple[int, ...] = ()
    following: int | None = None
    caller: bool = False
    floated: bool = False
    out: tuple[int, ...] = ()
    reclaimed: int = 0
    opened_this_turn: bool = False
    opening_value: int = 0
    eliminated: set[int] = field(default_factory=set)
    turn_number: int = 0
    reshuffles: int = 0
    end: str | None = None
    winner: int | None = None
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.known = self.known or [[] for _ in self.hands]

    def copy(self) -> Position:
        return replace(
            self,
            hands=[list(hand) for hand in self.hands],
            known=[list(faces) for faces in self.known],
            stock=list(self.stock),
            discard=list(self.discard),
            melds=list(self.melds),
            opened=set(self.opened),
        )


def plain(written: str) -> str:
    return written.split("=")[0]


def called(action: Action) -> list[str]:
    """The cards that a call names: of a new meld, or to be laid off."""
    return list(action["call"].get("meld", action["call"].get("cards", ())))


def named(action: Action) -> list[str]:
    """The cards an action names, as cards of a hand."""
    found: list[str] = []
    if "meld" in action:
        found = [card for meld in action["meld"] for card in meld]
    elif "lay_off" in action:
        found = list(action["lay_off"])
    elif "reclaim" in action:
        found = [action["reclaim"]] if isinstance(action["reclaim"], str) else list(action["reclaim"])
    elif "match" in action or "discard" in action:
        found = [action.get("match") or action["discard"]]
    elif "call" in action:
        found = called(action)
    return [plain(card) for card in found]


def is_clean(told: Told) -> bool:
    """A run in which nothing stands in."""
    return told.kind == "run" and not told.instead


class Rummy:
    """A table: its rules, and what they make of positions in which one rank is wild, or none."""

    def __init__(self, players: int, /, **switches: Any) -> None:
        self.players = players
        self.rules: dict[str, Any] = {**DEFAULTS, **switches}
        self._ends: dict[Any, bool] = {}
        self._made: dict[Any, list[tuple[list[str], Told]]] = {}
        self._told = lru_cache(None)(self._tell)

    @cached_property
    def lenient(self) -> Rummy:
        """The same table but for wilds, of which any number may lie anywhere."""
        anything = {"wild_position": "chosen", "max_wilds_per_meld": None, "naturals_must_outnumber_wilds": False}
        return Rummy(self.players, **{**self.rules, **anything})

    # Melds ----------------------------------------------------------------------------------------------------------

    @lru_cache(None)  # noqa: B019 (a table is kept as long as its answers)
    def table(self, wild_rank: str | None) -> Table:
        """The meld oracle of a round in which this rank is wild."""
        rules = self.rules
        names = set(Table._fields) - {"wild_ranks"}
        wild = "".join(sorted({*rules["permanent_wilds"], *(wild_rank or "")}))
        return Table(wild_ranks=wild, **{name: rules[name] for name in names})

    def is_wild(self, position: Position, card: str) -> bool:
        return self.table(position.wild_rank).is_wild(card)

    def tell(self, wild_rank: str | None, cards: Iterable[str], lying: Told | None = None) -> Told | str:
        return self._told(wild_rank, tuple(cards), lying)

    def _tell(self, wild_rank: str | None, cards: tuple[str, ...], lying: Told | None) -> Told | str:
        return self.table(wild_rank).tell(cards, lying)

    def laid(self, wild_rank: str | None, cards: Sequence[str], seat: int, on: Lying | None = None) -> Lying:
        """What these cards make, alone or on a meld: bare wilds that stand in take their places from the low end on, in
        the order in which they are written.
        """
        told = self.tell(wild_rank, cards, on.told if on else None)
        assert isinstance(told, Told), (cards, told)
        before = on.slots if on else ()
        if told.kind != "run":
            themselves = Counter(told.themselves) - Counter(slot.card for slot in before if slot.card == slot.face)
            rank = told.themselves[0][0]
            new = []
            for card in cards:
                itself = themselves[card] > 0
                themselves[card] -= itself
                new.append(Slot(card, card if itself else rank, seat))
            if told.kind == "set" and not on:
                new.sort(key=lambda slot: [*PACK, JOKER].index(slot.card))
            return Lying(told, before + tuple(new))
        faces = self._in_order(wild_rank, told)
        left = Counter(faces) - Counter(slot.face for slot in before)
        themselves = Counter(told.themselves) - Counter(slot.card for slot in before if slot.card == slot.face)
        slots = list(before)
        bare = []
        for card in cards:
            face = card[card.find("=") + 1 :]
            if "=" in card or (themselves[card] > 0 and left[card] > 0):
                slots.append(Slot(plain(card), face, seat))
                left[face] -= 1
                themselves[face] -= plain(card) == face
            else:
                bare.append(card)
        for face in faces:
            if left[face] > 0:
                left[face] -= 1
                slots.append(Slot(bare.pop(0), face, seat))
        assert not bare
        slots.sort(key=lambda slot: faces.index(slot.face))
        return Lying(told, tuple(slots))

    def _in_order(self, wild_rank: str | None, told: Told) -> tuple[str, ...]:
        """The places of a run, low to high."""
        faces = Counter((*told.themselves, *told.instead))
        return self.table(wild_rank).runs(faces.total(), faces)[0]

    # What cards are worth -----------------------------------------------------------------------------------------

    def _wild_value(self, card: str) -> int | None:
        """What a wild is worth wherever it lies; None where that depends (RA-17)."""
        values = self.rules["values"]
        if "wild" not in values:
            return None
        return int(values.get("wild_ace", values["wild"]) if card[0] == "A" else values["wild"])

    def _face_value(self, face: str, ace: int) -> int:
        values: Mapping[str, int] = self.rules["values"]
        for name in (face, face[0]):
            if name in values:
                return values[name]
        return ace if face[0] == "A" else 10 if face[0] in "TJQK" else int(face[0])

    def hand_value(self, hand: Sequence[str], wild_rank: str | None = None) -> int:
        total = 0
        for card in hand:
            if self.table(wild_rank).is_wild(card):
                value = self._wild_value(card)
                total += self.rules["wild_hand_value"] if value is None else value
            else:
                total += self._face_value(card, self.rules["ace_value"])
        return total

    def slot_values(self, wild_rank: str | None, meld: Lying) -> list[int]:
        """By slot. In a set a wild counts as any card of the rank; the ace below the two has a value of its own."""
        rules, found = self.rules, []
        low = meld.told.kind == "run" and meld.slots[0].face[0] == "A"
        for at, slot in enumerate(meld.slots):
            fixed = self._wild_value(slot.card) if self.table(wild_rank).is_wild(slot.card) else None
            if fixed is not None:
                found.append(fixed)
            elif slot.face == JOKER:
                found.append(rules["wild_hand_value"])
            else:
                ace = rules["ace_low_value" if low and at == 0 else "ace_meld_value"]
                found.append(self._face_value(slot.face, ace))
        return found

    def meld_value(self, wild_rank: str | None, meld: Lying) -> int:
        return sum(self.slot_values(wild_rank, meld))

    def melded(self, position: Position) -> list[int]:
        """By seat, the points on the table, real cards beside wilds among them."""
        points = [0] * self.players
        for meld in position.melds:
            low = meld.slots[0].face[0] == "A"
            values = self.slot_values(position.wild_rank, meld)
            for at, (slot, value) in enumerate(zip(meld.slots, values, strict=True)):
                points[slot.owner] += value
                if slot.matched is not None:
                    real = slot.face
                    fixed = self._wild_value(real) if self.is_wild(position, real) else None
                    ace = self.rules["ace_low_value" if low and at == 0 else "ace_meld_value"]
                    points[slot.matched] += self._face_value(real, ace) if fixed is None else fixed
        return points

    # Everything that could be laid --------------------------------------------------------------------------------

    def outcomes(
        self, wild_rank: str | None, hand: Sequence[str], lying: Told | None = None
    ) -> list[tuple[list[str], Told]]:
        """Every meld that some of the hand's cards make, alone or on one that lies: as it is written, and what it is.

        Each choice of cards in each of its readings; which of its wilds stands in which place makes no difference.
        """
        key = (wild_rank, tuple(sorted(hand)), lying)
        if key not in self._made:
            found: dict[Any, tuple[list[str], Told]] = {}
            for chosen in self._chosen(self.table(wild_rank), hand, lying):
                for told, written in self.readings(wild_rank, chosen, lying).items():
                    found[tuple(sorted(chosen)), told] = (written, told)
            self._made[key] = list(found.values())
        return self._made[key]

    def readings(self, wild_rank: str | None, chosen: list[str], lying: Told | None) -> dict[Told, list[str]]:
        """Every meld that these very cards make, alone or on one that lies, with a way to write it."""
        table, found = self.table(wild_rank), {}
        wild = [card for card in chosen if table.is_wild(card)]
        naturals = [card for card in chosen if not table.is_wild(card)]
        orders = [chosen]
        if not lying and not naturals:
            orders = [sorted(chosen, key=lambda card: card[0] != rank) for rank in {card[0] for card in wild}]
        for order in orders:
            made = self._bare(table, order, lying)
            if isinstance(made, Told):
                found.setdefault(made, order)
        if lying and lying.kind != "run":
            return found
        known = Counter(naturals) + Counter(told_faces(lying) if lying else ())
        for faces in table.runs(known.total() + len(wild), known):
            left = list((Counter(faces) - known).elements())
            for places in self._placings(wild, left):
                written = naturals + [f"{card}={face}" for card, face in places]
                told = self.tell(wild_rank, written, lying)
                if isinstance(told, Told):
                    found.setdefault(told, written)
        return found

    def _bare(self, table: Table, cards: list[str], lying: Told | None) -> Told | str | None:
        """What bare cards are but for runs."""
        if lying:
            return table.tell(cards, lying) if lying.kind != "run" else None
        if len(cards) > 2 and table.wild_set and all(map(table.is_wild, cards)):
            return table.tell(cards)
        return table.set(cards) if len(cards) > 2 and self.rules["melds"] != "runs" else None

    def _placings(self, wild: list[str], left: list[str]) -> Iterator[list[tuple[str, str]]]:
        """Wilds in their places, one way for each choice of those that stand for themselves."""
        own = [card for card in dict.fromkeys(wild) if card in left]
        for size in range(len(own) + 1):
            for themselves in combinations(own, size):
                places = [(card, card) for card in themselves]
                for order in permutations(less(left, list(themselves))):
                    pairs = list(zip(less(wild, list(themselves)), order, strict=True))
                    if all(card != face for card, face in pairs):
                        yield places + pairs
                        break

    def _chosen(self, table: Table, hand: Sequence[str], lying: Told | None) -> Iterator[list[str]]:
        """Choices of cards that are all of one rank or one suit, wilds apart; with what lies, where there is such."""
        wild = [card for card in hand if table.is_wild(card)]
        naturals = [card for card in hand if not table.is_wild(card)]
        least = 1 if lying else 3
        seen = set()
        for mark in ("", *RANKS, *SUITS):
            akin = [card for card in naturals if mark and mark in card]
            if lying and lying.kind != "wilds" and mark and not all(mark in face for face in told_faces(lying)):
                continue
            for chosen in subsets(akin + wild, least):
                key = tuple(chosen)
                if key not in seen:
                    seen.add(key)
                    yield chosen

    def all_meld_actions(self, wild_rank: str | None, hand: list[str]) -> Iterator[Action]:
        """Every choice of melds that can lie side by side."""

        def extend(rest: list[str], chosen: list[list[str]], last: Any) -> Iterator[Action]:
            if chosen:
                yield {"meld": chosen}
            for cards, told in self.outcomes(wild_rank, rest):
                order = (told, sorted(cards))
                if last is None or order >= last:
                    yield from extend(less(rest, list(map(plain, cards))), [*chosen, cards], order)

        yield from extend(hand, [], None)

    def all_lay_offs(self, position: Position, hand: list[str]) -> Iterator[Action]:
        for on, lying in enumerate(position.melds):
            for cards, _ in self.outcomes(position.wild_rank, hand, lying.told):
                yield {"lay_off": cards, "on": on}

    def all_reclaims(self, position: Position, hand: list[str]) -> Iterator[Action]:
        if self.rules["wild_reclaim"]:
            for on, lying in enumerate(position.melds):
                for given in sorted(self._exchanges(position, hand, lying)):
                    yield {"reclaim": list(given), "from": on}

    def _exchanges(self, position: Position, hand: Sequence[str], lying: Lying) -> set[tuple[str, ...]]:
        """What the hand can give for wilds that nobody has matched (R5-S17)."""
        table = self.table(position.wild_rank)
        free = [slot.face for slot in lying.slots if slot.card != slot.face and slot.matched is None]
        if lying.told.kind == "run":
            return {(face,) for face in free if face in hand}
        return table.exchanges(hand, lying.told)

    def all_matches(self, position: Position, hand: list[str]) -> Iterator[Action]:
        if self.rules["wild_match"]:
            for on, lying in enumerate(position.melds):
                for face in sorted({slot.face for slot in lying.slots if self.open_to(slot, slot.face, lying)}):
                    if face in hand:
                        yield {"match": face, "on": on}

    def open_to(self, slot: Slot, card: str, lying: Lying) -> bool:
        """Whether the slot is that of a wild of a run which stands for the very card, and has not been matched."""
        return lying.told.kind == "run" and slot.face == card != slot.card and slot.matched is None

    def turn_actions(self, position: Position) -> Iterator[Action]:
        """Every well-formed action of phase `play`, legal or not under P-1."""
        assert position.turn is not None
        hand = position.hands[position.turn]
        for card in sorted(set(hand)):
            yield {"discard": card}
        if not position.caller:
            yield from self.plays(position, hand)

    def plays(self, position: Position, hand: list[str]) -> Iterator[Action]:
        yield from self.all_lay_offs(position, hand)
        yield from self.all_matches(position, hand)
        yield from self.all_reclaims(position, hand)
        yield from self.all_meld_actions(position.wild_rank, hand)

    def call_actions(self, position: Position, seat: int) -> Iterator[Action]:
        """Every well-formed call on the last discard."""
        top = position.discard[-1:]
        hand = [*position.hands[seat], *position.discard] if self.rules["rummy_call"] == "pile" else top
        for on, lying in enumerate(position.melds):
            for cards, told in self.outcomes(position.wild_rank, hand, lying.told):
                if list(map(plain, cards)) == top:
                    place = {"as": cards[0].split("=")[1]} if "=" in cards[0] else {}
                    yield {"call": {"on": on, **(place if told.kind == "run" else {})}}
                else:
                    yield {"call": {"on": on, "cards": cards}}
        if self.rules["rummy_call"] == "pile":
            for cards, _ in self.outcomes(position.wild_rank, hand):
                yield {"call": {"meld": cards}}

    # Openings of whole hands ----------------------------------------------------------------------------------------

    def opens_with(self, hand: list[str], first: tuple[list[str], Told], owed: str | None) -> bool:
        """Whether some choice of the hand's melds with this one opens, the card `owed` among them; no rank is wild.

        Dead ends aside. It is exact for hands of any size: the cards are gone through one by one.
        """
        beside = [[first]]
        if owed is not None and owed not in map(plain, first[0]):
            rest = less(hand, list(map(plain, first[0])))
            beside = [[first, other] for other in self.outcomes(None, rest) if owed in map(plain, other[0])]
        return any(self._opens(hand, chosen) for chosen in beside)

    def _opens(self, hand: list[str], chosen: list[tuple[list[str], Told]]) -> bool:
        rules, found = self.rules, self.outcomes(None, hand)
        rest = Counter(hand) - Counter(plain(card) for cards, _ in chosen for card in cards)
        needed = max(rules["opening_minimum"], 1 if rules["opening_ladder"] else 0)
        clean = not rules["opening_needs_clean_run"] or any(is_clean(told) for _, told in chosen)

        def value(cards: list[str]) -> int:
            return self.meld_value(None, self.laid(None, cards, 0))

        worth = sum(value(cards) for cards, _ in chosen)
        made = [(Counter(map(plain, cards)), value(cards), told) for cards, told in found]
        memo: dict[tuple[Any, ...], list[tuple[int, int, bool]]] = {}

        def ways(rest: Counter[str]) -> list[tuple[int, int, bool]]:
            """What melds of the rest may be worth, leave over, and whether a joker-free run is among them: the best."""
            key = tuple(sorted(rest.elements()))
            if key not in memo:
                naturals = [card for card in key if card != JOKER]
                if not naturals:
                    return [(0, len(key), False)]
                best = {(value, left + 1, run) for value, left, run in ways(rest - Counter(naturals[:1]))}
                for cards, more, told in made:
                    if naturals[0] in cards and cards <= rest:
                        best |= {(value + more, left, run or is_clean(told)) for value, left, run in ways(rest - cards)}
                memo[key] = [one for one in best if not any(one != other and better(other, one) for other in best)]
            return memo[key]

        def better(one: tuple[int, int, bool], other: tuple[int, int, bool]) -> bool:
            return one[0] >= other[0] and one[1] <= other[1] and one[2] >= other[2]

        return any(
            (worth + value >= needed and (clean or run)) or (rules["rami_sec_waives_opening"] and left <= 1)
            for value, left, run in ways(rest)
        )

    # Legality -----------------------------------------------------------------------------------------------------

    def has_action(self, action: Action) -> bool:
        """Whether this game has the action at all."""
        rules = self.rules
        absent = {
            "match": not rules["wild_match"],
            "call": rules["rummy_call"] == "off",
            "pass": rules["rummy_call"] == "off",
            "choose": rules["permanent_wild_upcard"] != "choose" or rules["hand_size"] is not None,
        }
        return not any(absent.get(name, False) for name in action)

    def malformed(self, position: Position, action: Action) -> bool:
        cards = named(action)
        copies = {JOKER: self.rules["jokers"]}
        low = RANKS.index(self.rules["lowest_rank"])
        for card in cards:
            if card not in PACK and card != JOKER:
                return True
            most = self.rules["packs"] if card == JOKER or RANKS.index(card[0]) >= low else 0
            if cards.count(card) > copies.get(card, most):
                return True
        table = self.table(position.wild_rank)
        if "draw" in action:
            return bool(action.get("count", 1) < 1)
        if "choose" in action:
            return action["choose"] not in CHOICES
        if "meld" in action:
            if not action["meld"] or not all(action["meld"]):
                return True
            return any(self._miswritten(table, meld) for meld in action["meld"])
        if "lay_off" in action:
            return not cards or self._miswritten_on(table, action["lay_off"], self._on(position, action["on"]))
        if "call" in action:
            call = action["call"]
            cards = called(action)
            if "as" in call and "cards" not in call and position.discard:
                cards = [f"{position.discard[-1]}={call['as']}"]
            if "meld" in call:
                return self._miswritten(table, cards)
            return self._miswritten_on(table, cards, self._on(position, call["on"]))
        return False

    def _on(self, position: Position, on: int) -> Told | None:
        return position.melds[on].told if 0 <= on < len(position.melds) else None

    def _miswritten_on(self, table: Table, cards: Sequence[str], lying: Told | None) -> bool:
        """A place is written for what is not wild, or on what is no run."""
        places = [card for card in cards if "=" in card]
        return not all(map(table.is_wild, places)) or bool(places and lying and lying.kind != "run")

    def _miswritten(self, table: Table, cards: Sequence[str]) -> bool:
        """A place is written for what is not wild, or a suit for a wild of what can be nothing but a set."""
        places = [card.split("=")[1] for card in cards if "=" in card]
        if not all(table.is_wild(card) for card in cards if "=" in card):
            return True
        if not places:
            return False
        naturals = [card[0] for card in cards if not table.is_wild(card)]
        ranks = naturals or [card[0] for card in cards if card[0] != JOKER]
        if self.rules["melds"] == "runs" or not ranks or len(set(naturals)) > 1:
            return False
        rank = max(dict.fromkeys(ranks), key=ranks.count)
        return len(naturals) > 1 or self.rules["melds"] == "sets" or all(face[0] == rank for face in places)

    def plain_refusal(self, position: Position, seat: int, action: Action) -> str | None:
        """The code, dead ends aside."""
        return min(self._faults(position, seat, action), key=ORDER.index, default=None)

    def _faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        """The code of the first thing that is wrong, or codes of things found side by side."""
        count = action.get("count", 1)
        if not self.has_action(action):
            yield "not_allowed_here"
        elif self.malformed(position, action):
            yield "bad_input"
        elif self._is_of_another_game(action):
            yield "not_allowed_here"
        elif action.keys() & {"call", "pass"}:
            if position.phase != "call" or seat == position.discarder:
                yield "cannot_call"
            elif seat != position.turn:
                yield "not_your_turn"
            elif "call" in action:
                yield from self._call_faults(position, seat, action)
        elif position.phase == "over":
            yield "wrong_phase"
        elif seat != position.turn:
            yield "not_your_turn"
        elif position.phase != self._phase_of(action) or (position.caller and "discard" not in action):
            yield "wrong_phase"
        elif action.get("draw") == "discard":
            if count > len(position.discard) or not self._may_take(position, seat):
                yield "cannot_take_discard"
        elif Counter(named(action)) - Counter(position.hands[seat]):
            yield "not_in_hand"
        elif action.keys() & {"on", "from"} and self._on(position, action.get("on", action.get("from", -1))) is None:
            yield "no_such_meld"
        else:
            yield from self._turn_faults(position, seat, action)

    def _is_of_another_game(self, action: Action) -> bool:
        rules = self.rules
        if "reclaim" in action:
            return not rules["wild_reclaim"]
        if "call" in action:
            return bool(called(action)) and rules["rummy_call"] == "lay_off"
        return action.get("count", 1) > 1 and rules["take_depth"] == 1

    def _phase_of(self, action: Action) -> str:
        return "draw" if "draw" in action else "choose" if "choose" in action else "play"

    def _turn_faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        if "discard" in action:
            yield from self._discard_faults(position, seat, action["discard"])
        elif "lay_off" in action:
            yield from self._lay_off_faults(position, seat, action)
        elif "match" in action:
            if not self._may_extend(position, seat):
                yield "not_opened"
            lying = position.melds[action["on"]]
            if not any(self.open_to(slot, action["match"], lying) for slot in lying.slots):
                yield "does_not_fit"
        elif "reclaim" in action:
            if not self._may_reclaim(position, seat):
                yield "not_opened"
            given = tuple(sorted(named(action)))
            if given not in self._exchanges(position, list(given), position.melds[action["from"]]):
                yield "does_not_fit"
        elif "meld" in action:
            yield from self._meld_faults(position, seat, action)

    def _may_take(self, position: Position, seat: int) -> bool:
        """A floating seat may not (R5-26), nor one with a single card (RA-H21), nor anybody too early (RA-H25)."""
        hand = position.hands[seat]
        if not hand or (self.rules["last_card_draws_stock"] and len(hand) == 1):
            return False
        active = self.players - len(position.eliminated)
        return position.turn_number // active + 1 >= self.rules["discard_from_turn"]

    def _may_extend(self, position: Position, seat: int) -> bool:
        return seat in position.opened or not self.rules["lay_off_needs_opening"]

    def _may_lay_off(self, position: Position, seat: int) -> bool:
        if seat in position.opened and position.opened_this_turn and not self.rules["lay_off_in_opening_turn"]:
            return False
        return self._may_extend(position, seat)

    def _may_reclaim(self, position: Position, seat: int) -> bool:
        """Before opening only where neither lay-offs wait for it nor anything is asked of it."""
        asked = self.rules["opening_needs_clean_run"] or self.needed(position) > 0
        asked = asked or any(debt.opening for debt in position.debts)
        return seat in position.opened or not (asked or self.rules["lay_off_needs_opening"])

    def _discard_faults(self, position: Position, seat: int, card: str) -> Iterator[str]:
        rules, hand = self.rules, position.hands[seat]
        if card == position.bar:
            yield "cannot_discard_taken"
        wild = self.is_wild(position, card)
        if wild and not rules["may_discard_wild"] and self.can_end_without_a_wild(position, seat):
            yield "cannot_discard_wild"
        if any(not debt.or_discard for debt in position.debts):
            yield "must_meld_taken"
        owing = rules["reclaimed_wild_must_be_replayed"] and position.reclaimed
        if owing and self._can_use_a_wild(position, seat):
            yield "must_replay_wild"
        if any(debt.or_discard and debt.face != card for debt in position.debts):
            yield "must_play_or_discard_drawn"
        if len(hand) == 1:
            lay_offs = (action for action, _ in self._legal(position, seat, {"lay_off"}))
            matches = (action for action, _ in self._legal(position, seat, {"match"}))
            drawn = position.floated and not position.reclaimed  # else it is the wild swapped for the card drawn
            fits = (drawn or rules["last_discard_must_be_unplayable"]) and any(True for _ in lay_offs)
            if drawn and (fits or any(True for _ in matches)):
                yield "must_play_or_discard_drawn"
            if fits and rules["last_discard_must_be_unplayable"]:
                yield "last_card_playable"

    def _lay_off_faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        rules, cards = self.rules, named(action)
        told = self.tell(position.wild_rank, action["lay_off"], position.melds[action["on"]].told)
        if isinstance(told, str):
            yield told
        if not self._may_lay_off(position, seat):
            yield "not_opened"
        left = self.wilds_in(position, position.hands[seat]) - self.wilds_in(position, cards)
        if rules["reclaimed_wild_needs_new_meld"] and position.reclaimed and left < position.reclaimed:
            yield "needs_new_meld"

    def wilds_in(self, position: Position, cards: Iterable[str]) -> int:
        return sum(self.is_wild(position, card) for card in cards)

    def _meld_faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        rules = self.rules
        told = [self.tell(position.wild_rank, cards) for cards in action["meld"]]
        if any(isinstance(code, str) for code in told):
            yield from (code for code in told if isinstance(code, str))
            return
        if seat in position.opened or (rules["rami_sec_waives_opening"] and self._goes_out(position, seat, action)):
            return
        laid = [self.laid(position.wild_rank, cards, seat) for cards in action["meld"]]
        yield from self._opening_faults(position, laid)

    def _opening_faults(self, position: Position, melds: list[Lying]) -> Iterator[str]:
        if sum(self.meld_value(position.wild_rank, meld) for meld in melds) < self.needed(position):
            yield "opening_too_low"
        if self.rules["opening_needs_clean_run"] and not any(is_clean(meld.told) for meld in melds):
            yield "opening_needs_clean_run"

    def needed(self, position: Position) -> int:
        minimum: int = self.rules["opening_minimum"]
        if not self.rules["opening_ladder"] or not position.opening_value:
            return minimum
        return max(minimum, position.opening_value + 1)

    def _goes_out(self, position: Position, seat: int, action: Action) -> bool:
        """The melds leave no card, or one that may be discarded at once (RA-H22)."""
        after = self.play(position, action)
        rest = after.hands[seat]
        return not rest or (len(rest) == 1 and not [*self._discard_faults(after, seat, rest[0])])

    def taken_by_call(self, position: Position, seat: int, action: Action) -> list[str] | None:
        """What comes off the pile: cards of the hand are used first, then of the pile those nearest the top, and one at
        least. None if no call can be made of these cards.
        """
        pile, call = position.discard, action["call"]
        asked = Counter(map(plain, called(action)))
        if "meld" in call or "cards" in call:
            wanted = asked - Counter(position.hands[seat])
            if not wanted:
                nearest = next((card for card in reversed(pile) if card in asked), None)
                wanted = Counter([nearest] if nearest else [])
        else:
            wanted = Counter(pile[-1:])
        for depth in range(1, len(pile) + 1):
            if wanted and not wanted - Counter(pile[-depth:]):
                return pile[-depth:]
        return None

    def call_cards(self, position: Position, action: Action) -> list[str]:
        """The cards that a call puts on the table, as they are written."""
        call, top = action["call"], position.discard[-1]
        return called(action) or [f"{top}={call['as']}" if "as" in call else top]

    def _call_faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        call, rank = action["call"], position.wild_rank
        if Counter(map(plain, called(action))) - Counter([*position.hands[seat], *position.discard]):
            yield "not_in_hand"
            return
        if "on" in call and self._on(position, call["on"]) is None:
            yield "no_such_meld"
            return
        cards = self.call_cards(position, action)
        if self.taken_by_call(position, seat, action) is None:
            yield "cannot_call"
        elif "meld" in call:
            told = self.tell(rank, cards)
            if isinstance(told, str):
                yield told
            elif seat not in position.opened:
                yield from self._opening_faults(position, [self.laid(rank, cards, seat)])
        else:
            bare = list(map(plain, cards))
            if not any(self.readings(rank, bare, lying.told) for lying in position.melds):
                yield "cannot_call"
                return
            told = self.tell(rank, cards, position.melds[call["on"]].told)
            if isinstance(told, str):
                yield told

    def refusal(self, position: Position, seat: int, action: Action) -> str | None:
        code = self.plain_refusal(position, seat, action)
        if code is not None or action.get("draw") == "stock" or action.keys() & {"pass", "choose", "discard"}:
            return code
        after = self.play(position, action)
        if self.can_end(after, seat):
            return None
        return "must_meld_taken" if any(not debt.or_discard for debt in after.debts) else "must_keep_a_discard"

    # Ends of a turn -----------------------------------------------------------------------------------------------

    def _legal(
        self, position: Position, seat: int, kinds: set[str] | None = None, owed: str | None = None
    ) -> Iterator[tuple[Action, Position]]:
        """Every legal act but a discard, and what comes of it; of some kinds only, and with a card in it."""
        if position.caller:
            # What else could be done with the caller's cards is asked as if it might be done.
            position = replace(position, caller=False)
        hand = position.hands[seat]
        everything = {
            "lay_off": self.all_lay_offs(position, hand),
            "match": self.all_matches(position, hand),
            "reclaim": self.all_reclaims(position, hand),
            "meld": self.all_meld_actions(position.wild_rank, hand),
        }
        for kind, actions in everything.items():
            for action in actions if kinds is None or kind in kinds else ():
                if owed is not None and owed not in named(action):
                    continue
                if self.plain_refusal(position, seat, action) is None:
                    after = self.play(position, action)
                    if self.can_end(after, seat):
                        yield action, after

    def _remembered(self, what: str, position: Position, seat: int) -> tuple[Any, ...]:
        turn = (position.debts, position.bar, position.reclaimed, position.opened_this_turn, position.floated)
        laid = (meld.slots for meld in position.melds)
        table = tuple(tuple((slot.card, slot.face, slot.matched is None) for slot in slots) for slots in laid)
        hand = tuple(sorted(position.hands[seat]))
        rest = (seat in position.opened, position.opening_value, position.wild_rank, position.caller, turn)
        return what, hand, table, rest

    def can_end(self, position: Position, seat: int) -> bool:
        """Whether the turn, still going on or not, can be brought to its end.

        A duty counts as payable only when one action, now, pays it.
        """
        if position.turn != seat or position.phase != "play":
            return True
        key = self._remembered("end", position, seat)
        if key not in self._ends:
            self._ends[key] = self._can_end(position, seat)
        return self._ends[key]

    def _can_end(self, position: Position, seat: int) -> bool:
        hand = position.hands[seat]
        owed = [debt for debt in position.debts if not debt.or_discard]
        if owed:
            acts = self._legal(position, seat, owed=owed[0].face)
            return any(owed[0] not in after.debts for _, after in acts)
        if not hand:
            return bool(self.rules["floating"] or not self.rules["discard_to_win"])
        # Neither a wild nor a last card that could be laid off is in the way: where it cannot be done it need not be.
        if any(card != position.bar for card in hand):
            return True
        return any(True for _ in self._legal(position, seat))

    def can_end_without_a_wild(self, position: Position, seat: int) -> bool:
        """Whether it can be brought to its end with every wild of the hand kept or laid."""
        if position.turn != seat or position.phase != "play":
            return True
        hand = position.hands[seat]
        if not hand:
            return bool(self.rules["floating"] or not self.rules["discard_to_win"])
        key = self._remembered("no wild", position, seat)
        if key not in self._ends:
            naturals = [card for card in dict.fromkeys(hand) if not self.is_wild(position, card)]
            found = any(not [*self._discard_faults(position, seat, card)] for card in naturals)
            if not found and not position.caller:
                found = any(self.can_end_without_a_wild(after, seat) for _, after in self._legal(position, seat))
            self._ends[key] = found
        return self._ends[key]

    def _can_use_a_wild(self, position: Position, seat: int) -> bool:
        """A use puts a wild on the table; only a meld counts where a reclaimed one may go nowhere else."""
        if not self.wilds_in(position, position.hands[seat]):
            return False
        legal = self._legal(position, seat)
        return any(after.reclaimed < position.reclaimed for _, after in legal)

    # What acts do -------------------------------------------------------------------------------------------------

    def play(self, position: Position, action: Action) -> Position:
        """The position after an act that is well-formed and refused for nothing but perhaps a dead end."""
        after, seat = position.copy(), position.turn
        assert seat is not None
        if action.get("draw") == "stock":
            self._draw(after, seat)
        elif "draw" in action:
            self._take(after, seat, action.get("count", 1))
        elif "choose" in action:
            self._chosen_count(after, seat, action["choose"])
        elif "pass" in action:
            after.passed = (*after.passed, seat)
            self._ask(after)
        elif "call" in action:
            self._call(after, seat, action)
        elif "discard" in action:
            after.hands[seat].remove(action["discard"])
            after.discard.append(action["discard"])
            self._forget(after, seat, [action["discard"]])
            self._end_turn(after, seat)
        else:
            self._put(after, seat, action)
        return after

    def _forget(self, after: Position, seat: int, cards: Iterable[str]) -> None:
        """A copy of a known face has been played: one fewer is known."""
        for card in cards:
            if card in after.known[seat]:
                after.known[seat].remove(card)

    def _put(self, after: Position, seat: int, action: Action) -> None:
        """Cards of the hand go to the table: as melds, on one, beside a wild of one, or in its place."""
        hand, cards, rank = after.hands[seat], named(action), after.wild_rank
        opening = "meld" in action and seat not in after.opened
        for card in cards:
            hand.remove(card)
        self._forget(after, seat, cards)
        new: list[Lying] = []
        if "meld" in action:
            new = [self.laid(rank, meld, seat) for meld in action["meld"]]
            after.melds += new
            if opening:
                after.opened.add(seat)
                after.opened_this_turn = True
                after.opening_value = max(after.opening_value, sum(self.meld_value(rank, meld) for meld in new))
        elif "lay_off" in action:
            on = action["on"]
            after.melds[on] = self.laid(rank, action["lay_off"], seat, after.melds[on])
        elif "match" in action:
            lying = after.melds[action["on"]]
            slots = list(lying.slots)
            at = next(at for at, slot in enumerate(slots) if self.open_to(slot, cards[0], lying))
            slots[at] = slots[at]._replace(matched=seat)
            after.melds[action["on"]] = Lying(lying.told, tuple(slots))
        if after.reclaimed and ("meld" in action or not self.rules["reclaimed_wild_needs_new_meld"]):
            after.reclaimed = max(0, after.reclaimed - self.wilds_in(after, cards))
        if "reclaim" in action:
            self._exchange(after, seat, action)
        after.debts = tuple(
            debt for debt in after.debts if debt.face not in cards or not self._pays(after, debt, new, opening)
        )
        if after.bar in cards:
            after.bar = None
        owing = any(not debt.or_discard for debt in after.debts)
        if not hand and not owing and (self.rules["floating"] or not self.rules["discard_to_win"]):
            self._melded_all(after, seat)

    def _pays(self, after: Position, debt: Owed, new: list[Lying], opening: bool) -> bool:
        """Whether a debt is paid by its card having gone to the table so."""
        if debt.opening:
            return opening
        if debt.partners is None:
            return True
        own_place_counts = self.rules["wild_in_own_place"] == "wild"
        for meld in new:
            naturals = [
                slot.card
                for slot in meld.slots
                if slot.card == slot.face
                and not (own_place_counts and self.is_wild(after, slot.card))
                and meld.told.kind != "wilds"
            ]
            if debt.face in meld.cards:
                beside = less(naturals, [debt.face]) if debt.face in naturals else naturals
                if (Counter(beside) & Counter(debt.partners)).total() >= 2:
                    return True
        return False

    def _exchange(self, after: Position, seat: int, action: Action) -> None:
        """Real cards for wilds: one for one in runs and in sets of any suits, else all that are in the suits' way."""
        given, lying = named(action), after.melds[action["from"]]
        slots = list(lying.slots)
        wild = [at for at, slot in enumerate(slots) if slot.card != slot.face and slot.matched is None]
        if lying.told.kind == "run":
            wild = [at for at in wild if slots[at].face == given[0]]
        elif len(given) == 1:
            wild = wild[:1]
        won = [slots[at].card for at in wild]
        for at, card in zip(wild, given, strict=False):
            slots[at] = Slot(card, card, seat)
        slots += [Slot(card, card, seat) for card in given[len(wild) :]]
        themselves = tuple(sorted(slot.card for slot in slots if slot.card == slot.face))
        instead = tuple(sorted(slot.face for slot in slots if slot.card != slot.face))
        after.melds[action["from"]] = Lying(Told(lying.told.kind, themselves, instead), tuple(slots))
        after.hands[seat] += won
        after.known[seat] += won
        after.reclaimed += len(won)

    def _draw(self, after: Position, seat: int) -> None:
        if not after.stock:
            limit = self.rules["reshuffle_limit"]
            if (limit is not None and after.reshuffles >= limit) or len(after.discard) < 2:
                self._end_without_out(after, "stock")
                return
            after.stock, after.discard = after.discard[:-1], after.discard[-1:]
            after.reshuffles += 1
        after.floated = not after.hands[seat]
        card = after.stock.pop(0)
        after.hands[seat].append(card)
        after.phase = "play"
        if self.rules["stock_card_now_or_never"]:
            after.debts = (Owed(card, or_discard=True),)

    def _take(self, after: Position, seat: int, count: int) -> None:
        rules, hand = self.rules, tuple(sorted(after.hands[seat]))
        cards = after.discard[-count:]
        del after.discard[-count:]
        after.hands[seat] += cards
        after.known[seat] += cards
        after.phase = "play"
        debts = []
        if rules["taken_card_must_open"] and seat not in after.opened:
            debts.append(Owed(cards[0], opening=True))
        if rules["take_needs_two_naturals"] == "always" or (rules["take_needs_two_naturals"] == "deep" and count > 1):
            debts.append(Owed(cards[0], partners=hand))
        elif count > 1 or rules["taken_card_must_be_melded"]:
            debts.append(Owed(cards[0]))
        after.debts = tuple(debts)
        if count == 1 and not rules["may_discard_taken_card"]:
            after.bar = cards[0]

    def _call(self, after: Position, seat: int, action: Action) -> None:
        taken, cards = self.taken_by_call(after, seat, action), self.call_cards(after, action)
        assert taken is not None
        del after.discard[-len(taken) :]
        hand, rank = after.hands[seat], after.wild_rank
        hand += taken
        after.known[seat] += taken
        for card in map(plain, cards):
            hand.remove(card)
        self._forget(after, seat, map(plain, cards))
        if "meld" in action["call"]:
            new = self.laid(rank, cards, seat)
            after.melds.append(new)
            if seat not in after.opened:
                after.opened.add(seat)
                after.opening_value = max(after.opening_value, self.meld_value(rank, new))
        else:
            on = action["call"]["on"]
            after.melds[on] = self.laid(rank, cards, seat, after.melds[on])
        after.phase, after.turn, after.caller = "play", seat, True
        after.discarder, after.passed = None, ()
        if not hand:
            if self.rules["floating"] or not self.rules["discard_to_win"]:
                self._melded_all(after, seat)
        elif len(hand) == 1 and "last_card_playable" in self._discard_faults(after, seat, hand[0]):
            self._go_on(after)

    # Whose turn it is ---------------------------------------------------------------------------------------------

    def _completed(self, after: Position, seat: int) -> None:
        """The turn is over, unless it was a call."""
        if not after.caller:
            after.turn_number += 1
            after.following = self.next_seat(seat, after.eliminated)

    def _end_turn(self, after: Position, seat: int) -> None:
        in_turn = not after.caller
        self._completed(after, seat)
        if not after.hands[seat]:
            self._out(after, seat, in_turn)
        elif after.turn_number >= self.rules["turn_limit"]:
            self._end_without_out(after, "turn_limit")
        else:
            self._clear(after)
            after.discarder, after.passed = seat, ()
            if self._window(after):
                self._ask(after)
            else:
                self._go_on(after)

    def _melded_all(self, after: Position, seat: int) -> None:
        in_turn = not after.caller
        self._completed(after, seat)
        if not self.rules["floating"]:
            self._out(after, seat, in_turn)
        elif after.turn_number >= self.rules["turn_limit"]:
            self._end_without_out(after, "turn_limit")
        else:
            self._go_on(after)

    def _window(self, after: Position) -> bool:
        """Whether the last discard may be called: any, or one that could extend a meld."""
        if self.rules["rummy_call"] != "lay_off":
            return bool(self.rules["rummy_call"] == "pile")
        top = after.discard[-1:]
        return any(self.readings(after.wild_rank, top, lying.told) for lying in after.melds)

    def _ask(self, after: Position) -> None:
        """The next seat from the discarder's left that may call and has not let it go by."""
        assert after.discarder is not None
        seat = self.next_seat(after.discarder, after.eliminated)
        while seat != after.discarder:
            if seat not in (*after.passed, *after.out) and self._may_extend(after, seat):
                after.turn, after.phase = seat, "call"
                return
            seat = self.next_seat(seat, after.eliminated)
        self._go_on(after)

    def _clear(self, after: Position) -> None:
        after.debts, after.bar, after.reclaimed, after.opened_this_turn = (), None, 0, False
        after.caller, after.floated = False, False

    def _go_on(self, after: Position) -> None:
        """The next seat's turn, unless it has gone out by a call; none after the first turns of all (R5-V31)."""
        self._clear(after)
        assert after.following is not None
        after.turn, after.phase = after.following, "draw"
        after.discarder, after.passed, after.following = None, (), None
        while after.out and after.turn is not None:
            if after.turn == self._starter(after):
                self._finish(after, "out", after.out[0])
            elif after.turn in after.out:
                after.turn = self.next_seat(after.turn, after.eliminated)
            else:
                break

    def _starter(self, position: Position) -> int:
        """Who has the first turn of the round."""
        if self.rules["dealer_starts_with_discard"]:
            return position.dealer
        return self.next_seat(position.dealer, position.eliminated)

    def _out(self, after: Position, seat: int, in_turn: bool) -> None:
        """The round is over, but that others may have their first turn (R5-V31)."""
        first_turn = after.turn_number < self.players - len(after.eliminated)
        if after.out or (self.rules["first_turn_grace"] and in_turn and first_turn):
            after.out = (*after.out, seat)
            self._go_on(after)
        else:
            self._finish(after, "out", seat)

    def next_seat(self, seat: int, eliminated: set[int]) -> int:
        step = -1 if self.rules["direction"] == "counter_clockwise" else 1
        seat = (seat + step) % self.players
        while seat in eliminated:
            seat = (seat + step) % self.players
        return seat

    # Scores ---------------------------------------------------------------------------------------------------------

    def floaters(self, position: Position) -> list[int]:
        if not self.rules["floating"] or position.phase in ("choose", "over"):
            return []
        gone = {*position.eliminated, *position.out}
        return [seat for seat, hand in enumerate(position.hands) if not hand and seat not in gone]

    def _end_without_out(self, after: Position, end: str) -> None:
        """The stock or the turns are used up; who has been out since the first turn is out all the same."""
        if after.out:
            self._finish(after, "out", after.out[0])
        else:
            self._finish(after, end, None)

    def _finish(self, after: Position, end: str, winner: int | None) -> None:
        rules = self.rules
        # Who has been out since the first turn opened in that very turn, if at all.
        first_out = bool(after.out) and after.out[0] in after.opened
        sec = end == "out" and (after.opened_this_turn or first_out)
        if end == "out" and rules["floaters_draw_at_end"]:
            assert winner is not None
            floating = [seat for seat in self.floaters(after) if seat != winner]
            seat = self.next_seat(winner, set())
            while seat != winner:
                if seat in floating and after.stock:
                    after.hands[seat].append(after.stock.pop(0))
                seat = self.next_seat(seat, set())
        seats = [seat for seat in range(self.players) if seat not in after.eliminated]
        values = {seat: self.hand_value(after.hands[seat], after.wild_rank) for seat in seats}
        if winner is None and rules["stock_end"] == "lowest_hand":
            winner = min(seats, key=lambda seat: (values[seat], seat))
        due = {}
        for seat in seats:
            if seat == winner:
                due[seat] = values[seat]
            elif rules["unopened_penalty"] is not None and seat not in after.opened:
                due[seat] = rules["unopened_penalty"]
            else:
                due[seat] = values[seat] * (2 if sec and rules["rami_sec_doubles"] else 1)
        others = sum(points for seat, points in due.items() if seat != winner)
        melded = self.melded(after)
        scores = [0] * self.players
        for seat in seats:
            if rules["scoring"] == "penalty":
                scores[seat] = 0 if seat == winner else due[seat]
            elif rules["scoring"] == "winner_takes_hands":
                scores[seat] = others if seat == winner else 0
            elif rules["scoring"] == "melded_and_hands":
                scores[seat] = melded[seat] + (others if seat == winner and end == "out" else 0)
            else:
                scores[seat] = melded[seat] - due[seat]
        if winner is not None:
            scores[winner] += self._bonus(end, sec, after.opened == {winner})
        after.end, after.winner, after.scores, after.turn, after.phase = end, winner, scores, None, "over"

    def _bonus(self, end: str, sec: bool, alone: bool) -> int:
        bonus = self.rules["winner_bonus"]
        going_out: int = self.rules["going_out_bonus"] if end == "out" else 0
        if isinstance(bonus, int):
            return bonus + going_out
        if end != "out":
            return 0
        names = ["rami_sec_empty_table"] * (sec and alone) + ["rami_sec"] * sec + ["out"]
        return going_out + int(next((bonus[name] for name in names if name in bonus), 0))

    def match_over(
        self, totals: Sequence[int], rounds_played: int, played: Sequence[int], out: int | None = None
    ) -> list[int] | None:
        """The winners, or None; `played` are the seats that played the last round, `out` is who went out in it."""
        rules, target = self.rules, self.rules["target_score"]
        field = list(range(self.players))
        over = rounds_played >= rules["rounds"]
        if rules["elimination"]:
            left = [seat for seat in played if totals[seat] < target]
            over = over or len(left) < 2
            field = left or list(played)
        elif target is not None:
            over = over or any(total >= target for total in totals)
            if over and rules["target_winner"] == "out_first" and out is not None and totals[out] >= target:
                return [out]
        best = (min if rules["scoring"] == "penalty" else max)(totals[seat] for seat in field)
        return [seat for seat in field if totals[seat] == best] if over else None

    # The deal -------------------------------------------------------------------------------------------------------

    def deal(self, pack: Sequence[str], dealer: int, eliminated: set[int]) -> Position:
        """From the seat after the dealer, one card at a time or whole hands by up-cards; who is out gets none."""
        after = Position([[] for _ in range(self.players)], list(pack), [], dealer, None, eliminated=eliminated)
        first = self.next_seat(dealer, eliminated)
        size = self.rules["hand_size"]
        if size is None:
            self._deal_by_upcard(after, first)
            return after
        if not isinstance(size, int):
            size = size[self.players]
        seat = first
        for turn in range(size * (self.players - len(eliminated))):
            at = turn // (self.players - len(eliminated))
            shows = seat == dealer and at == {"first": 0, "last": size - 1}.get(self.rules["wild_indicator"], -1)
            self._give(after, seat, shows)
            seat = self.next_seat(seat, eliminated)
        self._lay_out(after)
        return after

    def _permanent(self, card: str) -> bool:
        return card == JOKER or card[0] in self.rules["permanent_wilds"]

    def _put_back(self, after: Position, unfit: Any) -> None:
        """Cards that do not fit go to the bottom; where none fits, all stays."""
        if not all(map(unfit, after.stock)):
            while unfit(after.stock[0]):
                after.stock.append(after.stock.pop(0))

    def _give(self, after: Position, seat: int, shows: bool) -> None:
        """One card, which all see where it is to show the wild."""
        if shows and self.rules["indicator_is_permanent_wild"] == "replace":
            self._put_back(after, self._permanent)
        card = after.stock.pop(0)
        after.hands[seat].append(card)
        if shows:
            after.known[seat].append(card)

    def _deal_by_upcard(self, after: Position, seat: int) -> None:
        rules = self.rules
        while True:
            shows = seat == after.dealer and rules["wild_indicator"] == "first"

            def unfit(card: str, shows: bool = shows) -> bool:
                shown = shows and rules["indicator_is_permanent_wild"] == "replace" and self._permanent(card)
                return shown or self._goes_back(card)

            self._put_back(after, unfit)
            card = after.stock.pop(0)
            after.hands[seat].append(card)
            after.known[seat].append(card)
            chosen = self._permanent(card) and rules["permanent_wild_upcard"] == "choose"
            if chosen and not self._goes_back(card):
                after.turn, after.phase = seat, "choose"
                return
            self._fill(after, seat, self._count(card) - (1 if rules["upcard_is_total"] else 0))
            if seat == after.dealer:
                self._lay_out(after)
                return
            seat = self.next_seat(seat, after.eliminated)

    def _goes_back(self, card: str) -> bool:
        """Whether an up-card is to be replaced."""
        rules = self.rules
        if self._permanent(card):
            return bool(rules["permanent_wild_upcard"] == "replace")
        least = rules["smallest_upcard"]
        return least is not None and RANKS.index(card[0]) < RANKS.index(least)

    def _count(self, card: str) -> int:
        """What an up-card says, further cards or the total; the least of all where none was left to replace it."""
        if self._goes_back(card):
            lowest = RANKS.index(self.rules["lowest_rank"])
            kept = [rank for rank in (*RANKS[lowest:], JOKER) if not self._goes_back(rank)]
            return min(map(self._count, kept))
        if self._permanent(card):
            return int(self.rules["permanent_wild_count"])
        counts = {**dict.fromkeys("TJQK", 10), "A": 11, **self.rules["upcard_counts"]}
        return int(counts.get(card[0], card[0]))

    def _fill(self, after: Position, seat: int, further: int) -> None:
        for left in range(further, 0, -1):
            self._give(after, seat, seat == after.dealer and left == 1 and self.rules["wild_indicator"] == "last")

    def _chosen_count(self, after: Position, seat: int, count: int) -> None:
        self._fill(after, seat, count - 1)
        if seat == after.dealer:
            self._lay_out(after)
        else:
            self._deal_by_upcard(after, self.next_seat(seat, after.eliminated))

    def _lay_out(self, after: Position) -> None:
        """The wild, the first discard, the first turn."""
        rules, dealer = self.rules, after.dealer
        indicator = rules["wild_indicator"]
        if indicator is not None:
            replaces = rules["indicator_is_permanent_wild"] == "replace"

            def unfit(card: str) -> bool:
                return self._permanent(card) or (card[0] == "A" and not rules["aces_may_be_wild"])

            if indicator == "separate":
                if replaces:
                    self._put_back(after, self._permanent)
                after.aside.append(after.stock.pop(0))
            elif indicator == "extra":
                self._give(after, dealer, True)
            card = after.aside[0] if after.aside else after.known[dealer][0 if indicator == "first" else -1]
            while unfit(card) and not all(map(unfit, after.stock)):
                self._give(after, dealer, True)
                card = after.known[dealer][-1]
            after.wild_rank = None if card == JOKER else card[0]
        after.turn, after.phase = self._starter(after), "draw"
        if rules["dealer_starts_with_discard"]:
            after.hands[dealer].append(after.stock.pop(0))
            after.phase = "play"
        else:
            after.discard = [after.stock.pop(0)]


def told_faces(told: Told) -> tuple[str, ...]:
    return (*told.themselves, *told.instead)
