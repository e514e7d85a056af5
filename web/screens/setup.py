"""The set-up of a match: who sits down, and every switch of the game with its sentence.

The catalogue (rules.json) says what switches there are, which of them are house rules, and what closes what; whether
the rules go together the engine decides (`check`). `model.draft` is {"game", "seats", "reference" (whether a game with
house rules is played without them; None: as the last time), "rules" (values of the switches that were set), "before"
(the rules that were reset, until a switch is set anew, or None), "typed" (what stands in number fields, by switch, in
a table by switch:name), "wrong" (the fields that hold no usable number), "bad" (switches that contradict), "why" (what
else the engine says of them), "raised" (the number of packs that the largest deal called for, or None), "told" (a start
was tried, and what is wrong is told above the page), "seed", "tab", "title" (the name under which the rules are to be
kept)}. `model.house` are all rules that are kept under a name, `model.lost` the last that was deleted, or None.
"""

import json

from web import app, link, names, settings
from web.catalogue import cites, departing, departs, described, standing, varied
from web.nodes import card, el, icon, msg, num, several
from web.screens import dialogs, house
from web.screens.common import (
    RANKS,
    alone,
    bar,
    button,
    chip,
    choice,
    group,
    name_of,
    number_in,
    part_word,
    row,
    switch,
    token,
    value_word,
)

LEVELS = ("easy", "normal", "hard")
SPEEDS = ("slow", "normal", "fast", "instant")
pane = dialogs.pane
WHOLE = ("ace_value", "max_wilds_per_meld", "reshuffle_limit")  # what is offered is all there is


def init(model):
    model.draft = None
    model.house = []
    model.lost = None


def entered(model):
    """Reached with a game, or by the history: then the draft stands as it was left, or is that of the first game."""
    if model.drafting is not None or model.draft is None:
        draft(model, *(model.drafting or [model.games[0]]))
    model.drafting = None
    model.lost = None
    return [["kept", house.STORE], ["learn"]] + checked(model) + take(model)


def draft(model, game, target=None):
    """Begin with the seats and rules of the game's last match, and with a target if one is asked for."""
    last = model.settings["last"].get(game)
    seats = last["seats"] if last else settings.first_seats(game)
    model.draft = {
        "game": game,
        "seats": [settings.seat(one["kind"], one.get("name")) for one in seats],
        "reference": None,
        "rules": dict(last["rules"]) if last else {},
        "before": None,
        "typed": {},
        "wrong": [],
        "bad": [],
        "why": {},
        "raised": None,
        "told": False,
        "seed": "",
        "tab": "players",
        "title": "",
    }
    if target is not None:
        model.draft["rules"]["target_score"] = target
        model.draft["reference"] = False


def preset_of(model):
    """The game in the catalogue, or None as long as that loads."""
    return described(model.rules, model.draft["game"])


def value_of(made, found):
    return made["rules"].get(found["name"], found["default"])


def house_of(preset):
    """[(number, its switches)] of the game's house rules; a game that does not tell them apart has none."""
    named = {}
    for found in preset["switches"]:
        named[found["name"]] = found
    return [(number, [named[name] for name in names]) for number, names in preset.get("house") or []]


def by_reference(model):
    """Whether the match is played by the reference rules alone."""
    made, preset = model.draft, preset_of(model)
    if preset is None or not preset.get("house"):
        return False
    if made["reference"] is None:
        made["reference"] = not [found for found in preset["switches"] if value_of(made, found) != found["default"]]
    return made["reference"]


def sections(preset):
    """[(section, its switches)] in the order of the catalogue. Seats and house rules have sections of their own."""
    order = []
    apart = ["players"]
    for _, switches in house_of(preset):
        apart = apart + [found["name"] for found in switches]
    for found in preset["switches"]:
        if found["name"] in apart:
            continue
        for name, rows in order:
            if name == found["section"]:
                rows.append(found)
                break
        else:
            order.append((found["section"], [found]))
    return order


def shown(model):
    """Every switch that can be seen, in the order of the page."""
    preset = preset_of(model)
    if preset is None or by_reference(model):
        return []
    switches = []
    for _, rows in house_of(preset) + sections(preset):
        switches = switches + rows
    return switches


def closings(model, found):
    """[(value, switch, value of that switch)]: what a switch cannot be set to, and which other one forbids it."""
    preset = preset_of(model)
    made = model.draft
    closed = []
    for one, value, other, against in model.rules.get("contradictions") or []:
        for mine, taken, theirs, held in ((one, value, other, against), (other, against, one, value)):
            if mine == found["name"] and not holds(value_of(made, found), taken):
                for its in preset["switches"]:
                    if its["name"] == theirs and holds(value_of(made, its), held):
                        closed.append((taken, its, held))
    return closed


