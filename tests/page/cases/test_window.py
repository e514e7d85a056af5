from sitting import HAND, label, lit, marked, meld, nodes, one, press, said, sent, shown, tap, update

from web import app, calls

RUN = meld("run", "TC", "JC", "QC")
QUEENS = meld("set", "9D", "9H", "9S")


def way(call, cards, kind="run", slots=(), value=0):
    """A call as the options list it."""
    return {"call": call, "cards": cards, "kind": kind, "slots": list(slots), "value": value or 10 * len(cards)}


def asked(turn=0, number=5, ways=None, melds=(RUN,), passed=(), discarder=1, seats=("you", "hard", "easy"), **more):
    """Seat 1 has discarded the nine of clubs, and the seat of `turn` is asked."""
    found = [way({"on": 0}, ["9C"])] if ways is None else ways
    options = {"calls": found if turn == 0 or seats[turn] == "person" else [], "may_pass": True}
    made = update(
        phase="call", turn=turn, number=number, melds=melds, discard=["3D", "9C"], seats=seats, options=options, **more
    )
    made["view"]["call"] = {"card": "9C", "discarder": discarder, "passed": list(passed), "following": 2}
    return made


def ask(model, new):
    return app._updated(model, new)


def at_call(new, **settings):
    """The page when the update comes, and the effects of its coming."""
    model = shown(update(turn=1, seats=("you", "hard", "easy")))
    for name in settings:
        model.settings[name] = settings[name]
    return model, ask(model, new)


def later(effects):
    return [effect[2] for effect in effects if effect[0] == "later"]


def pass_time(model, number, seconds):
    """The effects of the last of so many seconds."""
    effects = []
    for _ in range(seconds):
        effects = app.handle(model, "tick", [str(number)], None)
    return effects


def banner(model):
    return [kid for kid in one(model, "key", "banner")[2] if isinstance(kid, list)]


def test_a_person_is_asked_with_the_card_its_place_and_the_seconds():
    model, effects = at_call(asked())
    assert "call.fits-run" in said(effects) and "call.seconds" in said(effects)
    assert later(effects) == ["tick:5"]
    head, words = banner(model)
    assert head[2] == [{"m": "call.ask"}] and words[2][0]["m"] == "call.fits-run"
    assert words[2][0]["a"]["card"] == {"card": "9C"} and words[2][0]["a"]["first"] == {"card": "TC"}
    for act in ("call", "pass", "stop-clock"):
        assert lit(one(model, "act", act))
    assert label(one(model, "act", "call")) == "call.yes"
    assert app.marks(model)["data-phase"] == "call" and app.marks(model)["data-turn"] == "0"


def test_the_only_call_is_sent_at_once_and_pass_passes():
    model, _ = at_call(asked())
    assert sent(press(model, one(model, "act", "call"))) == [{"call": {"on": 0}}]
    assert sent(press(model, one(model, "act", "pass"))) == [{"pass": True}]
    assert sent(app.handle(model, "key", ["c"], None)) == [{"call": {"on": 0}}]
    assert sent(app.handle(model, "key", ["x"], None)) == [{"pass": True}]


def test_a_press_on_the_lit_meld_calls_for_it():
    model, _ = at_call(asked(melds=(QUEENS, RUN), ways=[way({"on": 0}, ["9C"]), way({"on": 1}, ["9C"])]))
    assert "lit" in one(model, "data-meld", "1")[1]["class"] and "lit" in one(model, "data-meld", "0")[1]["class"]
    assert sent(app.handle(model, "meld", ["1"], None)) == [{"call": {"on": 1}}]
    assert marked(model, "act", "lay-off") == []


def test_where_the_card_goes_is_asked_if_there_are_several_places():
    ways = [
        way({"on": 0}, ["9C"], "set", meld("set", "9D", "9H", "9S", "9C")["slots"]),
        way({"on": 1}, ["9C"], "run", meld("run", "9C", "TC", "JC", "QC")["slots"]),
    ]
    model, _ = at_call(asked(melds=(QUEENS, RUN), ways=ways))
    assert press(model, one(model, "act", "call")) == [["focus", "call-0"]]
    assert model.dialog == "calls"
    second = one(model, "data-choice", "1")
    assert [node[1]["data-card"] for node in _below(second) if "data-card" in node[1]] == ["9C", "TC", "JC", "QC"]
    assert sent(press(model, second)) == [{"call": {"on": 1}}]


