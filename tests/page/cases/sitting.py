"""A page with a table, made for tests: updates to show, and what is to be seen and pressed then."""

from engine import heard

from web import app, desk

HAND = ["4C", "5C", "6C", "7D", "9S", "KH"]


def meld(kind, *cards):
    return {"kind": kind, "slots": [{"card": card, "stands_for": card, "owner": 1} for card in cards]}


def worth(cards):
    """A new meld and its value: ten for each card, wherever a joker stands."""
    return {"cards": cards, "value": 10 * len(cards)} if isinstance(cards, list) else cards


def wild(place):
    """A joker that lies for a card, in a set for its rank."""
    return {"card": "*", "stands_for": place, "owner": 1}


def update(
    hand=HAND,
    phase="play",
    turn=0,
    number=1,
    melds=(),
    discard=("3D",),
    stock=20,
    options=None,
    lays=(),
    gathers=None,
    news=(),
    drawn=None,
    result=None,
    seats=("you", "normal"),
    round_number=0,
    opening=None,
    debts=(),
    reclaimed=0,
    eliminated=(),
):
    """``lays`` are the melds of the hand that the engine takes, ``gathers`` all that are melds, if there are others."""
    allowed = {"draws": [], "lay_offs": [], "reclaims": [], "discards": [], "undo": False}
    if options:
        allowed.update(options)
    players = len(seats)
    return {
        "number": number,
        "id": "m1",
        "you": 0,
        "rules": {"preset": "cardverse", "target_score": 100, "ace_in_runs": "high"},
        "seats": [{"kind": kind, "name": None} for kind in seats],
        "sheet": [],
        "totals": [0] * players,
        "match": None,
        "values": {},
        "news": list(news),
        "options": allowed,
        "hand": {  # for the stand-in of the engine only: see `engine.reading`
            "lays": [worth(cards) for cards in lays],
            "gathers": [worth(cards) for cards in (lays if gathers is None else gathers)],
        },
        "view": {
            "seat": 0,
            "players": players,
            "dealer": 1,
            "turn": turn,
            "phase": phase,
            "hand": list(hand),
            "counts": [len(hand)] + [7] * (players - 1),
            "stock": stock,
            "discard": list(discard),
            "melds": list(melds),
            "scores": [0] * players,
            "opened": [],
            "drawn": drawn,
            "drawn_from": None,
            "turn_number": 2,
            "round_number": round_number,
            "result": result,
            "debts": list(debts),
            "barred": [],
            "reclaimed": reclaimed,
            "opening": {"needed": opening} if opening else None,
            "eliminated": list(eliminated),
        },
    }


DRAWS = {"draws": [{"draw": "stock"}, {"draw": "discard", "count": 1}]}
RUN = {"lays": [["4C", "5C", "6C"]], "options": {"discards": HAND}}


def shown(new, old=None):
    model = app.Model()
    model.engine = "ready"
    model.screen = "table"
    model.settings["speed"] = "instant"
    app.module(model, "table")
    if old is not None:
        app._updated(model, old)
    app._updated(model, new)
    return model


def tap(model, *faces):
    for name in faces:
        one = next(card for card in desk.shown(model.desk) if desk.face(card) == name and card not in model.desk.chosen)
        effects = heard(model, app.handle(model, "card", [one], None))
        assert [effect for effect in effects if effect[0] != "say"] == []


def nodes(model):
    """Every node of the page, outer ones first."""
    found = []
    waiting = [app.scene(model)["root"]]
    while waiting:
        node = waiting.pop(0)
        found.append(node)
        waiting = [kid for kid in node[2] if isinstance(kid, list)] + waiting
    return found


def marked(model, name, value=None):
    return [
        node
        for node in nodes(model)
        if name in node[1] and node[1][name] is not None and (value is None or node[1][name] == value)
    ]


def one(model, name, value):
    found = marked(model, name, value)
    assert len(found) == 1, (name, value, len(found))
    return found[0]


def dragged(model, name, *where):
    """A card of the hand is lifted and let go somewhere."""
    card = next(one for one in desk.shown(model.desk) if desk.face(one) == name)
    assert heard(model, app.handle(model, "lift", [card], None)) == []
    args = [card]
    args.extend(where)
    return heard(model, app.handle(model, "drop", args, None))


def lit(node):
    return not node[1].get("aria-disabled")


def press(model, node):
    parts = node[1]["do"].split(":")
    return heard(model, app.handle(model, parts[0], parts[1:], None))


def sent(effects):
    return [effect[1]["action"] for effect in effects if effect[0] == "call" and effect[1]["op"] == "act"]


def said(effects):
    return [effect[1]["m"] for effect in effects if effect[0] == "say"]


def judged(model, effects, refusal):
    """What is said when the engine has judged the tray."""
    assert [effect[2] for effect in effects if effect[0] == "call"] == ["judge"]
    return said(app.handle(model, "reply", ["judge", "judge"], {"ok": {"refusal": refusal}}))


def label(node):
    """The message on a button."""
    return next(kid[2][0]["m"] for kid in node[2] if kid[0] == "span" and kid[2] and isinstance(kid[2][0], dict))


def asked(model):
    return [kid[2][0]["m"] for kid in one(model, "key", "banner")[2] if isinstance(kid, list) and kid[0] == "span"]
