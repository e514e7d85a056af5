"""Records: what is saved comes back as it was, and nothing else is taken for a match."""

import copy
import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami import wire
from rami.actions import Discard, Draw
from rami.bots import BOTS, BUDGET
from rami.cards import ordered
from rami.chance import Sealed, Seed
from rami.events import Drew, Event
from rami.round import Debt, Round
from rami.rules import Refused, Rules
from rami.table import Seat, Table

Record = dict[str, Any]


def start(seats: tuple[Seat, ...], seed: Seed = "abc", **switches: object) -> Table:
    return Table.start(Rules.make("cardverse", **switches), seats, seed)


def go_on(table: Table) -> Table:
    """What comes next: the next deal, a bot's act, or a person's plainest one."""
    if table.round.result is not None:
        return table.next_round(table.number)
    if table.bot is not None:
        return table.advance(BOTS, BUDGET, table.number)
    seat = table.viewer
    view = table.match.game.view(table.round, seat)
    return table.act(seat, BOTS["easy"](view, random.Random(0), BUDGET), table.number)


def through_text(record: Record) -> Record:
    found: Record = json.loads(json.dumps(record, ensure_ascii=False))
    return found


def restored(table: Table) -> Table:
    return wire.restore(through_text(wire.record(table)))


def same(first: Table, second: Table) -> bool:
    """Equal but for the compiled game, which is made anew, and news already told."""
    stripped = [
        replace(
            table,
            match=replace(table.match, game=None),  # type: ignore[arg-type]  # nobody plays on it
            past=tuple(replace(match, game=None) for match in table.past),  # type: ignore[arg-type]  # nor on these
            news=(),
        )
        for table in (first, second)
    ]
    return stripped[0] == stripped[1] and first.match.game.rules == second.match.game.rules


@pytest.fixture(scope="module")
def record() -> Record:
    """A match in its second round, a card taken from the discard pile, which can still be given back."""
    table = start((Seat("you", "Zoé"), Seat("easy")))
    while table.round.round_number == 0:
        table = go_on(table)
    while not table.round.melds or table.bot is not None or table.round.phase != "draw":
        table = go_on(table)
    table = table.act(0, Draw("discard"), table.number)
    return through_text(wire.record(table))


def signed(record: Record) -> Record:
    """The record with a sum that fits, as somebody would make who knows how."""
    found = {key: value for key, value in record.items() if key != "check"}
    return {**found, "check": wire.checksum(found)}


def test_every_step_of_a_match_is_saved_and_goes_on_the_same() -> None:
    table = start((Seat("easy"), Seat("random"), Seat("easy")), target_score=30)
    other = table
    while table.match.winners is None:
        table = go_on(table)
        other = go_on(restored(other))
        assert same(table, other)
    assert other.match.winners == table.match.winners


def test_people_undo_after_a_restore_as_before(record: Record) -> None:
    table = wire.restore(record)
    assert len(table.past) == 1
    back = table.undo(table.number)
    assert back.round.phase == "draw" and back.round.round_number == 1
    assert same(restored(back), back)


def test_restoring_reads_only(record: Record) -> None:
    kept = copy.deepcopy(record)
    tables = [wire.restore(record) for _ in range(3)]
    assert record == kept
    assert all(same(table, tables[0]) for table in tables)
    assert wire.record(tables[0]) == record


def test_a_record_replays_from_its_actions(record: Record) -> None:
    played, saved = wire.replay(record), wire.restore(record)
    assert played.round == saved.round and played.match.sheet == saved.match.sheet


def test_a_record_that_no_longer_replays_still_plays(record: Record) -> None:
    """As if the engine that wrote it had shuffled otherwise."""
    old = copy.deepcopy(record)
    old["engine"] = "0.9.0"
    old["actions"][0:1] = [{"seat": 0, "discard": "2C"}]
    with pytest.raises(Refused):
        wire.replay(signed(old))
    table = wire.restore(signed(old))
    assert table.round == wire.restore(record).round
    assert go_on(table).number == table.number + 1


