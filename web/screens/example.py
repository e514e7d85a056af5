"""The little board of the rule book: an example of a rule, played step by step.

`model.examples` are those that are loaded, by the key of a sentence, as `tools/examples.py` describes them; they lie in
a file for each page of rules, examples-RA.json, and `model.pages_asked` are the letters of those asked for.
`model.playing` is [number of the rule whose board is open, place of the example, steps played], or None.
"""

from web import announce
from web.nodes import back, card, el, icon, msg, num, several
from web.screens.common import alone, chip, name_of, said_of, token


def init(model):
    model.examples = {}
    model.pages_asked = []


def wanted(model, rows):
    """Effects that get the examples of a rule book, each page once; those of bots have none."""
    effects = []
    for number, _, _ in rows:
        letters = number.split("-")[0]
        if letters not in model.pages_asked and (letters != "CV" or rows[0][0].startswith("CV")):
            model.pages_asked.append(letters)
            effects.append(["load", "examples-" + letters + ".json", "examples"])
    return effects


def arrived(model, args, value):
    if "ok" in value:
        model.examples.update(value["ok"])
    else:
        model.pages_asked = []  # all are asked for again with the next book


def found(model, key, args):
    """The examples of a sentence: those in which it says the same, else those in which its numbers are others."""
    all_of_them = model.examples.get(key) or []
    return [one for one in all_of_them if one["args"] == args] or all_of_them


def guide():
    """How to see a rule played."""
    return el("p", {"class": "guide", "key": "guide"}, icon("play"), el("span", None, msg("rulebook.try")))


def opener(model, number, key, args):
    """The button that opens and closes the board of a rule; None where there is no example."""
    if not found(model, key, args):
        return None
    return el(
        "button",
        {
            "class": "button plain try",
            "type": "button",
            "key": "example-" + number,
            "do": "example:" + number,
            "aria-expanded": "true" if is_open(model, number) else "false",
            "aria-label": msg("rulebook.example-of", rule=number),
        },
        icon("play"),
        el("span", None, msg("rulebook.example")),
    )


def is_open(model, number):
    return model.playing is not None and model.playing[0] == number


def board(model, number, key, args):
    """The board of a rule, or None while it is closed."""
    examples = found(model, key, args)
    if not is_open(model, number) or not examples:
        return None
    _, place, played = model.playing
    one = examples[place]
    seats = seats_of(one)
    return el(
        "div",
        {"class": "board example", "key": "board"},
        el("p", None, msg("rulebook.under", rule=said_of(key, one["args"]))) if one["args"] != args else None,
        table(one, seats, played),
        verdict(one, seats, played),
        buttons(one, seats, played, len(examples)),
    )


def seats_of(one):
    return [{"kind": "you" if seat == one["you"] else "normal", "name": None} for seat in range(one["players"])]


def lies(one, played):
    """What lies on the table after so many steps."""
    now = one["start"]
    for step in one["steps"][:played]:
        now = step["after"] or now
    return now


def table(one, seats, played):
    """Piles, melds and every hand, open."""
    now = lies(one, played)
    stock = {"class": "heap", "role": "img", "aria-label": msg("pile.stock", count=now["stock"])}
    pile = [card(name) for name in now["discard"]]
    rows = [
        el(
            "div",
            {"class": "heaps"},
            el("span", stock, back(), num(now["stock"])),
            el("span", {"class": "cards"}, *pile),
        )
    ]
    if now["melds"]:
        rows.append(el("div", {"class": "laid"}, *[meld(slots) for slots in now["melds"]]))
    for seat in range(len(seats)):
        rows.append(
            el(
                "div",
                {"class": "hand-row", "data-owner": str(seat)},
                token(seats, seat, alone(seats)),
                el("b", None, name_of(seats, seat, alone(seats))),
                el("span", {"class": "cards"}, *[card(name) for name in now["hands"][seat]]),
            )
        )
    return el("div", {"class": "lies"}, *rows)


def meld(slots):
    kids = []
    for name, meant in slots:
        props = None
        if name != meant:
            label = announce.standing(name, meant)
            props = {"data-for": meant, "aria-label": label}
        kids.append(card(name, props=props))
    return el("span", {"class": "cards"}, *kids)


