from web import announce
from web.nodes import several

SEATS = [{"kind": "you", "name": None}, {"kind": "hard", "name": None}, {"kind": "person", "name": "Zoé"}]


def meld(kind, *cards):
    return {"kind": kind, "slots": [{"card": card, "stands_for": card, "owner": 0} for card in cards]}


def update(news, turn=0, phase="draw", melds=(), round_number=0, result=None, **more):
    made = {
        "seats": SEATS,
        "you": 0,
        "rules": {},
        "totals": [10, 20, 30],
        "news": list(news),
        "view": {
            "turn": turn,
            "phase": phase,
            "melds": list(melds),
            "round_number": round_number,
            "hand": ["9C"] * 7,
            "result": result,
            "opened": [],
            "eliminated": [],
            "debts": [],
            "reclaimed": 0,
            "opening": None,
        },
    }
    made["view"].update(more)
    return made


def ids(messages):
    return [message["m"] for message in messages]


def test_a_deal_is_told_and_who_begins():
    told = announce.story(None, update([{"type": "dealt", "dealer": 1, "upcard": "3D"}]))
    assert ids(told) == ["story.dealt", "story.your-turn-draw"]
    assert told[0]["a"] == {"round": 1, "count": 7}
    assert ids(announce.story(None, update([{"type": "dealt", "dealer": 0, "upcard": "3D"}], turn=1))) == [
        "story.dealt"
    ]


def drew(seat, *cards):
    return {"type": "drew", "seat": seat, "source": "stock", "cards": list(cards)}


def test_what_another_draws_from_the_stock_has_no_face_and_is_told_with_what_follows():
    drawn = update([drew(1)], turn=1, phase="play")
    assert announce.story(update([], turn=1), drawn) == []
    who = {"m": "seat.name-1"}
    told = announce.story(drawn, update([{"type": "discarded", "seat": 1, "card": "3D"}]))
    assert told[0] == {"m": "heard.drew-discarded", "a": {"who": who, "card": {"card": "3D"}}}
    assert ids(told)[1:] == ["story.your-turn-draw"]
    run = meld("run", "4C", "5C", "6C")
    laid = {"type": "melded", "seat": 1, "melds": [run], "first": 0, "values": [15]}
    told = announce.story(drawn, update([laid], turn=1, phase="play", melds=[run]))
    assert ids(told) == ["story.drew", "story.melded-run"] and told[0]["a"] == {"who": who}


def test_a_draw_is_told_once():
    """Not before an undo, not again after what followed it; one's own at once."""
    drawn = update([drew(1)], turn=1, phase="play")
    run = meld("run", "4C", "5C", "6C")
    laid = update(
        [{"type": "melded", "seat": 1, "melds": [run], "first": 0, "values": [15]}], turn=1, phase="play", melds=[run]
    )
    assert ids(announce.story(laid, update([{"type": "discarded", "seat": 1, "card": "3D"}], turn=2))) == [
        "story.discarded"
    ]
    assert ids(announce.story(drawn, update([], turn=1))) == ["story.undone"]
    own = update([drew(0, "QS")], phase="play")
    assert ids(announce.story(own, update([{"type": "discarded", "seat": 0, "card": "QS"}], turn=1))) == [
        "story.you-discarded"
    ]


def test_what_the_viewer_draws_is_named():
    told = announce.story(
        update([]), update([{"type": "drew", "seat": 0, "source": "stock", "cards": ["QS"]}], phase="play")
    )
    assert told == [{"m": "story.you-drew", "a": {"cards": {"card": "QS"}}}]


def test_a_taken_discard_is_public():
    told = announce.story(
        update([], turn=2), update([{"type": "drew", "seat": 2, "source": "discard", "cards": ["QS"]}], turn=2)
    )
    assert told == [{"m": "story.took", "a": {"who": "Zoé", "cards": {"card": "QS"}}}]


def test_a_discard_before_the_viewer_ends_with_whose_turn_it_is():
    told = announce.story(update([], turn=2), update([{"type": "discarded", "seat": 2, "card": "3D"}]))
    assert ids(told) == ["story.discarded", "story.your-turn-draw"]


