"""What happened, in sentences for the live region and in a word or two for the place cards."""

from web.nodes import face, msg, several, spoken
from web.screens.common import name_of


def story(old, new):
    """The sentences of an update, in order; ``old`` is the one before, None when the match comes to the table."""
    told = []
    for item in new["news"]:
        told.extend(_sentences(new, item))
    if old is None:
        return told + _turn(new)
    was, now = old["view"], new["view"]
    if not new["news"]:
        told.append(msg("story.undone"))
    elif was["turn"] == now["turn"] and was["round_number"] == now["round_number"]:
        return told
    return told + _turn(new)


def said(new):
    """What each seat did last in this update: pairs of seat and words. The viewer's own acts are left out."""
    words = []
    for item in new["news"]:
        seat = item.get("seat")
        if seat is None or seat == new["you"]:
            continue
        spoken = _words(item)
        if spoken is not None:
            words = [pair for pair in words if pair[0] != seat]
            words.append((seat, spoken))
    return words


def meld(made):
    """The name of a meld: kind, its ends or its rank, how many cards."""
    return {"m": "meld." + made["kind"], "a": _about(made)}


def _about(made):
    """Arguments of a meld's messages, which differ by its kind."""
    slots = made["slots"]
    first = slots[0]["stands_for"]
    if made["kind"] == "set":
        return {"rank": msg("rank.many", rank=spoken(first)["a"]["rank"]), "count": len(slots)}
    return {"first": face(first), "last": face(slots[-1]["stands_for"]), "count": len(slots)}


def listed(cards):
    """Cards one after another, as one argument of a message."""
    return several([face(card) for card in cards])


def _turn(new):
    if new["view"]["result"] or new["view"]["turn"] != new["you"]:
        return []
    return [msg("story.your-turn-draw" if new["view"]["phase"] == "draw" else "story.your-turn-play")]


def _who(new, item):
    """(beginning of the message's name, arguments): the viewer has sentences of their own."""
    seat = item["seat"]
    if seat == new["you"]:
        return "story.you-", {}
    return "story.", {"who": name_of(new["seats"], seat, new["you"])}


def _sentences(new, item):
    kind = item["type"]
    if kind == "dealt":
        return [msg("story.dealt", round=new["view"]["round_number"] + 1, count=len(new["view"]["hand"]))]
    if kind == "reshuffled":
        return [msg("story.reshuffled")]
    if kind == "round_ended":
        return [_ended(new, item)]
    begin, who = _who(new, item)
    if kind == "drew":
        return [_drew(begin, who, item)]
    if kind == "melded":
        return [_told(begin + "melded-" + made["kind"], who, _about(made)) for made in item["melds"]]
    if kind == "laid_off":
        made = new["view"]["melds"][item["on"]]
        args = _about(made)
        args["cards"] = listed(item["cards"])
        return [_told(begin + "laid-off-" + made["kind"], who, args)]
    if kind == "discarded":
        return [_told(begin + "discarded", who, {"card": face(item["card"])})]
    return []


def _drew(begin, who, item):
    cards = item.get("cards")
    if item["source"] == "discard":
        return _told(begin + "took", who, {"cards": listed(cards)})
    if cards:
        return _told(begin + "drew", who, {"cards": listed(cards)})
    return _told("story.drew", who, {})


def _told(name, who, args):
    args.update(who)
    return {"m": name, "a": args}


def _ended(new, item):
    winner = item["winner"]
    if winner is None:
        return msg("story.ended-nobody")
    points = item["scores"][winner]
    how = "ended-" + ("out" if item["end"] == "out" else "stock")
    if winner == new["you"]:
        return msg("story.you-" + how, points=points)
    return msg("story." + how, who=name_of(new["seats"], winner, new["you"]), points=points)


def _words(item):
    kind = item["type"]
    if kind == "drew":
        if item["source"] == "discard":
            return msg("said.took", cards=listed(item["cards"]))
        return msg("said.drew")
    if kind == "melded":
        return msg("said.melded", count=len(item["melds"]))
    if kind == "laid_off":
        return msg("said.laid-off", cards=listed(item["cards"]))
    if kind == "discarded":
        return msg("said.discarded", card=face(item["card"]))
    return None


def arguments(values):
    """Values of a refusal or a reason as arguments of its message: ``card`` is a face, a list is several."""
    made = {}
    for name in values or {}:
        value = values[name]
        if isinstance(value, list):
            made[name] = listed(value) if value else ""
        else:
            made[name] = face(value) if name == "card" else value
    return made
