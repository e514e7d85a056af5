"""A second rummy, as plain as it can be: lists, and every question answered by trying everything.

Rules are a mapping of switch values; an action is a step of a scenario. Nothing of the engine is imported, so
agreement of the two means that both read the rules alike. It is exponential in the hand: keep hands small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from tests.oracles import melds, reference
from tests.oracles.melds import JOKER, Told
from tests.oracles.reference import PACK, less, subsets

Action = Mapping[str, Any]

ABSENT = {"match", "call", "pass", "choose"}
"""Actions of other games."""

ORDER = (
    "bad_input",
    "not_allowed_here",
    "wrong_phase",
    "not_your_turn",
    "not_in_hand",
    "no_such_meld",
    "cannot_take_discard",
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
    "must_keep_a_discard",
)

DEFAULTS: dict[str, Any] = {
    **melds.DEFAULTS,
    "jokers": 0,
    "dealer_starts_with_discard": False,
    "wild_reclaim": False,
    "reclaimed_wild_must_be_replayed": True,
    "reclaimed_wild_needs_new_meld": False,
    "may_discard_wild": True,
    "opening_needs_clean_run": False,
    "opening_ladder": False,
    "rami_sec_waives_opening": False,
    "lay_off_in_opening_turn": True,
    "taken_card_must_open": False,
    "discard_from_turn": 1,
    "last_card_draws_stock": False,
    "wild_hand_value": 20,
    "unopened_penalty": None,
    "rami_sec_doubles": False,
    "winner_bonus": 0,
    "elimination": False,
}


@dataclass
class Position:
    """Who holds what. `debt` is the face that must be used in this turn, `bar` the one that may not be discarded."""

    hands: list[list[str]]
    stock: list[str]
    discard: list[str]
    dealer: int
    turn: int | None
    melds: list[Told] = field(default_factory=list)
    opened: set[int] = field(default_factory=set)
    phase: str = "draw"
    debt: str | None = None
    debt_opens: bool = False
    """The debt is paid by opening with the face, and by nothing else."""
    bar: str | None = None
    known: list[list[str]] = field(default_factory=list)
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
    return written[:1] if written.startswith(JOKER) else written


def named(action: Action) -> list[str]:
    """The cards an action names, as cards of a hand."""
    if "meld" in action:
        found = [card for meld in action["meld"] for card in meld]
    elif "lay_off" in action:
        found = list(action["lay_off"])
    elif "reclaim" in action:
        found = [action["reclaim"]] if isinstance(action["reclaim"], str) else list(action["reclaim"])
    else:
        found = [action["discard"]] if "discard" in action else []
    return [plain(card) for card in found]


def written(told: Told) -> list[str]:
    """The meld's cards, each wild of a run with its place."""
    return [*told.naturals, *(JOKER if told.kind == "set" else f"{JOKER}={face}" for face in told.wilds)]


def is_clean(told: Told) -> bool:
    return told.kind == "run" and not told.wilds


def on_table(told: Told) -> list[str]:
    return [*told.naturals, *[JOKER] * len(told.wilds)]


