from sample import having, model, nodes, one, press, said, scene, update

from web import app

MATCH = [["CV-12", "CV-12", {}], ["CV-S1", "CV-S1", {}], ["P-6", "P-6", {"rounds": 5}]]


def at_table(engine="ready", **rules):
    made = model("rules", engine)
    made.update = update([[3, 0]], [[], ["3C"]], **rules)
    return made


def test_without_a_match_the_games_are_tabs():
    made = model("rules", games=("cardverse", "rummy5000"))
    tabs = [node for node in nodes(scene(made)) if node[0] == "a"]
    assert [node[1]["do"] for node in tabs] == ["book:cardverse", "book:rummy5000"]
    assert [node[1]["aria-current"] for node in tabs] == ["true", None]
    press(made, "book:rummy5000")
    root = scene(made)
    assert one(root, "do", "book:rummy5000")[1]["aria-current"] == "true"
    assert said(root, "rulebook.waits") == [{}]


def test_each_sentence_stands_with_its_number_and_its_values():
    root = scene(model("rules"))
    assert [node[1]["data-rule"] for node in having(root, "data-rule")] == [
        "CV-2",
        "CV-3",
        "CV-12",
        "CV-13",
        "CV-20",
        "CV-S1",
        "P-6",
    ]
    assert said(one(root, "key", "rule-CV-12"), "rule.CV-12-off") == [{}]
    assert said(one(root, "key", "rule-CV-20"), "rule.CV-20") == [{"target": 100}]


def test_the_rules_of_the_match_are_asked_for_and_shown():
    made = at_table()
    assert app.show(made, "rules") == [["call", {"op": "rulebook"}, "rulebook"]]
    assert said(scene(made), "rule.CV-12-off") == [{}]
    press(made, "reply:rulebook", {"ok": {"rules": MATCH}})
    root = scene(made)
    assert said(root, "rule.CV-12") == [{}] and said(root, "rule.CV-12-off") == []
    assert [node for node in nodes(root) if node[0] == "a"] == []


def test_another_match_does_not_show_the_rules_of_the_last():
    made = at_table()
    press(made, "reply:rulebook", {"ok": {"rules": MATCH}})
    made.update = dict(made.update)
    made.update["id"] = "m2"
    assert said(scene(made), "rule.CV-12-off") == [{}]


def test_without_the_engine_nothing_is_asked():
    assert app.show(at_table("failed"), "rules") == []


def test_switches_show_their_values_and_no_controls():
    root = scene(at_table(discard_to_win=True))
    row = one(root, "key", "value-discard_to_win")
    assert said(row, "value.on") == [{}] and said(row, "setup.changed") == [{}]
    assert said(one(root, "key", "value-rounds"), "setup.changed") == []
    assert having(root, "role", "switch") == [] and having(root, "role", "radio") == []


def test_the_page_stands_without_the_metadata():
    assert said(scene(model("rules", rules=None)), "rulebook.waits") == [{}]
