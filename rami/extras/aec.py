"""A PettingZoo environment for every game; needs the extra `pettingzoo`.

    from rami.extras import aec
    env = aec.env("rummy5000", players=4, floating=False)

An agent is a seat, `player_0` and on. It sees what its `View` tells, as a matrix of whole numbers (`planes.Planes`),
and a mask of the actions it may take. An action is a number out of a fixed table, `Table`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from operator import index
from typing import Any, ClassVar

from rami.extras import lacking

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise lacking(__name__, "pettingzoo", error) from error

from rami.actions import Action, Choose, Discard, Draw, LayMelds, Pass
from rami.bots.ground import game_of, must_open, openings
from rami.cards import ORDER
from rami.deal import CHOICES
from rami.extras.planes import Planes
from rami.game import Game
from rami.match import Match
from rami.round import Round
from rami.rules import BadRules, Rules, rules_from
from rami.view import View

Parts = Callable[[View], Iterator[Action]]

SLOTS: dict[str, tuple[int, Parts]] = {
    "call": (8, lambda view: iter(view.options.calls)),
    "match": (8, lambda view: iter(view.options.matches)),
    "reclaim": (8, lambda view: iter(view.options.reclaims)),
    "lay_off": (24, lambda view: iter(view.options.lay_offs)),
    "meld": (48, lambda view: _melds(view)),
}
"""How many parts of each kind one page shows, and where they come from, in the order of the engine's options."""


class Table:
    """The actions of a game by number, the same in every position:

    draw from the stock; take 1, 2, … cards from the pile; discard a card, in the order of `rami.cards.ORDER`; let a
    call go by; choose to be dealt so many cards (`rami.deal.CHOICES`); the first, second, … call, match, reclaim,
    lay-off and meld that is listed (SLOTS); and at last: turn the page, for the parts after these. A page is turned on
    only, and every other action goes back to the first.

    While something is asked of an opening, what is listed as a meld is a whole opening: first one with each of
    the melds that can be part of one, then others.
    """

    def __init__(self, game: Game) -> None:
        deepest = len(game.law.plan.pack) if game.law.take_depth is None else game.law.take_depth
        whole: list[Action] = [Draw("stock"), *(Draw("discard", count) for count in range(1, deepest + 1))]
        whole += [*map(Discard, ORDER), Pass(), *map(Choose, CHOICES)]
        self._numbers = {action: number for number, action in enumerate(whole)}
        self.first = len(whole)
        """Of the slots."""
        self.slots = sum(size for size, _ in SLOTS.values())
        self.turn = self.first + self.slots
        """Turns the page."""
        self.size = self.turn + 1

    def legal(self, view: View, page: int) -> dict[int, Action | None]:
        """What the seat may do now, by number; None turns the page."""
        options = view.options
        whole: list[Action] = [*options.draws, *map(Discard, options.discards), *map(Choose, options.choices)]
        whole += [Pass()] * options.may_pass
        found: dict[int, Action | None] = {self._numbers[action]: action for action in whole}
        more, number = False, self.first
        for size, parts in SLOTS.values():
            shown = list(islice(parts(view), page * size, (page + 1) * size + 1))
            more = more or len(shown) > size
            found.update(zip(range(number, number + size), shown, strict=False))
            number += size
        if more:
            found[self.turn] = None
        return found


def _melds(view: View) -> Iterator[Action]:
    melds = view.options.melds
    if not melds or not must_open(view):
        yield from map(LayMelds, zip(melds))
        return
    each = [openings(view, (meld,)) for meld in melds]
    told = set()
    for found in chain(filter(None, (next(some, None) for some in each)), chain.from_iterable(each)):
        if (cards := frozenset(found)) not in told:
            told.add(cards)
            yield LayMelds(found)


