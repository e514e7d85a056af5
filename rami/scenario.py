"""Scenarios: a rule as an executable example.

A scenario is plain data: rules, a position or a stacked pack, actions, and what must then be true. `check` plays it.
Three things may come out: it holds, it fails for a reason, or it cannot be read (`Unreadable`, which says where).
Text that is no card and actions that are none are readable only where a refusal is expected of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple, NoReturn

from rami.actions import MOST_CARDS, Action, Choose, Draw, NextRound, is_card_text, parse
from rami.cards import RANKS, Card, is_card, ordered
from rami.cards import plain as plain_card
from rami.deal import OutOfCards
from rami.effects import DRAWN
from rami.endings import who_went_out
from rami.game import Game
from rami.melds import Meld, Slot
from rami.round import Debt, Round
from rami.rules import CODES, Refusal, Refused, rules_from


class Unreadable(Exception):
    """A document that is no scenario; the text has the place and what is wrong there."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(f"{place or 'document'}: {what}")


class _BadText(Unreadable):
    """Text that is no card, where a position may be refused for it."""


class _Failed(Exception):
    """The scenario does not hold."""


def check(document: object) -> str | None:
    """Why the scenario does not hold; None if it does. Raises `Unreadable`."""
    fields = _object(document, "", {"rules", "players"}, _DOCUMENT)
    for name in ("title", "cites"):
        _meta(fields, name)
    beginnings = ("state" in fields) + ("pack" in fields)
    if beginnings > 1 or (not beginnings and "refused" not in fields):
        raise Unreadable("", "has either a state or a pack")
    if "dealer" in fields and "state" in fields:
        raise Unreadable("dealer", "belongs to a pack; a state has its own")
    if "refused" in fields and fields.get("steps"):
        raise Unreadable("", "has either steps or a refusal")
    if "refused" not in fields and "steps" not in fields:
        raise Unreadable("", "lacks steps")
    expected = _refusal(fields["refused"], "refused") if "refused" in fields else None
    try:
        return _check(fields, expected)
    except _Failed as failure:
        return str(failure)


class Move(NamedTuple):
    """What a seat asks for in a scenario, and the round after it: the same as before where it is refused."""

    seat: int
    action: Action
    refusal: Refusal | None
    round: Round


def moves(document: Mapping[str, Any]) -> tuple[Game, Round, tuple[Move, ...]]:
    """A scenario that holds, move by move: its game, the round it begins with, and the moves, which facts are not."""
    game, begun = _set_up(document)
    round, found = begun, []
    for number, step in enumerate(document["steps"]):
        fields = {name: value for name, value in step.items() if name not in ("then", "refused")}
        if fields:
            move = _Move(fields, f"steps[{number}]", may_be_bad=True)
            refusal = move.judge(game, round)
            round = round if refusal else move.play(game, round)
            found.append(Move(move.seat, move.action, refusal, round))
    return game, begun, tuple(found)


_DOCUMENT = {"title", "cites", "state", "pack", "dealer", "steps", "refused"}


def _check(fields: Mapping[str, Any], expected: _Expected | None) -> str | None:
    try:
        game, round = _set_up(fields)
    except _BadText:
        if expected is None:
            raise
        refusal = Refusal("bad_input", "P-2", {})
        return expected.compare(refusal, "refused")
    except Refused as refused:
        if expected is None:
            return f"refused: {refused}"
        return expected.compare(refused.refusal, "refused")
    if expected is not None:
        return f"refused: nothing was refused, expected {expected}"
    steps = [_read_step(step, f"steps[{number}]") for number, step in enumerate(_list(fields["steps"], "steps"))]
    for step in steps:
        round = step(game, round)
    return None


