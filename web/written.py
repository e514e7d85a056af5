"""Cards as an action writes them: a wild may bear the place it is to take, ``*=7H``. Melds before they are laid."""

JOKER = "*"
LINE = "A23456789TJQKA"  # the ranks of runs, low to high


def plain(text):
    """The card itself."""
    return text.split("=")[0]


def place(text):
    """The face a wild is written to stand for, or None."""
    return text.split("=")[1] if "=" in text else None


def bare(cards):
    return [plain(text) for text in cards]


def meld(cards):
    """The meld that written cards are to make, in the shape melds have in a view, less the owners. The cards lie as the
    engine lists them: those of a run low to high. A wild of which nothing follows stands for itself."""
    known = [place(text) or (None if text == JOKER else text) for text in cards]
    sure = [name for name in known if name is not None]
    alike = all(name[0] == sure[0][0] for name in sure)
    if alike and bare(cards) == cards:
        stands = [name or sure[0][0] for name in known]
    else:
        stands = _in_line(known)
    return {
        "kind": "set" if alike and bare(cards) == cards else "run",
        "slots": [{"card": plain(cards[i]), "stands_for": stands[i] or plain(cards[i])} for i in range(len(cards))],
    }


def _in_line(known):
    """The places of a run, of which some are known."""
    for i, name in enumerate(known):
        if name is not None:
            first = _height(name, i > 0) - i
            return [name or _face(first + j, known[i][1]) for j, name in enumerate(known)]
    return known


def _height(name, high):
    """Where a face stands in the line; an ace is ``high`` or not."""
    return len(LINE) - 1 if name[0] == "A" and high else LINE.index(name[0])


def _face(height, suit):
    return LINE[height] + suit if 0 <= height < len(LINE) else None


def grown(made, cards, aces):
    """A laid meld with written cards added to it; the engine lists those of a run low to high. ``aces`` says where the
    rules put an ace in a run."""
    slots = list(made["slots"])
    if made["kind"] == "set":
        rank = slots[0]["stands_for"][0]
        return {"kind": "set", "slots": slots + [_slot(text, rank if text == JOKER else text) for text in cards]}
    below = _below(made, cards, aces)
    suit = slots[0]["stands_for"][1]
    first = _height(slots[0]["stands_for"], False)
    lower = [_slot(cards[i], _face(first - below + i, suit)) for i in range(below)]
    upper = [_slot(text, _face(first + len(slots) + i, suit)) for i, text in enumerate(cards[below:])]
    return {"kind": "run", "slots": lower + slots + upper}


def _slot(text, meant):
    return {"card": plain(text), "stands_for": meant or plain(text)}


def _below(made, cards, aces):
    """How many of the cards go below a run: a wild without a place as low as it can."""
    slots = made["slots"]
    suit = slots[0]["stands_for"][1]
    bottom, top = 1 if aces == "high" else 0, len(LINE) - (1 if aces == "low" else 0)
    first = _height(slots[0]["stands_for"], False)
    for below in range(len(cards), -1, -1):
        heights = list(range(first - below, first))
        heights = heights + list(range(first + len(slots), first + len(slots) + len(cards) - below))
        if all(
            bottom <= height < top and (text == JOKER or (place(text) or text) == _face(height, suit))
            for height, text in zip(heights, cards)
        ):
            return below
    return 0


def ends(made, cards, aces):
    """At which ends of a run written cards go: "first", "last", or both."""
    below = _below(made, cards, aces)
    return (["first"] if below else []) + (["last"] if below < len(cards) else [])


def freed(made, cards):
    """Which slots of a laid meld hold the wilds whose places the cards can take."""
    found = []
    for i, slot in enumerate(made["slots"]):
        meant = slot["stands_for"]
        if slot["card"] != meant and (made["kind"] == "set" or meant in cards):
            found.append(i)
    return found


def wilds(made):
    """What the wilds of a meld stand for, in order."""
    return [slot["stands_for"] for slot in made["slots"] if slot["card"] != slot["stands_for"]]
