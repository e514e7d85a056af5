"""What the outlook counts, checked one number at a time, and what it makes of plain cases."""

from __future__ import annotations

import pytest

from rami.bots.hand import mask_of
from rami.bots.hard import mind_of
from rami.bots.memory import ALL, Memory
from rami.bots.outlook import Outlook, Rivals, rivals
from rami.bots.weights import HIDDEN, HIDDEN_BIAS, OUT, OUT_BIAS
from rami.bots.world import World, counting_solver
from rami.cards import FACES
from rami.game import Game
from rami.rules import Rules

LAW = Game(Rules.make("cardverse"), 2).law
VALUES = [LAW.values.of[face] for face in FACES]
COUNTED = (
    "cards hand points total winning helping leaping ties fits gift one two "
    "fewest known draws turns lowest others reach few fewer"
).split()


def mask(cards: str) -> int:
    return mask_of(cards.split())


def copies(unseen: int) -> tuple[int, ...]:
    return tuple(unseen >> place & 1 for place in range(53))


def outlook(hand: str, melds: str = "", gone: str = "", taken: str = "", theirs: int = 7) -> Outlook:
    """Seat 0 of two; `gone` are cards seen on the pile, `taken` those of seat 1 that everybody knows."""
    table = tuple(mask(meld) for meld in filter(None, melds.split("/")))
    unseen = ALL & ~(mask(hand) | mask(gone) | mask(taken) | sum(table))
    memory = Memory(copies(unseen), (len(hand.split()), theirs), ((), tuple(taken.split())), (0, 0), (0, 0))
    return Outlook(World(counting_solver(LAW), table, unseen), rivals(memory, [1], VALUES, 30, 4), VALUES)


def counted(hand: str, discard: str = "2C", **others: str) -> dict[str, float]:
    found = outlook(f"{hand} {discard}", **others).counted(mask(hand), mask(discard))
    return dict(zip(COUNTED, found, strict=True))


def test_the_network_takes_what_is_counted() -> None:
    assert {len(row) for row in HIDDEN} == {len(COUNTED)}
    assert {len(row) for row in OUT} == {len(HIDDEN)} == {len(HIDDEN_BIAS)}
    assert len(OUT) == len(OUT_BIAS) == 2


def test_what_is_left_over() -> None:
    found = counted("4H 5H 6H KC KD 9S")
    assert (found["cards"], found["hand"], found["points"], found["total"]) == (3, 6, 2.9, 4.4)
    assert (found["one"], found["two"]) == (0, 0)


def test_cards_that_help_count_by_the_chance_that_they_are_left() -> None:
    """A third king makes a meld; 3H and 7H only join the run; nothing goes out yet."""
    whole = counted("4H 5H 6H KC KD 9S 2D")
    assert whole["winning"] == 0
    assert whole["helping"] > whole["leaping"] > 0
    without = counted("4H 5H 6H KC KD 9S 2D", gone="KH KS")
    assert without["leaping"] == 0
    assert 0 < without["helping"] < whole["helping"]
    taken = counted("4H 5H 6H KC KD 9S 2D", taken="KH KS")
    assert taken["leaping"] == 0


def test_cards_that_go_out() -> None:
    found = counted("4H 5H 6H 9S", gone="3H")
    assert found["one"] == 1
    assert found["winning"] == pytest.approx(10 / 46 * (1 - 7 / 46) / (1 - 7 / 46))  # 7H, of 46 that are alike


def test_what_the_next_seat_makes_of_the_discard() -> None:
    assert counted("4H 5H 6H 9S", "KC", taken="KH KS")["gift"] >= 1
    assert counted("4H 5H 6H 9S", "KC")["gift"] < 0.2
    assert counted("4H 5H 6H 9S", "8C", melds="5C 6C 7C")["fits"] == 1
    assert counted("4H 5H 6H 9S", "9C", melds="5C 6C 7C")["fits"] == 0


def test_how_far_the_others_are() -> None:
    found = counted("4H 5H 6H 9S", taken="KH KS")
    assert (found["fewest"], found["known"]) == (7, 2)
    assert (found["draws"], found["turns"]) == (3, 0.4)
    assert found["lowest"] > 2
    near = outlook("4H 5H 6H 9S 2C", theirs=2).counted(mask("4H 5H 6H 9S"), mask("2C"))
    assert dict(zip(COUNTED, near, strict=True))["few"] == 1


def test_rivals_are_listed_in_the_order_of_play() -> None:
    memory = Memory(copies(ALL & ~mask("KH")), (7, 3, 5), ((), (), ("KH",)), (0, 0, 0), (0, 0, 0))
    found: Rivals = rivals(memory, [2, 1], VALUES, 12, 6)
    assert found.chances[0][FACES.index("KH")] == 1
    assert found.chances[1][FACES.index("KH")] == 0
    assert (found.fewest, found.fewest_known, found.draws, found.turns) == (3, 0, 4, 2)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4H 5H 6H 9C 9D 8D", "4H 5H 7H 9C TD 8D"),
        ("4H 5H 6H 9C 9D 9S 2D", "4H 5H 6H 9C 9D 2S KD"),
        ("4H 5H 6H 9C 9D", "4H 5H 6H 9C KD"),
    ],
)
def test_a_hand_nearer_its_end_wins_more(better: str, worse: str) -> None:
    ours, theirs = outlook(better), outlook(worse)
    assert ours.judge(mask(better), mask("2C")).wins > theirs.judge(mask(worse), mask("2C")).wins


def test_points_at_stake_are_lost_when_the_others_are_near() -> None:
    far, near = outlook("TH JH QH KC QD 2C", theirs=7), outlook("TH JH QH KC QD 2C", theirs=1)
    hand, discard = mask("TH JH QH KC QD"), mask("2C")
    assert near.judge(hand, discard).points < far.judge(hand, discard).points
    assert near.judge(hand, discard).wins < far.judge(hand, discard).wins


def test_a_seat_out_of_the_match_is_no_rival() -> None:
    game = Game(Rules.make("cardverse", scoring="penalty", elimination=True), 3)
    plan = game.law.plan
    round = plan.deal(plan.shuffle("two are left", 0), 2, "two are left", (0, 100, 0), 1, (1,))
    rivals = mind_of(game.view(round, 0), 100).rivals
    assert (len(rivals.chances), rivals.fewest) == (1, 10)