def holds(value, wanted):
    """Whether a switch stands at a value; a list does if it has all that is wanted."""
    if isinstance(wanted, list):
        return all(one in value for one in wanted)
    return value == wanted


def idling(model, found):
    """(nothing, switch, value of that switch): why a switch changes nothing now, or None."""
    for name, other, value in model.rules.get("idle") or []:
        if name == found["name"]:
            for its in preset_of(model)["switches"]:
                if its["name"] == other and value_of(model.draft, its) == value:
                    return None, its, value
    return None


# -- what is to be seen


def scene(model):
    made = model.draft
    preset = preset_of(model)
    groups = [seats_group(model, preset)]
    tabs = ["players", "named"]
    cited = []
    groups.append(named_group(model, preset))
    if preset is None:
        groups.append(el("section", {"class": "panel block", "key": "waits"}, el("p", None, msg("setup.waits"))))
    else:
        if preset.get("house"):
            for name, found in house_groups(model, preset, cited):
                tabs.append(name)
                groups.append(found)
        for name, rows in sections(preset) if not by_reference(model) else []:
            tabs.append(name)
            groups.append(group(msg("section." + name), [switch_row(model, found, cited) for found in rows], name))
    tabs.append("start")
    groups.append(match_group(model))
    return el(
        "div",
        {"class": "page rules setup"},
        bar(msg("setup.title"), msg("game." + made["game"])),
        el("main", None, sections_nav(made, tabs), el("div", {"class": "groups"}, *groups)),
        trouble(model),
        foot(model),
    )


def sections_nav(made, tabs):
    kids = []
    for name in tabs:
        kids.append(
            el(
                "a",
                {
                    "href": "#" + name,
                    "key": "tab-" + name,
                    "do": "jump:" + name,
                    "aria-current": "true" if made["tab"] == name else None,
                },
                msg("section." + name),
            )
        )
    return el("nav", {"class": "tabs", "aria-label": msg("setup.sections")}, *kids)


def seats_group(model, preset):
    made = model.draft
    seats = made["seats"]
    least, most = preset["players"] if preset is not None else (2, 4)
    counts = [(str(count), num(count)) for count in range(least, most + 1)]
    meant = preset.get("meant") if preset is not None else None
    rows = [known_as(made["game"], model.settings["lang"])] if names.of(made["game"]) else []
    rows.append(
        row(
            el("p", {"class": "say", "id": "say-count"}, el("b", None, msg("setup.count"))),
            choice("count", counts, str(len(seats)), "say-count", many=len(counts) > 5),
            wide=True,
            note=el(
                "div",
                {"class": "note reference"},
                chip(meant[0]),
                el("span", None, msg("setup.meant-for", least=meant[1], fewest=least)),
            )
            if meant
            else None,
            key="row-count",
        )
    )
    for seat in range(len(seats)):
        rows.append(seat_row(seats, seat))
    return group(msg("section.players"), rows, "players")


def known_as(game, lang):
    """The other names of a game."""
    return el(
        "div",
        {"class": "rule", "key": "row-names"},
        el("p", {"class": "say soft"}, msg("setup.known-as", names=several(names.of(game, lang)))),
    )


def seat_row(seats, seat):
    """A seat: its shape, its name, and who sits there. Who sits alone before the page is *you*, without a name."""
    kind = seats[seat]["kind"]
    you = alone(seats)
    label = "say-seat-" + str(seat)
    if seat == you:
        who = el("p", {"class": "say"}, el("b", None, name_of(seats, seat, you)))
        return el(
            "div",
            {"class": "rule seat-row", "data-owner": str(seat), "key": "row-seat-" + str(seat)},
            token(seats, seat, you),
            who,
        )
    unnamed = [settings.seat(one["kind"]) for one in seats]
    field = el(
        "label",
        {"class": "field"},
        el("span", None, msg("setup.name")),
        el(
            "input",
            {
                "type": "text",
                "key": "name-" + str(seat),
                "do": "name:" + str(seat),
                "value": seats[seat].get("name") or "",
                "placeholder": name_of(unnamed, seat, you),
                "maxlength": str(settings.NAME_LENGTH),
                "autocomplete": "off",
                "dir": "auto",
                "aria-label": msg("setup.name-of", number=seat + 1),
            },
        ),
    )
    words = [(name, msg("level." + name)) for name in LEVELS + ("person",)]
    return el(
        "div",
        {"class": "rule seat-row", "data-owner": str(seat), "key": "row-seat-" + str(seat)},
        token(seats, seat, you),
        field,
        (
            el("span", {"class": "hidden-text", "id": label}, msg("setup.level-of", name=name_of(seats, seat, you))),
            el("div", {"class": "note"}, choice("level:" + str(seat), words, kind, label, many=True)),
        )
        if kind != "you"
        else None,
    )


