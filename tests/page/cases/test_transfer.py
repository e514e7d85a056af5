import json

from sample import classed, having, model, one, press, said, scene

from web import settings

SEEN = {
    "when": "2026-03-21T12:00:00Z",
    "matches": 2,
    "results": 3,
    "new": {"matches": 1, "further": 1, "results": 2},
    "mine": {"matches": 4, "results": 5},
}
HOUSE = [{"name": "Old", "game": "cardverse", "rules": {}}, {"name": "New", "game": "cardverse", "rules": {}}]
CHOSEN = {"name": "rami-2026-03-21.json"}


def calls(effects):
    return [effect[1]["op"] for effect in effects if effect[0] == "call"]


def previewed(**changed):
    made = model("settings")
    assert calls(press(made, "import", CHOSEN)) == ["inspect"]
    seen = dict(SEEN)
    seen.update(changed)
    press(made, "reply:inspected:inspect", {"ok": seen})
    return made


def test_everything_is_written_once_downloaded_and_told():
    made = model("settings")
    assert calls(press(made, "export")) == ["export"]
    assert said(scene(made), "data.writing") == [{}]
    assert press(made, "export") == []
    found = {"name": "rami-2026-03-21.json", "matches": 2, "results": 3, "left": 1, "size": 900}
    assert press(made, "reply:exported:export", {"ok": found}) == [["download", "rami-2026-03-21.json"]]
    root = scene(made)
    assert said(root, "data.written") == [{"name": "rami-2026-03-21.json", "matches": 2, "results": 3}]
    assert said(root, "data.left") == [{"count": 1}]
    assert having(root, "key", "share-data") == []
    made.shares_files = True
    button = one(scene(made), "key", "share-data")
    assert press(made, button[1]["do"]) == [["share-file", "rami-2026-03-21.json"]]


def test_before_the_engine_is_there_it_waits_and_says_so():
    made = model("settings", engine="loading")
    press(made, "export")
    assert said(scene(made), "data.loads") == [{}]
    press(made, "engine:ready")
    assert said(scene(made), "data.writing") == [{}] and said(scene(made), "data.lost") == []


def test_an_engine_that_is_replaced_has_lost_it_and_it_can_be_asked_again():
    for intent, value in (("export", None), ("import", CHOSEN)):
        made = model("settings")
        press(made, intent, value)
        press(made, "engine:restarting")
        press(made, "engine:ready")
        assert said(scene(made), "data.lost") == [{}]
        assert len(calls(press(made, intent, value))) == 1
        assert said(scene(made), "data.lost") == []


def test_what_is_in_a_file_is_seen_before_anything_changes():
    root = scene(previewed())
    dialog = one(root, "key", "transfer-preview")
    assert said(dialog, "data.holds") == [{"matches": 2, "results": 3}]
    assert said(dialog, "data.written-on") == [{"when": {"when": SEEN["when"]}}]
    assert said(dialog, "data.new") == [{"count": 1}] and said(dialog, "data.further") == [{"count": 1}]
    assert said(dialog, "data.new-results") == [{"count": 2}] and said(dialog, "data.same") == []
    none = {"matches": 0, "further": 0, "results": 0}
    assert said(scene(previewed(new=none)), "data.same") == [{}]


def test_esc_and_cancel_change_nothing():
    for do in ("transfer-cancel", "replace"):
        made = previewed()
        press(made, do)
        assert press(made, "transfer-cancel") == []
        assert having(scene(made), "modal") == []
        assert press(made, "bring:add") == [] and press(made, "bring:replace") == []


def test_adding_keeps_what_is_here_and_adds_the_house_rules_that_are_new():
    made = previewed()
    effects = press(made, "bring:add")
    assert effects == [["call", {"op": "import", "how": "add", "tell": "rami.house"}, "brought"]]
    assert said(scene(made), "data.bringing") == [{}]
    told = {"rami.house": json.dumps(HOUSE)}
    reply = {"ok": {"matches": 2, "results": 2, "kept": told, "saves": [], "damaged": 0, "newer": 0}}
    effects = press(made, "reply:brought:import", reply)
    assert [effect for effect in effects if effect[0] == "exchange"] == [["exchange", False]]
    assert ["kept", "rami.house"] in effects and made.settings["lang"] == "en"
    saved = press(made, "kept:rami.house", json.dumps([{"name": "Old", "game": "cardverse", "rules": {"x": 1}}]))
    assert [(each["name"], each["rules"]) for each in json.loads(saved[0][2])] == [("Old", {"x": 1}), ("New", {})]
    assert press(made, "kept:rami.house", saved[0][2]) == []
    assert said(scene(made), "data.added") == [{"matches": 2, "results": 2}]
    assert press(made, "transfer-done") == [] and having(scene(made), "modal") == []


def test_replacing_asks_and_names_what_is_lost_and_begins_anew():
    made = previewed()
    press(made, "replace")
    dialog = one(scene(made), "key", "transfer-replace-ask")
    assert said(dialog, "data.replace-text") == [{"matches": 4, "results": 5}]
    press(made, "bring:replace")
    made.update = {"id": "m1"}
    reply = {"ok": {"matches": 2, "results": 3, "kept": {}, "saves": [], "damaged": 0, "newer": 0}}
    effects = press(made, "reply:brought:import", reply)
    assert ["exchange", True] in effects and ["kept", "rami.settings"] in effects and made.update is None
    ((_, key, text),) = press(made, "kept:rami.settings", json.dumps({"lang": "fr", "theme": "no such theme"}))
    kept, damaged = settings.load(text)
    assert key == "rami.settings"
    assert kept["lang"] == "fr" and kept["theme"] == "felt" and not damaged
    assert press(made, "transfer-cancel") == [["renew"]]


def test_a_bad_file_is_told_in_a_sentence():
    for code, sentence in (
        ("foreign_file", "data.foreign"),
        ("damaged_file", "data.damaged"),
        ("newer_file", "data.newer"),
        ("too_large", "data.too-large"),
        ("no_room", "data.no-room"),
    ):
        made = model("settings")
        press(made, "import", CHOSEN)
        press(made, "reply:inspected:inspect", {"error": {"code": code, "values": {}}})
        root = scene(made)
        assert len(said(root, sentence)) == 1 and having(root, "modal") == [] and len(classed(root, "bad")) == 1
    made = model("settings")
    assert press(made, "import", {"name": "x", "trouble": "unreadable"}) == []
    assert len(said(scene(made), "data.unreadable")) == 1
    assert calls(press(made, "import", CHOSEN)) == ["inspect"]
