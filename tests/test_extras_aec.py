"""The PettingZoo environment: its own tests, what is seen, what can be done, what is paid."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from rami.actions import Action, Call, Choose, Discard, Draw, LayMelds, LayOff, Match, Pass, Reclaim
from rami.cards import ORDER, Card
from rami.extras import aec
from rami.extras.aec import Rami
from rami.extras.planes import PHASES, SOURCES, WIDTH, Matrix
from rami.presets import PRESETS
from rami.rules import BadRules, Rules
from rami.view import View
from tests.oracles.worlds import leaning, other_world

CARDS = list(ORDER)
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    *((preset, 2 + number % 3, {}) for number, preset in enumerate(PRESETS)),
    ("rummy5000", 3, {"rummy_call": "pile", "permanent_wilds": ["5"], "permanent_wild_upcard": "choose"}),
    ("rami40", 3, {"jokers": 8, "opening_needs_clean_run": True, "stock_card_now_or_never": True}),
    ("rummy500", 2, {"jokers": 6, "packs": 2, "first_turn_grace": True}),
]
games = pytest.mark.parametrize(("rules", "players", "switches"), GAMES)


def turns(
    env: Rami, rng: Random, steps: int, *, seed: int, once: bool = False
) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Each agent to act with what it sees and its infos; then it plays something, preferably cards.

    So many steps, of one episode after another, or of `once`.
    """
    env.reset(seed=seed)
    for _ in range(steps):
        if any(env.terminations.values()):
            if once:
                return
            env.reset()
        agent = env.agent_selection
        info = env.infos[agent]
        yield agent, env.observe(agent), info
        actions = info["actions"]
        chosen = leaning(rng, [action for action in actions.values() if action is not None])
        env.step(next(number for number, action in actions.items() if action == chosen))


def rows(env: Rami, matrix: Matrix, name: str) -> Matrix:
    return matrix[env.planes.rows[name]]


def cards(row: Matrix) -> Counter[Card]:
    return Counter({card: int(count) for card, count in zip(CARDS, row, strict=True) if count})


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_tests_of_pettingzoo_pass(preset: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in ("Observation is not a NumPy array", "Observation space for each agent probably should be"):
            warnings.filterwarnings("ignore", known)  # an observation with a mask is a dictionary
        api_test(aec.env(preset, players), num_cycles=150)
        api_test(aec.env(preset, players, match=True, rewards="scores"), num_cycles=20)
    seed_test(lambda: aec.env(preset, players), num_cycles=60)


def test_it_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env("rummy5000", 3, render_mode=render_mode))
    env = Rami("rami51", 2, render_mode="ansi")
    env.reset(options={"deal": "a table"})
    shown = env.render()
    assert shown is not None and "> player_" in shown and " ".join(env.infos[env.agent_selection]["view"].hand) in shown
    assert "13 cards" in shown
    human = Rami("rami51", 2, render_mode="human")
    human.reset(options={"deal": "a table"})
    capsys.readouterr()
    assert human.render() is None and capsys.readouterr().out == shown + "\n"


@games
def test_nobody_sees_what_is_hidden(rules: str, players: int, switches: dict[str, Any]) -> None:
    """Other hands and the stock dealt anew change nothing that a seat sees, nor what it may do."""
    rng, env = Random(1), Rami(rules, players, **switches)
    for _ in turns(env, rng, 80, seed=2):
        if rng.random() < 0.3:
            match = env._match
            seen = {agent: env.observe(agent) for agent in env.agents}
            for seat, agent in enumerate(env.agents):
                env._match = match.__class__(match.game, other_world(rng, match.round, seat), match.sheet)
                env._turn_to()
                for part, told in env.observe(agent).items():
                    assert np.array_equal(told, seen[agent][part]), part
            env._match = match
            env._turn_to()