def _below(node):
    found, waiting = [], [node]
    while waiting:
        now = waiting.pop(0)
        found.append(now)
        waiting = [kid for kid in now[2] if isinstance(kid, list)] + waiting
    return found


def test_when_the_time_is_up_the_page_passes_once():
    model, _ = at_call(asked(), clock="5")
    assert sent(pass_time(model, 5, 4)) == []
    assert one(model, "class", "secs num")[2] == [{"n": 1}]
    effects = pass_time(model, 5, 1)
    assert sent(effects) == [{"pass": True}] and "call.late" in said(effects)
    model.flying = "act"
    assert sent(pass_time(model, 5, 9)) == []


def test_the_time_of_one_window_does_not_end_another():
    model, _ = at_call(asked(), clock="5")
    pass_time(model, 5, 4)
    ask(model, asked(number=9))
    assert sent(pass_time(model, 5, 9)) == [] and model.clock["left"] == 5
    assert app.handle(model, "pass", ["5"], None) == []
    assert app.handle(model, "call", ["5", "0"], None) == []


def test_the_clock_stands_while_the_person_sees_something_else():
    model, _ = at_call(asked(), clock="5")
    for name, away, back in (
        ("dialog", "menu", None),
        ("question", ["abandon", "m1"], None),
        ("visible", False, True),
        ("paused", True, False),
        ("engine", "restarting", "ready"),
        ("screen", "rules", "table"),
    ):
        setattr(model, name, away)
        assert later(pass_time(model, 5, 9)) == ["tick:5"] and model.clock["left"] == 5, name
        setattr(model, name, back)
    app.handle(model, "visible", ["no"], None)
    assert not calls.runs(model)
    app.handle(model, "visible", ["yes"], None)
    assert calls.runs(model)


def test_without_a_clock_the_page_waits():
    model, effects = at_call(asked(), clock="off")
    assert later(effects) == [] and "call.seconds" not in said(effects)
    assert app.handle(model, "tick", ["5"], None) == []
    assert marked(model, "class", "secs num") == []


def test_the_clock_is_stopped_for_good_and_let_go_again():
    model, _ = at_call(asked(), clock="12")
    effects = press(model, one(model, "act", "stop-clock"))
    assert model.settings["clock"] == "off" and said(effects) == ["call.stopped"]
    assert any(effect[0] == "save" for effect in effects)
    assert pass_time(model, 5, 20) == []
    assert one(model, "act", "stop-clock")[1]["aria-pressed"]
    assert later(press(model, one(model, "act", "stop-clock"))) == ["tick:5"]
    assert model.settings["clock"] == "12" and model.clock["left"] == 12


def test_the_clock_goes_on_at_the_table_by_what_was_set_meanwhile():
    model, _ = at_call(asked(), clock="12")
    pass_time(model, 5, 3)
    assert later(app.show(model, "table")) == ["tick:5"] and model.clock["left"] == 9
    app.handle(model, "set", ["clock", "off"], None)
    assert pass_time(model, 5, 1) == []
    app.handle(model, "set", ["clock", "5"], None)
    assert later(app.show(model, "table")) == ["tick:5"] and model.clock["left"] == 5
    app.handle(model, "set", ["clock", "off"], None)
    assert later(app.show(model, "table")) == []
    assert later(app.show(shown(update()), "table")) == []


def test_who_can_call_nothing_passes_unasked():
    _, effects = at_call(asked(ways=[]))
    assert sent(effects) == [{"pass": True}]


def test_while_another_is_asked_the_hand_can_be_sorted_and_no_bar_is_shown():
    model, effects = at_call(asked(turn=2))
    assert sent(effects) == [] and marked(model, "act", "call") == [] and marked(model, "act", "pass") == []
    assert banner(model)[0][2][0]["m"] == "call.other"
    tap(model, "7D")
    app.handle(model, "sort", ["rank"], None)
    assert model.settings["sort"] == "rank"
    assert said(app.handle(model, "key", ["c"], None)) == ["why.no-call"]