def said(one, seats, place):
    """What a step asks for, in a sentence."""
    step = one["steps"][place]
    what = asked(step["action"], lies(one, place)["melds"])
    return msg("rulebook.step", who=name_of(seats, step["seat"], alone(seats)), what=what)


def asked(action, melds):
    """The action in words; `melds` lie on the table before it."""
    if "meld" in action:
        cards = []
        for one in action["meld"]:
            cards = cards + one
        return msg("advice.lay", cards=announce.listed(cards))
    if "lay_off" in action:
        cards = announce.listed(action["lay_off"])
        if action["on"] >= len(melds):
            return msg("advice.add", cards=cards)
        return msg("rulebook.add", cards=cards, meld=announce.listed([card for card, _ in melds[action["on"]]]))
    if "reclaim" in action:
        cards = action["reclaim"]
        return msg("advice.reclaim", cards=announce.listed(cards if isinstance(cards, list) else [cards]))
    if "discard" in action:
        return msg("advice.discard", card={"card": action["discard"]})
    if action.get("draw") == "stock":
        return msg("advice.draw")
    if "draw" in action:
        count = action.get("count") or 1
        return msg("advice.take-many", count=count) if count > 1 else msg("advice.take")
    return msg("result.next")


def verdict(one, seats, played):
    """What came of the last step."""
    if not played:
        return None
    told = said(one, seats, played - 1)
    refusal = one["steps"][played - 1]["refusal"]
    if refusal is not None:
        return el(
            "p",
            {"class": "verdict no", "key": "verdict"},
            icon("cross"),
            el("span", None, told, " ", chip(refusal["rule"], True), " ", announce.refusal(refusal)),
        )
    return el(
        "p",
        {"class": "verdict", "key": "verdict"},
        icon("check"),
        el("span", None, told, outcome(one, seats, played)),
    )


def outcome(one, seats, played):
    """Who won, and the totals, once the round of the example is over."""
    now = lies(one, played)
    if "winner" not in now:
        return None
    winner, you = now["winner"], alone(seats)
    who = "nobody" if winner is None else "you" if winner == you else "other"
    name = "" if winner is None else name_of(seats, winner, you)
    scores = []
    for seat in range(len(seats)):
        scores.append(msg("home.score", name=name_of(seats, seat, you), points=now["scores"][seat]))
    return (" ", msg("result.title", who=who, name=name), el("br"), msg("rulebook.totals", scores=several(scores)))


def buttons(one, seats, played, many):
    kids = []
    if played < len(one["steps"]):
        kids.append(pressed("step", "play", said(one, seats, played)))
    elif played:
        kids.append(pressed("again", "replay", msg("rulebook.again")))
    if many > 1 and played == len(one["steps"]):
        kids.append(pressed("another", "play", msg("rulebook.another")))
    return el("div", {"class": "row"}, *kids)


def pressed(intent, symbol, label):
    return el(
        "button",
        {"class": "button on-table", "type": "button", "key": "board-" + intent, "do": intent},
        icon(symbol),
        el("span", None, label),
    )


def toggle(model, number):
    """Open or close the board of a rule; effects that lead to the button which plays it, and so bring it in view."""
    model.playing = None if is_open(model, number) else [number, 0, 0]
    return [["focus", "board-step"]] if model.playing is not None else []


def step(model, key, args):
    """Play the next step of the open board; effects that say what came of it and leave the focus where one goes on."""
    one = found(model, key, args)[model.playing[1]]
    played = model.playing[2] + 1
    if played > len(one["steps"]):
        return []
    model.playing[2] = played
    done = one["steps"][played - 1]
    told = announce.refusal(done["refusal"]) if done["refusal"] else said(one, seats_of(one), played - 1)
    return [["focus", "board-step" if played < len(one["steps"]) else "board-again"], ["say", told]]


def again(model, key, args):
    """The same example from its beginning."""
    model.playing[2] = 0
    return [["focus", "board-step"]]


def another(model, key, args):
    """The next example of the same rule, or again the first."""
    model.playing[1] = (model.playing[1] + 1) % len(found(model, key, args))
    return again(model, key, args)
