"""The examples of the rule book: scenarios played on the engine, as a small board draws them step by step.

`gather()` gives, by the key of a sentence of the rule book, a few examples:

    {"args": {"points": 51}, "you": 0, "players": 2, "start": {…}, "steps": [{
        "seat": 0, "action": {"meld": [["5H", "6H", "*=7H"]]},
        "refusal": null | {"code", "rule", "values"}, "after": {…}}]}

`args` are those of the sentence under the rules of the example, `you` the seat that is spoken to. `start` and `after`
are what lies on the table: {"hands", "stock" (how many), "discard" (top last), "melds" ([[card, what it stands for], …]
each), "scores" (totals)}, after the round's end with "winner" (a seat or null). `after` is null where nothing changes.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rami import actions, scenario
from rami.presets import PRESETS
from rami.round import Round
from rami.rulebook import rulebook
from rami.rules import SWITCHES

MOST_CARDS = 60  # in hands and melds: what a small board can show
MOST_MOVES = 6
PILE = 3  # cards of the discard pile that are shown
# By number, the scenarios that show a rule best, without their number; for all others the smallest are taken.
BEST = {
    "CV-5": "three_or_more_of_one_suit a_gap_breaks_it",
    "CV-6": "three_or_four_of_a_rank a_pair_is_short",
    "CV-8": "top_of_the_discard_pile no_second_draw",
    "CV-10": "the_discard_hands_over",
    "CV-11": "out_by_a_meld out_by_the_discard",
    "CV-12": "no_way_out_by_meld",
    "CV-13": "ace_after_the_king not_before_the_two",
    "CV-15": "the_fourth_suit_completes_it no_suit_twice",
    "CV-18": "the_winner_gets_eleven",
    "CV-22": "the_lowest_hand_wins",
    "CV-23": "first_melds_need_no_51",
    "RA-2": "two_copies",
    "RA-4": "the_next_card_is_turned_up",
    "RA-6": "from_the_stock from_the_pile",
    "RA-7": "several_melds",
    "RA-8": "exactly_40 thirty_nine exactly_51 exactly_50",
    "RA-9": "opened_is_enough a_joker_before_opening",
    "RA-10": "not_back_at_once",
    "RA-12": "two_sets_of_one_rank no_twins_in_a_set",
    "RA-13": "three_or_more no_gap",
    "RA-14": "low_and_high round_the_corner",
    "RA-15": "in_every_place",
    "RA-16": "one_joker",
    "RA-18": "five_six two_three queen_king",
    "RA-19": "it_moves the_exact_card",
    "RA-20": "a_lay_off_obliges",
    "RA-21": "three_naturals two_naturals",
    "RA-22": "by_the_discard by_the_opening",
    "RA-23": "the_pile_becomes_the_stock",
    "RA-24": "the_lowest_hand_wins",
    "RA-S2": "the_winner_pays_nothing",
    "RA-S4": "the_last_stock_card",
    "RA-S7": "out_with_a_joker",
    "RA-S10": "refused_whole three_melds",
    "RA-S12": "fixed_as_the_four",
    "RA-S14": "jack_and_queen",
    "RA-S15": "another_place",
    "RA-S16": "together_the_eight alone_the_four",
    "RA-S18": "whichever_joker kept_or_discarded",
    "RA-S19": "a_copy_melded",
    "RA-S20": "bare_a_set written_a_run",
    "RA-S22": "left_is_the_next_higher",
    "RA-H2": "one_clean_run a_run_with_a_joker",
    "RA-H3": "melded_at_once no_use",
    "RA-H4": "in_the_opening no_opening_with_it",
    "RA-H11": "a_hundred",
    "RA-H12": "without_a_discard",
    "RA-H13": "a_number rami_sec",
    "RA-H14": "not_in_the_turn_of_the_opening",
    "RA-H17": "cards_pass_them_by the_last_one_wins",
    "RA-H18": "the_dealer_holds_fourteen",
    "RA-H19": "more_than_the_one_before",
    "RA-H21": "not_from_the_pile",
    "RA-H22": "all_but_one",
    "RA-H23": "not_onto_the_table",
    "RA-H25": "not_in_the_first_turn the_third",
    "P-2": "nothing_changes",
    "P-3": "either_copy_is_barred",
    "P-4": "a_joker_won_back_is_seen",
}


class Told(NamedTuple):
    """A scenario that shows a rule, with what speaks for it: the smaller, the better."""

    name: str
    weight: tuple[int, ...]
    refuses: bool
    holds: bool
    args: Mapping[str, int]
    example: dict[str, Any]


def gather(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """The examples among the scenarios below a folder."""
    found: dict[str, list[Told]] = {}
    for path in sorted(folder.rglob("*.json")):
        document = json.loads(path.read_text("utf-8"))
        if "refused" not in document and scenario.check(document) is None:
            for key, told in read(path.stem, document):
                found.setdefault(key, []).append(told)
    own: dict[str, list[Mapping[str, int]]] = {}
    for rules in PRESETS.values():
        for _, key, args in rulebook(rules):
            if args not in own.setdefault(key, []):
                own[key].append(args)
    examples = {}
    for key in sorted(found):
        several = [chosen(key, [told for told in found[key] if told.args == args]) for args in own.get(key, [])]
        if not any(several):
            several = [chosen(key, found[key])]
        examples[key] = [told.example for some in several for told in some]
    return examples


def by_page(examples: Mapping[str, list[dict[str, Any]]]) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """The examples by the letters of the page that their rule stands on: CV, RA, R5, P."""
    pages: dict[str, dict[str, list[dict[str, Any]]]] = {letters: {} for letters in ("CV", "RA", "R5", "P")}
    for key, several in examples.items():
        pages[key.split("-")[0]][key] = several
    return pages


def chosen(key: str, several: list[Told]) -> list[Told]:
    """Those picked by hand, or one in which something is refused as well as done, or one of either."""
    number = "-".join(key.split("-")[:2])
    named = {told.name: told for told in several}
    best = [f"{number}-{stem}" for stem in BEST.get(number, "").split()]
    if picked := [named[name] for name in best if name in named]:
        return picked
    ranked = sorted(several, key=lambda told: told.weight)
    both = [told for told in ranked if told.refuses and told.holds]
    some = [next((told for told in ranked if told.holds), None), next((told for told in ranked if told.refuses), None)]
    if both and None not in some and both[0].weight <= max(told.weight for told in some if told):
        return both[:1]
    return [told for place, told in enumerate(some) if told and told not in some[:place]]


def read(name: str, document: Mapping[str, Any]) -> Iterator[tuple[str, Told]]:
    """The scenario under each key it is an example of."""
    game, begun, moves = scenario.moves(document)
    if (not moves and "pack" not in document) or len(moves) > MOST_MOVES:
        return
    rounds = [begun, *(move.round for move in moves)]
    size = max(sum(map(len, round.hands)) + sum(len(meld.slots) for meld in round.melds) for round in rounds)
    if size > MOST_CARDS:
        return
    refused = [move for move in moves if move.refusal]
    if any(move.refusal and move.refusal.code == "bad_input" for move in moves):
        return
    speaker = (refused or list(moves) or [None])[0]
    example = {
        "you": speaker.seat if speaker else 0,
        "players": game.players,
        "start": board(begun),
        "steps": [step(begun, moves, place) for place in range(len(moves))],
    }
    preset = PRESETS[game.rules.preset]
    changed = len(set(map(str, game.rules.switches().items())) - set(map(str, preset.switches().items())))
    standard = {key: args for _, key, args in rulebook(preset)}
    numbers = list(document["cites"])
    varied = {number for cite in numbers for number in beside(cite)}
    for number, key, args in rulebook(game.rules):
        house = number in varied and key not in standard
        if number in numbers or house:
            weight = (changed if key in standard else 0, not name.startswith(number + "-"), len(moves), size)
            holds = len(refused) < len(moves) or not moves
            told = Told(name, weight, bool(refused), holds, args, {"args": args, **example})
            yield key, told


def beside(cite: str) -> Iterator[str]:
    """The numbers whose rule a house rule changes: those that stand beside its own at the switch."""
    for about in SWITCHES.values():
        if cite in about["cites"]:
            yield from about["cites"]


def step(begun: Round, moves: tuple[scenario.Move, ...], place: int) -> dict[str, Any]:
    move = moves[place]
    before = moves[place - 1].round if place else begun
    refusal = None
    if move.refusal:
        code, rule, values = move.refusal
        refusal = {"code": code, "rule": rule, "values": dict(values)}
    return {
        "seat": move.seat,
        "action": actions.plain(move.action),
        "refusal": refusal,
        "after": None if move.round == before else board(move.round),
    }


def board(round: Round) -> dict[str, Any]:
    found: dict[str, Any] = {
        "hands": [list(hand) for hand in round.hands],
        "stock": len(round.stock),
        "discard": list(round.discard[-PILE:]),
        "melds": [[[slot.card, slot.stands_for] for slot in meld.slots] for meld in round.melds],
    }
    if round.result:
        before = round.scores or (0,) * len(round.hands)
        scores = [total + added for total, added in zip(before, round.result.scores, strict=True)]
        found |= {"winner": round.result.winner, "scores": scores}
    return found