def test_undo_is_given_up_where_its_actions_do_not_fit(record: Record) -> None:
    other = copy.deepcopy(record)
    other["actions"][-1] = {"seat": 0, "draw": "stock"}
    assert wire.restore(signed(other)).past == ()
    other["actions"][-1] = {"seat": 1, "draw": "stock"}
    assert wire.restore(signed(other)).past == ()


def test_a_summary_tells_what_the_list_of_saves_shows(record: Record) -> None:
    table = wire.restore(record)
    assert wire.summary(record) == {
        "preset": "cardverse",
        "rules": table.match.game.rules.plain(),
        "seats": [{"kind": "you", "name": "Zoé"}, {"kind": "easy", "name": None}],
        "round": 1,
        "played": 1,
        "totals": list(table.match.totals),
        "over": False,
    }


@pytest.mark.parametrize("version", ["1.0.1", "1.1.0", "2.0.0", "10.0.0"])
def test_a_record_of_a_later_engine(record: Record, version: str) -> None:
    """Whatever else it may hold."""
    for read in (wire.restore, wire.replay, wire.summary):
        with pytest.raises(wire.Newer, match=version):
            read({"engine": version, "surprise": [1]})
        with pytest.raises(wire.Newer):
            read({**record, "engine": version})


@pytest.mark.parametrize("round", [None, [], {}, {"round_number": "1"}])
def test_a_summary_of_a_record_without_its_round(record: Record, round: Any) -> None:
    with pytest.raises(wire.Damaged, match="round"):
        wire.summary(signed({**record, "round": round}))


def change(record: Record, *path: Any, to: Any) -> Record:
    changed = copy.deepcopy(record)
    place: Any = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return changed


HOSTILE: list[tuple[tuple[Any, ...], Any]] = [
    (("engine",), "one"),
    (("engine",), 1),
    (("engine",), "1.0.²"),
    (("rules",), None),
    (("rules",), []),
    (("rules",), {"preset": "poker"}),
    (("rules", "turn_limit"), -1),
    (("rules", "hand_size"), 40),
    (("seats",), []),
    (("seats",), "you"),
    (("seats",), [{"kind": "you", "name": None}]),
    (("seats", 0, "kind"), "ghost"),
    (("seats", 0, "kind"), None),
    (("seats", 0, "name"), "x" * 1000),
    (("seats", 0, "age"), 7),
    (("seed",), 5),
    (("seed",), "another"),
    (("seed",), "x" * 10_000),
    (("number",), "7"),
    (("number",), True),
    (("number",), 10**30),
    (("actions",), {}),
    (("actions", 0), []),
    (("actions", 0), {"draw": "stock"}),
    (("actions", 0, "seat"), 2),
    (("actions", 0, "seat"), True),
    (("actions", 0), {"seat": 0, "draw": "sleeve"}),
    (("actions", 0), {"seat": 0, "discard": "2C", "draw": "stock"}),
    (("sheet",), []),
    (("sheet",), [[1]]),
    (("sheet",), [[1, 2, 3]]),
    (("sheet", 0, 0), 1000),
    (("sheet", 0, 0), 1.5),
    (("undo",), -1),
    (("undo",), 10_000),
    (("undo",), None),
    (("floor",), None),
    (("floor", "turn"), 5),
    (("round",), None),
    (("round",), "round"),
    (("round", "dealer"), 2),
    (("round", "dealer"), -1),
    (("round", "turn"), None),
    (("round", "turn"), 2),
    (("round", "phase"), "over"),
    (("round", "phase"), "tea"),
    (("round", "source"), "sleeve"),
    (("round", "source"), None),
    (("round", "hands"), []),
    (("round", "hands", 0), []),
    (("round", "hands", 0, 0), "1Z"),
    (("round", "hands", 0, 0), ["2C"]),
    (("round", "hands", 0, 0), 7),
    (("round", "stock", 0), "*"),
    (("round", "stock"), []),
    (("round", "stock"), ["2C"] * 200_000),
    (("round", "taken"), ["XX"]),
    (("round", "melds", 0, "kind"), "tower"),
    (("round", "melds", 0, "slots", 0, "owner"), 9),
    (("round", "melds", 0, "slots", 0, "stands_for"), "QQ"),
    (("round", "melds", 0, "slots"), []),
    (("round", "opened"), [7]),
    (("round", "known"), [[], ["2C", "2C"]]),
    (("round", "known"), []),
    (("round", "scores"), [0]),
    (("round", "scores"), [10**12, 0]),
    (("round", "turn_number"), -4),
    (("round", "round_number"), 5),
    (("round", "seed"), "another"),
    (("round", "next_shuffle"), ["2C"]),
    (("round", "debts"), [{"face": "2C", "code": "because", "cites": "X"}]),
    (("round", "history", 0, "type"), "told"),
    (("round", "history", 0), 5),
    (("round", "history", 0, "upcard"), "??"),
    (("round", "history", 0, "dealer"), 4),
    (("round", "result"), {"end": "out", "winner": 9, "scores": [], "hands": [], "values": []}),
    (("round", "extra"), 1),
    (("rules", "winner_bonus"), {"out": "ten"}),
]


