"""Between two people at one device: the cards are covered until the next one has it."""

from web.nodes import el, msg
from web.screens.common import bar, name_of


def scene(model):
    update = model.update
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
                el("h2", {"tabindex": "-1", "key": "outcome"}, title(update)),
                el("p", {}, msg("handover.hidden")),
            ),
        ),
        el("footer", {"class": "acts last-bar"}, el("button", ready, el("span", {}, msg("handover.ready")))),
    )


def entered(model):
    return [["focus", "ready"], ["say", title(model.update)]]


def title(update):
    """Who is to have the device: nobody reads this as *you* before."""
    return msg("handover.title", name=name_of(update["seats"], update["you"], None))


INTENTS = {}
