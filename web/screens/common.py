"""What several screens share: names of seats, the bar, buttons, rows of rules, numbers typed in any digits."""

from web.catalogue import for_players
from web.nodes import el, face, icon, msg, num, rank_of, several

LANGUAGES = (("en", "English"), ("fr", "Français"), ("ar", "العربية"), ("fa", "فارسی"), ("hu", "Magyar"))
RANKS = "23456789TJQKA"
TOKENS = 8  # seats that have a shape and a name of their own
PEOPLE = ("you", "person")
TROUBLES = {
    "no_such_match": "link.no-match",
    "newer_save": "engine.newer",
    "damaged_save": "replay.damaged",
    "not_replayable": "replay.unplayable",
}


def alone(seats):
    """The seat of the only person, None where several look at the device: nobody is *you* then. A person whose seat a
    bot plays looks on where nobody else does."""
    found = people(seats) or [seat for seat in range(len(seats)) if seats[seat].get("person")]
    return found[0] if len(found) == 1 else None


def people(seats):
    """The seats of those who play at this device."""
    return [seat for seat in range(len(seats)) if seats[seat]["kind"] in PEOPLE]


def sitting(model, match):
    """`seats` and `rules` of a match: an update or a save, or None where it is not known."""
    if model.update is not None and model.update["id"] == match:
        return model.update
    for save in model.saves:
        if save["id"] == match:
            return save
    return None


def trouble(value):
    """Why the engine could not look at a round, in a sentence."""
    code = value["error"]["code"] if "error" in value else value["refusal"]["code"]
    return msg(TROUBLES[code]) if code in TROUBLES else msg("engine.error", what=code)


def name_of(seats, seat, you):
    """The name of a seat, as a kid or as an argument: a message, or the text somebody typed. `you` is the seat of the
    one who reads it, or None."""
    name = seats[seat].get("name")
    if seat == you:
        return msg("seat.you")
    if name:
        return name
    if _numbered(seats, seat):
        return msg("seat.person", number=seat + 1)
    return msg("seat.name-" + str(seat))


def initial_of(seats, seat, you):
    """What stands in the seat's shape: *you* is a word and has no letter."""
    name = seats[seat].get("name")
    if seat == you:
        return None
    if name:
        return name[0]  # the style sheet writes it large: of the alphabets MicroPython knows the capitals of one
    if _numbered(seats, seat):
        return num(seat + 1)
    return msg("seat.initial-" + str(seat))


def _numbered(seats, seat):
    """Whether a seat without a typed name is called by its number."""
    return seats[seat]["kind"] in PEOPLE or bool(seats[seat].get("person")) or seat == 0 or seat >= TOKENS


def token(seats, seat, you):
    """The small shape of a seat, for sheets; the row around it carries data-owner."""
    return el("i", {"class": "token small", "aria-hidden": "true"}, initial_of(seats, seat, you))


def bar(title, small=None, act="back", do="back", extra=None):
    """The rail at the top of a page, with the way out at its start."""
    label = "common.home" if act == "home" else "common.back"
    return el(
        "header",
        {"class": "bar"},
        el(
            "button",
            {"class": "icon-button", "key": "way-out", "act": act, "do": do, "aria-label": msg(label)},
            icon("back"),
        ),
        el(
            "h1",
            {"tabindex": "-1", "key": "title"},
            title,
            (" ", el("small", None, small)) if small is not None else None,
        ),
        extra,
    )


def button(label, do, kind="", act=None, symbol=None, **props):
    """A button with a word on it; `symbol` an icon before it."""
    own = {"class": ("button " + kind).strip(), "type": "button", "do": do, "act": act}
    own.update(props)
    return el("button", own, icon(symbol) if symbol else None, el("span", None, label))


def number_in(text):
    """The whole number that is typed in Latin, Arabic or Persian digits, with a minus or without, or None."""
    value, minus = "", False
    for sign in text:
        if sign in "-\u2212" and not value and not minus:
            minus = True
            continue
        code = ord(sign)
        for zero in (0x30, 0x660, 0x6F0):
            if zero <= code <= zero + 9:
                value += chr(0x30 + code - zero)
                break
        else:
            if sign not in " \u00a0\u200e\u200f\u061c":
                return None
    return (-int(value) if minus else int(value)) if 0 < len(value) <= 9 else None


