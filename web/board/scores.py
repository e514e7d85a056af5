"""The score sheet that lies on a table which has room for it: the rounds played last, and what each has."""

from web.board.seats import reader_of
from web.nodes import el, msg, num
from web.screens.common import whose_row

LAST = 3  # rounds that are written down
ROOM = (1600, 768)  # px: of a window where the sheet stands beside the melds


def scene(model):
    """None where there is no room for it."""
    if model.size[0] < ROOM[0] or model.size[1] < ROOM[1]:
        return None
    update = model.update
    seats, played = update["seats"], len(update["sheet"])
    shown = list(range(max(0, played - LAST), played))
    return el(
        "section",
        {"class": "scores", "key": "scores", "aria-label": msg("result.sheet")},
        el(
            "table",
            {"class": "sheet"},
            el("caption", {}, msg("result.sheet")),
            el(
                "thead",
                {},
                el(
                    "tr",
                    {},
                    el("th", {"scope": "col"}, el("span", {"class": "hidden-text"}, msg("result.player"))),
                    *[el("th", {"scope": "col", "class": "num"}, num(place + 1)) for place in shown],
                    el("th", {"scope": "col", "class": "num"}, msg("result.total")),
                ),
            ),
            el("tbody", {}, *[_row(model, seat, shown) for seat in range(len(seats))]),
        ),
    )


def _row(model, seat, shown):
    update = model.update
    seats, reader = update["seats"], reader_of(model)
    return el(
        "tr",
        {"data-owner": str(seat), "key": "scores-%d" % seat},
        whose_row(seats, seat, reader),
        *[el("td", {"class": "num"}, num(update["sheet"][place][seat])) for place in shown],
        el("td", {"class": "num total"}, num(update["totals"][seat])),
    )
