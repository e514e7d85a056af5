"""What the page is made of: every work, its licence, and the licence's whole text."""

from web.nodes import el, msg
from web.screens.common import bar


def init(model):
    model.credits = None  # the entries of credits.json


def entered(model):
    return [["load", "credits.json", "credits"]] if model.credits is None else []


def scene(model):
    kids = [el("section", {"class": "panel block"}, el("p", None, msg("credits.intro")))]
    for place in range(len(model.credits or ())):
        kids.append(work(model.credits[place], place))
    if model.credits is None:
        kids.append(el("section", {"class": "panel block"}, el("p", None, msg("credits.waits"))))
    return el("div", {"class": "page narrow credits"}, bar(msg("credits.title")), el("main", None, *kids))


def work(found, place):
    name = "work-" + str(place)
    return el(
        "section",
        {"class": "panel block", "key": name, "aria-labelledby": name},
        el(
            "h2",
            {"id": name},
            el("bdi", None, found["name"], " ", found["version"]),
            el("span", {"class": "chip"}, found["licence"]),
        ),
        el("p", None, el("bdi", None, found["author"])) if found["author"] else None,
        el(
            "details",
            None,
            el("summary", None, msg("credits.licence")),
            el("pre", {"dir": "ltr", "lang": "en", "tabindex": "0"}, found["text"]),
        ),
    )


def arrived(model, args, value):
    if "ok" in value:
        model.credits = value["ok"]


INTENTS = {"reply:credits": arrived}
