"""The server of a match: numbers of updates, undo, bots, whose cards are shown."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from rami.actions import Action, Discard, Draw, LayMelds, NextRound
from rami.bots import BOTS, BUDGET
from rami.chance import Sealed, Seed, Told, fingerprint, of_round, opened
from rami.events import Dealt, Discarded, Drew, RoundEnded
from rami.match import Match
from rami.round import Round
from rami.rules import BadRules, Refused, Rules
from rami.table import BotAtFault, Seat, Table
from rami.view import View

TWO = (Seat("you", "Ana"), Seat("easy"))


def start(seats: tuple[Seat, ...] = TWO, seed: Seed = "abc", **switches: object) -> Table:
    return Table.start(Rules.make("cardverse", **switches), seats, seed)


def advance(table: Table) -> Table:
    return table.advance(BOTS, BUDGET, table.number)


def act(table: Table, action: Action) -> Table:
    return table.act(table.viewer, action, table.number)


def my_turn(**switches: object) -> Table:
    table = start(**switches)
    while table.bot is not None:
        table = advance(table)
    return table


def with_round(table: Table, **changes: object) -> Table:
    """The table with something else lying on it."""
    round: Round = table.round._replace(**changes)
    return Table(table.seats, table.seed, Match(table.match.game, round), number=table.number)


def steps(seats: tuple[Seat, ...], seed: Seed) -> Iterator[Table]:
    """A whole match of bots, table by table."""
    table = start(seats, seed)
    yield table
    while table.match.winners is None:
        table = table.next_round(table.number) if table.round.result else advance(table)
        yield table


def code(call: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        call()
    return refused.value.refusal.code


def test_a_table_starts_with_its_first_update() -> None:
    table = start()
    assert (table.number, table.log, table.past) == (1, (), ())
    assert [type(event) for event in table.news] == [Dealt]


def test_rules_must_suit_the_seats() -> None:
    with pytest.raises(BadRules):
        start((Seat("you"),))
    with pytest.raises(BadRules):
        start((Seat("you"), *[Seat("easy")] * 4))


def test_every_act_has_the_next_number_and_its_news() -> None:
    table = my_turn()
    drawn = act(table, Draw("stock"))
    assert drawn.number == table.number + 1
    assert [type(event) for event in drawn.news] == [Drew]
    gone = act(drawn, Discard(drawn.round.hands[0][0]))
    assert [type(event) for event in gone.news] == [Discarded]
    assert [entry.seat for entry in gone.log[-2:]] == [0, 0]


@pytest.mark.parametrize("off", [-1, 1, -1000])
def test_an_act_on_another_update_is_refused(off: int) -> None:
    table = my_turn()
    wrong = table.number + off
    assert code(lambda: table.act(0, Draw("stock"), wrong)) == "stale_update"
    assert code(lambda: table.undo(wrong)) == "stale_update"
    assert code(lambda: table.next_round(wrong)) == "stale_update"
    assert code(lambda: table.advance(BOTS, BUDGET, wrong)) == "stale_update"


def test_a_double_act_is_done_once() -> None:
    table = my_turn()
    after = table.act(0, Draw("stock"), table.number)
    assert code(lambda: after.act(0, Draw("stock"), table.number)) == "stale_update"


def test_a_double_discard_never_discards_twice() -> None:
    table = act(my_turn(), Draw("stock"))
    card = Discard(table.round.hands[0][0])
    after = act(table, card)
    assert code(lambda: after.act(0, card, table.number)) == "stale_update"
    assert code(lambda: after.act(0, card, after.number)) == "not_your_turn"


def test_no_act_deals_a_chosen_pack() -> None:
    table = my_turn()
    assert code(lambda: act(table, NextRound())) == "not_allowed_here"
    assert code(lambda: act(table, NextRound(("2C",)))) == "not_allowed_here"


def test_a_card_of_the_stock_cannot_be_unseen() -> None:
    table = act(my_turn(), Draw("stock"))
    assert code(lambda: table.undo(table.number)) == "nothing_to_undo"


def test_the_taken_discard_can_be_given_back() -> None:
    table = my_turn()
    taken = act(table, Draw("discard"))
    back = taken.undo(taken.number)
    assert back.round == table.round and back.log == table.log and back.news == ()
    assert back.number == taken.number + 1
    assert code(lambda: back.undo(back.number)) == "nothing_to_undo"
    assert code(lambda: back.act(0, Draw("stock"), taken.number)) == "stale_update"


def test_melds_are_taken_back_one_by_one_until_the_draw() -> None:
    hand = ("4H", "5H", "6H", "8C", "8D", "8S", "KC")
    table = act(with_round(my_turn(), hands=(hand, ("2S", "3S"))), Draw("stock"))
    one = act(table, LayMelds((("4H", "5H", "6H"),)))
    two = act(one, LayMelds((("8C", "8D", "8S"),)))
    back = two.undo(two.number)
    assert back.round == one.round
    back = back.undo(back.number)
    assert back.round == table.round
    assert code(lambda: back.undo(back.number)) == "nothing_to_undo"


def test_a_turn_that_is_over_stays_over() -> None:
    table = act(my_turn(), Draw("discard"))
    table = act(table, Discard(table.round.hands[0][0]))
    assert code(lambda: table.undo(table.number)) == "nothing_to_undo"
    later = advance(table)
    assert code(lambda: later.undo(later.number)) == "nothing_to_undo"


def test_a_round_that_is_over_stays_over() -> None:
    table = with_round(my_turn(), hands=(("4H", "5H"), ("2S", "3S")), discard=("6H",))
    table = act(table, Draw("discard"))
    table = act(table, LayMelds((("4H", "5H", "6H"),)))
    assert isinstance(table.news[-1], RoundEnded)
    assert code(lambda: table.undo(table.number)) == "nothing_to_undo"
    dealt = table.next_round(table.number)
    assert code(lambda: dealt.undo(dealt.number)) == "nothing_to_undo"


def test_next_round_five_times_deals_once() -> None:
    table = with_round(my_turn(), hands=(("4H", "5H"), ("2S", "3S")), discard=("6H",))
    table = act(act(table, Draw("discard")), LayMelds((("4H", "5H", "6H"),)))
    dealt = table.next_round(table.number)
    for _ in range(4):
        assert code(lambda: dealt.next_round(table.number)) == "stale_update"
    assert code(lambda: dealt.next_round(dealt.number)) == "wrong_phase"
    assert [type(event) for event in dealt.news] == [Dealt]


def test_only_bots_are_advanced() -> None:
    table = my_turn()
    assert table.bot is None
    assert code(lambda: advance(table)) == "not_your_turn"


def test_a_bot_makes_the_same_move_every_time() -> None:
    seats = (Seat("random"), Seat("random"))
    assert [table.round for table in steps(seats, "x")] == [table.round for table in steps(seats, "x")]


def test_a_bot_sees_its_own_view_and_chance_of_the_turn() -> None:
    seen: list[tuple[View, float]] = []

    def bot(view: View, chance: Random, budget: int) -> Action:
        seen.append((view, chance.random()))
        return BOTS["easy"](view, chance, budget)

    table = start((Seat("easy"), Seat("easy"), Seat("easy")))
    for _ in range(12):
        seat = table.round.turn
        table = table.advance({"easy": bot}, BUDGET, table.number)
        assert seen[-1][0].seat == seat
    turns = {(view.turn_number, luck) for view, luck in seen}
    assert len(turns) == len({view.turn_number for view, _ in seen}) == len({luck for _, luck in seen})


def test_a_bot_that_breaks_the_rules_is_a_fault_of_ours() -> None:
    table = start((Seat("easy"), Seat("easy")))
    with pytest.raises(BotAtFault, match="easy in seat"):
        table.advance({"easy": lambda view, chance, budget: Discard("2C")}, BUDGET, table.number)


def test_the_log_replays_to_the_same_table() -> None:
    *_, table = steps((Seat("easy"), Seat("random"), Seat("easy")), "replayed")
    again = Table.replay(table.match.game.rules, table.seats, table.seed, table.log)
    assert (again.round, again.match.sheet, again.log) == (table.round, table.match.sheet, table.log)


def test_what_was_undone_is_not_in_the_log() -> None:
    table = my_turn()
    taken = act(table, Draw("discard"))
    table = act(taken.undo(taken.number), Draw("stock"))
    again = Table.replay(table.match.game.rules, table.seats, table.seed, table.log)
    assert again.round == table.round


def test_a_person_looks_on_while_bots_play() -> None:
    table = start((Seat("easy"), Seat("you"), Seat("easy")))
    for _ in range(20):
        assert table.viewer == 1
        if table.bot is None:
            break
        table = advance(table)


def test_people_at_one_device_see_their_own_cards_in_turn() -> None:
    table = start((Seat("you"), Seat("easy"), Seat("person")))
    people = []
    for _ in range(30):
        if table.bot is not None:
            assert table.viewer in ({people[-1]} if people else {0, 2})
            table = advance(table)
            continue
        people.append(table.viewer)
        assert table.viewer == table.round.turn
        table = act(table, Draw("stock"))
        table = act(table, Discard(table.round.hands[table.viewer][0]))
    assert set(people) == {0, 2}


def test_the_hash_is_bound_to_the_seed() -> None:
    assert start(seed="a").seed_hash == start(seed="a").seed_hash != start(seed="b").seed_hash


def test_a_sealed_match_deals_every_round_from_a_seed_of_its_own() -> None:
    secret = Sealed("nobody knows it")
    for table in steps((Seat("easy"), Seat("easy"), Seat("normal")), secret):
        number = table.round.round_number
        assert table.round.seed == of_round(secret, number)
        assert table.seed_hash == fingerprint(table.round.seed)
        over = table.round.result is not None
        shown = [table.seed_shown(each) for each in range(number + 3)]
        assert shown[:number] == [of_round(secret, each) for each in range(number)]
        assert shown[number:] == [table.round.seed if over else None, None, None]
    game = table.match.game
    assert table.round.round_number > 2
    again = game.deal(of_round(secret, 0))
    first = start((Seat("easy"), Seat("easy"), Seat("normal")), secret).round
    assert again == first, "dealer and pack follow from the first seed alone"
    rounds = [of_round(secret, each) for each in range(number + 1)]
    text = opened(secret)
    assert text is not None
    *_, again_by_link = steps((Seat("easy"), Seat("easy"), Seat("normal")), text)
    assert again_by_link.round == table.round and again_by_link.log == table.log, "bots and all"
    assert Table.replay(game.rules, table.seats, secret, table.log).match.sheet == table.match.sheet
    assert Table.replay(game.rules, table.seats, Told(tuple(rounds)), table.log).match.sheet == table.match.sheet


def test_a_given_seed_is_shown_when_the_match_is_over() -> None:
    for table in steps((Seat("easy"), Seat("easy")), "given"):
        numbers = range(table.round.round_number + 2)
        ended = table.match.winners is not None
        assert [table.seed_shown(each) for each in numbers] == ["given" if ended else None] * (len(numbers) - 1) + [
            None
        ]
    ended = start(seed="given").end()
    assert [ended.seed_shown(each) for each in (0, 1)] == ["given", None]
    early = start(seed=Sealed("x")).end()
    assert [early.seed_shown(each) for each in (0, 1)] == [early.round.seed, None]


def test_within_a_sealed_round_reshuffles_follow_from_its_seed_too() -> None:
    secret, chances = Sealed("again and again"), Random(1)
    table = start((Seat("easy"), Seat("easy")), secret, reshuffle_limit=None)
    while table.round.reshuffles < 2 and table.round.round_number < 60:
        table = at_random(table, chances)
    assert table.round.reshuffles
    number, game = table.round.round_number, table.match.game
    deals = [at for at, entry in enumerate(table.log) if isinstance(entry.action, NextRound)]
    acts = table.log[deals[number - 1] + 1 if number else 0 :]
    dealt = game.deal(of_round(secret, number), table.round.dealer, table.round.scores, number)
    for seat, action in acts:
        dealt = game.play(dealt, seat, action)
    assert dealt == table.round


def at_random(table: Table, chance: Random) -> Table:
    """One thing more: a bot's act, the next deal, or some act of whoever sits there."""
    if table.round.result is not None:
        return table.next_round(table.number)
    if table.bot is not None:
        return advance(table)
    return act(table, BOTS["random"](table.match.game.view(table.round, table.viewer), chance, BUDGET))