@pytest.mark.parametrize(("path", "value"), HOSTILE, ids=lambda part: str(part)[:50])
def test_what_could_not_be_is_damaged_even_with_a_sum_that_fits(
    record: Record, path: tuple[Any, ...], value: Any
) -> None:
    with pytest.raises(wire.Damaged):
        wire.restore(signed(change(record, *path, to=value)))


@pytest.fixture(scope="module")
def in_a_turn() -> Record:
    """A match of three at Rami 51, one of them out of it, in a turn that has won a joker back and owes it."""
    seats = (Seat("person"), Seat("person"), Seat("person"))
    table = Table.start(Rules.make("rami51", elimination=True), seats, "abc")
    game, pack = table.match.game, list(table.match.game.law.plan.pack)

    def take(cards: str) -> tuple[str, ...]:
        taken = tuple(cards.split())
        for card in taken:
            pack.remove(card)
        return taken

    lying = (game.law.melds.read(take(cards), 1) for cards in ("7C 7D 7H 7S", "2C 3C 4C", "5H 6H *"))
    round = table.round._replace(
        dealer=1,
        hands=(take("KD 9H 2S *"), take("3S 4S"), ()),
        discard=take("9C TC"),
        melds=tuple(meld for meld in lying if meld),
        stock=tuple(pack),
        turn=0,
        phase="play",
        source="stock",
        taken=("9H",),
        opened=(0, 1),
        opening_value=51,
        known=(("*",), (), ()),
        reclaimed=1,
        eliminated=(2,),
        scores=(30, 0, 500),
        round_number=1,
        turn_number=7,
    )
    return through_text(wire.record(replace(table, match=replace(table.match, round=round, sheet=((30, 0, 500),)))))


OWED = {"face": "9H", "code": "must_meld_taken", "cites": "RA-H3"}
BARRED = {"face": "9H", "code": "cannot_discard_taken", "cites": "RA-10"}
BEFORE_THE_DRAW: Record = {"phase": "draw", "source": None, "taken": [], "reclaimed": 0}


@pytest.mark.parametrize(
    "changes",
    [
        {"reclaimed": 2},
        {"reclaimed": -1},
        {"debts": [{**OWED, "opening": False}]},
        {"debts": [{**OWED, "face": "AS", "opening": False}]},
        {"opened": [1, 0]},
        {"opened": [0, 0, 1]},
        {"opened": [1], "opened_this_turn": True},
        {"opened_this_turn": 1},
        {"opening_value": -1},
        {"eliminated": []},
        {"eliminated": [2, 2]},
        {"eliminated": [1, 2]},
        {"scores": [30, 500, 0]},
        {"turn": 2},
        BEFORE_THE_DRAW | {"taken": ["9H"]},
        BEFORE_THE_DRAW | {"debts": [{**OWED, "opening": False}]},
        BEFORE_THE_DRAW | {"bars": [BARRED]},
        BEFORE_THE_DRAW | {"reclaimed": 1},
        BEFORE_THE_DRAW | {"opened_this_turn": True},
    ],
    ids=str,
)
def test_a_turn_that_could_not_be_is_damaged(in_a_turn: Record, changes: dict[str, Any]) -> None:
    with pytest.raises(wire.Damaged):
        wire.restore(signed({**in_a_turn, "round": in_a_turn["round"] | changes}))


