"""Settings: how the page looks, speaks and moves. Every choice holds at once."""

from web import app, senses, settings
from web.nodes import el, msg
from web.screens import dialogs, install, transfer
from web.screens.common import LANGUAGES, bar, button, choice, group, row, switch

# section, its fields in order
SECTIONS = (
    ("words", ("lang", "digits")),
    ("look", ("theme", "faces", "colours", "contrast")),
    ("play", ("speed", "clock", "motion", "keys")),
    ("senses", ("sounds", "vibration")),
)
CLASSIC = 640  # px: on a window less wide or less high classic faces would be too small, see style/cards.css
SWITCHES = ("keys", "sounds", "vibration")
ORDER = (
    ("lang", tuple(code for code, _ in LANGUAGES)),
    ("speed", ("slow", "normal", "fast", "instant")),
    ("clock", ("5", "8", "12", "20", "off")),
)


def init(model):
    transfer.init(model)


def pane(model):
    return dialogs.pane(model) or transfer.pane(model)


def scene(model):
    groups = []
    for section, fields in SECTIONS:
        heading = "sounds" if section == "senses" and not model.vibrates else section
        groups.append(group(msg(said(heading)), [field(model, name) for name in fields if shown(model, name)], section))
    groups.append(install.section(model))
    groups.append(
        group(
            msg("settings.data"),
            transfer.rows(model) + [clear()],
            "data",
        )
    )
    return el(
        "div",
        {"class": "page narrow"},
        bar(msg("settings.title")),
        el("main", None, el("div", {"class": "groups"}, *groups), about()),
    )


def clear():
    return row(
        el(
            "p",
            {"class": "say", "id": "say-clear"},
            el("b", None, msg("settings.clear")),
            el("br"),
            el("span", {"class": "soft"}, msg("settings.clear-help")),
        ),
        button(msg("settings.clear"), "ask:clear", "plain", key="clear"),
    )


def about():
    """The way to the credits."""
    return el(
        "p", {"class": "row"}, button(msg("screen.credits"), "go:credits", "on-table", symbol="info", key="go-credits")
    )


def shown(model, name):
    """A language written in Latin digits leaves no choice of digits; not everything can be felt to vibrate."""
    if name == "vibration":
        return model.vibrates
    return name != "digits" or model.settings["lang"] in settings.RIGHT_TO_LEFT


def said(name):
    """The message for a section or a field."""
    return ("sound." if name in ("senses", "sounds", "vibration") else "settings.") + name


def field(model, name):
    """A row: what is chosen, and the choice."""
    label = "say-" + name
    chosen = model.settings[name]
    if name in SWITCHES:
        other = "off" if chosen == "on" else "on"
        return row(
            say(label, name, True),
            switch("set:" + name + ":" + other, chosen == "on", label, "set:" + name),
            key="row-" + name,
        )
    allowed = settings.values(name)
    for listed, order in ORDER:
        if listed == name:
            allowed = order
    options = [(value, word(name, value)) for value in allowed]
    control = choice("set:" + name, options, chosen, label, many=len(options) > 3, worded=name == "lang")
    note = None
    if name == "faces" and chosen == "classic" and min(model.size) < CLASSIC:
        note = el("p", {"class": "note", "key": "faces-small", "role": "status"}, msg("settings.faces-small"))
    return row(say(label, name, name in ("faces", "clock")), control, wide=True, note=note, key="row-" + name)


def say(label, name, helped=False):
    """The word for a field, and a sentence below it where there is one."""
    return el(
        "p",
        {"class": "say"},
        el("b", {"id": label}, msg(said(name))),
        (el("br"), el("span", {"class": "soft"}, msg(said(name) + "-help"))) if helped else None,
    )


def word(name, value):
    """A language is named in itself, all else in the language of the page."""
    if name == "clock" and value != "off":
        return msg("settings.seconds", count=int(value))
    if name != "lang":
        return msg("settings." + name + "-" + value)
    for code, own in LANGUAGES:
        if code == value:
            return el("span", {"lang": code}, own)
    return value


def _sense(name):
    """The intent that sets a sense; one that is switched on is tried at once."""

    def chosen(model, args, value):
        return app.INTENTS["set"](model, args, value) + senses.sample(model, name)

    return chosen


INTENTS = dict(dialogs.INTENTS)
for sense in ("sounds", "vibration"):
    INTENTS["set:" + sense] = _sense(sense)
INTENTS.update(transfer.INTENTS)
INTENTS.update(install.INTENTS)
