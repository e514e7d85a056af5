"""The rule book: every sentence with its number, as the switches of the match stand, or of each game. Values only.

A sentence has a small board on which its example is played (`web.screens.example`). `model.books` is books.json: by
game, the rows of its untouched rule book.
"""

from web.catalogue import cites, described, of_house, standing, varied
from web.nodes import el, msg
from web.screens import example
from web.screens.common import bar, button, chip, group, row, said_of, value_word

ORDER = ("game", "settled", "house", "bots", "general")


def init(model):
    model.book = None  # the game whose tab was opened
    model.pages = None  # [id of the match, rows] of the engine's answer
    model.books = None
    model.part = None  # the section that was jumped to
    model.playing = None
    example.init(model)


def entered(model):
    """With a match on the table its own rules are asked for; until they come the game's stand there."""
    model.playing = None
    model.book = None
    model.part = None
    effects = [["learn"]]
    effects += [["load", "books.json", "books"]] if model.books is None else example.wanted(model, own_rows(model))
    if model.update is not None and model.engine == "ready":
        effects.append(["call", {"op": "rulebook"}, "rulebook"])
    return effects


def scene(model):
    match = model.update is not None
    game = game_of(model)
    groups = book(model, game)
    side = el(
        "div",
        {"class": "beside"},
        tabs(model, game) if not match else None,
        contents(model, groups),
        button(msg("screen.tutorial"), "go:tutorial", "on-table", None, "hint", key="learn"),
    )
    return el(
        "div",
        {"class": "page rules"},
        bar(msg("rulebook.of-match") if match else msg("rulebook.title"), msg("game." + game)),
        el("main", None, side, el("div", {"class": "groups"}, *groups)),
    )


def contents(model, groups):
    """The sections of the page, each a way there."""
    kids = []
    for found in groups:
        if "id" in found[1]:
            name = found[1]["id"]
            kids.append(
                el(
                    "a",
                    {
                        "href": "#" + name,
                        "key": "to-" + name,
                        "do": "jump:" + name,
                        "aria-current": "true" if model.part == name else None,
                    },
                    found[2][0][2][0],
                )
            )
    return el("nav", {"class": "contents", "aria-label": msg("rulebook.contents")}, *kids) if kids else None


def game_of(model):
    """The game of the match; without one that of the tab that was opened, else the game that was played last."""
    if model.update is not None:
        return model.update["rules"]["preset"]
    played = [save["preset"] for save in model.saves] + [game for game in model.games if game in model.settings["last"]]
    return model.book or next(game for game in played + list(model.games) if game in model.games)


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
    return usual_rows(model, game)


def own_rows(model):
    return rows_of(model, game_of(model))


def usual_rows(model, game):
    """The rule book of the untouched game."""
    return model.books.get(game, []) if model.books is not None else []


def part_of(number, own, usual):
    """The heading a number belongs under; `own` are the letters of the game's page, `usual` its numbers."""
    letters, place = number.split("-")[:2]
    if letters == "P":
        return "general"
    if number in usual:
        return "bots" if letters != own else "settled" if place[0] == "S" else "game"
    return "house" if letters != own or of_house(number) else "settled" if place[0] == "S" else "game"


def book(model, game):
    """The groups of sentences, and what every switch stands at, once the words of the rules are here."""
    rows = rows_of(model, game) if model.rules is not None else []
    parts, usual = {}, {}
    for number, key, args in usual_rows(model, game):
        usual[number] = [key, args]
    for number, key, args in rows:
        part = part_of(number, rows[0][0].split("-")[0], usual)
        changed = usual.get(number, [key, args]) != [key, args]
        parts.setdefault(part, []).append(sentence(model, number, key, args, changed))
    if not parts:
        return [el("section", {"class": "panel block"}, el("p", None, msg("rulebook.waits")))]
    found = [example.guide()] if model.examples else []
    found += [group(msg("rulebook." + part), parts[part], part) for part in ORDER if part in parts]
    return found + values(model, game, [number for number, _, _ in rows])


def sentence(model, number, key, args, changed):
    return el(
        "div",
        {"class": "rule said", "key": "rule-" + number},
        el(
            "p",
            {"class": "say"},
            chip(number),
            el("span", None, said_of(key, args)),
            (" ", el("span", {"class": "chip"}, msg("setup.changed"))) if changed else None,
        ),
        example.opener(model, number, key, args),
        example.board(model, number, key, args),
    )


def values(model, game, told):
    """The groups of switches as they stand; one that does not stand as in the game's own rules says so. `told` are
    the numbers that stand on the page already."""
    preset = described(model.rules, game)
    if preset is None:
        return []
    named = {}
    for switch in preset["switches"]:
        named[switch["name"]] = switch
    house, apart = [], []
    for number, names in preset.get("house") or []:
        apart = apart + names
        for name in names:
            numbers = [cite for cite in varied(preset, named[name]) if name == names[0] or cite != number]
            house.append(value_row(model, preset, named[name], numbers, told))
    rest = [switch for switch in preset["switches"] if switch["name"] not in apart]
    rows = [value_row(model, preset, switch, cites(preset, switch), told) for switch in rest]
    groups = [group(msg("section.house"), house, "house-switches")] if house else []
    return groups + ([group(msg("rulebook.switches"), rows, "switches")] if rows else [])


def value_row(model, preset, switch, numbers, told):
    value = switch["default"]
    players = preset["players"][0]
    if model.update is not None:
        value = model.update["rules"].get(switch["name"], value)
        players = len(model.update["seats"])
    changed = standing(switch, value, players) != standing(switch, switch["default"], players)
    chips = []
    for number in numbers:
        chips.append(chip(number, number in told))
        told.append(number)
    return row(
        el("p", {"class": "say"}, tuple(chips), el("span", None, msg("switch." + switch["name"]))),
        el("b", {"class": "value"}, value_word(switch, value, players)),
        note=el("div", {"class": "note reference"}, el("span", {"class": "chip"}, msg("setup.changed")))
        if changed
        else None,
        key="value-" + switch["name"],
    )


def row_of(model, number):
    """[number, key, arguments] of a sentence on the page."""
    for found in rows_of(model, game_of(model)):
        if found[0] == number:
            return found


def open_book(model, args, value):
    model.book = args[0]
    model.playing = None
    model.part = None
    return example.wanted(model, own_rows(model))


def rulebook(model, args, value):
    if "ok" in value and model.update is not None:
        model.pages = [model.update["id"], value["ok"]["rules"]]
        return example.wanted(model, model.pages[1])


def books(model, args, value):
    if "ok" in value:
        model.books = value["ok"]
        return example.wanted(model, own_rows(model))


def jump(model, args, value):
    model.part = args[0]
    return [["focus", "title-" + args[0]]]


def show_example(model, args, value):
    return example.toggle(model, args[0])


def on_board(act):
    """An intent of the open board."""

    def intent(model, args, value):
        found = row_of(model, model.playing[0]) if model.playing is not None else None
        return act(model, found[1], found[2]) if found is not None else []

    return intent


INTENTS = {
    "book": open_book,
    "jump": jump,
    "reply:books": books,
    "example": show_example,
    "step": on_board(example.step),
    "again": on_board(example.again),
    "another": on_board(example.another),
    "reply:examples": example.arrived,
    "reply:rulebook": rulebook,
}
