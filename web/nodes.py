"""Nodes of a scene: plain lists that cross to the kernel as JSON.

A node is ``[tag, props, kids]``; the tag "" is a group without an element. A kid is a node, plain text (data such as
a name), a message ``{"m": id, "a": {…}}``, a number ``{"n": 41}`` (the digits and the minus of the language) or a
moment ``{"when": "2026-…Z"}`` (its day, in the language and the calendar of its readers). An attribute may be any of
these too; it then takes the spoken, plain form. All but nodes may be arguments of a message.

Props: ``key`` names the node (unique in the scene; needed among lists, for focus and for flights), ``do`` is the
intent of a press, ``act`` the mark, ``fly`` the identity under which the node moves, ``from`` the key of the node a
new one flies from, ``drag`` what is dragged with the node, ``onto`` where alone it can be let go, ``drop`` what it is
to be let go on the node, ``takes`` that it would do something there, ``slot`` a place in a row that others can take
(see ``kernel/drag.js``), ``roving`` the name of a group with one tab stop, ``modal`` opens a dialog above the page (Esc
presses its ``cancel`` intent, by default ``cancel``). ``--n`` is a custom property. All others are HTML attributes:
True is written empty, None and False leave the attribute away; ``aria-*`` write "true" and "false". An address that
starts with ``@`` lies in the folder of the build.
"""


def el(tag, props=None, *kids):
    """A node. A tuple among the kids is a group and is opened; None and False are left out."""
    found = []
    _gather(kids, found)
    return [tag, props if props is not None else {}, found]


def _gather(kids, found):
    for kid in kids:
        if kid is None or kid is False:
            continue
        if isinstance(kid, tuple):
            _gather(kid, found)
        else:
            found.append(kid)


def msg(message, **args):
    """A message by its id; args are text, int, ``face(…)`` or another message."""
    return {"m": message, "a": args} if args else {"m": message}


def face(card):
    """A card as an argument of a message."""
    return {"card": card}


def several(args):
    """Arguments, at least one, in a row as one argument."""
    found = args[-1]
    for place in range(len(args) - 2, -1, -1):
        found = msg("list.more", first=args[place], rest=found)
    return found


def either(args):
    """Arguments, at least one, of which any will do, as one argument."""
    found = several(args[:-1]) if len(args) > 1 else None
    return args[-1] if found is None else msg("list.or", first=found, rest=args[-1])


def num(value):
    """A whole number, as kid or as attribute."""
    return {"n": value}


def day(moment):
    """The day of a moment as the worker writes it (ISO), as kid, as attribute or as argument."""
    return {"when": moment}


TURNING = ("back", "play", "undo", "next", "turn", "last")  # symbols that point along the reading direction


def icon(name):
    """A symbol of ``icons.svg``."""
    return [
        "svg",
        {"class": "icon turns" if name in TURNING else "icon", "aria-hidden": "true"},
        [["use", {"href": "@art/icons.svg#" + name}, []]],
    ]


def rank_of(name):
    """The rank of a face as messages choose by it: A J Q K, or the number."""
    rank = name[0]
    return 10 if rank == "T" else int(rank) if rank in "23456789" else rank


def card(name, tag="b", props=None):
    """A face-up card (``tag`` "button" in the hand), with its spoken name unless ``props`` bring another."""
    own = {"class": "card", "data-card": name, "aria-label": face(name)}
    if tag != "button":
        own["role"] = "img"
    if props:
        own.update(props)
    return [tag, own, []]


def back(props=None):
    """A face-down card: no face, no name."""
    own = {"class": "card down"}
    if props:
        own.update(props)
    return ["b", own, []]
