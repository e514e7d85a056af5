"""The up-cards of a deal: how many cards each brought its seat, and which card says what is wild.

They are told until the seat has its first turn. A table that comes from storage knows nothing of its deal.
"""

from web import app
from web.nodes import el, face, msg, num, rank_of
from web.screens.common import name_of

SILENT = ("passed", "chose")  # what a seat does before its first turn


def of(new):
    """{"ups": [(seat, face)], "wild": (rank, seat or None, face) or None} of the deal among the news, or None."""
    for item in new["news"]:
        if item["type"] == "dealt":
            shown = item.get("shown") or []
            counts = new["rules"].get("hand_size") is None  # else the cards only show what is wild
            ups = [(seat, shown[seat][0]) for seat in range(len(shown)) if shown[seat]] if counts else []
            return {"ups": ups, "wild": _wild(item, shown)}
    return None


def _wild(item, shown):
    """The rank that is wild, with the card that made it so: one of the dealer's, or one that lies aside."""
    rank = item.get("wild_rank")
    if not rank:
        return None
    dealer, aside = item["dealer"], item.get("aside") or []
    for seat, cards in ((None, aside), (dealer, shown[dealer] if shown else [])):
        found = [name for name in cards if name[0] == rank]
        if found:
            return rank, seat, found[-1]
    return None


def after(dealt, new):
    """What is still to be told once the news have happened."""
    if dealt is None:
        return None
    acted = [item.get("seat") for item in new["news"] if item["type"] not in SILENT]
    ups = [pair for pair in dealt["ups"] if pair[0] not in acted]
    begun = new["you"] in acted or new["view"].get("turn_number", 0) >= len(new["seats"])
    wild = None if begun else dealt["wild"]
    return {"ups": ups, "wild": wild} if ups or wild else None


def words(model):
    """Which card made what wild, in a sentence, or None."""
    wild = model.upcards["wild"] if model.upcards is not None else None
    if wild is None:
        return None
    update = model.update
    rank, seat, name = wild
    reader = None if app.covered(model) else update["you"]
    whose = "nobody" if seat is None else "you" if seat == reader else "other"
    who = "" if seat is None else name_of(update["seats"], seat, reader)
    return msg("banner.wild-by", rank=rank_of(rank), whose=whose, who=who, card=face(name))


def up(model, seat):
    """The up-card of a seat, or None once it has had its turn."""
    for one, name in model.upcards["ups"] if model.upcards is not None else ():
        if one == seat and not model.update["view"]["result"]:
            return name
    return None


def line(model, seat):
    """What the up-card of a seat brought it, for its place card: in words, and where those do not fit as card and
    number."""
    name = up(model, seat)
    if name is None:
        return None
    count = model.update["view"]["counts"][seat]
    return el(
        "span",
        {"class": "said dealt", "aria-hidden": "true", "key": "dealt-%d" % seat},
        el("span", {"class": "words"}, msg("said.up-card", card=face(name), count=count)),
        el("span", {"class": "short"}, *pair(name, count)),
    )


def pair(name, count):
    """A card and the number of cards it brought."""
    return el("b", {"class": "mini", "data-face": name}), el("span", {"class": "count"}, num(count))


def label(model, seat, spoken):
    """The spoken name of a seat, with its up-card."""
    name = up(model, seat)
    return spoken if name is None else msg("table.with-up-card", seat=spoken, card=face(name))
