"""The keyboard of the table: which key means which intent, and what the list of keys says."""

from web.nodes import el, msg

KEYS = (
    ("s", "stock"),
    ("d", "pile"),
    ("m", "lay"),
    ("l", "add"),
    ("g", "gather"),
    ("w", "match"),
    ("r", "reclaim"),
    ("c", "call"),
    ("x", "pass"),
    ("t", "stop-clock"),
    ("u", "undo"),
    ("h", "hint"),
    ("1", "sort:suit"),
    ("2", "sort:rank"),
    ("3", "sort:melds"),
    ("4", "sort:hand"),
    ("p", "pause"),
    ("n", "skip"),
    ("?", "keys"),
    ("Escape", "cancel"),
)
# What the browser and the groups of cards understand by themselves: the name of the key's cap, and of what it does.
MOVES = (("arrows", "move"), ("ends", "ends"), ("tab", "groups"), ("enter", "enter"))


def intents(functions):
    """The table's intents by key, ``functions`` being its intents by name."""
    made = {}
    for key, name in KEYS:
        parts = name.split(":")
        made["key:" + key] = _pressed(functions[parts[0]], parts[1:])
    return made


def _pressed(function, args):
    return lambda model, _args, value: function(model, args, value)


def listing():
    """All keys, as a list of terms."""
    rows = [_row(msg("cap." + cap), name) for cap, name in MOVES]
    rows = rows + [
        _row(msg("cap.escape") if key == "Escape" else key.upper(), name.replace(":", "-")) for key, name in KEYS
    ]
    return el("dl", {"class": "keys"}, *rows)


def _row(cap, name):
    return el("div", {"key": "key-" + name}, el("dt", {}, el("kbd", {}, cap)), el("dd", {}, msg("key." + name)))
