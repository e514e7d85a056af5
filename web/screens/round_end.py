"""The end of a round: who won and why, the hands, the score sheet, the totals as lines."""

from web import app
from web.nodes import card, el, icon, msg, num, several
from web.screens import dialogs
from web.screens.common import alone, bar, button, deal_button, name_of, token, whose_row
from web.written import JOKER

PHONE = 320  # width of the chart's drawing on a phone, and the room for names at its end
WIDE = 520

pane = dialogs.pane


def scene(model):
    update = model.update
    result = update["view"]["result"]
    played = len(update["sheet"])
    more = update["options"]["next_round"]
    return el(
        "div",
        {"class": "page round-end"},
        bar(msg("game." + update["rules"]["preset"]), msg("result.ended", round=played), "home", "home"),
        el("main", None, won(update, result), *blocks(model, update), ending()),
        el(
            "footer",
            {"class": "acts last-bar"},
            *look_back(),
            deal_button(more and model.flying is None),
        ),
    )


def look_back(over=True):
    """The ways to see the round again: the replay, and, once it is over, the review of the person's turns."""
    return [
        el(
            "button",
            {"class": "act", "type": "button", "key": name, "act": name, "do": name},
            icon(symbol),
            el("span", None, word),
        )
        for name, symbol, word in (("replay", "replay", msg("result.replay")), ("review", "hint", msg("result.review")))
        if over or name == "replay"
    ]


def ending():
    """What there is besides another round."""
    return el(
        "div",
        {"class": "row around", "key": "around"},
        button(msg("life.seats"), "ask:seats", "on-table", key="ask-seats"),
        button(msg("life.end"), "ask:end", "on-table", key="ask-end"),
        to_fair(),
    )


def to_fair():
    return button(msg("life.fair"), "go:fair", "on-table", "fair-deal", "shield", key="fair-deal")


def blocks(model, update):
    """Hands, sheet and chart, as panels of a page."""
    return (hands(update), sheet(model, update), chart(model, update))


def won(update, result):
    """The sentence that says who won the round, and the one that says how it ended."""
    return el(
        "section",
        {"class": won_class(update, [result["winner"]])},
        star(),
        el(
            "h2",
            {"tabindex": "-1", "key": "outcome"},
            outcome(update, result),
        ),
        el("p", None, why(update, result)),
    )


def won_class(update, winners):
    """The person's own win shines a little."""
    you = alone(update["seats"])
    return "panel block won" + (" own" if you is not None and you in winners else "")


def outcome(update, result):
    """Who won the round; where everybody scores what they melded, who went out."""
    seat, key = result["winner"], "result.title"
    if melds_score(result):
        seat, key = (seat if result["end"] == "out" else None), "result.title-out"
    return msg(key, who=who(update, seat), name=winner_name(update, seat))


def star():
    return el("svg", {"class": "star", "aria-hidden": "true"}, el("use", {"href": "@art/icons.svg#star"}))


def who(update, seat):
    """The word messages choose their sentence by: you, other or nobody."""
    if seat is None:
        return "nobody"
    return "you" if seat == alone(update["seats"]) else "other"


def winner_name(update, seat):
    return "" if seat is None else name_of(update["seats"], seat, alone(update["seats"]))


def why(update, result):
    winner, key = result["winner"], "result.why-" + result["end"]
    told = {"who": who(update, winner), "name": winner_name(update, winner)}
    if melds_score(result):
        told["how"] = "less" if less_hand(update) else "hands"
        return {"m": "result.melds-" + result["end"], "a": told}
    if winner is not None and any(result["adjustments"]):
        return {"m": "tally.why-" + result["end"], "a": told}  # what each of them scores stands with the hands
    if winner is not None and penalty(update):
        return {"m": key + "-penalty", "a": told}
    told["points"] = 0 if winner is None else result["scores"][winner]
    return {"m": key, "a": told}


def melds_score(result):
    """Whether points come from what was melded."""
    return bool(result.get("melded"))


def less_hand(update):
    """Whether the hand is taken off what a seat melded; else it goes to whoever went out."""
    return update["rules"].get("scoring") == "melded_less_hand"


def penalty(update):
    """Whether points are bad: who wins a round scores none."""
    return update["rules"].get("scoring") == "penalty"


