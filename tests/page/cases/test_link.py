import json

from web import link

GAMES = ("cardverse", "rami51")


def asked(query):
    return link.parse(query, GAMES)


def test_a_whole_link():
    found = asked(
        "?game=cardverse&seats=you,easy,hard&seed=abc&lang=ar&speed=instant&set=discard_to_win:true"
        "&set=permanent_wilds:[%222%22]&utm_source=x"
    )
    assert found["problem"] is None
    assert (
        found["game"] == "cardverse"
        and found["seed"] == "abc"
        and found["lang"] == "ar"
        and found["speed"] == "instant"
    )
    assert [one["kind"] for one in found["seats"]] == ["you", "easy", "hard"]
    assert found["rules"] == {"discard_to_win": True, "permanent_wilds": ["2"]}


def test_no_link():
    for query in ("", "?", "?&", "?x=1", "?=&=2"):
        found = asked(query)
        assert found["problem"] is None and found["game"] is None and found["screen"] is None, query


def test_seeds_are_any_text():
    for query, seed in (
        ("seed=a+b", "a b"),
        ("seed=%D8%B3%D9%84%D8%A7%D9%85", "سلام"),
        ("seed=سلام", "سلام"),
        ("seed=", ""),
        ("seed=a=b", "a=b"),
        ("seed=%", "%"),
        ("seed=%zz", "%zz"),
        ("seed=100%25", "100%"),
        ("seed=%2", "%2"),
        ("seed=\U0001f0a1", "\U0001f0a1"),
    ):
        assert asked("?game=cardverse&" + query)["seed"] == seed, query
    assert asked("?game=cardverse&seed=" + "x" * 5000)["seed"] == "x" * 200


def test_broken_escapes_do_not_break_the_page():
    assert asked("?game=cardverse&seed=%ff%fe")["seed"] == "\ufffd"
    assert asked("?game=cardverse&seed=%00")["problem"] is None


def test_each_bad_value_is_told_and_nothing_starts():
    for query, told in (
        ("game=poker", "link.game"),
        ("game=", "link.game"),
        ("game=cardverse&seats=you", "link.seats"),
        ("game=cardverse&seats=you,cat", "link.seats"),
        ("game=cardverse&seats=easy,hard", "link.seats"),
        ("game=cardverse&seats=you,you", "link.seats"),
        ("game=cardverse&seats=" + ",".join(["you"] + ["easy"] * 8), "link.seats"),
        ("lang=de", "link.lang"),
        ("speed=warp", "link.speed"),
        ("game=cardverse&set=x", "link.set"),
        ("game=cardverse&set=x:", "link.set"),
        ("game=cardverse&set=:1", "link.set"),
        ("game=cardverse&set=x:{", "link.set"),
        ("game=cardverse&set=preset:%22rami51%22", "link.set"),
        ("game=cardverse&set=x:1e400", "link.set"),
        ("game=cardverse&set=x:-1e400", "link.set"),
        ("game=cardverse&set=x:7.5", "link.set"),
        ("game=cardverse&set=x:" + "9" * 30, "link.set"),
        ("game=cardverse&set=x:[[1]]", "link.set"),
        ("game=cardverse&set=x:" + "[" * 200 + "]" * 200, "link.set"),
        ("game=cardverse&set=x:%22" + "y" * 5000 + "%22", "link.set"),
        ("game=cardverse&set=x:[" + "1," * 5000 + "1]", "link.set"),
        ("screen=table", "link.screen"),
        ("screen=round-end", "link.screen"),
        ("seed=abc", "link.no-game"),
    ):
        found = asked("?" + query)
        assert found["problem"] is not None and found["problem"]["m"] == told, query
        assert found["game"] is None, query


def test_seats_are_told_by_the_words_for_them():
    value = asked("?game=cardverse&seats=you,easy,cat")["problem"]["a"]["value"]
    rest = {"m": "list.more", "a": {"first": {"m": "level.easy"}, "rest": "cat"}}
    assert value == {"m": "list.more", "a": {"first": {"m": "level.you"}, "rest": rest}}


def test_the_first_bad_value_is_the_one_told():
    assert asked("?game=poker&lang=de")["problem"] == {"m": "link.game", "a": {"value": "poker"}}


def test_a_screen():
    assert asked("?screen=rules")["screen"] == "rules"
    assert asked("?screen=replay")["screen"] == "replay"
    assert asked("?screen=review")["screen"] == "review"
    assert asked("?lang=hu&screen=settings")["lang"] == "hu"


def test_what_is_told_is_not_endless():
    assert len(asked("?game=" + "x" * 5000)["problem"]["a"]["value"]) == 60
    assert len(json.dumps(asked("?seats=" + "x" * 5000 + ",easy" * 500)["problem"])) < 1000


def test_a_fragment_may_hold_a_replay():
    for fragment, text in (("#replay=abc-_9", "abc-_9"), ("#replay=", ""), ("#top", None), ("", None), (None, None)):
        assert link.replay(fragment) == text
