"""What happened, in sentences for the live region and in a word or two for the place cards."""

from web.nodes import either, face, msg, rank_of, several
from web.screens.common import PEOPLE, alone, name_of
from web.written import place, plain

MANY = 6  # cards taken from the pile that are named one by one


def story(old, new):
    """The sentences of an update, in order; ``old`` is the one before, None when the match comes to the table.

    That another draws from the stock, as most turns begin, is told with what follows it.
    """
    if old is None:
        return happened(old, new) + _turn(new)
    told = _then(old, new)
    was, now = old["view"], new["view"]
    told.extend([_of(new, seat, "eliminated") for seat in now["eliminated"] if seat not in was["eliminated"]])
    if any(item["type"] == "round_ended" for item in new["news"]):
        told.append(_totals(new))
    if (new.get("match") or {}).get("early"):
        return told + [ended_early(new)]
    if not new["news"]:
        told.extend(_seated(old, new) or [msg("story.undone")])
    elif _whose(was) == _whose(now):
        debt = owed(now) if now["turn"] == new["you"] else None
        return told + [debt] if debt is not None and debt != owed(was) else told
    return told + _turn(new)


def _then(old, new):
    """What the news say, after the draw that was not told yet; a draw at their end waits for what follows."""
    news = new["news"]
    if not news:
        return []
    drew, told = _unseen(old), []
    if drew is not None:
        begin, who = _who(new, drew["seat"])
        if news[0]["type"] == "discarded" and begin == "story.":
            told.append(_told("heard.drew-discarded", who, {"card": face(news[0]["card"])}))
            news = news[1:]
        else:
            told.append(_told("story.drew", who, {}))
    return told + _all(old, new, news if _unseen(new) is None else news[:-1])


def _unseen(update):
    """The draw from the stock that an update ends with, if it is another's."""
    last = update["news"][-1] if update["news"] else {"type": None}
    hidden = last["type"] == "drew" and last["source"] == "stock" and not last.get("cards")
    return last if hidden and last["seat"] != update["you"] else None


def ended_early(update):
    """That the match was ended before it was over, and what that means for its score."""
    return msg("life.ended-early") if update["sheet"] else msg("life.ended-first")


def _totals(new):
    """What everybody has by now."""
    seats, you = new["seats"], alone(new["seats"])
    names = [name_of(seats, seat, you) for seat in range(len(seats))]
    scores = [msg("home.score", name=names[seat], points=new["totals"][seat]) for seat in range(len(seats))]
    return msg("result.chart", round=new["view"]["round_number"] + 1, scores=several(scores))


def happened(old, new):
    """What the news of an update say, and no more."""
    return _all(old, new, new["news"])


def _all(old, new, news):
    told = []
    for item in news:
        told.extend(_sentences(old, new, item))
    return told


def tells(news):
    """Whether there is something to tell of these news."""
    return any(item["type"] != "passed" for item in news)


def passed(new):
    """Who let a call go by."""
    return [_of(new, item["seat"], "passed") for item in new["news"] if item["type"] == "passed"]


def deed(action):
    """(name, arguments) of an action in words: what is said of it depends on who asks."""
    if "draw" in action:
        count = action.get("count", 1)
        if count > 1:
            return "take-many", {"count": count}
        return ("draw" if action["draw"] == "stock" else "take"), {}
    if "meld" in action:
        melds = [listed(group) for group in action["meld"]]
        found = melds.pop()
        while melds:
            found = msg("advice.melds", first=melds.pop(), rest=found)
        return "lay", {"cards": found}
    if "lay_off" in action:
        return "add", {"cards": listed(action["lay_off"])}
    if "reclaim" in action:
        found = action["reclaim"]
        return "reclaim", {"cards": listed(found if isinstance(found, list) else [found])}
    if "match" in action:
        return "match", {"card": face(action["match"])}
    if "call" in action:
        return "call", {}
    if "pass" in action:
        return "pass", {}
    if "choose" in action:
        return "choose", {"count": action["choose"]}
    return "discard", {"card": face(action["discard"])}


def _whose(view):
    """Whose turn it is, and of which kind: whoever lets a call go by may be the next to draw."""
    return view["turn"], view["round_number"], view["phase"] == "call"


def owed(view):
    """What the table is owed in this turn, in a sentence, or None."""
    if view["debts"]:
        return msg("banner.must-open" if view["opening"] else "banner.must-meld", cards=listed(view["debts"]))
    return msg("banner.must-replay", count=view["reclaimed"]) if view["reclaimed"] else None


def refusal(given):
    """Why an action was refused, in a sentence. Some codes stand for several rules, each with words of its own."""
    made = arguments(given["values"])
    made["rule"] = given["rule"] or ""
    return {"m": "refusal." + given["code"], "a": made}


def asks(rules):
    """Whether it matters who has opened: the rules ask something of first melds, or of the turn they are laid in."""
    wanted = ("opening_minimum", "opening_needs_clean_run", "taken_card_must_open")
    return any(rules.get(name) for name in wanted) or not rules.get("lay_off_in_opening_turn", True)


