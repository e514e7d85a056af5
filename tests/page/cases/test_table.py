from engine import heard
from sitting import (
    DRAWS,
    HAND,
    RUN,
    asked,
    dragged,
    judged,
    label,
    lit,
    marked,
    meld,
    nodes,
    one,
    press,
    said,
    sent,
    shown,
    tap,
    update,
    wild,
)

from web import announce, app, desk, may, use
from web.board import above
from web.board import seats as places
from web.may import May
from web.screens import table


def test_at_most_one_element_bears_a_mark():
    melds = [meld("run", "8S", "TS", "JS"), meld("set", "KD", "KC", "KS")]
    positions = [
        shown(update(phase="draw", options=DRAWS)),
        shown(update(melds=melds, **RUN)),
        shown(update(turn=1)),
        shown(update(turn=None, phase="over", result={"end": "out"})),
    ]
    chosen = shown(
        update(
            lays=[["4C", "5C", "6C"]],
            options={"discards": HAND, "lay_offs": [{"cards": ["KH"], "on": 1}]},
            melds=melds,
        )
    )
    tap(chosen, "4C", "5C", "6C")
    positions.append(chosen)
    gathered = shown(update(**RUN))
    tap(gathered, "4C", "5C", "6C")
    press(gathered, one(gathered, "act", "gather"))
    positions.append(gathered)
    more = shown(update(**RUN))
    tap(more, "4C", "5C", "6C")
    press(more, one(more, "act", "gather"))
    tap(more, "7D", "9S")
    positions.append(more)
    for what in ("menu", "keys", "ask-abandon"):
        above = shown(update(**RUN))
        app.handle(above, "discard", [], None)
        assert marked(above, "act", "close")
        app.handle(above, what, [], None)
        positions.append(above)
    for model in positions:
        for name in ("act", "data-zone", "data-meld", "data-seat", "key"):
            values = [node[1][name] for node in marked(model, name)]
            assert len(values) == len(set(values)), (name, values)


def test_zones_and_seats_carry_their_numbers():
    model = shown(update(seats=("you", "easy", "hard"), discard=["3D", "QC"], stock=17))
    assert one(model, "data-zone", "stock")[1]["data-count"] == "17"
    assert one(model, "data-zone", "discard")[1]["data-count"] == "2"
    assert one(model, "data-zone", "hand")[1]["data-count"] == "6"
    assert one(model, "data-zone", "table")
    assert [node[1]["data-seat"] for node in marked(model, "data-seat")] == ["0", "1", "2"]
    assert [node[1]["data-count"] for node in marked(model, "data-seat")] == ["6", "7", "7"]
    assert one(model, "data-seat", "1")[1]["data-score"] == "0"


def test_the_header_says_whether_house_rules_are_played():
    new = update()
    new["rules"]["target_score"] = 500
    model = shown(new)
    target = {"name": "target_score", "domain": {"kind": "number"}, "default": 500}
    model.rules = {"presets": {"cardverse": {"switches": [target]}}}
    standing = {"m": "table.round-target", "a": {"round": 1, "target": 500}}
    assert one(model, "key", "title")[2][-1][2] == [standing]
    model.size = [320, 568]
    assert one(model, "key", "title")[2][-1][2] == [standing]
    target["default"] = 100
    short = {"m": "table.round", "a": {"round": 1}}  # there is no room for the target besides
    for width, told in ((320, short), (412, standing)):
        model.size = [width, 800]
        assert one(model, "key", "title")[2][-1][2] == [{"m": "table.house", "a": {"round": told}}]


def test_the_banner_names_who_is_to_act_in_one_sentence():
    for phase, name in (("draw", "banner.other-draws"), ("play", "banner.other-plays")):
        model = shown(update(phase=phase, turn=1))
        spoken = [kid for kid in one(model, "key", "banner")[2] if isinstance(kid, list)]
        assert spoken == [["span", {}, [{"m": name, "a": {"name": {"m": "seat.name-1"}}}]]]


def test_who_shares_the_device_has_a_name_or_a_number_and_so_has_who_looks_on():
    new = update(seats=("you", "person", "hard"), turn=0)
    new["you"] = new["view"]["seat"] = 1
    model = shown(new)
    own = one(model, "data-seat", "1")
    assert own[2][1][2] == [{"m": "seat.person", "a": {"number": 2}}]
    assert own[1]["aria-label"]["a"]["name"] == own[2][1][2][0]
    new["seats"][1]["name"] = "Zoli"
    assert one(shown(new), "data-seat", "1")[2][1][2] == ["Zoli"]
    other = one(model, "data-seat", "0")[1]["aria-label"]["a"]
    assert other["name"] == {"m": "seat.person", "a": {"number": 1}} and other["level"] == {"m": "level.person"}
    assert use.not_now(model, May(model))[0][1]["a"]["who"] == other["name"]


def test_a_card_of_the_hand_is_a_pressed_or_unpressed_button():
    model = shown(update())
    tap(model, "9S")
    cards = [node for node in marked(model, "data-card") if node[0] == "button"]
    assert [node[1]["data-card"] for node in cards if node[1]["aria-pressed"]] == ["9S"]
    assert len(cards) == 6
    tap_again = next(card for card in desk.shown(model.desk) if desk.face(card) == "9S")
    app.handle(model, "card", [tap_again], None)
    assert model.desk.chosen == []


def test_face_down_cards_have_no_face():
    for node in nodes(shown(update())):
        if node[1].get("class") == "card down":
            assert "data-card" not in node[1] and "aria-label" not in node[1]


def test_in_the_draw_both_piles_are_lit_and_the_button_draws():
    model = shown(update(phase="draw", options=DRAWS))
    assert lit(one(model, "act", "draw-stock")) and lit(one(model, "act", "take-discard"))
    assert sent(press(model, one(model, "act", "draw-stock"))) == [{"draw": "stock"}]
    assert sent(press(model, one(model, "act", "take-discard"))) == [{"draw": "discard", "count": 1}]
    main = one(model, "key", "main")
    assert label(main) == "act.draw" and lit(main)
    assert sent(press(model, main)) == [{"draw": "stock"}]


def test_an_empty_stock_is_not_asked_by_the_gold_button_while_a_card_lies_there():
    model = shown(update(phase="draw", stock=0, options=DRAWS))
    main = one(model, "key", "main")
    assert label(main) == "act.take-card"
    assert sent(press(model, main)) == [{"draw": "discard", "count": 1}]
    assert sent(press(model, one(model, "act", "draw-stock"))) == [{"draw": "stock"}]


def deep(pile=("3D", "QC", "9H"), counts=(1, 2, 3), **given):
    draws = [{"draw": "stock"}] + [{"draw": "discard", "count": count} for count in counts]
    new = update(discard=pile, options={"draws": draws}, **given)
    new["rules"]["take_depth"] = "any"
    return shown(new)