def _set_up(fields: Mapping[str, Any]) -> tuple[Game, Round]:
    """The game and its first round; raises `Refused` for rules or a position that must be refused."""
    players = _number(fields["players"], "players", least=None)
    plain = _object(fields["rules"], "rules", set() if "refused" in fields else {"preset"}, None)
    game = Game(rules_from(plain), players)
    if "state" not in fields and "pack" not in fields:
        return game, game.deal("")
    if "state" in fields:
        return game, _Position(game, fields["state"]).round()
    pack = _cards(fields["pack"], "pack")
    dealer = _number(fields.get("dealer", players - 1), "dealer", least=None)
    if not game.law.plan.is_pack(pack):
        _refuse("pack", "does not hold exactly the cards of the game")
    if not 0 <= dealer < players:
        _refuse("dealer", "is no seat")
    return game, game.deal("", dealer, pack=pack)


# --- positions -------------------------------------------------------------------------------------------------------

_PHASES = ("draw", "play", "call", "choose")


class _Position:
    """Reads a `state`. What cannot be is refused with `bad_input`, what is no state at all is unreadable."""

    def __init__(self, game: Game, plain: object) -> None:
        self.game = game
        self.players = game.players
        known = {"dealer", "turn", "phase", "stock", "discard", "melds", "opened", "taken", "known", "scores"}
        known |= {"eliminated", "opened_this_turn", "reclaimed", "next_shuffle", "wild_rank", "went_out"}
        known |= {"discarder", "passed", "next", "caller"}
        numbers = {"turn_number", "reshuffles", "round_number", "opening_value"}
        self.fields = _object(plain, "state", {"hands"}, known | numbers)
        self.wild_rank = self._wild_rank()
        self.law = game.law_for(self.wild_rank)

    def round(self) -> Round:
        game, law, fields = self.game, self.law, self.fields
        dealer = self._seat("dealer", self.players - 1)
        eliminated = tuple(sorted(self._seats("eliminated"))) if "eliminated" in fields else ()
        if len(eliminated) > self.players - 1:
            _refuse("state.eliminated", "leaves nobody")
        turn = self._seat("turn", game.next_seat(dealer, eliminated))
        phase = self._phase()
        hands = self._by_seat("hands")
        if phase in ("play", "choose") and not hands[turn]:
            _refuse("state.hands", "the seat to act has nothing left to end its turn with")
        if turn in eliminated or any(hands[seat] for seat in eliminated):
            _refuse("state.eliminated", "holds a seat that plays")
        melds, owners = self._melds()
        stock = _faces(fields.get("stock", []), "state.stock")
        discard = _faces(fields.get("discard", []), "state.discard")
        matched = [tuple(card for card, _ in meld.matches) for meld in melds]
        self._copies([*hands, stock, discard, *(meld.cards for meld in melds), *matched])
        opened_this_turn = _flag(fields.get("opened_this_turn", False), "state.opened_this_turn")
        opened = self._seats("opened") if "opened" in fields else owners | ({turn} if opened_this_turn else set())
        if opened_this_turn and (phase != "play" or turn not in opened):
            _refuse("state.opened_this_turn", "is said of a seat that has not opened, or not drawn")
        known = self._by_seat("known") if "known" in fields else ((),) * self.players
        if phase == "choose":  # all have seen the up-card
            known = (*known[:turn], hands[turn], *known[turn + 1 :])
        for seat, faces in enumerate(known):
            if Counter(faces) - Counter(hands[seat]):
                _refuse(f"state.known[{seat}]", "is not in that hand")
        scores = tuple(
            _number(score, f"state.scores[{seat}]", least=None)
            for seat, score in enumerate(_list(fields.get("scores", [0] * self.players), "state.scores"))
        )
        if len(scores) != self.players:
            _refuse("state.scores", "has one score for each seat")
        round = Round(
            dealer=dealer,
            hands=hands,
            stock=stock,
            discard=discard,
            melds=melds,
            turn=turn,
            phase=phase,
            source="stock" if phase == "play" else None,
            opened=tuple(sorted(opened)),
            opened_this_turn=opened_this_turn,
            opening_value=self._count("opening_value"),
            reclaimed=self._reclaimed(hands[turn], phase),
            wild_rank=self.wild_rank,
            eliminated=eliminated,
            known=known,
            turn_number=self._count("turn_number"),
            reshuffles=self._count("reshuffles"),
            scores=scores,
            round_number=self._count("round_number"),
            next_shuffle=_faces(fields["next_shuffle"], "state.next_shuffle") if "next_shuffle" in fields else None,
        )
        round = self._called(self._out(round))
        if phase == "draw" and not hands[turn] and turn not in law.endings.floaters(round):
            _refuse("state.hands", "the seat to act has no cards")
        if phase == "choose":
            for fault in law.plan.faults(round):
                _refuse("state", fault)
        return self._taken(round) if "taken" in fields else round

    def _phase(self) -> str:
        phase = self.fields.get("phase", "draw")
        if phase not in _PHASES:
            raise Unreadable("state.phase", f"is one of {', '.join(_PHASES)}")
        exists = {"call": self.law.calls != "off", "choose": Choose in self.game.actions}
        if not exists.get(phase, True):
            _refuse("state.phase", f"{phase!r} does not exist in this game")
        return str(phase)

    def _wild_rank(self) -> str | None:
        rank: str | None = _or_none(_as_rank)(self.fields.get("wild_rank"), "state.wild_rank")
        if not self.game.law.plan.may_be_wild(rank):
            _refuse("state.wild_rank", "is never wild in this game")
        return rank

    def _out(self, round: Round) -> Round:
        """Who is out already (R5-V31)."""
        if self.fields.get("went_out") is None:
            return round
        seat = self._seat("went_out", 0)
        if not self.law.endings.grace or round.hands[seat] or seat == round.turn:
            _refuse("state.went_out", "is no seat that can be out")
        return round._replace(out=(seat,))

    def _called(self, round: Round) -> Round:
        """The call that is open, or the discard that the caller owes."""
        fields = self.fields
        caller = _flag(fields.get("caller", False), "state.caller")
        if caller and (round.phase != "play" or self.law.calls == "off"):
            _refuse("state.caller", "has not called in this phase")
        given = [name for name in ("discarder", "passed", "next") if fields.get(name) not in (None, [])]
        if round.phase != "call" and not caller:
            if given:
                _refuse(f"state.{given[0]}", "belongs to a call")
            return round
        assert round.turn is not None
        gone = round.eliminated
        playing = (seat for seat in range(self.players) if seat not in gone)
        before = next(seat for seat in playing if self.game.next_seat(seat, gone) == round.turn)
        discarder = self._seat("discarder", before)
        if fields.get("next") is None:
            following = self.game.next_seat(discarder, round.eliminated)
        else:
            following = self._seat("next", 0)
        passed = tuple(
            self._as_seat(seat, f"state.passed[{number}]")
            for number, seat in enumerate(_list(fields.get("passed", []), "state.passed"))
        )
        round = round._replace(caller=caller, following=following, source=None)
        if caller:
            return round
        if discarder == round.turn or round.turn in passed or not round.discard:
            _refuse("state.discarder", "leaves nothing to ask the seat to act")
        return round._replace(discarder=discarder, passed=passed)

    def _taken(self, round: Round) -> Round:
        place = "state.taken"
        fields = _object(self.fields["taken"], place, {"from"}, {"cards", "duty_met"})
        source = fields["from"]
        if source not in ("stock", "discard"):
            raise Unreadable(f"{place}.from", "is stock or discard")
        cards = _faces(fields.get("cards", []), f"{place}.cards")
        met = _flag(fields.get("duty_met", False), f"{place}.duty_met")
        if round.phase != "play" or round.caller:
            _refuse(place, "belongs to the phase play")
        assert round.turn is not None
        seat, law = round.turn, self.law
        hand = round.hands[seat]
        round = round._replace(source=source, taken=cards)
        if not cards:
            return round
        due = not met and cards[0] in hand
        if source == "stock":
            drawn = (Debt(cards[0], *DRAWN, or_discard=True),) if law.now_or_never and due else ()
            return round._replace(debts=drawn, floated=law.endings.floating and hand == cards)
        seen = Counter(round.known[seat]) | (Counter(cards) & Counter(hand))
        known = (*round.known[:seat], ordered(seen.elements()), *round.known[seat + 1 :])
        before = ordered((Counter(hand) - Counter(cards)).elements())
        debts, bars = law.incur(cards, before, seat in round.opened) if law.incur is not None and due else ((), ())
        return round._replace(known=known, debts=debts, bars=bars)

    def _melds(self) -> tuple[tuple[Meld, ...], set[int]]:
        """The melds, and the seats they belong to."""
        melds: list[Meld] = []
        owners: set[int] = set()
        for number, plain in enumerate(_list(self.fields.get("melds", []), "state.melds")):
            place = f"state.melds[{number}]"
            fields = _object(plain, place, {"cards"}, {"owner", "owners", "matches"})
            cards = _cards(fields["cards"], f"{place}.cards")
            if "owner" not in fields and "owners" not in fields:
                raise Unreadable(place, "has an owner")
            each = _list(fields.get("owners", [fields.get("owner")] * len(cards)), f"{place}.owners")
            seats = tuple(self._as_seat(seat, f"{place}.owner") for seat in each)
            if not cards or len(seats) != len(cards):
                _refuse(f"{place}.owners", "has one seat for each card")
            owner = self._as_seat(fields["owner"], f"{place}.owner") if "owner" in fields else seats[0]
            recogniser = self.law.melds
            meld = None if recogniser.miswritten(cards) else recogniser.lying(cards, owner)
            if meld is None:
                _refuse(place, "is no meld")
            left = sorted(zip(map(plain_card, cards), seats, strict=True))
            slots = []
            for slot in meld.slots:
                pair = next(pair for pair in left if pair[0] == slot.card)
                left.remove(pair)
                slots.append(Slot(slot.card, slot.stands_for, pair[1]))
            melds.append(self._matched(Meld(meld.kind, tuple(slots)), fields, place))
            owners.update(seats, {owner})
        return tuple(melds), owners

    def _matched(self, meld: Meld, fields: Mapping[str, Any], place: str) -> Meld:
        """The meld with the real cards that lie beside its wilds (R5-19)."""
        for number, pair in enumerate(_list(fields.get("matches", []), f"{place}.matches")):
            at = f"{place}.matches[{number}]"
            if not isinstance(pair, list) or len(pair) != 2:
                raise Unreadable(at, "is a card and its owner")
            (card,), seat = _faces(pair[:1], at), self._as_seat(pair[1], at)
            matched = self.law.melds.match(meld, card, seat) if self.law.matches else None
            if matched is None:
                _refuse(at, "is no card that a wild of the meld stands for")
            meld = matched
        return meld

    def _reclaimed(self, hand: tuple[Card, ...], phase: str) -> int:
        reclaimed = self._count("reclaimed")
        if reclaimed and (phase != "play" or reclaimed > sum(map(self.law.melds.is_wild, hand))):
            _refuse("state.reclaimed", "is more than the wilds in that hand")
        return reclaimed

    def _copies(self, places: list[tuple[Card, ...]]) -> None:
        counts = Counter(card for cards in places for card in cards)
        for card, count in counts.items():
            if count > self.game.law.plan.copies(card):
                _refuse("state", f"{card} is not so often in the game")

    def _by_seat(self, name: str) -> tuple[tuple[Card, ...], ...]:
        lists = _list(self.fields[name], f"state.{name}")
        hands = [_faces(cards, f"state.{name}[{seat}]") for seat, cards in enumerate(lists)]
        if len(hands) != self.players:
            _refuse(f"state.{name}", "has one list for each seat")
        return tuple(ordered(hand) for hand in hands)

    def _seat(self, name: str, absent: int) -> int:
        return self._as_seat(self.fields.get(name, absent), f"state.{name}")

    def _seats(self, name: str) -> set[int]:
        return {
            self._as_seat(seat, f"state.{name}[{number}]")
            for number, seat in enumerate(_list(self.fields[name], f"state.{name}"))
        }

    def _as_seat(self, plain: object, place: str) -> int:
        seat = _number(plain, place, least=None)
        if not 0 <= seat < self.players:
            _refuse(place, "is no seat")
        return seat

    def _count(self, name: str) -> int:
        return _number(self.fields.get(name, 0), f"state.{name}", least=0)


