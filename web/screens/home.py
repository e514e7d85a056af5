"""The first screen: go on with a match, start one, look around. All of it but the deal works before the engine runs.

`model.question` is ["find"] while a game is looked for by one of its names, `model.sought` what was typed.
"""

from web import app, names, settings
from web.nodes import card, day, el, icon, msg, several
from web.screens import dialogs
from web.screens.common import LANGUAGES, alone, button, choice, name_of

# the fan of cards on a game's tile
SPREADS = {
    "cardverse": ("QS", "KS", "AS"),
    "rami51": ("7H", "*", "9H"),
    "rummy5000": ("6C", "9D", "4S", "JC", "6D"),
}
SPREADS["rami40"] = SPREADS["rami51"]
SPREADS["george"] = ("6C", "6D", "6H", "JC", "6D")
SPREADS["rummy500"] = ("4S", "5S", "6S", "7S", "*")
# games that share a tile, by the setting that says which of them it shows
SHARED = (("rami", ("rami40", "rami51")), ("rummy", ("rummy5000", "george", "rummy500")))
SHOWN = 4  # saved matches, besides the one to go on with, that are listed unasked
ANGLES = {3: (-22, 0, 22), 5: (-26, -13, 0, 13, 26)}


def init(model):
    model.sought = ""
    model.all_saves = False  # whether all saved matches are listed


def pane(model):
    return finder(model) if model.question == ["find"] else dialogs.pane(model)


def scene(model):
    going = app.latest(model)
    return el(
        "div",
        {"class": "home"},
        el(
            "main",
            None,
            brand(model),
            notice(model),
            learn(model),
            tuple(resume(model, save) for save in model.saves if save["id"] == going),
            el(
                "section",
                {"class": "tiles", "aria-label": msg("home.games")},
                *[tile(model, game) for game in offered(model)],
            ),
            others(model, going),
            el("div", {"class": "foot"}, engine(model), links()),
            languages(model),
        ),
    )


def brand(model):
    native = "persian" if model.settings["lang"] == "fa" else "arabic"
    return el(
        "header",
        {"class": "brand"},
        drawing("mark", "mark"),
        el("h1", {"class": "hidden-text", "key": "title", "tabindex": "-1"}, msg("app.title")),
        drawing("latin", "latin"),
        el("span", {"class": "hair"}),
        drawing("native", native),
        el(
            "button",
            {"class": "icon-button find", "type": "button", "key": "find", "do": "find"},
            icon("find"),
            el("span", None, msg("home.find")),
        ),
    )


def drawing(kind, name):
    return el("svg", {"class": kind, "aria-hidden": "true"}, el("use", {"href": "@art/logo.svg#" + name}))


def notice(model):
    """One sentence about a link, a save or the storage; it stays until it is closed."""
    if model.notice is None:
        return None
    return el(
        "div",
        {"class": "toast notice", "key": "notice"},
        icon("info"),
        el("p", None, model.notice),
        el(
            "button",
            {
                "class": "icon-button",
                "type": "button",
                "act": "close",
                "do": "dismiss",
                "aria-label": msg("common.close"),
            },
            icon("cross"),
        ),
    )


def learn(model):
    """The first game, offered until a match or that game is over, or until the offer is closed."""
    if model.settings["lesson"] == "done" or model.settings["kept"] != "no":
        return None
    return el(
        "div",
        {"class": "first-game", "key": "first-game"},
        el(
            "button",
            {"type": "button", "class": "offer", "key": "go-tutorial", "do": "go:tutorial"},
            icon("hint"),
            el("span", None, msg("home.learn")),
        ),
        el(
            "button",
            {
                "class": "icon-button",
                "type": "button",
                "key": "no-first-game",
                "do": "set:lesson:done",
                "aria-label": msg("home.learn-close"),
            },
            icon("cross"),
        ),
    )


