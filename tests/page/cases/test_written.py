from web import written


def stands(*cards):
    made = written.meld(list(cards))
    return made["kind"], [slot["stands_for"] for slot in made["slots"]]


def test_a_written_card_is_a_card_and_a_place():
    assert written.plain("*=7H") == "*" and written.place("*=7H") == "7H"
    assert written.plain("6S") == "6S" and written.place("6S") is None
    assert written.bare(["*=7H", "8H", "*"]) == ["*", "8H", "*"]


def test_a_meld_to_be_laid_says_what_its_jokers_stand_for():
    assert stands("7S", "*", "9S") == ("run", ["7S", "8S", "9S"])
    assert stands("*", "5H", "6H") == ("run", ["4H", "5H", "6H"])
    assert stands("QH", "KH", "*=AH") == ("run", ["QH", "KH", "AH"])
    assert stands("*", "2C", "3C") == ("run", ["AC", "2C", "3C"])
    assert stands("AC", "*", "3C") == ("run", ["AC", "2C", "3C"])
    assert stands("QD", "*", "AD") == ("run", ["QD", "KD", "AD"])
    assert stands("*=7H", "*=8H", "9H") == ("run", ["7H", "8H", "9H"])
    assert stands("TH", "TS", "*") == ("set", ["TH", "TS", "T"])
    assert stands("9H", "*", "*") == ("set", ["9H", "9", "9"])
    assert stands("KH", "KS", "KD") == ("set", ["KH", "KS", "KD"])


def test_a_wild_of_which_nothing_follows_stands_for_itself():
    assert stands("KH", "AH", "*")[1] == ["KH", "AH", "*"]
    assert written.wilds(written.meld(["KH", "AH", "*"])) == []


def test_the_wilds_of_a_meld_are_told_in_order():
    assert written.wilds(written.meld(["7S", "*", "9S", "*"])) == ["8S", "TS"]
    assert written.wilds(written.meld(["9H", "*"])) == ["9"]


def laid(kind, *slots):
    return {"kind": kind, "slots": [{"card": slot[0], "stands_for": slot[-1]} for slot in slots]}


RUN = laid("run", ["5H"], ["*", "6H"], ["7H"])


def test_a_meld_grows_where_the_cards_go():
    for cards, names in (
        (["8H"], ["5H", "6H", "7H", "8H"]),
        (["*=4H"], ["4H", "5H", "6H", "7H"]),
        (["*=8H", "9H"], ["5H", "6H", "7H", "8H", "9H"]),
        (["4H", "8H"], ["4H", "5H", "6H", "7H", "8H"]),
        (["*"], ["4H", "5H", "6H", "7H"]),
        (["*", "9H"], ["5H", "6H", "7H", "8H", "9H"]),
    ):
        assert [slot["stands_for"] for slot in written.grown(RUN, cards, "low_or_high")["slots"]] == names
    low = laid("run", ["2C"], ["3C"], ["4C"])
    assert [slot["card"] for slot in written.grown(low, ["AC"], "low")["slots"]] == ["AC", "2C", "3C", "4C"]
    high = laid("run", ["TC"], ["JC"], ["QC"])
    assert [slot["card"] for slot in written.grown(high, ["KC", "AC"], "high")["slots"][3:]] == ["KC", "AC"]
    both = laid("set", ["QH"], ["QS"], ["QD"])
    assert written.grown(both, ["*"], "high")["slots"][-1] == {"card": "*", "stands_for": "Q"}


def test_the_ends_that_grow_follow_from_the_places():
    for cards, found in (
        (["*=8H"], ["last"]),
        (["*=4H"], ["first"]),
        (["4H", "8H"], ["first", "last"]),
        (["*", "9H"], ["last"]),
        (["*"], ["first"]),
    ):
        assert written.ends(RUN, cards, "low_or_high") == found


def test_a_joker_without_a_place_goes_as_low_as_the_aces_let_it():
    low, high = laid("run", ["2C"], ["3C"], ["4C"]), laid("run", ["QC"], ["KC"], ["AC"])
    assert written.ends(low, ["*"], "low_or_high") == ["first"] and written.ends(low, ["*"], "high") == ["last"]
    assert written.ends(high, ["*"], "high") == ["first"]
    king = laid("run", ["JC"], ["QC"], ["KC"])
    assert [slot["stands_for"] for slot in written.grown(king, ["*", "*"], "high")["slots"][:2]] == ["9C", "TC"]