@games
def test_an_observation_tells_the_view(rules: str, players: int, switches: dict[str, Any]) -> None:
    """Read back from the numbers, for the seat to act and for another one."""
    rng, env = Random(3), Rami(rules, players, **switches)
    for agent, told, _ in turns(env, rng, 120, seed=4):
        other = rng.choice(env.agents)
        for looks, seen in ((agent, told), (other, env.observe(other))):
            seat = env.agents.index(looks)
            view = env.game.view(env._match.round, seat)
            matrix = seen["observation"]
            assert env.observation_space(looks).contains(seen)
            _same_cards(env, matrix, view)
            _same_table(env, matrix, view)
            _same_numbers(env, matrix, view)
            if looks != env.agent_selection:
                assert not seen["action_mask"].any() and not rows(env, matrix, "parts").any()


def _same_cards(env: Rami, matrix: Matrix, view: View) -> None:
    law = env.game.law_for(view.wild_rank)
    assert cards(rows(env, matrix, "hand")[0]) == Counter(view.hand)
    assert cards(rows(env, matrix, "aside")[0]) == Counter(view.aside)
    pile = {
        int(deep): card for row in rows(env, matrix, "depth") for deep, card in zip(row, CARDS, strict=True) if deep
    }
    assert tuple(pile[deep] for deep in range(len(pile), 0, -1)) == view.discard
    assert cards(rows(env, matrix, "pile")[0]) == Counter(view.discard)
    assert set(cards(rows(env, matrix, "wild")[0])) == law.wilds
    assert dict(cards(rows(env, matrix, "worth")[0])).items() <= law.values.of.items()
    assert cards(rows(env, matrix, "taken")[0]) == Counter(view.taken.cards if view.taken else ())
    assert cards(rows(env, matrix, "owed")[0]) == Counter(debt.face for debt in view.debts)
    assert cards(rows(env, matrix, "barred")[0]) == Counter(bar.face for bar in view.bars)
    for seat, known in enumerate(view.known):
        assert cards(rows(env, matrix, "known")[(seat - view.seat) % view.players]) == Counter(known)


def _same_table(env: Rami, matrix: Matrix, view: View) -> None:
    melds = rows(env, matrix, "melds")
    assert not melds[len(view.melds) :].any()
    for number, meld in enumerate(view.melds):
        assert cards(melds[number]) == Counter(meld.cards)
        owners = Counter((slot.owner - view.seat) % view.players for slot in meld.slots)
        owners.update((owner - view.seat) % view.players for _, owner in meld.matches)
        told = rows(env, matrix, "owners")[number]
        assert {seat: int(count) for seat, count in enumerate(told) if count} == owners
        stands: Counter[str] = Counter()
        for slot in meld.slots:
            if slot.stands_in:
                stands.update(
                    card for card in CARDS if card in (slot.stands_for, *(slot.stands_for + s for s in "CDHS"))
                )
        assert cards(rows(env, matrix, "stands")[number]) == stands


def _same_numbers(env: Rami, matrix: Matrix, view: View) -> None:
    for seat in range(view.players):
        told = list(map(int, rows(env, matrix, "seats")[(seat - view.seat) % view.players]))
        assert told[:2] == [view.counts[seat], view.scores[seat]]
        assert told[3:8] == [
            seat in those for those in (view.opened, view.floating, view.out, view.eliminated, view.passed)
        ]
        assert told[8:12] == [view.dealer == seat, view.turn == seat, view.discarder == seat, view.following == seat]
    told = list(map(int, rows(env, matrix, "round")[0]))
    assert told[:5] == [view.turn_number, view.round_number, view.stock_count, len(view.discard), view.reshuffles]
    assert told[5:10] == [view.opening_value, view.reclaimed, view.opened_this_turn, view.floated, view.caller]
    assert (PHASES[told[10]], SOURCES[told[11]]) == (view.phase, view.taken.source if view.taken else None)
    assert "0" + "23456789TJQKA"[told[12] - 1] * bool(told[12]) == "0" + (view.wild_rank or "")


def test_what_was_thrown_and_picked_is_told_by_seat() -> None:
    rng, env = Random(5), Rami("rummy5000", 3)
    for agent, told, info in turns(env, rng, 100, seed=6):
        seat, view = env.agents.index(agent), info["view"]
        thrown: list[Counter[Card]] = [Counter() for _ in env.agents]
        for event in view.history:
            if type(event).__name__ == "Discarded":
                thrown[(event.seat - seat) % 3][event.card] += 1
        assert [cards(row) for row in rows(env, told["observation"], "thrown")] == thrown
        picked = sum(len(event.cards) for event in view.history if getattr(event, "source", "") == "discard")
        assert rows(env, told["observation"], "picked").sum() == picked


