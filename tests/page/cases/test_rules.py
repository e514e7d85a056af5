from sample import catalogue, classed, having, model, nodes, one, press, said, save, scene, seat, update

from web import app

LOAD = [["learn"], ["load", "books.json", "books"]]
START = {
    "hands": [["9C", "JH", "QH", "*"], ["3S", "4S"]],
    "stock": 2,
    "discard": ["8C"],
    "melds": [[["5H", "5H"], ["*", "6H"], ["7H", "7H"]]],
}
REFUSED = {"code": "opening_too_low", "rule": "RA-8", "values": {"reached": 30, "needed": 51}}
LAID = {"hands": [["9C"], ["3S", "4S"]], "stock": 2, "discard": ["8C"], "melds": []}
OVER = {"hands": [[], ["3S", "4S"]], "stock": 2, "discard": ["8C", "9C"], "melds": [], "winner": 0, "scores": [0, 7]}
EXAMPLES = {
    "RA-8": [
        {
            "args": {"points": 51},
            "you": 0,
            "players": 2,
            "start": START,
            "steps": [
                {"seat": 0, "action": {"meld": [["JH", "QH", "*"]]}, "refusal": REFUSED, "after": None},
                {"seat": 0, "action": {"meld": [["JH", "QH", "*=KH"]]}, "refusal": None, "after": LAID},
                {"seat": 0, "action": {"discard": "9C"}, "refusal": None, "after": OVER},
            ],
        },
        {"args": {"points": 51}, "you": 1, "players": 2, "start": START, "steps": []},
        {"args": {"points": 40}, "you": 0, "players": 2, "start": START, "steps": []},
    ]
}


def rami(**given):
    made = model("rules", rules=catalogue(True), games=("rami51",), **given)
    press(made, "reply:examples", {"ok": EXAMPLES})
    return made


MATCH = [["CV-12", "CV-12", {}], ["CV-S1", "CV-S1", {}], ["P-6", "P-6", {"rounds": 5}]]


def at_table(engine="ready", **rules):
    made = model("rules", engine)
    made.update = update([[3, 0]], [[], ["3C"]], **rules)
    return made


def test_without_a_match_the_games_are_tabs():
    made = model("rules", games=("cardverse", "rummy5000"))
    tabs = [node for node in nodes(scene(made)) if node[0] == "a" and node[1]["do"].startswith("book")]
    assert [node[1]["do"] for node in tabs] == ["book:cardverse", "book:rummy5000"]
    assert [node[1]["aria-current"] for node in tabs] == ["true", None]
    press(made, "book:rummy5000")
    root = scene(made)
    assert one(root, "do", "book:rummy5000")[1]["aria-current"] == "true"
    assert said(root, "rulebook.waits") == [{}]


def current(made):
    return [node[1]["do"] for node in nodes(scene(made)) if node[0] == "a" and node[1]["aria-current"]]


def test_the_book_opens_at_the_game_that_was_played_last():
    made = model("rules", games=("cardverse", "rami51"), rules=catalogue(True))
    assert current(made) == ["book:cardverse"]
    made.settings["last"]["rami51"] = {"seats": [seat("you"), seat("easy")], "rules": {}}
    assert current(made) == ["book:rami51"]
    made.saves = [save("m2"), dict(save("m1"), preset="rami51")]
    assert current(made) == ["book:cardverse"]
    press(made, "book:rami51")
    assert current(made) == ["book:rami51"]
    app.show(made, "rules")
    assert current(made) == ["book:cardverse"]


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
        "RA-6",
        "RA-H3",
    ]
    assert said(one(root, "key", "rule-CV-12"), "rule.CV-12-off") == [{}]
    assert said(one(root, "key", "rule-CV-20"), "rule.CV-20") == [{"target": 100}]


def test_the_rules_of_the_match_are_asked_for_and_shown():
    made = at_table()
    usual, made.books = made.books, None
    asked = app.show(made, "rules")
    assert asked[:2] == LOAD and asked[2:] == [["call", {"op": "rulebook"}, "rulebook"]]
    made.books = usual
    assert said(scene(made), "rule.CV-12-off") == [{}]
    press(made, "reply:rulebook", {"ok": {"rules": MATCH}})
    root = scene(made)
    assert said(root, "rule.CV-12") == [{}] and said(root, "rule.CV-12-off") == []
    assert [node for node in nodes(root) if node[1].get("do", "").startswith("book")] == []


def test_another_match_does_not_show_the_rules_of_the_last():
    made = at_table()
    press(made, "reply:rulebook", {"ok": {"rules": MATCH}})
    made.update = dict(made.update)
    made.update["id"] = "m2"
    assert said(scene(made), "rule.CV-12-off") == [{}]


def test_without_the_engine_nothing_is_asked():
    made = at_table("failed")
    made.books = None
    assert app.show(made, "rules") == LOAD