def named_group(model, preset):
    """The rules of this game that are kept under a name, and the way to keep those that are set now."""
    made = model.draft
    kept = house.of(model.house, made["game"])
    rows = [
        el(
            "div",
            {"class": "rule said", "key": "named-help"},
            el("p", {"class": "say soft"}, msg("life.house-help" if kept else "life.house-none")),
        )
    ]
    for place in range(len(kept)):
        rows.append(named_row(model, preset, kept[place], place))
    if model.lost is not None and model.lost["game"] == made["game"]:
        rows.append(
            el(
                "div",
                {"class": "rule", "key": "named-lost"},
                el("p", {"class": "say"}, msg("life.house-deleted", name=model.lost["name"])),
                button(msg("life.house-back"), "house-back", "plain", key="house-back"),
            )
        )
    shut = preset is None or bool(wrongs(made))  # a name that is being typed is heard of when its field is left
    rows.append(
        row(
            el(
                "label",
                {"class": "field"},
                el("span", {"id": "say-title"}, msg("life.house-name")),
                el(
                    "input",
                    {
                        "type": "text",
                        "key": "house-title",
                        "do": "house-title",
                        "value": made["title"],
                        "maxlength": str(house.NAME_LENGTH),
                        "autocomplete": "off",
                        "dir": "auto",
                    },
                ),
            ),
            button(
                msg("life.house-keep"),
                "house-keep",
                "plain",
                key="house-keep",
                **{"aria-disabled": "true" if shut else None},
            ),
            wide=True,
            key="row-keep",
        )
    )
    return group(msg("section.named"), rows, "named")


def named_row(model, preset, one, place):
    """Rules under a name: they are picked, renamed, shared, deleted."""
    now = preset is not None and one["rules"] == stands(model)
    name = "house-name:%d" % place
    return el(
        "div",
        {"class": "rule wide-do named" + (" now" if now else ""), "key": "named-" + one["name"]},
        el(
            "label",
            {"class": "field"},
            el("span", {"class": "hidden-text"}, msg("life.house-name-of", number=place + 1)),
            el(
                "input",
                {
                    "type": "text",
                    "key": name,
                    "do": name,
                    "value": one["name"],
                    "maxlength": str(house.NAME_LENGTH),
                    "autocomplete": "off",
                    "dir": "auto",
                },
            ),
        ),
        el("small", {}, msg("life.house-now" if now else "life.house-rules", count=len(one["rules"]))),
        el(
            "div",
            {"class": "row"},
            *[
                button(
                    msg("life." + word),
                    "%s:%d" % (word, place),
                    "plain",
                    key="%s-%d" % (word, place),
                    **{"aria-label": msg("life.house-label", do=msg("life." + word), name=one["name"])},
                )
                for word in ("house-pick", "house-share", "house-delete")
            ],
        ),
    )


def stands(model):
    """What of the rules is not as the game has it now."""
    made = model.draft
    rules = {} if by_reference(model) else made["rules"]
    return departing(model.rules, made["game"], rules, len(made["seats"]))


def unkept(model):
    """Why the rules cannot be kept under the name that is typed, or None."""
    if preset_of(model) is None:
        return msg("setup.waits")
    if wrongs(model.draft):
        return reason(model)
    if not house.trimmed(model.draft["title"]):
        return msg("life.house-nameless")
    return None


def house_groups(model, preset, cited):
    """[(name, group)]: the reference rules, or else the house rules: one row for each number of the game's page, under
    the headings of that page."""
    on = by_reference(model)
    say = el(
        "p",
        {"class": "say"},
        el("b", {"id": "say-reference"}, msg("setup.reference-rules")),
        el("br"),
        el("span", {"class": "soft"}, msg("setup.reference-help")),
    )
    rows = [row(say, switch("reference", on, "say-reference"), key="row-reference")]
    if on:
        way = button(msg("life.house-open"), "reference", "plain", key="house-open")
        rows.append(row(el("p", {"class": "say"}, msg("life.house-shut")), way, key="row-house-shut"))
    parts = [("house", rows)]
    for number, switches in house_of(preset) if not on else []:
        for name, first in preset.get("parts") or []:
            if first == number:
                parts.append((name, []))
        kids = []
        for found in switches:
            numbers = [cite for cite in varied(preset, found) if cite != number or found is switches[0]]
            kids.append(switch_row(model, found, cited, numbers))
        parts[-1][1].append(el("div", {"class": "house", "key": "house-" + number}, *kids))
    return [(name, group(msg("section." + name), found, name)) for name, found in parts]


