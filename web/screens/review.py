"""The review: what a person's turns in a round that is over have likely cost, the dearest first.

The engine is asked for a turn at a time, a bit of it at each request (op `review`), and only while this is on show: so
nothing else waits for it. What it has said is kept in `model.studies`, one for each person of the round.
"""

from web import announce, app, settings
from web.nodes import el, icon, msg
from web.screens.common import alone, bar, choice, deal_button, name_of, people, sitting, trouble

FIRST = 3  # turns that stand apart


class Study:
    """What the engine has said of one person's turns."""

    def __init__(self, looked, seats):
        self.id = looked["id"]
        self.round = looked["round"]
        self.seat = looked["seat"]
        self.seats = seats  # who sat there, or None while nobody knows the match
        self.turns = None  # how many there are
        self.turn = 0  # the one that is looked at
        self.slips = []  # (turn, what it cost)
        self.trouble = None  # a message: why it ended early
        self.waits = None  # the engine that is to answer


def init(model):
    model.studies = []
    model.study = None
    model.left = None  # the turn whose replay was opened
    model.dealing = None  # the match that is fetched so that its next round can be dealt


def entered(model):
    model.dealing = None
    back = [["focus", "look-%d" % model.left]] if model.left is not None else []
    return back + _begin(model)


def _begin(model):
    looked = model.looked = model.looked or _latest(model)
    if looked is None:
        model.study = None
        return []
    model.studies = [one for one in model.studies if [one.id, one.round] == [looked["id"], looked["round"]]]
    sits = sitting(model, looked["id"])
    known = [sits["seats"]] if sits is not None else [one.seats for one in model.studies if one.seats is not None]
    seats = settings.own(known[0]) if known else None  # a person's turns are reviewed, whoever plays the seat now
    if seats is not None and looked["seat"] not in people(seats):
        looked["seat"] = people(seats)[0]
    found = [one for one in model.studies if one.seat == looked["seat"]]
    model.study = found[0] if found else Study(looked, seats)
    model.study.seats = seats
    if not found:
        model.studies.append(model.study)
    return _go_on(model)


def _latest(model):
    """The last round on the table that is over, else that of the newest save, which may still run."""
    update = model.update
    if update is not None:
        number = update["view"]["round_number"] - (0 if app.ended(model) else 1)
        if number >= 0:
            return app.look(update["id"], number)
    return app.look(model.saves[0]["id"], model.saves[0]["round"]) if model.saves else None


def _done(study):
    return study.trouble is not None or (study.turns is not None and study.turn >= study.turns)


def _go_on(model):
    """Ask for the next bit, unless the answer to the last question is still to come."""
    study = model.study
    if study is None or _done(study) or model.engine != "ready" or study.waits == model.engines:
        return []
    study.waits = model.engines
    request = {"op": "review", "id": study.id, "round": study.round, "turn": study.turn}
    if study.seat is not None:
        request["seat"] = study.seat
    return [["call", request, "review"]]


def _arrived(model, _args, value):
    found = value.get("ok")
    asked = [one for one in model.studies if one.waits == model.engines and (found is None or _about_it(one, found))]
    if not asked:
        return []
    study = asked[0]
    study.waits = None
    if found is None and _runs(model, study, value):
        if study.round and _shows(model, study):
            model.looked = app.look(study.id, study.round - 1, 0, study.seat)
            return _begin(model) + [["entry"]]
        study.trouble = msg("replay.running")
    elif found is None:
        study.trouble = trouble(value)
    elif study.seats is None:  # another page has stored it since
        study.trouble = msg("link.no-match")
    if study.trouble is not None:
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


def _runs(model, study, value):
    """Whether the engine will not look at the round because it is the one that is being played."""
    values = value.get("error", {}).get("values") or {}
    return values.get("what") == "round" and _last_round(model, study) is not None


def _last_round(model, study):
    """The save whose last round is looked at, or None."""
    for save in model.saves:
        if [save["id"], save["round"]] == [study.id, study.round]:
            return save
    return None


def _shows(model, study):
    return model.screen == "review" and model.study is study


def _engine(model, args, value):
    """A match that nobody knows waits for what the engine finds on the device."""
    effects = app.INTENTS["engine"](model, args, value)
    return effects + _go_on(model) if model.study is not None and model.study.seats is not None else effects


