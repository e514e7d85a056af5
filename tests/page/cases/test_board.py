"""Wild ranks, a pile that is taken deep, melds that score: what the table shows of them, whatever game they are of."""

from engine import heard
from sample import messages
from sample import nodes as below
from sitting import asked, label, lit, marked, nodes, one, press, said, sent, shown, tap, update

from web import app, desk, query, use
from web.board import fan, hand

SIXES = ["6C", "6D", "6H", "6S", "*"]
SEATS = ("you", "hard", "easy", "normal")


def slot(card, meant=None, owner=0, matched=None):
    return {"card": card, "stands_for": meant or card, "owner": owner, "matched": matched}


def run(*slots):
    return {"kind": "run", "slots": list(slots)}


def rummy(cards=("6D", "9C", "9C", "KH"), view=None, **given):
    """An update of a game with wild sixes, where melds score."""
    new = update(list(cards), seats=SEATS, **given)
    new["rules"]["take_depth"] = "any"
    of_rummy = {"wild_rank": "6", "wilds": SIXES, "aside": [], "floating": [], "out": [], "melded": [0, 0, 0, 0]}
    new["view"].update(of_rummy)
    new["view"].update({"known": [[], [], [], []], "call": None, "caller": False})
    new["view"].update(view or {})
    return new


def classes(node):
    return (node[1].get("class") or "").split(" ")


def test_an_act_without_a_sign_or_a_card_has_no_short_form():
    model = shown(rummy(turn=1))
    app._updated(model, rummy(number=2, turn=2, news=[{"type": "went_out", "seat": 1}]))
    assert one(model, "key", "said-1") and marked(model, "class", "short") == []
    app._updated(model, rummy(number=3, turn=3, news=[{"type": "drew", "seat": 2, "source": "stock"}]))
    assert len(marked(model, "class", "short")) == 1


def test_what_is_wild_stays_in_sight_and_is_named():
    model = shown(rummy(view={"wild_rank": "6", "wilds": ["2C", "2D", "6C", "6D", "*"], "aside": ["6H"]}))
    chip = one(model, "key", "wilds")
    assert chip[2][0][1]["data-card"] == "6H" and chip[2][0][1]["aria-label"]["m"] == "pile.aside"
    assert chip[2][1][2][0][2] == [{"m": "list.more", "a": {"first": "6", "rest": "2"}}]  # first the one of this round
    named = chip[2][1][1]["aria-label"]["a"]["cards"]["a"]
    assert named["first"]["a"] == {"rank": 6} and named["rest"]["a"]["rest"] == {"m": "card.jokers"}
    tens = shown(rummy(view={"wild_rank": "T", "wilds": ["TC"]}))
    assert one(tens, "key", "wilds")[2][0][2][0][2] == ["10"]
    assert marked(shown(rummy(view={"wild_rank": None, "wilds": ["*"]})), "key", "wilds") == []


def test_wild_cards_of_hand_pile_and_melds_are_marked_and_said():
    melds = [run(slot("5H"), slot("6H"), slot("7H"), slot("6S", "8H"))]
    model = shown(rummy(discard=["6C", "QC"], melds=melds))
    wild = [node for node in nodes(model) if "wild" in classes(node)]
    assert [node[1]["data-card"] for node in wild] == ["6C", "6H", "6S", "6D"]
    label_of = {node[1]["data-card"]: node[1]["aria-label"] for node in wild}
    assert label_of["6C"] == {"m": "card.wild", "a": {"card": {"card": "6C"}}}
    assert label_of["6D"]["m"] == "card.wild" and label_of["6H"]["a"]["card"]["m"] == "card.wild"
    assert [node[1]["data-card"] for node in marked(model, "data-for", "8H")] == ["6S"]
    assert label_of["6S"]["a"]["card"]["m"] == "meld.stands-for"