def switch_row(model, found, cited, house=None):
    """A switch: number, sentence, control, the reference value, and what is wrong with it. `house` are the numbers of
    the house rules it varies."""
    made = model.draft
    name = found["name"]
    value = value_of(made, found)
    players = len(made["seats"])
    label = "say-" + name
    numbers = []
    for cite in cites(preset_of(model), found) if house is None else house:
        numbers.append(chip(cite, cite in cited))
        cited.append(cite)
    say = el(
        "p",
        {"class": "say"},
        tuple(numbers),
        el("b", {"id": label}, msg("switch." + name)),
        el("br"),
        el("span", {"class": "soft", "id": label + "-help"}, msg("switch-help." + name)),
    )
    closed = closings(model, found)
    if found["locked"]:
        return held_row(say, found, value, players, msg("setup.locked"))
    if found["domain"]["kind"] == "on_off" and closed:
        return held_row(say, found, value, players, told_of("setup.closed", closed[0], players))
    wrong = fault(made, found)
    idle = idling(model, found)
    changed = standing(found, value, players) != standing(found, found["default"], players)
    standard = value_word(found, found["default"], players)
    note = el(
        "div",
        {"class": "note reference changed" if changed else "note reference"},
        el("span", None, msg("setup.reference", value=standard)),
        el("span", {"class": "chip"}, msg("setup.changed")) if changed else None,
        el("span", {"class": "locked-by"}, icon("lock"), told_of("setup.closed", closed[0], players))
        if closed
        else None,
        el("span", None, told_of("setup.idle", idle, players)) if idle is not None else None,
        el("span", {"class": "raised", "key": "raised"}, icon("info"), msg("setup.raised", packs=made["raised"]))
        if name == "packs" and made["raised"] is not None
        else None,
        el(
            "p",
            {"class": "wrong", "id": label + "-wrong", "key": "wrong-" + name, "tabindex": "-1"},
            icon("info"),
            el("span", None, wrong),
        )
        if wrong is not None
        else None,
    )
    control, wide = control_of(made, found, value, label, [one[0] for one in closed])
    return row(say, control, wide=wide, note=note, key="row-" + name)


def held_row(say, found, value, players, why):
    """A switch that cannot be changed: its value under a lock, and the reason."""
    held = el("span", {"class": "locked-by"}, icon("lock"), el("b", None, value_word(found, value, players)))
    note = el("span", {"class": "note locked-by"}, why)
    return row(say, held, note=note, locked=True, key="row-" + found["name"])


def told_of(what, closing, players):
    """The sentence on the switch that closes another or a value of it, or makes it idle."""
    _, other, held = closing
    return msg(what, rule=msg("switch." + other["name"]), value=value_word(other, held, players))


def fault(made, found):
    """The sentence on what is wrong with a switch, or None."""
    name = found["name"]
    if name in [field.split(":")[0] for field in made["wrong"]]:
        least, most = range_of(found)
        return msg("setup.number-wrong", least=least, most=most)
    if name not in made["bad"]:
        return None
    why = made["why"]
    if "needed" in why and "hand_size" in why:
        return msg(
            "setup.too-few", players=why["players"], size=why["hand_size"], needed=why["needed"], cards=why["cards"]
        )
    if "needed" in why:
        return msg("setup.too-few-largest", needed=why["needed"], cards=why["cards"], packs=why["packs_needed"])
    others = [msg("switch." + other) for other in made["bad"] if other != name]
    return msg("setup.bad-with", rule=several(others)) if others else msg("setup.bad")


def first_wrong(model):
    """The first switch in the order of the page that something is wrong with and that can be changed, or None."""
    for found in shown(model):
        if not found["locked"] and found["name"] in wrongs(model.draft):
            return found
    return None


def reason(model):
    """Why the match cannot start, and which rule it is."""
    found = first_wrong(model)
    if found is None:
        return msg("setup.bad-start")
    return msg("setup.bad-rule", rule=msg("switch." + found["name"]), why=fault(model.draft, found))


def trouble(model):
    """What keeps the match from starting, once a start was tried."""
    made = model.draft
    if not made["told"] or not wrongs(made):
        return None
    return el(
        "div",
        {"class": "toast above", "key": "told"},
        icon("info"),
        el("p", None, reason(model)),
        el(
            "button",
            {
                "class": "icon-button",
                "type": "button",
                "act": "close",
                "do": "untell",
                "aria-label": msg("common.close"),
            },
            icon("cross"),
        ),
    )


def options_of(found):
    """[value] that can be picked with one tap: those of a choice, unless only some are offered."""
    domain = found["domain"]
    return found.get("offers") or (domain["values"] if domain["kind"] == "choice" else [])


