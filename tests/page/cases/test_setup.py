from sample import catalogue, described, having, model, nodes, one, press, rules, said, save, scene, seat

from web import app


def setup(engine="ready", **given):
    made = model("home", engine, **given)
    press(made, "open-setup:cardverse")
    app.show(made, "setup")
    return made


def rami(game="rami51", **last):
    """The set-up of Rami 51, with the rules of the last match; the house rules are open if there are such."""
    made = model("home", rules=catalogue(True))
    made.settings["last"][game] = {"seats": [seat("you"), seat("normal"), seat("normal")], "rules": last}
    press(made, "open-setup:" + game)
    app.show(made, "setup")
    return made


def row(made, name):
    return one(scene(made), "key", "row-" + name)


def checks(effects):
    """The rules and players the engine is asked about."""
    return [(effect[1]["rules"], effect[1]["players"]) for effect in effects if effect[0] == "call"]


def start(made):
    return [effect[1] for effect in press(made, "begin") if effect[0] == "call"]


def test_every_switch_stands_in_its_section_with_its_sentence():
    made = setup()
    root = scene(made)
    for found in made.rules["presets"]["cardverse"]["switches"]:
        if found["name"] != "players":
            place = one(root, "id", found["section"])
            assert said(one(place, "key", "row-" + found["name"]), "switch-help." + found["name"]) == [{}]


def test_a_locked_switch_shows_its_value_and_has_no_control():
    held = row(setup(), "ace_in_runs")
    assert having(held, "do") == []
    assert said(held, "value.high") == [{}] and said(held, "setup.locked") == [{}]
    made = setup()
    assert press(made, "pick:ace_in_runs:1") == []
    assert "ace_in_runs" not in made.draft["rules"]


def test_a_rule_number_is_marked_once():
    root = scene(setup())
    marked = [node[1]["data-rule"] for node in having(root, "data-rule")]
    assert marked.count("CV-12") == 1 and "RA-6" in marked and "RA-4" not in marked


def test_the_reference_value_is_told_and_a_change_is_marked():
    made = setup()
    assert said(row(made, "discard_to_win"), "setup.reference")[0]["value"] == {"m": "value.off"}
    assert said(row(made, "discard_to_win"), "setup.changed") == []
    press(made, one(scene(made), "key", "pick:discard_to_win")[1]["do"])
    assert said(row(made, "discard_to_win"), "setup.changed") == [{}]
    press(made, one(scene(made), "key", "reset")[1]["do"])
    assert said(row(made, "discard_to_win"), "setup.changed") == []


def test_every_change_is_put_to_the_engine_as_long_as_it_runs():
    made = setup()
    assert checks(press(made, "pick:discard_to_win:1")) == [(rules(discard_to_win=True), 2)]
    made.engine = "loading"
    assert press(made, "pick:discard_to_win:0") == []


def test_a_contradiction_is_told_at_its_switch_and_keeps_the_match_from_starting():
    made = setup()
    press(made, "reply:check", {"error": {"code": "bad_rules", "values": {"switches": ["discard_to_win"]}}})
    assert said(row(made, "discard_to_win"), "setup.bad") == [{}]
    assert one(scene(made), "act", "play")[1]["aria-disabled"] == "true"
    told = {"m": "setup.bad-rule", "a": {"rule": {"m": "switch.discard_to_win"}, "why": {"m": "setup.bad"}}}
    assert press(made, "begin") == [["focus", "wrong-discard_to_win"], ["say", told]]
    assert having(scene(made), "key", "wrong-discard_to_win")
    assert said(one(scene(made), "key", "told"), "setup.bad-rule") == [told["a"]]
    press(made, "untell")
    assert having(scene(made), "key", "told") == []
    press(made, "begin")
    press(made, "reply:check", {"ok": {}})
    assert having(scene(made), "key", "told") == []
    assert len(start(made)) == 1


def test_hands_that_the_pack_does_not_hold_are_told_with_their_numbers():
    made = setup()
    numbers = {"players": 4, "hand_size": 13, "needed": 54, "cards": 52}
    values = {"switches": ["hand_size", "packs"]}
    values.update(numbers)
    press(made, "reply:check", {"error": {"code": "bad_rules", "values": values}})
    told = {"players": 4, "size": 13, "needed": 54, "cards": 52}
    assert said(row(made, "hand_size"), "setup.too-few") == [told]
    effects = press(made, "begin")
    assert effects[0] == ["focus", "wrong-hand_size"]
    assert effects[1][1]["a"]["why"] == {"m": "setup.too-few", "a": told}


