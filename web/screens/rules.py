"""The rule book: every sentence with its number, as the switches of the match stand, or of each game. Values only."""

from web.nodes import el, msg
from web.screens.common import bar, chip, cites_of, group, row, standing, value_word

# heading, and how the numbers under it begin; the first that fits counts
PARTS = (("general", "P-"), ("settled", "CV-S"), ("game", ""))
ORDER = ("game", "settled", "general")


def init(model):
    model.book = None  # the game whose tab is open
    model.pages = None  # [id of the match, rows] of the engine's answer


def entered(model):
    """With a match on the table its own rules are asked for; until they come the game's stand there."""
    if model.update is None or model.engine != "ready":
        return []
    return [["call", {"op": "rulebook"}, "rulebook"]]


def scene(model):
    match = model.update is not None
    game = model.update["rules"]["preset"] if match else model.book or model.games[0]
    return el(
        "div",
        {"class": "page rules"},
        bar(msg("rulebook.of-match") if match else msg("rulebook.title"), msg("game." + game)),
        el("main", None, tabs(model, game) if not match else None, el("div", {"class": "groups"}, *book(model, game))),
    )


def tabs(model, game):
    kids = []
    for name in model.games:
        kids.append(
            el(
                "a",
                {
                    "href": "?screen=rules",
                    "key": "tab-" + name,
                    "do": "book:" + name,
                    "aria-current": "true" if name == game else None,
                },
                msg("game." + name),
            )
        )
    return el("nav", {"class": "tabs", "aria-label": msg("rulebook.games")}, *kids)


def rows_of(model, game):
    """[[number, key, arguments], …] of the match, or of the untouched game."""
    if model.update is not None and model.pages is not None and model.pages[0] == model.update["id"]:
        return model.pages[1]
    if model.rules is None or game not in model.rules["presets"]:
        return []
    return model.rules["presets"][game]["rules"]


def part_of(number):
    for part, start in PARTS:
        if number.startswith(start):
            return part


def book(model, game):
    """The groups of sentences, and what every switch stands at."""
    parts = {}
    for number, key, args in rows_of(model, game):
        parts.setdefault(part_of(number), []).append(
            el(
                "div",
                {"class": "rule said", "key": "rule-" + number},
                el("p", {"class": "say"}, chip(number), el("span", None, {"m": "rule." + key, "a": args})),
            )
        )
    if not parts:
        return [el("section", {"class": "panel block"}, el("p", None, msg("rulebook.waits")))]
    found = [group(msg("rulebook." + part), parts[part], part) for part in ORDER if part in parts]
    rows = values(model, game)
    if rows:
        found.append(group(msg("rulebook.switches"), rows, "switches"))
    return found


def values(model, game):
    """The switches of the game as they stand; one that does not stand as in the game's own rules says so."""
    preset = model.rules["presets"].get(game) if model.rules is not None else None
    rows = []
    for switch in preset["switches"] if preset is not None else []:
        value = switch["default"]
        players = preset["players"][0]
        if model.update is not None:
            value = model.update["rules"].get(switch["name"], value)
            players = len(model.update["seats"])
        changed = standing(switch, value, players) != standing(switch, switch["default"], players)
        rows.append(
            row(
                el(
                    "p",
                    {"class": "say"},
                    tuple(chip(number, True) for number in cites_of(preset, switch)),
                    el("span", None, msg("switch." + switch["name"])),
                ),
                el("b", {"class": "value"}, value_word(switch, value, players)),
                note=el("div", {"class": "note reference"}, el("span", {"class": "chip"}, msg("setup.changed")))
                if changed
                else None,
                key="value-" + switch["name"],
            )
        )
    return rows


def open_book(model, args, value):
    model.book = args[0]


def rulebook(model, args, value):
    if "ok" in value and model.update is not None:
        model.pages = [model.update["id"], value["ok"]["rules"]]


INTENTS = {"book": open_book, "reply:rulebook": rulebook}