# --- steps -----------------------------------------------------------------------------------------------------------

_Step = Callable[[Game, Round], Round]
"""Plays a step; raises `_Failed`."""


class _Expected:
    """A refusal as a document asks for it: a code, perhaps the rule and some values."""

    def __init__(self, code: str, rule: str | None, values: Mapping[str, Any]) -> None:
        self.code = code
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        return " ".join(
            [self.code, *([repr(self.rule)] if self.rule else []), *([str(self.values)] if self.values else [])]
        )

    def compare(self, refusal: Refusal | None, place: str) -> str | None:
        """How the refusal differs from the one asked for."""
        if refusal is None:
            return f"{place}: nothing was refused, expected {self}"
        same = (
            refusal.code == self.code
            and self.rule in (None, refusal.rule)
            and all(name in refusal.values and refusal.values[name] == value for name, value in self.values.items())
        )
        return None if same else f"{place}: {refusal.code} {refusal.rule} {dict(refusal.values)}, expected {self}"


def _refusal(plain: object, place: str) -> _Expected:
    if isinstance(plain, str):
        plain = {"code": plain}
    fields = _object(plain, place, {"code"}, {"rule", "values"})
    if fields["code"] not in CODES:
        raise Unreadable(place, f"{fields['code']!r:.40} is no code of a refusal")
    rule = fields.get("rule")
    if rule is not None and not isinstance(rule, str):
        raise Unreadable(f"{place}.rule", "is the number of a rule")
    return _Expected(fields["code"], rule, _object(fields.get("values", {}), f"{place}.values", set(), None))