def test_bots_answer_without_a_pause_and_play_with_theirs():
    model, _ = at_call(asked(turn=2), speed="slow")
    assert app.handle(model, "idle", [], None) == [["later", 0, "advance:5"]]
    ask(model, update(turn=1, number=6, seats=("you", "hard", "easy")))
    assert app.handle(model, "idle", [], None) == [["later", 1600, "advance:6"]]


def test_calls_from_the_pile_are_offered_with_the_discard_first_and_follow_the_choice():
    ways = [
        way({"on": 0, "cards": ["9C"]}, ["9C"]),
        way({"meld": ["9S", "9C", "9H"]}, ["9S", "9C", "9H"], "set"),
        way({"meld": ["3D", "4C", "5C", "6C"]}, ["3D", "4C", "5C", "6C"]),
    ]
    new = asked(ways=ways)
    new["rules"]["rummy_call"] = "pile"
    model, _ = at_call(new)
    assert [way["cards"] for way in calls.ways(new)] == [["9S", "9C", "9H"], ["9C"], ["3D", "4C", "5C", "6C"]]
    assert banner(model)[1][2][0]["m"] == "call.pile"
    below = asked(ways=ways[2:])
    below["rules"]["rummy_call"] = "pile"
    assert banner(at_call(below)[0])[1][2][0]["m"] == "call.below"
    tap(model, "9S")
    assert sent(press(model, one(model, "act", "call"))) == [{"call": {"meld": ["9S", "9C", "9H"]}}]
    tap(model, "KH")
    assert said(press(model, one(model, "act", "call"))) == ["why.no-way-to-call"]


def test_nothing_else_is_done_in_a_window():
    model, _ = at_call(asked())
    assert said(app.handle(model, "stock", [], None)) == ["why.call-first"]
    assert said(app.handle(model, "wait", [], None)) == ["why.call-first"]
    assert app.handle(model, "hint", [], None) == [["call", {"op": "hint"}, "hint"]]


# -- several people at one device

TWO = ("you", "person", "easy", "person")


def test_all_people_of_the_device_are_asked_at_once_with_their_hands_covered():
    model = shown(update(seats=TWO))
    app.handle(model, "seen", [], None)
    new = asked(turn=1, discarder=0, seats=TWO)
    new["you"] = new["view"]["seat"] = 1
    ask(model, new)
    assert app.covered(model) and app.place_of(model) == "table"
    assert [
        node[1]["do"] for node in marked(model, "class", "button yes") + marked(model, "class", "button yes timed")
    ] == [
        "call:5:3",
        "call:5:1",
    ]
    hand = one(model, "data-zone", "hand")
    assert hand[1]["data-count"] == "6" and [node for node in _below(hand) if "data-card" in node[1]] == []
    assert label(one(model, "act", "pass")) == "call.nobody"
    assert said(app.handle(model, "hint", [], None)) == ["why.no-hint"]


def test_a_hand_that_lay_open_while_a_bot_played_is_covered_when_several_are_asked():
    model = shown(update(turn=2, seats=TWO))
    app.handle(model, "seen", [], None)
    assert not app.covered(model)
    ask(model, asked(turn=0, discarder=2, seats=TWO))
    assert app.covered(model) and model.common
    assert [node for node in _below(one(model, "data-zone", "hand")) if "data-card" in node[1]] == []