def test_each_melded_card_shows_for_whom_it_scores_and_a_match_lies_beside_its_wild():
    melds = [run(slot("7D", owner=1), slot("6S", "8D", 1, matched=2), slot("9D", owner=3))]
    model = shown(rummy(melds=melds, view={"melded": [0, 105, 10, 5]}))
    lying = [kid for kid in one(model, "data-meld", "0")[2] if kid[0] == "span"]
    assert [(kid[1]["data-owner"], kid[2][0][1]["data-card"]) for kid in lying] == [
        ("1", "7D"),
        ("1", "6S"),
        ("2", "8D"),
        ("3", "9D"),
    ]
    assert "matched" in classes(lying[2]) and lying[2][2][0][1]["aria-label"]["a"]["card"]["m"] == "meld.matched"
    assert one(model, "data-meld", "0")[1]["data-n"] == {"n": 3}
    plain = rummy(melds=melds, view={"melded": None})
    assert one(shown(plain), "data-zone", "table")[1]["class"] == "melds"


def test_a_matched_card_keeps_its_identity_from_the_hand_to_the_wild():
    lies = [run(slot("7D"), slot("6S", "8D"), slot("9D"))]
    model = shown(rummy(["8D", "8D", "KH"], melds=lies, options={"matches": [{"match": "8D", "on": 0}]}))
    cards = [card for card in desk.shown(model.desk) if desk.face(card) == "8D"]
    app.handle(model, "card", [cards[1]], None)
    assert sent(use._go(model, "match", {"cards": ["8D"], "on": 0})) == [{"match": "8D", "on": 0}]
    there = [run(slot("7D"), slot("6S", "8D", matched=0), slot("9D"))]
    app._updated(model, rummy(["8D", "KH"], melds=there, number=2))
    assert desk.zone(model.desk, "match-0") == [cards[1]] and cards[0] in desk.shown(model.desk)


def test_a_card_is_melded_beside_the_wild_that_stands_for_it():
    lies = [run(slot("7D"), slot("6S", "8D"), slot("9D"))]
    for reclaims, mark, text in (
        ([], "at swap twin", "banner.match"),
        ([{"cards": ["8D"], "from": 0}], "at swap", "banner.match"),
    ):
        options = {"matches": [{"match": "8D", "on": 0}], "reclaims": reclaims}
        model = shown(rummy(["8D", "KH"], melds=lies, options=options))
        assert marked(model, "act", "match") == []
        tap(model, "8D")
        assert asked(model) == [text] and label(one(model, "key", "main")) == "act.match"
        assert [node[1]["class"] for node in nodes(model) if "swap" in classes(node)] == [mark]
        effects = press(model, one(model, "act", "match"))
        assert sent(effects) == [{"match": "8D", "on": 0}]
        for do in ("press-0", "main"):
            assert sent(press(model, one(model, "key", do))) == [{"match": "8D", "on": 0}]
        assert sent(heard(model, app.handle(model, "key", ["w"], None))) == [{"match": "8D", "on": 0}]


def test_a_match_that_is_not_there_is_told():
    model = shown(rummy())
    assert said(app.handle(model, "match", [], None)) == ["why.cards-to-match"]
    tap(model, "KH")
    assert said(app.handle(model, "match", [], None)) == ["why.matches-none"]


def test_who_floats_and_who_has_gone_out_is_shown_and_said():
    view = {"floating": [0, 3], "out": [2], "counts": [0, 5, 0, 0], "melded": [85, 0, 200, 40]}
    model = shown(rummy([], view=view, turn=1))
    seats = [one(model, "data-seat", str(seat)) for seat in range(4)]
    assert [classes(seat)[1:] for seat in seats] == [["floating"], ["turn", "thinking"], ["gone"], ["floating"]]
    assert seats[3][1]["aria-label"]["m"] == "table.with-melded"
    assert [seat[1]["aria-label"]["a"].get("seat", {}).get("m") for seat in seats] == [
        "table.you-float",
        None,
        "table.seat-gone",
        "table.seat-floating",
    ]
    assert seats[3][1]["data-count"] == "0" and len([node for node in nodes(model) if "floats" in classes(node)]) == 2
    melded = [node[2][0]["a"]["points"] for node in nodes(model) if "melded" in classes(node)]
    assert melded == [85, 200, 40]