def control_of(made, found, value, label, closed):
    """(control, whether it wants the whole width). `closed` are values that cannot be chosen."""
    name, kind = found["name"], found["domain"]["kind"]
    players = len(made["seats"])
    if kind == "on_off":
        return switch("pick:" + name + ":" + ("0" if value else "1"), value, label, "pick:" + name), False
    if kind == "ranks":
        return ticks(found, value, label, closed), True
    offered = options_of(found)
    now = standing(found, value, players)
    kids = []
    if offered:
        chosen, standard, shut = "", "", []
        words = []
        for place in range(len(offered)):
            stands = standing(found, offered[place], players)
            if stands == now and name not in made["wrong"]:
                chosen = str(place)
            if stands == standing(found, found["default"], players):
                standard = str(place)
            if offered[place] in closed:
                shut.append(str(place))
            words.append((str(place), value_word(found, offered[place], players)))
        worded = kind == "table" or any(isinstance(one, str) and one not in RANKS for one in offered)
        kids.append(choice("pick:" + name, words, chosen, label, len(offered) > 3, standard, shut, worded))
    if kind == "table":
        kids.append(table(made, found, now))
    elif isinstance(now, dict) and now not in offered:
        kids.append(el("b", {"class": "value"}, value_word(found, now, players)))
    if kind not in ("choice", "table") and not (offered and name in WHOLE):
        kids.append(number_field(made, found, now, label, bool(offered)))
    return el("div", {"class": "controls"}, *kids), bool(offered)


def ticks(found, value, label, closed):
    """A button for each rank, pressed where it is among the value."""
    kids = []
    for rank in found["domain"]["ranks"]:
        kids.append(
            el(
                "button",
                {
                    "type": "button",
                    "key": "tick:" + found["name"] + "=" + rank,
                    "do": "tick:" + found["name"] + ":" + rank,
                    "aria-pressed": rank in value,
                    "aria-disabled": "true" if [rank] in closed else None,
                },
                part_word(rank),
            )
        )
    return el("div", {"class": "choice six ticks", "role": "group", "aria-labelledby": label}, *kids)


def table(made, found, now):
    """Every number of a table, behind a summary: ranks and the like, cards that have a number of their own, and the
    cards that may get one."""
    name = found["name"]
    faces = [part for part in found["domain"]["names"] if is_face(part)]
    fields = [part for part in found["domain"]["names"] if not is_face(part) or part in now]
    kids = [
        el("summary", {"key": "single-" + name}, msg("setup.single-numbers")),
        el("div", {"class": "numbers"}, *[part_field(made, found, part, now) for part in fields]),
    ]
    if faces:
        given = []
        for part in faces:
            if part not in now:
                label = msg("setup.give-number", card={"card": part})
                given.append(
                    card(part, "button", {"type": "button", "do": "give:" + name + ":" + part, "aria-label": label})
                )
        kids.append(el("p", {"class": "soft"}, msg("setup.give")))
        kids.append(el("div", {"class": "faces"}, *given))
    return el("details", {"class": "single", "key": "table-" + name}, *kids)


def is_face(part):
    return len(part) == 2 and part[0] in RANKS


def part_field(made, found, part, now):
    """The number of one name of a table."""
    key = found["name"] + ":" + part
    shown = made["typed"].get(key)
    if shown is None:
        shown = num(now[part]) if part in now else ""
    return el(
        "label",
        {"class": "field part" if len(part) < 3 else "field part long", "key": "part-" + key},
        el("span", None, part_word(part)),
        el(
            "input",
            {
                "type": "text",
                "inputmode": "numeric",
                "key": "number-" + key,
                "do": "number:" + key,
                "value": shown,
                "placeholder": "" if part in now else msg("setup.as-usual"),
                "autocomplete": "off",
                "dir": "ltr",
                "size": "4",
                "aria-invalid": key in made["wrong"],
            },
        ),
    )


def number_field(made, found, now, label, other):
    name = found["name"]
    least, most = range_of(found)
    wrong = name in made["wrong"]
    shown = made["typed"].get(name)
    if shown is None:
        shown = "" if now is None or isinstance(now, dict) or (other and now in options_of(found)) else num(now)
    return el(
        "label",
        {"class": "field number"},
        el("span", None, msg("setup.other-number" if other else "setup.number", least=least, most=most)),
        el(
            "input",
            {
                "type": "text",
                "inputmode": "numeric" if least >= 0 else "text",
                "key": "number-" + name,
                "do": "number:" + name,
                "value": shown,
                "autocomplete": "off",
                "dir": "ltr",
                "size": "5",
                "aria-invalid": wrong,
                "aria-describedby": label + " " + label + "-wrong" if wrong else label,
            },
        ),
    )


def range_of(found):
    return found["domain"]["low"], found["domain"]["high"]


