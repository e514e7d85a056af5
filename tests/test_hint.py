"""What a hint says of a move."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
from rami.bots import BOTS, BUDGET
from rami.bots.ground import best_opening
from rami.cards import FACES, JOKER, plain
from rami.endings import who_went_out
from rami.events import Discarded, Drew
from rami.game import Game
from rami.hint import REASONS, hint, reason
from rami.presets import PRESETS
from rami.round import Round
from rami.rules import Rules
from rami.view import Taken, View

GAME = Game(Rules.make("cardverse"), 2)


FEW = ("3S", "4D")
MORE = ("3S", "4D", "8C", "8D")


def looking_at(
    hand: tuple[str, ...],
    discard: tuple[str, ...] = ("2C",),
    table: tuple[str, ...] = (),
    drawn: bool = True,
    theirs: tuple[str, ...] = MORE,
    **more: Any,
) -> View:
    melds = tuple(meld for meld in [GAME.law.melds.read(table, 1)] if meld is not None)
    changes: dict[str, Any] = {"phase": "play", "source": "stock"} if drawn else {}
    round = GAME.deal("x")._replace(turn=0, hands=(hand, theirs), discard=discard, melds=melds, **changes, **more)
    return GAME.view(round, 0)


def why_of(view: View, action: Action) -> tuple[str, dict[str, Any]]:
    done, why = hint(view, lambda view, chance, budget: action, 1)
    assert done == action
    return why


def taken(*cards: str) -> dict[str, Any]:
    """Taken from the pile by seat 1, which still has them."""
    return {"known": ((), cards), "history": tuple(Drew(1, "discard", (card,)) for card in cards)}


HAND = ("4H", "5H", "6H", "9C", "KD", "AS")
LOOSE = ("4H", "9C", "KD", "AS")
HIGH = ("hint.high", {"card": "KD", "points": 10})
SEVEN = {"card": "7H", "cards": ["4H", "5H", "6H", "7H"]}
BEFORE = looking_at(HAND, discard=("7H",), drawn=False)


@pytest.mark.parametrize(
    ("view", "action", "why"),
    [
        (BEFORE, Draw("discard"), ("hint.take-meld", SEVEN)),
        (BEFORE, Draw("stock"), ("hint.leave-help", {"card": "7H", "count": 27, "unseen": 45})),
        (
            looking_at(("4H", "5H", "9C", "9D", "KD", "AS"), ("6H",), drawn=False),
            Draw("stock"),
            ("hint.leave", {"card": "6H", "count": 3, "unseen": 45}),
        ),
        (looking_at(HAND, ("QS",), drawn=False, stock=()), Draw("stock"), ("hint.end-lowest", {})),
        (looking_at(HAND[:4], ("7H",), drawn=False), Draw("discard"), ("hint.go-out", {})),
        (looking_at(HAND, stock=("2H",)), LayMelds((("4H", "5H", "6H"),)), ("hint.last-stock", {"count": 1})),
        (looking_at(HAND, stock=()), Discard("KD"), ("hint.last-high", {"card": "KD", "points": 10, "count": 0})),
        (looking_at(HAND, stock=()), Discard("AS"), ("hint.spare", {"card": "AS", "count": 1})),
        (looking_at(HAND, (), drawn=False), Draw("stock"), ("hint.draw", {})),
        (looking_at(HAND, drawn=False), Draw("discard"), ("hint.take-keep", {"card": "2C"})),
        (
            looking_at(HAND, ("QS",), drawn=False),
            Draw("discard"),
            ("hint.take-build", {"card": "QS", "cards": ["AS"], "others": ["KS"], "count": 1}),
        ),
        (looking_at(HAND, ("QS",), drawn=False), Draw("stock"), ("hint.leave-told", {"card": "QS", "count": 1})),
        (
            looking_at(("5H", "6H", "KD"), ("4H", "2C"), drawn=False),
            Draw("stock"),
            ("hint.leave-lone", {"card": "2C", "count": 1, "unseen": 47}),
        ),
        (
            looking_at(HAND, ("QS",), ("9S", "TS", "JS"), drawn=False),
            Draw("discard"),
            ("hint.take-lay-off", {"card": "QS"}),
        ),
        (looking_at(HAND), LayMelds((("4H", "5H", "6H"),)), ("hint.meld", {"points": 15})),
        (looking_at(HAND, table=("9D", "9H", "9S")), LayOff(("9C",), 0), ("hint.lay-off", {"count": 1, "points": 9})),
        (
            looking_at(HAND, table=("7H", "8H", "9H")),
            LayOff(("5H", "6H"), 0),
            ("hint.lay-off", {"count": 2, "points": 11}),
        ),
        (
            looking_at(HAND, theirs=FEW),
            LayMelds((("4H", "5H", "6H"),)),
            ("hint.near", {"seat": 1, "count": 2}),
        ),
        (
            looking_at(HAND, table=("9D", "9H", "9S"), stock=("2H",)),
            LayOff(("9C",), 0),
            ("hint.last-stock", {"count": 1}),
        ),
        (looking_at(HAND), Discard("KD"), ("hint.held", {"first": HIGH, "cards": ["4H", "5H", "6H"]})),
        (looking_at(HAND), Discard("6H"), ("hint.split", {"card": "6H"})),
        (looking_at(LOOSE), Discard("KD"), ("hint.high", {"card": "KD", "points": 10})),
        (looking_at(LOOSE), Discard("AS"), ("hint.spare", {"card": "AS", "count": 1})),
        (
            looking_at((*LOOSE, "5C", "6C")),
            Discard("KD"),
            ("hint.lone", {"card": "KD", "cards": ["5C", "6C"], "others": ["4C", "7C"], "count": 2}),
        ),
        (
            looking_at(("KD", "QD", "5C", "6C"), ("4C",)),
            Discard("5C"),
            ("hint.build", {"card": "5C", "cards": ["QD", "KD"], "others": ["JD", "AD"], "count": 2}),
        ),
        (
            looking_at(("9S", "2H", "4C"), theirs=("8S", "3D"), **taken("8S")),
            Discard("2H"),
            ("hint.risk", {"seat": 1, "cards": ["8S"], "others": ["9S"], "card": "2H"}),
        ),
        (
            looking_at(("9S", "8D", "4C"), theirs=("8S", "7S"), **taken("7S", "8S")),
            Discard("8D"),
            ("hint.risk", {"seat": 1, "cards": ["7S", "8S"], "others": ["9S"], "card": "8D"}),
        ),
        (looking_at(HAND, discard=("7H",)), LayMelds((("4H", "5H", "6H"),)), ("hint.meld", {"points": 15})),
        (looking_at(HAND[:4]), LayMelds((("4H", "5H", "6H"),)), ("hint.go-out", {})),
        (
            looking_at(("9C", "2H", "4S"), table=("9D", "9H", "9S")),
            Discard("2H"),
            ("hint.gift", {"others": ["9C"], "card": "2H"}),
        ),
        (looking_at(("2H", "9C"), ("2C", "2D", "3H")), Discard("2H"), ("hint.dead", {"card": "2H"})),
        (
            looking_at(LOOSE, history=(Discarded(1, "KS"), Discarded(0, "KH"), Discarded(1, "2S"))),
            Discard("KD"),
            ("hint.unwanted", {"seat": 1, "cards": ["KS"], "card": "KD"}),
        ),
        (looking_at(("6H",)), Discard("6H"), ("hint.out", {})),
        (looking_at(("4H", "5H", "6H")), LayMelds((("4H", "5H", "6H"),)), ("hint.out", {})),
        (looking_at(("9C",), table=("9D", "9H", "9S")), LayOff(("9C",), 0), ("hint.out", {})),
    ],
)
def test_why(view: View, action: Action, why: tuple[str, dict[str, Any]]) -> None:
    assert why_of(view, action) == why


RAMI = Game(Rules.make("rami51"), 2)
CLOSED = "KC KD KS 7H 8H 9H 2C 4D"


def playing_rami(
    hand: str, discard: str = "2S", table: str = "", opened: tuple[int, ...] = (1,), phase: str = "play", **more: Any
) -> View:
    """A view of seat 0, to act, with one meld of seat 1 on the table."""
    melds = tuple(meld for meld in [RAMI.law.melds.lying(tuple(table.split()), 1)] if meld is not None)
    round = RAMI.deal("x")._replace(turn=0, hands=(tuple(hand.split()), MORE), discard=(discard,), melds=melds)
    return RAMI.view(round._replace(**{"phase": phase, "opened": opened, "source": None, **more}), 0)


def spare(card: str) -> tuple[str, dict[str, Any]]:
    return "hint.spare", {"card": card, "count": 1}


UNWON = Game(Rules.make("cardverse", stock_end="nobody"), 2)
AT_LAST = UNWON.deal("x")._replace(turn=0, hands=(("KC", "KD", "KS", "2C", "4D"), MORE), stock=())
NOBODY = UNWON.view(AT_LAST._replace(phase="play", source="stock"), 0)
ENDING = UNWON.view(AT_LAST, 0)


@pytest.mark.parametrize(
    ("view", "action", "why"),
    [
        (
            playing_rami(CLOSED),
            LayMelds((("KC", "KD", "KS"), ("7H", "8H", "9H"))),
            ("hint.open", {"points": 54, "needed": 51}),
        ),
        (playing_rami(CLOSED), Discard("2C"), ("hint.wait", {"first": spare("2C")})),
        (
            playing_rami(CLOSED, source="discard", taken=("KS",)),
            Discard("2C"),
            ("hint.wait-took", {"first": spare("2C"), "card": "KS", "needed": 51}),
        ),
        (NOBODY, LayMelds((("KC", "KD", "KS"),)), ("hint.near-stock", {"count": 0})),
        (ENDING, Draw("stock"), ("hint.end-stock", {})),
        (
            playing_rami("KC KD KS 2H 7H 4D"),
            Discard("7H"),
            ("hint.hold", {"first": ("hint.high", {"card": "7H", "points": 7}), "reached": 30, "needed": 51}),
        ),
        (playing_rami("KC KD 7H 4D"), Discard("KC"), ("hint.high", {"card": "KC", "points": 10})),
        (
            playing_rami("KC KD 7H 4D *"),
            Discard("4D"),
            ("hint.hold", {"first": spare("4D"), "reached": 30, "needed": 51}),
        ),
        (playing_rami("KC 7H 4D *", opened=(0, 1)), Discard("4D"), spare("4D")),
        (playing_rami("* *"), Discard("*"), ("hint.only", {})),
        (playing_rami("6H KC 2D 9S", table="* 7H 8H", opened=(0, 1)), Reclaim(("6H",), 0), ("hint.reclaim", {})),
        (
            playing_rami("* 2C 9S", table="6H 7H 8H", opened=(0, 1), reclaimed=1),
            LayOff(("*",), 0),
            ("hint.replay", {}),
        ),
        (
            playing_rami("* 9H 2C 9S", table="5H 6H 7H", opened=(0, 1)),
            LayOff(("*", "9H"), 0),
            ("hint.lay-off", {"count": 2, "points": 29}),
        ),
        (playing_rami("6C 2C", "*", phase="draw"), Draw("discard"), ("hint.take-joker", {})),
        (
            playing_rami("9C 2C", "6H", "* 7H 8H", opened=(0, 1), phase="draw"),
            Draw("discard"),
            ("hint.take-reclaim", {"card": "6H"}),
        ),
        (
            playing_rami("KC KD 7H 8H 9H 2C 4D", "KS", phase="draw"),
            Draw("discard"),
            ("hint.take-open", {"card": "KS", "needed": 51}),
        ),
        (
            playing_rami("KC KD * 2C 3D", "KS", phase="draw"),
            Draw("discard"),
            ("hint.take-meld", {"card": "KS", "cards": ["KC", "KD", "KS", "*"]}),
        ),
        (
            playing_rami("* 2C 3D", "9H", "5H 6H 7H", opened=(0, 1), phase="draw"),
            Draw("discard"),
            ("hint.take-lay-off", {"card": "9H"}),
        ),
        (playing_rami("2C 3D 9S", "9H", phase="draw"), Draw("stock"), ("hint.leave-told", {"card": "9H", "count": 1})),
        (
            playing_rami("2C 3D 9S", "*", phase="draw"),
            Draw("stock"),
            ("hint.leave-help", {"card": "*", "count": 39, "unseen": 104}),
        ),
    ],
)
def test_why_in_rami(view: View, action: Action, why: tuple[str, dict[str, Any]]) -> None:
    assert why_of(view, action) == why


RUMMY = Game(Rules.make("rummy5000", permanent_wild_upcard="choose", permanent_wilds=["2"], packs=2), 3)


def playing_rummy(hand: str, discard: str = "9H", table: str = "", phase: str = "play", **more: Any) -> View:
    """A view of seat 0, to act, sixes being wild, with one meld of seat 1 on the table."""
    melds = tuple(meld for meld in [RUMMY.law_for("6").melds.lying(tuple(table.split()), 1)] if meld is not None)
    hands = (tuple(hand.split()), ("3S", "4D"), ("KS",))
    round = RUMMY.deal("x", 2)._replace(turn=0, hands=hands, melds=melds, phase=phase, wild_rank="6", **more)
    return RUMMY.view(round._replace(discard=tuple(discard.split()), known=((), (), ())), 0)


DEEP = ("hint.take-deep", {"card": "9H", "count": 3, "points": 20})
CALLED = playing_rummy("KC 4D", "7H 9C", "9D 9H 9S", "call", discarder=2, following=1)


@pytest.mark.parametrize(
    ("view", "action", "why"),
    [
        (playing_rummy("KC KD KS 3H"), LayMelds((("KC", "KD", "KS"),)), ("hint.score", {"points": 30})),
        (playing_rummy("KC AD 3H", table="QD KD 6S=AD"), Match("AD", 0), ("hint.match", {"card": "AD", "points": 100})),
        (playing_rummy("9C 6H 3H", table="9D 9H 9S"), LayOff(("9C", "6H"), 0), ("hint.score", {"points": 105})),
        (playing_rummy("KC"), Discard("KC"), ("hint.end", {"count": 2})),
        (playing_rummy("9C", table="9D 9H 9S"), LayOff(("9C",), 0), ("hint.float", {})),
        (CALLED, Call(0), ("hint.call", {"card": "9C"})),
        (CALLED, Pass(), ("hint.let-go", {"card": "9C"})),
        (
            playing_rummy("KC 4D", "7H 9C", phase="call", discarder=2, following=1),
            Pass(),
            ("hint.no-call", {"card": "9C"}),
        ),
        (playing_rummy("9C 9D 3H", "9H QS 4D", phase="draw"), Draw("discard", 3), DEEP),
        (playing_rummy("9C 3H", "4D 6H", phase="draw"), Draw("discard"), ("hint.take-wild", {"card": "6H"})),
        (playing_rummy("9C KD 3H", table="9D 9H 9S"), Discard("3H"), ("hint.safe", {"card": "3H"})),
        (playing_rummy("9C KD 3H"), Discard("KD"), ("hint.high", {"card": "KD", "points": 10})),
        (playing_rummy("2C", phase="choose"), Choose(12), ("hint.many", {})),
        (playing_rummy("2C", phase="choose"), Choose(2), ("hint.few", {})),
        (playing_rummy("9D 3H", table="9C 9H 6D"), Reclaim(("9D",), 0), ("hint.reclaim-wild", {})),
    ],
)
def test_why_in_rummy(view: View, action: Action, why: tuple[str, dict[str, Any]]) -> None:
    assert why_of(view, action) == why


BROKEN = ("hint.whole", {"others": ["5H"], "cards": ["4H", "5H", "6H"]})


def test_what_was_thrown_instead_is_told_why_it_should_stay() -> None:
    view = looking_at(HAND)
    assert reason(view, Discard("KD"), Discard("5H")) == BROKEN
    assert reason(view, Discard("KD"), Discard("KD")) == reason(view, Discard("KD"))
    assert reason(view, Discard("KD"), LayMelds((("4H", "5H", "6H"),))) == reason(view, Discard("KD"))
    assert reason(view, Discard("4H"), Discard("5H"))[0] != "hint.whole"


def test_every_reason_has_its_example() -> None:
    tables = [test.pytestmark[0].args[1] for test in (test_why, test_why_in_rami, test_why_in_rummy)]  # type: ignore[attr-defined]
    given = {why[0].removeprefix("hint.") for table in tables for *_, why in table}
    assert sorted({*REASONS} - given) == ["again", "whole"]


def test_a_card_that_may_not_be_taken_is_not_said_to_be_left() -> None:
    closed = Game(Rules.make("rami51", discard_from_turn=3), 2)
    view = closed.view(closed.deal("x"), 1 - closed.deal("x").dealer)
    assert why_of(view, Draw("stock")) == ("hint.draw", {})


class Witness:
    """Says what is true of a view, counting cards for itself."""

    def __init__(self, view: View) -> None:
        self.view = view
        game = Game(view.rules, view.players)
        self.law = game.law_for(view.wild_rank)
        seen = Counter((*view.hand, *view.discard, *view.aside))
        for seat, known in enumerate(view.known):
            seen.update(known if seat != view.seat else ())
        for meld in view.melds:
            for slot in meld.slots:
                seen[slot.card] += 1
                seen[slot.stands_for] += slot.matched is not None
        self.out = {card: left for card in (*FACES, JOKER) if (left := max(0, self.law.plan.copies(card) - seen[card]))}
        hidden = [count - len(view.known[seat]) for seat, count in enumerate(view.counts) if seat != view.seat]
        self.unseen = view.stock_count + sum(hidden)
        self.rivals = sum(seat not in (view.seat, *view.eliminated) for seat in range(view.players))

    def meld(self, *cards: str) -> bool:
        """Whether they are one, none of them wild."""
        read = self.law.melds.read(tuple(cards), self.view.seat)
        return read is not None and not any(map(self.law.melds.is_wild, cards))

    def between(self, one: str, other: str) -> list[str]:
        return [face for face in FACES if self.meld(one, other, face)]

    def alone(self, card: str, hand: Counter[str]) -> bool:
        """Whether the card can become a meld with no card of the hand."""
        return not any(
            face in self.out or (hand - Counter([other]))[face] for other in hand for face in self.between(card, other)
        )

    def pair(self, args: dict[str, Any], *pair: str) -> bool:
        faces = [face for face in self.between(*pair) if face in self.out]
        return faces == args["others"] != [] and args["count"] == sum(map(self.out.__getitem__, faces))

    def took(self, seat: int, card: str) -> bool:
        return any(
            event[:2] == (seat, "discard") and card in event[2] for event in self.view.history if len(event) == 3
        )

    def risk(self, seat: int, card: str) -> int:
        """Of cards that the seat is known to hold, how many make a meld with this one, or may do so."""
        known = [card for card in self.view.known[seat] if self.took(seat, card)]
        if any(self.meld(card, *pair) for pair in combinations(known, 2)):
            return 2
        may_have = {*self.out, *known}
        return any(face in may_have for took in known if took != card for face in self.between(card, took))

    def lies_off(self, card: str) -> bool:
        return any(list(self.law.melds.lay_offs((card,), meld)) for meld in self.view.melds)

    def is_of_use(self, card: str) -> bool:
        """Whether another seat could put the card on the table, with whatever it may have."""
        others = [known for seat, known in enumerate(self.view.known) if seat != self.view.seat]
        may_have = {*self.out, *(card for known in others for card in known)}
        if self.view.rules.take_depth == "any":
            may_have |= {*self.view.discard}
        near = [face for face in may_have if face[0] == card[0] or face[1:] == card[1:]]
        return (
            any(map(self.law.melds.is_wild, (*may_have, card)))
            or any(card in face for face in combinations((*near, *near), 2) if self.meld(card, *face))
            or any(self.meld(card, *pair) for pair in combinations(near, 2))
            or any(card in cards for meld in self.view.melds for cards in self.law.melds.lay_offs((card, *near), meld))
        )

    def wild(self, card: str) -> bool:
        return bool(self.law.melds.is_wild(card))

    def is_last(self, count: int) -> bool:
        """Whether no seat but those before this one draws again, of a stock of so many cards."""
        rules, view = self.view.rules, self.view
        ends = rules.reshuffle_limit is not None and view.reshuffles >= rules.reshuffle_limit
        return ends and view.stock_count == count <= self.rivals and rules.stock_end == "lowest_hand"

    def bears_out(self, key: str, args: dict[str, Any]) -> bool:
        if "first" in args:
            first, given = args["first"]
            if not self.bears_out(first.removeprefix("hint."), given):
                return False
        view, worth = self.view, self.law.values.of
        card, cards, hand = args.get("card"), args.get("cards", []), Counter(view.hand)
        others, seat = args.get("others", []), args.get("seat", -1)
        after = self.law.plan.next_seat(view.seat, view.eliminated)
        match key:
            case "take-meld":
                meld = self.law.melds.read(tuple(cards), view.seat)
                return (
                    card in view.discard
                    and card in cards
                    and meld is not None
                    and Counter(map(plain, cards)) <= hand + Counter(view.discard)
                )
            case "take-build":
                return card in view.discard and cards[0] in hand and self.pair(args, card, *cards)
            case "take-deep":
                taken = view.discard[-args["count"] :]
                return card == taken[0] and args["points"] == self.law.values.hand(taken)
            case "leave-lone":
                completing = {face for pair in combinations(view.hand, 2) for face in self.between(*pair)}
                most = sum(count for face, count in self.out.items() if face in completing)
                return self.alone(card, hand) and 0 < args["count"] <= most and args["unseen"] == self.unseen
            case "leave-told":
                told = not any(True for _ in self.law.melds.candidates((*view.hand, card), using=card))
                return told and args["count"] == self.rivals
            case "leave":
                pairs = combinations([card for card in view.hand if not self.wild(card)], 2)
                completing = {face for pair in pairs for face in self.between(*pair)}
                most = sum(count for face, count in self.out.items() if face in completing)
                return card == view.discard[-1] and 0 < args["count"] <= most and args["unseen"] == self.unseen
            case "leave-help":
                fits = {face for face in self.out if self.wild(face) or self.lies_off(face)}
                fits |= {face for face in self.out if not self.alone(face, hand)}
                return args["count"] == sum(map(self.out.__getitem__, fits)) and args["unseen"] == self.unseen
            case "spare" | "end":
                return args["count"] == self.rivals and view.options.discards != ()
            case "last-stock":
                return self.is_last(args["count"])
            case "last-high":
                left = [face for face in hand if worth[face] > worth[card] and face in view.options.discards]
                melded = (any(True for _ in self.law.melds.candidates(view.hand, using=face)) for face in left)
                return self.is_last(args["count"]) and all(melded) and args["points"] == worth[card]
            case "near":
                return seat != view.seat and view.counts[seat] == args["count"] <= 3
            case "near-stock":
                return view.stock_count == args["count"] < view.players
            case "held":
                return tuple(cards) in view.options.melds and Counter(map(plain, cards)) <= hand
            case "whole":
                return (
                    others[0] in map(plain, cards)
                    and Counter(map(plain, cards)) <= hand
                    and self.law.melds.read(tuple(cards), 0) is not None
                )
            case "risk":
                known = Counter(cards) <= Counter(view.known[seat]) and seat == after
                told = known and all(self.took(seat, card) for card in cards)
                return told and len(cards) == self.risk(seat, others[0]) > self.risk(seat, card)
            case "gift":
                return others[0] in hand and self.lies_off(others[0]) and not self.lies_off(card)
            case "dead":
                return not self.is_of_use(card)
            case "unwanted":
                threw = any(isinstance(event, Discarded) and event[:] == (seat, cards[0]) for event in view.history)
                return threw and seat == after and self.between(card, cards[0]) != []
            case "lone":
                return (
                    self.pair(args, *cards)
                    and self.alone(card, hand - Counter([card]))
                    and not Counter(map(plain, cards)) - hand
                )
            case "build":
                return card not in cards and self.pair(args, *cards) and not Counter(map(plain, cards)) - hand
            case "high":
                return args["points"] == worth[card]
            case "safe":
                return not self.lies_off(card) and any(map(self.lies_off, view.options.discards))
            case "split":
                return any(True for _ in self.law.melds.candidates(view.hand, using=card))
            case "hold":
                return args["reached"] < args["needed"] == self.law.opening.needed(view.opening_value)
            case "open":
                return args["points"] >= args["needed"] == self.law.opening.needed(view.opening_value)
            case "only":
                return len(view.options.discards) == 1
            case "wait":
                others = [count for seat, count in enumerate(view.counts) if seat not in (view.seat, *view.eliminated)]
                return view.seat not in view.opened and view.options.melds != () and min(others) > 3
            case "wait-took":
                took = view.taken is not None and view.taken.source == "discard" and card in view.taken.cards
                may_open = view.seat not in view.opened and view.options.melds != ()
                return took and may_open and args["needed"] == self.law.opening.needed(view.opening_value)
            case "out" | "float":
                return len(view.options.melds + view.options.lay_offs + view.options.discards) > 0
            case _:
                return True


def comes_true(game: Game, round: Round, action: Action, key: str) -> bool:
    """Whether what is said of the end of the round comes about, in the round as it is."""
    seat = round.turn
    assert seat is not None
    if key == "go-out":
        return empties(game, game.play(round, seat, action), seat)
    result = game.play(round, seat, action).result
    if key == "end-stock":
        return result is not None
    if key == "end-lowest":
        return result is not None and result.winner is not None and result.values[result.winner] == min(result.values)
    return True


def empties(game: Game, round: Round, seat: int) -> bool:
    """Whether the seat wins the round by some acts of its turn."""
    if round.result is not None:
        return who_went_out(round) == seat
    if round.turn != seat:
        return False
    options = game.options(round)
    tried: list[Action] = [*map(Discard, options.discards)] if len(round.hands[seat]) == 1 else []
    opening = best_opening(game.view(round, seat))
    tried += [opening] if opening else []
    tried += [LayMelds((meld,)) for meld in options.melds]
    tried += [*options.reclaims, *options.lay_offs]
    return any(
        empties(game, game.play(round, seat, action), seat)
        for action in tried
        if game.refusal(round, seat, action) is None
    )


@cache
def sentences() -> dict[str, str]:
    """Of each reason, as the page says it."""
    text = (Path(__file__).parent.parent / "web" / "text" / "en" / "words.ftl").read_text(encoding="utf-8")
    parts = re.split(r"\n    \.([\w-]+) =", text.split("\nhint =")[1])
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def asked_for(name: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", sentences()[name]))


DEALS = 2


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_is_said_of_a_move_is_true(preset: str) -> None:
    """Of moves of all kinds, good or bad, and of what might have been done instead."""
    told: Counter[str] = Counter()
    for deal in range(DEALS):
        game = Game(Rules.make(preset), 2 + deal % 3)
        round, chance = game.deal(f"told {deal}"), Random(deal)
        while round.turn is not None:
            view, seat = game.view(round, round.turn), round.turn
            usual = BOTS["easy"](view, chance, 1)
            tried = [usual, *view.options.draws, *map(Discard, view.options.discards), *view.options.lay_offs[:3]]
            others = [None, *map(Discard, chance.sample(view.options.discards, min(2, len(view.options.discards))))]
            witness = Witness(view)
            for action in chance.sample(tried, min(4, len(tried))):
                for instead in others:
                    key, args = reason(view, action, instead)
                    name = key.removeprefix("hint.")
                    told[name] += 1
                    assert asked_for(name) <= {"who" if each == "seat" else each for each in args}
                    assert name in REASONS and witness.bears_out(name, args), (view, action, instead, key, args)
                    assert comes_true(game, round, action, name), (view, action, key)
            round = game.play(round, seat, usual)
    assert len(told) > 12, told


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_whatever_a_bot_does_has_a_reason(preset: str) -> None:
    """Hints are always legal."""
    game = Game(Rules.make(preset), 2)
    round = game.deal("hints")
    for _ in range(12):
        if round.turn is None:
            break
        view = game.view(round, round.turn)
        action, (key, _) = hint(view, BOTS["hard"], BUDGET)
        assert key.removeprefix("hint.") in REASONS
        round = game.play(round, round.turn, action)


def test_every_act_of_a_turn_that_goes_out_says_so() -> None:
    """From the first on in which nothing comes to the hand that nobody knows."""
    told: Counter[str] = Counter()
    for preset in ("cardverse", "rami40", "rami51"):
        game = Game(Rules.make(preset), 2)
        for deal in range(6):
            round, chance, acts = game.deal(f"gone {deal}"), Random(deal), []
            while round.turn is not None:
                view = game.view(round, round.turn)
                acts.append((view, BOTS["normal"](view, chance, 1)))
                round = game.play(round, round.turn, acts[-1][1])
            winner, last = who_went_out(round), acts[-1][0]
            turn = [(view, act) for view, act in acts if (view.turn_number, view.seat) == (last.turn_number, winner)]
            told.update(reason(view, act)[0] for view, act in turn if act != Draw("stock"))
    assert {*told} == {"hint.go-out", "hint.out"} and told["hint.go-out"] > 6, told


def later(view: View, drew: str, source: str = "stock") -> View:
    """Of a turn that is not the seat's first, with this card drawn."""
    return replace(view, history=(*view.history, Discarded(0, "3C")), taken=Taken(source, (drew,)))