def test_what_all_know_of_a_hand_is_told_at_its_place_card():
    model = shown(rummy(view={"known": [["9C"], ["6H", "QD"], [], []]}))
    assert marked(model, "key", "turn-2") == [] and marked(model, "key", "turn-0") == []
    press(model, one(model, "key", "turn-1"))
    told = [kid for kid in one(model, "key", "told")[2][1][2] if isinstance(kid, dict)]
    assert [message["m"] for message in told] == ["table.seen"]
    assert told[0]["a"]["cards"]["a"] == {"first": {"card": "6H"}, "rest": {"card": "QD"}}


def taking(**given):
    draws = [{"draw": "stock"}, {"draw": "discard", "count": 1}, {"draw": "discard", "count": 2}]
    return shown(rummy(discard=["3D", "QC", "9H"], phase="draw", options={"draws": draws}, **given))


def answered(model, effects, refusal=None, ways=()):
    (call,) = [effect for effect in effects if effect[0] == "call"]
    assert call[1]["op"] == "take"
    answer = {"ok": {"refusal": refusal, "ways": list(ways)}}
    return app.handle(model, "reply", [call[2], "take"], answer)


def outlook(model):
    """The messages of the panel that tells what comes with a card."""
    (line,) = [kid for kid in one(model, "key", "taking")[2] if kid[0] == "p"]
    return line[2][0][2][:1] + line[2][1:]


def test_a_card_of_the_pile_says_how_many_come_and_how_it_could_be_melded():
    melds = [run(slot("9S"), slot("TS"), slot("JS"))]
    for ways, name in (
        ([{"meld": [["QC", "QD", "6D"]]}], "tray.take-meld"),
        ([{"lay_off": ["QC"], "on": 0}], "tray.take-add"),
        ([{"match": "QC", "on": 0}], "tray.take-match"),
        ([{"match": "QC", "on": 0}, {"lay_off": ["QC"], "on": 0}], "tray.take-ways"),
        ([{"lay_off": ["QC"], "on": 0}] * 5, "tray.take-add"),
        ([], None),
    ):
        model = taking(melds=melds)
        effects = press(model, one(model, "do", "depth:2"))
        assert [effect[1] for effect in effects if effect[0] == "call"] == [{"op": "take", "count": 2}]
        assert [message["m"] for message in outlook(model)] == ["tray.take"] and lit(one(model, "act", "take-discard"))
        told = answered(model, effects, ways=ways)
        assert [message["m"] for message in outlook(model)] == ["tray.take"] + ([name] if name else [])
        assert said(told) == ["tray.take"] + ([name] if name else [])
        aims = [node[1]["data-meld"] for node in nodes(model) if "aim" in classes(node)]
        assert aims == (["0"] if any("on" in way for way in ways) else [])
    assert outlook(model)[0]["a"] == {"others": 1, "card": {"card": "QC"}}
    assert sent(press(model, one(model, "act", "take-discard"))) == [{"draw": "discard", "count": 2}]


def test_a_take_that_is_refused_says_why_and_is_unlit():
    model = taking()
    refusal = {"code": "must_meld_taken", "rule": "R5-13", "values": {"card": "3D"}}
    answered(model, press(model, one(model, "do", "depth:3")), refusal)
    assert [message["m"] for message in outlook(model)] == ["tray.take", "tray.take-cannot"]
    take = one(model, "act", "take-discard")
    assert not lit(take) and sent(press(model, take)) == [{"draw": "discard", "count": 3}]


def test_an_answer_about_a_take_is_asked_once_and_holds_till_the_next_update():
    model = taking()
    effects = press(model, one(model, "do", "depth:2"))
    answered(model, effects, ways=[{"meld": [["QC", "QD", "6D"]]}])
    assert press(model, one(model, "do", "depth:2")) == [["focus", "pile-QC.1"]]
    assert press(model, one(model, "do", "depth:2")) == [["focus", "take"]]
    assert [message["m"] for message in outlook(model)] == ["tray.take", "tray.take-meld"]
    app._updated(model, rummy(number=2, turn=1))
    assert answered(model, effects) == [] and model.answers == {}