def test_a_turn_that_owes_is_restored(in_a_turn: Record) -> None:
    table = wire.restore(in_a_turn)
    assert table.round.reclaimed == 1
    assert not table.match.game.options(table.round).discards
    wire.restore(signed({**in_a_turn, "round": in_a_turn["round"] | BEFORE_THE_DRAW}))
    wire.restore(signed({**in_a_turn, "round": in_a_turn["round"] | {"bars": [BARRED]}}))


@pytest.mark.parametrize(("slot", "face"), [(0, "7H"), (0, "4C"), (0, "4"), (0, "*"), (2, "7H"), (2, "6C")])
def test_a_card_out_of_its_place_is_damaged(in_a_turn: Record, slot: int, face: str) -> None:
    with pytest.raises(wire.Damaged):
        wire.restore(signed(change(in_a_turn, "round", "melds", 2, "slots", slot, "stands_for", to=face)))


def rummy(changes: dict[str, Any], cards: dict[str, str], melds: str = "", **switches: object) -> Record:
    """A match of four people at Rummy 5000 whose round has these cards by field, hands separated by commas."""
    seats = (Seat("person"),) * 4
    table = Table.start(Rules.make("rummy5000", packs=2, wild_indicator=None, **switches), seats, "abc")
    game, pack = table.match.game, list(table.match.game.law.plan.pack)

    def take(text: str) -> tuple[str, ...]:
        for card in text.split():
            pack.remove(card)
        return tuple(text.split())

    round = table.round._replace(
        dealer=3,
        hands=tuple(ordered(take(hand)) for hand in cards["hands"].split(",")),
        discard=take(cards["discard"]),
        melds=tuple(meld for each in filter(None, melds.split(",")) if (meld := game.law.melds.read(take(each), 1))),
        stock=tuple(pack),
        turn=0,
        known=((), (), (), ()),
    )
    round = round._replace(**changes)
    return through_text(wire.record(replace(table, match=replace(table.match, round=round))))


def in_a_call(**changes: Any) -> Record:
    asked = {"phase": "call", "turn": 1, "discarder": 0, "passed": (), "following": 1}
    cards = {"hands": "KD QS,2C 3C,4H 5S,6D 7H", "discard": "9C"}
    return rummy(asked | changes, cards, "TC JC QC", permanent_wilds=["8"])


def owing(debt: Debt, **changes: Any) -> Record:
    took = {"phase": "play", "source": "discard", "taken": ("9C",), "debts": (debt,)}
    cards = {"hands": "9C 9D 9H KD QS,2C 3C,4H 5S,6D 7H", "discard": "2S"}
    return rummy(took | changes, cards)


def choosing(**changes: Any) -> Record:
    cards = {"hands": "4C 5H,2D,,", "discard": ""}
    switches = {"permanent_wilds": ["2"], "permanent_wild_upcard": "choose"}
    asked = {"phase": "choose", "turn": 1, "known": ((), ("2D",), (), ())}
    return rummy(asked | changes, cards, **switches)


LOWEST = Debt("9C", "must_meld_taken", "R5-13")


@pytest.mark.parametrize(
    "record",
    [
        in_a_call(),
        in_a_call(turn=2, passed=(1,), following=3),
        in_a_call(phase="play", discarder=None, caller=True),
        owing(LOWEST),
        owing(LOWEST._replace(partners=("9D", "9H"))),
        owing(Debt("KD", "must_play_or_discard_drawn", "R5-V23", or_discard=True)),
        choosing(),
    ],
)
def test_calls_debts_and_choices_are_restored(record: Record) -> None:
    assert wire.record(wire.restore(record)) == record