def test_a_number_is_read_in_any_digits():
    made = setup()
    for text, value in (("250", 250), (" 75", 75), ("٣٥٠", 350), ("۱۲۰", 120)):
        press(made, "number:target_score", text)
        assert made.draft["rules"]["target_score"] == value
        assert made.draft["wrong"] == []


def test_a_number_that_is_none_is_told_and_stays_in_its_field():
    made = setup()
    press(made, "number:target_score", "250")
    for text in ("9", "1001", "12a", "-5", "1.5", "9999999999999999"):
        assert press(made, "number:target_score", text) == []
        field = one(scene(made), "key", "number-target_score")
        assert field[1]["value"] == text and field[1]["aria-invalid"] is True
        assert said(row(made, "target_score"), "setup.number-wrong") == [{"least": 10, "most": 1000}]
        assert made.draft["rules"]["target_score"] == 250
    assert press(made, "begin")[0] == ["focus", "number-target_score"]
    press(made, "pick:target_score:1")
    assert made.draft["wrong"] == [] and made.draft["rules"]["target_score"] == 100


def test_emptying_the_field_leaves_the_value_and_no_fault():
    made = setup()
    press(made, "number:target_score", "7")
    press(made, "number:target_score", " ")
    assert made.draft["wrong"] == []
    assert "target_score" not in made.draft["rules"]


def test_the_chosen_offer_is_checked_and_another_number_checks_none():
    made = setup()
    assert having(row(made, "target_score"), "aria-checked", True)[0][1]["do"] == "pick:target_score:1"
    press(made, "number:target_score", "77")
    assert having(row(made, "target_score"), "aria-checked", True) == []
    assert one(scene(made), "key", "number-target_score")[1]["value"] == "77"


def test_none_can_be_picked_where_the_switch_has_it():
    made = setup()
    press(made, "pick:reshuffle_limit:2")
    assert made.draft["rules"]["reshuffle_limit"] is None
    assert having(row(made, "reshuffle_limit"), "aria-checked", True)[0][2] == [{"m": "value.reshuffle_limit-none"}]
    assert having(row(made, "reshuffle_limit"), "inputmode") == []


def test_the_hand_size_belongs_to_the_number_of_players():
    made = setup()
    press(made, "pick:hand_size:1")
    assert made.draft["rules"]["hand_size"] == {"2": 10, "3": 10, "4": 10}
    press(made, "count:4")
    assert said(row(made, "hand_size"), "setup.changed") == []
    press(made, "number:hand_size", "8")
    assert made.draft["rules"]["hand_size"] == {"2": 10, "3": 10, "4": 8}


def test_one_number_for_all_becomes_one_by_players_when_it_is_changed():
    made = setup()
    made.draft["rules"]["hand_size"] = 9
    press(made, "count:3")
    press(made, "pick:hand_size:0")
    assert made.draft["rules"]["hand_size"] == {"2": 9, "3": 7, "4": 9}


def test_seats_come_and_go_and_you_stay():
    made = setup()
    press(made, "level:1:hard")
    press(made, "count:4")
    assert [one["kind"] for one in made.draft["seats"]] == ["you", "hard", "hard", "hard"]
    made.draft["seats"] = [seat("easy"), seat("hard"), seat("you")]
    press(made, "count:2")
    assert [one["kind"] for one in made.draft["seats"]] == ["easy", "you"]
    assert having(scene(made), "key", "name-1") == []


def test_another_person_at_the_device_can_sit_down_and_then_both_have_names():
    made = setup()
    assert having(scene(made), "key", "name-0") == [] and said(row(made, "seat-0"), "seat.you") == [{}]
    press(made, one(row(made, "seat-1"), "key", "level:1=person")[1]["do"])
    assert [one["kind"] for one in made.draft["seats"]] == ["you", "person"]
    assert said(scene(made), "seat.you") == [] and having(row(made, "seat-0"), "role", "radio") == []
    press(made, one(row(made, "seat-0"), "key", "name-0")[1]["do"], "Nour")
    press(made, one(row(made, "seat-1"), "key", "name-1")[1]["do"], "Lili")
    assert start(made)[0]["seats"] == [seat("you", "Nour"), seat("person", "Lili")]