def match_group(model):
    made = model.draft
    speeds = [(name, msg("settings.speed-" + name)) for name in SPEEDS]
    return group(
        msg("section.start"),
        [
            row(
                el("p", {"class": "say", "id": "say-speed"}, el("b", None, msg("settings.speed"))),
                choice("set:speed", speeds, model.settings["speed"], "say-speed", many=True),
                wide=True,
                key="row-speed",
            ),
            row(
                el(
                    "p",
                    {"class": "say", "id": "say-seed"},
                    el("b", None, msg("setup.seed")),
                    el("br"),
                    el("span", {"class": "soft"}, msg("setup.seed-help")),
                ),
                el(
                    "label",
                    {"class": "field"},
                    el(
                        "input",
                        {
                            "type": "text",
                            "key": "seed",
                            "do": "seed",
                            "value": made["seed"],
                            "maxlength": "200",
                            "autocomplete": "off",
                            "dir": "auto",
                            "aria-labelledby": "say-seed",
                        },
                    ),
                ),
                wide=True,
                key="row-seed",
            ),
        ],
        "start",
    )


def waiting(model):
    return model.wish is not None and model.wish["op"] == "start"


def wrongs(made):
    """Switches that keep the match from starting."""
    return [field.split(":")[0] for field in made["wrong"]] + made["bad"]


def foot(model):
    made = model.draft
    closed = bool(wrongs(made)) or waiting(model)
    return el(
        "footer",
        {"class": "acts last-bar"},
        resetting(model),
        el(
            "button",
            {
                "class": "act main",
                "type": "button",
                "key": "start",
                "act": "play",
                "data-game": made["game"],
                "do": "begin",
                "aria-disabled": "true" if closed else None,
                "aria-busy": waiting(model) or None,
            },
            el("span", None, msg("setup.waiting" if waiting(model) else "setup.start")),
        ),
    )


def resetting(model):
    """The button that resets what was set, and then takes that back; None where nothing was set."""
    made, preset = model.draft, preset_of(model)
    if preset is None or by_reference(model):
        return None
    back = made["before"] is not None
    if not (back or made["typed"] or departs(model.rules, made["game"], made["rules"], len(made["seats"]))):
        return None
    return el(
        "button",
        {"class": "act", "type": "button", "key": "reset", "do": "unreset" if back else "reset"},
        icon("undo" if back else "replay"),
        el("span", None, msg("setup.unreset" if back else "setup.reset")),
    )


# -- what is done


def rules_to_send(model):
    """Every switch of the catalogue as it stands if one was set, none if the game is played as it is."""
    made, preset = model.draft, preset_of(model)
    if preset is None:
        return dict(made["rules"])
    if by_reference(model) or not made["rules"]:
        return {}
    sent = {}
    for found in preset["switches"]:
        sent[found["name"]] = value_of(made, found)
    return sent


def checked(model):
    """Effects that ask the engine whether the rules go together, if it runs."""
    made = model.draft
    if model.engine != "ready":
        return []
    asked = {"preset": made["game"]}
    asked.update(rules_to_send(model))
    return [["call", {"op": "check", "rules": asked, "players": len(made["seats"])}, "check"]]


def check(model, args, value):
    error = value.get("error")
    if model.draft is None:
        return []
    values = error["values"] if error and error["code"] == "bad_rules" else {}
    packs = found_switch(model, "packs")
    needed = values.get("packs_needed")
    if needed is not None and packs is not None and not by_reference(model) and needed <= packs["domain"]["high"]:
        effects = put(model, packs, needed)
        model.draft["raised"] = needed
        return effects + [["say", msg("setup.raised", packs=needed)]]
    judged(model.draft, values)
    return []


def judged(made, values):
    """Keep what the engine says is wrong with the rules; nothing of it if they are good."""
    made["bad"] = list(values.get("switches", []))
    made["why"] = values
    made["told"] = made["told"] and bool(wrongs(made))


def untell(model, args, value):
    model.draft["told"] = False


def found_switch(model, name):
    preset = preset_of(model)
    for found in preset["switches"] if preset is not None else []:
        if found["name"] == name and not found["locked"]:
            return found
    return None


def put(model, found, value):
    made = model.draft
    name = found["name"]
    held = value_of(made, found)
    if found["domain"]["kind"] == "by_players" and (isinstance(held, dict) or isinstance(found["default"], dict)):
        value = one_of(held, found["default"], len(made["seats"]), value)
    made["rules"][name] = value
    made["before"] = None
    made["raised"] = None
    return checked(model)


def untype(made, name):
    """Forget what was typed for a switch, or for one name of a table."""
    for field in list(made["typed"]):
        if field == name or field.startswith(name + ":"):
            made["typed"].pop(field)
    made["wrong"] = [field for field in made["wrong"] if field in made["typed"]]