class _Move:
    """An action of a seat as written in a step; `refusal` is set where the text is none."""

    def __init__(self, fields: Mapping[str, Any], place: str, may_be_bad: bool) -> None:
        self.place = place
        self.refusal: Refusal | None = None
        self.action: Action = NextRound()
        self.seat = 0
        if "next_round" not in fields or "seat" in fields:
            if "seat" not in fields:
                raise Unreadable(place, "has no seat")
            self.seat = _number(fields["seat"], f"{place}.seat", least=None)
        try:
            self.action = parse({name: value for name, value in fields.items() if name != "seat"})
        except Refused as refused:
            if not may_be_bad:
                raise Unreadable(place, str(refused.refusal.values["what"])) from None
            self.refusal = refused.refusal

    def judge(self, game: Game, round: Round) -> Refusal | None:
        return self.refusal or game.refusal(round, self.seat, self.action)

    def play(self, game: Game, round: Round) -> Round:
        refusal = self.judge(game, round)
        if refusal is not None:
            raise _Failed(f"{self.place}: refused, {refusal.code} {refusal.rule} {dict(refusal.values)}")
        if isinstance(self.action, Draw) and round.next_shuffle is not None and not round.stock:
            self._check_next_shuffle(game, round, round.next_shuffle)
        try:
            return game.play(round, self.seat, self.action)
        except OutOfCards:
            raise _Failed(f"{self.place}: the stock is too short to deal on") from None

    def _check_next_shuffle(self, game: Game, round: Round, cards: tuple[Card, ...]) -> None:
        reshuffles = self.action == Draw("stock") and game.law.endings.may_reshuffle(round)
        if reshuffles and sorted(cards) != sorted(round.discard[:-1]):
            raise _Failed(f"{self.place}: next_shuffle does not hold the cards that are shuffled back")


