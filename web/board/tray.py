"""The tray: melds that are gathered before they are laid."""

from web import announce
from web.board import cards
from web.may import main_act, values
from web.nodes import el, msg
from web.screens.common import button


def scene(model, may):
    at = model.desk
    props = {"class": "tray", "data-zone": "tray", "key": "tray", "drop": "tray", "aria-label": msg("tray.name")}
    props["takes"] = may.dragged and bool(may.gathers)
    if not at.gathered:
        if not may.gathers or main_act(model, may)[0] != "lay":
            return None
        least, most = values(may.gathers)
        offer = msg("tray.offer", points=least) if least == most else msg("tray.offers", least=least, most=most)
        props["class"] = "tray slim"
        return el(
            "section",
            props,
            el("p", {}, offer),
            button(msg("act.gather"), "gather", "plain", "gather", "lay", key="gather"),
        )
    return el(
        "section",
        props,
        gatherings(at),
        _worth(model.update["view"]["opening"], sum([group["way"]["value"] for group in at.gathered])),
    )


def _worth(opening, whole):
    """What the tray is worth, and how far that is from what first melds must reach."""
    if opening is None:
        return el("div", {"class": "worth"}, msg("tray.worth", points=whole))
    needed = opening["needed"]
    return el(
        "div",
        {"class": "worth due"},
        el("span", {}, msg("tray.of", points=whole, needed=needed)),
        el("progress", {"max": str(needed), "value": str(min(whole, needed)), "aria-label": msg("tray.progress")}),
    )


def gatherings(at):
    """The melds that wait on the tray; None if none does."""
    melds = [_gathered(group, i) for i, group in enumerate(at.gathered)]
    return el("div", {"class": "gathered", "roving": "tray"}, *melds) if melds else None


def _gathered(group, number):
    known = group["cards"]
    made = group["way"]
    return el(
        "button",
        {
            "class": "meld",
            "type": "button",
            "data-gathered": str(number),
            "data-n": str(len(known)),
            "key": "gathered-" + known[0],
            "act": "ungather",
            "do": "ungather:%d" % number,
            "drag": "gathered:%d" % number,
            "onto": "hand table",
            "aria-label": msg("tray.back", cards=announce.cards_of(made)),
        },
        *cards.still(made, known, "in-", True),
    )