def one_of(held, default, players, number):
    """The numbers by players, with that of `players` set."""
    numbers = {}
    for count in range(2, 9):
        key = str(count)
        if isinstance(held, dict):
            if key in held:
                numbers[key] = held[key]
        elif not isinstance(default, dict) or key in default:
            numbers[key] = held
    numbers[str(players)] = number
    return numbers


def pick(model, args, value):
    found = found_switch(model, args[0])
    if found is None:
        return []
    value = args[1] == "1" if found["domain"]["kind"] == "on_off" else options_of(found)[int(args[1])]
    for closing in closings(model, found):
        if closing[0] == value:
            return app.tell(model, told_of("setup.closed", closing, len(model.draft["seats"])))
    untype(model.draft, args[0])
    return put(model, found, value)


def number(model, args, value):
    """A number was typed, in whatever digits; one that is no good stays in its field and is told. In a table an empty
    field is what the game has."""
    found = found_switch(model, args[0])
    if found is None:
        return []
    made = model.draft
    field = ":".join(args)
    untype(made, field)
    if not value.strip():
        return put_part(model, found, args[1], found["default"].get(args[1])) if len(args) > 1 else []
    made["typed"][field] = value
    least, most = range_of(found)
    typed = number_in(value)
    if typed is None or not least <= typed <= most:
        made["wrong"].append(field)
        return []
    return put_part(model, found, args[1], typed) if len(args) > 1 else put(model, found, typed)


def put_part(model, found, part, number):
    """Set one number of a table; None: the name goes without."""
    value = dict(value_of(model.draft, found))
    value.pop(part, None)
    if number is not None:
        value[part] = number
    return put(model, found, value)


def tick(model, args, value):
    """A rank comes to the value or goes from it; the order of ranks is kept."""
    found = found_switch(model, args[0])
    if found is None:
        return []
    for closing in closings(model, found):
        if closing[0] == [args[1]]:
            return app.tell(model, told_of("setup.closed", closing, len(model.draft["seats"])))
    held = value_of(model.draft, found)
    return put(model, found, [rank for rank in found["domain"]["ranks"] if (rank in held) != (rank == args[1])])


def give(model, args, value):
    """A card gets a number of its own, first that of its rank."""
    found = found_switch(model, args[0])
    if found is None:
        return []
    now = standing(found, value_of(model.draft, found), len(model.draft["seats"]))
    effects = put_part(model, found, args[1], now.get(args[1][0], 0))
    return effects + [["focus", "number-" + args[0] + ":" + args[1]]]


def count(model, args, value):
    """More seats get the level of the last bot; fewer lose the last bots."""
    seats = model.draft["seats"]
    wanted = int(args[0])
    while len(seats) > wanted:
        place = len(seats) - 1
        while seats[place]["kind"] == "you":
            place -= 1
        seats.pop(place)
    while len(seats) < wanted:
        kinds = [seat["kind"] for seat in seats if seat["kind"] in LEVELS]
        seats.append(settings.seat(kinds[-1] if kinds else "normal"))
    untype(model.draft, "hand_size")
    model.draft["raised"] = None
    return checked(model)


def level(model, args, value):
    model.draft["seats"][int(args[0])]["kind"] = args[1]


def name(model, args, value):
    model.draft["seats"][int(args[0])]["name"] = value


def seed(model, args, value):
    model.draft["seed"] = value


def in_view(model, args, value):
    model.draft["tab"] = args[0]


def jump(model, args, value):
    model.draft["tab"] = args[0]
    return [["focus", "title-" + args[0]]]


# -- rules under a name


def kept(model, args, value):
    model.house = house.load(value)


def keep(model):
    return [["save", house.STORE, json.dumps(model.house)]]


def take(model):
    """The rules that came by a link, once it is known what the game's switches can be; their name is there to be kept
    or changed."""
    given = model.given
    if given is None or model.rules is None or model.draft is None or described(model.rules, given["game"]) is None:
        return []
    model.given = None
    good, bad = house.fitting(model.rules, given["game"], given["rules"])
    set_all(model, good)
    model.draft["title"] = house.trimmed(given["name"])
    if bad:
        model.notice = msg("link.set", value=bad[0][:60])
    return checked(model) + [["focus", "house-title"], ["say", msg("life.house-came", name=model.draft["title"])]]


def learned(model, args, value):
    app.INTENTS["rules"](model, args, value)
    return take(model)


def house_title(model, args, value):
    model.draft["title"] = value


def house_keep(model, args, value):
    """The rules as they stand are kept under the name, in place of those that had it."""
    why = unkept(model)
    if why is not None:
        return app.tell(model, why)
    game, title = model.draft["game"], house.trimmed(model.draft["title"])
    known = house.called(model.house, game, title) is not None
    model.house = house.put(model.house, game, title, stands(model))
    model.draft["title"] = ""
    return keep(model) + [["say", msg("life.house-again" if known else "life.house-kept", name=title)]]