def test_names_seed_and_rules_go_to_the_engine_trimmed():
    made = setup()
    press(made, "name:1", " Nour  ")
    press(made, "seed", " abc ")
    press(made, "pick:discard_to_win:1")
    assert start(made) == [
        {
            "op": "start",
            "rules": rules(discard_to_win=True),
            "seats": [seat("you"), seat("normal", "Nour")],
            "seed": "abc",
        }
    ]


def test_without_a_seed_and_a_name_none_are_sent():
    made = setup()
    press(made, "name:1", "   ")
    asked = start(made)[0]
    assert asked["seed"] is None and asked["seats"][1]["name"] is None


def test_a_start_before_the_engine_waits_visibly():
    made = setup("loading")
    assert press(made, "begin") == []
    button = one(scene(made), "act", "play")
    assert button[1]["aria-busy"] and said(button, "setup.waiting") == [{}]
    assert press(made, "begin")[0] == ["say", {"m": "setup.waiting"}]


def test_rules_the_engine_refuses_at_the_start_are_shown_here():
    made = setup()
    press(made, "begin")
    effects = press(made, "reply:update:start", {"error": {"code": "bad_rules", "values": {"switches": ["hand_size"]}}})
    assert effects[0] == ["focus", "wrong-hand_size"] and effects[1][1]["m"] == "setup.bad-rule"
    assert having(scene(made), "key", "told")
    assert said(row(made, "hand_size"), "setup.bad") == [{}]
    assert made.screen == "setup"


def test_the_last_set_up_is_there_again():
    made = model("home")
    made.settings["last"]["cardverse"] = {
        "seats": [seat("you"), seat("easy", "Ali"), seat("hard")],
        "rules": {"take_depth": "any"},
    }
    press(made, "open-setup:cardverse")
    app.show(made, "setup")
    assert having(row(made, "take_depth"), "aria-checked", True)[0][2] == [{"m": "value.any"}]
    assert one(scene(made), "key", "name-1")[1]["value"] == "Ali"
    press(made, "name:1", "Sami")
    assert made.settings["last"]["cardverse"]["seats"][1]["name"] == "Ali"


def test_the_page_stands_without_the_catalogue_and_without_a_game():
    made = model("setup", rules=None)
    assert made.draft["game"] == "cardverse"
    assert said(scene(made), "setup.waits") == [{}]
    assert len(start(made)) == 1


def test_a_section_is_jumped_to():
    made = setup()
    link = next(node for node in nodes(scene(made)) if node[1].get("do") == "jump:end")
    effects = press(made, link[1]["do"])
    assert effects == [["focus", "title-end"]]
    root = scene(made)
    one(root, "key", "title-end")
    assert [node[1]["do"] for node in having(root, "aria-current")] == ["jump:end"]


def test_every_field_has_a_name():
    root = scene(setup(saves=[save("m1")]))
    fields = [node for node in nodes(root) if node[0] == "input"]
    assert len(fields) >= 4
    for node in fields:
        names = [node[1].get(name) for name in ("aria-label", "aria-labelledby")]
        inside = [label for label in nodes(root) if label[0] == "label" and node in label[2] and len(label[2]) > 1]
        assert any(names) or inside, node


def test_rules_that_were_not_touched_are_not_sent():
    assert start(setup())[0]["rules"] == {"preset": "cardverse"}


def test_the_reference_rules_stand_alone_until_they_are_switched_off():
    made = rami()
    assert one(row(made, "reference"), "role", "switch")[1]["aria-checked"] is True
    assert having(scene(made), "key", "row-packs") == [] and having(scene(made), "key", "house-RA-H1") == []
    press(made, one(row(made, "reference"), "role", "switch")[1]["do"])
    assert one(row(made, "reference"), "role", "switch")[1]["aria-checked"] is False
    root = scene(made)
    house = [node[1]["key"] for node in nodes(one(root, "id", "house")) if node[1].get("class") == "house"]
    assert house == ["house-RA-H1", "house-RA-H2", "house-RA-H6", "house-RA-H9", "house-RA-H13"]
    assert [node[1]["id"] for node in having(root, "id") if node[1].get("class") == "panel group"] == [
        "players",
        "named",
        "house",
        "deal",
        "melds",
        "start",
    ]


def test_a_house_rule_has_its_number_once_and_all_its_switches():
    made = rami()
    press(made, "reference")
    held = one(scene(made), "key", "house-RA-H9")
    assert [node[1]["data-rule"] for node in having(held, "data-rule")] == ["RA-H9"]
    for name in ("wild_reclaim", "reclaimed_wild_must_be_replayed"):
        assert said(one(held, "key", "row-" + name), "switch-help." + name) == [{}]