def test_cards_of_the_pile_say_what_comes_with_them_and_in_a_call_only_their_names():
    model = taking()
    labels = [node[1]["aria-label"] for node in marked(model, "do") if node[1]["do"].startswith("depth:")]
    assert [(item["m"], item["a"]["count"]) for item in labels] == [
        ("pile.lies", 3),
        ("pile.lies", 2),
        ("pile.lies", 1),
    ]
    window = {"card": "9H", "discarder": 1, "passed": [], "following": 2}
    new = rummy(discard=["3D", "9H"], phase="call", view={"call": window}, options={"calls": [], "may_pass": True})
    model = shown(new)
    labels = [node[1]["aria-label"] for node in marked(model, "do") if node[1]["do"].startswith("depth:")]
    assert labels == [{"card": "3D"}, {"card": "9H"}] and marked(model, "key", "lies-next") == []


def test_strips_of_hand_and_pile_are_wide_enough_for_a_thumb():
    for width in (320, 360, 390, 412):
        card = min(52, (width - 36) / 7)
        for count in range(9, 61):
            per = hand._per_row(count, width, True)
            assert (width - 16 - card) / (per - 1) >= hand.STRIP
    for size, rows in (
        ([320, 568], [2, 9, 9, 9]),
        ([360, 740], [2, 10, 10, 10]),
        ([740, 360], [2, 12, 15, 15]),
        ([768, 1024], [2, 12, 24, 24]),
        ([1280, 800], [2, 12, 30, 42]),
    ):
        assert [fan._per_row(count, size) for count in (1, 12, 30, 60)] == rows


def test_a_press_waits_for_what_the_engine_says_of_the_chosen_cards():
    for do, wanted in (("lay", {"meld": [["4C", "5C", "6C"]]}), ("gather", None)):
        model = shown(rummy(["4C", "5C", "6C", "KH"], lays=[["4C", "5C", "6C"]]))
        for card in desk.shown(model.desk)[:3]:
            effects = app.handle(model, "card", [card], None)
        assert effects == [["call", {"op": "read", "cards": ["4C", "5C", "6C"]}, effects[0][2]]]
        assert not lit(one(model, "key", "main")) and asked(model) == ["banner.choose"]
        assert app.handle(model, do, [], None) == [] and model.note is None
        after = heard(model, effects)
        if wanted is None:
            assert len(model.desk.gathered) == 1
        else:
            assert sent(after) == [wanted]


def test_a_press_that_waits_when_the_table_moves_on_is_made_there():
    for turn, action in ((0, [{"meld": [["4C", "5C", "6C"]]}]), (1, [])):
        model = shown(rummy(["4C", "5C", "6C", "KH"], lays=[["4C", "5C", "6C"]]))
        for card in desk.shown(model.desk)[:3]:
            app.handle(model, "card", [card], None)
        assert app.handle(model, "lay", [], None) == []
        moved = rummy(["4C", "5C", "6C", "KH"], lays=[["4C", "5C", "6C"]], number=2, turn=turn)
        assert sent(heard(model, app._updated(model, moved))) == action
        assert (model.note is None) is bool(action) and model.late is None


def test_a_drag_waits_too_and_keeps_what_was_chosen():
    melds = [run(slot("7H"), slot("8H"), slot("9H"))]
    model = shown(rummy(["TH", "4C", "KH"], melds=melds, options={"lay_offs": [{"cards": ["TH"], "on": 0}]}))
    tap(model, "4C")
    before = model.desk.chosen
    dragged = next(card for card in desk.shown(model.desk) if desk.face(card) == "TH")
    effects = app.handle(model, "drop", [dragged, "meld", "0"], None)
    assert sent(effects) == [] and model.desk.chosen == before
    assert sent(heard(model, effects)) == [{"lay_off": ["TH"], "on": 0}]


