"""Whatever on the page is not lit says why when it is pressed; and nothing is out of reach."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random

import pytest

from tests.device import Device, Node
from web import app, desk

GAMES = ("cardverse", "rami51", "rummy5000", "george")
SEATS = ("you,easy", "you,person,easy", "easy,you,normal")


def unlit(device: Device) -> Iterator[Node]:
    for node in device.nodes():
        assert not node[1].get("disabled"), node
        if node[1].get("aria-disabled"):
            yield node


def silent(device: Device) -> list[Node]:
    """The unlit controls of what is to be seen that say nothing, or show nothing, when they are pressed."""
    found = []
    for node in list(unlit(device)):
        assert node[0] in ("button", "a", "input") and node[1].get("do"), node
        kept = copy.copy(vars(device.model)), copy.deepcopy(device.model.__dict__.get("desk"))
        said = len(device.said)
        number = device.model.update["number"] if device.model.update else None
        device.press(node[1]["do"])
        if len(device.said) == said or not any(device.said[-1] in seen[2] for seen in device.nodes()):
            found.append(node)
        if device.model.update is not None:
            assert device.model.update["number"] == number, node
        vars(device.model).update(kept[0])
        if kept[1] is not None:
            device.model.desk = kept[1]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_lit_at_the_table_says_why(game: str) -> None:
    seen = set()
    for number, seats in enumerate(SEATS):
        chance = Random(f"{game} {number}")
        device = Device(f"?game={game}&seats={seats}&seed={number}&speed=instant")
        for _ in range(30):
            device.rest()
            model = device.model
            if model.screen == "handover":
                assert silent(device) == []
                device.press("uncover")
                device.press("seen")
            if model.screen == "round-end":
                assert silent(device) == []
                device.press("next-round")
                continue
            if model.screen != "table":
                break
            hand = desk.shown(model.desk)
            for card in chance.sample(hand, chance.randint(0, min(3, len(hand)))):
                device.press("card:" + card)
            seen |= {(node[1].get("key"), model.update["view"]["phase"]) for node in unlit(device)}
            assert silent(device) == []
            while model.desk.chosen:
                device.press("card:" + model.desk.chosen[0])
            acted = go_on(device, chance)
            assert acted
    assert {("undo", "draw"), ("main", "play"), ("stock", "play")} <= seen


def go_on(device: Device, chance: Random) -> bool:
    """One act of whoever has the turn; some of them are taken from the options."""
    model, options = device.model, device.model.update["options"]
    number = model.update["number"]
    phase = model.update["view"]["phase"]
    if phase == "draw":
        device.carry(app.act(model, chance.choice(options["draws"])))
    elif phase == "call":
        device.press(f"pass:{number}")
    elif phase == "choose":
        device.press(f"count:{options['choices'][0]}")
    elif options["lay_offs"] and chance.random() < 0.5:
        lay = options["lay_offs"][0]
        device.carry(app.act(model, {"lay_off": lay["cards"], "on": lay["on"]}))
    elif options["discards"]:
        device.carry(app.act(model, {"discard": chance.choice(options["discards"])}))
    else:
        device.press("hint")
        device.press("do-hint")
    return model.update["number"] != number


def test_what_is_not_lit_while_others_play_says_why() -> None:
    for game in GAMES:
        device = Device(f"?game={game}&seats=easy,you,easy&seed=7&speed=normal")
        while app.bot_to_act(device.model):
            assert silent(device) == []
            device.press("pause")
            assert silent(device) == []
            device.press("pause")
            device.press(f"advance:{device.model.update['number']}")


@pytest.mark.parametrize("game", [*GAMES, "rami40", "rummy500"])
def test_what_is_not_lit_in_the_set_up_says_why_and_no_start_fails(game: str) -> None:
    """Some switches are set, whatever is not closed; then the match starts, or the page has said before why not."""
    closed = started = 0
    for number in range(4):
        chance = Random(f"{game} {number}")
        device = Device()
        device.press(f"open-setup:{game}")
        if any(node[1].get("key") == "reference" for node in device.nodes()):
            device.press("reference")
        for _ in range(25):
            switches = [node for node in device.controls() if str(node[1]["do"]).split(":")[0] in ("pick", "tick")]
            device.press(chance.choice([node for node in switches if not node[1].get("aria-disabled")])[1]["do"])
        closed += len(list(unlit(device)))
        assert silent(device) == []
        bad = device.model.draft["bad"]
        device.press("begin")
        assert (device.model.update is None) == bool(bad), bad
        started += not bad
    assert started
    assert closed or game == "cardverse"


@pytest.mark.parametrize("screen", app.SCREENS)
def test_what_is_not_lit_on_any_screen_says_why(screen: str) -> None:
    device = Device("?game=cardverse&seats=you,easy&seed=1&speed=instant")
    device.model.looked = app.look(device.model.update["id"], 0)
    if screen in ("round-end", "match-end"):
        while not app.ended(device.model):
            device.rest()
            if app.mine(device.model):
                go_on(device, Random(1))
    if screen == "match-end":
        device.carry(app.end_match(device.model))
    device.carry([["screen", screen]])
    assert device.model.screen == screen
    assert silent(device) == []
