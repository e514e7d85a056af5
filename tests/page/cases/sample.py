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
    ("take_depth", "draw", {"kind": "choice", "values": [1, "any"]}, 1, [], False, ["RA-6", "R5-11"]),
    ("taken_card_must_be_melded", "draw", {"kind": "on_off"}, False, [], False, ["RA-11", "RA-H3"]),
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
RAMI = (
    ("players", "deal", {"kind": "span", "low": 2, "high": 8}, [2, 6], [], False, ["RA-1"]),
    ("packs", "deal", {"kind": "by_players", "low": 1, "high": 3}, {"2": 2, "3": 2, "4": 2}, [], False, ["RA-2"]),
    ("jokers", "deal", {"kind": "by_players", "low": 0, "high": 12}, 4, [2, 4, 6], False, ["RA-2", "RA-H6"]),
    ("melds", "melds", {"kind": "choice", "values": ["both", "sets"]}, "both", [], False, ["R5-V28"]),
    ("ace_in_runs", "melds", {"kind": "choice", "values": ["high", "low"]}, "high", [], True, ["RA-14"]),
    (
        "opening_minimum",
        "opening",
        {"kind": "number", "low": 0, "high": 1000, "none": False},
        51,
        [0, 40, 51],
        False,
        ["RA-8", "RA-H1"],
    ),
    ("opening_needs_clean_run", "opening", {"kind": "on_off"}, False, [], False, ["RA-H2"]),
    ("wild_reclaim", "wilds", {"kind": "on_off"}, True, [], False, ["RA-19", "RA-H9"]),
    ("reclaimed_wild_must_be_replayed", "wilds", {"kind": "on_off"}, True, [], False, ["RA-20", "RA-H9"]),
    (
        "winner_bonus",
        "scoring",
        {"kind": "number_or_named", "low": -1000, "high": 1000, "names": ["out", "rami_sec"]},
        0,
        [0, -10, {"out": -10, "rami_sec": -20}],
        False,
        ["RA-H13"],
    ),
)
RAMI_ROWS = (
    ("RA-1", "RA-1", {"least": 2, "most": 6}),
    ("RA-8", "RA-8", {"points": 51}),
    ("RA-S4", "RA-S4", {}),
    ("CV-24", "CV-24", {}),
    ("P-1", "P-1", {}),
)
HOUSE = (
    ("RA-H1", ["opening_minimum"]),
    ("RA-H2", ["opening_needs_clean_run"]),
    ("RA-H6", ["jokers"]),
    ("RA-H9", ["wild_reclaim", "reclaimed_wild_must_be_replayed"]),
    ("RA-H13", ["winner_bonus"]),
)
CONTRADICTIONS = (("melds", "sets", "opening_needs_clean_run", True),)
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


def described(letters, switches, players, house):
    found = []
    for values in switches:
        one = {}
        for place in range(len(NAMES)):
            one[NAMES[place]] = values[place]
        found.append(one)
    return {
        "players": players,
        "letters": letters,
        "switches": found,
        "house": [list(row) for row in house],
    }


def books():
    """The untouched rule books of the games of `catalogue`."""
    found = {"cardverse": [list(row) for row in ROWS]}
    for game in ("rami40", "rami51"):
        found[game] = [list(row) for row in RAMI_ROWS]
    return found


def catalogue(rami=False):
    """CardVerse, and Rami 40 and 51 where they are wanted."""
    presets = {"cardverse": described("CV", SWITCHES, [2, 4], ())}
    names = [values[0] for values in SWITCHES]
    if rami:
        for game in ("rami40", "rami51"):
            presets[game] = described("RA", RAMI, [2, 6], HOUSE)
        names = names + [values[0] for values in RAMI if values[0] not in names]
    return {
        "presets": presets,
        "contradictions": [list(pair) for pair in CONTRADICTIONS],
        "idle": [["reclaimed_wild_must_be_replayed", "wild_reclaim", False]],
        "names": names,
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


def update(sheet, hands, winner=0, end="out", match=None, number=9, adjustments=None, eliminated=(), **changed):
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
        "adjustments": adjustments or [[] for _ in hands],
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
        "view": {
            "turn": None,
            "phase": "over",
            "result": result,
            "round_number": len(sheet),
            "eliminated": list(eliminated),
        },
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
    made.games = ("cardverse",)
    made.engine = engine
    for name in given:
        setattr(made, name, given[name])
    app.show(made, screen)
    if screen == "rules":
        press(made, "reply:books", {"ok": books()})
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
