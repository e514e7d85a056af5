"""Questions before something is lost for good: what is lost is named, and the way out comes first.

A screen that asks gives `pane` as its own and takes INTENTS in. `model.question` is None, ["abandon", id], ["clear"] or
one of `around`.
"""

from web import app
from web.nodes import el, msg
from web.screens import around
from web.screens.common import button


def pane(model):
    if model.question is None:
        return None
    kind, words = model.question[0], "ask."
    if kind in ("seats", "end") and (model.update is None or app.over(model)):
        return None
    if kind == "share" and model.update is None and model.offered is None:
        return None
    if kind == "seats":
        return around.seats(model)
    if kind == "share":
        return around.share(model)
    if kind == "end":
        words, text = "life.", around.end_text(model.update)
    elif kind == "abandon":
        save = saved(model, model.question[1])
        if save is None:
            return None
        if save.get("over"):
            kind, words, text = "remove", "life.", msg("life.remove", game=msg("game." + save["preset"]))
        else:
            text = msg("ask.abandon", game=msg("game." + save["preset"]), round=save["round"] + 1)
    else:
        text = msg("ask.clear", count=len(model.saves))
    return el(
        "dialog",
        {
            "class": "panel ask",
            "key": "question",
            "modal": True,
            "aria-labelledby": "question-title",
            "aria-describedby": "question-text",
        },
        el("h2", {"id": "question-title"}, msg(words + kind + "-title")),
        el("p", {"id": "question-text"}, text),
        el(
            "div",
            {"class": "row"},
            button(
                msg("ask.keep" if kind == "remove" else words + "keep"), "cancel", act="cancel", key="question-cancel"
            ),
            button(msg(words + kind + "-do"), "confirm", "plain danger", act="confirm", key="question-confirm"),
        ),
    )


def saved(model, name):
    for save in model.saves:
        if save["id"] == name:
            return save
    return None


def ask(model, args, value):
    model.question = list(args)
    return around.opened(model, args[0])


def cancel(model, args, value):
    if model.question is None:
        return app.INTENTS["cancel"](model, args, value)
    model.question = None
    return [["focus", "menu"]] if model.screen == "table" else []


def confirm(model, args, value):
    asked, model.question = model.question, None
    if asked is None:
        return []
    if asked[0] == "abandon":
        return app.INTENTS["abandon"](model, asked[1:], value)
    return app.end_match(model) if asked[0] == "end" else [["clear"]]


INTENTS = {"ask": ask, "cancel": cancel, "confirm": confirm}
INTENTS.update(around.INTENTS)
