"""The address: what a link asks for, and the addresses of screens and matches."""

import json

from web import settings
from web.nodes import msg, several

SCREENS = ("rules", "settings", "stats", "replay", "review", "fair", "tutorial")
MOST = 9  # seats or switches of a link that are told: one more than there can be seats
REPLAY = "#replay="  # what a fragment begins with that holds a replay
SEED = 200  # characters of a seed that count
HEX = "0123456789abcdefABCDEF"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:,"  # written in a link as they are


def decoded(text):
    """A part of a query without its escapes; bytes that are no UTF-8 become U+FFFD."""
    out = bytearray()
    at = 0
    raw = text.replace("+", " ").encode()
    while at < len(raw):
        pair = raw[at + 1 : at + 3]
        if raw[at] == 37 and len(pair) == 2 and chr(pair[0]) in HEX and chr(pair[1]) in HEX:
            out.append(int(pair.decode(), 16))
            at += 3
        else:
            out.append(raw[at])
            at += 1
    try:
        return bytes(out).decode()
    except (UnicodeError, ValueError):
        return "\ufffd"


def pairs(query):
    """[(name, value)] of a query, in order."""
    found = []
    for part in query[1:].split("&") if query[:1] == "?" else query.split("&"):
        if part:
            cut = part.find("=")
            found.append((decoded(part), "") if cut < 0 else (decoded(part[:cut]), decoded(part[cut + 1 :])))
    return found


def seats(text):
    """The seats of a link, or None."""
    kinds = text.split(",")
    if not 2 <= len(kinds) <= 8 or kinds.count("you") != 1:
        return None
    for kind in kinds:
        if kind not in settings.KINDS:
            return None
    return [settings.seat(kind) for kind in kinds]


def named(kinds):
    """Kinds of seats as one argument of a message; a word that is none stands as it was typed."""
    return several([msg("level." + kind) if kind in settings.KINDS else kind[:60] for kind in kinds])


def no_rule(name):
    """The message on a switch that there is not."""
    return msg("link.no-rule", value=name[:60])


def switch(text):
    """(name, value) of ``name:json``, or None."""
    cut = text.find(":")
    if cut < 1:
        return None
    try:
        value = json.loads(text[cut + 1 :])
    except ValueError:
        return None
    return (text[:cut], value) if settings.plain(value) else None


def encoded(text):
    """A text as a part of a query."""
    return "".join([chr(byte) if chr(byte) in PLAIN else "%%%02X" % byte for byte in text.encode()])


def query(game, seats=None, switches=None, seed=None, house=None):
    """The link of a match, or of rules that are called so: one text for the same, in whatever order it is told."""
    parts = ["game=" + game]
    if seats is not None:
        parts.append("seats=" + ",".join([one["kind"] for one in seats]))
    for name in sorted(switches or {}):
        parts.append("set=" + encoded(name + ":" + json.dumps(switches[name])))
    for name, value in (("seed", seed), ("house", house)):
        if value is not None:
            parts.append(name + "=" + encoded(value))
    return "?" + "&".join(parts)


def replay(fragment):
    """The replay that a fragment holds, as text, or None."""
    if not isinstance(fragment, str) or not fragment.startswith(REPLAY):
        return None
    return fragment[len(REPLAY) :]


def parse(query, games):
    """What a link asks for.

    ``games`` are the presets there are. Answers a dict with ``game`` ``seats`` ``seed`` ``lang`` ``speed``
    ``screen`` ``house`` (the name of rules to look at and to keep), each None if the link does not say; ``rules``
    (switches by name); and ``problem``: a message on the first value that cannot be used, or None.
    """
    asked = {
        "game": None,
        "seats": None,
        "seed": None,
        "lang": None,
        "speed": None,
        "screen": None,
        "house": None,
        "rules": {},
        "problem": None,
    }
    bad = []
    matchlike = False
    for name, value in pairs(query):
        good = True
        if name == "game":
            good = value in games
            asked["game"] = value if good else None
            matchlike = True
        elif name == "seats":
            asked["seats"] = seats(value)
            good = asked["seats"] is not None
            matchlike = True
        elif name == "seed":
            asked["seed"] = value[:SEED]
            matchlike = True
        elif name == "house":
            asked["house"] = value
            matchlike = True
        elif name == "lang":
            good = value in settings.values("lang")
            asked["lang"] = value if good else None
        elif name == "speed":
            good = value in settings.values("speed")
            asked["speed"] = value if good else None
        elif name == "set":
            found = switch(value)
            good = found is not None and found[0] != "preset"
            if good:
                asked["rules"][found[0]] = found[1]
            matchlike = True
        elif name == "screen":
            good = value in SCREENS
            asked["screen"] = value if good else None
        if not good:
            bad.append(msg("link." + name, value=named(value.split(",")[:MOST]) if name == "seats" else value[:60]))
    if matchlike and asked["game"] is None and not bad:
        bad.append(msg("link.no-game"))
    if bad:
        asked["problem"] = bad[0]
        asked["game"] = None
    return asked