def test_a_pile_that_may_be_taken_deep_lies_open_and_a_card_shows_what_comes_with_it():
    model = deep(phase="draw")
    assert [node[1]["data-card"] for node in marked(model, "do") if node[1]["do"].startswith("depth:")] == [
        "3D",
        "QC",
        "9H",
    ]
    assert one(model, "data-zone", "discard")[1]["data-count"] == "3" and marked(model, "act", "take-discard") == []
    press(model, one(model, "do", "depth:2"))
    take = one(model, "act", "take-discard")
    assert take[1]["data-count"] == "2" and lit(take) and label(take) == "act.take-many"
    assert [place for place, _words in fan(model)] == ["at free", "at free take low", "at free take"]
    assert sent(press(model, take)) == [{"draw": "discard", "count": 2}]
    for leave in (one(model, "do", "depth:2"), one(model, "act", "cancel")):
        press(model, leave)
        assert model.depth is None and marked(model, "act", "cancel") == []
        press(model, one(model, "do", "depth:2"))
    app.handle(model, "key", ["Escape"], None)
    assert model.depth is None
    press(model, one(model, "do", "depth:1"))
    assert label(one(model, "act", "take-discard")) == "act.take-card"
    app._updated(model, update(number=2))
    assert model.depth is None


def fan(model):
    """The class of each place of the fan, and the words that lie on it."""
    return [
        (node[1]["class"], [kid[2] for kid in node[2] if kid[0] == "span"])
        for node in nodes(model)
        if node[1].get("key", "").startswith("lies-")
    ]


def test_what_can_be_taken_from_the_fan_is_ringed_and_the_top_says_take():
    word = [[{"m": "pile.take-word"}]]
    model = deep(phase="draw", counts=(1, 2))
    assert fan(model) == [("at", []), ("at free", []), ("at free", word)]
    assert asked(model) == ["banner.draw-or-fan"]
    assert fan(deep(phase="draw", counts=(2,))) == [("at", []), ("at free", []), ("at", word)]
    assert fan(deep(phase="draw", counts=(1,), turn=1)) == [("at", [])] * 3


def test_the_banner_says_that_the_last_card_goes_out_and_that_cards_fit_a_meld():
    adding = [{"cards": ["7C"], "on": 0}]
    melds = [meld("run", "4C", "5C", "6C")]
    for hand, options, name in (
        (HAND, {"discards": HAND}, "banner.choose"),
        (HAND, {"discards": HAND, "lay_offs": adding}, "banner.choose-add"),
        (["KH"], {"discards": ["KH"]}, "banner.choose-last"),
        (["7C"], {"discards": [], "lay_offs": adding}, "banner.choose-add"),
    ):
        assert asked(shown(update(hand=hand, melds=melds, options=options))) == [name]
    for hand, name in ((["KH"], "banner.discard-last"), (HAND, "banner.discard")):
        model = shown(update(hand=hand, options={"discards": hand}))
        model.desk.chosen = [card for card in desk.shown(model.desk) if desk.face(card) == "KH"]
        assert asked(model) == [name]


def test_a_depth_that_is_not_offered_is_unlit_and_the_engine_says_why():
    model = deep(phase="draw", counts=(2,))
    press(model, one(model, "do", "depth:3"))
    take = one(model, "act", "take-discard")
    assert not lit(take) and sent(press(model, take)) == [{"draw": "discard", "count": 3}]


def test_the_fan_has_a_place_for_the_discard_and_is_quiet_off_turn():
    model = deep(counts=())
    place = one(model, "act", "discard")
    assert not lit(place) and said(press(model, place)) == ["why.one-to-discard"]
    new = update(discard=["3D"], options={"discards": HAND})
    new["rules"]["take_depth"] = "any"
    model = shown(new)
    tap(model, "KH")
    assert lit(one(model, "act", "discard"))
    assert sent(press(model, one(model, "act", "discard"))) == [{"discard": "KH"}]
    assert sent(press(model, one(model, "do", "depth:1"))) == [{"discard": "KH"}]
    model = deep(turn=1, counts=())
    assert said(press(model, one(model, "do", "depth:2"))) == ["why.turn"] and model.depth is None


def test_one_chosen_card_is_discarded_by_the_pile_the_button_and_the_key():
    for way in ("pile", "main", "key"):
        model = shown(update(**RUN))
        assert not lit(one(model, "act", "discard"))
        tap(model, "KH")
        assert lit(one(model, "act", "discard"))
        assert label(one(model, "key", "main")) == "act.discard-card"
        if way == "key":
            effects = app.handle(model, "key", ["d"], None)
        else:
            effects = press(model, one(model, "act", "discard") if way == "pile" else one(model, "key", "main"))
        assert sent(effects) == [{"discard": "KH"}]


def test_the_pile_says_what_is_missing():
    model = shown(update(**RUN))
    assert said(press(model, one(model, "act", "discard"))) == ["why.one-to-discard"]
    tap(model, "KH", "9S")
    assert said(press(model, one(model, "act", "discard"))) == ["why.one-to-discard"]


def test_a_chosen_meld_is_laid_down_or_gathered():
    model = shown(update(**RUN))
    tap(model, "5C", "4C")
    assert not lit(one(model, "key", "main"))
    tap(model, "6C")
    main = one(model, "act", "meld")
    assert lit(main) and label(main) == "act.lay"
    assert sent(press(model, main)) == [{"meld": [["4C", "5C", "6C"]]}]
    desk.put(model.desk, desk.shown(model.desk)[0], None)
    press(model, one(model, "act", "gather"))
    assert desk.faces(model.desk.gathered[0]["cards"]) == ["4C", "5C", "6C"]
    assert one(model, "data-zone", "hand")[1]["data-count"] == "3"
    assert one(model, "data-gathered", "0")
    assert sent(press(model, one(model, "act", "meld"))) == [{"meld": [["4C", "5C", "6C"]]}]
    press(model, one(model, "act", "ungather"))
    assert marked(model, "data-gathered") == [] and one(model, "data-zone", "hand")[1]["data-count"] == "6"


def chosen(model, name):
    """What is said when this card is chosen, and the engine has read what is chosen then."""
    card = next(one for one in desk.shown(model.desk) if desk.face(one) == name)
    return said(heard(model, app.handle(model, "card", [card], None)))


def test_what_chosen_cards_can_do_but_be_discarded_is_said():
    """Once: not again for a card that is chosen and left again, nor for one that waits for nothing."""
    model = shown(update(**RUN))
    assert [chosen(model, name) for name in ("4C", "5C", "6C")] == [[], [], ["banner.meld"]]
    assert chosen(model, "KH") == [] and chosen(model, "KH") == []
    assert said(press(model, one(model, "act", "gather")))[0] == "heard.gathered"


def test_the_tray_lays_all_in_one_action():
    hand = ["4C", "5C", "6C", "9D", "9S", "9H", "KH"]
    model = shown(update(hand, lays=[["4C", "5C", "6C"], ["9D", "9S", "9H"]], options={"discards": hand}))
    tap(model, "4C", "5C", "6C")
    judged(model, app.handle(model, "gather", [], None), None)
    tap(model, "9D", "9S", "9H")
    assert label(one(model, "act", "gather")) == "act.gather-points"
    effects = app.handle(model, "gather", [], None)
    assert not lit(one(model, "act", "meld")) and judged(model, effects, None) == ["banner.tray"]
    assert label(one(model, "key", "main")) == "act.lay-all"
    action = sent(press(model, one(model, "key", "main")))[0]
    assert [sorted(group) for group in action["meld"]] == [["4C", "5C", "6C"], ["9D", "9H", "9S"]]


def test_cards_that_are_no_meld_are_sent_so_that_the_engine_says_why():
    model = shown(update(**RUN))
    tap(model, "KH", "9S", "7D")
    main = one(model, "key", "main")
    assert not lit(main)
    assert len(sent(press(model, main))) == 1
    table.refused(model, {"code": "not_a_meld", "rule": "CV-5", "values": {}})
    assert one(model, "data-refusal", "not_a_meld")
    assert one(model, "data-rule", "CV-5")
    assert len(model.desk.chosen) == 3
    press(model, one(model, "act", "close"))
    assert marked(model, "data-refusal") == []