def hands(update):
    """Every hand, open, with what each card counts, and what else the round cost or brought."""
    result = update["view"]["result"]
    seats = update["seats"]
    you = alone(seats)
    rows = []
    melded = melds_score(result)
    for seat in range(len(seats)):
        held = result["hands"][seat]
        out = seat in update["view"]["eliminated"]
        note = msg("table.out") if out or leaves(update, seat) else _note(update, seat)
        rows.append(
            el(
                "li",
                {"data-owner": str(seat), "key": "held-" + str(seat), "class": "gone" if out else None},
                token(seats, seat, you),
                el(
                    "span",
                    {"class": "name"},
                    name_of(seats, seat, you),
                    (" ", el("small", None, note)) if note is not None else None,
                ),
                None
                if out
                else el("b", {"class": "value num"}, num((result["scores"] if melded else result["values"])[seat])),
                _cards(held, result["card_values"][seat]) if held else None,
                _melded_tally(update, result, seat) if melded and not out else _tally(result, seat),
            )
        )
    return el(
        "section",
        {"class": "panel block shown-block"},
        el("h2", None, msg("result.scores" if melded else "result.held")),
        el("ol", {"class": "shown"}, *rows),
    )


def _note(update, seat):
    """What is said of a hand beside its owner's name."""
    result = update["view"]["result"]
    if not result["hands"][seat]:
        return msg("result.empty-hand")
    if result["end"] == "out" and update["rules"].get("floaters_draw_at_end") and seat in update["view"]["floating"]:
        return msg("result.drew")
    return msg("result.in-hand", points=result["values"][seat]) if melds_score(result) else None


def leaves(update, seat):
    """Whether the seat is out of the match with this round."""
    limit = update["rules"].get("target_score")
    return bool(update["rules"].get("elimination")) and limit and update["totals"][seat] >= limit


def _cards(held, worth):
    cards = []
    jokers = 0
    for place in range(len(held)):
        jokers += held[place] == JOKER
        second = held[place] == JOKER and jokers % 2 == 0
        look = {"class": "card second"} if second else None
        cards.append(el("span", {"class": "at"}, card(held[place], props=look), num(worth[place])))
    return el("div", {"class": "worths num"}, *cards)


def _tally(result, seat):
    """What changes the value of a hand into what the seat scores, line by line, if anything does."""
    lines = _adjusted(result, seat)
    return _lines(lines + [(msg("tally.score"), result["scores"][seat])]) if lines else None


def _melded_tally(update, result, seat):
    """What a seat has melded, and all that was added to it or taken off, where that is more than one thing: what it
    comes to stands with the name."""
    score, melded, less = result["scores"][seat], result["melded"][seat], less_hand(update)
    lines, own = [(msg("tally.melded"), melded)], []
    for row in _adjusted(result, seat):
        if row[0]["m"] in ("tally.unopened", "tally.doubled"):  # on the hand: who goes out has caught it
            own += [(row[0], -row[1])] if less else []
        else:
            own.append(row)
    rest = score - melded - sum([points for _word, points in own])
    if rest:
        lines.append((msg("tally.held" if less else "tally.caught"), rest))
    return _lines(lines + own, 0) if rest or own else None


def _adjusted(result, seat):
    return [(msg("tally." + line["kind"].replace("_", "-")), line["points"]) for line in result["adjustments"][seat]]


def _lines(rows, sums=1):
    """Words and points, one under the other; the last of them are sums."""
    kids = []
    for place in range(len(rows)):
        word, points = rows[place]
        name = "line" if place < len(rows) - sums else "line whole"
        kids.append(el("div", {"class": name}, el("dt", None, word), el("dd", {"class": "num"}, num(points))))
    return el("dl", {"class": "tally"}, *kids)


def running(sheet, seats):
    """Totals after every round, from zero: one list per seat."""
    lines = []
    for seat in range(seats):
        total = 0
        line = [0]
        for scores in sheet:
            total += scores[seat]
            line.append(total)
        lines.append(line)
    return lines


def lasted(update, seat):
    """How many rounds of the sheet a seat played: who is out of the match scores no more."""
    if seat not in update["view"]["eliminated"]:
        return len(update["sheet"])
    total = 0
    for place in range(len(update["sheet"])):
        total += update["sheet"][place][seat]
        if total >= update["rules"]["target_score"]:
            return place + 1
    return len(update["sheet"])


