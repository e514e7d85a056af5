"""The rules' metadata (rules.json, described in ``rami.rulebook``): what there is to know of a game's switches before
the engine runs. It is loaded when a screen asks for it."""


def described(rules, game):
    """A game as {"players", "letters", "switches", "house"}, or None: as long as the metadata load, and for no game.
    A switch is {"name", "section", "domain", "default", "offers", "cites", "locked"}."""
    own = rules["presets"].get(game) if rules is not None else None
    if own is not None and "switches" not in own:
        own["switches"] = [
            _switch(general, own) for general in rules["switches"] if general["name"] not in own["apart"]
        ]
    return own


def _switch(general, own):
    made = dict(general)
    made.update(own["own"].get(general["name"], {}))
    made["locked"] = general["name"] in own["locked"]
    return made


def of_house(number):
    """Whether a number is that of a house rule or a variant: RA-H2, R5-V1."""
    return number.split("-")[1][0] in "HV"


def varied(preset, switch):
    """The house rules of the game's own page that a switch varies."""
    return [number for number in switch["cites"] if number.split("-")[0] == preset["letters"] and of_house(number)]


def cites(preset, switch):
    """The rule numbers of a switch that the game's own page has; where it has none, its house rule or its first."""
    own = (preset["letters"], "P")
    mine = [number for number in switch["cites"] if number.split("-")[0] in own and not of_house(number)]
    house = [number for number in switch["cites"] if of_house(number)]
    return mine or varied(preset, switch) or (house or switch["cites"])[:1]


def standing(switch, value, players):
    """The value that holds for this many players; of a table all its numbers."""
    if switch["domain"]["kind"] == "table":
        whole = dict(switch["default"])
        whole.update(value)
        return whole
    return for_players(value, players) if switch["domain"]["kind"] == "by_players" else value


def for_players(value, players):
    """The number that holds for this many players; 0 if none is given."""
    return value.get(str(players), 0) if isinstance(value, dict) else value


def departs(rules, game, made, players):
    """Whether the rules made for a match differ from the game's own."""
    return bool(departing(rules, game, made, players))


def departing(rules, game, made, players):
    """Of the rules made for a match those that are not as the game has them."""
    found = {}
    preset = described(rules, game)
    for switch in preset["switches"] if preset is not None else []:
        name, default = switch["name"], switch["default"]
        value = made.get(name, default)
        if standing(switch, value, players) != standing(switch, default, players):
            found[name] = value
    return found
