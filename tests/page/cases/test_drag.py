"""Dragging, beside the taps: what is lifted, what is lit for it, and what is done where it is let go."""

from engine import heard
from sitting import DRAWS, HAND, RUN, dragged, marked, meld, one, press, said, sent, shown, tap, update, wild

from web import app, desk, query

MELDS = [meld("run", "8S", "TS", "JS")]
NINES = [meld("set", "9H", "9D", "9C")]
ALLOWED = {"discards": HAND, "lay_offs": [{"cards": ["9S"], "on": 0}]}


def laid(**given):
    return shown(update(options=ALLOWED, lays=RUN["lays"], melds=MELDS, **given))


def lift(model, what):
    return heard(model, app.handle(model, "lift", [what], None))


def drop(model, what, *where):
    args = [what]
    args.extend(where)
    return heard(model, app.handle(model, "drop", args, None))


def taking(model):
    """The places that are lit for what is dragged."""
    return sorted([node[1]["drop"] for node in marked(model, "takes") if node[1]["takes"]])


def row(model):
    return desk.faces(desk.shown(model.desk))


def card(model, name):
    return next(one for one in desk.shown(model.desk) if desk.face(one) == name)


def test_dragging_does_what_tapping_does():
    model = laid()
    assert one(model, "drop", "pile") and one(model, "drop", "meld:0") and len(marked(model, "drag")) == len(HAND)
    assert sent(dragged(model, "9S", "meld", "0")) == [{"lay_off": ["9S"], "on": 0}]
    model = laid()
    tap(model, "4C", "5C", "6C")
    assert sent(dragged(model, "KH", "pile")) == [{"discard": "KH"}]
    model = laid()
    tap(model, "4C", "5C", "6C")
    assert sent(dragged(model, "5C", "table")) == [{"meld": [["4C", "5C", "6C"]]}]
    model = laid()
    tap(model, "4C", "5C", "6C")
    dragged(model, "4C", "tray")
    assert [desk.faces(group["cards"]) for group in model.desk.gathered] == [["4C", "5C", "6C"]]
    assert model.aloft is None and model.desk.lifted is None and model.desk.chosen == []


def test_several_that_are_chosen_are_no_discard():
    model = laid()
    tap(model, "4C", "5C")
    assert said(dragged(model, "4C", "pile")) == ["why.one-to-discard"] and len(model.desk.chosen) == 2


def test_what_is_lifted_lights_what_the_engine_lists_and_nothing_else():
    model = laid()
    assert taking(model) == []
    tap(model, "4C", "5C", "6C")
    assert taking(model) == []
    lift(model, card(model, "9S"))
    assert taking(model) == ["meld:0", "meld:0:last", "pile"]
    assert row(model) == row(laid()) and len(model.desk.chosen) == 3
    drop(model, card(model, "9S"))
    assert taking(model) == [] and len(model.desk.chosen) == 3
    lift(model, card(model, "5C"))
    assert taking(model) == ["table", "tray"]
    drop(model, card(model, "5C"))
    lift(model, card(model, "KH"))
    assert taking(model) == ["pile"]


def test_off_turn_nothing_is_lit_and_cards_can_be_put_in_order():
    model = shown(update(["4C", "5C", "9S", "KH"], turn=1))
    assert lift(model, card(model, "4C")) == [] and taking(model) == []
    effects = drop(model, card(model, "4C"), "hand", card(model, "KH"))
    assert row(model) == ["5C", "9S", "4C", "KH"] and effects[-1][0] == "save" and model.desk.sort == "hand"


def test_a_card_goes_before_another_one_or_to_the_end():
    model = shown(update(["4C", "5C", "9S", "KH"], turn=1))
    dragged(model, "4C", "hand", "")
    assert row(model) == ["5C", "9S", "KH", "4C"]
    dragged(model, "KH", "hand", card(model, "5C"))
    assert row(model) == ["KH", "5C", "9S", "4C"]
    before = row(model)
    assert dragged(model, "5C", "hand", "2D.9") == [] and dragged(model, "5C", "hand", card(model, "5C")) == []
    assert row(model) == before and dragged(model, "5C") == []