def test_each_meld_has_its_sentence():
    runs = [meld("run", "4C", "5C", "6C"), meld("set", "KD", "KC", "KS")]
    told = announce.story(
        update([], turn=1),
        update(
            [{"type": "melded", "seat": 1, "melds": runs, "first": 0, "values": [30] * len(runs)}], turn=1, melds=runs
        ),
    )
    assert ids(told) == ["story.melded-run", "story.melded-set"]
    who = {"m": "seat.name-1"}
    assert told[0]["a"] == {"who": who, "first": {"card": "4C"}, "last": {"card": "6C"}, "count": 3}
    assert told[1]["a"] == {"who": who, "rank": {"m": "rank.many", "a": {"rank": "K"}}, "count": 3}


def test_a_lay_off_names_cards_and_meld():
    whole = meld("run", "4C", "5C", "6C", "7C", "8C")
    told = announce.story(
        update([], phase="play"),
        update([{"type": "laid_off", "seat": 0, "cards": ["7C", "8C"], "on": 0}], phase="play", melds=[whole]),
    )
    assert ids(told) == ["story.you-laid-off-run"]
    assert told[0]["a"]["first"] == {"card": "4C"} and told[0]["a"]["last"] == {"card": "8C"}
    assert told[0]["a"]["cards"] == {"m": "list.more", "a": {"first": {"card": "7C"}, "rest": {"card": "8C"}}}


def test_an_undo_is_told():
    assert ids(announce.story(update([], phase="play"), update([], phase="play"))) == [
        "story.undone",
        "story.your-turn-play",
    ]


def test_only_the_person_in_front_of_the_page_is_you():
    new = update([{"type": "discarded", "seat": 0, "card": "3D"}], turn=1)
    new["you"] = 2
    assert announce.story(update([]), new) == [
        {"m": "story.discarded", "a": {"who": {"m": "seat.person", "a": {"number": 1}}, "card": {"card": "3D"}}}
    ]
    new = update([{"type": "discarded", "seat": 2, "card": "3D"}], turn=1)
    new["you"] = 2
    assert ids(announce.story(update([]), new)) == ["story.you-discarded"]


def test_a_match_that_is_ended_early_was_not_undone():
    early = {"winners": [], "early": True}
    for sheet, told in (([], "life.ended-first"), ([[0, 9]], "life.ended-early")):
        assert ids(announce.story(update([]), dict(update([]), match=early, sheet=sheet))) == [told]


def test_the_end_says_who_wins_and_how():
    for winner, end, name in (
        (0, "out", "story.you-ended-out"),
        (1, "out", "story.ended-out"),
        (0, "stock", "story.you-ended-stock"),
        (2, "turn_limit", "story.ended-stock"),
        (None, "stock", "story.ended-nobody"),
    ):
        news = [{"type": "round_ended", "end": end, "winner": winner, "scores": [5, 6, 7], "hands": []}]
        told = announce.story(update([]), update(news, turn=None, phase="over", result={"end": end}))
        assert ids(told) == [name, "result.chart"]
        if winner is not None:
            assert told[0]["a"]["points"] == [5, 6, 7][winner]


def kinds(found):
    return [(seat, act[0]) for seat, act in found]


def test_the_acts_of_an_update_have_words_and_the_cards_they_show():
    news = [
        {"type": "drew", "seat": 1, "source": "stock", "cards": []},
        {"type": "discarded", "seat": 1, "card": "9H"},
        {"type": "discarded", "seat": 0, "card": "2C"},
        {"type": "reshuffled", "count": 20},
    ]
    found = announce.acts(None, update(news))
    assert kinds(found) == [(1, "drew"), (1, "discarded"), (0, "discarded")]
    assert found[1][1] == ("discarded", {"m": "said.discarded", "a": {"card": {"card": "9H"}}}, ["9H"])