def test_a_stale_act_is_passed_over_in_silence():
    model = shown(update(**RUN))
    assert table.refused(model, {"code": "stale_update", "rule": None, "values": {}}) == []
    assert marked(model, "data-refusal") == []


def test_a_card_that_fits_one_end_lights_that_end():
    model = shown(
        update(
            melds=[meld("run", "TS", "JS", "QS")], options={"lay_offs": [{"cards": ["9S"], "on": 0}], "discards": HAND}
        )
    )
    assert marked(model, "act", "lay-off") == []
    tap(model, "9S")
    end = one(model, "act", "lay-off")
    assert end[1]["data-end"] == "first"
    assert sent(press(model, end)) == [{"lay_off": ["9S"], "on": 0}]
    assert "lit" in one(model, "data-meld", "0")[1]["class"]
    assert sent(press(model, one(model, "key", "press-0"))) == [{"lay_off": ["9S"], "on": 0}]
    assert sent(app.handle(model, "key", ["l"], None)) == [{"lay_off": ["9S"], "on": 0}]


def test_the_end_of_a_run_follows_from_its_ranks():
    for cards, name, end in (
        (("TS", "JS", "QS"), "KS", "last"),
        (("QS", "KS"), "AS", "last"),
        (("2S", "3S"), "AS", "first"),
        (("4S", "5S"), "3S", "first"),
    ):
        new = update([name], melds=[meld("run", *cards)], options={"lay_offs": [{"cards": [name], "on": 0}]})
        new["rules"]["ace_in_runs"] = "low_or_high"
        model = shown(new)
        tap(model, name)
        assert one(model, "act", "lay-off")[1]["data-end"] == end


def test_a_lit_set_is_one_button():
    model = shown(
        update(
            melds=[meld("set", "KD", "KC", "KS")], options={"lay_offs": [{"cards": ["KH"], "on": 0}], "discards": HAND}
        )
    )
    tap(model, "KH")
    assert one(model, "act", "lay-off")[1]["class"] == "press"


def test_two_melds_for_one_card_are_asked_for():
    melds = [meld("set", "9D", "9C", "9H"), meld("run", "TS", "JS", "QS")]
    offers = {"lay_offs": [{"cards": ["9S"], "on": 0}, {"cards": ["9S"], "on": 1}], "discards": []}
    model = shown(update(melds=melds, options=offers))
    tap(model, "9S")
    assert label(one(model, "key", "main")) == "act.add-choice"
    assert sent(press(model, one(model, "key", "main"))) == []
    choices = marked(model, "act", "choose")
    assert [node[1]["data-choice"] for node in choices] == ["0", "1"]
    assert sent(press(model, choices[1])) == [{"lay_off": ["9S"], "on": 1}]
    assert marked(model, "act", "choose") == []


def test_the_question_can_be_left():
    melds = [meld("set", "9D", "9C", "9H"), meld("run", "TS", "JS", "QS")]
    offers = {"lay_offs": [{"cards": ["9S"], "on": 0}, {"cards": ["9S"], "on": 1}], "discards": []}
    model = shown(update(melds=melds, options=offers))
    tap(model, "9S")
    press(model, one(model, "key", "main"))
    press(model, one(model, "act", "cancel"))
    assert marked(model, "act", "choose") == [] and len(model.desk.chosen) == 1


def test_several_cards_are_added_by_the_gold_button():
    model = shown(
        update(
            melds=[meld("run", "TS", "JS", "QS")],
            hand=["8S", "9S", "2C"],
            options={"lay_offs": [{"cards": ["8S", "9S"], "on": 0}], "discards": ["8S", "9S", "2C"]},
        )
    )
    tap(model, "8S", "9S")
    main = one(model, "key", "main")
    assert label(main) == "act.add-run"
    assert sent(press(model, main)) == [{"lay_off": ["8S", "9S"], "on": 0}]


def test_a_long_meld_opens_and_closes():
    run = meld("run", "2S", "3S", "4S", "5S", "6S", "7S", "8S")
    model = shown(update(melds=[run]))
    model.size = [360, 740]
    assert one(model, "data-meld", "0")[1]["data-long"] is True
    press(model, one(model, "key", "press-0"))
    assert one(model, "key", "press-0")[1]["aria-expanded"] is True
    press(model, one(model, "key", "press-0"))
    assert one(model, "key", "press-0")[1]["aria-expanded"] is False


def test_off_turn_cards_can_be_chosen_and_sorted_but_nothing_is_sent():
    model = shown(update(turn=1))
    tap(model, "KH")
    assert not lit(one(model, "key", "main"))
    for intent in ("stock", "pile", "lay", "add", "gather", "hint", "wait", "lay-tray"):
        effects = app.handle(model, intent, [], None)
        assert sent(effects) == [] and said(effects) == ["why.turn"], intent
    assert one(model, "data-refusal", "not_your_turn")
    app.handle(model, "sort", ["rank"], None)
    assert desk.faces(desk.shown(model.desk))[0] == "4C" and len(model.desk.chosen) == 1


def test_an_answer_off_turn_stays_until_the_turn_comes():
    seats = ("you", "normal", "hard")
    new = update(turn=1, seats=seats)
    model = shown(new)
    app.handle(model, "stock", [], None)
    first = model.note
    for number, turn in ((2, 1), (3, 2), (4, 0)):
        old, new = new, update(number=number, turn=turn, seats=seats)
        model.update = new
        table.updated(model, old, new)
        assert (model.note is None) == (turn == 0) and (model.note == first) == (turn == 1)


def test_undo_is_lit_only_when_it_is_offered():
    model = shown(update(options={"undo": True}))
    assert lit(one(model, "act", "undo"))
    assert press(model, one(model, "act", "undo")) == [["call", {"op": "undo", "number": 1}, "update"]]
    model = shown(update())
    assert not lit(one(model, "act", "undo"))
    assert said(press(model, one(model, "act", "undo"))) == ["why.nothing-to-undo"]


def test_a_hint_is_asked_for_shown_and_done():
    model = shown(update(**RUN))
    assert press(model, one(model, "act", "hint")) == [["call", {"op": "hint"}, "hint"]]
    effects = app.handle(
        model, "reply", ["hint", "hint"], {"ok": {"action": {"discard": "KH"}, "reason": ["hint.high", {"card": "KH"}]}}
    )
    assert said(effects) == ["advice.discard", "hint.high"]
    assert sent(press(model, one(model, "act", "confirm"))) == [{"discard": "KH"}]
    assert model.hint is None


def test_sorting_says_so_and_is_kept():
    model = shown(update(["9S", "9C", "2H", "KD"]))
    effects = app.handle(model, "sort", ["rank"], None)
    assert desk.faces(desk.shown(model.desk)) == ["2H", "9C", "9S", "KD"]
    assert said(effects) == ["sort.done-rank"]
    assert [effect[1] for effect in effects if effect[0] == "save"] == ["rami.settings", "rami.hand.m1.0"]


def test_the_next_deal_is_sorted_as_was_asked_last():
    model = shown(update(["9S", "9C", "2H", "KD"]))
    app.handle(model, "sort", ["rank"], None)
    app._updated(model, update(["4S", "KC", "3H"], number=2, round_number=1))
    assert desk.faces(desk.shown(model.desk)) == ["3H", "4S", "KC"]


