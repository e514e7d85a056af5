"""What the cards of several parts of the table share."""

from web import announce, written
from web.nodes import card, el, face, msg


def source(model):
    """Where the top of the pile flies from: from whoever discarded it; the first one comes from the stock."""
    source = None
    for item in model.update["news"]:
        if item["type"] == "discarded":
            source = "token-%d" % item["seat"]
        elif item["type"] == "dealt":
            source = "stock"
    return source


def happened(model, *kinds):
    """Whether the news of the update are of one of these kinds: only then something new flies in."""
    return any(item["type"] in kinds for item in model.update["news"])


def wilds(update):
    """The faces that are wild in this round, jokers aside."""
    return [name for name in update["view"].get("wilds") or () if name != written.JOKER]


def look(name, known, wild):
    """The class of a card: there are two jokers to look at, and a wild card wears its band."""
    return "card" + (" wild" if name in wild else "") + (" second" if second(name, known) else "")


def named(name, wild):
    """The spoken name of a card, with whether it is wild."""
    return msg("card.wild", card=face(name)) if name in wild else face(name)


def slot_props(slot, known, kind, wild=()):
    """A card of a meld: a wild bears what it stands for, in a set the rank."""
    name, meant = slot["card"], slot["stands_for"]
    props = {"key": known, "fly": known, "class": look(name, known, wild)}
    if name != meant:
        props["data-for"] = meant[0] if kind == "set" else meant
        props["aria-label"] = announce.standing(name, props["data-for"])
    elif name in wild:
        props["aria-label"] = named(name, wild)
    return props


def second(name, known):
    """Whether a joker is the other one of the two that are drawn."""
    return name == written.JOKER and known[-1] in "02468"


def still(made, known, prefix, flying):
    """The cards of a meld that is shown, and not spoken card by card."""
    kids = []
    for i, slot in enumerate(made["slots"]):
        props = slot_props(slot, known[i], made["kind"])
        props["key"] = prefix + known[i]
        props["fly"] = known[i] if flying else None
        props["role"] = props["aria-label"] = None
        kids.append(el("span", {"class": "at", "key": prefix + "at-" + known[i]}, card(slot["card"], props=props)))
    return kids