@pytest.mark.parametrize(
    "record",
    [
        in_a_call(turn=0),
        in_a_call(following=None),
        in_a_call(passed=(1,)),
        in_a_call(passed=(0,)),
        in_a_call(discarder=None),
        in_a_call(phase="play", caller=True),
        in_a_call(phase="play", discarder=None, caller=True, opened_this_turn=True, opened=(1,)),
        in_a_call(phase="draw", discarder=None, following=None, caller=True),
        owing(LOWEST, floated=True),
        owing(LOWEST._replace(face="AS")),
        owing(LOWEST._replace(face="KD")),
        owing(LOWEST._replace(partners=("9D",))),
        owing(LOWEST._replace(partners=("9D", "9H"), or_discard=True)),
        choosing(turn=0),
        choosing(turn=2),
        choosing(turn=1, dealer=0),
        choosing(opened=(0,)),
        choosing(known=((), (), (), ())),
    ],
)
def test_calls_debts_and_choices_that_could_not_be_are_damaged(record: Record) -> None:
    with pytest.raises(wire.Damaged):
        wire.restore(record)


def test_adjustments_are_there_for_each_seat_or_for_none() -> None:
    table = start((Seat("easy"), Seat("easy")), "adjusted", winner_bonus=-10)
    while table.round.result is None:
        table = go_on(table)
    record = through_text(wire.record(table))
    wire.restore(signed(change(record, "round", "result", "adjustments", to=[])))
    with pytest.raises(wire.Damaged):
        wire.restore(signed(change(record, "round", "result", "adjustments", to=[[]])))


def test_a_field_that_is_gone_is_damaged(record: Record) -> None:
    for name in record.keys() - {"handed", "ended"}:
        rest = {key: value for key, value in record.items() if key != name}
        with pytest.raises(wire.Damaged):
            wire.restore(signed(rest) if name != "check" else rest)


def test_cards_of_two_hands_swapped_with_the_table_are_damaged(record: Record) -> None:
    """All cards are there, but what lies on the table is no meld."""
    hand = record["round"]["hands"][0]
    slot = record["round"]["melds"][0]["slots"][0]
    changed = change(record, "round", "melds", 0, "slots", 0, "card", to=hand[0])
    changed["round"]["hands"][0] = sorted([*hand[1:], slot["card"]], key=wire.ORDER.__getitem__)
    with pytest.raises(wire.Damaged, match="meld"):
        wire.restore(signed(changed))


@pytest.mark.parametrize("plain", [None, 1, "x", [], {}, {"engine": "1.0.0"}, {"check": "0"}])
def test_what_is_no_record(plain: Any) -> None:
    for read in (wire.restore, wire.replay, wire.summary):
        with pytest.raises(wire.Damaged):
            read(plain)


def leaves(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(plain, dict):
        return [path, *(leaf for key in plain for leaf in leaves(plain[key], (*path, key)))]
    if isinstance(plain, list):
        return [path, *(leaf for place in range(len(plain)) for leaf in leaves(plain[place], (*path, place)))]
    return [path]


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=3),
    st.sampled_from(["2C", "AS", "run", "stock", "over"]),
    st.lists(st.sampled_from([0, "2C", None]), max_size=3),
    st.dictionaries(st.sampled_from(["seat", "card", "type"]), st.integers(0, 3), max_size=2),
)


@given(data=st.data())
@settings(max_examples=300)
def test_any_change_is_damage_or_a_match_that_goes_on(record: Record, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(leaves(record)[1:]))
    try:
        table = wire.restore(signed(change(record, *path, to=data.draw(ODD))))
    except (wire.Damaged, wire.Newer):
        return
    assert table.bot is None
    hand = table.round.hands[table.viewer]
    assert table.act(table.viewer, Discard(hand[0]), table.number).number == table.number + 1
    json.dumps(wire.update(table))


@pytest.mark.parametrize("field", ["rules", "seats", "seed", "actions", "sheet", "round", "number", "undo"])
def test_a_change_without_the_sum_is_damaged(record: Record, field: str) -> None:
    changed = copy.deepcopy(record)
    changed[field] = [changed[field]]
    with pytest.raises(wire.Damaged, match="as it was written"):
        wire.restore(changed)