def standing(save):
    """Round and scores of a saved match."""
    seats = save["seats"]
    scores = []
    for seat in range(len(seats)):
        scores.append(msg("home.score", name=name_of(seats, seat, alone(seats)), points=save["totals"][seat]))
    if save.get("over"):
        told = msg("home.finished", round=rounds(save), scores=several(scores)) if rounds(save) else finish(save)
    else:
        told = msg("home.standing", round=save["round"] + 1, scores=several(scores))
    return msg("life.saved-on", day=day(save["when"]), standing=told) if save.get("when") else told


def rounds(save):
    """How many rounds are over; what an older page remembers of a save does not say."""
    return save.get("played", save["round"] + 1)


def finish(save):
    """When a match was over."""
    return msg("final.ended", round=rounds(save)) if rounds(save) else msg("life.over-first")


def resume(model, save):
    """The one gold control: go on with the latest match."""
    waits = model.wish is not None and model.wish.get("id") == save["id"]
    return el(
        "div",
        {"class": "latest", "key": "save-" + save["id"]},
        el(
            "button",
            {
                "class": "resume",
                "type": "button",
                "key": "continue",
                "act": None if model.asking else "continue",
                "do": "continue",
                "aria-busy": waits or None,
            },
            icon("play"),
            el(
                "span",
                None,
                el("b", None, msg("home.continue", game=msg("game." + save["preset"]))),
                el("small", None, msg("home.waits") if waits or model.engine == "failed" else standing(save)),
            ),
        ),
        abandon(save),
    )


def abandon(save):
    """The cross of a saved match: one that goes on is given up, one that is over only leaves the list."""
    return el(
        "button",
        {
            "class": "icon-button",
            "type": "button",
            "key": "abandon-" + save["id"],
            "do": "ask:abandon:" + save["id"],
            "aria-label": msg("life.remove-label", match=finish(save), game=msg("game." + save["preset"]))
            if save.get("over")
            else msg("home.abandon-label", game=msg("game." + save["preset"]), round=save["round"] + 1),
        },
        icon("cross"),
    )


def others(model, going):
    """Further saved matches: each can be gone on with, or abandoned."""
    rows = []
    for save in model.saves:
        if save["id"] == going:
            continue
        name = "home.show-result" if save.get("over") else "home.continue"
        rows.append(
            el(
                "li",
                {"key": "save-" + save["id"]},
                el(
                    "button",
                    {
                        "class": "go-on",
                        "type": "button",
                        "key": "go-on-" + save["id"],
                        "do": "continue:" + save["id"],
                    },
                    el("b", None, msg(name, game=msg("game." + save["preset"]))),
                    el("small", None, standing(save)),
                ),
                abandon(save),
            )
        )
    if not rows:
        return None
    more = 0 if model.all_saves or len(rows) == SHOWN + 1 else len(rows) - SHOWN  # never a button in place of one row
    return el(
        "section",
        {"class": "panel saves", "key": "saves"},
        el("h2", None, msg("home.saved")),
        el("ul", None, *(rows[:SHOWN] if more > 0 else rows)),
        button(msg("life.show-all", count=more), "show-saves", "plain", key="show-saves") if more > 0 else None,
    )


def show_saves(model, args, value):
    """All saved matches; the focus goes to the first that was not there."""
    going = app.latest(model)
    listed = [save["id"] for save in model.saves if save["id"] != going]
    model.all_saves = True
    return [["focus", "go-on-" + listed[SHOWN]]] if len(listed) > SHOWN else []


def offered(model):
    """The games that have a tile: of those that share one the game that was chosen."""
    hidden = []
    for name, games in SHARED:
        if model.settings[name] in model.games:
            hidden += [game for game in games if game != model.settings[name]]
    return [game for game in model.games if game not in hidden]


def variants(model, game):
    """The choice between the games of one tile."""
    for name, games in SHARED:
        here = [one for one in games if one in model.games]
        if game in here and len(here) > 1:
            words = [(one, msg("home.short-" + one)) for one in here]
            return (
                el("span", {"class": "hidden-text", "id": "say-" + name}, msg("home.which")),
                choice("set:" + name, words, game, "say-" + name, many=True),
            )
    return None