def test_sorting_by_melds_asks_the_engine():
    model = shown(update(["9S", "9C", "9H", "KD"]))
    effects = app.handle(model, "sort", ["melds"], None)
    assert effects[-1] == ["call", {"op": "arrange", "faces": ["9C", "KD", "9S", "9H"]}, "arrange"]
    app.handle(model, "reply", ["arrange", "arrange"], {"ok": {"groups": [["9C", "9S", "9H"]], "rest": ["KD"]}})
    assert desk.faces(desk.shown(model.desk)) == ["9C", "9S", "9H", "KD"]


def test_the_hand_is_put_in_order_by_taps():
    model = shown(update(["4C", "5C", "9S"], turn=1))
    press(model, one(model, "act", "sort-hand"))
    four, five, nine = desk.shown(model.desk)
    app.handle(model, "card", [nine], None)
    assert one(model, "key", "put-last")
    effects = app.handle(model, "card", [four], None)
    assert desk.shown(model.desk) == [nine, four, five]
    assert [effect for effect in effects if effect[0] == "save"]
    app.handle(model, "card", [nine], None)
    app.handle(model, "last", [], None)
    assert desk.shown(model.desk) == [four, five, nine]
    assert label(one(model, "key", "main")) == "act.done"
    press(model, one(model, "key", "main"))
    assert not model.desk.arranging


def test_an_order_of_before_comes_back():
    model = shown(update(["4C", "5C", "9S"]))
    app.handle(model, "kept", ["rami.hand.m1.0"], '[0, "hand", ["9S", "4C", "5C"]]')
    assert desk.faces(desk.shown(model.desk)) == ["9S", "4C", "5C"]


def arranged(effects):
    return [effect[1]["op"] for effect in effects if effect[0] == "call"]


def test_an_order_of_before_comes_back_to_who_sorts_by_melds_too():
    model = shown(update(["4C", "5C", "9S"]))
    app.handle(model, "sort", ["melds"], None)
    again = app.Model()
    again.settings = model.settings
    again.screen = "table"
    app.module(again, "table")
    effects = app._updated(again, update(["4C", "5C", "9S"]))
    assert ["kept", "rami.hand.m1.0"] in effects and arranged(effects) == []
    assert arranged(app.handle(again, "kept", ["rami.hand.m1.0"], '[0, "hand", ["9S", "4C", "5C"]]')) == []
    assert desk.faces(desk.shown(again.desk)) == ["9S", "4C", "5C"]
    for text in ("", '[7, "hand", ["9S", "4C", "5C"]]'):
        again.desk.sort = "melds"
        assert arranged(app.handle(again, "kept", ["rami.hand.m1.0"], text)) == ["arrange"]


def test_a_sorting_that_comes_late_does_not_undo_another():
    model = shown(update(["9S", "9C", "2H", "9H"]))
    app.handle(model, "sort", ["melds"], None)
    app.handle(model, "sort", ["rank"], None)
    app.handle(model, "reply", ["arrange", "arrange"], {"ok": {"groups": [["9C", "9S", "9H"]], "rest": ["2H"]}})
    assert desk.faces(desk.shown(model.desk)) == ["2H", "9C", "9S", "9H"]


def seen_by(seat, hand, number):
    new = update(hand, number=number, turn=seat, seats=("you", "person"))
    new["you"] = new["view"]["seat"] = seat
    return new


def test_each_of_two_people_finds_the_order_of_their_hand_again():
    model = shown(seen_by(0, ["4C", "5C", "9S"], 1))
    four, _five, nine = desk.shown(model.desk)
    app.handle(model, "sort", ["hand"], None)
    app.handle(model, "card", [nine], None)
    effects = app.handle(model, "card", [four], None)
    assert [effect[1] for effect in effects if effect[0] == "save"] == ["rami.hand.m1.0"]
    text = effects[-1][2]
    effects = app._updated(model, seen_by(1, ["2D", "3D", "KD"], 2))
    assert ["kept", "rami.hand.m1.1"] in effects and not [e for e in effects if e[0:2] == ["save", "rami.hand.m1.1"]]
    effects = app._updated(model, seen_by(0, ["4C", "5C", "9S"], 3))
    assert ["kept", "rami.hand.m1.0"] in effects
    app.handle(model, "kept", ["rami.hand.m1.0"], text)
    assert desk.faces(desk.shown(model.desk)) == ["9S", "4C", "5C"]


def test_after_a_round_no_order_is_kept():
    model = shown(update(["4C", "5C", "9S"]))
    app.handle(model, "sort", ["rank"], None)
    effects = app._updated(model, update([], number=2, turn=None, phase="over", result={"end": "out"}))
    assert ["save", "rami.hand.m1.0", None] in effects
    effects = app._updated(model, update([], number=3, turn=None, phase="over", result={"end": "out"}))
    assert [effect for effect in effects if effect[0] == "save"] == []


def test_what_lay_above_the_table_is_gone_when_it_is_come_back_to():
    model = shown(update())
    app.handle(model, "menu", [], None)
    app.show(model, "settings")
    app.show(model, "table")
    assert marked(model, "modal") == []
    app.handle(model, "ask-abandon", [], None)
    app.show(model, "home")
    assert marked(model, "modal") == []


def test_nothing_is_stored_before_the_stored_order_has_been_read():
    model = app.Model()
    app.module(model, "table")
    model.update = update()
    effects = table.updated(model, None, model.update)
    assert ["kept", "rami.hand.m1.0"] in effects
    assert [effect for effect in effects if effect[0] == "save"] == []


def test_escape_leaves_one_mode_after_the_other():
    model = shown(update(**RUN))
    tap(model, "KH")
    app.handle(model, "sort", ["hand"], None)
    app.handle(model, "card", [desk.shown(model.desk)[0]], None)
    assert model.desk.held is not None
    app.handle(model, "key", ["Escape"], None)
    assert model.desk.held is None and model.desk.arranging
    app.handle(model, "key", ["Escape"], None)
    assert not model.desk.arranging
    tap(model, "KH")
    app.handle(model, "key", ["Escape"], None)
    assert model.desk.chosen == []
    app.handle(model, "menu", [], None)
    app.handle(model, "cancel", [], None)
    assert model.dialog is None


def test_every_key_of_the_list_does_something():
    from web import keys

    model = shown(update(**RUN))
    for key, _name in keys.KEYS:
        assert app.known(model, "key", [key]), key


def test_letters_are_silent_when_they_are_switched_off():
    model = shown(update(phase="draw", options=DRAWS))
    model.settings["keys"] = "off"
    assert app.handle(model, "key", ["s"], None) == []
    model.settings["keys"] = "on"
    assert sent(app.handle(model, "key", ["s"], None)) == [{"draw": "stock"}]


def test_the_end_of_a_round_can_be_gone_to():
    model = shown(update(turn=None, phase="over", result={"end": "out"}))
    main = one(model, "key", "main")
    assert lit(main)
    assert press(model, main) == [["screen", "round-end", "replace"]]