def choice(name, options, chosen, label, many=False, standard=None, closed=(), worded=False):
    """A group of radio buttons, one tab stop. `options` are pairs of a value (as text) and its word; the intent is
    `name:value`. `standard` is marked as what holds if nothing is chosen; `closed` ones are shown and cannot be. `many`
    options stand in rows, those that are `worded` in wider ones."""
    kids = []
    for value, word in options:
        kids.append(
            el(
                "button",
                {
                    "type": "button",
                    "role": "radio",
                    "class": "standard" if value == standard else None,
                    "key": name + "=" + value,
                    "do": name + ":" + value,
                    "aria-checked": value == chosen,
                    "aria-disabled": "true" if value in closed else None,
                },
                word,
            )
        )
    return el(
        "div",
        {
            "class": "choice" + (" six" if many else "") + (" worded" if many and worded else ""),
            "role": "radiogroup",
            "aria-labelledby": label,
            "roving": name,
        },
        *kids,
    )


def whose_row(seats, seat, you, rank=None):
    """The head of a seat's row in a score sheet, after its rank where that is told."""
    name = el("span", {"dir": "auto"}, name_of(seats, seat, you))
    return el("th", {"scope": "row"}, el("span", {"class": "who"}, rank, token(seats, seat, you), name))


def switch(name, on, label, key=None):
    """A switch; the intent is `name`. Where that says how it is to stand, it has a key of its own that stays."""
    return el(
        "button",
        {
            "class": "switch",
            "type": "button",
            "role": "switch",
            "key": key or name,
            "do": name,
            "aria-checked": bool(on),
            "aria-labelledby": label,
        },
        icon("check") if on else None,
    )


def row(say, do, wide=False, note=None, locked=False, key=None):
    """A row of a group: words at the start, the control or the value at the end, a note below."""
    kind = "rule" + (" wide-do" if wide else "") + (" locked" if locked else "")
    return el("div", {"class": kind, "key": key}, say, el("div", {"class": "do"}, do), note)


def group(title, rows, name):
    """A panel of rows under a heading."""
    return el(
        "section",
        {"class": "panel group", "id": name, "key": "group-" + name, "aria-labelledby": name + "-title"},
        el("h2", {"id": name + "-title", "key": "title-" + name, "tabindex": "-1"}, title),
        *rows,
    )


def chip(rule, again=False):
    """A rule's number; one that stands on the page already goes without its mark."""
    return el("span", {"class": "chip", "data-rule": None if again else rule}, rule)


def value_word(switch, value, players):
    """What a switch stands at, as a kid. `players` picks the number of one that is given by number of players."""
    name, kind = switch["name"], switch["domain"]["kind"]
    if kind == "on_off":
        return msg("value.on" if value else "value.off")
    if value is None or value == []:
        return msg("value." + name + "-none")
    if kind == "choice" and not isinstance(value, str):
        return msg("value." + name + "-" + str(value))
    if kind == "span":
        return msg("value.span", least=value[0], most=value[1])
    if kind == "number_or_named":
        return _named(switch, value)
    if kind == "by_players":
        return num(for_players(value, players))
    if kind == "ranks":
        return several([part_word(rank) for rank in value])
    if kind == "table":
        return _table(switch, value)
    if isinstance(value, str):
        return part_word(value) if value in RANKS else msg("value." + value)
    return num(value)


def part_word(name):
    """A rank, a face, or another name in a table, as a kid or an argument."""
    if name in RANKS:
        rank = rank_of(name)
        return num(rank) if isinstance(rank, int) else rank
    return msg("value.part-" + name) if name.startswith("wild") else face(name)


def worths(table):
    """Names with their numbers, [[name, number], ...], as a kid or an argument."""
    return several([msg("value.worth", name=part_word(name), points=number) for name, number in table])


def said_of(key, args):
    """The sentence of a rule: its arguments may be lists of ranks, faces, and pairs of such a name and a number."""
    given = {}
    for name in args:
        value = args[name]
        if isinstance(value, list):
            value = worths(value) if isinstance(value[0], list) else several([part_word(one) for one in value])
        given[name] = value
    return {"m": "rule." + key, "a": given}


def _table(switch, value):
    """What stands otherwise than the game has it."""
    own, changed = switch["default"], []
    for name in switch["domain"]["names"]:
        if name in value and value[name] != own.get(name):
            changed.append((name, value[name]))
    return worths(changed) if changed else msg("value.table-own")


def _named(switch, value):
    """A number, or one for each of some names; a name that is not given has the number of the one before it."""
    if not isinstance(value, dict):
        return num(value) if value else msg("value." + switch["name"] + "-0")
    numbers, last = {}, 0
    for name in switch["domain"]["names"]:
        last = value.get(name, last)
        numbers[name] = last
    return msg("value." + switch["name"] + "-named", **numbers)


def deal_button(lit):
    """The gold button that deals."""
    return el(
        "button",
        {
            "class": "act main",
            "type": "button",
            "key": "next-round",
            "act": "next-round",
            "do": "next-round",
            "aria-disabled": None if lit else "true",
        },
        el("span", None, msg("result.next")),
    )