def test_switches_show_their_values_and_no_controls():
    root = scene(at_table(discard_to_win=True))
    row = one(root, "key", "value-discard_to_win")
    assert said(row, "value.on") == [{}] and said(row, "setup.changed") == [{}]
    assert said(one(root, "key", "value-rounds"), "setup.changed") == []
    assert having(root, "role", "switch") == [] and having(root, "role", "radio") == []


def test_the_page_stands_without_the_metadata():
    assert said(scene(model("rules", rules=None)), "rulebook.waits") == [{}]


def test_rami_has_its_numbers_its_settled_points_the_bots_and_the_principles_in_groups():
    root = scene(rami())
    groups = [node[1]["id"] for node in nodes(root) if node[1].get("class") == "panel group"]
    assert groups == ["game", "settled", "bots", "general", "house-switches", "switches"]
    house = one(root, "id", "house-switches")
    assert [node[1]["data-rule"] for node in having(house, "data-rule")] == [
        "RA-H1",
        "RA-H2",
        "RA-H6",
        "RA-H9",
        "RA-H13",
    ]


def test_what_differs_from_the_reference_rules_is_marked():
    made = rami(update=update([[3, 0]], [[], ["3C"]]))
    made.update["rules"] = {"preset": "rami51", "opening_minimum": 71}
    rows = [["RA-1", "RA-1", {"least": 2, "most": 6}], ["RA-8", "RA-8-house", {"points": 71}], ["RA-H2", "RA-H2", {}]]
    press(made, "reply:rulebook", {"ok": {"rules": rows}})
    root = scene(made)
    assert said(one(root, "key", "rule-RA-8"), "setup.changed") == [{}]
    assert said(one(root, "key", "rule-RA-1"), "setup.changed") == []
    assert one(one(root, "id", "house"), "key", "rule-RA-H2")
    assert said(one(root, "key", "value-opening_minimum"), "setup.changed") == [{}]


def test_a_rule_without_an_example_has_no_board_to_open():
    root = scene(rami())
    assert [node[1]["do"] for node in classed(root, "try")] == ["example:RA-8"]


def test_an_example_is_played_step_by_step():
    made = rami()
    assert press(made, one(scene(made), "key", "example-RA-8")[1]["do"]) == [["focus", "board-step"]]
    root = scene(made)
    assert one(root, "key", "example-RA-8")[1]["aria-expanded"] == "true"
    assert [node[1].get("data-for") for node in having(root, "data-card", "*")] == ["6H", None]
    assert classed(root, "verdict") == []
    step = one(root, "key", "board-step")
    assert said(step, "rulebook.step")[0]["who"] == {"m": "seat.you"}
    effects = press(made, step[1]["do"])
    assert effects[0] == ["focus", "board-step"] and effects[1][1]["m"] == "refusal.opening_too_low"
    verdict = one(scene(made), "key", "verdict")
    assert said(verdict, "refusal.opening_too_low")[0]["needed"] == 51
    assert len(having(scene(made), "data-card", "JH")) == 1
    press(made, "step")
    assert having(scene(made), "data-card", "JH") == []
    assert said(one(scene(made), "key", "verdict"), "advice.lay") != []
    assert press(made, "step")[0] == ["focus", "board-again"]
    verdict = one(scene(made), "key", "verdict")
    assert said(verdict, "result.title")[0]["who"] == "you"
    assert [args["points"] for args in said(verdict, "home.score")] == [0, 7]
    assert press(made, "step") == []
    press(made, one(scene(made), "key", "board-again")[1]["do"])
    assert made.playing == ["RA-8", 0, 0]


def test_the_examples_of_a_rule_follow_one_another_and_one_board_is_open():
    made = rami()
    press(made, "example:RA-8")
    for _ in range(3):
        press(made, "step")
    press(made, one(scene(made), "key", "board-another")[1]["do"])
    assert made.playing == ["RA-8", 1, 0]
    assert said(one(scene(made), "key", "board"), "seat.you") == [{}]
    press(made, "another")
    assert made.playing == ["RA-8", 0, 0]
    press(made, "example:RA-8")
    assert having(scene(made), "key", "board") == [] and press(made, "step") == []


def test_an_added_card_says_to_which_meld():
    made = rami()
    steps = [
        {"seat": 0, "action": {"lay_off": ["*"], "on": 0}, "refusal": None, "after": LAID},
        {"seat": 0, "action": {"lay_off": ["9C"], "on": 0}, "refusal": REFUSED, "after": None},
    ]
    one_of_them = {"args": {"points": 51}, "you": 0, "players": 2, "start": START, "steps": steps}
    press(made, "reply:examples", {"ok": {"RA-8": [one_of_them]}})
    press(made, "example:RA-8")
    step = one(scene(made), "key", "board-step")
    told = said(step, "rulebook.add")[0]
    assert told["cards"] == {"card": "*"}
    assert told["meld"]["a"]["first"] == {"card": "5H"} and told["meld"]["a"]["rest"]["a"]["rest"] == {"card": "7H"}
    press(made, "step")
    assert said(one(scene(made), "key", "verdict"), "rulebook.add") == [told]
    assert said(one(scene(made), "key", "board-step"), "advice.add") == [{"cards": {"card": "9C"}}]


