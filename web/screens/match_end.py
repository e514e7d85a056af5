"""The end of a match: who won it, the last round, the final sheet, and the way to the next one."""

from web import app, settings
from web.nodes import el, msg, several
from web.screens.common import alone, bar, name_of
from web.screens.round_end import blocks, look_back, star, who, why


def entered(model):
    """Who won is said; after the first match that was finished the browser is asked, once, to keep what is stored."""
    effects = [["say", title(model.update)]]
    if model.settings["kept"] != "asked":
        settings.change(model.settings, "kept", "asked")
        effects += [app.keep(model), ["persist"]]
    return effects


def title(update):
    """The sentence that says who won the match."""
    winners = update["match"]["winners"]
    you = alone(update["seats"])
    names = [name_of(update["seats"], seat, you) for seat in winners]
    points = update["totals"][winners[0]]
    if len(winners) == 1:
        return msg("final.title", who=who(update, winners[0]), name=names[0], points=points)
    return msg("final.shared", who="you" if you in winners else "other", names=several(names), points=points)


def scene(model):
    update = model.update
    result = update["view"]["result"]
    return el(
        "div",
        {"class": "page round-end"},
        bar(msg("game." + update["rules"]["preset"]), msg("final.ended", round=len(update["sheet"])), "home", "home"),
        el(
            "main",
            None,
            el(
                "section",
                {"class": "panel block won"},
                star(),
                el("h2", {"tabindex": "-1", "key": "outcome"}, title(update)),
                el("p", None, why(update, result)),
            ),
            *blocks(model, update),
        ),
        el(
            "footer",
            {"class": "acts last-bar"},
            *look_back(),
            el(
                "button",
                {"class": "act main", "type": "button", "key": "new-match", "act": "new-match", "do": "new-match"},
                el("span", None, msg("final.again")),
            ),
        ),
    )


def new_match(model, args, value):
    """The same seats and rules, freshly shuffled."""
    rules = {}
    for name in model.update["rules"]:
        if name != "preset":
            rules[name] = model.update["rules"][name]
    return app.begin(model, model.update["rules"]["preset"], model.update["seats"], rules, own=False)


INTENTS = {"new-match": new_match}