def test_values_come_back_from_their_plain_form() -> None:
    table = start((Seat("easy"), Seat("easy")), "plain")
    while table.round.result is None:
        table = go_on(table)
    plain = json.loads(json.dumps(wire.encode(table.round)))
    assert wire.decode(Round, plain, "round") == table.round
    assert {event["type"] for event in plain["history"]} >= {"dealt", "drew", "melded", "discarded", "round_ended"}


def test_events_bear_their_type() -> None:
    drew = Drew(1, "stock", ("2C",))
    assert wire.encode(drew.for_seat(0)) == {"type": "drew", "seat": 1, "source": "stock", "cards": []}
    assert wire.decode(Event, wire.encode(drew), "event") == drew


def test_a_long_match_is_saved_in_little() -> None:
    table = start((Seat("easy"),) * 4, "long", target_score=1000)
    while table.match.winners is None:
        table = go_on(table)
    assert len(json.dumps(wire.record(table))) < 60 * len(table.log) + 40_000


def test_a_record_from_before_seats_could_be_handed_over_is_read(record: Record) -> None:
    old = signed({name: part for name, part in record.items() if name not in ("handed", "ended")})
    table = wire.restore(old)
    assert same(table, wire.restore(record)) and (table.handed, table.ended) == ((), False)
    assert wire.summary(old) == wire.summary(record)


def test_who_plays_and_an_early_end_are_saved(record: Record) -> None:
    table = wire.restore(record).hand_over(0, "easy")
    assert same(restored(table), table) and restored(table).bot == "easy"
    assert wire.summary(wire.record(table))["seats"][0] == {"kind": "easy", "name": "Zoé", "person": "you"}
    table = table.hand_over(0, "you").end()
    assert same(restored(table), table) and wire.summary(wire.record(table))["over"]
    assert wire.update(table)["match"]["early"] and not any(wire.update(table)["options"].values())


@pytest.mark.parametrize(
    "handed",
    [
        [{"at": 0, "seat": 1, "kind": "easy"}],
        [{"at": 0, "seat": 2, "kind": "easy"}],
        [{"at": 0, "seat": -1, "kind": "easy"}],
        [{"at": 0, "seat": 0, "kind": "person"}],
        [{"at": 0, "seat": 0, "kind": "nobody"}],
        [{"at": -1, "seat": 0, "kind": "easy"}],
        [{"at": 3, "seat": 0, "kind": "easy"}, {"at": 2, "seat": 0, "kind": "you"}],
        [{"at": 10**6, "seat": 0, "kind": "easy"}],
        [{"at": 0, "seat": 0}],
        None,
    ],
)
def test_a_seat_that_cannot_have_been_handed_over_is_damaged(record: Record, handed: object) -> None:
    with pytest.raises(wire.Damaged):
        wire.restore(signed({**record, "handed": handed}))


def sealed_after(rounds: int, preset: str = "cardverse") -> Table:
    """A match of bots in which so many rounds are over, and the next one has begun."""
    seats = (Seat("easy", "Anna"), Seat("easy"), Seat("normal", "Béla"))
    table = Table.start(Rules.make(preset, target_score=5000), seats, Sealed("hush"))
    while len(table.match.sheet) < rounds:
        table = go_on(table)
    return go_on(table)


@pytest.mark.parametrize("preset", ["cardverse", "rami51", "rummy5000"])
def test_a_sealed_match_comes_back_and_goes_on(preset: str) -> None:
    table = sealed_after(2, preset)
    back = restored(table)
    assert same(back, table) and back.seed == Sealed("hush")
    for _ in range(40):
        table, back = go_on(table), go_on(back)
    assert same(back, table)
    assert wire.replay(wire.record(table)).round == table.round


def test_a_secret_that_is_none_is_damaged() -> None:
    for seed in (
        {},
        {"secret": 7},
        {"secret": "x" * 201},
        {"secret": "x", "more": "y"},
        ["x"],
        None,
        {"rounds": ["x"]},
    ):
        record = wire.record(sealed_after(1))
        record["seed"] = seed
        with pytest.raises(wire.Damaged):
            wire.restore(signed(record))
    other = {**wire.record(sealed_after(1)), "seed": {"secret": "another"}}
    with pytest.raises(wire.Damaged):
        wire.restore(signed(other))
