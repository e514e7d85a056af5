"""The review: what a person's turns in a round that is over have likely cost, the dearest first.

The engine is asked for a turn at a time, a bit of it at each request (op `review`), and only while this is on show: so
nothing else waits for it. What it has said is kept in `model.studies`, one for each person of the round.
"""

from web import announce, app
from web.nodes import el, icon, msg
from web.screens.common import bar, choice, name_of, people, sitting, trouble

FIRST = 3  # turns that stand apart


class Study:
    """What the engine has said of one person's turns."""

    def __init__(self, looked):
        self.id = looked["id"]
        self.round = looked["round"]
        self.seat = looked["seat"]
        self.turns = None  # how many there are
        self.turn = 0  # the one that is looked at
        self.slips = []  # (turn, what it cost)
        self.trouble = None  # a message: why it ended early
        self.waits = None  # the engine that is to answer


def init(model):
    model.studies = []
    model.study = None
    model.left = None  # the turn whose replay was opened


def entered(model):
    looked = model.looked
    sits = sitting(model, looked["id"]) if looked is not None else None
    if sits is None:
        model.study = None
        return []
    here = people(sits["seats"])
    if looked["seat"] not in here:
        looked["seat"] = here[0]
    model.studies = [one for one in model.studies if [one.id, one.round] == [looked["id"], looked["round"]]]
    found = [one for one in model.studies if one.seat == looked["seat"]]
    model.study = found[0] if found else Study(looked)
    if not found:
        model.studies.append(model.study)
    back = [["focus", "look-%d" % model.left]] if model.left is not None else []
    return back + _go_on(model)


def _done(study):
    return study.trouble is not None or (study.turns is not None and study.turn >= study.turns)


def _go_on(model):
    """Ask for the next bit, unless the answer to the last question is still to come."""
    study = model.study
    if study is None or _done(study) or model.engine != "ready" or study.waits == model.engines:
        return []
    study.waits = model.engines
    request = {"op": "review", "id": study.id, "round": study.round, "turn": study.turn, "seat": study.seat}
    return [["call", request, "review"]]


def _arrived(model, _args, value):
    found = value.get("ok")
    asked = [one for one in model.studies if one.waits == model.engines and (found is None or _about_it(one, found))]
    if not asked:
        return []
    study = asked[0]
    study.waits = None
    if found is None:
        study.trouble = trouble(value)
        return [["say", study.trouble]] if _shows(model, study) else []
    study.turns = found["turns"]
    if found["done"]:
        if found["slip"] is not None:
            study.slips.append((study.turn, found["slip"]))
        study.turn += 1
    if not _shows(model, study):
        return []
    return [["say", said] for said in _summary(study)] if _done(study) else _go_on(model)


def _about_it(study, found):
    return [found["id"], found["round"], found["seat"], found["turn"]] == [
        study.id,
        study.round,
        study.seat,
        study.turn,
    ]


def _shows(model, study):
    return model.screen == "review" and model.study is study


def _engine(model, args, value):
    return app.INTENTS["engine"](model, args, value) + _go_on(model)


def _whose(model, args, _value):
    model.looked = app.look(model.looked["id"], model.looked["round"], 0, int(args[0]))
    model.left = None
    return entered(model) + [["entry"]]


def _look(model, args, _value):
    """The replay, at what was done; or from the deal on."""
    study = model.study
    if study is None:
        return []
    model.left = int(args[1]) if len(args) > 1 else None
    model.looked = app.look(study.id, study.round, int(args[0]), study.seat)
    return [["screen", "replay"]]


def _next_round(model, _args, _value):
    """Back to the end of the round, whose entry the next one takes."""
    return [["back"]] + app.ask(model, "next_round") if _goes_on(model) and model.flying is None else []


def _goes_on(model):
    """Whether the match on the table is this one, and another round of it can be dealt."""
    study, update = model.study, model.update
    if study is None or update is None or not app.ended(model):
        return False
    here = [update["id"], update["view"]["round_number"]]
    return here == [study.id, study.round] and bool(update["options"]["next_round"])


# -- what is to be seen


def scene(model):
    study = model.study
    number = msg("table.round", round=study.round + 1) if study is not None else None
    if study is None:
        blocks = [el("section", {"class": "panel block"}, el("p", None, msg("replay.none")))]
    else:
        seats = sitting(model, study.id)["seats"]
        blocks = [_about(study, seats)] + _slips(study, seats)
    return el(
        "div",
        {"class": "page narrow review"},
        bar(msg("review.title"), number),
        el("main", None, *blocks),
        _acts(model) if study is not None else None,
    )