def places(update):
    """The seats by their totals, the best first, each with its place: equal totals share one."""
    totals = update["totals"]
    better = 1 if penalty(update) else -1
    order = sorted([(better * totals[seat], seat) for seat in range(len(totals))])
    return [([worth for worth, _ in order].index(order[at][0]) + 1, order[at][1]) for at in range(len(order))]


def sheet(model, update, final=False):
    """A row per player, a column per round, and what each has so far; `final`: in the order in which they finished."""
    scores = update["sheet"]
    seats = update["seats"]
    you = alone(seats)
    totals = update["totals"]
    last = len(scores) - 1
    good = min if penalty(update) else max
    played = [lasted(update, seat) for seat in range(len(seats))]
    heads = []
    for place in range(len(scores)):
        heads.append(el("th", {"scope": "col", "class": "num now" if place == last else "num"}, num(place + 1)))
    rows = []
    for rank, seat in places(update) if final else [(None, seat) for seat in range(len(seats))]:
        cells = []
        for place in range(len(scores)):
            if place >= played[seat]:
                cells.append(el("td", {"class": "num now" if place == last else "num"}))
                continue
            row = [scores[place][one] for one in range(len(seats)) if place < played[one]]
            best = scores[place][seat] == good(row) and max(row) > 0
            kind = "num" + (" best" if best else "") + (" now" if place == last else "")
            cells.append(el("td", {"class": kind}, num(scores[place][seat])))
        rows.append(
            el(
                "tr",
                {"data-owner": str(seat), "key": "sheet-" + str(seat)},
                whose_row(seats, seat, you, el("b", {"class": "rank num"}, num(rank)) if rank is not None else None),
                tuple(cells),
                el("td", {"class": "num total"}, num(totals[seat])),
            )
        )
    target = update["rules"].get("target_score")
    return el(
        "section",
        {"class": "panel block sheet-block"},
        el(
            "h2",
            None,
            el("span", None, msg("result.sheet")),
            el("span", {"class": "chip"}, msg("result.target", target=target)) if target else None,
        ),
        el(
            "div",
            {"class": "scroll", "tabindex": "0", "role": "group", "aria-label": msg("result.sheet"), "data-end": True},
            el(
                "table",
                {"class": "sheet"},
                el(
                    "thead",
                    None,
                    el(
                        "tr",
                        None,
                        el("th", {"scope": "col"}, el("span", {"class": "hidden-text"}, msg("result.player"))),
                        tuple(heads),
                        el("th", {"scope": "col"}, msg("result.total")),
                    ),
                ),
                el("tbody", None, *rows),
            ),
        ),
    )


def step_of(span):
    """The distance of the lines of the grid: 1, 2 or 5 times a power of ten, at most five lines."""
    step = 1
    while True:
        for times in (1, 2, 5):
            if span <= 5 * step * times:
                return step * times
        step *= 10


def spread(wanted, gap, least, most, values=None):
    """Heights of labels: near the wanted ones, `gap` apart, from `least` to `most`; in the order given. Where two are
    wanted at the same height, the greater of their `values` lies above."""
    values = values or [0] * len(wanted)
    order = sorted([((wanted[place], -values[place]), place) for place in range(len(wanted))])
    heights = [pair[0] for pair, _ in order]
    for place in range(1, len(heights)):
        heights[place] = max(heights[place], heights[place - 1] + gap)
    floor = most
    for place in range(len(heights) - 1, -1, -1):
        heights[place] = max(least, min(heights[place], floor))
        floor = heights[place] - gap
    found = [0] * len(wanted)
    for place in range(len(order)):
        found[order[place][1]] = heights[place]
    return found


def marker(seat, x, y):
    """The seat's shape as a point of its line."""
    if seat == 0:
        return el("circle", {"cx": str(x), "cy": str(y), "r": "6"})
    if seat == 1:
        return el("rect", {"x": str(x - 6), "y": str(y - 6), "width": "12", "height": "12"})
    shapes = (
        "m0-8 8 8-8 8-8-8Z",
        "m0-8 8 14h-16Z",
        "m-4-7h8l4 7-4 7h-8l-4-7Z",
        "m-2.5-7h5v4.5h4.5v5h-4.5v4.5h-5v-4.5h-4.5v-5h4.5Z",
        "m-8-6h16l-8 14Z",
        "m-7-7h14l-4.5 7 4.5 7h-14Z",
    )
    return el("path", {"d": "M" + str(x) + " " + str(y) + shapes[(seat - 2) % len(shapes)]})


