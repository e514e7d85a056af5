"""The fair deal: of every round the hash of its seed, which binds the dealer before the first card, then the seed; and
the check of the one against the other.

The engine tells both (op `fair`) and deals a round once more from its seed (op `dealt`). The hash of a seed is made
anew by the browser itself (effect ``digest``), and compared with what the page has noted of it when the round began.
`model.looked` says whose match, as for the replay.
"""

from web import app
from web.nodes import el, face, icon, msg, num
from web.screens.common import alone, bar, button, name_of, sitting, token, trouble

GROUP = 4  # signs of a hash that stand together


class Deal:
    """What is known of the deals of a match."""

    def __init__(self, match):
        self.id = match
        self.told = None  # what the engine has said of the match
        self.noted = []  # hashes by round, as the page was shown them in time; "-" where it was not
        self.open = None  # the round that is being checked, or was the last one
        self.hashes = {}  # what the browser has made of seeds; None where it could not
        self.dealt = {}  # by round: how it was dealt once more, or why it was not
        self.copied = None  # what was copied last: "hash:2"
        self.trouble = None  # a message: why there is nothing to see
        self.waits = None  # the engine that is to answer


def init(model):
    model.deal = Deal(None)


def entered(model):
    if model.looked is None:
        model.looked = app.latest_look(model)
    match = model.looked["id"] if model.looked is not None else None
    if model.deal.id != match:
        model.deal = Deal(match)
    return [["focus", "title"]] + _ask(model)


def _ask(model):
    deal = model.deal
    if deal.id is None or model.engine != "ready" or deal.waits == model.engines:
        return []
    deal.waits = model.engines
    return app.sent_first(model, deal.id) + [["call", {"op": "fair", "id": deal.id}, "fair"]]


def _arrived(model, _args, value):
    deal = model.deal
    deal.waits = None
    if "ok" not in value:
        deal.trouble = trouble(value)
        return [["say", deal.trouble]]
    if value["ok"]["id"] != deal.id:
        return []
    deal.told, deal.trouble = value["ok"], None
    return [["kept", app.notes_of(deal.id)]]


def _noted(model, args, value):
    if model.deal.id is not None and args[0] == app.notes_of(model.deal.id):
        model.deal.noted = value.split()
    return []


def _check(model, args, _value):
    """Have everything done once more: by the browser the hash, by the engine the deal."""
    deal, number = model.deal, int(args[0])
    if deal.told is None or number >= len(deal.told["rounds"]) or deal.told["rounds"][number]["seed"] is None:
        return []
    deal.open = number
    deal.hashes.pop(number, None)
    deal.dealt.pop(number, None)
    seed = deal.told["rounds"][number]["seed"]
    effects = [["digest", seed, "digest"], ["kept", app.notes_of(deal.id)]]
    return effects + [["call", {"op": "dealt", "id": deal.id, "round": number}, "dealt"]]


def _digested(model, _args, value):
    deal = model.deal
    if deal.open is not None:
        seed = deal.told["rounds"][deal.open]["seed"]
        if "ok" not in value or value["ok"]["text"] == seed:
            deal.hashes[deal.open] = value["ok"]["hash"] if "ok" in value else None
    return _said(model)


def _dealt(model, _args, value):
    deal = model.deal
    if deal.open is not None and (
        "ok" not in value or [value["ok"]["id"], value["ok"]["round"]] == [deal.id, deal.open]
    ):
        deal.dealt[deal.open] = value
    return _said(model)


def _said(model):
    found = verdict(model.deal, model.deal.open)
    return [["say", msg("fair.yes" if found == "yes" else "fair.no")]] if found is not None else []


def verdict(deal, number):
    """yes or no, once everything is known of the round's check; None before."""
    if number is None or number not in deal.hashes or number not in deal.dealt:
        return None
    return "no" if "no" in [answer for answer, _said in findings(deal, number)] else "yes"


def findings(deal, number):
    """What the check of a round has found, one after the other: yes, no or open, and a sentence."""
    told, hashed, dealt = deal.told["rounds"][number]["hash"], deal.hashes[number], deal.dealt[number]
    found = []
    if hashed is None:
        found.append(("open", msg("fair.hash-open")))
    else:
        found.append(("yes", msg("fair.hash-yes")) if hashed == told else ("no", msg("fair.hash-no")))
    noted = deal.noted[number] if number < len(deal.noted) else "-"
    if noted != "-":
        found.append(("yes", msg("fair.note-yes")) if noted == told else ("no", msg("fair.note-no")))
    if "ok" in dealt and dealt["ok"]["same"]:
        found.append(("yes", msg("fair.deal-yes", cards=len(dealt["ok"]["pack"]), acts=dealt["ok"]["acts"])))
    elif "ok" in dealt or dealt.get("error", {}).get("code") == "not_replayable":
        found.append(("no", msg("fair.deal-no")))
    else:
        found.append(("open", trouble(dealt)))
    return found


