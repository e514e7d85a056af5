import json

from web import settings
from web.screens import house


def test_defaults_follow_the_browser_language():
    assert settings.defaults()["lang"] == "en"
    assert settings.defaults(["de-DE", "ar-MA", "fr"])["lang"] == "ar"
    assert settings.defaults(["de"])["lang"] == "en"


def test_what_is_stored_comes_back():
    chosen = settings.defaults()
    assert settings.change(chosen, "theme", "night")
    chosen["last"]["cardverse"] = {
        "seats": [settings.seat("you"), settings.seat("hard", "Zoé")],
        "rules": {"target": 200},
        "house": True,
    }
    assert settings.load(settings.dump(chosen)) == (chosen, False)


def test_a_value_nobody_offers_is_not_taken():
    chosen = settings.defaults()
    assert not settings.change(chosen, "theme", "pink")
    assert not settings.change(chosen, "nothing", "on")
    assert not settings.change(chosen, "speed", None)
    assert chosen == settings.defaults()


def test_damaged_text_gives_defaults_and_says_so():
    for text in ("{", "[]", "7", "null", '"x"'):
        assert settings.load(text) == (settings.defaults(), True), text
    assert settings.load(None) == (settings.defaults(), False)


def test_of_a_damaged_value_the_rest_is_kept():
    found, damaged = settings.load(json.dumps({"theme": "linen", "speed": 9, "keys": ["off"], "last": "x"}))
    assert not damaged
    assert found["theme"] == "linen"
    assert found["speed"] == "normal" and found["keys"] == "on" and found["last"] == {}


def test_damaged_seats_are_forgotten():
    bad = (
        [],
        [{"kind": "you"}],
        [{"kind": "you"}, {"kind": "cat"}],
        [{"kind": "you"}, 5],
        {"kind": "you"},
        None,
        [{"kind": "you"}] * 9,
        [{"kind": "you"}] * 2,
        [{"kind": "easy"}] * 2,
        [{"kind": ["you"]}, {"kind": {}}],
    )
    for seats in bad:
        found, _ = settings.load(json.dumps({"last": {"cardverse": {"seats": seats, "rules": {}}}}))
        assert found["last"] == {}, seats


def test_rules_no_switch_could_have_are_forgotten():
    seats = [settings.seat("you"), settings.seat("easy")]
    for value in ([[1]], {"2": {}}, [0] * 1000, "x" * 1000, 10**12, 7.5):
        found, _ = settings.load(json.dumps({"last": {"cardverse": {"seats": seats, "rules": {"a": value}}}}))
        assert found["last"] == {}, value
    rules = {"a": None, "b": True, "c": 7, "d": "any", "e": ["2"], "f": {"2": 7}, "g": [1, 2]}
    found, _ = settings.load(json.dumps({"last": {"cardverse": {"seats": seats, "rules": rules}}}))
    assert found["last"]["cardverse"]["rules"] == rules


def test_marks_of_the_page():
    chosen = settings.defaults()
    settings.change(chosen, "lang", "fa")
    settings.change(chosen, "colours", "four")
    settings.change(chosen, "faces", "classic")
    marks = settings.marks(chosen)
    assert marks["dir"] == "rtl" and marks["lang"] == "fa" and marks["data-deck"] == "four classic"
    assert settings.marks(settings.defaults())["data-deck"] is None


def test_pace():
    chosen = settings.defaults()
    waits = []
    for speed in ("instant", "fast", "normal", "slow"):
        settings.change(chosen, "speed", speed)
        waits.append(settings.pace(chosen))
    assert waits[0] == 0 and waits == sorted(waits) and len(set(waits)) == 4


def test_no_sign_that_is_not_seen_stays_in_a_name():
    for sign in "\ue000\ue001\u202a\u202e\u2066\u2069\u200e\u200f\u061c\u2028\ufeff\x00\x1b\x9f":
        assert (
            settings.seats([{"kind": "you", "name": sign + "An" + sign + "na"}, {"kind": "easy"}])[0]["name"] == "Anna"
        )
        assert settings.seats([{"kind": "you", "name": sign}, {"kind": "easy"}])[0]["name"] is None
        assert house.trimmed(" " + sign + "Anna’s " + sign + " rules") == "Anna’s rules"
    for name in ("Zoé", "علی\u200cرضا", "👩\u200d👧"):
        assert settings.named(name) == name
