"""The statistics: what the matches on this device have come to, for each game and each set of rules.

The engine counts them (op `statistics`, see `rami.ledger`) each time the screen is shown; `model.stats` is what it said
last, `model.counted` the place of the group that is looked at.
"""

from web import app, catalogue
from web.nodes import day, el, msg, num, several
from web.screens import house
from web.screens.common import bar, choice, trouble, value_word
from web.screens.round_end import plot

SURE = 20  # matches from which on a share is told as one
SAID = 4  # switches that are named


def init(model):
    model.stats = None
    model.stats_trouble = None
    model.counted = 0
    model.named = []  # the house rules that have a name


def entered(model):
    return [["kept", house.STORE], ["call", {"op": "statistics"}, "stats"]]


def arrived(model, args, value):
    model.stats_trouble = None if "ok" in value else trouble(value)
    if "ok" not in value:
        return []
    model.stats = value["ok"]
    if model.counted >= len(model.stats["groups"]):
        model.counted = 0
    return [["learn"]] if any(group["changed"] for group in model.stats["groups"]) else []


def kept(model, args, value):
    model.named = house.load(value)


def _engine(model, args, value):
    """What was asked of an engine that is no more is asked again."""
    effects = app.INTENTS["engine"](model, args, value)
    again = args[0] == "ready" and model.engines > 1
    return effects + entered(model) if again else effects


def choose(model, args, value):
    model.counted = int(args[0])


def scene(model):
    return el(
        "div",
        {"class": "page narrow stats"},
        bar(msg("screen.stats")),
        el("main", {"data-counted": "yes" if model.stats is not None else "no"}, *_blocks(model)),
    )


def _blocks(model):
    stats = model.stats
    if model.stats_trouble is not None:
        return [_panel("told", None, el("p", None, model.stats_trouble))]
    if stats is None:
        return [_panel("told", None, el("p", None, msg("stats.waits" if model.engine == "ready" else "stats.loads")))]
    if not stats["groups"]:
        empty = el("p", None, msg("stats.none-help"))
        return [_panel("told", msg("stats.none"), empty)] + _notes(stats)
    group = stats["groups"][model.counted]
    return [
        _chooser(model) if len(stats["groups"]) > 1 else _head(model, group),
        _matches(group),
        _rounds(group),
        _lines(model, group),
        _against(group),
        _latest(group),
    ] + _notes(stats)


def _panel(key, title, *kids):
    return el(
        "section",
        {"class": "panel block " + key + "-block", "key": "stats-" + key},
        el("h2", None, title) if title is not None else None,
        *kids,
    )


def _chooser(model):
    words = []
    for place in range(len(model.stats["groups"])):
        words.append((str(place), _name(model, model.stats["groups"][place])))
    return _panel(
        "chooser",
        None,
        el("p", {"class": "soft", "id": "say-counted"}, msg("stats.which")),
        choice("counted", words, str(model.counted), "say-counted", many=True, worded=True),
    )


def _name(model, group):
    """A game, with the name of its house rules where they have one."""
    game = msg("game." + group["preset"])
    if not group["changed"]:
        return game
    for one in house.of(model.named, group["preset"]):
        if one["rules"] == group["changed"]:
            return msg("stats.game-named", game=game, name=one["name"])
    departs = _departures(model, group)
    return msg("stats.game-house", game=game) if departs is None else msg("stats.game-rules", game=game, rules=departs)


def _departures(model, group):
    """What is otherwise than the game has it, as one argument; None before the words of the rules are here."""
    preset = catalogue.described(model.rules, group["preset"])
    if preset is None:
        return None
    said = []
    for switch in preset["switches"]:
        if switch["name"] in group["changed"]:
            value = value_word(switch, group["changed"][switch["name"]], 0)
            said.append(msg("stats.rule", name=msg("switch." + switch["name"]), value=value))
    more = len(said) - SAID
    if more > 1:
        said = said[:SAID] + [msg("stats.more", count=more)]
    return several(said) if said else None


def _head(model, group):
    return el("h2", {"class": "on-table", "key": "stats-head", "tabindex": "-1"}, _name(model, group))


def _figures(rows):
    """Words and numbers, a row for each."""
    kids = []
    for name, word, value in rows:
        kids.append(
            el(
                "div",
                {"key": "figure-" + name},
                el("dt", None, word),
                el("dd", None, _cell(value)),
            )
        )
    return el("dl", {"class": "figures"}, *kids)


def _cell(value):
    """A number runs from left to right in any language; words about numbers run as the page does."""
    pair = isinstance(value, dict) and value.get("m") == "stats.of"
    return el("bdi", None, value) if pair else el("span", {"class": "num"}, value)


def _of(some, of):
    return msg("stats.of", some=some, all=of)


def percent(share):
    return msg("stats.percent", share=share / 100)


