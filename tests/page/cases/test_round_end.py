from sample import classed, having, messages, model, nodes, numbers, one, press, said, scene, update

from web.screens import round_end


def ended(sheet, hands, size=(1280, 800), **given):
    made = model("home", size=size)
    made.update = update(sheet, hands, **given)
    made.screen = "round-end"
    return made


def test_the_sheet_has_a_row_per_player_a_column_per_round_and_the_total_so_far():
    made = ended([[22, 0, 0], [0, 41, 0], [30, 0, 0]], [[], ["KH"], ["6C", "5D"]])
    root = scene(made)
    for seat, scores in ((0, [22, 0, 30, 52]), (1, [0, 41, 0, 41]), (2, [0, 0, 0, 0])):
        row = one(root, "key", "sheet-" + str(seat))
        assert [numbers(cell)[0] for cell in nodes(row) if cell[0] == "td"] == scores
        assert row[1]["data-owner"] == str(seat)
    heads = [node for node in nodes(root) if node[0] == "th" and node[1].get("scope") == "col"]
    assert len(heads) == 5


def test_who_won_and_why_by_the_end_of_the_round():
    for end in ("out", "stock", "turn_limit"):
        for winner, who in ((0, "you"), (1, "other"), (None, "nobody")):
            root = scene(ended([[5, 7]], [["2C"], ["3C"]], winner=winner, end=end))
            assert said(root, "result.title")[0]["who"] == who
            why = said(root, "result.why-" + end)[0]
            assert why["who"] == who
            assert why["points"] == {0: 5, 1: 7, None: 0}[winner]


def test_where_points_are_bad_the_winner_has_none_and_the_least_are_the_best():
    for end in ("out", "stock", "turn_limit"):
        for winner, who in ((0, "you"), (1, "other")):
            scores = [7, 7, 7]
            scores[winner] = 0
            root = scene(ended([scores], [["7C"], ["7D"], ["7H"]], winner=winner, end=end, scoring="penalty"))
            assert said(root, "result.why-" + end) == []
            assert said(root, "result.why-" + end + "-penalty")[0]["who"] == who
            assert [numbers(cell) for cell in classed(root, "best")] == [[0]]
    root = scene(ended([[0, 0]], [["7C"], ["7D"]], winner=None, end="stock", scoring="penalty"))
    assert said(root, "result.why-stock")[0]["who"] == "nobody" and classed(root, "best") == []


def test_where_two_people_look_on_nobody_is_you():
    made = ended([[5, 7]], [[], ["3C"]])
    made.update["seats"][1] = {"kind": "person", "name": "Amina"}
    root = scene(made)
    assert said(root, "result.title")[0] == {"who": "other", "name": {"m": "seat.person", "a": {"number": 1}}}
    assert said(root, "seat.you") == []
    assert "Amina" in one(root, "key", "held-1")[2][1][2]


def test_every_hand_is_open_with_the_points_of_each_card():
    root = scene(ended([[21, 0]], [[], ["KH", "6C", "5D"]]))
    held = one(root, "key", "held-1")
    assert [node[1]["data-card"] for node in having(held, "data-card")] == ["KH", "6C", "5D"]
    assert numbers(held)[-4:] == [21, 10, 6, 5]


def test_an_empty_hand_is_nothing_and_says_so():
    held = one(scene(ended([[21, 0]], [[], ["KH"]])), "key", "held-0")
    assert numbers(held) == [0]
    assert said(held, "result.empty-hand") == [{}]
    assert having(held, "data-card") == []


def test_two_equal_cards_of_two_packs_are_both_shown():
    held = one(scene(ended([[12, 0]], [[], ["6H", "6H"]])), "key", "held-1")
    assert len(having(held, "data-card", "6H")) == 2


def test_a_round_nobody_scored_in_has_no_best():
    root = scene(ended([[0, 0]], [["2C"], ["2D"]], winner=None, end="stock"))
    assert classed(root, "best") == []


def test_equal_scores_are_both_the_best():
    assert len(classed(scene(ended([[7, 7]], [["2C"], ["2D"]])), "best")) == 2


def test_the_next_round_is_dealt_once_however_often_it_is_pressed():
    made = ended([[5, 0]], [[], ["5C"]])
    button = one(scene(made), "act", "next-round")
    assert button[1]["aria-disabled"] is None
    assert press(made, button[1]["do"]) == [["call", {"op": "next_round", "number": 9}, "update"]]
    made.flying = "next_round"
    assert press(made, "next-round") == []
    assert one(scene(made), "act", "next-round")[1]["aria-disabled"] == "true"


def test_running_totals_start_at_zero():
    assert round_end.running([[5, 0], [0, 7], [-3, 0]], 2) == [[0, 5, 5, 2], [0, 0, 7, 7]]