def _read_step(plain: object, place: str) -> _Step:
    fields = dict(_object(plain, place, set(), None))
    alone = set(fields) == {"then"}
    then = _object(fields.pop("then", {}), f"{place}.then", set(), set(_FACTS) | {"may", "may_not"})
    facts = [_read_fact(name, value, f"{place}.then.{name}") for name, value in then.items()]
    expected = _refusal(fields.pop("refused"), f"{place}.refused") if "refused" in fields else None
    move = None if alone else _Move(fields, place, expected is not None)

    def step(game: Game, round: Round) -> Round:
        if move and expected:
            different = expected.compare(move.judge(game, round), place)
            if different:
                raise _Failed(different)
        elif move:
            round = move.play(game, round)
        for fact in facts:
            fact(game, round)
        return round

    return step


# --- facts -----------------------------------------------------------------------------------------------------------

_Fact = Callable[[Game, Round], None]
"""Holds, or raises `_Failed`."""


def _read_fact(name: str, plain: Any, place: str) -> _Fact:
    if name in ("may", "may_not"):
        moves = [
            _read_may(step, f"{place}[{number}]", name == "may_not") for number, step in enumerate(_list(plain, place))
        ]

        def judge(game: Game, round: Round) -> None:
            for move in moves:
                move(game, round)

        return judge
    read, actual = _FACTS[name]
    wanted = read(plain, place)

    def compare(game: Game, round: Round) -> None:
        found = actual(game, round, wanted)
        if found != wanted:
            raise _Failed(f"{place}: {found}, expected {wanted}")

    return compare