def test_the_section_in_view_is_marked():
    made = setup()
    assert press(made, "in-view:end") == []
    assert [node[1]["do"] for node in having(scene(made), "aria-current")] == ["jump:end"]


def test_where_the_reference_rules_hold_a_button_opens_the_house_rules():
    made = rami()
    press(made, one(scene(made), "key", "house-open")[1]["do"])
    assert having(scene(made), "key", "house-open") == [] and having(scene(made), "key", "house-RA-H1")
    press(made, "reference")
    assert having(scene(made), "key", "house-open")


def test_house_rules_of_the_last_match_are_open_and_wait_behind_the_reference_rules():
    made = rami(opening_minimum=40)
    assert one(row(made, "reference"), "role", "switch")[1]["aria-checked"] is False
    effects = press(made, "reference")
    assert checks(effects) == [({"preset": "rami51"}, 3)] and start(made)[0]["rules"] == {"preset": "rami51"}
    made.wish = None
    press(made, "reference")
    assert start(made)[0]["rules"]["opening_minimum"] == 40


def test_what_was_set_is_reset_and_comes_back():
    made = rami(opening_minimum=40)
    reset = one(scene(made), "key", "reset")
    assert said(reset, "setup.reset") == [{}]
    assert checks(press(made, reset[1]["do"])) == [({"preset": "rami51"}, 3)]
    assert one(row(made, "reference"), "role", "switch")[1]["aria-checked"] is False
    assert said(row(made, "opening_minimum"), "setup.changed") == []
    back = one(scene(made), "key", "reset")
    assert said(back, "setup.unreset") == [{}]
    assert ["say", {"m": "setup.unreset-done"}] in press(made, back[1]["do"])
    assert start(made)[0]["rules"]["opening_minimum"] == 40
    assert press(made, "unreset") == []


def test_there_is_nothing_to_reset_where_nothing_was_set():
    assert having(scene(setup()), "key", "reset") == [] and having(scene(rami()), "key", "reset") == []
    made = rami(opening_minimum=40)
    press(made, "reset")
    press(made, "pick:opening_minimum:2")
    assert having(scene(made), "key", "reset") == []
    press(made, "number:opening_minimum", "1001")
    press(made, one(scene(made), "key", "reset")[1]["do"])
    assert made.draft["typed"] == {} and made.draft["wrong"] == []
    press(made, "reference")
    assert having(scene(made), "key", "reset") == []


def test_the_standard_is_marked_among_the_values():
    made = rami(opening_minimum=40)
    found = one(row(made, "opening_minimum"), "class", "standard")
    assert found[1]["do"] == "pick:opening_minimum:2" and found[1]["aria-checked"] is False


def test_a_switch_that_contradicts_another_is_closed_with_the_reason():
    made = rami(melds="sets")
    closed = row(made, "opening_needs_clean_run")
    reason = {"rule": {"m": "switch.melds"}, "value": {"m": "value.sets"}}
    assert having(closed, "role", "switch") == [] and said(closed, "setup.closed") == [reason]
    assert press(made, "pick:opening_needs_clean_run:1")[0] == ["say", {"m": "setup.closed", "a": reason}]
    assert "opening_needs_clean_run" not in made.draft["rules"]
    press(made, "pick:melds:0")
    assert having(row(made, "opening_needs_clean_run"), "role", "switch")


def test_a_value_that_contradicts_another_switch_is_closed_with_the_reason():
    made = rami(opening_needs_clean_run=True)
    shut = one(row(made, "melds"), "aria-disabled", "true")
    assert shut[1]["key"] == "pick:melds=1"
    assert said(row(made, "melds"), "setup.closed")[0]["value"] == {"m": "value.on"}
    assert press(made, shut[1]["do"])[0][0] == "say"
    assert "melds" not in made.draft["rules"]


def test_two_that_contradict_each_other_name_each_other():
    made = rami(opening_minimum=40)
    press(made, "reply:check", {"error": {"code": "bad_rules", "values": {"switches": ["packs", "jokers"]}}})
    assert said(row(made, "jokers"), "setup.bad-with") == [{"rule": {"m": "switch.packs"}}]
    assert said(row(made, "packs"), "setup.bad-with") == [{"rule": {"m": "switch.jokers"}}]


