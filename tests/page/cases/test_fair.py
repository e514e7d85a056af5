from film import asked, device
from sample import SEATS, having, one, press, rules, said, scene

from web import app
from web.screens import fair

HASHES = ["a1" * 32, "b2" * 32, "c3" * 32]
SEEDS = ["0f" * 16, "1e" * 16]
PACK = ["2C", "3C", "4C", "5C", "6C", "*"]
LOTS = [0, 1, 0, 1, "up", None]


def told(given=False, over=False, dealing=1, seeds=None, match="m1"):
    """What the engine says of a match of two rounds that are over and one that is not dealt."""
    shown = [SEEDS[0], SEEDS[1], None] if seeds is None else seeds
    rounds = [{"hash": HASHES[0 if given else place], "seed": shown[place]} for place in range(len(shown))]
    made = {"id": match, "given": given, "over": over, "dealing": dealing, "rounds": rounds}
    made.update({"seats": SEATS[:2], "rules": rules()})
    return {"ok": made}


def opened(**made):
    model = device()
    effects = app.show(model, "fair")
    assert asked(effects, "fair") == [{"op": "fair", "id": "m1"}]
    assert app.handle(model, "reply", ["fair", "fair"], told(**made)) == [["kept", "rami.seals.m1"]]
    return model


def dealt(number=1, same=True):
    made = {"id": "m1", "round": number, "same": same, "pack": PACK, "lots": LOTS, "acts": 12}
    made["command"] = "python -m rami fair --seed x"
    return {"ok": made}


def checked(model, number=1, hashed=None, noted="", deal=None):
    """The round is checked, and everything answers."""
    effects = press(model, "check:" + str(number))
    seed = SEEDS[number]
    assert effects[:2] == [["digest", seed, "digest"], ["kept", "rami.seals.m1"]]
    assert asked(effects, "dealt") == [{"op": "dealt", "id": "m1", "round": number}]
    assert one(scene(model), "data-verdict", "open")
    app.handle(model, "kept", ["rami.seals.m1"], noted)
    found = {"ok": {"text": seed, "hash": HASHES[number]}} if hashed is None else hashed
    assert app.handle(model, "reply", ["digest"], found) == []
    return app.handle(model, "reply", ["dealt", "dealt"], deal if deal is not None else dealt(number))


def answers(model):
    return [node[1]["data-answer"] for node in having(scene(model), "data-answer")]


def texts(root, kind):
    return [node[1]["data-text"] for node in having(root, "data-text") if node[1]["class"] == kind]


def test_every_round_has_its_hash_and_those_that_are_over_their_seed():
    root = scene(opened())
    assert [node[1]["data-round"] for node in having(root, "data-round")] == ["2", "1", "0"]
    assert texts(root, "hash") == [HASHES[2], HASHES[1], SEEDS[1], HASHES[0], SEEDS[0]]
    assert (
        len(said(root, "fair.later")) == 1 and len(said(root, "fair.next")) == 1 and len(said(root, "fair.over")) == 2
    )
    assert [node[1]["do"] for node in having(root, "do") if node[1]["do"].startswith("check")] == ["check:1", "check:0"]
    assert said(root, "fair.given") == []


def test_a_hash_stands_in_groups_from_left_to_right():
    code = having(scene(opened()), "data-text", HASHES[2])[0]
    assert code[1]["dir"] == "ltr"
    assert "".join([group[2][0] for group in code[2]]) == HASHES[2] and len(code[2]) == 16


def test_of_a_given_seed_it_is_said_who_may_know_it():
    root = scene(opened(given=True, seeds=[None, None], dealing=1))
    assert len(said(root, "fair.given")) == 1 and len(said(root, "fair.later-match")) == 1
    assert texts(root, "hash") == [HASHES[0]] and having(root, "data-round") == []
    root = scene(opened(given=True, over=True, seeds=["my seed", "my seed"]))
    assert texts(root, "hash") == [HASHES[0], "my seed"], "a seed of any text stands as it is"
    assert [node[1]["data-round"] for node in having(root, "data-round")] == ["1", "0"]


def test_of_a_given_seed_that_gives_each_round_its_own_every_round_is_told():
    found = told(given=True, over=True, seeds=SEEDS)
    for place in (0, 1):
        found["ok"]["rounds"][place]["hash"] = HASHES[place]
    model = device()
    app.show(model, "fair")
    app.handle(model, "reply", ["fair", "fair"], found)
    root = scene(model)
    assert texts(root, "hash") == [HASHES[1], SEEDS[1], HASHES[0], SEEDS[0]] and len(said(root, "fair.given")) == 1


def test_the_check_says_yes_where_everything_fits():
    model = opened()
    assert checked(model, noted=HASHES[0] + " " + HASHES[1]) == [["say", {"m": "fair.yes"}]]
    assert one(scene(model), "data-verdict", "yes") and answers(model) == ["yes", "yes", "yes"]
    assert said(scene(model), "fair.deal-yes") == [{"cards": 6, "acts": 12}]


