"""Rules and acts drawn from the engine's own metadata, and other worlds that one seat cannot tell from this one."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
from rami.cards import FACES, JOKER, Card, ordered
from rami.events import Dealt, Drew, Event
from rami.game import Game
from rami.legality import openings_of, openings_with, standing
from rami.presets import PRESETS
from rami.round import Round
from rami.rules import (
    MOST_PLAYERS,
    RANKS,
    SWITCHES,
    BadRules,
    ByPlayers,
    Choice,
    Number,
    NumberOrNamed,
    OnOff,
    Ranks,
    Rules,
    Span,
    Table,
    for_players,
)

SEATS = range(2, MOST_PLAYERS + 1)
"""Numbers of players at the tables drawn."""


def values_of(switch: str) -> st.SearchStrategy[Any]:
    """Plain values of a switch's domain: those that settings offer, and any other."""
    metadata = SWITCHES[switch]
    domain = metadata["domain"]
    offered = [st.sampled_from(metadata["offers"])] if metadata["offers"] else []
    match domain:
        case OnOff():
            return st.booleans()
        case Choice(values):
            return st.sampled_from(values)
        case Number(low, high, none):
            found = [*offered, st.integers(low, high), st.integers(low, min(high, low + 40))]
            return st.one_of(*found, st.none()) if none else st.one_of(*found)
        case ByPlayers(low, high, none):
            number = st.integers(low, high)
            found = [*offered, number, st.fixed_dictionaries({str(players): number for players in SEATS})]
            return st.one_of(*found, st.none()) if none else st.one_of(*found)
        case Span(low, high):
            return st.tuples(st.integers(low, high), st.integers(low, high)).map(list)
        case NumberOrNamed(low, high, names):
            number = st.integers(low, high)
            return st.one_of(*offered, number, st.dictionaries(st.sampled_from(names), number, min_size=1))
        case Table(low, high, names):
            number = st.integers(low, high) | st.integers(low, min(high, low + 15))
            return st.one_of(*offered, st.dictionaries(st.sampled_from(names), number, max_size=4))
        case Ranks():
            return st.one_of(*offered, st.lists(st.sampled_from(RANKS), unique=True, max_size=3))
    raise TypeError(f"{switch} has a domain that nobody draws from")


@st.composite
def rules(draw: st.DrawFn, **fixed: st.SearchStrategy[Any]) -> dict[str, Any]:
    """Some switches at any value of their domains; the table may still be impossible."""
    chosen = draw(st.lists(st.sampled_from(sorted(set(SWITCHES) - {"players", *fixed})), unique=True, max_size=8))
    switches = {switch: draw(values_of(switch)) for switch in sorted(chosen)}
    return switches | {switch: draw(strategy) for switch, strategy in fixed.items()}


