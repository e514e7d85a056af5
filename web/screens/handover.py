"""Between two people at one device: the cards are covered until the next one has it."""

from web.nodes import el, msg
from web.screens.common import bar


def scene(model):
    update = model.update
    seat = update["you"]
    name = update["seats"][seat].get("name") or msg("seat.person", number=seat + 1)
    ready = {"class": "act main", "type": "button", "key": "ready", "act": "confirm", "do": "seen"}
    return el(
        "div",
        {"class": "page"},
        bar(msg("game." + update["rules"]["preset"]), None, "home", "home"),
        el(
            "main",
            {},
            el(
                "section",
                {"class": "panel block"},
                el("h2", {"tabindex": "-1", "key": "outcome"}, msg("handover.title", name=name)),
                el("p", {}, msg("handover.hidden")),
            ),
        ),
        el("footer", {"class": "acts last-bar"}, el("button", ready, el("span", {}, msg("handover.ready")))),
    )


def entered(model):
    return [["focus", "ready"], ["say", msg("handover.title", name=msg("seat.person", number=model.update["you"] + 1))]]


INTENTS = {}
