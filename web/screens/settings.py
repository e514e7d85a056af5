"""Settings: how the page looks, speaks and moves. Every choice holds at once."""

from web import settings
from web.nodes import el, msg
from web.screens import dialogs
from web.screens.common import LANGUAGES, bar, button, choice, group, row, switch

# section, its fields in order
SECTIONS = (
    ("words", ("lang", "digits")),
    ("look", ("theme", "faces", "colours", "contrast")),
    ("play", ("speed", "motion", "keys")),
)
ORDER = (("speed", ("slow", "normal", "fast", "instant")),)

pane = dialogs.pane


def scene(model):
    groups = []
    for section, fields in SECTIONS:
        groups.append(group(msg("settings." + section), [field(model, name) for name in fields], section))
    groups.append(
        group(
            msg("settings.data"),
            [
                row(
                    el(
                        "p",
                        {"class": "say", "id": "say-clear"},
                        el("b", None, msg("settings.clear")),
                        el("br"),
                        msg("settings.clear-help"),
                    ),
                    button(msg("settings.clear"), "ask:clear", "plain", key="clear"),
                )
            ],
            "data",
        )
    )
    return el(
        "div",
        {"class": "page narrow"},
        bar(msg("settings.title")),
        el("main", None, el("div", {"class": "groups"}, *groups)),
    )


def field(model, name):
    """A row: what is chosen, and the choice."""
    label = "say-" + name
    chosen = model.settings[name]
    allowed = settings.values(name)
    if name == "keys":
        say = el(
            "p", {"class": "say", "id": label}, el("b", None, msg("settings.keys")), el("br"), msg("settings.keys-help")
        )
        return row(
            say, switch("set:keys:" + ("off" if chosen == "on" else "on"), chosen == "on", label), key="row-keys"
        )
    for listed, order in ORDER:
        if listed == name:
            allowed = order
    options = [(value, word(name, value)) for value in allowed]
    say = el("p", {"class": "say", "id": label}, el("b", None, msg("settings." + name)))
    return row(say, choice("set:" + name, options, chosen, label, many=len(options) > 3), wide=True, key="row-" + name)


def word(name, value):
    """A language is named in itself, all else in the language of the page."""
    if name != "lang":
        return msg("settings." + name + "-" + value)
    for code, own in LANGUAGES:
        if code == value:
            return el("span", {"lang": code}, own)
    return value


INTENTS = dialogs.INTENTS
