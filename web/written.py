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


def grown(made, cards):
    """A laid meld with written cards added to it. A wild of a run of which no place is written joins at the end."""
    slots = list(made["slots"])
    if made["kind"] == "set":
        rank = slots[0]["stands_for"][0]
        return {
            "kind": "set",
            "slots": slots + [{"card": plain(text), "stands_for": _in_set(text, rank)} for text in cards],
        }
    more = [{"card": plain(text), "stands_for": place(text) or text} for text in cards]
    ranks = [slot["stands_for"][0] for slot in slots + more]
    high = "K" in ranks
    rows = [(_rise(slot, high), i, slot) for i, slot in enumerate(slots + more)]
    return {"kind": "run", "slots": [row[2] for row in sorted(rows, key=lambda row: (row[0], row[1]))]}


def _in_set(text, rank):
    return rank if plain(text) == JOKER else text


def _rise(slot, high):
    name = slot["stands_for"]
    return 99 if name == JOKER else _height(name, high)


def ends(made, cards):
    """At which ends of a run written cards go, as far as that can be told: "first", "last", both or none."""
    whole = grown(made, [text for text in cards if text != JOKER])["slots"]
    lying = [slot["stands_for"] for slot in made["slots"]]
    names = [slot["stands_for"] for slot in whole]
    found = []
    if names[0] != lying[0]:
        found.append("first")
    if names[-1] != lying[-1]:
        found.append("last")
    return found


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
