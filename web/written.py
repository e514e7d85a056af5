"""Cards as an action writes them: a wild may bear the place it is to take, ``*=7H``. What lies in melds, and where."""

JOKER = "*"


def plain(text):
    """The card itself."""
    return text.split("=")[0]


def place(text):
    """The face a wild is written to stand for, or None."""
    return text.split("=")[1] if "=" in text else None


def bare(cards):
    return [plain(text) for text in cards]


def ends(made, way):
    """At which ends of a laid run the cards of a way come to lie: "first", "last", or both."""
    lying, grown = _places(made), _places(way)
    more = len(grown) - len(lying)
    for below in range(more + 1):
        if grown[below : below + len(lying)] == lying:
            return (["first"] if below else []) + (["last"] if below < more else [])
    return ["last"]


def _places(made):
    return [(slot["card"], slot["stands_for"]) for slot in made["slots"]]


def freed(made, cards):
    """Which slots of a laid meld hold the wilds whose places the cards can take."""
    found = []
    for i, slot in enumerate(made["slots"]):
        if _replaces(slot) and (made["kind"] == "set" or slot["stands_for"] in cards):
            found.append(i)
    return found


def beside(made, card):
    """The slot whose wild stands for the card, which can be melded beside it; None if there is none."""
    for i, slot in enumerate(made["slots"]):
        if _replaces(slot) and slot["stands_for"] == card:
            return i
    return None


def _replaces(slot):
    """Whether a wild lies for a card that has not been melded beside it."""
    return slot["card"] != slot["stands_for"] and slot.get("matched") is None


def matched(made):
    """The cards that were melded beside wilds of a meld, in the order of those."""
    return [slot["stands_for"] for slot in made["slots"] if slot.get("matched") is not None]


def wilds(made):
    """What the wilds of a meld stand for, in order."""
    return [slot["stands_for"] for slot in made["slots"] if slot["card"] != slot["stands_for"]]