def _read_may(plain: object, place: str, must_not: bool) -> _Fact:
    fields = dict(_object(plain, place, set(), None))
    expected = _refusal(fields.pop("refused"), f"{place}.refused") if must_not and "refused" in fields else None
    move = _Move(fields, place, must_not)

    def judge(game: Game, round: Round) -> None:
        refusal = move.judge(game, round)
        if expected:
            different = expected.compare(refusal, place)
            if different:
                raise _Failed(different)
        elif must_not and refusal is None:
            raise _Failed(f"{place}: nothing was refused")
        elif not must_not and refusal is not None:
            raise _Failed(f"{place}: refused, {refusal.code} {refusal.rule} {dict(refusal.values)}")

    return judge


_Read = Callable[[Any, str], Any]
_Actual = Callable[[Game, Round, Any], Any]
"""What is so, in the form of what is wanted; only of the seats and melds that are asked about."""


def _as_number(plain: Any, place: str) -> int:
    return _number(plain, place, least=None)


def _or_none(read: _Read) -> _Read:
    return lambda plain, place: None if plain is None else read(plain, place)


def _as_phase(plain: Any, place: str) -> str:
    if plain not in (*_PHASES, "over"):
        raise Unreadable(place, "is no phase")
    return str(plain)


def _as_rank(plain: Any, place: str) -> str:
    if not isinstance(plain, str) or len(plain) != 1 or plain not in RANKS:
        raise Unreadable(place, "is no rank")
    return plain


def _as_numbers(plain: Any, place: str) -> list[int]:
    return [_number(value, f"{place}[{number}]", least=None) for number, value in enumerate(_list(plain, place))]


def _as_seats(plain: Any, place: str) -> list[int]:
    return sorted(_as_numbers(plain, place))


def _as_cards(plain: Any, place: str) -> list[Card]:
    return sorted(_cards(plain, place))


def _as_melds(plain: Any, place: str) -> list[list[Card]]:
    return [_as_cards(cards, f"{place}[{number}]") for number, cards in enumerate(_list(plain, place))]


def _as_card(plain: Any, place: str) -> Card:
    return _cards([plain], place)[0]