def test_an_opening_and_a_reclaimed_joker_tell_more_than_the_discard_after_them():
    for kinds_done, shown in (
        (("took", "opened", "reclaimed", "discarded"), "opened"),
        (("drew", "reclaimed", "laid_off", "discarded"), "reclaimed"),
        (("drew", "melded", "discarded"), "discarded"),
    ):
        assert announce.telling([(kind, None, []) for kind in kinds_done])[0] == shown


def test_it_matters_who_has_opened_where_something_is_asked_of_first_melds():
    assert not announce.asks({"preset": "cardverse", "opening_minimum": 0, "lay_off_in_opening_turn": True})
    for rules in (
        {"opening_minimum": 51},
        {"opening_needs_clean_run": True},
        {"taken_card_must_open": True},
        {"lay_off_in_opening_turn": False},
    ):
        assert announce.asks(rules)


def test_values_of_a_refusal_become_arguments():
    made = announce.arguments({"reached": 34, "card": "QS", "cards": ["2C", "3C"], "none": []})
    assert made["reached"] == 34 and made["card"] == {"card": "QS"} and made["none"] == ""
    assert made["cards"] == announce.listed(["2C", "3C"])
    assert announce.arguments(None) == {}


def test_a_deal_without_an_upcard_says_who_starts():
    for dealer, name in ((0, "story.you-starts"), (1, "story.starts")):
        told = announce.story(None, update([{"type": "dealt", "dealer": dealer, "upcard": None}], turn=2))
        assert ids(told) == ["story.dealt", name]


def test_first_melds_are_told_as_an_opening_where_something_is_asked_of_them():
    run = meld("run", "4C", "5C", "6C")
    news = [{"type": "melded", "seat": 1, "melds": [run], "first": 0, "values": [30]}]
    for minimum, before, name in ((51, [], "story.opened"), (0, [], None), (51, [1], None)):
        new = update(news, turn=1, melds=[run], opened=[1])
        new["rules"] = {"opening_minimum": minimum}
        told = ids(announce.story(update([], turn=1, opened=before), new))
        assert told == [one for one in (name, "story.melded-run") if one]
        (act,) = announce.acts(update([], turn=1, opened=before), new)
        assert act[1][0] == ("opened" if name else "melded")


def test_a_joker_taken_back_is_told_and_what_is_owed_for_it():
    news = [{"type": "reclaimed", "seat": 1, "cards": ["7H"], "on": 0, "wilds": ["*"]}]
    told = announce.story(update([], turn=1), update(news, turn=1))
    assert told == [
        {
            "m": "story.reclaimed",
            "a": {"who": {"m": "seat.name-1"}, "cards": {"card": "7H"}, "wilds": {"card": "*"}},
        }
    ]
    act = ("reclaimed", {"m": "said.reclaimed", "a": {"cards": {"card": "*"}}}, ["*"])
    assert announce.acts(update([], turn=1), update(news, turn=1)) == [(1, act)]
    news[0]["seat"] = 0
    told = announce.story(update([]), update(news, reclaimed=1))
    assert ids(told) == ["story.you-reclaimed", "banner.must-replay"]
    assert ids(announce.story(update([], reclaimed=1), update(news, reclaimed=1))) == ["story.you-reclaimed"]


def test_what_a_taken_card_owes_is_told():
    news = [{"type": "drew", "seat": 0, "source": "discard", "cards": ["QS"]}]
    for needed, name in ((None, "banner.must-meld"), ({"needed": 51}, "banner.must-open")):
        told = announce.story(update([]), update(news, debts=["QS"], opening=needed))
        assert ids(told) == ["story.you-took", name] and told[1]["a"] == {"cards": {"card": "QS"}}


def test_who_leaves_the_match_is_told():
    for seat, name in ((0, "story.you-eliminated"), (2, "story.eliminated")):
        told = announce.story(update([], turn=1), update([{"type": "reshuffled"}], turn=1, eliminated=[seat]))
        assert ids(told) == ["story.reshuffled", name]


