"""What is around every screen: its title, the question of a link, the state of the engine away from home."""

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
        _trouble(model) if model.screen != "home" else None,
        _question(model) if model.asking else None,
    )


def _trouble(model):
    """Away from home: the engine starts again, or has failed."""
    if model.engine == "restarting":
        return el("div", {"key": "trouble", "class": "toast"}, icon("replay"), el("p", {}, msg("engine.restarting")))
    if model.engine == "failed":
        return el(
            "div",
            {"key": "trouble", "class": "toast"},
            icon("info"),
            el("p", {}, model.trouble or msg("engine.failed")),
            el("button", {"class": "button plain", "do": "retry"}, msg("engine.retry")),
            el("button", {"class": "button plain", "do": "reload"}, msg("engine.reload")),
        )
    return None


def _question(model):
    """A link was opened over a saved match."""
    game = model.link["game"]
    for one in model.saves:
        if not one.get("over"):
            game = one["preset"]
            break
    return el(
        "dialog",
        {"key": "linked", "class": "panel ask", "modal": True, "aria-labelledby": "linked-title"},
        el("h2", {"id": "linked-title"}, msg("link.title")),
        el("p", {}, msg("link.question", game=msg("game." + game))),
        el(
            "div",
            {"class": "row"},
            el(
                "button",
                {"class": "button", "do": "continue", "act": "continue", "key": "linked-continue"},
                msg("link.continue"),
            ),
            el("button", {"class": "button plain", "do": "new-match", "act": "new-match"}, msg("link.start")),
        ),
    )