def tile(model, game):
    """A game: the whole tile starts it with the last seats and rules, a second control opens the set-up."""
    faces = SPREADS.get(game, SPREADS["cardverse"])
    angles = ANGLES[len(faces)]
    fan = []
    for place in range(len(faces)):
        fan.append(card(faces[place], props={"--turn": str(angles[place]) + "deg", "role": None, "aria-label": None}))
    waits = model.wish is not None and model.wish["op"] == "start" and model.wish["rules"]["preset"] == game
    title = msg("game." + game)
    return el(
        "article",
        {"class": "tile waits" if waits else "tile", "key": "tile-" + game},
        el(
            "div",
            {"class": "go"},
            el("span", {"class": "spread", "aria-hidden": "true"}, *fan),
            el(
                "div",
                None,
                el(
                    "h2",
                    None,
                    el(
                        "button",
                        {
                            "type": "button",
                            "key": "play-" + game,
                            "act": "play",
                            "data-game": game,
                            "do": "play:" + game,
                            "aria-describedby": game + "-of " + game + "-who",
                            "aria-busy": waits or None,
                        },
                        title,
                    ),
                ),
                el("p", {"id": game + "-of"}, tagline(model, game)),
                el(
                    "p",
                    {"class": "seats-used", "id": game + "-who"},
                    msg("engine.waiting") if waits else seats_used(model, game),
                ),
                variants(model, game),
            ),
        ),
        el(
            "button",
            {
                "class": "set-up",
                "type": "button",
                "key": "setup-" + game,
                "act": "setup",
                "data-game": game,
                "do": "open-setup:" + game,
                "aria-label": msg("home.setup-label", game=title),
            },
            icon("setup"),
            el("span", None, msg("home.setup")),
        ),
    )


def tagline(model, game):
    """What the tap starts: the game as it is, or house rules with the opening they ask for."""
    last = model.settings["last"].get(game)
    if last is None or not last.get("house"):
        return msg("home.tagline-" + game)
    points = last["rules"].get("opening_minimum")
    return msg("home.house-opening", points=points) if points else msg("home.house")


def seats_used(model, game):
    """Who sits down when the tile is tapped."""
    last = model.settings["last"].get(game)
    seats = last["seats"] if last else settings.first_seats(game)
    bots = len([seat for seat in seats if seat["kind"] in app.BOTS])
    people = len(seats) - bots
    if people == 1:
        return msg("home.seats-bots", bots=bots)
    if bots == 0:
        return msg("home.seats-people", people=people)
    return msg("home.seats-mixed", people=people, bots=bots)


def megabytes(size):
    """Bytes as megabytes with one decimal, as a number."""
    return int(size / 100000 + 0.5) / 10


def engine(model):
    """One line that says truthfully where the engine is."""
    state = model.engine
    if state == "failed":
        return el(
            "div",
            {"class": "engine failed", "key": "engine"},
            icon("info"),
            el("p", None, model.trouble or msg("engine.failed")),
            el(
                "div",
                {"class": "row"},
                button(msg("engine.retry"), "retry", "on-table"),
                button(msg("engine.reload"), "reload", "on-table"),
            ),
        )
    if state == "restarting":
        return el("p", {"class": "engine", "key": "engine"}, icon("replay"), el("span", None, msg("engine.restarting")))
    if state == "ready":
        ready = {"ready": "boot.offline", "saving": "boot.saving"}.get(model.offline, "boot.online")
        return el(
            "p",
            {"class": "engine", "key": "engine"},
            icon("check"),
            el("span", None, el("b", None, msg("boot.ready")), " ", msg(ready)),
        )
    progress = model.progress
    if progress is None:
        return el(
            "div",
            {"class": "engine", "key": "engine"},
            icon("replay"),
            el("span", None, el("b", None, msg("boot.starts")), " ", msg("boot.tap")),
        )
    done, size = megabytes(progress["done"]), megabytes(progress["all"])
    return el(
        "div",
        {"class": "engine", "key": "engine"},
        icon("replay"),
        el(
            "span",
            None,
            el("b", None, msg("boot.loading", done=done, all=size)),
            " ",
            msg("boot.step", step=progress["step"], steps=progress["steps"]),
            " ",
            msg("boot.tap"),
        ),
        el(
            "progress",
            {"max": str(progress["all"]), "value": str(progress["done"]), "aria-label": msg("boot.progress")},
        ),
    )