def _by_number(plain: Any, place: str) -> dict[int, list[Card]]:
    """Lists of cards by the number of a seat or a meld, which is a key and so written as text."""
    fields = _object(plain, place, set(), None)
    for name in fields:
        if not (name.isascii() and name.isdigit() and len(name) < 5):
            raise Unreadable(place, f"{name!r:.40} is no number")
    return {int(name): _as_cards(cards, f"{place}.{name}") for name, cards in fields.items()}


def _as_result(plain: Any, place: str) -> dict[str, Any]:
    fields = _object(plain, place, {"end"}, {"winner", "scores"})
    if fields["end"] not in ("out", "stock", "turn_limit"):
        raise Unreadable(f"{place}.end", "is out, stock or turn_limit")
    result: dict[str, Any] = {"end": fields["end"]}
    if "winner" in fields:
        result["winner"] = _or_none(_as_number)(fields["winner"], f"{place}.winner")
    if "scores" in fields:
        result["scores"] = _as_numbers(fields["scores"], f"{place}.scores")
    return result


def _as_winners(plain: Any, place: str) -> dict[str, list[int]]:
    fields = _object(plain, place, {"winners"}, set())
    return {"winners": _as_seats(fields["winners"], f"{place}.winners")}


def _as_sight(plain: Any, place: str) -> dict[str, Any]:
    fields = _object(plain, place, {"seat", "faces"}, set())
    return {
        "seat": _number(fields["seat"], f"{place}.seat", least=0),
        "faces": _as_cards(fields["faces"], f"{place}.faces"),
    }


def _result(game: Game, round: Round, wanted: Any) -> Any:
    if round.result is None:
        return None
    facts = {"end": round.result.end, "winner": round.result.winner, "scores": list(round.result.scores)}
    return {name: facts[name] for name in wanted} if wanted else facts


def _match(game: Game, round: Round, wanted: Any) -> Any:
    ended = game.totals(round), round.round_number + 1, round.eliminated, who_went_out(round)
    winners = None if round.result is None else game.match_over(*ended)
    return None if winners is None else {"winners": sorted(winners)}


def _sees(game: Game, round: Round, wanted: Any) -> Any:
    """The faces whose place the seat knows, by its view and nothing else."""
    seat = wanted["seat"]
    if seat >= game.players:
        return {"seat": None, "faces": []}
    view = game.view(round, seat)
    others = [card for other, faces in enumerate(view.known) if other != seat for card in faces]
    table = [card for meld in view.melds for card in (*meld.cards, *(card for card, _ in meld.matches))]
    return {"seat": seat, "faces": sorted([*view.hand, *view.discard, *view.aside, *table, *others])}


def _hands(game: Game, round: Round, wanted: Any) -> Any:
    return {seat: sorted(round.hands[seat]) if seat < game.players else None for seat in wanted}


def _matches(game: Game, round: Round, wanted: Any) -> Any:
    """Cards melded beside wilds, by meld (R5-19)."""
    melds = round.melds
    return {on: sorted(card for card, _ in melds[on].matches) if on < len(melds) else None for on in wanted}


def _wilds(game: Game, round: Round, wanted: Any) -> Any:
    """Wilds, by meld: with their place in a run, bare in a set."""
    return {meld: _wilds_of(round.melds[meld]) if meld < len(round.melds) else None for meld in wanted}


def _wilds_of(meld: Meld) -> list[str]:
    wilds = [slot for slot in meld.slots if slot.card != slot.stands_for]
    return sorted(slot.card if meld.kind == "set" else f"{slot.card}={slot.stands_for}" for slot in wilds)