@pytest.mark.parametrize(
    ("game", "switches"),
    [("cardverse", {}), ("rami51", {}), ("rummy5000", {"rummy_call": "pile"})],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_bot_goes_on_for_a_person_wherever_it_is_asked_to(game: str, switches: dict[str, object]) -> None:
    """In the middle of turns, of calls, and while it is nobody's turn; and what was done replays as it was done."""
    seats = (Seat("you"), Seat("person"), Seat("easy"))
    phases = set()
    for number in range(6):
        chance = Random(number)
        table = Table.start(Rules.make(game, **switches), seats, f"{game} {number}")
        for _ in range(150):
            if table.round.result is not None:
                break
            for seat in (0, 1):
                if chance.random() < 0.3:
                    kind = chance.choice(("easy", "normal", seats[seat].kind))
                    phases.add((table.round.phase, table.round.turn == seat))
                    kept = table.past if table.sitting[seat].kind == kind else ()
                    table = table.hand_over(seat, kind)
                    assert table.sitting[seat] == Seat(kind) and table.past == kept
            table = at_random(table, chance)
        played = Table.replay(table.match.game.rules, table.seats, table.seed, table.log)
        assert played.round == table.round and played.match.sheet == table.match.sheet
    assert {("play", True), ("play", False), ("draw", True)} <= phases
    assert game != "rummy5000" or ("call", True) in phases


def test_a_person_whose_seat_a_bot_plays_looks_on() -> None:
    table = my_turn()
    away = table.hand_over(0, "easy")
    assert (away.viewer, away.bot, away.number) == (0, "easy", table.number + 1)
    assert code(lambda: act(away, Draw("stock"))) == "not_your_turn"
    after = advance(away)
    assert not after.person_did(len(after.log) - 1)
    back = after.hand_over(0, "you")
    assert back.bot is None and back.sitting == back.seats
    assert code(lambda: back.undo(back.number)) == "nothing_to_undo"
    assert back.hand_over(0, "you").number == back.number


def test_nobody_hands_over_the_seat_of_a_bot() -> None:
    assert code(lambda: start().hand_over(1, "easy")) == "bad_input"


def test_where_one_of_two_people_leaves_the_other_looks_on() -> None:
    table = start((Seat("you"), Seat("person"), Seat("easy")))
    assert table.hand_over(0, "easy").viewer == 1
    assert table.hand_over(1, "easy").viewer == 0
    assert table.hand_over(0, "easy").hand_over(1, "easy").viewer == 0


def test_a_match_that_is_ended_early_has_the_score_of_its_rounds() -> None:
    table = start((Seat("easy"), Seat("random")))
    assert table.end().winners == ()
    while not table.match.sheet:
        table = advance(table)
    scores = table.match.sheet[0]
    best = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
    assert table.winners is None and table.end().winners == best
    later = table.next_round(table.number)
    ended = later.end()
    assert ended.winners == best and ended.match.totals == scores and ended.match is later.match
    for call in (
        lambda: advance(ended),
        lambda: ended.next_round(ended.number),
        lambda: ended.undo(ended.number),
        lambda: ended.end(),
        lambda: ended.hand_over(0, "easy"),
    ):
        assert code(call) == "match_ended"


def test_a_match_that_is_over_cannot_be_ended() -> None:
    table = list(steps((Seat("easy"), Seat("easy")), "over"))[-1]
    assert table.winners == table.match.winners
    assert code(table.end) == "match_ended"


def test_an_answer_to_a_call_is_taken_back_by_whoever_plays_alone_and_by_nobody_else() -> None:
    for seats, past in (((Seat("easy"), Seat("you")), 1), ((Seat("person"), Seat("you")), 0)):
        found = set()
        for number in range(20):
            chance = Random(number)
            table = Table.start(Rules.make("rummy5000", rummy_call="pile"), seats, f"call {number}")
            for _ in range(40):
                if table.round.result is not None:
                    break
                asked = table.round.turn if table.round.phase == "call" and table.bot is None else None
                table = at_random(table, chance)
                if asked is not None and table.round.turn == asked and table.round.result is None:
                    found.add(len(table.past))
        assert found == {past}