def test_an_example_with_other_numbers_says_how_the_rule_reads_in_it():
    made = rami()
    made.books["rami51"][1] = ["RA-8", "RA-8", {"points": 71}]
    press(made, "example:RA-8")
    under = {"rule": {"m": "rule.RA-8", "a": {"points": 51}}}
    assert said(one(scene(made), "key", "board"), "rulebook.under") == [under]


def loads(effects):
    return [effect[1] for effect in effects if effect[0] == "load"]


def test_the_examples_of_a_page_are_loaded_once_and_those_of_house_rules_with_them():
    made = model("rules", games=("cardverse", "rami51"))
    made.books, made.pages_asked = None, []
    assert loads(app.show(made, "rules")) == ["books.json"]
    rows = {
        "cardverse": [["CV-1", "CV-1", {}], ["P-1", "P-1", {}]],
        "rami51": [["RA-1", "RA-1", {}], ["CV-24", "CV-24", {}]],
    }
    assert loads(press(made, "reply:books", {"ok": rows})) == ["examples-CV.json", "examples-P.json"]
    assert loads(press(made, "book:rami51")) == ["examples-RA.json"]
    assert loads(press(made, "book:cardverse")) == [] and loads(app.show(made, "rules")) == []
    made.update = update([[3, 0]], [[], ["3C"]])
    house = {"ok": {"rules": [["CV-1", "CV-1", {}], ["R5-V31", "R5-V31", {}]]}}
    assert loads(press(made, "reply:rulebook", house)) == ["examples-R5.json"]


def test_examples_are_asked_for_whatever_comes_first():
    """The rows of a book, the words of the rules, or the tab that is pressed before any of them."""
    rows = {"cardverse": [["CV-1", "CV-1", {}]], "rami51": [["RA-18", "RA-18", {}]]}
    for order in ("books rules book", "rules books book", "books book rules", "book books rules"):
        made = model("rules", games=("cardverse", "rami51"))
        made.books, made.rules, made.pages_asked = None, None, []
        app.show(made, "rules")
        arrived = {"books": {"ok": rows}, "rules": catalogue(True)}
        asked = []
        for name in order.split():
            if name == "book":
                effects = press(made, "book:rami51")
            elif name == "rules":
                effects = app.handle(made, "rules", [], arrived["rules"])
            else:
                effects = press(made, "reply:books", arrived["books"])
            asked += loads(effects)
        assert "examples-RA.json" in asked, order
        one(scene(made), "key", "rule-RA-18")


def test_examples_that_did_not_come_are_asked_for_again():
    made = model("rules")
    made.books, made.pages_asked = None, []
    app.show(made, "rules")
    rows = {"cardverse": [["CV-1", "CV-1", {}]]}
    assert loads(press(made, "reply:books", {"ok": rows})) == ["examples-CV.json"]
    press(made, "reply:examples", {"error": {"code": "offline", "values": {}}})
    assert loads(app.show(made, "rules")) == ["examples-CV.json"]


def test_the_contents_lead_to_each_section():
    made = model("rules")
    root = scene(made)
    ways = [node[1]["do"] for node in nodes(root) if str(node[1].get("do")).startswith("jump:")]
    assert ways == ["jump:game", "jump:settled", "jump:general", "jump:switches"]
    assert press(made, "jump:settled") == [["focus", "title-settled"]]
    root = scene(made)
    one(root, "key", "title-settled")
    assert one(root, "do", "jump:settled")[1]["aria-current"] == "true"


def test_ranks_and_cards_stand_in_sentences_by_their_names():
    made = model("rules")
    rows = [
        ["R5-V2", "R5-V2", {"ranks": ["2", "T", "J"]}],
        ["R5-V6", "R5-V6", {"worths": [["QC", 45]]}],
        ["R5-4", "R5-4-each", {"counts": [["2", 2], ["wild", 9]]}],
    ]
    press(made, "reply:books", {"ok": {"cardverse": rows}})
    root = scene(made)
    ranks = said(root, "rule.R5-V2")[0]["ranks"]["a"]
    assert ranks["first"] == {"n": 2} and ranks["rest"]["a"] == {"first": {"n": 10}, "rest": "J"}
    assert said(root, "value.worth")[0] == {"name": {"card": "QC"}, "points": 45}
    assert said(root, "value.worth")[1:] == [
        {"name": {"n": 2}, "points": 2},
        {"name": {"m": "value.part-wild"}, "points": 9},
    ]