def chart(model, update):
    """The totals after every round, a line per seat ending in its name."""
    seats = update["seats"]
    you = alone(seats)
    lines = running(update["sheet"], len(seats))
    names = [name_of(seats, seat, you) for seat in range(len(seats))]
    scores = [msg("home.score", name=names[seat], points=lines[seat][-1]) for seat in range(len(seats))]
    told = msg("result.chart", round=len(update["sheet"]), scores=several(scores))
    return el(
        "section",
        {"class": "panel block chart-block"},
        el("h2", None, msg("result.totals")),
        plot(model, lines, names, told, you, update["rules"].get("target_score")),
    )


def plot(model, lines, names, told, you, goal=None):
    """Lines that begin at zero and end in their names, drawn with the marks and colours of the seats; `told` says in
    words what is to be seen."""
    steps = len(lines[0]) - 1
    narrow = model.size[0] < 640
    width, height = (PHONE, 240) if narrow else (WIDE, 250)
    left, right, top, bottom = 34, width - (88 if narrow else 92), 24, height - 28

    highest = 1
    lowest = 0
    for line in lines:
        highest = max(highest, max(line))
        lowest = min(lowest, min(line))
    if goal:
        highest = max(highest, goal)
    step = step_of(highest - lowest)
    low = int(lowest // step) * step
    high = -int(-highest // step) * step

    def across(place):
        return left + (right - left) * place // steps

    def up(total):
        return int(bottom - (bottom - top) * (total - low) / (high - low))

    kids = []
    value = low
    while value <= high:
        y = up(value)
        kids.append(el("path", {"class": "grid", "d": "M" + str(left) + " " + str(y) + "H" + str(right)}))
        kids.append(el("text", {"x": str(left - 6), "y": str(y + 4), "text-anchor": "end"}, num(value)))
        value += step
    if goal:
        kids.append(el("path", {"class": "goal", "d": "M" + str(left) + " " + str(up(goal)) + "H" + str(right)}))
    every = -(-steps // (6 if narrow else 12))
    for place in range(1, steps + 1):
        if place == steps or (place % every == 0 and steps - place >= every):
            kids.append(
                el("text", {"x": str(across(place)), "y": str(height - 6), "text-anchor": "middle"}, num(place))
            )
    finals = [line[steps] for line in lines]
    ends = spread([up(total) + 5 for total in finals], 18, top, bottom + 4, finals)
    # who looks on is drawn last, so that no line hides theirs
    for seat in [one for one in range(len(lines)) if one != you] + ([] if you is None else [you]):
        points = ""
        marks = []
        for place in range(steps + 1):
            x, y = across(place), up(lines[seat][place])
            points += (" " if points else "") + str(x) + "," + str(y)
            if place == steps or (place > 0 and steps <= 12):
                marks.append(marker(seat, x, y))
        kids.append(
            el(
                "g",
                {"data-owner": str(seat)},
                el("polyline", {"points": points}),
                tuple(marks),
                el(
                    "text",
                    {"x": str(right + 12), "y": str(ends[seat])},
                    shortened(names[seat]),
                    " ",
                    num(round(finals[seat])),
                ),
            )
        )
    return el(
        "svg",
        {
            "class": "lines slim" if narrow else "lines",
            "viewBox": "0 0 " + str(width) + " " + str(height),
            "role": "img",
            "aria-label": told,
        },
        *kids,
    )


def shortened(name):
    """A typed name as it fits beside the chart."""
    return name if isinstance(name, dict) or len(name) <= 9 else name[:8] + "…"


def next_round(model, args, value):
    """Deals once: the number of the update makes every further press stale."""
    if model.flying is not None or not model.update["options"]["next_round"]:
        return []
    return app.ask(model, "next_round")


INTENTS = {"next-round": next_round}
INTENTS.update(dialogs.INTENTS)