def _matches(group):
    matches, streak = group["matches"], group["streak"]
    played, kids = matches["played"], []
    if played:
        rows = [
            ("won", msg("stats.matches-won"), _of(matches["won"], played)),
            ("streak", msg("stats.streak-now"), num(streak["now"])),
            ("longest", msg("stats.streak-longest"), num(streak["longest"])),
        ]
        if group["finals"]:
            rows.append(("best-match", msg("stats.best-match"), num(group["finals"]["best"])))
            rows.append(("worst-match", msg("stats.worst-match"), num(group["finals"]["worst"])))
        likely = {"least": percent(matches["least"]), "most": percent(matches["most"])}
        name = "stats.share" if played >= SURE else "stats.few"
        if played >= SURE:
            likely["share"] = percent(round(100 * matches["won"] / played))
        kids = [
            _figures(rows),
            el("p", {"class": "soft"}, msg(name, **likely), " ", msg("stats.even", share=percent(matches["even"]))),
        ]
    apart = [name for name in ("open", "early", "abandoned") if matches[name]]
    for name in apart:
        kids.append(el("p", {"key": "stats-" + name}, msg("stats.are-" + name, count=matches[name])))
    if apart:
        kids.append(el("p", {"class": "soft", "key": "stats-apart-from"}, msg("stats.apart-from")))
    return _panel("matches", msg("stats.matches"), *kids)


def _rounds(group):
    rounds, points = group["rounds"], group["points"]
    if not rounds["played"]:
        return None
    known = rounds["known"]
    rows = [("rounds", msg("stats.rounds-played"), num(rounds["played"]))]
    if known:
        rows += [
            ("rounds-won", msg("stats.rounds-won"), _of(rounds["won"], known)),
            ("out", msg("stats.went-out"), _of(rounds["out"], known)),
            ("one-turn", msg("stats.one-turn"), _of(rounds["sec"], known)),
        ]
    rows += [
        ("mean", msg("stats.mean"), msg("stats.number", number=points["mean"])),
        ("best", msg("stats.best-round"), num(points["best"])),
        ("worst", msg("stats.worst-round"), num(points["worst"])),
    ]
    unknown = rounds["played"] - known
    return _panel(
        "rounds",
        msg("stats.rounds"),
        _figures(rows),
        el("p", {"class": "soft"}, msg("stats.low" if group["low"] else "stats.high")),
        el("p", {"class": "soft"}, msg("stats.unknown", count=unknown)) if unknown else None,
    )


def _lines(model, group):
    lines = group["lines"]
    count = len(lines[0]) - 1
    if count < 2:
        return None
    told = msg("stats.chart", count=count, won=int(lines[0][-1]), even=round(lines[1][-1]))
    return _panel(
        "chart",
        msg("stats.lines"),
        plot(model, lines, [msg("seat.you"), msg("stats.by-chance")], told, 0),
        el("p", {"class": "soft"}, msg("stats.lines-help")),
    )


def opponents(bots, level):
    return msg("stats.bots", count=bots, level=msg("level." + level) if level in app.BOTS else msg("stats.mixed"))


def _against(group):
    rows = []
    for one in group["against"]:
        name = str(one["bots"]) + "-" + one["level"]
        cells = [
            _of(one["matches"]["won"], one["matches"]["played"]) if one["matches"]["played"] else "–",
            _of(one["rounds"]["won"], one["rounds"]["played"]) if one["rounds"]["played"] else "–",
            msg("stats.number", number=one["mean"]) if one["mean"] is not None else "–",
        ]
        rows.append(
            el(
                "tr",
                {"key": "against-" + name},
                el("th", {"scope": "row"}, opponents(one["bots"], one["level"])),
                *[el("td", None, _cell(cell)) for cell in cells],
            )
        )
    heads = ("stats.opponents", "stats.head-matches", "stats.head-rounds", "stats.head-mean")
    table = el(
        "table",
        {"class": "sheet"},
        el("thead", None, el("tr", None, *[el("th", {"scope": "col"}, msg(head)) for head in heads])),
        el("tbody", None, *rows),
    )
    scroll = {"class": "scroll", "tabindex": "0", "role": "group", "aria-label": msg("stats.opponents")}
    return _panel("against", msg("stats.opponents"), el("div", scroll, table))


def outcome(one):
    """How a match ended, in a word or two."""
    if one["over"] != "played":
        return msg("stats.is-" + (one["over"] or "open"))
    return msg("stats.is-won") if one["won"] else msg("stats.is-place", place=one["place"], all=one["bots"] + 1)


def _latest(group):
    rows = []
    for one in group["latest"]:
        rows.append(
            el(
                "li",
                {
                    "key": "latest-" + one["id"],
                    "class": "won-match" if one["over"] == "played" and one["won"] else None,
                },
                el("b", None, outcome(one)),
                el("span", {"class": "soft"}, day(one["when"])),
                el("span", None, msg("stats.score", points=one["points"], other=one["other"], rounds=one["rounds"])),
                el("small", None, opponents(one["bots"], one["level"])),
            )
        )
    return _panel("latest", msg("stats.latest"), el("ol", {"class": "results"}, *rows))


def _notes(stats):
    """What is not counted here, and why."""
    kids = []
    if stats["apart"]["matches"]:
        kids.append(el("p", {"key": "stats-apart"}, msg("stats.apart", count=stats["apart"]["matches"])))
    if stats["unread"]:
        kids.append(el("p", {"key": "stats-unread"}, msg("stats.unread", count=stats["unread"])))
    return [_panel("notes", None, *kids)] if kids else []


INTENTS = {
    "reply:stats": arrived,
    "kept:rami.house": kept,
    "engine": _engine,
    "counted": choose,
}