def test_jokers_are_as_many_for_any_number_of_players():
    made = rami(opening_minimum=40)
    press(made, "pick:jokers:2")
    assert made.draft["rules"]["jokers"] == 6
    made.draft["rules"]["jokers"] = {"2": 2, "3": 4}
    assert having(row(made, "jokers"), "aria-checked", True)[0][1]["do"] == "pick:jokers:1"
    press(made, "pick:jokers:2")
    assert made.draft["rules"]["jokers"] == {"2": 2, "3": 6}


def test_a_bonus_is_a_number_below_zero_or_one_for_each_way():
    made = rami(opening_minimum=40)
    assert having(row(made, "winner_bonus"), "aria-checked", True)[0][2] == [{"m": "value.winner_bonus-0"}]
    press(made, "pick:winner_bonus:2")
    assert made.draft["rules"]["winner_bonus"] == {"out": -10, "rami_sec": -20}
    word = {"out": -10, "rami_sec": -20}
    assert said(having(row(made, "winner_bonus"), "aria-checked", True)[0], "value.winner_bonus-named") == [word]
    for text in ("-25", "\u221225", "\u200e-٢٥"):
        press(made, "pick:winner_bonus:0")
        press(made, "number:winner_bonus", text)
        assert made.draft["rules"]["winner_bonus"] == -25 and made.draft["wrong"] == []
    made.draft["rules"]["winner_bonus"] = {"rami_sec": -20}
    assert {"out": 0, "rami_sec": -20} in said(row(made, "winner_bonus"), "value.winner_bonus-named")


def test_a_switch_that_changes_nothing_now_says_so_and_stays_open():
    made = rami(opening_minimum=40)
    assert said(row(made, "reclaimed_wild_must_be_replayed"), "setup.idle") == []
    press(made, "pick:wild_reclaim:0")
    told = {"rule": {"m": "switch.wild_reclaim"}, "value": {"m": "value.off"}}
    assert said(row(made, "reclaimed_wild_must_be_replayed"), "setup.idle") == [told]
    assert having(row(made, "reclaimed_wild_must_be_replayed"), "role", "switch")


RUMMY = (
    ("packs", "deal", {"kind": "by_players", "low": 1, "high": 4}, {"2": 1, "3": 1}, [], False, ["R5-1", "R5-V4"]),
    ("lowest_rank", "deal", {"kind": "choice", "values": ["2", "3", "4"]}, "2", [], False, ["R5-V1"]),
    ("permanent_wilds", "wilds", {"kind": "ranks", "ranks": list("23456789TJQKA")}, [], [], False, ["R5-V2", "R5-V3"]),
    (
        "values",
        "scoring",
        {"kind": "table", "low": 0, "high": 1000, "names": ["2", "A", "wild", "QC", "QD"]},
        {"2": 5, "A": 100, "wild": 100},
        [{}, {"A": 50}],
        False,
        ["R5-30", "R5-V5"],
    ),
)
SHUT = [["permanent_wilds", ["2"], "lowest_rank", "3"], ["permanent_wilds", ["2"], "lowest_rank", "4"]]


def rummy(**last):
    """The set-up of Rummy 5000 with its house rules open."""
    house = [["R5-V1", ["lowest_rank"]], ["R5-V2", ["permanent_wilds"]], ["R5-V4", ["packs"]], ["R5-V5", ["values"]]]
    preset = described("R5", RUMMY, [2, 8], house)
    preset.update({"meant": ["R5-S11", 3], "parts": [["cards", "R5-V1"], ["ending", "R5-V5"]]})
    made = model("home", rules={"presets": {"rummy5000": preset}, "contradictions": SHUT, "idle": [], "names": []})
    made.settings["last"]["rummy5000"] = {"seats": [seat("you"), seat("easy"), seat("easy")], "rules": last}
    press(made, "open-setup:rummy5000")
    app.show(made, "setup")
    made.draft["reference"] = False
    return made


def test_a_game_meant_for_more_says_so_and_its_other_names():
    root = scene(rummy())
    assert said(root, "setup.meant-for") == [{"least": 3, "fewest": 2}]
    assert said(root, "setup.known-as")[0]["names"]["a"]["first"] == "1500 Rummy"
    assert said(scene(setup()), "setup.meant-for") == [] and said(scene(setup()), "setup.known-as") == []


def test_variants_stand_under_the_headings_of_their_page_with_all_their_numbers():
    root = scene(rummy())
    groups = [node[1]["id"] for node in having(root, "id") if node[1].get("class") == "panel group"]
    assert groups == ["players", "named", "house", "cards", "ending", "start"]
    row = one(root, "key", "row-permanent_wilds")
    assert [node[1]["data-rule"] for node in having(row, "data-rule")] == ["R5-V2", "R5-V3"]