@pytest.mark.parametrize(
    ("view", "card", "new", "key"),
    [
        (looking_at(HAND), "KD", "4H", "hint.held"),
        (playing_rami(CLOSED), "2C", "9H", "hint.wait"),
        (playing_rami("KC KD KS 2H 7H 4D"), "7H", "KS", "hint.hold"),
    ],
)
def test_what_is_kept_is_said_when_it_is_new_and_no_more(view: View, card: str, new: str, key: str) -> None:
    assert reason(later(view, new), Discard(card))[0] == key
    told = reason(later(view, card), Discard(card))
    assert told == reason(later(view, new), Discard(card))[1]["first"]


def test_melds_are_not_said_to_wait_once_somebody_is_near() -> None:
    view = playing_rami(CLOSED)
    assert reason(replace(view, counts=(8, 3)), Discard("2C")) == spare("2C")


def test_chance_is_the_same_every_time() -> None:
    seen: list[float] = []

    def bot(view: View, chance: Random, budget: int) -> Action:
        seen.append(chance.random())
        return Draw("stock")

    hint(BEFORE, bot, 1)
    hint(BEFORE, bot, 1)
    assert seen[0] == seen[1]


def test_the_page_knows_every_reason() -> None:
    assert list(sentences()) == list(REASONS)