def test_a_bot_that_thinks_is_marked_and_what_it_did_stays_for_a_while():
    model = shown(
        update(
            turn=1,
            phase="draw",
            number=2,
            seats=("you", "hard", "easy"),
            news=[{"type": "discarded", "seat": 0, "card": "9S"}],
        ),
        update(seats=("you", "hard", "easy")),
    )
    assert "thinking" in one(model, "data-seat", "1")[1]["class"]
    app._updated(
        model,
        update(
            turn=2,
            phase="draw",
            number=3,
            seats=("you", "hard", "easy"),
            news=[{"type": "discarded", "seat": 1, "card": "2C"}],
        ),
    )
    app._updated(
        model,
        update(
            turn=0,
            phase="draw",
            number=4,
            seats=("you", "hard", "easy"),
            news=[{"type": "discarded", "seat": 2, "card": "5C"}],
        ),
    )
    assert [seat for seat, _words in model.said] == [1, 2]
    app._updated(
        model,
        update(
            turn=0,
            number=5,
            seats=("you", "hard", "easy"),
            news=[{"type": "drew", "seat": 0, "source": "stock", "cards": ["9S"]}],
        ),
    )
    assert model.said == []


def bots_turn(model):
    """A bot's turn, an update for each act; what is told of it so far."""
    run, seats = meld("run", "TS", "JS", "QS"), ("you", "hard", "easy")
    for number, item in enumerate(
        (
            {"type": "drew", "seat": 1, "source": "discard", "cards": ["QS"]},
            {"type": "melded", "seat": 1, "melds": [run], "first": 0, "values": [30]},
            {"type": "discarded", "seat": 1, "card": "2C"},
        )
    ):
        new = asking(update(number=10 + number, turn=1 if number < 2 else 2, seats=seats, melds=[run], news=[item]))
        new["view"]["opened"] = [1] if number else []
        app._updated(model, new)


def asking(new):
    new["rules"]["opening_minimum"] = 51
    return new


def test_a_place_card_keeps_the_opening_and_tells_the_whole_turn_when_it_is_pressed():
    model = shown(asking(update(seats=("you", "hard", "easy"), turn=1)))
    assert [node for node in nodes(model) if node[1].get("key") == "turn-1"] == []
    bots_turn(model)
    assert [(seat, act[0]) for seat, act in model.said] == [(1, "opened")]
    whole = ["said.took", "said.opened", "said.discarded"]
    button = one(model, "key", "turn-1")
    assert acts_of(one(model, "id", button[1]["aria-describedby"])[2][0]) == whole
    for way in ("turn", "cancel"):
        press(model, one(model, "key", "turn-1"))
        assert one(model, "key", "turn-1")[1]["aria-expanded"] is True
        assert acts_of(one(model, "key", "told")[2][1][2][2]) == whole
        assert app.handle(model, "do-hint", [], None) == []
        app.handle(model, way, ["1"], None)
        assert marked(model, "key", "told") == []
    press(model, one(model, "key", "turn-1"))
    seats, drew = ("you", "hard", "easy"), {"type": "drew", "seat": 2, "source": "stock", "cards": []}
    app._updated(model, asking(update(number=20, turn=2, seats=seats, news=[drew])))
    assert one(model, "key", "told") and acts_of(places.told(may.turn_of(model, 2))) == ["said.drew"]
    own = {"type": "drew", "seat": 0, "source": "stock", "cards": ["4C"]}
    app._updated(model, asking(update(number=21, seats=seats, news=[own])))
    assert marked(model, "key", "told") == [] and one(model, "key", "turn-1")
    dealt = {"type": "dealt", "dealer": 1, "upcard": "3D"}
    app._updated(model, asking(update(number=22, seats=seats, news=[dealt], round_number=1)))
    assert marked(model, "key", "turn-1") == []


def acts_of(told):
    """The messages of acts told one after the other."""
    found = []
    while told["m"] == "said.then":
        found.append(told["a"]["first"]["m"])
        told = told["a"]["rest"]
    found.append(told["m"])
    return found


def test_a_place_card_shows_a_sign_and_the_card_where_words_do_not_fit():
    model = shown(asking(update(seats=("you", "hard", "easy"), turn=1)))
    news = [{"type": "laid_off", "seat": 1, "cards": ["*=8S", "9S"], "on": 0}]
    melds = [meld("run", "TS", "JS", "QS")]
    app._updated(model, asking(update(number=2, seats=("you", "hard", "easy"), turn=1, melds=melds, news=news)))
    short = one(model, "class", "short")
    assert short[2][0][0] == "svg" and short[2][1][1] == {"class": "mini", "data-face": "*"}


def test_every_seat_shows_and_says_whether_it_has_opened_where_that_matters():
    new = update(seats=("you", "easy", "hard"), eliminated=[2])
    new["view"]["opened"] = [0]
    model = shown(new)
    assert marked(model, "class", "sign") == [] and marked(model, "class", "sign opened") == []
    assert one(model, "data-seat", "0")[1]["aria-label"]["m"] == "table.you"
    model = shown(asking(new))
    for seat, name, inner, symbol in (
        ("0", "table.opened", "table.you", "check"),
        ("1", "table.unopened", "table.seat", "lock"),
    ):
        at = one(model, "data-seat", seat)
        assert at[1]["aria-label"]["m"] == name and at[1]["aria-label"]["a"]["seat"]["m"] == inner
        (sign,) = [kid for kid in at[2] if isinstance(kid, list) and "sign" in kid[1].get("class", "").split(" ")]
        assert sign[2][0][2][0][1]["href"].endswith("#" + symbol)
    assert one(model, "data-seat", "2")[1]["aria-label"]["m"] == "table.seat-out"
    assert len(marked(model, "class", "sign")) == 1


def test_who_has_opened_is_told_that_cards_may_be_added_though_none_fits():
    for opened, now, later, name in (
        ([0], False, True, "banner.choose-add"),
        ([1], False, True, "banner.choose"),
        ([0], True, True, "banner.choose-add"),
        ([0], True, False, "banner.choose"),
        ([0], False, False, "banner.choose-add"),
    ):
        run = meld("run", "TS", "JS", "QS")
        model = shown(asking(update()))
        news = [{"type": "melded", "seat": 0, "melds": [run], "first": 0, "values": [30]}] if now else []
        new = asking(update(number=2, melds=[run], news=news, options={"discards": HAND}))
        new["rules"]["lay_off_in_opening_turn"] = later
        new["view"]["opened"] = opened
        app._updated(model, new)
        assert asked(model) == [name]


def test_the_menu_holds_the_ways_out():
    model = shown(update())
    press(model, one(model, "act", "menu"))
    assert press(model, one(model, "act", "leave"))[0][:2] == ["screen", "home"]
    press(model, one(model, "act", "menu"))
    press(model, one(model, "act", "abandon"))
    assert model.question == ["abandon", "m1"]
    press(model, one(model, "act", "cancel"))
    assert model.question is None and model.update is not None


def test_cards_from_the_stock_and_from_others_know_where_they_fly_from():
    run = meld("run", "TS", "JS", "QS")
    news = [
        {"type": "drew", "seat": 1, "source": "stock", "cards": []},
        {"type": "melded", "seat": 1, "melds": [run], "first": 0, "values": [30]},
        {"type": "discarded", "seat": 1, "card": "3D"},
    ]
    model = shown(update(melds=[run], news=news))
    assert one(model, "key", "top-3D.1")[1]["from"] == "token-1"
    assert one(model, "key", "TS.1")[1]["from"] == "token-1"
    assert one(model, "fly", "KH.1")[1]["from"] == "stock"
    assert one(model, "fly", "drawn-1")[1]["from"] == "stock"
    flyers = [node[1]["fly"] for node in marked(model, "fly")]
    assert len(flyers) == len(set(flyers))