def test_the_chart_says_the_totals_and_names_each_line():
    root = scene(ended([[22, 0], [0, 41]], [["2C"], []], winner=1))
    drawing = classed(root, "lines")[0]
    label = drawing[1]["aria-label"]
    assert label["a"]["round"] == 2
    assert [args["points"] for name, args in messages(label) if name == "home.score"] == [22, 41]
    for seat in ("0", "1"):
        line = next(node for node in having(drawing, "data-owner", seat) if node[0] == "g")
        assert len([node for node in nodes(line) if node[0] == "polyline"]) == 1
    assert len([node for node in nodes(drawing) if node[1].get("class") == "goal"]) == 1


def heights(made):
    """The y of every point of every line, by seat."""
    found = []
    for line in sorted(lines_of(made), key=lambda line: line[1]["data-owner"]):
        points = next(node[1]["points"] for node in nodes(line) if node[0] == "polyline")
        found.append([int(point.split(",")[1]) for point in points.split(" ")])
    return found


def lines_of(made):
    """The lines of the chart with their marks and labels, the lowest one first."""
    return [node for node in nodes(classed(scene(made), "lines")[0]) if node[0] == "g"]


def test_labels_of_lines_that_coincide_lie_by_value_and_the_own_line_lies_on_top():
    made = ended([[0, 2, 0, 200]], [[], ["2C"], [], ["2D"]], size=(360, 740))
    lines = lines_of(made)
    assert [line[1]["data-owner"] for line in lines] == ["1", "2", "3", "0"]
    labels = [(int(line[2][-1][1]["y"]), line[1]["data-owner"]) for line in lines]
    assert [owner for _y, owner in sorted(labels)] == ["3", "1", "0", "2"]
    heights_of = sorted([y for y, _owner in labels])
    assert min([heights_of[place + 1] - heights_of[place] for place in range(3)]) >= 18


def test_lines_rise_with_the_totals_and_stay_within_the_drawing():
    for size in ((360, 740), (1280, 800)):
        for sheet in ([[5, 0]], [[0, 0]], [[300, 0]] * 40, [[-20, 5], [3, -90]], [[1, 0], [0, 100000]]):
            made = ended(sheet, [["2C"], []], size=size)
            height = int(classed(scene(made), "lines")[0][1]["viewBox"].split(" ")[3])
            totals = round_end.running(sheet, 2)
            for seat, line in enumerate(heights(made)):
                assert len(line) == len(sheet) + 1
                assert min(line) >= 0 and max(line) <= height
                for place in range(len(sheet)):
                    rise = totals[seat][place + 1] - totals[seat][place]
                    assert (line[place] - line[place + 1]) * rise >= 0


def test_the_grid_has_few_lines_whatever_the_totals():
    for span, step in ((1, 1), (5, 1), (6, 2), (25, 5), (100, 20), (101, 50), (5000, 1000)):
        assert round_end.step_of(span) == step


def test_labels_keep_apart_and_in_order():
    found = round_end.spread([100, 100, 104, 20], 18, 10, 240)
    ordered = sorted(found)
    assert min([ordered[place + 1] - ordered[place] for place in range(3)]) >= 18
    assert found[3] == 20
    assert max(round_end.spread([240, 240, 240], 18, 10, 240)) == 240


def test_a_long_name_is_shortened_beside_the_chart_only():
    made = ended([[5, 0]], [[], ["5C"]])
    made.update["seats"][1]["name"] = "Maximilienne"
    root = scene(made)
    assert "Maximili…" in [kid for node in nodes(classed(root, "lines")[0]) for kid in node[2]]
    assert "Maximilienne" in [kid for node in nodes(one(root, "key", "sheet-1")) for kid in node[2]]


def line(kind, points):
    return {"kind": kind, "points": points}


def test_what_a_round_costs_besides_the_cards_stands_line_by_line_under_the_hand():
    made = ended(
        [[-20, 100, 14]],
        [[], ["6C", "5D"], ["7D"]],
        scoring="penalty",
        adjustments=[[line("bonus", -20)], [line("unopened", 89)], [line("doubled", 7)]],
    )
    root = scene(made)
    for seat, kind, found in (
        (0, "bonus", [0, -20, -20]),
        (1, "unopened", [11, 6, 5, 89, 100]),
        (2, "doubled", [7, 7, 7, 14]),
    ):
        row = one(root, "key", "held-" + str(seat))
        assert said(row, "tally." + kind) == [{}] and said(row, "tally.score") == [{}]
        assert numbers(row)[-len(found) :] == found
    assert said(root, "tally.why-out") == [{"who": "you", "name": {"m": "seat.you"}}]
    assert said(root, "result.why-out-penalty") == []


def test_a_round_of_cards_alone_has_no_lines():
    root = scene(ended([[0, 11]], [[], ["6C", "5D"]], scoring="penalty"))
    assert said(root, "tally.score") == [] and classed(root, "tally") == []