def test_melds_with_jokers_have_names():
    queens = meld("set", "QH", "QS")
    queens["slots"].insert(0, {"card": "*", "stands_for": "Q", "owner": 0})
    assert announce.meld(queens)["a"]["rank"] == {"m": "rank.many", "a": {"rank": "Q"}}
    run = meld("run", "TC", "JC")
    run["slots"].insert(0, {"card": "*", "stands_for": "9C", "owner": 0})
    assert announce.meld(run)["a"]["first"] == {"card": "9C"}


def test_written_cards_are_told_with_their_place():
    place = {"m": "meld.stands-for", "a": {"card": {"card": "*"}, "place": {"card": "8H"}}}
    assert announce.listed(["*=8H"]) == place
    assert announce.listed(["*"]) == {"card": "*"}
    assert announce.arguments({"card": "*=8H", "cards": ["*=8H"]}) == {"card": {"card": "*"}, "cards": place}


def test_a_refusal_is_told_by_its_rule_where_a_code_has_several():
    given = {"code": "not_opened", "rule": "RA-H14", "values": {}}
    assert announce.refusal(given) == {"m": "refusal.not_opened", "a": {"rule": "RA-H14"}}
    assert announce.refusal({"code": "stale_update", "rule": None, "values": {}})["a"] == {"rule": ""}


def lone(news, **more):
    """The ids of what is told of one event."""
    return ids(announce.story(update([]), update(news, **more)))


def test_the_deal_tells_the_cards_that_all_have_seen_and_what_is_wild():
    news = [
        {
            "type": "dealt",
            "dealer": 1,
            "upcard": "3D",
            "shown": [["7H"], ["6S"], []],
            "wild_rank": "6",
            "aside": [],
        }
    ]
    told = announce.story(None, update(news, turn=1))
    assert ids(told) == ["story.dealt", "story.up-cards", "story.wild"]
    assert told[1]["a"]["cards"]["a"]["first"] == {
        "m": "story.up-card",
        "a": {"who": {"m": "seat.you"}, "cards": {"card": "7H"}},
    }
    assert told[2]["a"] == {"rank": 6}
    news[0]["aside"], news[0]["wild_rank"] = ["KD"], "K"
    told = announce.story(None, update(news, turn=1))
    assert ids(told)[2:] == ["story.aside", "story.wild"] and told[3]["a"] == {"rank": "K"}


def test_a_deep_take_is_told_by_its_number_and_its_lowest_card():
    few = [{"type": "drew", "seat": 1, "source": "discard", "cards": ["3D", "4D"]}]
    many = [{"type": "drew", "seat": 1, "source": "discard", "cards": ["3D", "4D", "5D", "6D", "7D", "8D", "9D"]}]
    assert lone(few, turn=1)[0] == "story.took"
    told = announce.story(update([]), update(many, turn=1))[0]
    assert told["m"] == "story.took-many" and told["a"]["count"] == 7 and told["a"]["card"] == {"card": "3D"}
    assert announce.acts(update([]), update(many))[0][1][1] == {"m": "said.took-many", "a": {"count": 7}}


def test_matches_calls_floats_and_ways_out_are_told_in_sentences():
    run, three = meld("run", "8D", "9D", "TD"), meld("set", "QC", "QD", "QS")
    called = {"type": "called", "seat": 1, "taken": ["QS"], "cards": ["QS"], "on": 1, "new": False}
    deep = {"type": "called", "seat": 0, "taken": ["QS", "4C"], "cards": ["QC", "QD", "QS"], "on": 1, "new": True}
    for item, wanted in (
        ({"type": "matched", "seat": 1, "card": "9D", "on": 0}, ["story.matched-run"]),
        ({"type": "matched", "seat": 0, "card": "9D", "on": 0}, ["story.you-matched-run"]),
        (called, ["story.called-set"]),
        (deep, ["story.you-called-new-set", "story.you-took-many"]),
        ({"type": "floated", "seat": 1}, ["story.floated"]),
        ({"type": "went_out", "seat": 0}, ["story.you-went-out"]),
        ({"type": "chose", "seat": 1, "cards": 12}, ["story.chose"]),
        ({"type": "passed", "seat": 1}, []),
    ):
        assert lone([item], melds=[run, three], turn=0, phase="draw") == wanted, item
        acts = announce.acts(update([]), update([item], melds=[run, three]))
        assert [act[0] for _seat, act in acts] == ([item["type"]] if wanted else [])