@pytest.mark.parametrize("page", [None, 1])
@games
def test_whatever_is_listed_can_be_done(
    rules: str, players: int, switches: dict[str, Any], page: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All options are found on the pages, each under a number that the mask allows; whatever is found is legal."""
    if page:
        monkeypatch.setattr(aec, "SLOTS", {kind: (page, parts) for kind, (_, parts) in aec.SLOTS.items()})
    rng, env = Random(7), Rami(rules, players, **switches)
    deepest = 0
    for agent, _, info in turns(env, rng, 150, seed=8):
        found: dict[Action, int] = {}
        pages = 0
        while True:
            actions = env.infos[agent]["actions"]
            mask = env.observe(agent)["action_mask"]
            assert sorted(actions) == [number for number, legal in enumerate(mask) if legal]
            found.update({action: number for number, action in actions.items() if action is not None})
            _told_by_slots(env, agent)
            if env.table.turn not in actions or pages == 12:
                break
            env.step(env.table.turn)
            assert env.agent_selection == agent and not any(env.rewards.values())
            pages += 1
        deepest = max(deepest, pages)
        env._turn_to()
        view, options = info["view"], info["options"]
        assert options == view.options
        whole = {*options.draws, *map(Discard, options.discards), *map(Choose, options.choices)}
        whole |= {*[Pass()] * options.may_pass}
        if pages < 12:
            whole |= {*options.calls, *options.matches, *options.reclaims, *options.lay_offs}
            laid = {meld for action in found if isinstance(action, LayMelds) for meld in action.melds}
            assert {*options.melds} <= laid
        assert whole <= set(found)
        seat = env.agents.index(agent)
        for action in set(found) - whole:
            assert env.game.refusal(env._match.round, seat, action) is None
    assert deepest or not page or rules == "cardverse", "no page was ever turned"


def _told_by_slots(env: Rami, agent: str) -> None:
    """What lies in the slots is what the actions of their numbers lay."""
    matrix = env.observe(agent)["observation"]
    onto = rows(env, matrix, "onto").reshape(-1)
    for slot, row in enumerate(rows(env, matrix, "parts")):
        action = env.infos[agent]["actions"].get(env.table.first + slot)
        on = getattr(action, "on", None)
        assert onto[slot] == (0 if on is None else on + 1)
        match action:
            case LayMelds(melds):
                written = [card for meld in melds for card in meld]
            case LayOff(some) | Reclaim(some):
                written = list(some)
            case Match(card):
                written = [card]
            case Call():
                written = [*action.cards, *action.meld]
            case _:
                written = []
        assert cards(row) == Counter(card.partition("=")[0] for card in written)


def test_a_number_means_the_same_wherever_it_is_legal() -> None:
    env = Rami("rummy5000", 2)
    rng, meant = Random(9), {}
    for _, _, info in turns(env, rng, 200, seed=10):
        for number, action in info["actions"].items():
            if number < env.table.first:
                assert meant.setdefault(number, action) == action
    assert {0: Draw("stock"), 1: Draw("discard", 1)}.items() <= meant.items()


@pytest.mark.parametrize(("preset", "sign"), [("cardverse", 1), ("rami51", -1), ("george", 1)])
def test_rewards_are_the_points_of_the_round(preset: str, sign: int) -> None:
    for rewards in ("margin", "scores"):
        env = Rami(preset, 3, rewards=rewards)
        for _ in turns(env, Random(11), 2000, seed=12, once=True):
            assert set(env.rewards.values()) == {0.0}
        result = env._match.round.result
        assert result is not None and any(result.scores)
        assert all(env.terminations.values()) and not any(env.truncations.values())
        paid = [env.rewards[agent] for agent in env.agents]
        if rewards == "scores":
            assert paid == [sign * score for score in result.scores]
        else:
            assert sum(paid) == pytest.approx(0)
            rest = (sum(result.scores) - result.scores[0]) / 2
            assert paid[0] == pytest.approx(sign * (result.scores[0] - rest))
        assert all(env.infos[agent]["view"].result == result for agent in env.agents)


def test_a_match_is_played_to_its_end_with_rewards_by_round() -> None:
    env = Rami("cardverse", 2, match=True, rewards="scores", target_score=30)
    paid, rounds = Counter[str](), 0
    for _ in turns(env, Random(13), 5000, seed=14, once=True):
        rounds += any(env.rewards.values())
        paid.update(env.rewards)
    paid.update(env.rewards)
    assert all(env.terminations.values()) and rounds >= 1
    assert [paid[agent] for agent in env.agents] == list(env._match.totals)
    assert max(env._match.totals) >= 30


def test_the_limit_of_turns_is_an_end_and_no_cut() -> None:
    env = Rami("cardverse", 2, turn_limit=20)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        actions = env.infos[env.agent_selection]["actions"]
        env.step(0 if 0 in actions else next(n for n, each in actions.items() if isinstance(each, Discard)))
    assert env._match.round.result is not None and env._match.round.result.end == "turn_limit"
    assert all(env.terminations.values()) and not any(env.truncations.values())


@pytest.mark.parametrize("action", [-1, 2, 10**6, None])
def test_an_action_that_the_mask_forbids_is_refused(action: int | None) -> None:
    env = Rami("cardverse", 2)
    env.reset(options={"deal": "forbidden"})
    before = env._match
    assert 0 in env.infos[env.agent_selection]["actions"] and action not in env.infos[env.agent_selection]["actions"]
    with pytest.raises(ValueError, match="may not take action"):
        env.step(action)
    assert env._match is before


def test_a_deal_can_be_asked_for_and_the_next_is_another() -> None:
    def hand(env: Rami, **how: Any) -> tuple[Card, ...]:
        env.reset(**how)
        return env._match.round.hands[0]

    one, two = Rami("rami51", 2), Rami("rami51", 2)
    assert hand(one, options={"deal": "the same"}) == hand(two, options={"deal": "the same"})
    assert hand(one, seed=1) == hand(two, seed=1)
    assert hand(one) == hand(two) != hand(one)


def test_any_rules_can_be_played_but_no_others() -> None:
    env = Rami(Rules.make("rami40", jokers=2), 3, opening_minimum=0)
    assert env.game.rules == Rules.make("rami40", jokers=2, opening_minimum=0)
    with pytest.raises(ValueError):
        Rami("cardverse", rewards="praise")
    with pytest.raises(ValueError):
        Rami("cardverse", render_mode="rgb_array")
    assert WIDTH == 53


def played_through(env: Any, rng: Random) -> Iterator[Any]:
    """The loop of `agent_iter`, seen from without after each step; the wrapper minds the order."""
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        if over:
            env.step(None)
        else:
            actions = [number for number, action in info["actions"].items() if action is not None]
            assert [number for number, legal in enumerate(seen["action_mask"]) if legal] == sorted(info["actions"])
            env.step(rng.choice(actions))
        yield agent


@pytest.mark.parametrize("rewards", ["margin", "scores"])
def test_who_is_out_of_a_match_is_paid_a_last_time_and_leaves(rewards: str) -> None:
    """Each round pays those who played it, by what its result says of them; the margins add up to nothing."""
    env = Rami("rami51", 4, match=True, rewards=rewards, elimination=True, target_score=300)
    wrapped = aec.OrderEnforcingWrapper(env)
    wrapped.reset(seed=1)
    rng, owed, left, rounds = Random(1), Counter[str](), list[str](), 0
    for agent in wrapped.agent_iter():
        _, paid, over, cut, info = wrapped.last()
        assert paid == pytest.approx(owed.pop(agent, 0.0)) and not cut
        if over:
            assert info["view"].result is not None and not info["actions"]
            assert not wrapped.observe(agent)["action_mask"].any()
            wrapped.step(None)
            left.append(agent)
            continue
        before = env._match
        assert before is not None
        eliminated = [env.possible_agents[seat] for seat in before.round.eliminated]
        assert eliminated == sorted(left) and agent not in left
        wrapped.step(rng.choice([n for n, action in info["actions"].items() if action is not None]))
        after = env._match
        assert after is not None
        if after.sheet == before.sheet:
            assert not any(env.rewards.values())
            continue
        rounds += 1
        playing = [seat for seat in range(4) if env.possible_agents[seat] not in eliminated]
        assert [*env.rewards] == [env.possible_agents[seat] for seat in playing]
        scores = {seat: -after.sheet[-1][seat] for seat in playing}
        for seat in playing:
            mean = (sum(scores.values()) - scores[seat]) / (len(playing) - 1)
            wanted = scores[seat] - mean if rewards == "margin" else scores[seat]
            assert env.rewards[env.possible_agents[seat]] == pytest.approx(wanted)
        owed.update(env.rewards)
    assert rounds > 4 and sorted(left) == env.possible_agents and not env.agents and not +owed and not -owed
    assert env._match is not None and env._match.round.eliminated == (0, 2)


def test_the_tests_of_pettingzoo_pass_where_agents_leave() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec.env("rami51", 4, match=True, elimination=True, target_score=60), num_cycles=1500)


@pytest.mark.parametrize("action", [1.0, True, False, "0", np.float64(0), np.bool_(False), [0]])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    env = Rami("cardverse", 2)
    env.reset(seed=1)
    assert 0 in env.infos[env.agent_selection]["actions"]
    with pytest.raises(ValueError, match="may not take action"):
        env.step(action)
    env.step(np.int64(0))


@pytest.mark.parametrize(
    "ask", [lambda env: env.last(), lambda env: env.step(0), lambda env: env.observe("player_0"), Rami.render]
)
def test_nothing_is_told_before_it_begins(ask: Callable[[Rami], object]) -> None:
    for env in (Rami("cardverse"), pickle.loads(pickle.dumps(Rami("cardverse")))):
        with pytest.raises(ResetNeeded, match="reset"):
            ask(env)


def test_what_somebody_does_to_the_infos_changes_no_rule() -> None:
    env = Rami("cardverse", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)
    env.infos[agent]["actions"][env.table.turn] = Draw("stock")
    del env.infos[agent]["actions"][0], env.infos[agent]["view"]
    assert all(np.array_equal(seen[part], told) for part, told in env.observe(agent).items())
    with pytest.raises(ValueError, match="may not take action"):
        env.step(env.table.turn)
    env.step(0)


@pytest.mark.parametrize("players", ["2", 2.0, None, 0, 1, 99, True])
def test_players_are_a_whole_number_that_can_play(players: Any) -> None:
    with pytest.raises(BadRules):
        Rami("rami51", players)


@pytest.mark.parametrize("again", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike_and_apart(again: Callable[[Any], Any]) -> None:
    """At any time: before the first deal, in a turn, and with its wrapper."""
    made = [aec.env("rami40", 3, jokers=2), Rami("rami40", 3, jokers=2)]
    for env in [*made, *map(again, made)]:
        env.reset(seed=5)
        moves = played_through(env, Random(6)) if env not in made[1:] else None
        for _ in range(15 if moves else 0):
            next(moves)  # type: ignore[arg-type]
        twin = again(env)
        base, other = env.unwrapped, twin.unwrapped
        for _ in range(40):
            agent = base.agent_selection
            assert agent == other.agent_selection and base.infos[agent]["actions"] == other.infos[agent]["actions"]
            assert all(np.array_equal(told, other.observe(agent)[part]) for part, told in base.observe(agent).items())
            number = max(n for n, action in base.infos[agent]["actions"].items() if action is not None)
            base.step(number)
            assert base._match != other._match
            other.step(number)
        base.reset()
        other.reset()
        assert base._match == other._match


@pytest.mark.parametrize(
    ("module", "lacking", "extra"),
    [("aec", "pettingzoo", "pettingzoo"), ("aec", "numpy", "pettingzoo"), ("planes", "numpy", "pettingzoo")],
)
def test_without_the_extra_it_is_said_what_to_install(module: str, lacking: str, extra: str) -> None:
    program = f"import sys; sys.modules[{lacking!r}] = None\ntry:\n from rami.extras import {module}\n"
    program += "except ImportError as error:\n print(error)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert f'rami.extras.{module} needs `pip install ".[{extra}]"`, in the folder of rami' in done.stdout, done.stderr