def test_what_a_reload_or_a_taken_discard_uncovers_flies_from_nowhere():
    model = shown(update(melds=[meld("run", "TS", "JS", "QS")], discard=["2C", "3D"]))
    assert [node[1]["from"] for node in marked(model, "from")] == []


JOKERS = ["7S", "*", "9S", "4H", "5H", "6H", "KD"]


def test_jokers_of_the_hand_lie_last_and_have_two_looks():
    model = shown(update(["*", "4C", "*", "KH"]))
    assert desk.faces(desk.shown(model.desk)) == ["4C", "KH", "*", "*"]
    for how in ("rank", "suit"):
        app.handle(model, "sort", [how], None)
        assert desk.faces(desk.shown(model.desk))[2:] == ["*", "*"]
    looks = [node[1]["class"] for node in marked(model, "data-card", "*")]
    assert looks == ["card", "card second"]
    assert [node[1]["aria-label"] for node in marked(model, "data-card", "*")] == [{"card": "*"}] * 2


def test_a_laid_joker_shows_and_says_what_it_stands_for():
    run = meld("run", "5S", "6S", "8S")
    run["slots"].insert(2, wild("7S"))
    queens = meld("set", "QH", "QS")
    queens["slots"].append(wild("Q"))
    model = shown(update(melds=[run, queens]))
    first, second = marked(model, "data-for")
    assert (first[1]["data-card"], first[1]["data-for"]) == ("*", "7S")
    assert first[1]["aria-label"] == {
        "m": "meld.stands-for",
        "a": {"card": {"card": "*"}, "place": {"card": "7S"}},
    }
    assert (second[1]["data-card"], second[1]["data-for"]) == ("*", "Q")
    assert second[1]["aria-label"]["a"]["rank"] == {"m": "rank.many", "a": {"rank": "Q"}}


def opening(**given):
    gather = [
        {"cards": ["7S", "*", "9S"], "value": 24},
        {"cards": ["4H", "5H", "6H"], "value": 15},
        {"cards": ["*", "4H", "5H"], "value": 12},
    ]
    return shown(update(JOKERS, gathers=gather, options={"discards": JOKERS}, opening=51, **given))


def gathered(model, *faces):
    tap(model, *faces)
    return press(model, one(model, "act", "gather"))


def test_first_melds_are_gathered_and_the_tray_says_how_far_they_reach():
    model = opening()
    assert asked(model) == ["banner.choose-first"]
    tap(model, "7S", "*", "9S")
    main = one(model, "act", "gather")
    assert main[1]["key"] == "main" and label(main) == "act.gather-points" and asked(model) == ["banner.gather-first"]
    assert marked(model, "act", "meld") == [] and marked(model, "data-zone", "tray") == []
    effects = press(model, main)
    assert effects[-1] == ["call", {"op": "judge", "action": {"meld": [["7S", "*", "9S"]]}}, "judge"]
    joker = one(model, "data-for", "8S")
    assert joker[1]["data-card"] == "*" and marked(model, "data-gathered", "0")
    few = {"code": "opening_too_low", "rule": "RA-8", "values": {"reached": 24, "needed": 51}}
    assert judged(model, effects, few) == ["banner.short"] and asked(model) == ["banner.short"]
    assert one(model, "key", "banner")[2][-1][2] == [{"m": "banner.short", "a": {"points": 27}}]
    bar = next(node for node in nodes(model) if node[0] == "progress")
    assert (bar[1]["value"], bar[1]["max"]) == ("24", "51")
    assert not lit(one(model, "act", "meld"))
    effects = gathered(model, "4H", "5H", "6H")
    assert judged(model, effects, None) == ["banner.tray"] and lit(one(model, "act", "meld"))
    assert sent(press(model, one(model, "act", "meld"))) == [{"meld": [["7S", "*", "9S"], ["4H", "5H", "6H"]]}]


def test_gathered_cards_are_gone_from_what_can_be_gathered_and_come_back_by_a_tap():
    model = opening()
    gathered(model, "7S", "*", "9S")
    assert desk.faces(desk.shown(model.desk)) == ["KD", "4H", "5H", "6H"]
    tap(model, "4H", "5H")
    assert marked(model, "act", "gather") == []
    app.handle(model, "cancel", [], None)
    effects = press(model, one(model, "act", "ungather"))
    assert [effect for effect in effects if effect[0] == "call"] == [] and model.verdict is None
    assert len(desk.shown(model.desk)) == 7


def test_a_complete_tray_stays_the_main_act_while_cards_are_chosen():
    model = opening()
    few = {"code": "opening_too_low", "rule": "RA-8", "values": {"reached": 24, "needed": 51}}
    judged(model, gathered(model, "7S", "*", "9S"), few)
    tap(model, "KD")
    assert label(one(model, "key", "main")) == "act.discard-card"
    app.handle(model, "cancel", [], None)
    judged(model, gathered(model, "4H", "5H", "6H"), None)
    tap(model, "KD")
    melds = {"meld": [["7S", "*", "9S"], ["4H", "5H", "6H"]]}
    main = one(model, "act", "meld")
    assert main[1]["key"] == "main" and label(main) == "act.lay-all" and lit(main)
    assert sent(press(model, main)) == [melds] and sent(app.handle(model, "key", ["m"], None)) == [melds]
    assert sent(press(model, one(model, "act", "discard"))) == [{"discard": "KD"}]
    assert sent(app.handle(model, "key", ["d"], None)) == [{"discard": "KD"}]


def test_a_complete_tray_takes_a_further_meld():
    model = opening()
    judged(model, gathered(model, "7S", "*", "9S"), None)
    tap(model, "4H", "5H", "6H")
    assert one(model, "act", "gather")[1]["key"] == "main"


def test_the_tray_stays_in_sight_beside_what_would_be_taken():
    model = opening()
    gathered(model, "7S", "*", "9S")
    new = update(JOKERS, phase="draw", number=2, discard=["3D", "QC"], options={"draws": DRAWS["draws"]}, opening=51)
    new["rules"]["take_depth"] = "any"
    app._updated(model, new)
    press(model, one(model, "do", "depth:1"))
    assert one(model, "act", "take-discard") and one(model, "data-gathered", "0")
    press(model, one(model, "act", "ungather"))
    assert marked(model, "data-gathered") == [] and len(desk.shown(model.desk)) == len(JOKERS)


def test_the_verdict_is_that_on_the_tray_as_it_is_now():
    model = opening()
    first = gathered(model, "7S", "*", "9S")
    second = gathered(model, "4H", "5H", "6H")
    assert judged(model, first, None) == [] and not lit(one(model, "act", "meld"))
    other = {"code": "opening_needs_clean_run", "rule": "RA-H2", "values": {}}
    assert judged(model, second, other) == ["refusal.opening_needs_clean_run"]
    assert asked(model) == ["refusal.opening_needs_clean_run"]


def test_a_tray_is_judged_anew_after_an_update_and_only_in_the_turn():
    model = opening()
    gathered(model, "7S", "*", "9S")
    for new, ops in (
        (update(JOKERS, number=2, turn=1, phase="draw"), []),
        (update(JOKERS, number=3, phase="draw", options=DRAWS, opening=51), []),
        (update(["7S", "*", "9S", "KD"], number=4, opening=51), ["judge"]),
    ):
        assert [effect[1]["op"] for effect in app._updated(model, new) if effect[0] == "call"] == ops
        assert len(model.desk.gathered) == 1 and not [node for node in marked(model, "act", "meld") if lit(node)]