def test_what_was_not_noted_is_not_told():
    for noted in ("", HASHES[0], HASHES[0] + " -"):
        model = opened()
        checked(model, noted=noted)
        assert answers(model) == ["yes", "yes"]


def test_the_check_says_no_where_anything_does_not_fit():
    other = {"ok": {"text": SEEDS[1], "hash": HASHES[0]}}
    apart = {"error": {"code": "not_replayable", "values": {"round": 1}}}
    for given, found in (
        ({"hashed": other}, ["no", "yes"]),
        ({"noted": HASHES[0] + " " + HASHES[2]}, ["yes", "no", "yes"]),
        ({"deal": apart}, ["yes", "no"]),
        ({"deal": dealt(same=False)}, ["yes", "no"]),
    ):
        model = opened()
        assert checked(model, **given) == [["say", {"m": "fair.no"}]]
        assert one(scene(model), "data-verdict", "no") and answers(model) == found


def test_a_browser_that_makes_no_hashes_leaves_it_open():
    model = opened()
    checked(model, hashed={"error": {"code": "no subtle", "values": {}}})
    assert answers(model) == ["open", "yes"] and one(scene(model), "data-verdict", "yes")


def test_the_pack_is_shown_with_who_got_what():
    model = opened()
    checked(model)
    pack = one(scene(model), "key", "pack-1")
    assert [node[1]["data-face"] for node in having(pack, "data-face")] == PACK
    assert [item[1]["data-owner"] for item in pack[2]] == ["0", "1", "0", "1", None, None]
    assert len(said(pack, "fair.lot-up")) == 1 and len(said(pack, "seat.you")) == 2
    assert [node[1]["data-owner"] for node in having(scene(model), "data-owner") if node[0] == "li"][:2] == ["0", "1"]


def test_everything_can_be_copied():
    model = opened()
    checked(model)
    for what, text in (
        ("hash:1", HASHES[1]),
        ("seed:0", SEEDS[0]),
        ("command:1", "python -m rami fair --seed x"),
        ("sum:1", "printf '%s' '" + SEEDS[1] + "' | sha256sum"),
    ):
        assert press(model, "copy:" + what) == [["share", "copy", text]]
        assert press(model, "shared:copied") == [["say", {"m": "fair.copied"}]]
        marked = [node[1]["key"] for node in having(scene(model), "do", "copy:" + what) if len(node[2]) == 2]
        assert marked == ["copy-" + what.replace(":", "-")]
    press(model, "shared:failed")
    assert model.deal.copied is None


def test_a_seed_that_no_shell_takes_has_no_command_for_its_hash():
    assert fair.tool("it's") == fair.tool("50%") == ""
    assert fair.tool("a b").count("'a b'") == 1


def test_a_round_that_is_not_over_cannot_be_checked():
    model = opened()
    for number in ("2", "7"):
        assert press(model, "check:" + number) == []


def test_from_a_round_to_its_replay():
    model = opened()
    assert press(model, "look:0") == [["screen", "replay"]]
    assert model.looked == app.look("m1", 0)


def test_without_a_match_there_is_nothing_to_see():
    model = device(saves=[])
    assert asked(app.show(model, "fair"), "fair") == []
    assert len(said(scene(model), "replay.none")) == 1


def test_what_is_wrong_is_told():
    model = device()
    app.show(model, "fair")
    effects = app.handle(model, "reply", ["fair", "fair"], {"error": {"code": "no_such_match", "values": {}}})
    assert effects == [["say", {"m": "link.no-match"}]]
    assert len(said(scene(model), "link.no-match")) == 1


def test_it_waits_for_the_engine_and_for_what_is_saved():
    model = device(saves=[], engine="loading")
    assert asked(app.show(model, "fair"), "fair") == []
    press(model, "engine:ready")
    hello = {"ok": {"engine": "1", "saves": [dict(save) for save in device().saves]}}
    effects = app.handle(model, "reply", ["hello", "hello"], hello)
    assert [request["id"] for request in asked(effects, "fair")] == ["m1"] and ["entry"] in effects


def test_the_menu_shows_the_match_on_the_table_whatever_was_looked_at_before():
    model = device(looked=app.look("m2", 0))
    assert app.handle(model, "go", ["fair"], None) == [["screen", "fair"]] and model.looked is None
    assert [request["id"] for request in asked(app.show(model, "fair"), "fair")] == ["m1"]


def test_of_a_replay_that_was_sent_it_is_said_that_it_was():
    model = device(saves=[], looked=app.look("shared-1", 0))
    model.sent = {"text": "abc", "engine": None}
    effects = app.show(model, "fair")
    assert [effect[1]["op"] for effect in effects if effect[0] == "call"] == ["open", "fair"]
    app.handle(model, "reply", ["fair", "fair"], told(match="shared-1"))
    assert len(said(scene(model), "fair.sent")) == 1
