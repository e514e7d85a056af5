"""The middle of the table: the stock, the discard pile, and the banner beside them."""

from web import announce, desk, written
from web.board import banner, cards, fan
from web.nodes import back, card, el, face, icon, msg, num, several


def centre(model, may, words=None):
    """The piles, and beside them the banner, or other ``words`` in its place."""
    deep = fan.deep(model.update)
    return el(
        "section",
        {"class": "centre", "key": "centre", "aria-label": msg("table.piles")},
        el(
            "div",
            {"class": "piles"},
            _stock(model, may),
            None if deep else _discard(model, may),
            _wild(model.update),
        ),
        fan.scene(model, may) if deep else None,
        banner.banner(model, may) if words is None else words,
    )


def _wild(update):
    """What is wild in this round, always in sight, with the card that showed it where that lies beside the play."""
    view = update["view"]
    ranks = []
    for name in cards.wilds(update):
        if name[0] not in ranks:
            ranks.append(name[0])
    aside = view.get("aside") or ()
    if not ranks and not aside:
        return None
    shown = view.get("wild_rank")
    if shown in ranks:  # first the one that changes from round to round
        ranks.remove(shown)
        ranks.insert(0, shown)
    joker = written.JOKER in view["wilds"]
    spoken = [announce.all_of(rank) for rank in ranks] + ([msg("card.jokers")] if joker else [])
    return el(
        "div",
        {"class": "wilds", "key": "wilds"},
        tuple(card(name, props={"key": "aside-%d" % i, "aria-label": _aside(name)}) for i, name in enumerate(aside)),
        (
            el(
                "b",
                {
                    "class": "many" if len(ranks) > 1 else None,
                    "role": "img",
                    "aria-label": msg("pile.wild", cards=several(spoken)),
                },
                el("span", {}, several(["10" if rank == "T" else rank for rank in ranks])),
                icon("star"),
            ),
            el("span", {"aria-hidden": "true"}, msg("pile.wild-word")),
        )
        if ranks
        else None,
    )


def _aside(name):
    return msg("pile.aside", card=face(name))


def _stock(model, may):
    count = model.update["view"]["stock"]
    lit = may.mine and may.stock
    return el(
        "div",
        {"class": "zone", "data-zone": "stock", "data-count": str(count), "key": "zone-stock"},
        el(
            "button",
            {
                "class": "pile lit" if lit else "pile",
                "type": "button",
                "key": "stock",
                "drag": "stock" if lit else None,
                "onto": "hand",
                "act": "draw-stock",
                "do": "stock",
                "aria-disabled": None if lit else True,
                "aria-label": msg("pile.draw" if lit else "pile.stock", count=count),
            },
            el("b", {"class": "card down under", "key": "below"}) if lit and count > 1 else None,
            back() if count else el("b", {"class": "card none"}),
            el("span", {"class": "left num"}, num(count)),
            el("span", {"class": "do"}, msg("pile.draw-word")) if lit else None,
        ),
    )


def _discard(model, may):
    pile = model.update["view"]["discard"]
    props = {
        "class": "pile",
        "type": "button",
        "key": "pile",
        "do": "pile",
        "act": "take-discard",
        "data-count": "1",
        "aria-disabled": True,
    }
    word = None
    top = {"top": face(pile[-1])} if pile else {}
    name = "pile.discard" if pile else "pile.empty"
    if may.mine and may.phase != "draw":
        props["act"], props["data-count"] = "discard", None
        if may.discard:
            word = msg("pile.put-word")
            name = "pile.put" if pile else "pile.put-first"
            top["card"] = face(may.chosen[0])
    elif may.mine and 1 in may.takes:
        word = msg("pile.take-word")
        name = "pile.take"
        props["drag"], props["onto"] = "pile", "hand"
    if word is not None:
        props["class"], props["aria-disabled"] = "pile lit", None
    props["aria-label"] = {"m": name, "a": top}
    return el(
        "div",
        {
            "class": "zone",
            "data-zone": "discard",
            "data-count": str(len(pile)),
            "key": "zone-discard",
            "drop": "pile",
            "takes": may.dragged and may.discard,
        },
        el(
            "button",
            props,
            el("b", {"class": "card under", "data-face": pile[-2], "key": "under"}) if len(pile) > 1 else None,
            _top(model, pile) if pile else el("b", {"class": "card none"}),
            el("span", {"class": "do"}, word) if word is not None else None,
        ),
    )


def _top(model, pile):
    """The card on top of the pile."""
    known = desk.zone(model.desk, "discard")[-1]
    return card(
        pile[-1],
        props={
            "class": cards.look(pile[-1], known, cards.wilds(model.update)),
            "key": "top-" + known,
            "fly": known,
            "from": cards.source(model),
            "aria-label": None,
            "role": None,
        },
    )
