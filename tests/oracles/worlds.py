"""Rules and acts drawn from the engine's own metadata, and other worlds that one seat cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from hypothesis import strategies as st

from rami.actions import Action, Discard, Draw, LayMelds, LayOff
from rami.cards import FACES, Card
from rami.events import Dealt, Drew, Event
from rami.game import Game
from rami.round import Round
from rami.rules import SWITCHES, BadRules, ByPlayers, Choice, Number, OnOff, Rules, Span

Melds = tuple[tuple[Card, ...], ...]


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
        case ByPlayers(low, high):
            number = st.integers(low, high)
            return st.one_of(*offered, number, st.fixed_dictionaries({"2": number, "3": number, "4": number}))
        case Span(low, high):
            return st.tuples(st.integers(low, high), st.integers(low, high)).map(list)
    raise TypeError(f"{switch} has a domain that nobody draws from")


@st.composite
def rules(draw: st.DrawFn, **fixed: st.SearchStrategy[Any]) -> dict[str, Any]:
    """Some switches at any value of their domains; the table may still be impossible."""
    chosen = draw(st.lists(st.sampled_from(sorted(set(SWITCHES) - {"players", *fixed})), unique=True, max_size=8))
    switches = {switch: draw(values_of(switch)) for switch in sorted(chosen)}
    return switches | {switch: draw(strategy) for switch, strategy in fixed.items()}


@st.composite
def games(draw: st.DrawFn, **fixed: st.SearchStrategy[Any]) -> Game:
    """A table that can be played at, with hands small enough to try everything."""
    switches = draw(rules(hand_size=st.integers(1, 12), **fixed))
    if switches.get("target_score", 100) is None:
        switches.setdefault("rounds", 100)
    try:
        return Game(Rules.make("cardverse", **switches), draw(st.integers(2, 4)))
    except BadRules as error:
        assert error.switches, "a refusal of rules names the switches"
        raise AssertionError(f"{switches} are all in their domains: {error}") from error


def choices(game: Game, round: Round) -> list[Action]:
    """The options as legal actions: a meld at a time, or some openings where a minimum is to be reached."""
    options = game.options(round)
    melds = [LayMelds((meld,)) for meld in options.melds]
    if melds and game.rules.opening_minimum and round.turn not in round.opened:
        assert round.turn is not None
        melds = list(islice(_openings(game, round, options.melds, ()), 20))
        assert melds, "a meld that is an option is part of some legal opening"
    return [*options.draws, *melds, *options.lay_offs, *map(Discard, options.discards)]


def _openings(game: Game, round: Round, melds: Melds, chosen: Melds) -> Iterator[LayMelds]:
    """Legal choices of melds that are as small as can be: none is legal without its last meld."""
    assert round.turn is not None
    for place, meld in enumerate(melds):
        action = LayMelds((*chosen, meld))
        refusal = game.refusal(round, round.turn, action)
        if refusal is None:
            yield action
        elif refusal.code not in ("not_in_hand", "bad_input"):
            yield from _openings(game, round, melds[place:], action.melds)


def anything(rng: Random, round: Round) -> Action:
    """An action made without a look at the rules."""
    cards = [card for hand in round.hands for card in hand] + list(round.discard) or ["AS"]
    some = tuple(rng.choice(cards) for _ in range(rng.randint(1, 4)))
    return rng.choice(
        [
            Draw("stock"),
            Draw("discard", rng.randint(0, 5)),
            LayMelds((some,)),
            LayMelds((some, tuple(rng.sample(FACES, 3)))),
            LayOff(some, rng.randint(0, 4)),
            Discard(some[0]),
        ]
    )


def all_cards(round: Round) -> list[Card]:
    """Every card there is, sorted."""
    melded = [card for meld in round.melds for card in meld.cards]
    return sorted([*(card for hand in round.hands for card in hand), *round.stock, *round.discard, *melded])


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
            hands.append(tuple(sorted(cards, key=FACES.index)))
    taken = round.taken
    if round.source == "stock" and round.turn != seat and round.turn is not None:
        taken = (rng.choice(hands[round.turn]),)
    history = tuple(_retold(rng, event, seat) for event in round.history)
    return round._replace(hands=tuple(hands), stock=tuple(hidden), taken=taken, history=history)


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