def _copy(model, args, _value):
    deal, what, number = model.deal, args[0], int(args[1])
    if what == "command":
        text = deal.dealt[number]["ok"]["command"]
    elif what == "sum":
        text = tool(deal.told["rounds"][number]["seed"])
    else:
        text = deal.told["rounds"][number][what]
    deal.copied = what + ":" + args[1]
    return [["share", "copy", text]]


def _copied(model, args, _value):
    if args[0] != "copied":
        model.deal.copied = None
    return [["say", msg("fair.copied" if args[0] == "copied" else "life.link-failed")]]


def tool(seed):
    """A command that most computers know, which tells the hash of a seed; "" where its quotes would not do."""
    return "" if "'" in seed or "\\" in seed or "%" in seed else "printf '%s' '" + seed + "' | sha256sum"


def _replay(model, args, _value):
    model.looked = app.look(model.deal.id, int(args[0]))
    return [["screen", "replay"]]


def _engine(model, args, value):
    effects = app.INTENTS["engine"](model, args, value)
    return effects + _ask(model) if args[0] == "ready" and model.deal.told is None else effects


def _hello(model, args, value):
    effects = app.INTENTS["reply:hello"](model, args, value)
    if model.looked is not None:
        return effects
    return effects + entered(model) + [["entry"]]


# -- what is to be seen


def scene(model):
    deal = model.deal
    if deal.told is None:
        told = deal.trouble or msg("replay.none" if deal.id is None and model.engine == "ready" else "fair.waits")
        blocks = [el("section", {"class": "panel block"}, el("p", {"key": "told"}, told))]
    else:
        blocks = [_about(deal)] + _rounds(model) + [_proof()]
    return el("div", {"class": "page narrow fair"}, bar(msg("fair.title"), _game(model)), el("main", None, *blocks))


def _game(model):
    known = model.deal.told or (sitting(model, model.deal.id) if model.deal.id is not None else None)
    return msg("game." + known["rules"]["preset"]) if known is not None else None


def _about(deal):
    """How it goes, in plain words."""
    told = [msg("fair.how")]
    if deal.id.startswith(app.SENT):
        told.append(msg("fair.sent"))
    elif deal.told["given"]:
        told.append(msg("fair.given"))
    return el("section", {"class": "panel block", "key": "about"}, *[el("p", None, one) for one in told])


def _proof():
    return el(
        "section",
        {"class": "panel block", "key": "proof"},
        el("h2", None, msg("fair.proof")),
        el("p", None, msg("fair.proves")),
        el("p", None, msg("fair.proves-not")),
        el("h2", None, msg("fair.self")),
        el("p", None, msg("fair.self-how")),
    )


def _rounds(model):
    """The newest first; where all follow from one seed, that one before them, and of its hash no more."""
    deal, found = model.deal, []
    rounds = deal.told["rounds"]
    one = deal.told["given"] and len({seal["hash"] for seal in rounds}) == 1
    if one:
        found.append(
            el(
                "section",
                {"class": "panel block seal", "key": "seal-all"},
                el("h2", None, msg("fair.of-match")),
                _values(deal, 0, "fair.later-match"),
            )
        )
    for number in range(len(rounds) - 1, -1, -1):
        if not one or rounds[number]["seed"] is not None:
            found.append(_round(model, number, one))
    return found


def _round(model, number, one):
    deal = model.deal
    seal, last = deal.told["rounds"][number], deal.told["dealing"]
    state = "over" if seal["seed"] is not None or number < last else "runs" if number == last else "next"
    later = "fair.later-match" if deal.told["given"] else "fair.later"
    kids = []
    if seal["seed"] is not None:
        kids.append(
            el(
                "div",
                {"class": "row"},
                button(msg("fair.check"), "check:" + str(number), symbol="shield", key="check-" + str(number)),
                button(
                    msg("result.replay"), "look:" + str(number), "plain", symbol="replay", key="look-" + str(number)
                ),
            )
        )
    if deal.open == number:
        kids += _found(deal, number)
    return el(
        "section",
        {
            "class": "panel block seal",
            "key": "seal-" + str(number),
            "data-round": str(number),
            "aria-labelledby": "seal-title-" + str(number),
        },
        el(
            "h2",
            {"id": "seal-title-" + str(number)},
            el("span", None, msg("table.round", round=number + 1)),
            el("span", {"class": "chip"}, msg("fair." + state)),
        ),
        None if one else _values(deal, number, later),
        *kids,
    )