def test_who_is_out_of_the_match_holds_nothing_and_scores_no_more():
    sheet = [[0, 60, 20], [10, 50, 0], [0, 0, 30]]
    root = scene(ended(sheet, [[], [], ["7D"]], eliminated=[1], scoring="penalty", target_score=100, elimination=True))
    gone = one(root, "key", "held-1")
    assert said(gone, "table.out") == [{}] and said(gone, "result.empty-hand") == [] and classed(gone, "value") == []
    row = one(root, "key", "sheet-1")
    assert [numbers(cell) for cell in nodes(row) if cell[0] == "td"] == [[60], [50], [], [110]]
    assert [numbers(cell) for cell in classed(root, "best")] == [[0], [0], [0]]


def test_who_is_out_with_this_round_is_told():
    for rules, notes in (({"elimination": True}, [[], [{}]]), ({}, [[], []])):
        root = scene(ended([[0, 107]], [["2C"], ["7D"]], scoring="penalty", target_score=100, **rules))
        assert [said(one(root, "key", "held-" + str(seat)), "table.out") for seat in (0, 1)] == notes


def test_jokers_left_in_a_hand_are_shown_with_both_looks():
    made = ended([[0, 40]], [[], ["9H", "9C"]])
    made.update["view"]["result"]["hands"][1] = ["*", "*"]
    held = one(scene(made), "key", "held-1")
    assert [node[1]["class"] for node in having(held, "data-card", "*")] == ["card", "card second"]


def melded(hands, scores, points, winner=0, end="out", totals=None, **given):
    made = ended([scores], hands, winner=winner, end=end, **given)
    made.update["view"]["result"]["melded"] = points
    made.update["view"]["floating"] = []
    if totals is not None:
        made.update["totals"] = totals
    return made


def lines(root, seat):
    """The words and points of a seat's account."""
    rows = classed(one(root, "key", "held-" + str(seat)), "line")
    return [(messages(row)[0][0], numbers(row)[0]) for row in rows]


def test_where_melds_score_each_row_adds_up_to_the_score_and_no_number_is_said_again():
    made = melded([[], ["KH", "6C"]], [316, 40], [300, 40], totals=[1316, -160], scoring="melded_and_hands")
    root = scene(made)
    assert lines(root, 0) == [("tally.melded", 300), ("tally.caught", 16)]
    assert lines(root, 1) == []
    for seat, score, total in ((0, 316, 1316), (1, 40, -160)):
        assert numbers(one(root, "key", "held-" + str(seat)))[0] == score
        assert numbers(one(root, "key", "sheet-" + str(seat)))[-1] == total
        assert numbers(root).count(total) == 1  # the lines end where the rounds of the sheet have led
    assert said(one(root, "key", "held-1"), "result.in-hand") == [{"points": 16}]
    assert said(root, "result.title-out") == [{"who": "you", "name": {"m": "seat.you"}}]
    assert said(root, "result.melds-out")[0]["how"] == "hands"


def test_where_the_hand_is_taken_off_a_score_may_be_below_zero():
    adjustments = [[{"kind": "going_out", "points": 200}], [{"kind": "doubled", "points": 16}]]
    made = melded([[], ["KH", "6C"]], [500, -2], [300, 30], adjustments=adjustments, scoring="melded_less_hand")
    root = scene(made)
    assert lines(root, 0)[:2] == [("tally.melded", 300), ("tally.going-out", 200)]
    assert lines(root, 1) == [
        ("tally.melded", 30),
        ("tally.held", -16),
        ("tally.doubled", -16),
    ]
    assert said(root, "result.melds-out")[0]["how"] == "less"


def test_a_round_that_nobody_ended_says_why_and_who_floated_drew_a_card():
    for end in ("stock", "turn_limit"):
        root = scene(melded([["2C"], ["3C"]], [5, 7], [5, 7], winner=None, end=end, scoring="melded_and_hands"))
        assert said(root, "result.melds-" + end)[0]["who"] == "nobody"
        assert said(root, "result.title-out")[0]["who"] == "nobody"
    made = melded([[], ["3C"]], [8, 7], [5, 7], floaters_draw_at_end=True, scoring="melded_and_hands")
    made.update["view"]["floating"] = [1]
    assert said(one(scene(made), "key", "held-1"), "result.drew") == [{}]


def test_a_score_of_one_kind_alone_is_said_once():
    held = one(scene(melded([[], ["3C"]], [300, 40], [300, 40], scoring="melded_and_hands")), "key", "held-0")
    assert numbers(held) == [300] and classed(held, "tally") == []


def test_ones_own_win_shines_and_no_other():
    for winner, shines in ((0, 1), (1, 0), (None, 0)):
        end = "out" if winner is not None else "stock"
        assert len(classed(scene(ended([[5, 7]], [["2C"], ["3C"]], winner=winner, end=end)), "own")) == shines


def test_a_long_sheet_shows_its_end_and_totals_below_zero():
    root = scene(ended([[-90, 30]] * 25, [["2C"], ["3C"]], winner=1))
    assert len(having(root, "data-end")) == 1
    assert numbers(one(root, "key", "sheet-0"))[-1] == -2250
    assert len(having(root, "scope", "col")) == 27