def test_several_that_are_chosen_go_together_in_their_order():
    model = shown(update(["4C", "5C", "6C", "9S", "KH"], turn=1))
    tap(model, "9S", "4C")
    dragged(model, "9S", "hand", card(model, "6C"))
    assert row(model) == ["5C", "4C", "9S", "6C", "KH"] and len(model.desk.chosen) == 2


def test_of_two_equal_cards_the_one_that_is_dragged_moves():
    model = shown(update(["6H", "6H", "KH"], options={"discards": ["6H", "KH"]}))
    other = desk.shown(model.desk)[0]
    app.handle(model, "card", [other], None)
    moved = desk.shown(model.desk)[1]
    lift(model, moved)
    assert sent(drop(model, moved, "pile")) == [{"discard": "6H"}] and model.desk.moving == [moved]


def test_the_card_just_drawn_takes_a_place_in_the_hand():
    old = update(["4C", "5C"], phase="draw", options=DRAWS)
    model = shown(update(["4C", "5C", "3C"], drawn="3C", number=2), old)
    assert row(model)[-1] == "3C" and len(marked(model, "slot")) == 2
    dragged(model, "3C", "hand", card(model, "5C"))
    assert row(model) == ["4C", "3C", "5C"] and len(marked(model, "slot")) == 3


def test_what_is_dragged_where_it_cannot_go_is_told_why_and_nothing_else_changes():
    for new, where, why in (
        (update(turn=1), ["pile"], "why.turn"),
        (update(phase="draw", melds=MELDS), ["meld", "0"], "why.draw-first"),
        (update(), ["tray"], "why.cards-to-meld"),
    ):
        model = shown(new)
        tap(model, "4C")
        before = model.desk.chosen
        effects = dragged(model, "KH", *where)
        assert said(effects) == [why] and model.desk.chosen == before and model.aloft is None
    model = shown(update(melds=MELDS))
    tap(model, "4C")
    before = model.desk.chosen
    assert sent(dragged(model, "KH", "meld", "0")) == [{"lay_off": ["KH"], "on": 0}]
    refusal = {"code": "does_not_fit", "rule": "CV-11", "values": {"cards": ["KH"], "on": 0}}
    app.handle(model, "reply", ["update", "act"], {"refusal": refusal})
    assert model.note[0] == "does_not_fit" and model.desk.chosen == before and model.aloft is None
    model = shown(update())
    assert drop(model, "2D.9", "pile") == [] and lift(model, "2D.9") == [] and model.aloft is None


def held(model):
    """What lies where it was let go."""
    return one(model, "key", "table")[1]["data-aloft"]


def test_what_is_let_go_lies_there_until_the_answer_comes():
    model = laid()
    moved = card(model, "KH")
    lift(model, moved)
    assert held(model) is None
    drop(model, moved, "pile")
    model.flying = "act"  # as the loop notes it
    assert held(model) == moved
    app._updated(model, update([name for name in HAND if name != "KH"], discard=["3D", "KH"], number=2, turn=1))
    assert held(model) is None and model.desk.lifted is None


def test_where_it_goes_is_asked_and_it_lies_there_meanwhile():
    two = [{"cards": ["9S"], "on": 0}, {"cards": ["9S"], "on": 1}]
    for answer, done in ((("choose", ["1"]), [{"lay_off": ["9S"], "on": 1}]), (("cancel", []), [])):
        model = shown(update(melds=MELDS + NINES, options={"lay_offs": two}))
        nine = card(model, "9S")
        lift(model, nine)
        assert taking(model) == ["meld:0", "meld:0:last", "meld:1"]
        model.asked, model.dialog = ["add", two], "ways"
        model.landed = True
        assert held(model) == nine
        assert sent(app.handle(model, answer[0], answer[1], None)) == done
        assert (model.aloft is None) is (done == [])


def test_an_end_of_a_run_takes_the_card_there():
    run = meld("run", "8S", "9S", "TS")
    both = [{"cards": ["*=7S"], "on": 0}, {"cards": ["*=JS"], "on": 0}]
    for end, way in (("first", both[0]), ("last", both[1])):
        model = shown(update(["*", "2D"], melds=[run], options={"lay_offs": both}))
        assert sent(dragged(model, "*", "meld", "0", end)) == [{"lay_off": way["cards"], "on": 0}]


