from engine import heard
from sample import having, model, one, press, scene
from sitting import DRAWS, shown, update

from web import app, senses

CARDS = [
    {"type": "drew", "seat": 1, "source": "stock"},
    {"type": "melded", "seat": 1, "melds": [], "values": []},
    {"type": "laid_off", "seat": 1, "cards": [], "on": 0},
    {"type": "discarded", "seat": 1, "card": "3D"},
]


def told(news, old=None, sounds="on", vibration="on", **given):
    made = shown(update(turn=1) if old is None else old)
    made.settings["sounds"], made.settings["vibration"] = sounds, vibration
    made.update = update(number=2, news=news, **given)
    return senses.updated(made, update(turn=1) if old is None else old, made.update)


def test_cards_are_heard_in_their_order_each_sound_once():
    assert told(CARDS, turn=1) == [["sound", "draw"], ["sound", "lay"], ["sound", "discard"]]
    assert told([{"type": "floated", "seat": 1}], turn=1) == []


def test_the_turn_is_heard_and_felt_when_it_comes():
    assert told(CARDS[3:], phase="draw") == [["sound", "discard"], ["sound", "turn"], ["vibrate", "turn"]]
    assert told(CARDS[:1], old=update()) == [["sound", "draw"]]
    assert told([], phase="call") == [["sound", "call"], ["vibrate", "call"]]


def test_the_end_of_a_round_says_whose_it_is():
    for winner, found in (
        (0, [["sound", "won"], ["vibrate", "won"]]),
        (1, [["sound", "over"]]),
        (None, [["sound", "over"]]),
    ):
        assert (
            told([{"type": "round_ended", "winner": winner}], turn=None, phase="over", result={"end": "out"}) == found
        )


def test_nothing_is_heard_or_felt_until_it_is_asked_for():
    made = shown(update(phase="draw", options=DRAWS), update(turn=1))
    assert (made.settings["sounds"], made.settings["vibration"]) == ("off", "off")
    assert senses.refused(made) == []
    assert told(CARDS, sounds="off", vibration="off", phase="draw") == []
    assert told(CARDS, sounds="off", phase="draw") == [["vibrate", "turn"]]
    assert told(CARDS[:1], vibration="off", phase="draw") == [["sound", "draw"], ["sound", "turn"]]


def test_a_match_that_comes_back_says_no_more_than_whose_turn_it_is():
    made = shown(update())
    made.settings["sounds"] = "on"
    assert senses.updated(made, None, update(news=CARDS)) == [["sound", "turn"]]


def test_a_refusal_is_felt():
    made = shown(update())
    made.settings["sounds"] = made.settings["vibration"] = "on"
    refusal = {"code": "does_not_fit", "rule": "CV-11", "values": {"cards": ["KH"], "on": 0}}
    effects = heard(made, app.handle(made, "reply", ["update", "act"], {"refusal": refusal}))
    assert [effect for effect in effects if effect[0] in ("sound", "vibrate")] == [["vibrate", "refused"]]


def test_a_sense_that_is_switched_on_is_tried():
    made = model("settings")
    made.vibrates = True
    for name, effect in (("sounds", ["sound", "turn"]), ("vibration", ["vibrate", "turn"])):
        row = one(scene(made), "key", "row-" + name)
        assert having(row, "role", "switch")[0][1]["aria-checked"] is False
        effects = press(made, having(row, "role", "switch")[0][1]["do"])
        assert effects[0][0] == "save" and effects[1:] == [effect] and made.settings[name] == "on"
        row = one(scene(made), "key", "row-" + name)
        assert len(press(made, having(row, "role", "switch")[0][1]["do"])) == 1 and made.settings[name] == "off"


def test_vibration_is_offered_where_there_is_some():
    made = model("settings")
    assert having(scene(made), "key", "row-vibration") == []
    made.vibrates = True
    assert len(having(scene(made), "key", "row-vibration")) == 1