def test_first_melds_that_must_hold_the_taken_card_are_gathered_too():
    """One without it is refused by itself, and may be laid together with one that holds it."""
    hand = ["4H", "5H", "6H", "7S", "7D", "7C", "KD"]
    for debts, rule, act in ((["7S"], True, "gather"), ([], True, "meld"), (["7S"], False, "meld")):
        melds = [["4H", "5H", "6H"], ["7S", "7D", "7C"]]
        new = update(hand, lays=melds, options={"discards": ["KD"]}, debts=debts)
        new["rules"]["taken_card_must_open"] = rule
        model = shown(new)
        tap(model, "4H", "5H", "6H")
        assert one(model, "key", "main")[1]["act"] == act


def test_first_melds_that_need_a_clean_run_are_gathered_too():
    new = update(**RUN)
    new["rules"]["opening_needs_clean_run"] = True
    model = shown(new)
    tap(model, "4C", "5C", "6C")
    assert one(model, "act", "gather")[1]["key"] == "main" and asked(model) == ["banner.gather"]
    new = update(number=2, **RUN)
    new["rules"]["opening_needs_clean_run"] = True
    new["view"]["opened"] = [0]
    heard(model, app._updated(model, new))
    assert label(one(model, "key", "main")) == "act.lay"


def test_a_judge_that_fails_leaves_the_tray_to_the_engine():
    model = opening()
    gathered(model, "7S", "*", "9S")
    app.handle(model, "reply", ["judge", "judge"], {"error": {"code": "internal", "values": {}}})
    assert lit(one(model, "act", "meld"))


def test_where_a_joker_stands_is_asked_and_never_guessed():
    ways = [{"cards": ["*=4S", "5S", "6S"], "value": 15}, {"cards": ["5S", "6S", "*=7S"], "value": 18}]
    model = shown(update(["5S", "6S", "*", "KD"], lays=ways, options={"discards": ["KD"]}))
    tap(model, "5S", "6S", "*")
    assert [node[2][0] for node in nodes(model) if node[0] == "p" and node[2][0:1] == [msg_offers(15, 18)]]
    assert sent(press(model, one(model, "key", "main"))) == []
    choices = marked(model, "act", "choose")
    assert [node[1]["data-choice"] for node in choices] == ["4S", "7S"]
    assert [node[1]["data-for"] for node in marked(model, "data-for")] == ["4S", "7S"]
    assert sent(press(model, choices[1])) == [{"meld": [["5S", "6S", "*=7S"]]}] and marked(model, "act", "choose") == []
    press(model, one(model, "act", "gather"))
    press(model, one(model, "data-choice", "4S"))
    assert (
        model.desk.gathered[0]["way"]["cards"] == ["*=4S", "5S", "6S"] and model.desk.gathered[0]["way"]["value"] == 15
    )
    assert model.dialog is None


def msg_offers(least, most):
    return {"m": "tray.offers", "a": {"least": least, "most": most}}


def test_a_set_and_a_run_of_the_same_cards_are_asked_for():
    ways = [
        {"cards": ["9H", "*", "*"], "value": 27},
        {"cards": ["9H", "*=TH", "*=JH"], "value": 29},
        {"cards": ["*=8H", "9H", "*=TH"], "value": 27},
    ]
    model = shown(update(["9H", "*", "*", "KD"], gathers=ways, opening=40))
    tap(model, "9H", "*", "*")
    press(model, one(model, "act", "gather"))
    assert [node[1]["data-choice"] for node in marked(model, "act", "choose")] == ["9-9", "TH-JH", "8H-TH"]
    press(model, one(model, "act", "cancel"))
    assert marked(model, "act", "choose") == [] and len(model.desk.chosen) == 3 and model.asked is None


def test_both_ends_of_a_run_are_lit_for_a_joker_and_the_whole_of_it_asks():
    run = meld("run", "5H", "6H", "7H")
    ways = [{"cards": ["*=4H"], "on": 0}, {"cards": ["*=8H"], "on": 0}]
    model = shown(update(["*", "KD"], melds=[run], options={"lay_offs": ways, "discards": ["KD", "*"]}))
    tap(model, "*")
    ends = marked(model, "data-end")
    assert [(node[1]["data-end"], node[1]["act"]) for node in ends] == [("first", "lay-off"), ("last", "lay-off")]
    assert sent(press(model, ends[0])) == [{"lay_off": ["*=4H"], "on": 0}]
    assert sent(press(model, ends[1])) == [{"lay_off": ["*=8H"], "on": 0}]
    assert sent(press(model, one(model, "key", "press-0"))) == []
    assert [node[1]["data-choice"] for node in marked(model, "act", "choose")] == ["4H", "8H"]
    assert sent(press(model, one(model, "data-choice", "8H"))) == [{"lay_off": ["*=8H"], "on": 0}]


def test_melds_and_places_are_asked_for_in_one_question():
    melds = [meld("run", "5H", "6H", "7H"), meld("set", "KC", "KS", "KD")]
    ways = [{"cards": ["*=4H"], "on": 0}, {"cards": ["*=8H"], "on": 0}, {"cards": ["*"], "on": 1}]
    model = shown(update(["*", "2D"], melds=melds, options={"lay_offs": ways}))
    tap(model, "*")
    press(model, one(model, "key", "main"))
    assert [node[1]["data-choice"] for node in marked(model, "act", "choose")] == ["0:4H", "0:8H", "1"]
    assert sent(press(model, one(model, "data-choice", "1"))) == [{"lay_off": ["*"], "on": 1}]


def freeing(*hand, **given):
    run = meld("run", "5S", "6S", "8S")
    run["slots"].insert(2, wild("7S"))
    queens = meld("set", "QH", "QS")
    queens["slots"].append(wild("Q"))
    reclaims = [{"cards": ["7S"], "from": 0}, {"cards": ["QC", "QD"], "from": 1}]
    return shown(update(hand, melds=[run, queens], options={"reclaims": reclaims, "discards": hand}, **given))


def test_a_card_that_frees_a_joker_lights_it_and_a_tap_takes_it():
    model = freeing("7S", "QC", "QD")
    assert marked(model, "act", "reclaim") == []
    tap(model, "7S")
    joker = one(model, "act", "reclaim")
    assert joker[0] == "button" and joker[1]["data-for"] == "7S" and asked(model) == ["banner.discard-or-swap"]
    assert joker[1]["aria-label"]["a"]["wild"]["m"] == "meld.stands-for"
    assert sent(press(model, joker)) == [{"reclaim": "7S", "from": 0}]
    assert desk.faces(model.desk.moving) == ["7S", "*"]
    assert sent(app.handle(model, "key", ["r"], None)) == [{"reclaim": "7S", "from": 0}]
    for where in (["swap", "0"], ["meld", "0"]):
        assert sent(dragged(model, "7S", *where)) == [{"reclaim": "7S", "from": 0}]
    assert sent(press(model, one(model, "key", "press-0"))) == [{"reclaim": "7S", "from": 0}]
    assert sent(press(model, one(model, "key", "press-1"))) == [{"lay_off": ["7S"], "on": 1}]