def links():
    kids = []
    for name, symbol in (("rules", "book"), ("stats", "chart"), ("settings", "gear")):
        kids.append(
            el(
                "button",
                {"class": "button on-table", "type": "button", "key": "go-" + name, "do": "go:" + name},
                icon(symbol),
                el("span", None, msg("screen." + name)),
            )
        )
    return el("nav", {"class": "links", "aria-label": msg("home.links")}, *kids)


def languages(model):
    """The languages, each in its own name and direction."""
    kids = []
    for code, own in LANGUAGES:
        here = model.settings["lang"] == code
        kids.append(
            el(
                "a",
                {
                    "href": "?lang=" + code,
                    "lang": code,
                    "hreflang": code,
                    "key": "lang-" + code,
                    "do": "lang:" + code,
                    "aria-current": "true" if here else None,
                },
                own,
            )
        )
    return el("nav", {"class": "languages", "aria-label": msg("home.languages")}, *kids)


def finder(model):
    """The field in which a name is typed, and the games that are called so."""
    found = names.find(model.sought, model.settings["lang"])
    field = {
        "type": "search",
        "key": "sought",
        "do": "seek",
        "value": model.sought,
        "maxlength": "40",
        "autocomplete": "off",
        "enterkeyhint": "search",
        "dir": "auto",
        "aria-labelledby": "find-title",
        "aria-describedby": "find-help",
    }
    rows = [el("li", {"key": "found-" + one[0] + "-" + str(one[1])}, hit(*one)) for one in found]
    told = el("p", {"class": "soft", "id": "find-help"}, msg("home.find-help"))
    if names.folded(model.sought) and not found:
        told = el("p", {"id": "find-help", "role": "status"}, msg("home.find-none"))
    return el(
        "dialog",
        {"class": "panel ask finder", "key": "finder", "modal": True, "aria-labelledby": "find-title"},
        el(
            "div",
            {"class": "row"},
            el("h2", {"id": "find-title"}, msg("home.find-title")),
            el(
                "button",
                {
                    "class": "icon-button",
                    "type": "button",
                    "act": "close",
                    "do": "cancel",
                    "aria-label": msg("common.close"),
                },
                icon("cross"),
            ),
        ),
        el("label", {"class": "field"}, el("input", field)),
        told if not found else None,
        el("ul", {"class": "hits"}, *rows),
    )


def hit(game, target, name):
    """A game that was found: it leads to its set-up, with the target that the name stands for."""
    return el(
        "button",
        {
            "class": "go-on",
            "type": "button",
            "do": "found:" + game + (":" + str(target) if target is not None else ""),
        },
        el("b", None, msg("game." + game) if name is None else name),
        el(
            "small",
            None,
            msg("home.find-game", game=msg("game." + game))
            if target is None
            else msg("home.find-target", game=msg("game." + game), target=target),
        ),
    )


def open_setup(model, args, value):
    """The set-up of a game, with the target that is asked for."""
    model.drafting = [args[0], int(args[1]) if len(args) > 1 else None]
    return [["screen", "setup"]]


def find(model, args, value):
    if model.screen != "home":  # pressed while a match was on its way, which is here now
        return []
    model.question, model.sought = ["find"], ""
    return [["focus", "sought"]]


def seek(model, args, value):
    model.sought = value


def found(model, args, value):
    """The set-up of the game that was found; its tile shows it from now on."""
    model.question = None
    effects = open_setup(model, args, value)
    for name, games in SHARED:
        if args[0] in games:
            settings.change(model.settings, name, args[0])
            effects.append(app.keep(model))
    return effects


INTENTS = {"show-saves": show_saves, "open-setup": open_setup, "find": find, "seek": seek, "found": found}
INTENTS.update(dialogs.INTENTS)
