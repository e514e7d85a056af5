"""The hot call: the least weight a hand leaves over, by trying sets and looking up what runs make of the rest.

Only sets tie the suits together. So the search chooses, rank by rank, sets without jokers, then gives the jokers to
sets and to runs; for each suit a table knows what runs alone leave over, for every number of jokers. Where there may be
more than MANY choices the hand goes to `swept`, which is slower on ordinary hands and never gives up.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import add
from typing import NamedTuple

from rami.bots.hand_counts import COLUMN, DARK, JOKERS_UP, ODD, SUIT
from rami.bots.hand_melds import Columns, Live, Option, Pick, Plain, Sharp, Wild

Least = Callable[[int], int]

MANY = 30_000
SHARP = 60
"""From so many choices on it pays to leave out those that are never the best."""


class Tables(NamedTuple):
    """All that a search looks up; four of a kind are by suit. `suits`: in how many suits a rank with a set is held."""

    plain: tuple[Plain, ...]
    wild: tuple[Wild, ...]
    live: tuple[Live, ...]
    columns: Columns
    sharp: Sharp
    suits: int


def _held(suits: int) -> Callable[[int, int, int, int], int]:
    """Which ranks four suits hold together in at least so many of them, given as they are in a hand."""

    def in_one(c: int, d: int, h: int, s: int) -> int:
        both = c | d | h | s
        return (both | both >> 1) & ODD

    def in_two(c: int, d: int, h: int, s: int) -> int:
        c |= c >> 1
        d |= d >> 1
        h |= h >> 1
        s |= s >> 1
        return (c & d | (c | d) & (h | s) | h & s) & ODD

    def in_three(c: int, d: int, h: int, s: int) -> int:
        c |= c >> 1
        d |= d >> 1
        h |= h >> 1
        s |= s >> 1
        return (c & d & (h | s) | h & s & (c | d)) & ODD

    return (in_one, in_two, in_three)[suits - 1]


def without_jokers(tables: Tables, swept: Least) -> Least:
    """Solves hands that hold no joker."""
    clubs, diamonds, hearts, spades = tables.plain
    columns = tables.columns
    held = _held(tables.suits)

    def branch(c: int, d: int, h: int, s: int, contested: list[tuple[Option, ...]], place: int) -> int:
        """The best of all choices of sets at the contested ranks from a place on."""
        if place == len(contested):
            return clubs[c] + diamonds[d] + hearts[h] + spades[s]
        best = -1
        for c_, d_, h_, s_, _, _ in contested[place]:
            left = branch(c - c_, d - d_, h - h_, s - s_, contested, place + 1)
            if left < best or best < 0:
                best = left
                if not best:
                    break
        return best

    def least(hand: int) -> int:
        dark, light = hand & DARK, hand >> 52
        c = dark & SUIT
        d = dark >> 26
        h = light & SUIT
        s = light >> 26
        ranks = held(c, d, h, s)
        contested = []
        choices = 1
        while ranks:
            rank = ranks & -ranks
            ranks ^= rank
            options = columns[hand & rank * COLUMN]
            if options:
                contested.append(options)
                choices *= len(options)
        if choices > MANY:
            return swept(hand)
        return branch(c, d, h, s, contested, 0)

    return least


def with_jokers(tables: Tables, number: int, swept: Least) -> Least:
    """Solves hands that hold so many jokers, at least one."""
    clubs, diamonds, hearts, spades = tables.wild
    plain_clubs, plain_diamonds, plain_hearts, plain_spades = tables.plain
    live_clubs, live_diamonds, live_hearts, live_spades = tables.live
    columns, sharp = tables.columns, tables.sharp
    held = _held(tables.suits)

    def spend(
        c: int,
        d: int,
        h: int,
        s: int,
        picks: list[tuple[Pick, ...]],
        start: int,
        jokers: int,
        room: int,
        best: int,
        floor: int,
    ) -> int:
        """The best of what is known and of all ways to give the jokers to runs, and to sets of ranks from a place on.

        `room`: for jokers in the sets chosen. Nothing leaves less than the floor.
        """
        if jokers == 1:
            c0, c1 = clubs[c][:2]
            d0, d1 = diamonds[d][:2]
            h0, h1 = hearts[h][:2]
            s0, s1 = spades[s][:2]
            more = min(c1 - c0, d1 - d0, h1 - h0, s1 - s0)
            left = c0 + d0 + h0 + s0 + (0 if room and more > 0 else more)
        elif jokers == 2 and not room:
            c0, c1, c2 = clubs[c][:3]
            d0, d1, d2 = diamonds[d][:3]
            h0, h1, h2 = hearts[h][:3]
            s0, s1, s2 = spades[s][:3]
            left = min(
                c0 + d0 + min(h0 + s2, h1 + s1, h2 + s0),
                min(c0 + d1, c1 + d0) + min(h0 + s1, h1 + s0),
                min(c0 + d2, c1 + d1, c2 + d0) + h0 + s0,
            )
        else:
            dark = _both(clubs[c], diamonds[d], jokers)
            light = _both(hearts[h], spades[s], jokers)
            light.reverse()
            left = min(map(add, dark, light))
            for unused in range(1, min(room, jokers) + 1):
                left = min(left, *map(add, dark, light[unused:]))
        if left < best:
            best = left
            if best <= floor:
                return best
        for place in range(start, len(picks)):
            for c_, d_, h_, s_, need, more in picks[place]:
                if need == jokers:
                    left = plain_clubs[c - c_] + plain_diamonds[d - d_] + plain_hearts[h - h_] + plain_spades[s - s_]
                    if left < best:
                        best = left
                elif need < jokers:
                    best = spend(
                        c - c_, d - d_, h - h_, s - s_, picks, place + 1, jokers - need, room + more, best, floor
                    )
            if best <= floor:
                return best
        return best

    def branch(
        c: int,
        d: int,
        h: int,
        s: int,
        contested: list[tuple[Option, ...]],
        place: int,
        picks: list[tuple[Pick, ...]],
        room: int,
        best: int,
        floor: int,
    ) -> int:
        """As `spend`, after all choices of sets without jokers at the contested ranks from a place on."""
        if place == len(contested):
            return spend(c, d, h, s, picks, 0, number, room, best, floor)
        for c_, d_, h_, s_, more, others in contested[place]:
            then = [*picks, others] if others else picks
            best = branch(c - c_, d - d_, h - h_, s - s_, contested, place + 1, then, room + more, best, floor)
            if best <= floor:
                break
        return best

    def least(hand: int) -> int:
        dark, light = hand & DARK, hand >> 52 & DARK
        c = dark & SUIT
        d = dark >> 26
        h = light & SUIT
        s = light >> 26
        ranks = held(c, d, h, s)
        contested = []
        picks = []
        choices, spending = 1, 1
        rest = ranks
        while rest:
            rank = rest & -rest
            rest ^= rank
            options = columns[hand & rank * COLUMN]
            if options:
                if len(options) == 1:
                    picks.append(options[0][5])
                else:
                    contested.append(options)
                    choices *= len(options)
                spending += len(options[-1][5])
        if choices * spending < SHARP:
            return branch(c, d, h, s, contested, 0, picks, 0, 1 << 62, 0)

        alive, floor = live_clubs[c]
        for up, (faces, dead) in ((26, live_diamonds[d]), (52, live_hearts[h]), (78, live_spades[s])):
            alive |= faces << up
            floor += dead
        contested, picks = [], []
        choices, spending, room = 1, 1, 0
        while ranks:
            rank = ranks & -ranks
            ranks ^= rank
            column = hand & rank * COLUMN
            if columns[column]:
                options, saved = sharp[column | (alive & rank * COLUMN) << JOKERS_UP]
                floor -= saved
                if len(options) == 1:
                    c_, d_, h_, s_, more, others = options[0]
                    c -= c_
                    d -= d_
                    h -= h_
                    s -= s_
                    room += more
                    picks += [others] if others else []
                else:
                    contested.append(options)
                    choices *= len(options)
                spending += len(options[-1][5])
        for taken in range(number):
            choices = choices * max(spending - taken, 1) // (taken + 1)
        if choices > MANY:
            return swept(hand)
        return branch(c, d, h, s, contested, 0, picks, room, 1 << 62, floor)

    return least


def _both(one: tuple[int, ...], other: tuple[int, ...], jokers: int) -> list[int]:
    """What two suits leave, by the number of jokers that they share, up to two or more."""
    a0, a1, a2 = one[:3]
    b0, b1, b2 = other[:3]
    least = [a0 + b0, min(a0 + b1, a1 + b0), min(a0 + b2, a1 + b1, a2 + b0)]
    if jokers > 2:
        a3, b3 = one[3], other[3]
        least.append(min(a0 + b3, a1 + b2, a2 + b1, a3 + b0))
        for total in range(4, jokers + 1):
            least.append(min(map(add, one[: total + 1], other[total::-1])))
    return least
