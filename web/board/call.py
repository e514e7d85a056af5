"""The question of a call and its answers, and the choice of how many cards to be dealt."""

from web import announce, app, calls, desk
from web.board import cards
from web.may import targets
from web.nodes import el, face, icon, msg, num
from web.screens.common import button, name_of


def words(model, may):
    """Heading and sentence of the banner while a discard may be called."""
    update = model.update
    view, seats = update["view"], update["seats"]
    reader = None if app.covered(model) else update["you"]
    called = face(view["call"]["card"])
    if not may.mine:
        return None, msg("call.other", name=name_of(seats, view["turn"], reader), card=called)
    who = name_of(seats, view["call"]["discarder"], reader)
    found = targets([way for way in may.calls if way["on"] is not None])
    if len(found) == 1 and len(may.calls) == len([way for way in may.calls if way["on"] is not None]):
        args = announce.about(view["melds"][found[0]])
        args.update({"card": called, "who": who})
        return msg("call.ask"), {"m": "call.fits-" + view["melds"][found[0]]["kind"], "a": args}
    if may.calls:
        return msg("call.ask"), msg(_several(update, may.calls), card=called, who=who)
    return msg("call.ask"), msg("call.discarded", card=called, who=who)


def _several(update, ways):
    """The message of several calls: of the discard, or with the whole pile of other cards only."""
    if not calls.from_hand(update):
        return "call.ways"
    return "call.pile" if any(calls.uses_discard(update, way) for way in ways) else "call.below"


def bar(model):
    """The answers there are; the first button empties as its seconds go."""
    update = model.update
    people = calls.people(update)
    shared = app.seen_by(update) is not None
    timed = calls.timed(model)
    number = update["number"]
    yes = []
    for seat in people if shared else [update["you"]]:
        first = seat == update["you"]
        name = msg("call.yes-of", name=name_of(update["seats"], seat, None)) if shared else msg("call.yes")
        yes.append(
            el(
                "button",
                {
                    "class": "button yes timed" if first and timed else "button yes",
                    "type": "button",
                    "key": "call" if first else "call-of-%d" % seat,
                    "act": "call" if first else None,
                    "do": "call:%d:%d" % (number, seat),
                    "--gone": _gone(model) if first and timed else None,
                },
                el("span", {}, name),
                el("span", {"class": "secs num", "aria-hidden": "true"}, num(model.clock["left"]))
                if first and timed
                else None,
            )
        )
    off = model.settings["clock"] == "off"
    return el(
        "section",
        {"class": "call shared" if len(yes) > 1 else "call", "key": "call-bar", "aria-label": msg("call.name")},
        *yes,
        button(msg("call.nobody" if len(yes) > 1 else "call.no"), "pass:%d" % number, "plain no", "pass", key="pass"),
        el(
            "button",
            {
                "class": "button plain stop",
                "type": "button",
                "key": "stop-clock",
                "act": "stop-clock",
                "do": "stop-clock",
                "aria-pressed": off,
                "aria-label": msg("call.no-clock"),
            },
            icon("play" if off else "pause"),
        ),
        el(
            "button",
            {
                "class": "button plain order",
                "type": "button",
                "key": "call-sort",
                "popovertarget": "sort",
                "aria-label": msg("act.sort-label"),
            },
            icon("suit"),
        )
        if not app.covered(model)
        else None,
    )


def _gone(model):
    """The part of the time that is over, as CSS writes it."""
    whole = int(model.settings["clock"])
    return str(max(0, 100 - 100 * model.clock["left"] // max(whole, model.clock["left"])) / 100)


def which(model):
    """What can be called, to be chosen from: each meld as it would lie."""
    update = model.update
    found = model.asked[1]
    places = []
    for i, way in enumerate(found):
        on = way["on"]
        made = {"kind": way["kind"], "slots": way["slots"]}
        known = ["%d-%d.1" % (i, j) for j in range(len(made["slots"]))]
        places.append(
            el(
                "button",
                {
                    "class": "place",
                    "type": "button",
                    "key": "call-%d" % i,
                    "act": "choose",
                    "data-choice": str(i),
                    "do": "call-way:%d" % i,
                    "aria-label": msg("call.way", cards=announce.listed(way["cards"]), meld=announce.meld(made)),
                },
                el("span", {}, msg("call.new" if on is None else "call.add", cards=announce.listed(way["cards"]))),
                el(
                    "span",
                    {"class": "meld", "data-n": str(len(known))},
                    *cards.still(made, known, "called-", False),
                ),
            )
        )
    return (
        el("p", {}, msg("call.which-hand" if calls.from_hand(update) else "call.which")),
        el("div", {"class": "places"}, *places),
    )


def choices(model):
    """How many cards the person wants to be dealt; the card that was turned up for them is all their hand (R5-V9)."""
    counts = model.update["options"]["choices"]
    return el(
        "section",
        {"class": "tray counts", "key": "choices", "aria-label": msg("choice.name")},
        el(
            "div",
            {"class": "row"},
            *[
                button(
                    msg("choice.cards", count=count),
                    "count:%d" % count,
                    "" if count == max(counts) else "plain",
                    "choose",
                    **{"key": "count-%d" % count, "data-choice": str(count)},
                )
                for count in counts
            ],
        ),
    )


def covered(model):
    """In place of a hand that nobody may see: whose it is. The device lies between several people."""
    update = model.update
    seat = update["you"]
    return el(
        "section",
        {
            "class": "hand covered",
            "data-zone": "hand",
            "data-count": str(len(desk.shown(model.desk))),
            "key": "hand",
            "aria-label": msg("hand.name"),
        },
        el("p", {}, msg("call.covered", name=name_of(update["seats"], seat, None))),
    )
