"""Melds with wild cards by brute force: every wild is tried as every face, every cut and every choice in turn.

Only what natural cards make is asked of the plain `reference`; nothing of the engine is imported. The switches are a
mapping as there, with those of wilds beside them. What cards are is told as `Told`, or as the code of a refusal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any, NamedTuple

from tests.oracles import reference

JOKER = "*"
DEFAULTS: dict[str, Any] = {
    **reference.DEFAULTS,
    "max_wilds_per_meld": 1,
    "wild_limit_by_part": False,
    "naturals_must_outnumber_wilds": False,
    "wild_position": "lowest",
    "wild_reclaim_from_short_set": False,
}


class Told(NamedTuple):
    """A meld: its natural cards, and what its wilds stand for (a rank in a set), each sorted."""

    kind: str
    naturals: tuple[str, ...]
    wilds: tuple[str, ...]


def worth(faces: tuple[str, ...], wilds: tuple[str, ...], rules: Mapping[str, Any]) -> int:
    """What wilds of a run are worth in it."""
    low = _ace_is_low(faces, rules["ace_in_runs"])
    return sum(reference.meld_value([face], rules) if face[0] != "A" else 1 if low else 11 for face in wilds)


def heights(faces: tuple[str, ...], rules: Mapping[str, Any]) -> list[int]:
    """The places of a run, the ace 1 or 14."""
    low = _ace_is_low(faces, rules["ace_in_runs"])
    return sorted(reference.heights(face, "low" if low else "high")[0] for face in faces)


@lru_cache(None)
def _ace_is_low(faces: tuple[str, ...], aces: str) -> bool:
    return not reference.is_run(list(faces), {"ace_in_runs": "high"}) if aces != "low" else True


@lru_cache(None)
def _is_run(faces: tuple[str, ...], aces: str) -> bool:
    return reference.is_run(list(faces), {"ace_in_runs": aces})


@lru_cache(4096)
def places(known: tuple[str, ...], bare: int, aces: str) -> list[tuple[str, ...]]:
    """Every choice of faces that so many more cards may stand for in a run with known ones."""
    others = [rank + known[0][1] for rank in reference.RANKS]
    return [chosen for chosen in combinations(others, bare) if _is_run(tuple(sorted(known + chosen)), aces)]


def make_run(
    known: tuple[str, ...], written: tuple[str, ...], bare: int, rules: Mapping[str, Any]
) -> tuple[str, ...] | str:
    """What the wilds come to stand for beside known faces: those written, and so many bare ones."""
    aces = rules["ace_in_runs"]
    as_written = {tuple(sorted(written + more)) for more in places((*known, *written), bare, aces)}
    if not as_written:
        return "not_a_meld"
    if rules["wild_position"] == "chosen":
        return as_written.pop() if len(as_written) == 1 else "wild_place_needed"

    def order(wilds: tuple[str, ...]) -> tuple[int, list[int]]:
        faces = tuple(sorted(known + wilds))
        return worth(faces, wilds, rules), heights(faces, rules)

    best = min(places(known, bare + len(written), aces), key=order)
    return tuple(sorted(best)) if tuple(sorted(best)) in as_written else "wild_goes_lowest"


def is_set(naturals: list[str], wilds: int, rules: Mapping[str, Any]) -> bool:
    rank = naturals[0][0]
    return any(
        reference.is_set([*naturals, *(rank + suit for suit in suits)], rules)
        for suits in product(reference.SUITS, repeat=wilds)
    )


def cuts(cards: tuple[bool, ...], kind: str) -> Iterator[list[tuple[bool, ...]]]:
    """Every way to cut a meld, given what of it is wild: a run into pieces, a set into any parts."""
    if not cards:
        yield []
        return
    if kind == "run":
        for end in range(3, len(cards) + 1):
            for rest in cuts(cards[end:], kind):
                yield [cards[:end], *rest]
        return
    others = range(1, len(cards))
    for size in range(2, len(cards)):
        for chosen in combinations(others, size):
            part = (cards[0], *(cards[at] for at in chosen))
            for rest in cuts(tuple(cards[at] for at in others if at not in chosen), kind):
                yield [part, *rest]


def too_many(kind: str, wild: tuple[bool, ...], rules: Mapping[str, Any]) -> bool:
    wilds, most = wild.count(True), rules["max_wilds_per_meld"]
    if rules["naturals_must_outnumber_wilds"] and wilds >= wild.count(False):
        return True
    if most is None or wilds <= most:
        return False
    if not rules["wild_limit_by_part"]:
        return True
    return not any(all(part.count(True) <= most and not all(part) for part in cut) for cut in cuts(wild, kind))


def split(cards: Sequence[str]) -> tuple[list[str], tuple[str, ...], int]:
    """The natural cards, the places written for wilds, the number of bare wilds."""
    naturals = [card for card in cards if JOKER not in card]
    written = tuple(card[2:] for card in cards if card.startswith(JOKER + "="))
    return naturals, written, list(cards).count(JOKER)


def tell(cards: Sequence[str], rules: Mapping[str, Any], lying: Told | None = None) -> Told | str:
    """The meld that cards make, alone or together with one that lies there."""
    added, written, bare = split(cards)
    naturals = [*(lying.naturals if lying else ()), *added]
    fixed = lying.wilds if lying else ()
    misfit = "does_not_fit" if lying else "not_a_meld"
    if not naturals or (len(cards) < 3 and not lying):
        return misfit
    kinds = [lying.kind] if lying else ["set", "run"]
    if "set" in kinds and rules["melds"] != "runs" and not written:
        wilds = bare + len(fixed)
        alike = {card[0] for card in naturals} == {naturals[0][0]}
        if alike and is_set(naturals, wilds, rules):
            wild = (False,) * len(naturals) + (True,) * wilds
            told = Told("set", tuple(sorted(naturals)), (naturals[0][0],) * wilds)
            return "too_many_wilds" if too_many("set", wild, rules) else told
    if "run" not in kinds or rules["melds"] == "sets":
        return misfit
    made = make_run(tuple(naturals) + fixed, written, bare, rules)
    if isinstance(made, str):
        return misfit if made == "not_a_meld" else made
    stood = tuple(sorted(fixed + made))
    faces = tuple(sorted((*naturals, *stood)))
    low = "low" if _ace_is_low(faces, rules["ace_in_runs"]) else "high"
    in_order = sorted(faces, key=lambda face: reference.heights(face, low))
    if too_many("run", tuple(face in stood for face in in_order), rules):
        return "too_many_wilds"
    return Told("run", tuple(sorted(naturals)), stood)


def readings(hand: Sequence[str], rules: Mapping[str, Any], lying: Told | None = None) -> dict[Told, bool]:
    """Every meld that some of the hand's cards make, alone or on what lies, however they be written.

    True where the wilds may stay bare.
    """
    found: dict[Told, bool] = {}
    for chosen in reference.subsets(list(hand)):
        naturals, _, bare = split(chosen)
        told = tell(chosen, rules, lying)
        if isinstance(told, Told):
            found[told] = True
        for suit in {card[1] for card in (*naturals, *(lying.naturals if lying else ()))} if bare else ():
            for faces in combinations([rank + suit for rank in reference.RANKS], bare):
                told = tell([*naturals, *(f"{JOKER}={face}" for face in faces)], rules, lying)
                if isinstance(told, Told):
                    found.setdefault(told, False)
    return found


def exchanges(hand: Sequence[str], rules: Mapping[str, Any], lying: Told) -> set[tuple[str, ...]]:
    """What the hand can give for wilds of a meld: one card, or two at once."""
    found = set()
    for size in (1, 2):
        for given in combinations(sorted(set(hand) - {JOKER}), size):
            naturals = [*lying.naturals, *given]
            if lying.kind == "run":
                fits = size == 1 and given[0] in lying.wilds
            elif not rules["sets_need_distinct_suits"]:
                fits = size == 1 and given[0][0] in lying.wilds
            else:
                short = size == 2 and rules["wild_reclaim_from_short_set"]
                fits = (size == 1 or short) and len(naturals) == 4 and reference.is_set(naturals, rules)
            if fits and lying.wilds:
                found.add(given)
    return found
