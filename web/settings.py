"""What a person chose, kept on the device: fields, defaults, validation, and the text that is stored."""

import json

STORE = "rami.settings"

# (name, the values there are; the first is the default)
FIELDS = (
    ("lang", ("en", "fr", "ar", "hu", "fa")),
    ("digits", ("usual", "latin", "own")),
    ("speed", ("normal", "instant", "fast", "slow")),
    ("theme", ("felt", "linen", "night")),
    ("colours", ("two", "four")),
    ("faces", ("large", "classic")),
    ("contrast", ("normal", "high")),
    ("motion", ("full", "reduced")),
    ("keys", ("on", "off")),
    ("sounds", ("off", "on")),
    ("vibration", ("off", "on")),
    ("clock", ("8", "off", "5", "12", "20")),  # seconds a person has to call rummy
    ("kept", ("no", "asked")),  # whether the browser was asked not to clear what is stored
    ("lesson", ("offered", "done")),  # whether home offers the first game: until it is over, or closed
    ("sort", ("suit", "rank", "melds", "hand")),
    ("rami", ("rami51", "rami40")),  # which of the games of a tile the home screen offers
    ("rummy", ("rummy5000", "george", "rummy500")),
)
KINDS = ("you", "person", "easy", "normal", "hard")
RIGHT_TO_LEFT = ("ar", "fa")
# Milliseconds between the end of one motion and a bot's next act.
PACE = (("instant", 0), ("fast", 250), ("normal", 750), ("slow", 1600))
BOTS = {"cardverse": 1}  # of a first match; three where none is given
NAME_LENGTH = 24
LONGEST = 100  # characters of a switch that is text
MOST_PARTS = 60  # of a switch that is a row


def values(name):
    """The values a field may have; () for a name that is no field."""
    for field, allowed in FIELDS:
        if field == name:
            return allowed
    return ()


def defaults(languages=()):
    """Fresh settings, in the browser's first language that is here. ``last``: by game, the last seats and rules, and
    whether those are house rules."""
    made = {"last": {}}
    for name, allowed in FIELDS:
        made[name] = allowed[0]
    for tag in languages:
        short = str(tag).split("-")[0]
        if short in values("lang"):
            made["lang"] = short
            break
    return made


def named(text):
    """A text of somebody's as a name: without signs that are not seen, or that do something to the text around them."""
    return "".join([sign for sign in text if not _unseen(ord(sign))])


def _unseen(code):
    if code < 32 or 127 <= code < 160 or code in (0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF):
        return True
    spans = ((0x202A, 0x202E), (0x2066, 0x2069), (0xD800, 0xF8FF), (0xFFF9, 0xFFFF))
    return any(first <= code <= last for first, last in spans)


def seat(kind, name=None):
    return {"kind": kind, "name": name}


def own(seats):
    """The seats as they were sat down at, whoever plays them now."""
    return [seat(one.get("person") or one["kind"], one.get("name")) for one in seats]


def first_seats(game):
    """Who sits at a first match of a game."""
    return [seat("you")] + [seat("normal") for _ in range(BOTS.get(game, 3))]


def plain(value):
    """Whether a switch could stand at this: nothing, true or false, a whole number, text, or a row of such by number
    or by name. What goes deeper or is larger would break what has to write it down again."""
    if isinstance(value, (list, dict)):
        parts = list(value.values()) if isinstance(value, dict) else value
        return len(parts) <= MOST_PARTS and all(not isinstance(one, (list, dict)) and plain(one) for one in parts)
    if isinstance(value, str):
        return len(value) <= LONGEST
    return value in (None, True, False) or (isinstance(value, int) and abs(value) <= 10**9)


def seats(found):
    """Seats as they were stored, or None if they are not what we store: one of them is *you*."""
    if not isinstance(found, list) or not 2 <= len(found) <= 8:
        return None
    kept = []
    for one in found:
        if not isinstance(one, dict) or one.get("kind") not in KINDS:
            return None
        name = one.get("name")
        name = named(name)[:NAME_LENGTH] if isinstance(name, str) else ""
        kept.append(seat(one["kind"], name or None))
        if one.get("person") in ("you", "person"):
            kept[-1]["person"] = one["person"]
    return kept if [one["kind"] for one in own(kept)].count("you") == 1 else None


def load(text, languages=()):
    """(settings, damaged): whatever is usable of the stored text, defaults for the rest."""
    made = defaults(languages)
    if not text:
        return made, False
    try:
        found = json.loads(text)
    except ValueError:
        return made, True
    if not isinstance(found, dict):
        return made, True
    for name, allowed in FIELDS:
        if found.get(name) in allowed:
            made[name] = found[name]
    last = found.get("last")
    if isinstance(last, dict):
        for game in last:
            one = last[game]
            sitting = seats(one.get("seats")) if isinstance(one, dict) else None
            rules = one.get("rules") if isinstance(one, dict) else None
            if sitting is not None and isinstance(rules, dict) and all(plain(rules[name]) for name in rules):
                made["last"][game] = {"seats": sitting, "rules": rules, "house": one.get("house") is True}
    return made, False


def dump(settings):
    return json.dumps(settings)


def change(settings, name, value):
    """Set one field; False, and nothing changes, if there is no such field or value."""
    if value not in values(name):
        return False
    settings[name] = value
    return True


def pace(settings):
    for name, wait in PACE:
        if name == settings["speed"]:
            return wait
    return 0


def marks(settings):
    """The attributes of ``html`` that follow from the settings."""
    deck = []
    if settings["colours"] == "four":
        deck.append("four")
    if settings["faces"] == "classic":
        deck.append("classic")
    return {
        "lang": settings["lang"],
        "dir": "rtl" if settings["lang"] in RIGHT_TO_LEFT else "ltr",
        "data-digits": settings["digits"] if settings["digits"] != "usual" else None,
        "data-theme": settings["theme"],
        "data-deck": " ".join(deck) if deck else None,
        "data-contrast": settings["contrast"] if settings["contrast"] != "normal" else None,
        "data-motion": settings["motion"],
        "data-speed": settings["speed"],
    }