def _hello(model, args, value):
    effects, before = app.INTENTS["reply:hello"](model, args, value), model.looked
    effects = effects + _begin(model)
    return effects + [["entry"]] if before is None and model.looked is not None else effects


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
    """Back to the end of the round, whose entry the next one takes; after a reload the match is fetched first."""
    if not _goes_on(model) or model.flying is not None:
        return []
    if _on_table(model):
        return [["back"]] + app.ask(model, "next_round")
    model.dealing = model.study.id
    return app.resume(model, model.study.id)


def updated(model, _old, new):
    dealing, model.dealing = model.dealing, None
    if dealing != new["id"] or model.screen != "review" or not _goes_on(model):
        return []
    return app.ask(model, "next_round")


def _on_table(model):
    return model.update is not None and model.update["id"] == model.study.id


def _goes_on(model):
    """Whether another round of the match can be dealt after the one that is looked at."""
    study, update = model.study, model.update
    if study is None:
        return False
    if _on_table(model):
        over = app.ended(model) and update["view"]["round_number"] == study.round
        return over and bool(update["options"]["next_round"])
    save = _last_round(model, study)
    return study.turns is not None and save is not None and not save["over"]


# -- what is to be seen


def scene(model):
    study = model.study
    number = msg("table.round", round=study.round + 1) if study is not None else None
    if study is None:
        told = msg("replay.none" if model.engine == "ready" else "review.begins")
        blocks = [el("section", {"class": "panel block"}, el("p", None, told))]
    else:
        blocks = [_about(study)] + _slips(study)
    return el(
        "div",
        {"class": "page narrow review"},
        bar(msg("review.title"), number),
        el("main", None, *blocks),
        _acts(model) if study is not None else None,
    )


def _about(study):
    """Whose turns, how far it has come, and what came of it."""
    seats, chooser = study.seats, None
    here = people(seats) if seats is not None else []
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
        el("p", {"class": "soft"}, _of(study, "how")) if study.trouble is None else None,
    )


def _progress(study):
    if study.turns is None:
        waits = el("progress", {"aria-label": msg("review.measure"), "key": "measure"})
        return [el("p", {"class": "told", "key": "told-0"}, msg("review.begins")), waits]
    bar_of = {"max": str(study.turns), "value": str(study.turn), "aria-label": msg("review.measure"), "key": "measure"}
    words = msg("review.progress", turn=study.turn, turns=study.turns)
    good = study.turn - len(study.slips)
    return [
        el("p", {"class": "told", "key": "told-0"}, words),
        el("progress", bar_of),
        el("p", {"class": "soft", "key": "so-far"}, msg("review.so-far", count=good)) if good else None,
    ]


def _summary(study):
    if study.trouble is not None:
        return [study.trouble]
    if not study.turns:
        return [_of(study, "none")]
    if not study.slips:
        return [_of(study, "good")]
    return [_of(study, "found", count=len(study.slips))]


def _of(study, name, **args):
    """A sentence about whoever had the turns: *you*, or by name where several play."""
    if study.seats is None or alone(study.seats) is not None:
        return msg("review." + name, **args)
    return msg("review." + name + "-of", name=name_of(study.seats, study.seat, None), **args)


def _slips(study):
    """The dearest turns, then the others that cost something, then all the rest in a sentence."""
    order = [turn for _cost, turn in sorted([(-slip["cost"], turn) for turn, slip in study.slips])]
    rest = study.turns - len(study.slips) if study.slips and _done(study) and study.trouble is None else 0
    found = []
    for name, turns in (("first", order[:FIRST]), ("more", order[FIRST:])):
        rows = [_slip(turn, slip, study) for wanted in turns for turn, slip in study.slips if turn == wanted]
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


def _slip(turn, slip, study):
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
        el("p", {"class": "why"}, announce.reason(slip["why"], study.seats, study.seat)),
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
        deal_button(model.flying is None) if more else None,
    )


INTENTS = {
    "whose": _whose,
    "look": _look,
    "next-round": _next_round,
    "engine": _engine,
    "reply:hello": _hello,
    "reply:review": _arrived,
}
