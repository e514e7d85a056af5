from web import written


def test_a_written_card_is_a_card_and_a_place():
    assert written.plain("*=7H") == "*" and written.place("*=7H") == "7H"
    assert written.plain("6S") == "6S" and written.place("6S") is None
    assert written.bare(["*=7H", "8H", "*"]) == ["*", "8H", "*"]


def laid(kind, *slots):
    return {"kind": kind, "slots": [{"card": slot[0], "stands_for": slot[-1]} for slot in slots]}


RUN = laid("run", ["5H"], ["*", "6H"], ["7H"])


def test_the_ends_that_grow_follow_from_where_the_cards_come_to_lie():
    ace = laid("run", ["AH"], ["2H"], ["3H"])
    for lying, slots, found in (
        (RUN, RUN["slots"] + laid("run", ["*", "8H"])["slots"], ["last"]),
        (RUN, laid("run", ["*", "4H"])["slots"] + RUN["slots"], ["first"]),
        (RUN, laid("run", ["4H"])["slots"] + RUN["slots"] + laid("run", ["8H"])["slots"], ["first", "last"]),
        (ace, ace["slots"] + laid("run", ["4H"], ["AH"])["slots"], ["last"]),
    ):
        assert written.ends(lying, {"slots": slots}) == found


def test_a_wild_can_be_freed_or_matched_until_its_card_lies_beside_it():
    made = laid("run", ["5H"], ["6S", "6H"], ["7H"])
    assert written.freed(made, ["6H"]) == [1] and written.beside(made, "6H") == 1
    assert written.freed(made, ["8H"]) == [] and written.beside(made, "8H") is None and written.matched(made) == []
    made["slots"][1]["matched"] = 2
    assert written.freed(made, ["6H"]) == [] and written.beside(made, "6H") is None and written.matched(made) == ["6H"]
    assert written.freed(laid("set", ["QH"], ["*", "Q"], ["*", "Q"]), ["QS", "QD"]) == [1, 2]