def _about(study, seats):
    """Whose turns, how far it has come, and what came of it."""
    here = people(seats)
    chooser = None
    if len(here) > 1:
        names = [(str(seat), name_of(seats, seat, None)) for seat in here]
        chooser = (
            el("p", {"class": "soft", "id": "whose", "key": "whose-say"}, msg("review.whose")),
            choice("whose", names, str(study.seat), "whose", many=len(here) > 3, worded=True),
        )
    return el(
        "section",
        {"class": "panel block about", "key": "about", "data-done": "yes" if _done(study) else "no"},
        chooser,
        *(
            [el("p", {"class": "told", "key": "told-%d" % place}, said) for place, said in enumerate(_summary(study))]
            if _done(study)
            else _progress(study)
        ),
        el("p", {"class": "soft"}, msg("review.how")) if study.trouble is None else None,
    )


def _progress(study):
    if study.turns is None:
        return [el("p", {"class": "told", "key": "told-0"}, msg("review.begins"))]
    bar_of = {"max": str(study.turns), "value": str(study.turn), "aria-label": msg("review.measure"), "key": "measure"}
    words = msg("review.progress", turn=study.turn, turns=study.turns)
    return [el("p", {"class": "told", "key": "told-0"}, words), el("progress", bar_of)]


def _summary(study):
    if study.trouble is not None:
        return [study.trouble]
    if not study.turns:
        return [msg("review.none")]
    if not study.slips:
        return [msg("review.good")]
    return [msg("review.found", count=len(study.slips))]


def _slips(study, seats):
    """The dearest turns, then the others that cost something in their order, then all the rest in a sentence."""
    order = [turn for _cost, turn in sorted([(-slip["cost"], turn) for turn, slip in study.slips])]
    rest = study.turns - len(study.slips) if study.slips and _done(study) and study.trouble is None else 0
    found = []
    for name, turns in (("first", order[:FIRST]), ("more", sorted(order[FIRST:]))):
        rows = [
            _slip(turn, slip, seats, study.seat) for wanted in turns for turn, slip in study.slips if turn == wanted
        ]
        if rows:
            found.append(_block(name, el("ol", {"class": "slips"}, *rows)))
    if rest:
        found.append(
            el(
                "section",
                {"class": "panel block rest", "key": "rest"},
                icon("check"),
                el("p", None, msg("review.rest", count=rest)),
            )
        )
    return found


def _block(name, *kids):
    return el(
        "section",
        {"class": "panel block", "key": name},
        el("h2", {"key": "title-" + name}, msg("review." + name)),
        *kids,
    )


def _slip(turn, slip, seats, seat):
    return el(
        "li",
        {"key": "slip-%d" % turn, "class": "slip", "data-turn": str(turn), "data-cost": str(slip["cost"])},
        el(
            "h3",
            None,
            el("span", None, msg("review.turn", turn=turn + 1)),
            " ",
            el("span", {"class": "chip cost"}, msg("review.cost", points=slip["cost"])),
        ),
        el(
            "p",
            {"class": "did"},
            icon("cross"),
            el("span", None, msg("review.did", acts=deeds("review.did-", slip["did"]))),
        ),
        el(
            "p",
            {"class": "better"},
            icon("check"),
            el("span", None, msg("review.better", acts=deeds("review.do-", slip["better"]))),
        ),
        el("p", {"class": "why"}, announce.reason(slip["why"], seats, seat)),
        el(
            "button",
            {
                "class": "button plain",
                "type": "button",
                "key": "look-%d" % turn,
                "do": "look:%d:%d" % (slip["at"], turn),
                "aria-label": msg("review.look-at", turn=turn + 1),
            },
            icon("replay"),
            el("span", None, msg("review.look")),
        ),
    )


def deeds(begin, acts):
    """What was done, or is to be done, one thing after the other; `begin` is that of the messages for it."""
    found = []
    for action in acts:
        name, args = announce.deed(action)
        found.append(msg(begin + name, **args))
    told = found.pop()
    while found:
        told = msg("review.then", first=found.pop(), rest=told)
    return told


def _acts(model):
    more = _goes_on(model)
    return el(
        "footer",
        {"class": "acts last-bar"},
        el(
            "button",
            {"class": "act", "type": "button", "key": "replay", "act": "replay", "do": "look:0"},
            icon("replay"),
            el("span", None, msg("result.replay")),
        ),
        el(
            "button",
            {
                "class": "act main",
                "type": "button",
                "key": "next-round",
                "act": "next-round",
                "do": "next-round",
                "aria-disabled": None if model.flying is None else "true",
            },
            el("span", None, msg("result.next")),
        )
        if more
        else None,
    )


INTENTS = {
    "whose": _whose,
    "look": _look,
    "next-round": _next_round,
    "engine": _engine,
    "reply:review": _arrived,
}
