"""A catalogue, updates and saves in miniature, and ways to look into a scene."""

import json

from web import app

SWITCHES = (
    ("players", "deal", {"kind": "span", "low": 2, "high": 8}, [2, 4], [], True, ["CV-2"]),
    (
        "hand_size",
        "deal",
        {"kind": "by_players", "low": 1, "high": 30},
        {"2": 7, "3": 10, "4": 10},
        [7, 10],
        False,
        ["CV-3", "RA-4"],
    ),
    ("ace_in_runs", "melds", {"kind": "choice", "values": ["high", "low"]}, "high", [], True, ["CV-13"]),
    ("take_depth", "draw", {"kind": "choice", "values": [1, "any"]}, 1, [], False, ["RA-6"]),
    ("discard_to_win", "end", {"kind": "on_off"}, False, [], False, ["CV-12"]),
    (
        "reshuffle_limit",
        "end",
        {"kind": "number", "low": 0, "high": 9, "none": True},
        0,
        [0, 1, None],
        False,
        ["CV-12"],
    ),
    (
        "target_score",
        "match",
        {"kind": "number", "low": 10, "high": 1000, "none": False},
        100,
        [50, 100],
        False,
        ["CV-20"],
    ),
    ("rounds", "match", {"kind": "number", "low": 1, "high": 1000, "none": False}, 100, [], False, ["P-6"]),
)
NAMES = ("name", "section", "domain", "default", "offers", "locked", "cites")
ROWS = (
    ("CV-2", "CV-2", {}),
    ("CV-3", "CV-3", {"two": 7, "more": 10}),
    ("CV-12", "CV-12-off", {}),
    ("CV-13", "CV-13", {}),
    ("CV-20", "CV-20", {"target": 100}),
    ("CV-S1", "CV-S1", {}),
    ("P-6", "P-6", {"rounds": 100}),
)


def catalogue():
    switches = []
    for values in SWITCHES:
        found = {}
        for place in range(len(NAMES)):
            found[NAMES[place]] = values[place]
        switches.append(found)
    rows = [list(row) for row in ROWS]
    return {
        "presets": {"cardverse": {"players": [2, 4], "switches": switches, "rules": rows}},
        "names": [found["name"] for found in switches],
    }


def rules(**changed):
    made = {"preset": "cardverse"}
    for values in SWITCHES:
        made[values[0]] = values[3]
    made.update(changed)
    return made


def seat(kind, name=None):
    return {"kind": kind, "name": name}


SEATS = (seat("you"), seat("hard"), seat("normal", "Zoé"), seat("easy"))


def update(sheet, hands, winner=0, end="out", match=None, number=9, **changed):
    """The update after a round; a card counts its number, a letter ten."""
    seats = [dict(one) for one in SEATS[: len(hands)]]
    worth = [[int(card[0]) if card[0] in "23456789" else 10 for card in hand] for hand in hands]
    result = {
        "end": end,
        "winner": winner,
        "scores": sheet[-1],
        "hands": hands,
        "card_values": worth,
        "values": [sum(row) for row in worth],
    }
    return {
        "number": number,
        "id": "m1",
        "you": 0,
        "rules": rules(**changed),
        "seats": seats,
        "sheet": sheet,
        "totals": [sum(row[one] for row in sheet) for one in range(len(hands))],
        "match": match,
        "options": {"next_round": match is None},
        "values": {},
        "news": [],
        "view": {"turn": None, "phase": "over", "result": result, "round_number": len(sheet)},
    }


def save(name, seats=2, number=3, totals=(41, 62, 0, 7), over=False):
    return {
        "id": name,
        "preset": "cardverse",
        "rules": rules(),
        "seats": [dict(one) for one in SEATS[:seats]],
        "round": number,
        "totals": list(totals[:seats]),
        "when": "",
        "over": over,
    }


def model(screen, engine="ready", **given):
    """A page that shows a screen; `given` are attributes of the model."""
    made = app.Model()
    made.rules = catalogue()
    made.engine = engine
    for name in given:
        setattr(made, name, given[name])
    app.show(made, screen)
    return made


def press(made, intent, value=None):
    """The effects of an intent as it is written in a scene."""
    parts = intent.split(":")
    return app.handle(made, parts[0], parts[1:], value)


def nodes(node, found=None):
    """All nodes of a scene, outermost first."""
    found = [] if found is None else found
    found.append(node)
    for kid in node[2]:
        if isinstance(kid, list):
            nodes(kid, found)
    return found


def scene(made):
    root = app.scene(made)["root"]
    once(root)
    assert "NaN" not in json.dumps(root)
    return root


def having(root, name, value=None):
    """The nodes with a property, of that value if one is given."""
    return [node for node in nodes(root) if node[1].get(name) is not None and value in (None, node[1][name])]


def one(root, name, value):
    found = having(root, name, value)
    assert len(found) == 1, (name, value, len(found))
    return found[0]


def classed(root, name):
    return [node for node in nodes(root) if name in (node[1].get("class") or "").split(" ")]


def messages(node, found=None):
    """All messages below a node, nested ones and those of attributes too, as (id, arguments)."""
    found = [] if found is None else found
    if isinstance(node, dict):
        if "m" in node:
            found.append((node["m"], node.get("a") or {}))
        for name in sorted(node.get("a") or {}):
            messages_of(node["a"][name], found)
    else:
        for name in sorted(node[1]):
            messages_of(node[1][name], found)
        for kid in node[2]:
            messages_of(kid, found)
    return found


def messages_of(value, found):
    if isinstance(value, (dict, list)):
        messages(value, found)


def said(node, name):
    """The arguments of the messages of this id below a node."""
    return [args for found, args in messages(node) if found == name]


def numbers(node):
    """All numbers that are kids below a node, in order."""
    found = []
    for inner in nodes(node):
        for kid in inner[2]:
            if isinstance(kid, dict) and "n" in kid:
                found.append(kid["n"])
    return found


def once(root):
    """At most one element bears a mark, a key or an id."""
    for name in ("act", "key", "id"):
        seen = []
        for node in having(root, name):
            mark = (node[1][name], node[1].get("data-game"), node[1].get("data-choice"))
            assert mark not in seen, (name, mark)
            seen.append(mark)