class Rummy:
    """A table: its rules, and what they make of positions."""

    def __init__(self, players: int, /, **switches: Any) -> None:
        self.players = players
        self.rules: dict[str, Any] = {**DEFAULTS, **switches}
        self._ends: dict[Any, bool] = {}
        self._made: dict[Any, list[Told]] = {}

    @cached_property
    def lenient(self) -> Rummy:
        """The same table but for wilds, of which any number may lie anywhere."""
        anything = {"wild_position": "chosen", "max_wilds_per_meld": None, "naturals_must_outnumber_wilds": False}
        return Rummy(self.players, **{**self.rules, **anything})

    # What cards are worth -----------------------------------------------------------------------------------------

    def hand_value(self, hand: Sequence[str]) -> int:
        rules, total = self.rules, 0
        for card in hand:
            if card == JOKER:
                total += rules["wild_hand_value"]
            elif card[0] == "A":
                total += rules["ace_value"]
            else:
                total += 10 if card[0] in "TJQK" else int(card[0])
        return total

    def meld_value(self, told: Told) -> int:
        """A wild counts as what it stands for; in a set of aces as an ace, eleven or what the switch says."""
        if told.kind == "run":
            return reference.meld_value([*told.naturals, *told.wilds], self.rules)
        return len(on_table(told)) * reference.meld_value([told.naturals[0]], self.rules)

    # Everything that could be laid --------------------------------------------------------------------------------

    def outcomes(self, hand: Sequence[str], lying: Told | None = None) -> list[Told]:
        """Every meld that some of the hand's cards make, alone or on one that lies, however they are written."""
        key = (tuple(sorted(hand)), lying)
        if key not in self._made:
            self._made[key] = list(dict.fromkeys(self._outcomes(hand, lying)))
        return self._made[key]

    def _outcomes(self, hand: Sequence[str], lying: Told | None) -> Iterator[Told]:
        lying_faces = (*lying.naturals, *lying.wilds) if lying else ()
        for chosen in self._chosen(hand, lying):
            naturals = [card for card in chosen if card != JOKER]
            bare = len(chosen) - len(naturals)
            told = melds.tell(chosen, self.rules, lying)
            if isinstance(told, Told):
                yield told
            known = (*naturals, *lying_faces)
            if bare and known and not (lying and lying.kind == "set"):
                for faces in melds.places(known, bare, self.rules["ace_in_runs"]):
                    told = melds.tell([*naturals, *(f"{JOKER}={face}" for face in faces)], self.rules, lying)
                    if isinstance(told, Told):
                        yield told

    def _chosen(self, hand: Sequence[str], lying: Told | None) -> Iterator[list[str]]:
        """Choices of cards that are all of one rank or one suit, jokers apart; with what lies, where there is such."""
        jokers = [card for card in hand if card == JOKER]
        for mark in (*reference.RANKS, *reference.SUITS):
            if lying is None or all(mark in face for face in (*lying.naturals, *lying.wilds)):
                akin = [card for card in hand if mark in card]
                yield from subsets(akin + jokers, 1 if lying else 3)

    def all_meld_actions(self, hand: list[str]) -> Iterator[Action]:
        """Every choice of melds that can lie side by side."""

        def extend(rest: list[str], chosen: list[Told]) -> Iterator[Action]:
            if chosen:
                yield {"meld": [written(told) for told in chosen]}
            for told in self.outcomes(rest):
                if not chosen or told >= chosen[-1]:
                    yield from extend(less(rest, on_table(told)), [*chosen, told])

        yield from extend(hand, [])

    def all_lay_offs(self, hand: list[str], table: list[Told]) -> Iterator[Action]:
        for on, lying in enumerate(table):
            for told in self.outcomes(hand, lying):
                new = Counter(told.wilds) - Counter(lying.wilds)
                cards = list((Counter(told.naturals) - Counter(lying.naturals)).elements())
                places = [JOKER if told.kind == "set" else f"{JOKER}={face}" for face in new.elements()]
                yield {"lay_off": cards + places, "on": on}

    def all_reclaims(self, hand: list[str], table: list[Told]) -> Iterator[Action]:
        if self.rules["wild_reclaim"]:
            for on, lying in enumerate(table):
                for given in sorted(melds.exchanges(hand, self.rules, lying)):
                    yield {"reclaim": list(given), "from": on}

    def turn_actions(self, position: Position) -> Iterator[Action]:
        """Every well-formed action of phase `play`, legal or not under P-1."""
        assert position.turn is not None
        hand = position.hands[position.turn]
        for card in sorted(set(hand)):
            yield {"discard": card}
        yield from self.all_lay_offs(hand, position.melds)
        yield from self.all_reclaims(hand, position.melds)
        yield from self.all_meld_actions(hand)

    # Openings of whole hands ----------------------------------------------------------------------------------------

    def opens_with(self, hand: list[str], first: Told, owed: str | None) -> bool:
        """Whether some choice of the hand's melds with this one opens, the card `owed` among them.

        Dead ends aside. It is exact for hands of any size: the cards are gone through one by one.
        """
        beside = [[first]]
        if owed is not None and owed not in on_table(first):
            rest = less(hand, on_table(first))
            beside = [[first, other] for other in self.outcomes(rest) if owed in on_table(other)]
        return any(self._opens(hand, chosen) for chosen in beside)

    def _opens(self, hand: list[str], chosen: list[Told]) -> bool:
        rules, found = self.rules, self.outcomes(hand)
        rest = Counter(hand) - Counter(card for told in chosen for card in on_table(told))
        needed = max(rules["opening_minimum"], 1 if rules["opening_ladder"] else 0)
        clean = not rules["opening_needs_clean_run"] or any(map(is_clean, chosen))
        worth = sum(map(self.meld_value, chosen))
        memo: dict[tuple[Any, ...], list[tuple[int, int, bool]]] = {}

        def ways(rest: Counter[str]) -> list[tuple[int, int, bool]]:
            """What melds of the rest may be worth, leave over, and whether a joker-free run is among them: the best."""
            key = tuple(sorted(rest.elements()))
            if key not in memo:
                naturals = [card for card in key if card != JOKER]
                if not naturals:
                    return [(0, len(key), False)]
                best = {(value, left + 1, run) for value, left, run in ways(rest - Counter(naturals[:1]))}
                for told in found:
                    cards, more = Counter(on_table(told)), self.meld_value(told)
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

    def malformed(self, position: Position, action: Action) -> bool:
        cards = named(action)
        copies = {JOKER: self.rules["jokers"]}
        if any(card not in PACK and card != JOKER for card in cards):
            return True
        if any(count > copies.get(card, self.rules["packs"]) for card, count in Counter(cards).items()):
            return True
        if "meld" in action:
            return not action["meld"] or not all(action["meld"]) or any(map(self._miswritten, action["meld"]))
        if "lay_off" in action:
            on, places = action["on"], [card for card in action["lay_off"] if "=" in card]
            return not cards or bool(places and on < len(position.melds) and position.melds[on].kind == "set")
        return "draw" in action and action.get("count", 1) < 1

    def _miswritten(self, cards: list[str]) -> bool:
        """A suit is written for a wild of what can be nothing but a set."""
        naturals, places, _ = melds.split(cards)
        if not places or not naturals or self.rules["melds"] == "runs" or len({card[0] for card in naturals}) > 1:
            return False
        return len(naturals) > 1 or self.rules["melds"] == "sets" or all(face[0] == naturals[0][0] for face in places)

    def plain_refusal(self, position: Position, seat: int, action: Action) -> str | None:
        """The code, dead ends aside."""
        return min(self._faults(position, seat, action), key=ORDER.index, default=None)

    def _faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        """The code of the first thing that is wrong, or codes of things found side by side."""
        rules = self.rules
        count = action.get("count", 1)
        if not ABSENT.isdisjoint(action):
            yield "not_allowed_here"
        elif self.malformed(position, action):
            yield "bad_input"
        elif (count > 1 and rules["take_depth"] == 1) or ("reclaim" in action and not rules["wild_reclaim"]):
            yield "not_allowed_here"
        elif position.phase == "over":
            yield "wrong_phase"
        elif seat != position.turn:
            yield "not_your_turn"
        elif ("draw" in action) != (position.phase == "draw"):
            yield "wrong_phase"
        elif action.get("draw") == "discard":
            if count > len(position.discard) or not self._may_take(position, seat):
                yield "cannot_take_discard"
        elif Counter(named(action)) - Counter(position.hands[seat]):
            yield "not_in_hand"
        elif not 0 <= action.get("on", action.get("from", -1)) < len(position.melds) and action.keys() & {"on", "from"}:
            yield "no_such_meld"
        elif "discard" in action:
            yield from self._discard_faults(position, seat, action["discard"])
        elif "lay_off" in action:
            yield from self._lay_off_faults(position, seat, action)
        elif "reclaim" in action:
            if seat not in position.opened:
                yield "not_opened"
            if tuple(sorted(named(action))) not in self._exchanges(position, action):
                yield "does_not_fit"
        elif "meld" in action:
            yield from self._meld_faults(position, seat, action)

    def _may_take(self, position: Position, seat: int) -> bool:
        if self.rules["last_card_draws_stock"] and len(position.hands[seat]) == 1:
            return False
        active = self.players - len(position.eliminated)
        return position.turn_number // active + 1 >= self.rules["discard_from_turn"]

    def _discard_faults(self, position: Position, seat: int, card: str) -> Iterator[str]:
        if card == position.bar:
            yield "cannot_discard_taken"
        if card == JOKER and not self.rules["may_discard_wild"] and self.can_end_without_a_joker(position, seat):
            yield "cannot_discard_wild"
        if position.debt is not None:
            yield "must_meld_taken"
        owing = self.rules["reclaimed_wild_must_be_replayed"] and position.reclaimed
        if owing and self._can_use_a_joker(position, seat):
            yield "must_replay_wild"

    def _lay_off_faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        rules, cards = self.rules, named(action)
        told = melds.tell(action["lay_off"], rules, position.melds[action["on"]])
        if isinstance(told, str):
            yield told
        if seat not in position.opened:
            if rules["lay_off_needs_opening"]:
                yield "not_opened"
        elif position.opened_this_turn and not rules["lay_off_in_opening_turn"]:
            yield "not_opened"
        left = position.hands[seat].count(JOKER) - cards.count(JOKER)
        if rules["reclaimed_wild_needs_new_meld"] and JOKER in cards and left < position.reclaimed:
            yield "needs_new_meld"

    def _exchanges(self, position: Position, action: Action) -> set[tuple[str, ...]]:
        return melds.exchanges(named(action), self.rules, position.melds[action["from"]])

    def _meld_faults(self, position: Position, seat: int, action: Action) -> Iterator[str]:
        rules = self.rules
        told = [melds.tell(cards, rules) for cards in action["meld"]]
        laid = [meld for meld in told if isinstance(meld, Told)]
        if len(laid) < len(told):
            yield from (code for code in told if isinstance(code, str))
            return
        if seat in position.opened or (rules["rami_sec_waives_opening"] and self._goes_out(position, seat, action)):
            return
        if sum(map(self.meld_value, laid)) < self.needed(position):
            yield "opening_too_low"
        if rules["opening_needs_clean_run"] and not any(map(is_clean, laid)):
            yield "opening_needs_clean_run"

    def needed(self, position: Position) -> int:
        minimum: int = self.rules["opening_minimum"]
        return max(minimum, position.opening_value + 1) if self.rules["opening_ladder"] else minimum

    def _goes_out(self, position: Position, seat: int, action: Action) -> bool:
        """The melds leave no card, or one that may be discarded at once (RA-H22)."""
        after = self.play(position, action)
        rest = after.hands[seat]
        return not rest or (len(rest) == 1 and not [*self._discard_faults(after, seat, rest[0])])

    def refusal(self, position: Position, seat: int, action: Action) -> str | None:
        code = self.plain_refusal(position, seat, action)
        if code is not None or action.get("draw") == "stock":
            return code
        after = self.play(position, action)
        if self.can_end(after, seat):
            return None
        return "must_meld_taken" if after.debt is not None else "must_keep_a_discard"

    # Ends of a turn -----------------------------------------------------------------------------------------------

    def _legal(self, position: Position, seat: int) -> Iterator[tuple[Action, Position]]:
        """Every legal act but a discard, and what comes of it."""
        for action in self.turn_actions(position):
            if "discard" not in action and self.plain_refusal(position, seat, action) is None:
                after = self.play(position, action)
                if self.can_end(after, seat):
                    yield action, after

    def _remembered(self, what: str, position: Position, seat: int) -> tuple[Any, ...]:
        turn = (position.debt, position.debt_opens, position.bar, position.reclaimed, position.opened_this_turn)
        hand = tuple(sorted(position.hands[seat]))
        return what, hand, tuple(position.melds), seat in position.opened, position.opening_value, turn

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
        if position.debt is not None:
            return any(after.debt is None for _, after in self._legal(position, seat))
        if any(not [*self._discard_faults(position, seat, card)] for card in set(position.hands[seat])):
            return True
        return any(True for _ in self._legal(position, seat))

    def can_end_without_a_joker(self, position: Position, seat: int) -> bool:
        """Whether it can be brought to its end with every joker of the hand kept or laid."""
        if position.turn != seat or position.phase != "play":
            return True
        key = self._remembered("no joker", position, seat)
        if key not in self._ends:
            naturals = set(position.hands[seat]) - {JOKER}
            self._ends[key] = any(not [*self._discard_faults(position, seat, card)] for card in naturals) or any(
                self.can_end_without_a_joker(after, seat) for _, after in self._legal(position, seat)
            )
        return self._ends[key]

    def _can_use_a_joker(self, position: Position, seat: int) -> bool:
        """A use is a meld or a lay-off; only a meld where a reclaimed joker may go nowhere else."""
        if JOKER not in position.hands[seat]:
            return False
        uses = {"meld"} if self.rules["reclaimed_wild_needs_new_meld"] else {"meld", "lay_off"}
        legal = self._legal(position, seat)
        return any(not uses.isdisjoint(action) and JOKER in named(action) for action, _ in legal)

    # What an action does --------------------------------------------------------------------------------------------

    def play(self, position: Position, action: Action) -> Position:
        """The position after an action that `plain_refusal` lets through."""
        after = position.copy()
        seat = after.turn
        assert seat is not None
        hand = after.hands[seat]
        if action.get("draw") == "stock":
            self._draw(after, seat)
            return after
        if action.get("draw") == "discard":
            self._take(after, seat, action.get("count", 1))
            return after
        cards = named(action)
        opening = "meld" in action and seat not in after.opened
        for card in cards:
            hand.remove(card)
            if card in after.known[seat]:
                after.known[seat].remove(card)
        if "discard" in action:
            after.discard.append(action["discard"])
            self._end_turn(after, seat)
            return after
        if "meld" in action:
            self._lay(after, seat, action["meld"])
        elif "lay_off" in action:
            told = melds.tell(action["lay_off"], self.rules, after.melds[action["on"]])
            assert isinstance(told, Told)
            after.melds[action["on"]] = told
        else:
            self._exchange(after, seat, action)
        if "meld" in action or not self.rules["reclaimed_wild_needs_new_meld"]:
            after.reclaimed = max(0, after.reclaimed - cards.count(JOKER))
        if after.debt in cards and (opening or not after.debt_opens):
            after.debt = None
        if after.bar in cards:
            after.bar = None
        if not hand and not self.rules["discard_to_win"]:
            after.turn_number += 1
            self._finish(after, "out", seat)
        return after

    def _take(self, after: Position, seat: int, count: int) -> None:
        cards = after.discard[-count:]
        del after.discard[-count:]
        after.hands[seat] += cards
        after.known[seat] += cards
        after.phase = "play"
        after.debt_opens = self.rules["taken_card_must_open"] and seat not in after.opened
        if count > 1 or self.rules["taken_card_must_be_melded"] or after.debt_opens:
            after.debt = cards[0]
        if count == 1 and not self.rules["may_discard_taken_card"]:
            after.bar = cards[0]

    def _lay(self, after: Position, seat: int, cards: list[list[str]]) -> None:
        laid = [told for meld in cards if isinstance(told := melds.tell(meld, self.rules), Told)]
        after.melds += laid
        if seat in after.opened:
            return
        after.opened.add(seat)
        after.opened_this_turn = True
        after.opening_value = max(after.opening_value, sum(map(self.meld_value, laid)))

    def _exchange(self, after: Position, seat: int, action: Action) -> None:
        """Real cards for wilds: one for one in runs, and in sets all that are in the suits' way."""
        given, lying = named(action), after.melds[action["from"]]
        if lying.kind == "run":
            wilds = tuple(less(list(lying.wilds), given))
        elif self.rules["sets_need_distinct_suits"]:
            wilds = ()
        else:
            wilds = lying.wilds[1:]
        won = [JOKER] * (len(lying.wilds) - len(wilds))
        after.melds[action["from"]] = Told(lying.kind, tuple(sorted([*lying.naturals, *given])), wilds)
        after.hands[seat] += won
        after.known[seat] += won
        after.reclaimed += len(won)

    def _draw(self, after: Position, seat: int) -> None:
        if not after.stock:
            limit = self.rules["reshuffle_limit"]
            if (limit is not None and after.reshuffles >= limit) or len(after.discard) < 2:
                self._finish(after, "stock", None)
                return
            after.stock, after.discard = after.discard[:-1], after.discard[-1:]
            after.reshuffles += 1
        after.hands[seat].append(after.stock.pop(0))
        after.phase = "play"

    def _end_turn(self, after: Position, seat: int) -> None:
        after.turn_number += 1
        if not after.hands[seat]:
            self._finish(after, "out", seat)
        elif after.turn_number >= self.rules["turn_limit"]:
            self._finish(after, "turn_limit", None)
        else:
            after.turn = self.next_seat(seat, after.eliminated)
            after.phase, after.debt, after.bar, after.debt_opens = "draw", None, None, False
            after.reclaimed, after.opened_this_turn = 0, False

    def next_seat(self, seat: int, eliminated: set[int]) -> int:
        step = -1 if self.rules["direction"] == "counter_clockwise" else 1
        seat = (seat + step) % self.players
        while seat in eliminated:
            seat = (seat + step) % self.players
        return seat

    # Scores ---------------------------------------------------------------------------------------------------------

    def _finish(self, after: Position, end: str, winner: int | None) -> None:
        rules = self.rules
        seats = [seat for seat in range(self.players) if seat not in after.eliminated]
        values = {seat: self.hand_value(after.hands[seat]) for seat in seats}
        if winner is None and rules["stock_end"] == "lowest_hand":
            winner = min(seats, key=lambda seat: (values[seat], seat))
        sec = end == "out" and after.opened_this_turn
        due = {}
        for seat in seats:
            if rules["unopened_penalty"] is not None and seat not in after.opened:
                due[seat] = rules["unopened_penalty"]
            else:
                due[seat] = values[seat] * (2 if sec and rules["rami_sec_doubles"] else 1)
        if winner is not None:
            due[winner] = 0
        scores = [0] * self.players
        if rules["scoring"] == "penalty":
            for seat in seats:
                scores[seat] = due[seat]
        elif winner is not None:
            scores[winner] = sum(due.values())
        if winner is not None:
            scores[winner] += self._bonus(end, sec, after.opened == {winner})
        after.end, after.winner, after.scores, after.turn, after.phase = end, winner, scores, None, "over"

    def _bonus(self, end: str, sec: bool, alone: bool) -> int:
        bonus = self.rules["winner_bonus"]
        if isinstance(bonus, int):
            return bonus
        if end != "out":
            return 0
        names = ["rami_sec_empty_table"] * (sec and alone) + ["rami_sec"] * sec + ["out"]
        return int(next((bonus[name] for name in names if name in bonus), 0))

    def match_over(self, totals: Sequence[int], rounds_played: int, played: Sequence[int]) -> list[int] | None:
        """The winners, or None; `played` are the seats that played the last round."""
        rules, target = self.rules, self.rules["target_score"]
        field = list(range(self.players))
        over = rounds_played >= rules["rounds"]
        if rules["elimination"]:
            left = [seat for seat in played if totals[seat] < target]
            over = over or len(left) < 2
            field = left or list(played)
        elif target is not None:
            over = over or any(total >= target for total in totals)
        best = (min if rules["scoring"] == "penalty" else max)(totals[seat] for seat in field)
        return [seat for seat in field if totals[seat] == best] if over else None

    # The deal -------------------------------------------------------------------------------------------------------

    def deal(self, pack: Sequence[str], dealer: int, eliminated: set[int]) -> Position:
        """One card at a time, from the seat after the dealer; who is out gets none."""
        size = self.rules["hand_size"]
        if not isinstance(size, int):
            size = size[self.players]
        rest = list(pack)
        hands: list[list[str]] = [[] for _ in range(self.players)]
        seat = dealer
        for _ in range(size * (self.players - len(eliminated))):
            seat = self.next_seat(seat, eliminated)
            hands[seat].append(rest.pop(0))
        if self.rules["dealer_starts_with_discard"]:
            hands[dealer].append(rest.pop(0))
            return Position(hands, rest, [], dealer, dealer, phase="play", eliminated=eliminated)
        upcard = rest.pop(0)
        return Position(hands, rest, [upcard], dealer, self.next_seat(dealer, eliminated), eliminated=eliminated)