def acts(old, new):
    """What the seats did in this update, in order: pairs of seat and act, which is (kind, words, cards)."""
    found = []
    for item in new["news"]:
        act = _act(old, new, item)
        if act is not None:
            found.append((item["seat"], act))
    return found


def telling(turn):
    """Of the acts of a turn the one its place card shows: a call, an opening, a wild that was used, else the last.
    None where there is but that the seat floats: it wears a sign that says so."""
    for kind in ("called", "opened", "reclaimed", "matched"):
        for act in turn:
            if act[0] == kind:
                return act
    acts = [act for act in turn if act[0] != "floated"]
    return acts[-1] if acts else None


def meld(made):
    """The name of a meld: kind, its ends or its rank, how many cards."""
    return {"m": "meld." + made["kind"], "a": about(made)}


def about(made):
    """Arguments of a meld's messages, which differ by its kind."""
    slots = made["slots"]
    if made["kind"] == "wilds":
        return {"count": len(slots)}
    first = slots[0]["stands_for"]
    if made["kind"] == "set":
        return {"rank": many(first), "count": len(slots)}
    return {"first": face(first), "last": face(slots[-1]["stands_for"]), "count": len(slots)}


def many(name):
    """The cards of a rank, by a face or by the rank alone."""
    return msg("rank.many", rank=rank_of(name))


def all_of(name):
    """Every card of a rank, where sets do not come into it."""
    return msg("rank.all", rank=rank_of(name))


def standing(name, meant):
    """A wild and what it stands for: a face, or in a set a rank."""
    if len(meant) == 1:
        return msg("meld.stands-in-set", card=face(name), rank=many(meant))
    return msg("meld.stands-for", card=face(name), place=face(meant))


def cards_of(made):
    """The cards of a meld one after another, as one argument of a message."""
    return several([_slot(made, slot["card"], slot["stands_for"]) for slot in made["slots"]])


def _slot(made, name, meant):
    if name == meant:
        return face(name)
    return standing(name, meant[0] if made["kind"] == "set" else meant)


def listed(cards):
    """Cards one after another, as one argument of a message; a wild with its place if one is written."""
    return several([standing(plain(text), place(text)) if place(text) else face(text) for text in cards])


def _turn(new):
    view = new["view"]
    if view["result"] or view["turn"] != new["you"] or new["seats"][view["turn"]]["kind"] not in PEOPLE:
        return []
    if view["phase"] == "call":
        return []  # what can be called, and for how long, is said where the clock starts
    if view["phase"] == "choose":
        return [msg("choice.say")]
    if view["phase"] == "draw":
        return [msg("banner.float-draw" if new["you"] in view.get("floating", ()) else "story.your-turn-draw")]
    return [msg("banner.caller" if view.get("caller") else "story.your-turn-play")]


def _seated(old, new):
    """Whose seat a bot plays from now on, or the person again."""
    told = []
    for seat in range(len(new["seats"])):
        if new["seats"][seat]["kind"] != old["seats"][seat]["kind"]:
            begin, who = ("you-", {}) if seat == new["you"] else ("other-", {"who": name_of(new["seats"], seat, None)})
            begin += "back" if new["seats"][seat]["kind"] in PEOPLE else "away"
            told.append(msg("life." + begin, **who))
    return told


def _who(new, seat):
    """(beginning of the message's name, arguments): the viewer has sentences of their own."""
    if seat == new["you"]:
        return "story.you-", {}
    return "story.", {"who": name_of(new["seats"], seat, new["you"])}


def _of(new, seat, name, **args):
    """A sentence of what a seat did."""
    begin, who = _who(new, seat)
    return _told(begin + name, who, args)


def _sentences(old, new, item):
    kind = item["type"]
    if kind == "dealt":
        return _dealt(new, item)
    if kind == "reshuffled":
        return [msg("story.reshuffled")]
    if kind == "round_ended":
        return _ended(new, item)
    begin, who = _who(new, item["seat"])
    if kind == "drew":
        return [_drew(begin, who, item)]
    if kind == "melded":
        told = [_told(begin + "melded-" + made["kind"], who, about(made)) for made in item["melds"]]
        return [_told(begin + "opened", who, {})] + told if _opens(old, new, item["seat"]) else told
    if kind == "laid_off":
        made = new["view"]["melds"][item["on"]]
        args = about(made)
        args["cards"] = listed(item["cards"])
        return [_told(begin + "laid-off-" + made["kind"], who, args)]
    if kind == "reclaimed":
        return [_told(begin + "reclaimed", who, {"cards": listed(item["cards"]), "wilds": listed(item["wilds"])})]
    if kind == "discarded":
        return [_told(begin + "discarded", who, {"card": face(item["card"])})]
    if kind == "matched":
        args = about(new["view"]["melds"][item["on"]])
        args["card"] = face(item["card"])
        return [_told(begin + "matched-" + new["view"]["melds"][item["on"]]["kind"], who, args)]
    if kind == "called":
        return _called(new, item, begin, who)
    if kind == "chose":
        return [_told(begin + "chose", who, {"count": item["cards"]})]
    return [_told(begin + TOLD[kind], who, {})] if kind in TOLD else []