def test_the_answer_of_another_is_given_when_the_engine_asks_it():
    model = shown(update(seats=TWO))
    app.handle(model, "seen", [], None)
    first, second = (
        asked(turn=1, discarder=0, seats=TWO),
        asked(turn=3, number=6, discarder=0, passed=[1, 2], seats=TWO),
    )
    first["you"] = first["view"]["seat"] = 1
    second["you"] = second["view"]["seat"] = 3
    ask(model, first)
    assert sent(app.handle(model, "call", ["5", "3"], None)) == [{"pass": True}]
    assert sent(ask(model, second)) == [{"call": {"on": 0}}]
    nobody = shown(update(seats=TWO))
    app.handle(nobody, "seen", [], None)
    ask(nobody, first)
    assert sent(app.handle(nobody, "pass", ["5"], None)) == [{"pass": True}]
    assert sent(ask(nobody, second)) == [{"pass": True}]
    later_discard = asked(turn=1, number=9, discarder=0, seats=TWO)
    later_discard["you"] = 1
    later_discard["view"]["turn_number"] = 7
    assert sent(ask(nobody, later_discard)) == []


def test_after_the_call_the_caller_takes_the_device():
    model = shown(update(seats=TWO))
    app.handle(model, "seen", [], None)
    first = asked(turn=1, discarder=0, seats=TWO)
    first["you"] = first["view"]["seat"] = 1
    ask(model, first)
    owes = update(turn=1, number=6, seats=TWO)
    owes["you"] = owes["view"]["seat"] = 1
    ask(model, owes)
    assert app.place_of(model) == "handover"
    bots = update(turn=2, number=7, seats=TWO, phase="draw")
    bots["you"] = bots["view"]["seat"] = 1
    ask(model, bots)
    assert app.place_of(model) == "table"  # as long as a bot acts, nobody needs the cards


def test_what_a_hand_can_call_is_not_shown_to_the_others():
    model = shown(update(seats=TWO))
    app.handle(model, "seen", [], None)
    new = asked(turn=1, discarder=0, seats=TWO)
    new["you"] = new["view"]["seat"] = 1
    new["rules"]["rummy_call"] = "pile"
    ask(model, new)
    assert banner(model)[1][2][0]["m"] == "call.discarded"
    assert [node for node in nodes(model) if "lit" in (node[1].get("class") or "").split(" ")] == []
    assert app.handle(model, "call", ["5", "1"], None) == [["screen", "handover", "replace"]]
    app.handle(model, "seen", [], None)
    assert banner(model)[1][2][0]["m"] == "call.fits-run" and not calls.timed(model)
    assert said(press(model, one(model, "act", "stop-clock"))) == ["call.stopped"]
    assert one(model, "act", "stop-clock")[1]["aria-pressed"]
    assert later(press(model, one(model, "act", "stop-clock"))) == [] and model.settings["clock"] == "8"


# -- the other new phases


def test_how_many_cards_is_asked_above_the_card_that_was_turned_up():
    model = shown(update(hand=["2D"], phase="choose", options={"choices": [2, 12]}))
    assert one(model, "data-choice", "12")[1]["do"] == "count:12"
    assert [node[1]["do"] for node in marked(model, "data-card", "2D")] == ["card:2D.1"]
    assert sent(press(model, one(model, "data-choice", "2"))) == [{"choose": 2}]
    assert said(app.handle(model, "wait", [], None)) == ["why.choose-first"]


def test_a_caller_is_told_to_discard():
    new = update(options={"discards": HAND})
    new["view"]["caller"] = True
    model = shown(new)
    assert banner(model)[1][2] == [{"m": "banner.caller"}]
    tap(model, "KH")
    assert sent(app.handle(model, "discard", [], None)) == [{"discard": "KH"}]


def test_a_floating_person_is_told_what_to_do():
    new = update(hand=[], phase="draw", options={"draws": [{"draw": "stock"}]})
    new["view"]["floating"] = [0]
    assert banner(shown(new))[1][2] == [{"m": "banner.float-draw"}]
    new["view"]["stock"] = 0
    assert banner(shown(new))[1][2] == [{"m": "banner.float-last"}]
    for options, name in (
        ({"discards": ["KH"]}, "banner.float-out"),
        ({"lay_offs": [{"cards": ["KH"], "on": 0}]}, "banner.float-play"),
        ({"matches": [{"match": "KH", "on": 0}]}, "banner.float-play"),
    ):
        drawn = update(hand=["KH"], drawn="KH", melds=(RUN,), options=options)
        drawn["view"]["floated"] = True
        assert banner(shown(drawn))[1][2][0]["m"] == name