def test_whose_turn_it_is_tells_of_floating_calling_and_choosing():
    for view, wanted in (
        ({"phase": "draw", "floating": [0]}, "banner.float-draw"),
        ({"phase": "play", "caller": True}, "banner.caller"),
        ({"phase": "choose"}, "choice.say"),
    ):
        assert ids(announce.story(update([], turn=1), update([{"type": "passed", "seat": 1}], **view))) == [wanted]
    was = update([], phase="call")
    assert ids(announce.story(was, update([{"type": "passed", "seat": 0}]))) == ["story.your-turn-draw"]


def test_where_melds_score_going_out_is_no_win():
    ended = {"type": "round_ended", "end": "out", "winner": 1, "scores": [40, 300, -5], "hands": [[], [], []]}
    result = {"melded": [40, 250, 0]}
    # the one person of the table is told what they score
    alone = update([ended], turn=None, result=result)
    alone["seats"] = [SEATS[0], SEATS[1], SEATS[1]]
    told = announce.story(update([]), alone)
    assert ids(told) == ["story.ended-gone", "story.you-score", "result.chart"] and told[1]["a"] == {"points": 40}
    ended["end"], ended["winner"] = "stock", None
    told = announce.story(update([]), update([ended], turn=None, result=result))
    assert ids(told) == ["story.ended-scored", "result.chart"]
    names = [{"m": "seat.person", "a": {"number": 1}}, {"m": "seat.name-1"}, "Zoé"]  # two people: nobody is *you*
    each = [{"m": "home.score", "a": {"name": names[seat], "points": 10 * seat + 10}} for seat in range(3)]
    assert told[1]["a"] == {"round": 1, "scores": several(each)}


def test_a_reason_names_seats_and_cards_any_of_which_will_do():
    seats = [{"kind": "you", "name": None}, {"kind": "hard", "name": "Zoé"}]
    why = ["hint.risk", {"seat": 1, "cards": ["7H"], "others": ["8H"], "card": "2C"}]
    assert announce.reason(why, seats, 0) == {
        "m": "hint.risk",
        "a": {"who": "Zoé", "cards": {"card": "7H"}, "others": {"card": "8H"}, "card": {"card": "2C"}},
    }
    others = announce.reason(["hint.lone", {"others": ["7H", "8H", "*"]}], seats, 0)["a"]["others"]
    more = {"m": "list.more", "a": {"first": {"card": "7H"}, "rest": {"card": "8H"}}}
    assert others == {"m": "list.or", "a": {"first": more, "rest": {"card": "*"}}}
    assert announce.reason(["hint.out", {}], seats, 0) == {"m": "hint.out", "a": {}}


def test_a_reason_may_be_said_before_another():
    seats = [{"kind": "you", "name": None}, {"kind": "hard", "name": "Zoé"}]
    first = ["hint.unwanted", {"seat": 1, "cards": ["KS"], "card": "KD"}]
    assert announce.reason(["hint.held", {"first": first, "cards": ["4H"]}], seats, 0) == {
        "m": "hint.held",
        "a": {"first": announce.reason(first, seats, 0), "cards": {"card": "4H"}},
    }


def test_in_a_replay_one_sees_what_the_others_draw():
    new = {"seats": [{"kind": "you", "name": None}, {"kind": "hard", "name": "Zoé"}], "you": 0, "view": {}}
    new["news"] = [{"type": "drew", "seat": 1, "source": "stock", "cards": ["9C"]}]
    assert announce.happened(None, new) == [{"m": "story.drew-open", "a": {"who": "Zoé", "cards": {"card": "9C"}}}]
    new["news"] = [{"type": "drew", "seat": 1, "source": "stock", "cards": []}]
    assert announce.happened(None, new) == [{"m": "story.drew", "a": {"who": "Zoé"}}]
