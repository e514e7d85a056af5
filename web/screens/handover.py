"""Between two people at one device: the cards are covered until the next one has it.

The button stands in the bar, at the end, where the table has no action, and takes no press at first: a second tap that
was meant for the table must not uncover another person's cards. `model.covered` is true for as long.
"""

from web import app
from web.nodes import el, msg, num
from web.screens import dialogs
from web.screens.common import bar, button, initial_of, name_of, token

COVERED = 1000  # ms

pane = dialogs.pane


def init(model):
    model.covered = True


def scene(model):
    update = model.update
    ready = {
        "class": "button gold",
        "type": "button",
        "key": "ready",
        "act": "confirm",
        "do": "seen",
        "aria-disabled": "true" if model.covered else None,
        "aria-describedby": "covered" if model.covered else None,
    }
    return el(
        "div",
        {"class": "page handover"},
        bar(
            msg("game." + update["rules"]["preset"]),
            None,
            "home",
            "home",
            el("button", ready, el("span", {}, msg("handover.ready"))),
        ),
        el(
            "main",
            {},
            el(
                "section",
                {"class": "panel block", "data-owner": str(update["you"])},
                el("i", {"class": "token", "aria-hidden": "true"}, initial_of(update["seats"], update["you"], None)),
                el("h2", {"tabindex": "-1", "key": "outcome"}, title(update)),
                el("p", {}, msg("handover.hidden")),
                el("p", {"id": "covered", "class": "hidden-text"}, msg("handover.wait")) if model.covered else None,
                *standing(update),
                button(msg("life.away"), "ask:seats", "plain", key="away"),
            ),
        ),
    )


def standing(update):
    """What each seat has so far, and whose turn it is."""
    seats, view = update["seats"], update["view"]
    rows = []
    for seat in range(len(seats)):
        note = None
        if seat in view["eliminated"]:
            note = msg("table.out")
        elif seat == view["turn"]:
            note = msg("handover.next")
        rows.append(
            el(
                "li",
                {
                    "data-owner": str(seat),
                    "key": "stands-%d" % seat,
                    "class": "gone" if seat in view["eliminated"] else None,
                },
                token(seats, seat, None),
                el(
                    "span",
                    {"class": "name"},
                    name_of(seats, seat, None),
                    (" ", el("small", None, note)) if note is not None else None,
                ),
                el("b", {"class": "value num"}, num(update["totals"][seat])),
            )
        )
    played = len(update["sheet"])
    title = msg("handover.standing", round=played) if played else msg("table.round", round=1)
    return el("h3", None, title), el("ol", {"class": "shown"}, *rows)


def entered(model):
    model.covered = True
    return [["hush"], ["later", COVERED, "uncover"], ["focus", "ready"], ["say", title(model.update)]]


def title(update):
    """Who is to have the device: nobody reads this as *you* before."""
    return msg("handover.title", name=name_of(update["seats"], update["you"], None))


def uncover(model, args, value):
    model.covered = False
    model.why = None


def seen(model, args, value):
    return app.tell(model, msg("handover.wait")) if model.covered else app.INTENTS["seen"](model, args, value)


INTENTS = {"uncover": uncover, "seen": seen}
INTENTS.update(dialogs.INTENTS)