def test_the_places_of_wild_cards_are_asked_for_as_the_engine_tells_them():
    ways = [
        {"cards": ["6D", "7D", "8D"], "value": 15},
        {"cards": ["7D", "8D", "6D=9D"], "value": 110},
    ]
    model = shown(rummy(["6D", "7D", "8D", "KH"], lays=ways))
    tap(model, "6D", "7D", "8D")
    press(model, one(model, "key", "main"))
    assert [node[1]["data-choice"] for node in marked(model, "act", "choose")] == ["own", "9D"]
    title = one(model, "id", "ways-title")
    assert title[2] == [{"m": "which.wild"}]
    words = [node[2][0][2][0] for node in marked(model, "act", "choose")]
    assert [word["m"] for word in words] == ["which.own", "which.as"]
    assert sent(press(model, one(model, "data-choice", "9D"))) == [{"meld": [["7D", "8D", "6D=9D"]]}]


def test_a_meld_of_wilds_takes_wilds_and_has_a_name_of_its_own():
    melds = [{"kind": "wilds", "slots": [slot("6C"), slot("6S"), slot("*")]}]
    model = shown(rummy(["6D", "KH"], melds=melds, options={"lay_offs": [{"cards": ["6D"], "on": 0}], "discards": []}))
    tap(model, "6D")
    assert label(one(model, "key", "main")) == "act.add-choice" and marked(model, "data-end") == []
    pressed = one(model, "act", "lay-off")
    assert pressed[1]["aria-label"]["a"]["meld"]["m"] == "meld.wilds"
    assert sent(press(model, pressed)) == [{"lay_off": ["6D"], "on": 0}]


def test_who_may_add_without_an_opening_is_told_so():
    melds = [run(slot("7H"), slot("8H"), slot("9H"))]
    for needed, words in ((False, "banner.choose-add"), (True, "banner.choose")):
        new = rummy(melds=melds)
        new["rules"]["lay_off_needs_opening"] = needed
        assert asked(shown(new)) == [words]


def test_an_engine_that_cannot_answer_lights_nothing():
    model = shown(rummy(["4C", "5C", "6C", "KH"], lays=[["4C", "5C", "6C"]], options={"discards": []}))
    for card in desk.shown(model.desk)[:3]:
        effects = app.handle(model, "card", [card], None)
    app.handle(model, "reply", [effects[0][2], "read"], {"error": {"code": "internal", "values": {}}})
    assert not lit(one(model, "key", "main")) and asked(model) == ["banner.no-meld"]
    assert query.reading(model, ["6C", "5C", "4C"]) == effects[0][2]


def test_two_equal_cards_stay_two_on_the_way_from_the_pile_to_the_hand():
    model = shown(rummy(["9C", "KH"], discard=["9C", "QC"], phase="draw"))
    lies, held = desk.zone(model.desk, "discard")[0], desk.shown(model.desk)[0]
    news = [{"type": "drew", "seat": 0, "source": "discard", "cards": ["9C", "QC"]}]
    app._updated(model, rummy(["9C", "9C", "QC", "KH"], discard=[], number=2, news=news))
    row = desk.shown(model.desk)
    assert lies in row and held in row and len(set(row)) == 4
    app.handle(model, "card", [lies], None)
    assert [node[1]["key"] for node in marked(model, "aria-pressed") if node[1]["aria-pressed"]] == ["card-" + lies]


def dealt(**given):
    """An update just dealt: the dealer's six of diamonds makes sixes wild."""
    item = {"type": "dealt", "dealer": 3, "upcard": "QC", "shown": [["9C"], ["7H"], ["AS"], ["6D"]], "wild_rank": "6"}
    return rummy(phase="draw", discard=("QC",), news=[item], **given)