class Rami(AECEnv):
    """A round, or a match, of any rules.

    `rules`: a preset or `Rules`; further arguments are switches. `match`: an episode is a whole match; rewards come at
    the end of each round. `rewards`: `margin`, the points of the round less the mean of those who played it too (they
    add up to nothing), or `scores`, as the engine adds them; where points are a penalty, both with their sign turned,
    so that more is always better. No episode is ever cut off: a round that reaches the limit of turns is over by the
    rules. Who is out of a match is terminated then: paid for its last round and never again.

    `infos` of the agent to act hold its `view` and the `options` (as bots get them), and `actions`: by number, the
    engine's action for everything that is legal, None for turning the page. In the end an agent has its last view.

    `reset(options={"deal": text})` deals from that seed, whatever was dealt before.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "rami_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: str | Rules = "cardverse",
        players: int = 2,
        *,
        match: bool = False,
        rewards: str = "margin",
        render_mode: str | None = None,
        **switches: Any,
    ) -> None:
        super().__init__()
        if rewards not in ("margin", "scores") or render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError("rewards are 'margin' or 'scores', a render mode is 'human', 'ansi' or None")
        try:
            players = index(players)
        except TypeError:
            raise BadRules("the number of players is a whole number", "players") from None
        plain = rules.plain() if isinstance(rules, Rules) else {"preset": rules}
        self._compile(rules_from({**plain, **switches}), players)
        self.render_mode = render_mode
        self._whole, self._margin = match, rewards == "margin"
        self._sign = -1 if self.game.rules.plain()["scoring"] == "penalty" else 1
        self._generator, _ = np_random()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        limits = np.iinfo(np.int16)
        self._spaces = {
            agent: Dict(
                {
                    "observation": Box(limits.min, limits.max, self.planes.shape, np.int16),
                    "action_mask": Box(0, 1, (self.table.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: Discrete(self.table.size) for agent in self.possible_agents}
        self._match: Match | None = None

    def _compile(self, rules: Rules, players: int) -> None:
        self.game = game_of(rules, players)
        self.table = Table(self.game)
        self.planes = Planes(self.game, self.table.slots)

    def __getstate__(self) -> dict[str, Any]:
        """Without what was compiled."""
        state = {name: value for name, value in vars(self).items() if name not in ("game", "table", "planes")}
        match = self._match and (self._match.round, self._match.sheet)
        return {**state, "_match": match, "rules": self.game.rules}

    def __setstate__(self, state: dict[str, Any]) -> None:
        rules = state.pop("rules")
        self.__dict__.update(state)
        self._compile(rules, len(self.possible_agents))
        self._match = self._match and Match(self.game, *self._match)  # type: ignore[misc]

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator, _ = np_random(seed)
        deal = (options or {}).get("deal") or f"{self._generator.integers(1 << 62)}"
        self._match = Match.start(self.game, deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to()

    def _begun(self) -> Match:
        if self._match is None:
            raise ResetNeeded("reset() comes first")
        return self._match

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Of the agent to act, or to leave: what it sees, what it was paid since it acted, whether it is over or cut
        off, its infos."""
        self._begun()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        """Raises `ValueError` for an action that the mask forbids, and for what is no whole number."""
        match, agent = self._begun(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        _, legal = self._known[agent]
        number = _whole(action)
        if number not in legal:
            raise ValueError(f"{agent} may not take action {action} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if (chosen := legal[number]) is None:
            self._turn_to(self._page + 1)
        else:
            self._match = match = match.play(self.possible_agents.index(agent), chosen)
            if match.round.result is None:
                self._turn_to()
            else:
                self._end_round(match)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end_round(self, match: Match) -> None:
        self.rewards = self._paid(match.round)
        self._turn_to()
        if not self._whole or match.winners is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        ended, infos = self._known, self.infos
        self._match = match = match.next_round()
        self._turn_to()
        for seat in match.round.eliminated:
            if (agent := self.possible_agents[seat]) in self.agents:
                self.terminations[agent] = True
                self._known[agent], self.infos[agent] = ended[agent], infos[agent]
        if any(self.terminations.values()):
            self._deads_step_first()

    def _paid(self, round: Round) -> dict[str, float]:
        """What the seats that have played the round get for it."""
        assert round.result is not None
        scores = [self._sign * float(score) for score in round.result.scores]
        seats = [seat for seat in range(len(scores)) if seat not in round.eliminated]
        if self._margin:
            total, others = sum(scores[seat] for seat in seats), len(seats) - 1
            scores = [score - (total - score) / others for score in scores]
        return {self.possible_agents[seat]: scores[seat] for seat in seats}

    def _turn_to(self, page: int = 0) -> None:
        """Make the seat to act the one that is selected, with this page of its parts; without one, show all the end."""
        match = self._begun()
        turn, self._page = match.round.turn, page
        self._known: dict[str, tuple[View, dict[int, Action | None]]] = {}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            if turn in (seat, None):
                view = self.game.view(match.round, seat)
                actions = {} if turn is None else self.table.legal(view, page)
                self._known[agent] = view, actions
                self.infos[agent] = {"view": view, "options": view.options, "actions": dict(actions)}
        self.agent_selection = self.agents[0] if turn is None else self.possible_agents[turn]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the seat sees; only the one to act has actions in its mask."""
        match = self._begun()
        if agent in self._known:
            view, actions = self._known[agent]
        else:
            view, actions = self.game.view(match.round, self.possible_agents.index(agent)), {}
        mask = np.zeros(self.table.size, dtype=np.int8)
        mask[list(actions)] = 1
        parts = [actions.get(number) for number in range(self.table.first, self.table.turn)]
        law = self.game.law_for(view.wild_rank)
        return {"observation": self.planes.of(view, law, parts, self._page), "action_mask": mask}

    def render(self) -> str | None:
        """The table as the seat to act sees it: as text, or printed."""
        round = self._begun().round
        text = "\n".join(_lines(self.game.view(round, round.turn or 0)))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def _whole(action: object) -> int:
    """The number, -1 for what is none; a truth value is none."""
    try:
        return -1 if isinstance(action, bool) else index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1


def _lines(view: View) -> Iterator[str]:
    wild = "" if view.wild_rank is None else f", {view.wild_rank} is wild"
    yield f"round {view.round_number + 1}, turn {view.turn_number + 1}, {view.phase}{wild}"
    for seat in range(view.players):
        held = " ".join(view.hand) if seat == view.seat else f"{view.counts[seat]} cards"
        yield f"{'>' if seat == view.turn else ' '} player_{seat}, {view.scores[seat]} points: {held}"
    for number, meld in enumerate(view.melds):
        yield f"  meld {number}: {' '.join(meld.cards)}"
    yield f"  stock {view.stock_count}, pile {' '.join(view.discard)}"
    if view.result is not None:
        yield f"  over: {view.result.end}, scores {' '.join(map(str, view.result.scores))}"


def env(rules: str | Rules = "cardverse", players: int = 2, **more: Any) -> OrderEnforcingWrapper:
    """The environment as PettingZoo's own are made: `Rami` in a wrapper that minds the order of calls."""
    return OrderEnforcingWrapper(Rami(rules, players, **more))