def test_the_stock_and_the_pile_are_dragged_to_the_hand():
    for what, action in (("stock", {"draw": "stock"}), ("pile", {"draw": "discard", "count": 1})):
        model = shown(update(phase="draw", options=DRAWS))
        assert one(model, "drag", what)[1]["onto"] == "hand"
        lift(model, what)
        assert taking(model) == ["hand"]
        assert sent(drop(model, what, "hand")) == [action]
        model = shown(update(phase="draw", options=DRAWS))
        lift(model, what)
        assert drop(model, what) == [] and taking(model) == []
        assert drop(model, what, "table") == []
        model = shown(update(turn=1, phase="draw"))
        assert marked(model, "drag", what) == []
        assert said(drop(model, what, "hand")) == ["why.turn"]


def fanned():
    draws = [{"draw": "stock"}] + [{"draw": "discard", "count": count} for count in (1, 2, 3)]
    new = update(phase="draw", discard=["3D", "4D", "5D", "6D"], options={"draws": draws})
    new["rules"]["take_depth"] = "any"
    return shown(new)


def test_a_card_of_the_fan_brings_all_that_comes_with_it():
    model = fanned()
    assert [node[1]["drag"] for node in marked(model, "drag") if node[1]["drag"].startswith("depth:")] == [
        "depth:3",
        "depth:2",
        "depth:1",
    ]
    effects = app.handle(model, "lift", ["depth:3"], None)
    assert model.depth == 3 and [effect[1] for effect in effects] == [{"op": "take", "count": 3}]
    assert query.taking(model, 3) in model.answers and taking(model) == ["hand"]
    assert sent(drop(model, "depth:3", "hand")) == [{"draw": "discard", "count": 3}]
    model = fanned()
    app.handle(model, "lift", ["depth:2"], None)
    assert drop(model, "depth:2") == [] and model.depth is None


def test_a_gathered_meld_is_dragged_back_or_laid():
    model = laid(opening=30)
    tap(model, "4C", "5C", "6C")
    press(model, one(model, "do", "gather"))
    assert one(model, "drag", "gathered:0")[1]["onto"] == "hand table"
    lift(model, "gathered:0")
    assert taking(model) == ["hand"]
    app.handle(model, "reply", ["judge", "judge"], {"ok": {"refusal": None}})
    assert taking(model) == ["hand", "table"]
    drop(model, "gathered:0", "hand")
    assert model.desk.gathered == [] and row(model) == HAND and model.aloft is None
    assert drop(model, "gathered:0", "hand") == []
    tap(model, "4C", "5C", "6C")
    press(model, one(model, "do", "gather"))
    assert sent(drop(model, "gathered:0", "table")) == [{"meld": [["4C", "5C", "6C"]]}]


def test_a_joker_is_freed_by_the_card_dragged_onto_it():
    run = meld("run", "5S", "6S", "8S")
    run["slots"].insert(2, wild("7S"))
    model = shown(update(["7S", "QC"], melds=[run], options={"reclaims": [{"cards": ["7S"], "from": 0}]}))
    lift(model, card(model, "7S"))
    assert "swap:0" in taking(model)
    assert sent(drop(model, card(model, "7S"), "swap", "0")) == [{"reclaim": "7S", "from": 0}]


def test_an_update_on_the_way_takes_nothing_out_of_the_hand_of_who_drags():
    model = shown(update(["4C", "5C", "9S", "KH"], turn=1))
    nine = card(model, "9S")
    lift(model, nine)
    app._updated(model, update(["4C", "5C", "9S", "KH"], number=2, phase="draw", options=DRAWS))
    assert model.aloft == nine
    drop(model, nine, "hand", card(model, "4C"))
    assert row(model) == ["9S", "4C", "5C", "KH"]
    lift(model, nine)
    app._updated(model, update(["4C", "5C", "KH"], number=3))
    assert model.aloft is None and drop(model, nine, "hand", "") == []


def test_a_drag_waits_for_what_the_cards_can_do():
    model = laid()
    nine = card(model, "9S")
    app.handle(model, "lift", [nine], None)
    assert app.handle(model, "drop", [nine, "meld", "0"], None) == [] and held(model) == nine
    tag = query.reading(model, ["9S"])
    answer = {"ok": {"melds": [], "lay_offs": [], "reclaims": [], "matches": []}}
    assert sent(app.handle(model, "reply", [tag, "read"], answer)) == [{"lay_off": ["9S"], "on": 0}]