def _named(model, args):
    """The kept rules that an intent names by their place, or None."""
    found = house.of(model.house, model.draft["game"])
    return found[int(args[0])] if int(args[0]) < len(found) else None


def house_name(model, args, value):
    """Another name for kept rules; a name that is none, or that others have, changes nothing."""
    one, name = _named(model, args), house.trimmed(value)
    if one is None or name == one["name"]:
        return []
    if not name or house.called(model.house, one["game"], name) is not None:
        return app.tell(model, msg("life.house-taken" if name else "life.house-nameless", name=name))
    one["name"] = name
    return keep(model)


def house_pick(model, args, value):
    one = _named(model, args)
    if one is None or preset_of(model) is None:
        return app.tell(model, msg("setup.waits"))
    model.draft["before"] = None
    set_all(model, house.fitting(model.rules, one["game"], one["rules"])[0])
    return checked(model) + [["say", msg("life.house-picked", name=one["name"])]]


def house_share(model, args, value):
    one = _named(model, args)
    if one is None:
        return []
    model.offered = link.query(one["game"], None, one["rules"], None, one["name"])
    return dialogs.ask(model, ["share"], None)


def house_delete(model, args, value):
    one = _named(model, args)
    if one is None:
        return []
    model.lost = one
    model.house = [other for other in model.house if other is not one]
    return keep(model) + [["focus", "house-back"], ["say", msg("life.house-deleted", name=one["name"])]]


def house_back(model, args, value):
    if model.lost is None:
        return []
    one, model.lost = model.lost, None
    model.house = house.put(model.house, one["game"], one["name"], one["rules"])
    return keep(model) + [["focus", "house-pick-0"], ["say", msg("life.house-kept", name=one["name"])]]


def reference(model, args, value):
    """To the reference rules or back to the house rules, which stay as they were."""
    model.draft["reference"] = not by_reference(model)
    model.draft["typed"] = {}
    model.draft["wrong"] = []
    return checked(model) + [["focus", "reference"]]


def reset(model, args, value):
    """All switches as the reference rules have them; the seats stay, and house rules stay open to be set anew."""
    model.draft["before"] = model.draft["rules"]
    set_all(model, {})
    return checked(model) + [["say", msg("setup.reset-done")]]


def unreset(model, args, value):
    """The switches as they stood before they were reset."""
    if model.draft["before"] is None:
        return []
    set_all(model, model.draft["before"])
    model.draft["before"] = None
    return checked(model) + [["say", msg("setup.unreset-done")]]


def set_all(model, rules):
    model.draft["reference"] = False
    model.draft["rules"] = rules
    model.draft["typed"] = {}
    model.draft["wrong"] = []


def told(model):
    """Effects that tell what is wrong, and lead there."""
    model.draft["told"] = True
    found = first_wrong(model)
    effects = [["say", reason(model)]]
    if found is not None:
        fields = [field for field in model.draft["wrong"] if field.split(":")[0] == found["name"]]
        effects.insert(0, ["focus", "number-" + fields[0] if fields else "wrong-" + found["name"]])
    return effects


def begin(model, args, value):
    made = model.draft
    if wrongs(made):
        return told(model)
    if waiting(model) or model.flying is not None:
        return app.tell(model, msg("setup.waiting"))
    seats = [
        settings.seat(one["kind"], (one["name"] or "").strip()[: settings.NAME_LENGTH] or None) for one in made["seats"]
    ]
    return app.begin(model, made["game"], seats, rules_to_send(model), made["seed"].strip() or None)


def started(model, args, value):
    """The engine's answer: rules it will not have are shown at their switches."""
    error = value.get("error")
    if error and error["code"] == "bad_rules" and model.draft is not None:
        judged(model.draft, error["values"])
        return told(model)
    return app.INTENTS["reply:update"](model, args, value)


INTENTS = {
    "pick": pick,
    "number": number,
    "tick": tick,
    "give": give,
    "count": count,
    "level": level,
    "name": name,
    "seed": seed,
    "jump": jump,
    "in-view": in_view,
    "reference": reference,
    "reset": reset,
    "unreset": unreset,
    "begin": begin,
    "untell": untell,
    "house-title": house_title,
    "house-keep": house_keep,
    "house-name": house_name,
    "house-pick": house_pick,
    "house-share": house_share,
    "house-delete": house_delete,
    "house-back": house_back,
    "kept:" + house.STORE: kept,
    "rules": learned,
    "reply:check": check,
    "reply:update": started,
}
INTENTS.update(dialogs.INTENTS)