def test_who_floats_wears_the_sign_and_does_not_say_it_besides():
    floats = {"type": "floated", "seat": 1}
    model = shown(rummy(turn=1))
    app._updated(model, rummy(number=2, turn=2, news=[floats], view={"floating": [1]}))
    assert marked(model, "key", "said-1") == [] and len(marked(model, "class", "floats")) == 1
    added = {"type": "laid_off", "seat": 1, "cards": ["KH"], "on": 0}
    model = shown(rummy(turn=1, melds=[run(slot("QH"))]))
    app._updated(model, rummy(number=2, turn=2, melds=[run(slot("QH"))], news=[added, floats], view={"floating": [1]}))
    assert told(one(model, "key", "said-1"), "said.floated") == []
    assert len(told(one(model, "key", "said-1"), "said.laid-off")) == 1


def test_the_banner_of_ones_own_turn_tells_a_pause():
    model = shown(rummy(phase="draw"))
    model.paused = True
    banner = one(model, "key", "banner")
    assert told(banner, "banner.paused") == [{}] and told(banner, "banner.yours") == []
    assert told(banner, "banner.draw") == [{}]


def test_a_pile_of_one_card_is_not_spoken_of_as_deep():
    for pile, text in ((["3D"], "banner.draw-or-take"), (["3D", "4D"], "banner.draw-or-fan")):
        takes = [{"draw": "discard", "count": 1}]
        model = shown(rummy(phase="draw", discard=pile, options={"draws": takes}))
        assert told(one(model, "key", "banner"), text) == [{}]


def told(node, name):
    """Arguments of each message of this name."""
    return [args for found, args in messages(node) if found == name]


def seat_of(model, seat):
    return one(model, "data-seat", str(seat))


def test_the_deal_shows_what_each_up_card_brought_until_the_seat_has_its_turn():
    new = dealt(turn=1, view={"counts": [9, 7, 11, 6]})
    new["rules"]["hand_size"] = None
    model = shown(new)
    for seat, card, count in ((1, "7H", 7), (2, "AS", 11), (3, "6D", 6)):
        assert told(seat_of(model, seat), "said.up-card") == [{"card": {"card": card}, "count": count}]
        assert seat_of(model, seat)[1]["aria-label"]["m"] == "table.with-up-card"
    assert [node[1]["data-face"] for node in below(seat_of(model, 0)) if "mini" in classes(node)] == ["9C"]
    news = [{"type": "drew", "seat": 1, "source": "stock", "cards": []}, {"type": "discarded", "seat": 1, "card": "QC"}]
    app._updated(model, rummy(phase="draw", turn=2, number=2, news=news))
    assert told(seat_of(model, 1), "said.up-card") == [] and told(seat_of(model, 1), "said.discarded") != []
    assert told(seat_of(model, 2), "said.up-card") != []


def test_hands_of_a_fixed_size_show_no_up_cards():
    new = dealt(turn=1)
    new["rules"]["hand_size"] = 7
    assert told(seat_of(shown(new), 3), "said.up-card") == []


def test_the_banner_tells_which_card_made_what_wild_until_the_viewer_has_drawn():
    new = dealt()
    model = shown(new)
    (args,) = told(one(model, "key", "banner"), "banner.wild-by")
    assert (args["rank"], args["whose"], args["card"]) == (6, "other", {"card": "6D"})
    assert told(one(model, "key", "banner"), "banner.draw") == [{}]
    app._updated(model, rummy(number=2, news=[{"type": "drew", "seat": 0, "source": "stock", "cards": ["KH"]}]))
    assert told(one(model, "key", "banner"), "banner.wild-by") == []
    aside = dealt()
    aside["news"][0].update({"dealer": 0, "aside": ["6H"]})
    assert told(one(shown(aside), "key", "banner"), "banner.wild-by")[0]["whose"] == "nobody"
    own = dealt()
    own["news"][0].update({"dealer": 0, "shown": [["6C"], ["7H"], ["AS"], ["KD"]]})
    assert told(one(shown(own), "key", "banner"), "banner.wild-by")[0]["whose"] == "you"
