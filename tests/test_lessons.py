"""The lessons, played as they are taught, and badly."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from rami import actions
from rami.actions import Action, Call, Discard, Draw, LayMelds, LayOff, Pass
from rami.lessons import LEARNER, LESSONS, Lesson, lesson
from rami.rules import Refused
from rami.table import Table
from tests.test_service import Page

NAMES = tuple(LESSONS)
TAUGHT = [(name, at) for name in NAMES for at, step in enumerate(lesson(name).steps) if step.says]


def legal(table: Table) -> Iterator[Action]:
    """Whatever could be done, each part alone."""
    for action in parts(table):
        if table.match.game.refusal(table.round, LEARNER, action) is None:
            yield action


def parts(table: Table) -> Iterator[Action]:
    options = table.match.game.options(table.round)
    yield from options.draws
    yield from (LayMelds((meld,)) for meld in options.melds)
    yield from (*options.lay_offs, *options.reclaims, *options.matches, *options.calls)
    yield from map(Discard, options.discards)
    if options.may_pass:
        yield Pass()


@pytest.fixture(params=NAMES)
def taught(request: pytest.FixtureRequest) -> Lesson:
    return lesson(request.param)


@pytest.mark.parametrize("name", NAMES)
def test_the_pack_deals_what_the_lesson_says(name: str) -> None:
    plain, dealt = LESSONS[name], lesson(name).tables[0].round
    assert [sorted(hand) for hand in dealt.hands] == [sorted(hand.split()) for hand in plain["hands"]]
    assert " ".join(dealt.discard) == plain["pile"]
    assert " ".join(dealt.stock).startswith(plain["stock"])


def test_the_learner_does_all_that_is_taught_and_goes_out(taught: Lesson) -> None:
    assert [step.seat == LEARNER for step in taught.steps] == [bool(step.says) for step in taught.steps]
    for table, step in zip(taught.tables, taught.steps, strict=False):
        assert table.round.turn == step.seat
    says = [step.says for step in taught.steps if step.says]
    assert len(set(says)) == len(says)
    last = taught.tables[-1]
    assert last.round.result.end == "out"
    assert not last.round.hands[LEARNER]
    assert last.round.result.winner == LEARNER
    assert [taught.turn(at) for at in range(len(taught.tables))] == sorted(
        taught.turn(at) for at in range(len(taught.tables))
    )


def test_a_lesson_is_short() -> None:
    assert {name: lesson(name).turns for name in NAMES} == {"cardverse": 5, "rami51": 5, "rummy5000": 3}


def test_the_first_lesson_has_all_that_a_turn_is_made_of() -> None:
    acts = [step.act for step in lesson("cardverse").steps if step.says]
    assert {type(act) for act in acts} == {Draw, LayMelds, LayOff, Discard}
    assert {act.source for act in acts if isinstance(act, Draw)} == {"stock", "discard"}
    owners = {table.round.melds[step.act.on].slots[0].owner for table, step in added("cardverse")}
    assert owners == {0, 1}  # a card goes to an own meld, and to another's


def added(name: str) -> list[tuple[Table, object]]:
    found = lesson(name)
    return [
        (table, step)
        for table, step in zip(found.tables, found.steps, strict=False)
        if step.says and isinstance(step.act, LayOff)
    ]


def natural(table: Table) -> list[tuple[str, ...]]:
    wilds = table.match.game.law_for(table.round.wild_rank).wilds
    return [meld for meld in table.match.game.options(table.round).melds if not wilds & set(meld)]


@pytest.mark.parametrize(("name", "at"), TAUGHT)
def test_what_is_thrown_away_is_of_no_use(name: str, at: int) -> None:
    """Neither does it meld with what is in the hand, nor fit the table; nor can the next one lay it off or meld it,
    unless a wild is spent on it."""
    found = lesson(name)
    table, act = found.tables[at], found.steps[at].act
    options = table.match.game.options(table.round)
    if isinstance(act, Discard):
        assert not any(act.card in meld for meld in natural(table))
        assert not any(act.card in lay.cards for lay in options.lay_offs)
        then = found.tables[at + 1]
        for draw in then.match.game.options(then.round).draws if then.round.phase == "draw" else ():
            if draw.source == "discard":
                taken = then.act(then.round.turn, draw, then.number)
                could = taken.match.game.options(taken.round)
                assert not any(act.card in meld for meld in natural(taken))
                assert not any(act.card in lay.cards for lay in could.lay_offs)


@pytest.mark.parametrize(("name", "at"), TAUGHT)
def test_all_else_is_held_back_and_nothing_is_lost(name: str, at: int) -> None:
    found, page = lesson(name), Page()
    table, taught = found.tables[at], found.steps[at].act
    before = page.ok("lesson", lesson=name, at=at)
    assert before["step"] == {"seat": LEARNER, "act": actions.plain(taught), "says": found.steps[at].says}
    others = [act for act in legal(table) if found.held(at, act)]
    assert taught in legal(table) or isinstance(taught, LayMelds | LayOff | Call)
    for act in others:
        assert page.ok("lesson", lesson=name, at=at, action=actions.plain(act)) == {"held": True}
    wrong: list[dict[str, object]] = [{"discard": "2C"}, {"meld": [["2C", "7D", "KS"]]}, {"draw": "stock"}]
    wrong += [{"lay_off": ["2C"], "on": 0}, {"reclaim": "2C", "from": 0}, {"draw": "discard", "count": 40}, {"no": 1}]
    for plain in wrong:
        try:
            assert found.held(at, actions.parse(plain)) == page.ok("lesson", lesson=name, at=at, action=plain)["held"]
        except Refused as refused:
            assert page.ask("lesson", lesson=name, at=at, action=plain)["refusal"]["code"] == refused.refusal.code
    assert page.ok("lesson", lesson=name, at=at) == before
    after = page.ok("lesson", lesson=name, at=at, action=actions.plain(taught))
    assert not after["held"]
    assert after == page.ok("lesson", lesson=name, at=at + 1)
    assert not page.shelf.texts


def test_the_other_way_round_is_the_same_meld() -> None:
    found = lesson("cardverse")
    at = next(at for at, step in enumerate(found.steps) if step.says and isinstance(step.act, LayMelds))
    backwards = [list(reversed(meld)) for meld in found.steps[at].act.melds]
    page = Page()
    assert not page.ok("lesson", lesson="cardverse", at=at, action={"meld": backwards})["held"]


def test_a_lesson_is_no_match() -> None:
    """One that is open stays as it is, and goes on."""
    page = Page()
    page.start()
    before, kept = page.update, dict(page.shelf.texts)
    for at in range(len(lesson("cardverse").tables)):
        page.ok("lesson", lesson="cardverse", at=at)
    assert page.shelf.texts == kept
    assert [save["id"] for save in page.ok("hello")["saves"]] == [before["id"]]
    page.update = before
    page.to_my_turn()
    assert "ok" in page.act({"draw": "stock"})


@pytest.mark.parametrize("name", NAMES)
def test_the_cards_of_a_lesson_can_be_asked_about(name: str) -> None:
    page, found = Page(), lesson(name)
    for at, step in enumerate(found.steps):
        if isinstance(step.act, LayMelds) and step.says:
            for meld in step.act.melds:
                asked = {"lesson": name, "at": at, "cards": list(meld)}
                assert [way["cards"] for way in page.ok("read", **asked)["melds"]] != []
            assert page.ok("judge", lesson=name, at=at, action=actions.plain(step.act))["refusal"] is None
    faces = list(found.tables[0].round.hands[LEARNER])
    assert sorted(page.ok("arrange", lesson=name, at=0, faces=faces)["rest"]) != []


@pytest.mark.parametrize("asked", [{"lesson": "none", "at": 0}, {"lesson": ["cardverse"], "at": 0}, {"lesson": None}])
def test_there_are_no_other_lessons(asked: dict[str, object]) -> None:
    assert Page().ask("lesson", **asked)["error"] == {"code": "bad_request", "values": {"what": "lesson"}}


@pytest.mark.parametrize("at", [-1, 99, None, "1", True])
def test_there_are_no_other_places(at: object) -> None:
    asked = {"lesson": "cardverse", "at": at}
    assert Page().ask("lesson", **asked)["error"] == {"code": "bad_request", "values": {"what": "at"}}
    assert Page().ask("read", cards=["2C"], **asked)["error"]["values"] == {"what": "at"}


def test_after_the_last_act_there_is_nothing_to_do() -> None:
    page, steps = Page(), len(lesson("cardverse").steps)
    asked = {"lesson": "cardverse", "at": steps}
    assert page.ok("lesson", **asked)["step"] is None
    assert page.ok("lesson", action={"draw": "stock"}, **asked) == {"held": True}
    assert json.dumps(page.ok("lesson", **asked))
