"""The discard pile as a fan, where more than its top can be taken, and what comes with a card of it."""

from web import announce, desk, query
from web.board import cards, tray
from web.nodes import card, el, face, icon, msg, num
from web.screens.common import button

MOST_WAYS = 5  # that the engine tells of a take: then there may be more, and their number is not said

STRIP = 24  # px: what must stay free of an overlapped card
# px that the piles, the edges and the last card of a row take from the strips, in windows of at least (width, height)
REST = ((960, 481, 296), (640, 640, 216), (640, 0, 400), (0, 0, 128))
LOW = 640  # px: in an upright window as high as this or lower, the melds need the room of a long pile


def deep(update):
    """Whether more than the top of the discard pile can be taken, so that all of it is to be seen."""
    return update["rules"].get("take_depth", 1) != 1


def scene(model, may):
    """The discard pile as a fan, oldest first: a press on a card shows what comes with it."""
    update = model.update
    pile, wild = update["view"]["discard"], cards.wilds(update)
    known = desk.zone(model.desk, "discard")
    source = cards.source(model)
    draws = may.mine and may.phase == "draw"
    kids = []
    for place in range(len(pile)):
        count = len(pile) - place
        name = pile[place]
        own = {
            "class": cards.look(name, known[place], wild),
            "key": "pile-" + known[place],
            "type": "button",
            "do": "depth:%d" % count,
            "fly": known[place],
            "aria-label": _label(name, count, wild, draws),
        }
        if count == 1:
            own["from"] = source
        if draws and count in may.takes:
            own["drag"], own["onto"] = "depth:%d" % count, "hand"
        at = "at free" if draws and count in may.takes else "at"
        if model.depth is not None and count <= model.depth:
            at += " take low" if count == model.depth else " take"
        lies = [card(name, "button", own)]
        if count == 1 and draws and may.takes and model.depth is None:
            lies.append(el("span", {"class": "do", "aria-hidden": "true"}, msg("pile.take-word")))
        kids.append(["li", {"class": at, "key": "lies-" + known[place]}, lies])
    if may.mine and may.phase == "play":
        kids.append(el("li", {"class": "at gap", "key": "lies-next"}, _put_here(may, pile)))
    kids = _folded(model, kids, draws)
    count = len(kids)
    rows = {
        "roving": "pile",
        "data-row": True,
        "data-tail": True,
        "--n": max(2, count),
        "--per": _per_row(count, model.size),
    }
    label = msg("pile.fan", count=len(pile))
    return el(
        "div",
        {
            "class": "fan",
            "data-zone": "discard",
            "data-count": str(len(pile)),
            "key": "zone-discard",
            "drop": "pile",
            "takes": may.dragged and may.discard,
            "role": "group",
            "aria-label": label,
        },
        el("ol", rows, *kids),
    )


def _folded(model, kids, draws):
    """The cards of the fan; on a low screen only the last row of them while nothing can be drawn, behind a button that
    opens the others."""
    per = _per_row(len(kids), model.size)
    if draws or model.size[1] > LOW or model.size[1] < model.size[0] or len(kids) <= per:
        return kids
    hidden = len(kids) - per + 1
    opener = el(
        "button",
        {
            "class": "card none fold",
            "type": "button",
            "key": "fold",
            "do": "fold",
            "aria-expanded": model.unfolded,
            "aria-label": msg("fold.close") if model.unfolded else msg("fold.open", count=hidden),
        },
        icon("next") if model.unfolded else num(hidden),
    )
    return [el("li", {"class": "at", "key": "lies-fold"}, opener)] + (kids if model.unfolded else kids[hidden:])


def _per_row(count, size):
    """Cards in a row of the fan: as many as leave strips that are wide enough for a thumb. A row that is full stays as
    it is, so that cards keep their places while the pile grows."""
    rest = next(rest for wide, high, rest in REST if size[0] >= wide and size[1] >= high)
    return max(2, min(count, int((size[0] - rest) // STRIP) + 1))


def _put_here(may, pile):
    """The place for the next discard, at the end of the fan."""
    name, top = "pile.discard" if pile else "pile.empty", {"top": face(pile[-1])} if pile else {}
    if may.discard:
        name = "pile.put" if pile else "pile.put-first"
        top["card"] = face(may.chosen[0])
    return el(
        "button",
        {
            "class": "card none lit" if may.discard else "card none",
            "type": "button",
            "key": "pile",
            "act": "discard",
            "do": "pile",
            "aria-disabled": None if may.discard else True,
            "aria-label": {"m": name, "a": top},
        },
        icon("plus"),
    )


def _label(name, count, wild, draws):
    """The name of a card of the fan, in the draw with how many cards would come."""
    called = cards.named(name, wild)
    return msg("pile.lies", card=called, count=count) if draws else called


def taking(model, may):
    """What comes with a card of the fan, what can be done with it at once, and the way to take it."""
    count = model.depth
    pile = model.update["view"]["discard"]
    lowest = face(pile[-count])
    said = model.answers.get(query.taking(model, count))
    legal = count in may.takes if not said else said["refusal"] is None
    return el(
        "section",
        {"class": "tray taking", "key": "taking", "aria-label": msg("tray.taking")},
        tray.gatherings(model.desk),
        el(
            "p",
            {},
            el("span", {"class": "comes"}, _coming(count, lowest), " "),
            _outlook(model, said, lowest),
        ),
        el(
            "div",
            {"class": "row"},
            button(
                msg("act.take-many", count=count) if count > 1 else msg("act.take-card", card=lowest),
                "pile",
                "do",
                "take-discard",
                **{"key": "take", "data-count": str(count), "aria-disabled": None if legal else True},
            ),
            button(msg("common.cancel"), "depth:0", "plain", "cancel", key="take-cancel"),
        ),
    )


def told(model):
    """The same, to be heard; what one card is the button says that takes it."""
    count = model.depth
    lowest = face(model.update["view"]["discard"][-count])
    outlook = _outlook(model, model.answers.get(query.taking(model, count)), lowest)
    return ([_coming(count, lowest)] if count > 1 else []) + ([outlook] if outlook is not None else [])


def _coming(count, lowest):
    return msg("tray.take", others=count - 1, card=lowest)


def _outlook(model, said, lowest):
    """Whether the lowest card can be melded at once and how; or why the cards cannot be taken."""
    if not said:
        return None
    if said["refusal"] is not None:
        why = announce.refusal(said["refusal"])
        return msg("tray.take-cannot", why=why) if said["refusal"]["code"] == "must_meld_taken" else why
    ways = said["ways"]
    if not ways:
        return None
    way = ways[0]
    if "meld" in way:
        told = msg("tray.take-meld", card=lowest, cards=announce.listed(way["meld"][0]))
    else:
        made = announce.cards_of(model.update["view"]["melds"][way["on"]])
        if "match" in way:
            told = msg("tray.take-match", card=lowest, cards=made)
        else:
            told = msg("tray.take-add", card=announce.listed(way["lay_off"]), cards=made)
    return msg("tray.take-ways", way=told, others=len(ways) - 1) if 1 < len(ways) < MOST_WAYS else told


def aims(model):
    """The melds of the table that the lowest of the cards looked at can go to."""
    said = model.answers.get(query.taking(model, model.depth)) if model.depth is not None else None
    return [way["on"] for way in (said or {}).get("ways") or () if "on" in way]