def test_ranks_are_ticked_in_their_order_and_one_that_is_left_out_cannot_be():
    made = rummy()
    assert said(row(made, "permanent_wilds"), "setup.reference")[0]["value"] == {"m": "value.permanent_wilds-none"}
    press(made, "tick:permanent_wilds:T")
    press(made, "tick:permanent_wilds:3")
    assert made.draft["rules"]["permanent_wilds"] == ["3", "T"]
    pressed = [node[1]["do"] for node in having(row(made, "permanent_wilds"), "aria-pressed", True)]
    assert pressed == ["tick:permanent_wilds:3", "tick:permanent_wilds:T"]
    press(made, "tick:permanent_wilds:3")
    assert made.draft["rules"]["permanent_wilds"] == ["T"]
    press(made, "pick:lowest_rank:1")
    assert one(row(made, "permanent_wilds"), "aria-disabled", "true")[1]["do"] == "tick:permanent_wilds:2"
    assert press(made, "tick:permanent_wilds:2")[0][1]["m"] == "setup.closed"
    assert made.draft["rules"]["permanent_wilds"] == ["T"]


def test_a_rank_that_is_wild_closes_the_packs_without_it():
    made = rummy(permanent_wilds=["2", "T"])
    shut = having(row(made, "lowest_rank"), "aria-disabled", "true")
    assert [node[1]["do"] for node in shut] == ["pick:lowest_rank:1", "pick:lowest_rank:2"]
    assert press(made, "pick:lowest_rank:2")[0][0] == "say" and "lowest_rank" not in made.draft["rules"]


def test_a_table_has_its_offers_and_every_number_of_it():
    made = rummy()
    values = row(made, "values")
    assert having(values, "aria-checked", True)[0][1]["do"] == "pick:values:0"
    assert [node[1]["value"] for node in nodes(values) if node[0] == "input"] == [{"n": 5}, {"n": 100}, {"n": 100}]
    press(made, "pick:values:1")
    assert having(row(made, "values"), "aria-checked", True)[0][1]["do"] == "pick:values:1"
    assert said(row(made, "values"), "setup.changed") == [{}]
    press(made, "number:values:wild", "٢٠٠")
    assert made.draft["rules"]["values"] == {"A": 50, "wild": 200} and made.draft["wrong"] == []
    press(made, "number:values:wild", "5000")
    assert one(scene(made), "key", "number-values:wild")[1]["aria-invalid"] is True
    assert said(row(made, "values"), "setup.number-wrong") == [{"least": 0, "most": 1000}]
    assert press(made, "begin")[0] == ["focus", "number-values:wild"]
    press(made, "number:values:wild", "")
    assert made.draft["rules"]["values"] == {"A": 50, "wild": 100} and made.draft["wrong"] == []


def test_a_card_gets_a_number_of_its_own_and_loses_it():
    made = rummy()
    assert having(row(made, "values"), "do", "give:values:QC")
    assert ["focus", "number-values:QC"] in press(made, "give:values:QC")
    press(made, "number:values:QC", "45")
    assert made.draft["rules"]["values"] == {"2": 5, "A": 100, "wild": 100, "QC": 45}
    assert having(row(made, "values"), "do", "give:values:QC") == []
    press(made, "number:values:QC", " ")
    assert "QC" not in made.draft["rules"]["values"] and said(row(made, "values"), "setup.changed") == []


def test_packs_are_raised_where_the_largest_deal_needs_more():
    made = rummy()
    values = {"switches": ["packs", "hand_size"], "players": 3, "needed": 60, "cards": 52, "packs_needed": 2}
    refused = {"error": {"code": "bad_rules", "values": values}}
    effects = press(made, "reply:check", refused)
    assert checks(effects)[0][0]["packs"] == {"2": 1, "3": 2}
    assert ["say", {"m": "setup.raised", "a": {"packs": 2}}] in effects
    assert said(row(made, "packs"), "setup.raised") == [{"packs": 2}] and made.draft["bad"] == []
    press(made, "number:packs", "3")
    assert said(row(made, "packs"), "setup.raised") == []
    values["packs_needed"] = 5
    press(made, "reply:check", refused)
    assert said(row(made, "packs"), "setup.too-few-largest") == [{"needed": 60, "cards": 52, "packs": 5}]