_FACTS: dict[str, tuple[_Read, _Actual]] = {
    "turn": (_or_none(_as_number), lambda game, round, wanted: round.turn),
    "phase": (_as_phase, lambda game, round, wanted: round.phase),
    "dealer": (_as_number, lambda game, round, wanted: round.dealer),
    "wild_rank": (_or_none(_as_rank), lambda game, round, wanted: round.wild_rank),
    "turn_number": (_as_number, lambda game, round, wanted: round.turn_number),
    "reshuffles": (_as_number, lambda game, round, wanted: round.reshuffles),
    "round_number": (_as_number, lambda game, round, wanted: round.round_number),
    "scores": (_as_numbers, lambda game, round, wanted: list(game.totals(round))),
    "hands": (_by_number, _hands),
    "hand_counts": (_as_numbers, lambda game, round, wanted: list(map(len, round.hands))),
    "hand_values": (
        _as_numbers,
        lambda game, round, wanted: list(map(game.law_for(round.wild_rank).values.hand, round.hands)),
    ),
    "stock_count": (_as_number, lambda game, round, wanted: len(round.stock)),
    "discard_count": (_as_number, lambda game, round, wanted: len(round.discard)),
    "discard_top": (_or_none(_as_card), lambda game, round, wanted: round.discard[-1] if round.discard else None),
    "melds": (_as_melds, lambda game, round, wanted: [sorted(meld.cards) for meld in round.melds]),
    "wilds": (_by_number, _wilds),
    "matches": (_by_number, _matches),
    "opened": (_as_seats, lambda game, round, wanted: list(round.opened)),
    "floating": (_as_seats, lambda game, round, wanted: list(game.law.endings.floaters(round))),
    "round": (_or_none(_as_result), _result),
    "match": (_or_none(_as_winners), _match),
    "sees": (_as_sight, _sees),
}


# --- plain data ------------------------------------------------------------------------------------------------------


def _object(
    plain: object, place: str, required: Collection[str], optional: Collection[str] | None
) -> Mapping[str, Any]:
    """An object with these fields; any others only where `optional` is None."""
    if not isinstance(plain, Mapping):
        raise Unreadable(place, "is no object")
    missing = [name for name in required if name not in plain]
    if missing:
        raise Unreadable(place, f"lacks {', '.join(sorted(missing))}")
    if optional is not None:
        strange = [str(name) for name in plain if name not in required and name not in optional]
        if strange:
            raise Unreadable(place, f"{strange[0]!r:.40} is not known here")
    return plain


def _list(plain: object, place: str) -> list[Any]:
    if not isinstance(plain, list):
        raise Unreadable(place, "is no list")
    if len(plain) > MOST_CARDS * 10:
        raise Unreadable(place, "is too long")
    return plain


def _cards(plain: object, place: str) -> tuple[Card, ...]:
    cards = _list(plain, place)
    for number, card in enumerate(cards):
        if not isinstance(card, str):
            raise Unreadable(f"{place}[{number}]", "is no text")
        if not is_card_text(card):
            raise _BadText(f"{place}[{number}]", f"{card!r:.40} is no card")
    return tuple(cards)


def _faces(plain: object, place: str) -> tuple[Card, ...]:
    """Cards of a position, none of them standing for another."""
    cards = _cards(plain, place)
    for number, card in enumerate(cards):
        if not is_card(card):
            _refuse(f"{place}[{number}]", f"{card} is not in the game")
    return cards


def _number(plain: object, place: str, least: int | None) -> int:
    if not isinstance(plain, int) or isinstance(plain, bool) or abs(plain) > 10**9:
        raise Unreadable(place, "is no whole number")
    if least is not None and plain < least:
        raise Unreadable(place, f"is less than {least}")
    return plain


def _flag(plain: object, place: str) -> bool:
    if not isinstance(plain, bool):
        raise Unreadable(place, "is neither true nor false")
    return plain


def _meta(fields: Mapping[str, Any], name: str) -> None:
    value = fields.get(name, "")
    texts = _list(value, name) if name == "cites" and name in fields else [value]
    if not all(isinstance(text, str) for text in texts):
        raise Unreadable(name, "is no text")


def _refuse(place: str, what: str) -> NoReturn:
    raise Refused(Refusal("bad_input", "P-2", {"what": f"{place}: {what}"}))