TOLD = {"floated": "floated", "went_out": "went-out"}  # events of a seat alone, and their sentences


def _dealt(new, item):
    """How many cards, which of them were dealt face up, and what is wild."""
    view = new["view"]
    told = [msg("story.dealt", round=view["round_number"] + 1, count=len(view["hand"]))]
    shown = item.get("shown") or []
    ups = [(seat, shown[seat]) for seat in range(len(shown)) if shown[seat]]
    if ups:
        each = [msg("story.up-card", who=name_of(new["seats"], seat, new["you"]), cards=listed(up)) for seat, up in ups]
        told.append(msg("story.up-cards", cards=several(each)))
    if item.get("aside"):
        told.append(msg("story.aside", cards=listed(item["aside"])))
    if item.get("wild_rank"):
        told.append(msg("story.wild", rank=rank_of(item["wild_rank"])))
    return told if item["upcard"] or view["phase"] == "choose" else told + [_of(new, item["dealer"], "starts")]


def _called(new, item, begin, who):
    """A call: what came off the pile, where there was more than the discard, and what became of it."""
    made = new["view"]["melds"][item["on"]]
    args = about(made)
    args["cards"] = listed(item["cards"])
    told = [_told(begin + ("called-new-" if item["new"] else "called-") + made["kind"], who, args)]
    if len(item["taken"]) > 1:
        told.append(_told(begin + "took-many", who, _deep(item["taken"])))
    return told


def _deep(cards):
    """Arguments of a sentence about many cards of the pile."""
    return {"count": len(cards), "card": face(cards[0])}


def _opens(old, new, seat):
    """Whether the seat's first melds of the round, which the rules ask something of, came with this update."""
    if old is None or not asks(new["rules"]):
        return False
    return seat in new["view"]["opened"] and seat not in old["view"]["opened"]


def _drew(begin, who, item):
    cards = item.get("cards")
    if item["source"] == "discard":
        if len(cards) > MANY:
            return _told(begin + "took-many", who, _deep(cards))
        return _told(begin + "took", who, {"cards": listed(cards)})
    if cards:
        return _told(begin + ("drew" if begin == "story.you-" else "drew-open"), who, {"cards": listed(cards)})
    return _told("story.drew", who, {})


def _told(name, who, args):
    args = dict(args)
    args.update(who)
    return {"m": name, "a": args}


def _ended(new, item):
    winner, result = item["winner"], new["view"]["result"]
    if result and result.get("melded"):  # everybody scores: going out is no win
        out = item["end"] == "out"
        told = _of(new, winner, "ended-gone") if out else msg("story.ended-scored")
        you = alone(new["seats"])
        return [told] if you is None else [told, msg("story.you-score", points=item["scores"][you])]
    if winner is None:
        return [msg("story.ended-nobody")]
    points = item["scores"][winner]
    return [_of(new, winner, "ended-out" if item["end"] == "out" else "ended-stock", points=points)]


def _act(old, new, item):
    kind = item["type"]
    if kind == "drew":
        if item["source"] == "discard":
            cards = item["cards"]
            words = msg("said.took", cards=listed(cards)) if len(cards) < 4 else msg("said.took-many", count=len(cards))
            return "took", words, cards
        return "drew", msg("said.drew"), []
    if kind == "melded":
        if _opens(old, new, item["seat"]):
            return "opened", msg("said.opened", points=sum(item["values"])), []
        return kind, msg("said.melded", count=len(item["melds"])), []
    if kind == "laid_off":
        return kind, msg("said.laid-off", cards=listed(item["cards"])), item["cards"]
    if kind == "reclaimed":
        return kind, msg("said.reclaimed", cards=listed(item["wilds"])), item["wilds"]
    if kind == "discarded":
        return kind, msg("said.discarded", card=face(item["card"])), [item["card"]]
    if kind == "matched":
        return kind, msg("said.matched", card=face(item["card"])), [item["card"]]
    if kind == "called":
        return kind, msg("said.called", cards=listed(item["cards"])), item["cards"]
    if kind == "chose":
        return kind, msg("said.chose", count=item["cards"]), []
    return (kind, msg("said." + TOLD[kind]), []) if kind in TOLD else None


def reason(why, seats, you):
    """Why an action is good, in a sentence; `you` is the seat of who reads it, or None."""
    key, values = why
    first = values.get("first")  # a reason that is said before it
    made = arguments({name: values[name] for name in values if name != "first"})
    if first is not None:
        made["first"] = reason(first, seats, you)
    if "others" in made:  # any of them will do
        made["others"] = either([face(plain(text)) for text in values["others"]])
    if "seat" in made:
        made["who"] = name_of(seats, made.pop("seat"), you)
    return {"m": key, "a": made}


def arguments(values):
    """Values of a refusal or a reason as arguments of its message: ``card`` is a face, a list is several."""
    made = {}
    for name in values or {}:
        value = values[name]
        if isinstance(value, list):
            made[name] = listed(value) if value else ""
        else:
            made[name] = face(plain(value)) if name == "card" else value
    return made