@st.composite
def games(draw: st.DrawFn, seats: int = 4, *, short: bool = False, **fixed: st.SearchStrategy[Any]) -> Game:
    """A table of any preset that can be played at, with hands small enough to try everything.

    `seats`: no table has more. `short`: of Rummy 5000 with so short hands that somebody calls, floats or goes out
    while the others have hardly begun.
    """
    preset = draw(st.sampled_from(["rummy5000", "george"] if short else sorted(PRESETS)))
    players = draw(st.integers(2, min(seats, PRESETS[preset].players[1])))
    largest = min(12, 46 // players)
    size = st.just(largest) | st.integers(1, largest)
    if PRESETS[preset].hand_size is None:
        size = st.none() | size
    switches = draw(rules(hand_size=size, **fixed))
    if switches.get("target_score", 100) is None:
        switches.setdefault("rounds", 100)
    switches.setdefault("opening_minimum", draw(st.sampled_from([0, 0, 20, PRESETS[preset].opening_minimum])))
    if draw(st.integers(0, 2)):
        switches.setdefault("jokers", draw(st.integers(4, 12)))
        switches.setdefault("wild_reclaim", True)
    if short:
        switches |= {"hand_size": draw(st.integers(2, 4)), "floating": True, "reshuffle_limit": 2, "opening_minimum": 0}
        switches |= {"rummy_call": draw(st.sampled_from(["lay_off", "pile"])), "first_turn_grace": draw(st.booleans())}
        switches |= {"wild_indicator": draw(st.sampled_from(["first", "last", "extra", "separate"]))}
        switches |= {"jokers": draw(st.integers(0, 8)), "lowest_rank": "6", "packs": 3, "melds": "both"}
    _agree(preset, switches)
    return _game(preset, switches, players)


def _game(preset: str, switches: dict[str, Any], players: int) -> Game:
    """The table, with as many packs as it needs, or else small hands."""
    try:
        return Game(Rules.make(preset, **switches), players)
    except BadRules as error:
        assert error.switches, "a refusal of rules names the switches"
        needed = error.refusal.values.get("packs_needed")
        assert needed is not None, f"{switches} are all in their domains: {error}"
        assert needed > (for_players(switches.get("packs", 1), players) or 1)
    if needed > SWITCHES["packs"]["domain"].high:
        needed, switches["hand_size"] = 2, 3
    return _game(preset, {**switches, "packs": needed}, players)


def _agree(preset: str, switches: dict[str, Any]) -> None:
    """Takes out switches that contradict others."""

    def value(switch: str) -> Any:
        return switches.get(switch, getattr(PRESETS[preset], switch))

    if value("melds") == "sets":
        switches.pop("opening_needs_clean_run", None)
    if value("scoring") != "penalty" or switches.get("target_score", 100) is None:
        switches.pop("elimination", None)
    if value("floating"):
        switches.pop("discard_to_win", None)
    if value("rummy_call") == "pile":
        switches["take_depth"] = "any"
    if value("hand_size") is None:
        switches.pop("dealer_starts_with_discard", None)
    ranks = RANKS[RANKS.index(value("lowest_rank")) :]
    if "permanent_wilds" in switches:
        switches["permanent_wilds"] = [rank for rank in switches["permanent_wilds"] if rank in ranks]
    if switches.get("smallest_upcard") == "A":
        switches["smallest_upcard"] = "5"


def choices(game: Game, round: Round) -> list[Action]:
    """The options as legal actions: a meld at a time, or for some melds an opening with each of them."""
    options, seat = game.options(round), round.turn
    assert seat is not None
    melds = [LayMelds((cards,)) for cards in options.melds]
    alone = [action for action in melds if seat in round.opened or game.refusal(round, seat, action) is None]
    if len(alone) < len(melds):
        law, now = game.law_for(round.wild_rank), standing(round, seat)
        openings = openings_of(law, now)
        for action in [action for action in melds if action not in alone][:8]:
            alone.append(LayMelds(next(openings_with(law, now, openings, action.melds[0]))))
    found: list[Action] = [*options.draws, *alone, *options.lay_offs, *options.reclaims, *options.matches]
    found += [*options.calls, *[Pass()] * options.may_pass, *map(Choose, options.choices)]
    return [*found, *map(Discard, options.discards)]


def leaning(rng: Random, found: list[Action]) -> Action:
    """One of the actions, mostly one that lays cards: a turn of discards alone shows little."""
    laying = [action for action in found if not isinstance(action, Draw | Discard | Pass)]
    return rng.choice(laying if laying and rng.random() < 0.8 else found)


def anything(rng: Random, round: Round) -> Action:
    """An action made without a look at the rules."""
    cards = [card for hand in round.hands for card in hand] + list(round.discard) or ["AS"]
    some = tuple(rng.choice(cards) for _ in range(rng.randint(1, 4)))
    if rng.random() < 0.3:
        wild = rng.choice([JOKER, f"{JOKER}={rng.choice(FACES)}", f"{rng.choice(cards)}={rng.choice(FACES)}"])
        some = (*some[1:], wild)
    return rng.choice(
        [
            Draw("stock"),
            Draw("discard", rng.randint(0, 5)),
            LayMelds((some,)),
            LayMelds((some, tuple(rng.sample(FACES, 3)))),
            LayOff(some, rng.randint(0, 4)),
            Reclaim(some[: rng.randint(1, 2)], rng.randint(0, 4)),
            Match(some[0], rng.randint(0, 4)),
            Call(rng.randint(0, 3)),
            Call(rng.randint(0, 3), stands_for=rng.choice(FACES)),
            Call(rng.randint(0, 3), cards=some),
            Call(meld=some),
            Pass(),
            Choose(rng.choice([1, 2, 12])),
            Discard(some[0]),
        ]
    )


def all_cards(round: Round) -> list[Card]:
    """Every card there is, sorted."""
    melded = [card for meld in round.melds for card in meld.cards]
    matched = [slot.stands_for for meld in round.melds for slot in meld.slots if slot.matched is not None]
    held = [card for hand in round.hands for card in hand]
    return sorted([*held, *round.stock, *round.discard, *melded, *matched, *round.aside])


def hidden_cards(round: Round, seat: int) -> list[Card]:
    """What the seat cannot place: the stock, and of other hands what was not taken openly."""
    hidden = list(round.stock)
    for other, hand in enumerate(round.hands):
        if other != seat:
            rest = list(hand)
            for card in round.known[other]:
                rest.remove(card)
            hidden += rest
    return hidden


def other_world(rng: Random, round: Round, seat: int) -> Round:
    """The same round with all that the seat cannot see dealt anew: hands, stock, and the secret part of the history."""
    hidden = hidden_cards(round, seat)
    rng.shuffle(hidden)
    hands = []
    for other, hand in enumerate(round.hands):
        if other == seat:
            hands.append(hand)
        else:
            unknown = len(hand) - len(round.known[other])
            cards = [*round.known[other], *(hidden.pop() for _ in range(unknown))]
            hands.append(ordered(cards))
    taken, debts = round.taken, round.debts
    if round.source == "stock" and round.turn != seat and round.turn is not None:
        taken = (rng.choice(hands[round.turn]),)
        debts = tuple(debt._replace(face=taken[0]) if debt.or_discard else debt for debt in debts)
    history = tuple(_retold(rng, event, seat) for event in round.history)
    return round._replace(hands=tuple(hands), stock=tuple(hidden), taken=taken, debts=debts, history=history)


def _retold(rng: Random, event: Event, seat: int) -> Event:
    """The event with other faces where the seat saw none. They need not be possible: nobody may look at them."""
    if isinstance(event, Dealt):
        hands = tuple(
            hand if owner == seat else tuple(rng.choice(FACES) for _ in hand) for owner, hand in enumerate(event.hands)
        )
        return event._replace(hands=hands)
    if isinstance(event, Drew) and event.source == "stock" and event.seat != seat:
        return event._replace(cards=tuple(rng.choice(FACES) for _ in event.cards))
    return event
