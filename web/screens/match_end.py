"""The end of a match: who won it, the last round, the final sheet, and the way to the next one."""

from web import announce, app, settings
from web.nodes import el, msg, several
from web.screens import dialogs
from web.screens.common import alone, bar, button, name_of
from web.screens.round_end import chart, hands, look_back, sheet, star, to_fair, who, why, won_class

pane = dialogs.pane


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
    if not winners:
        return msg("life.nobody-won")
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
        bar(msg("game." + update["rules"]["preset"]), after(update), "home", "home"),
        el(
            "main",
            None,
            el(
                "section",
                {"class": won_class(update, update["match"]["winners"])},
                star(),
                el("h2", {"tabindex": "-1", "key": "outcome"}, title(update)),
                el("p", None, how(update, result)),
            ),
            sheet(model, update, True) if update["sheet"] else None,
            hands(update) if result else None,
            chart(model, update) if update["sheet"] else None,
            el(
                "div",
                {"class": "row around", "key": "around"},
                button(msg("life.share-deal"), "ask:share", "on-table", symbol="share", key="share-deal"),
                button(msg("screen.stats"), "go:stats", "on-table", symbol="chart", key="go-stats"),
                to_fair(),
            ),
        ),
        el(
            "footer",
            {"class": "acts last-bar"},
            *look_back(result is not None),
            el(
                "button",
                {"class": "act main", "type": "button", "key": "new-match", "act": "new-match", "do": "new-match"},
                el("span", None, msg("final.again")),
            ),
        ),
    )


def after(update):
    """After how many rounds it was over."""
    played = len(update["sheet"])
    return msg("final.ended", round=played) if played else msg("life.over-first")


def how(update, result):
    """How the last round ended, or that the match was ended before it was over."""
    if not update["match"].get("early"):
        return why(update, result)
    return announce.ended_early(update)


def new_match(model, args, value):
    """The same seats and rules, freshly shuffled."""
    rules = {}
    for name in model.update["rules"]:
        if name != "preset":
            rules[name] = model.update["rules"][name]
    return app.begin(model, model.update["rules"]["preset"], settings.own(model.update["seats"]), rules, own=False)


INTENTS = {"new-match": new_match}
INTENTS.update(dialogs.INTENTS)
