"""What is around every screen: its title, the question of a link, the state of the engine away from home."""

from web import settings
from web.nodes import el, icon, msg


def title(model):
    if model.screen == "home":
        return msg("app.title")
    return msg("app.title-of", screen=msg("screen." + model.screen))


def scene(model, screen):
    pane = getattr(screen, "pane", None)
    return el(
        "",
        {},
        screen.scene(model),
        pane(model) if pane is not None else None,
        (_trouble(model), _notice(model)) if model.screen != "home" else None,
        _toast("why", "info", model.why) if model.why is not None else None,
        _fresh(model),
        _question(model) if model.asking else None,
    )


def _trouble(model):
    """Away from home: the engine starts again, or has failed."""
    if model.engine == "restarting":
        return _toast("trouble", "replay", msg("engine.restarting"))
    if model.engine == "failed":
        row = el(
            "div", {"class": "row"}, _button("retry", msg("engine.retry")), _button("reload", msg("engine.reload"))
        )
        return _toast("trouble", "info", model.trouble or msg("engine.failed"), row)
    return None


def _notice(model):
    return _toast("notice", "info", model.notice, _close("dismiss")) if model.notice is not None else None


def _fresh(model):
    """A new version waits. It is told between the turns, never in one."""
    if not model.fresh or model.screen == "table":
        return None
    row = el("div", {"class": "row"}, _button("reload", msg("update.take")))
    return _toast("fresh", "info", msg("update.waits"), _close("later"), row)


def _toast(key, sign, sentence, *more):
    return el("div", {"key": "over-" + key, "class": "toast above"}, icon(sign), el("p", {}, sentence), *more)


def _button(intent, label):
    return el("button", {"class": "button plain", "type": "button", "do": intent}, label)


def _close(intent):
    label = msg("app.close")
    return el("button", {"class": "icon-button", "type": "button", "do": intent, "aria-label": label}, icon("cross"))


def _question(model):
    """A link was opened over a saved match: what it would start, and what stays."""
    asked, twin = model.link, model.twin
    seats = len(asked["seats"] or settings.first_seats(asked["game"]))
    starts = "link.starts-house" if asked["rules"] else "link.starts"
    game = asked["game"]
    for one in model.saves:
        if not one.get("over"):
            game = one["preset"]
            break
    return el(
        "dialog",
        {"key": "linked", "class": "panel ask", "modal": True, "aria-labelledby": "linked-title"},
        el("h2", {"id": "linked-title"}, msg("link.title")),
        el("p", {}, msg(starts, game=msg("game." + asked["game"]), count=seats)),
        el("p", {}, msg("link.question", game=msg("game." + game)))
        if twin is None
        else el("p", {}, msg("life.twin-over" if twin.get("over") else "life.twin", round=twin["round"] + 1)),
        el(
            "div",
            {"class": "row"},
            el(
                "button",
                {
                    "class": "button",
                    "do": "continue" if twin is None else "continue:" + twin["id"],
                    "act": "continue",
                    "key": "linked-continue",
                },
                msg("link.continue" if twin is None else "life.twin-end" if twin.get("over") else "life.twin-go-on"),
            ),
            el(
                "button",
                {"class": "button plain", "do": "new-match", "act": "new-match"},
                msg("link.start" if twin is None else "life.twin-again"),
            ),
        ),
    )