def _values(deal, number, later):
    seal = deal.told["rounds"][number]
    return el(
        "dl",
        {"class": "seals"},
        el("dt", None, msg("fair.hash")),
        el("dd", None, _hash(seal["hash"]), _copier(deal, "hash", number)),
        el("dt", None, msg("fair.seed")),
        el("dd", None, _hash(seal["seed"]), _copier(deal, "seed", number))
        if seal["seed"] is not None
        else el("dd", {"class": "soft"}, msg(later)),
    )


def _hash(text):
    """Signs in groups, from left to right; what is copied of them has no gaps."""
    if len(text) % GROUP or any(sign not in "0123456789abcdef" for sign in text):
        return el("code", {"dir": "ltr", "class": "hash", "data-text": text}, text)
    groups = [el("span", None, text[at : at + GROUP]) for at in range(0, len(text), GROUP)]
    return el("code", {"dir": "ltr", "class": "hash", "data-text": text}, *groups)


def _copier(deal, what, number):
    done = deal.copied == what + ":" + str(number)
    return el(
        "button",
        {
            "class": "button plain",
            "type": "button",
            "key": "copy-%s-%d" % (what, number),
            "do": "copy:%s:%d" % (what, number),
            "aria-label": msg("fair.copy-" + what, round=number + 1),
        },
        icon("check") if done else None,
        el("span", None, msg("life.copy")),
    )


def _found(deal, number):
    """What came of the check, and the whole pack."""
    if number not in deal.hashes or number not in deal.dealt:
        return [el("p", {"class": "verdict", "data-verdict": "open"}, msg("fair.checking"))]
    answer, dealt = verdict(deal, number), deal.dealt[number].get("ok")
    signs = {"yes": "check", "no": "cross", "open": "info"}
    rows = []
    for place, (its, said) in enumerate(findings(deal, number)):
        rows.append(
            el("li", {"key": "finding-%d" % place, "data-answer": its}, icon(signs[its]), el("span", None, said))
        )
    kids = [
        el("p", {"class": "verdict " + answer, "data-verdict": answer}, msg("fair." + answer)),
        el("ul", {"class": "findings"}, *rows),
    ]
    if dealt is None:
        return kids
    return (
        kids
        + [
            el("h3", None, msg("fair.pack")),
            el("p", {"class": "soft"}, msg("fair.pack-how")),
            _pack(deal, number, dealt),
        ]
        + _commands(deal, number, dealt)
    )


def _pack(deal, number, dealt):
    """All cards from the top of the pack, each with the shape of the seat it was dealt to."""
    seats, cards = deal.told["seats"], []
    you = alone(seats)
    for place, card in enumerate(dealt["pack"]):
        lot = dealt["lots"][place]
        mark, owner = None, None
        if lot == "up" or lot == "aside":
            mark = (icon("star"), el("span", {"class": "hidden-text"}, msg("fair.lot-" + lot)))
        elif lot is not None:
            owner = str(lot)
            mark = (token(seats, lot, you), el("span", {"class": "hidden-text"}, name_of(seats, lot, you)))
        cards.append(
            el(
                "li",
                {"key": "lot-%d" % place, "data-owner": owner, "class": "lot" if lot is not None else "lot stock"},
                el("b", {"class": "mini", "role": "img", "data-face": card, "aria-label": face(card)}),
                mark,
            )
        )
    legend = []
    for seat in range(len(seats)):
        if seat in dealt["lots"]:
            cards_of = len([lot for lot in dealt["lots"] if lot == seat])
            legend.append(
                el(
                    "li",
                    {"data-owner": str(seat), "key": "legend-%d" % seat},
                    token(seats, seat, you),
                    el("span", None, name_of(seats, seat, you)),
                    num(cards_of),
                )
            )
    return (
        el("ul", {"class": "legend"}, *legend),
        el("ol", {"class": "pack", "key": "pack-%d" % number, "aria-label": msg("fair.pack")}, *cards),
    )


def _commands(deal, number, dealt):
    made = [("command", dealt["command"]), ("sum", tool(deal.told["rounds"][number]["seed"]))]
    found = []
    for what, text in made:
        if text:
            found.append(el("p", {"class": "soft"}, msg("fair." + what)))
            found.append(
                el(
                    "div",
                    {"class": "command"},
                    el("pre", {"dir": "ltr", "lang": "en", "tabindex": "0", "data-command": what}, text),
                    _copier(deal, what, number),
                )
            )
    return found


INTENTS = {
    "check": _check,
    "copy": _copy,
    "look": _replay,
    "shared": _copied,
    "kept": _noted,
    "engine": _engine,
    "reply:hello": _hello,
    "reply:fair": _arrived,
    "reply:digest": _digested,
    "reply:dealt": _dealt,
}
