"""Rules under a name of one's own, kept on the device: {"name", "game", "rules"}, the last one saved first. `rules` are
the switches that are not as the game has them."""

import json

from web import catalogue, settings

STORE = "rami.house"
MOST = 60
NAME_LENGTH = 40


def load(text):
    """What is usable of the stored text; what is not takes nothing else with it."""
    try:
        found = json.loads(text) if text else []
    except ValueError:
        found = []
    kept = [_whole(one) for one in found] if isinstance(found, list) else []
    return [one for one in kept if one is not None][:MOST]


def _whole(found):
    if not isinstance(found, dict) or not isinstance(found.get("game"), str):
        return None
    name, rules = trimmed(found.get("name")), found.get("rules")
    if not name or not isinstance(rules, dict) or not all(settings.plain(value) for value in rules.values()):
        return None
    return {"name": name, "game": found["game"], "rules": rules}


def trimmed(name):
    """A name as it can be kept, "" if it is none."""
    return " ".join(settings.named(name).split())[:NAME_LENGTH].strip() if isinstance(name, str) else ""


def of(kept, game):
    """The sets of a game."""
    return [one for one in kept if one["game"] == game]


def called(kept, game, name):
    """The set of this name, or None."""
    for one in kept:
        if one["game"] == game and one["name"] == name:
            return one
    return None


def put(kept, game, name, rules):
    """All sets with this one in front, in place of the one that had its name."""
    rest = [one for one in kept if one["game"] != game or one["name"] != name]
    return ([{"name": name, "game": game, "rules": rules}] + rest)[:MOST]


def fitting(rules, game, given):
    """(rules, names): what of the rules given the game's switches can stand at, and the names of the rest."""
    named = {}
    for switch in catalogue.described(rules, game)["switches"]:
        named[switch["name"]] = switch
    good, bad = {}, []
    for name in sorted(given):
        if name in named and not named[name]["locked"] and fits(named[name]["domain"], given[name]):
            good[name] = given[name]
        else:
            bad.append(name)
    return good, bad


def fits(domain, value):
    """Whether a switch of this domain can stand at the value."""
    kind = domain["kind"]
    if kind == "on_off":
        return value is True or value is False
    if kind == "choice":
        return not isinstance(value, (list, dict)) and [type(one) for one in domain["values"] if one == value] == [
            type(value)
        ]
    if kind == "ranks":
        return isinstance(value, list) and [rank for rank in domain["ranks"] if rank in value] == value
    if value is None:
        return bool(domain.get("none"))
    if kind == "table":
        return isinstance(value, dict) and all(
            name in domain["names"] and _number(domain, value[name]) for name in value
        )
    if kind == "number_or_named" and isinstance(value, dict):
        return bool(value) and all(name in domain["names"] and _number(domain, value[name]) for name in value)
    if kind == "by_players" and isinstance(value, dict):
        return bool(value) and all(name in PLAYERS and _number(domain, value[name]) for name in value)
    if kind == "span":
        return isinstance(value, list) and len(value) == 2 and all(_number(domain, one) for one in value)
    return _number(domain, value)


PLAYERS = ("2", "3", "4", "5", "6", "7", "8")


def _number(domain, value):
    whole = isinstance(value, int) and value is not True and value is not False
    return whole and domain["low"] <= value <= domain["high"]
