"""A replay handed on, as a link or as a file, and one that was sent: the panel above the replay.

The engine makes both of a match's rounds that are over (op `share`) and opens what was sent (op `open`); the link holds
the replay in its fragment, which no browser sends anywhere. `model.parcel` is what the engine has made: None before it
was asked, {} while it works, then its reply.
"""

from web import app, link
from web.nodes import el, icon, msg
from web.screens.common import button, trouble

TROUBLES = {
    "damaged_file": "fair.sent-damaged",
    "foreign_file": "fair.sent-foreign",
    "newer_file": "fair.sent-newer",
    "not_replayable": "fair.sent-apart",
    "too_large": "fair.sent-large",
    "unreadable": "data.unreadable",
}


def init(model):
    model.parcel = None
    model.parcelled = None  # what became of it: copied, shared, failed


def ask(model, _args, _value):
    """Open the panel, and have the parcel made."""
    model.parcel, model.parcelled = {}, None
    if model.looked is None or model.engine != "ready":
        return [["focus", "parcel-title"]]
    match = model.looked["id"]
    return (
        [["focus", "parcel-title"]] + app.sent_first(model, match) + [["call", {"op": "share", "id": match}, "parcel"]]
    )


def close(model):
    """Whether there was something to close."""
    was, model.parcel = model.parcel, None
    return was is not None


def _arrived(model, _args, value):
    if model.parcel is not None:
        model.parcel = value
    return []


def _address(model):
    return model.address + link.REPLAY + model.parcel["ok"]["link"]


def _send(model, args, _value):
    """``parcel:copy`` and ``parcel:share``: the link; ``parcel:save`` and ``parcel:give``: the file."""
    if not model.parcel or "ok" not in model.parcel:
        return []
    if args[0] in ("copy", "share"):
        return [["share", args[0], _address(model)]]
    return [["download" if args[0] == "save" else "share-file", model.parcel["ok"]["name"]]]


def _sent(model, args, _value):
    model.parcelled = args[0] if args[0] in ("copied", "shared") else "failed"
    return [["say", msg("life.link-" + model.parcelled)]]


def _chosen(model, _args, value):
    """A file was chosen; its text waits in the kernel."""
    close(model)
    if value.get("trouble"):
        model.reel.trouble = why(value["trouble"])
        return [["say", model.reel.trouble]]
    return app.received(model, None)


def why(code):
    """Why what was sent cannot be shown."""
    return msg(TROUBLES[code]) if code in TROUBLES else msg("engine.error", what=code)


def chooser(kind="button plain pick"):
    """The button that asks for a file."""
    field = {
        "type": "file",
        "key": "replay-file",
        "do": "replay-file",
        "accept": ".json,.txt,application/json,text/plain",
        "class": "hidden-text",
    }
    return el("label", {"class": kind}, el("input", field), el("span", None, msg("fair.open")))


def pane(model):
    if model.parcel is None:
        return None
    return el(
        "dialog",
        {"class": "panel ask share", "key": "parcel", "modal": True, "aria-labelledby": "parcel-title"},
        el("h2", {"id": "parcel-title", "key": "parcel-title", "tabindex": "-1"}, msg("fair.send")),
        *_inside(model),
        el("div", {"class": "row"}, chooser()),
        button(msg("common.close"), "cancel", "plain", "close", key="parcel-close"),
    )


def _inside(model):
    if not model.parcel:
        return [el("p", {"key": "parcel-told"}, msg("fair.send-waits"))]
    if "ok" not in model.parcel:
        error = model.parcel.get("error", {})
        if error.get("code") != "nothing_to_share":
            return [el("p", {"key": "parcel-told"}, trouble(model.parcel))]
        given = error["values"].get("given")
        return [el("p", {"key": "parcel-told"}, msg("fair.send-given" if given else "fair.send-none"))]
    made, kids = model.parcel["ok"], []
    kids.append(el("p", None, msg("fair.send-how", rounds=made["rounds"])))
    if made["link"] is None:
        kids.append(el("p", {"key": "parcel-told"}, msg("fair.send-long")))
    else:
        field = {
            "type": "text",
            "key": "parcel-link",
            "readonly": True,
            "value": _address(model),
            "dir": "ltr",
            "aria-label": msg("life.link"),
        }
        told = model.parcelled
        kids.append(el("label", {"class": "field"}, el("input", field)))
        kids.append(
            el(
                "p",
                {"key": "parcel-told"},
                icon("info" if told == "failed" else "check") if told is not None else None,
                msg("life.link-" + told) if told is not None else msg("fair.send-link"),
            )
        )
        kids.append(
            el(
                "div",
                {"class": "row"},
                button(msg("life.copy"), "parcel:copy", key="parcel-copy"),
                button(msg("life.send"), "parcel:share", "plain", key="parcel-send") if model.shares else None,
            )
        )
    kids.append(
        el(
            "div",
            {"class": "row"},
            button(msg("data.export-do"), "parcel:save", "plain", key="parcel-save"),
            button(msg("data.share"), "parcel:give", "plain", key="parcel-give") if model.shares_files else None,
        )
    )
    return kids


INTENTS = {
    "ask-parcel": ask,
    "parcel": _send,
    "shared": _sent,
    "replay-file": _chosen,
    "reply:parcel": _arrived,
}