def test_a_narrow_meld_opens_for_the_joker_that_can_be_had():
    model = freeing("7S", "KD")
    for width, spread in ((320, True), (360, False), (1280, False)):
        model.size = [width, 740]
        assert one(model, "key", "press-0")[1]["aria-expanded"] is False
        tap(model, "7S")
        assert one(model, "key", "press-0")[1]["aria-expanded"] is spread
        app.handle(model, "cancel", [], None)


def test_two_cards_can_free_the_joker_of_a_set():
    model = freeing("7S", "QC", "QD")
    tap(model, "QC")
    assert marked(model, "act", "reclaim") == []
    tap(model, "QD")
    assert label(one(model, "key", "main")) == "act.reclaim" and asked(model) == ["banner.swap"]
    assert sent(press(model, one(model, "act", "reclaim"))) == [{"reclaim": ["QC", "QD"], "from": 1}]
    assert sent(press(model, one(model, "key", "main"))) == [{"reclaim": ["QC", "QD"], "from": 1}]


def test_where_nothing_may_be_added_or_reclaimed_the_engine_says_why():
    model = freeing("7S", "KD")
    model.update["options"]["reclaims"] = []
    tap(model, "KD")
    assert sent(app.handle(model, "key", ["r"], None)) == [{"reclaim": "KD", "from": 0}]
    assert sent(app.handle(model, "key", ["l"], None)) == [{"lay_off": ["KD"], "on": 0}]
    model.update["view"]["melds"] = []
    assert said(app.handle(model, "key", ["l"], None)) == ["why.fits-nowhere"]


def test_what_frees_nothing_is_told_or_refused_by_the_engine():
    model = freeing("7S", "KD")
    assert said(app.handle(model, "reclaim", [], None)) == ["why.cards-to-swap"]
    tap(model, "KD")
    assert said(app.handle(model, "reclaim", [], None)) == ["why.frees-none"]
    assert sent(app.handle(model, "reclaim", ["0"], None)) == [{"reclaim": "KD", "from": 0}]
    assert app.handle(model, "reclaim", ["9"], None) == []


def test_a_reclaimed_joker_is_marked_until_it_is_played():
    model = freeing("*", "7S", "KD")
    old = next(one for one in desk.shown(model.desk) if desk.face(one) == "*")
    tap(model, "7S")
    press(model, one(model, "act", "reclaim"))
    run = meld("run", "5S", "6S", "7S", "8S")
    news = [{"type": "reclaimed", "seat": 0, "cards": ["7S"], "on": 0, "wilds": ["*"]}]
    given = {"melds": [run], "options": {"discards": ["KD"]}}
    effects = app._updated(model, update(["*", "*", "KD"], number=2, reclaimed=1, news=news, **given))
    assert said(effects) == ["story.you-reclaimed", "banner.must-replay"]
    assert asked(model) == ["banner.must-replay"]
    (marked_one,) = [node for node in nodes(model) if "must" in (node[1].get("class") or "").split(" ")]
    assert marked_one[1]["key"] != "own-" + old
    assert marked_one[2][0][1]["aria-label"]["m"] == "hand.again"
    app._updated(model, update(["*", "KD"], number=3, reclaimed=0, **given))
    assert [node for node in nodes(model) if "must" in (node[1].get("class") or "").split(" ")] == []


def test_what_must_be_melded_is_marked_named_and_owed():
    for needed, name in ((None, "banner.must-meld"), (51, "banner.must-open")):
        model = shown(update(["9S", "9S", "KD"], drawn="9S", debts=["9S"], opening=needed))
        assert asked(model) == [name]
        (must,) = [node for node in nodes(model) if "must" in (node[1].get("class") or "").split(" ")]
        assert must[1]["key"] == "own-" + model.desk.drawn and must[2][0][1]["aria-label"]["m"] == "hand.must"


def test_what_is_owed_is_told_before_a_card_is_discarded_in_vain():
    model = shown(update(["9S", "9S", "KD"], drawn="9S", debts=["9S"], options={"discards": []}))
    tap(model, "KD")
    assert asked(model) == ["banner.must-meld"]


def test_a_barred_card_is_refused_with_the_rule():
    model = shown(update(["9S", "KD"], drawn="9S", options={"discards": ["KD"]}))
    tap(model, "9S")
    assert asked(model) == ["banner.no-discard"]
    assert sent(press(model, one(model, "act", "discard"))) == [{"discard": "9S"}]
    table.refused(model, {"code": "must_meld_taken", "rule": "RA-H4", "values": {"card": "9S"}})
    assert model.note[1]["a"] == {"card": {"card": "9S"}, "rule": "RA-H4"}
    assert one(model, "data-rule", "RA-H4")


def test_who_is_out_of_the_match_is_shown_as_out():
    model = shown(update(seats=("you", "easy", "hard"), eliminated=[2]))
    assert one(model, "data-seat", "2")[1]["class"] == "seat out"
    assert one(model, "data-seat", "2")[1]["aria-label"]["m"] == "table.seat-out"
    assert one(model, "data-seat", "1")[1]["class"] == "seat"


def test_a_hint_can_open_lay_off_and_reclaim_with_jokers():
    for action, name, moving in (
        ({"meld": [["7S", "*=8S", "9S"], ["4H", "5H", "6H"]]}, "advice.lay", 6),
        ({"lay_off": ["*=8H", "9S"], "on": 0}, "advice.add-to", 2),
        ({"reclaim": "7S", "from": 0}, "advice.reclaim", 1),
        ({"reclaim": ["7S", "9S"], "from": 0}, "advice.reclaim", 2),
        ({"match": "7S", "on": 0}, "advice.match", 1),
    ):
        model = opening(melds=[meld("run", "5H", "6H", "7H")])
        effects = app.handle(model, "reply", ["hint", "hint"], {"ok": {"action": action, "reason": None}})
        assert said(effects) == [name]
        assert sent(press(model, one(model, "act", "confirm"))) == [action]
        assert len(model.desk.moving) == moving


def test_a_hint_names_the_meld_that_cards_are_added_to():
    melds = [meld("set", "9C", "9D", "9S"), meld("run", "5H", "6H", "7H")]
    found = above.advice({"lay_off": ["8H"], "on": 1}, melds)
    assert (found["m"], found["a"]["cards"], found["a"]["meld"]) == (
        "advice.add-to",
        {"card": "8H"},
        announce.listed(["5H", "6H", "7H"]),
    )


def test_a_hint_tells_several_melds_apart():

    found = above.advice({"meld": [["7S", "8S"], ["4H"], ["*=5H"]]}, [])["a"]["cards"]
    assert found["m"] == "advice.melds" and found["a"]["first"]["m"] == "list.more"
    assert found["a"]["rest"]["m"] == "advice.melds" and found["a"]["rest"]["a"]["first"] == {"card": "4H"}
    assert found["a"]["rest"]["a"]["rest"]["m"] == "meld.stands-for"


def test_the_menu_leads_to_the_replay_of_what_one_may_see():
    for kinds, number, looked in (
        (("you", "normal"), 0, 0),
        (("you", "normal"), 2, 2),
        (("you", "person"), 2, 1),
        (("you", "person"), 0, None),
    ):
        model = shown(update(seats=kinds, round_number=number))
        press(model, one(model, "act", "menu"))
        found = marked(model, "act", "replay")
        if looked is None:
            assert found == [] and app.handle(model, "menu-replay", [], None) == []
        else:
            assert press(model, found[0]) == [["screen", "replay"]]
            assert model.looked == app.look("m1", looked) and model.dialog is None
