"""The table: what is to be seen of a match, and what a tap or a key does.

The page knows no rule here. What is lit follows from the options of the update and from what is chosen; a press of something unlit is
either sent, so that the engine says why not, or, where there is nothing to send, answered in a sentence.
"""

from web import announce, app, desk, keys
from web.nodes import back, card, el, face, icon, msg, num, spoken
from web.screens import dialogs
from web.screens.common import button, initial_of, name_of

LEVELS = ("easy", "normal", "hard")
SORTS = (("suit", "suit"), ("rank", "rank"), ("melds", "melds"), ("hand", "hand"))  # an order and its icon
SPEEDS = ("slow", "normal", "fast", "instant")
LONG = 7      # cards from which a meld is squeezed
CROWDED = 9   # melds from which they stand in three columns, and squeeze earlier
STRIP = 24    # px: what must stay free of an overlapped card
PHONE = 960   # px: from here on the hand is one row


def init(model):
    model.desk = desk.Desk()
    model.note = None        # (code of a refusal or None, message): why nothing happened
    model.hint = None        # what the hint says, or None
    model.dialog = None      # "menu" "keys" "targets", or None
    model.targets = []       # melds to choose from, while the dialog "targets" asks
    model.opened = None      # the long meld that lies open, or None
    model.said = []          # (seat, words): what the others did last


def updated(model, old, new):
    at = model.desk
    deal = desk.follow(at, new)
    model.note = None
    model.hint = None
    model.targets = []
    if model.dialog == "targets":
        model.dialog = None
    if model.opened is not None and model.opened >= len(new["view"]["melds"]):
        model.opened = None
    _hear(model, old, new)
    effects = [["say", message] for message in announce.story(old, new)]
    if old is None:
        effects.append(["kept", _place(model)])
    elif deal:
        at.sort = at.sort if at.sort != "hand" else "suit"
    if deal and at.sort == "melds":
        effects.append(_ask_groups(model))
    return effects + (_keep(model) if old is not None else [])


def entered(model):
    return [["focus", "main"]]


def refused(model, refusal):
    model.desk.moving = []
    model.hint = None
    code = refusal["code"]
    if code == "stale_update":
        return []
    model.note = (code, {"m": "refusal." + code, "a": _arguments(refusal.get("values"))}, refusal.get("rule"))
    return [["say", model.note[1]]]


def _arguments(values):
    """Values of a refusal or a reason as arguments of its message: what is named ``card`` is a face, ``cards`` are several."""
    made = {}
    for name in values or {}:
        value = values[name]
        if isinstance(value, list):
            made[name] = announce.listed(value) if value else ""
        else:
            made[name] = face(value) if name == "card" else value
    return made


def _hear(model, old, new):
    """Keep what each of the others did last, until the viewer acts."""
    if old is None or any(item.get("seat") == new["you"] for item in new["news"]):
        model.said = []
    for seat, words in announce.said(new):
        model.said = [pair for pair in model.said if pair[0] != seat] + [(seat, words)]


# -- what may be done

class May:
    """What the options of an update allow with the cards that are chosen."""

    def __init__(self, model):
        update = model.update
        view, options, at = update["view"], update["options"], model.desk
        self.over = view["result"] is not None
        self.mine = not self.over and view["turn"] == update["you"]
        self.phase = view["phase"]
        self.cards = [one for one in desk.shown(at) if one in at.chosen]
        self.chosen = desk.faces(self.cards)
        self.stock = False
        self.take = None         # the action that takes the top of the discard pile
        for draw in options["draws"]:
            if draw["draw"] == "stock":
                self.stock = True
            elif draw.get("count", 1) == 1:
                self.take = draw
        self.meld = any(desk.same(self.chosen, one) for one in options["melds"])
        self.adds = []
        for one in options["lay_offs"]:
            if one["on"] not in self.adds and desk.same(self.chosen, one["cards"]):
                self.adds.append(one["on"])
        self.discard = len(self.chosen) == 1 and self.chosen[0] in options["discards"]
        self.tray = bool(at.gathered)
        self.undo = bool(options["undo"])


def _main_act(model, may):
    """(intent, label, lit, symbol) of the gold button: what is owed, or what the chosen cards can do."""
    view, chosen = model.update["view"], may.chosen
    if may.over:
        return "result", msg("act.result"), True, None
    if model.paused and app.bot_to_act(model):
        return "pause", msg("act.go-on"), True, "play"
    if model.desk.arranging:
        return "sort:hand", msg("act.done"), True, "check"
    if not may.mine:
        return "wait", msg("act.draw"), False, None
    if may.phase == "draw":
        if may.take is not None and not view["stock_count"]:
            return "pile", msg("act.take-card", card=face(view["discard"][-1])), True, None
        return "stock", msg("act.draw"), may.stock, None
    if may.meld:
        if may.tray:
            return "gather", msg("act.gather"), True, "lay"
        return "lay", msg("act.lay"), True, "lay"
    if may.discard:
        return "discard", msg("act.discard-card", card=face(chosen[0])), True, None
    if may.adds:
        kind = view["melds"][may.adds[0]]["kind"] if len(may.adds) == 1 else "choice"
        return "add", msg("act.add-" + kind), True, "plus"
    if may.tray and not chosen:
        return "lay-tray", msg("act.lay-all"), True, "lay"
    if len(chosen) > 1:
        return "lay", msg("act.lay"), False, "lay"
    return "discard", msg("act.discard"), False, None


# -- the scene

def scene(model):
    update = model.update
    if update is None:
        return el("main", {"class": "table", "key": "table"})
    may = May(model)
    phone = model.size[0] < PHONE
    classes = "table" + (" duel" if len(update["seats"]) == 2 else "") + (" arranging" if model.desk.arranging else "")
    return el(
        "main",
        {"class": classes, "key": "table", "do": "skip"},
        _bar(model, may),
        _seats(model, may),
        _centre(model, may),
        _melds(model, may, phone),
        _tray(model, may),
        _hand(model, may, phone),
        _acts(model, may),
        _message(model),
    )


def _bar(model, may):
    update = model.update
    you = update["you"]
    target = update["rules"].get("target_score")
    number = update["view"]["round_number"] + 1
    return el(
        "header",
        {"class": "bar", "key": "bar"},
        el("button", {"class": "icon-button", "type": "button", "key": "menu", "act": "menu", "do": "menu", "aria-label": msg("table.menu"),
                      "aria-haspopup": "dialog"}, icon("menu")),
        el("h1", {"tabindex": "-1", "key": "title"}, el("span", {}, msg("game." + update["rules"]["preset"])), " ",
           el("small", {}, msg("table.round-target", round=number, target=target) if target else msg("table.round", round=number))),
        el("span", _seat_props(update, you, "me turn" if may.mine else "me", msg("table.you", count=update["view"]["counts"][you],
                                                                                   points=update["totals"][you])),
           el("i", {"class": "token", "aria-hidden": "true"}),
           el("span", {"class": "name", "aria-hidden": "true"}, name_of(update["seats"], you)), " ",
           el("b", {"class": "num", "aria-hidden": "true"}, num(update["totals"][you]))),
    )


def _seat_props(update, seat, classes, label):
    return {
        "class": classes, "role": "group", "key": "seat-%d" % seat, "data-seat": str(seat),
        "data-count": str(update["view"]["counts"][seat]), "data-score": str(update["totals"][seat]), "aria-label": label,
        "aria-current": "true" if update["view"]["turn"] == seat and not update["view"]["result"] else None,
    }


def _seats(model, may):
    update = model.update
    players = len(update["seats"])
    return el("section", {"class": "seats", "key": "seats", "aria-label": msg("table.players")},
              *[_seat(model, may, (update["you"] + step) % players) for step in range(1, players)])


def _seat(model, may, seat):
    update = model.update
    kind = update["seats"][seat]["kind"]
    name = name_of(update["seats"], seat)
    count, points = update["view"]["counts"][seat], update["totals"][seat]
    turn = update["view"]["turn"] == seat and not may.over
    words = [pair[1] for pair in model.said if pair[0] == seat]
    level = msg("level." + kind)
    classes = "seat" + (" turn" if turn else "") + (" thinking" if turn and not model.paused else "")
    return el(
        "div",
        _seat_props(update, seat, classes, msg("table.seat", name=name, level=level, count=count, points=points)),
        el("i", {"class": "token", "aria-hidden": "true"}, initial_of(update["seats"], seat)),
        el("b", {"class": "name", "aria-hidden": "true"}, name),
        el("span", {"class": "facts", "aria-hidden": "true"}, el("span", {"class": "count"}, num(count)), el("span", {"class": "num"}, num(points))),
        el("span", {"class": "level", "aria-hidden": "true", "data-level": str(LEVELS.index(kind) + 1)}, level) if kind in LEVELS else None,
        el("span", {"class": "said", "aria-hidden": "true", "key": "said-%d" % seat}, words[0]) if words else None,
    )


def _centre(model, may):
    return el("section", {"class": "centre", "key": "centre", "aria-label": msg("table.piles")},
              el("div", {"class": "piles"}, _stock(model, may), _discard(model, may)), _banner(model, may))


def _stock(model, may):
    count = model.update["view"]["stock_count"]
    lit = may.mine and may.stock
    return el(
        "div",
        {"class": "zone", "data-zone": "stock", "data-count": str(count), "key": "zone-stock"},
        el("button", {"class": "pile lit" if lit else "pile", "type": "button", "key": "stock", "act": "draw-stock", "do": "stock",
                      "aria-disabled": None if lit else True, "aria-label": msg("pile.draw" if lit else "pile.stock", count=count)},
           back() if count else el("b", {"class": "card none"}),
           el("span", {"class": "left num"}, num(count)),
           el("span", {"class": "do"}, msg("pile.draw-word")) if lit else None),
    )


def _discard(model, may):
    pile = model.update["view"]["discard"]
    props = {"class": "pile", "type": "button", "key": "pile", "do": "pile", "act": "take-discard", "data-count": "1", "aria-disabled": True}
    word = None
    top = {"top": face(pile[-1])} if pile else {}
    name = "pile.discard" if pile else "pile.empty"
    if may.mine and may.phase != "draw":
        props["act"], props["data-count"] = "discard", None
        if may.discard:
            word = msg("pile.put-word")
            name = "pile.put" if pile else "pile.put-first"
            top["card"] = face(may.chosen[0])
    elif may.mine and may.take is not None:
        word = msg("pile.take-word")
        name = "pile.take"
    if word is not None:
        props["class"], props["aria-disabled"] = "pile lit", None
    props["aria-label"] = {"m": name, "a": top}
    return el(
        "div",
        {"class": "zone", "data-zone": "discard", "data-count": str(len(pile)), "key": "zone-discard"},
        el("button", props, _top(model, pile) if pile else el("b", {"class": "card none"}),
           el("span", {"class": "do"}, word) if word is not None else None),
    )


def _top(model, pile):
    """The card on top of the pile. It flies from whoever discarded it."""
    known = desk.zone(model.desk, "discard")[-1]
    thrown = [item["seat"] for item in model.update["news"] if item["type"] == "discarded"]
    return card(pile[-1], props={"key": "top-" + known, "fly": known, "from": "seat-%d" % thrown[-1] if thrown else "stock",
                                 "aria-label": None, "role": None})


def _banner(model, may):
    head, words = _banner_words(model, may)
    return el("p", {"class": "banner", "key": "banner"}, el("b", {}, head), " ", el("span", {}, words))


def _banner_words(model, may):
    update = model.update
    view = update["view"]
    if may.over:
        return msg("banner.over"), msg("banner.over-say")
    if model.desk.arranging:
        held = model.desk.held
        return msg("banner.arranging"), msg("banner.held", card=face(desk.face(held))) if held is not None else msg("banner.pick-up")
    if not may.mine:
        if model.paused:
            return msg("banner.paused"), msg("banner.paused-say")
        return name_of(update["seats"], view["turn"]), msg("banner.other-draws" if view["phase"] == "draw" else "banner.other-plays")
    return msg("banner.yours"), _owed(model, may, view)


def _owed(model, may, view):
    """What the player is asked for, in a sentence."""
    if may.phase == "draw":
        if not view["stock_count"]:
            return msg("banner.stock-empty" if may.take is not None else "banner.stock-only")
        return msg("banner.draw-or-take" if may.take is not None else "banner.draw")
    if may.meld:
        return msg("banner.gather-more" if may.tray else "banner.meld-add" if may.adds else "banner.meld")
    if may.discard:
        if may.adds:
            kind = view["melds"][may.adds[0]]["kind"] if len(may.adds) == 1 else "choice"
            return msg("banner.discard-or-" + kind, card=face(may.chosen[0]))
        return msg("banner.discard", card=face(may.chosen[0]))
    if may.adds:
        return msg("banner.add")
    if len(may.chosen) > 1:
        return msg("banner.no-meld")
    if may.chosen:
        return msg("banner.no-discard", card=face(may.chosen[0]))
    return msg("banner.tray" if may.tray else "banner.choose")


def _melds(model, may, phone):
    melds = model.update["view"]["melds"]
    return el("section", {"class": "melds", "data-zone": "table", "key": "melds", "aria-label": msg("table.melds"), "roving": "melds"},
              *[_meld(model, may, number, len(melds) >= CROWDED, phone) for number in range(len(melds))])


def _meld(model, may, number, crowded, phone):
    made = model.update["view"]["melds"][number]
    known = desk.zone(model.desk, "meld-%d" % number)
    slots = made["slots"]
    count = len(slots)
    lit = may.mine and number in may.adds
    opened = model.opened == number
    ends = _ends(made, may.chosen) if lit and made["kind"] == "run" else ()
    owners = any(slot["owner"] != slots[0]["owner"] for slot in slots)
    named = announce.meld(made)
    act = "lay-off" if lit and not ends else None
    return el(
        "div",
        {"class": "meld lit" if lit else "meld", "data-meld": str(number), "data-n": str(count), "key": "meld-%d" % number,
         "data-long": phone and (count >= LONG or crowded and count > 4)},
        _end(number, "first", slots[0], may) if "first" in ends else None,
        tuple(_slot(slot, known[i], made["kind"], owners) for i, slot in enumerate(slots)),
        el("button", {"class": "press", "type": "button", "key": "press-%d" % number, "do": "meld:%d" % number, "act": act, "aria-expanded": opened,
                      "aria-label": msg("meld.add-to", cards=announce.listed(may.chosen), meld=named) if lit else named}),
        _end(number, "last", slots[-1], may) if "last" in ends else None,
    )


def _ends(made, chosen):
    """At which ends of a run the cards go, by their place in the order of ranks."""
    first, last = [desk.RANKS.index(made["slots"][i]["stands_for"][0]) for i in (0, -1)]
    found = []
    for name in chosen:
        rank = desk.RANKS.index(name[0]) if name != "*" else 99
        at = "last" if rank > last and not (name[0] == "A" and first == 0) else "first" if rank < first or name[0] == "A" else "last"
        if at not in found:
            found.append(at)
    return found[:1] if len(found) == 1 else ("last",)


def _end(number, end, slot, may):
    return el("button", {"class": "end " + end, "type": "button", "key": "end-%d-%s" % (number, end), "act": "lay-off", "data-end": end,
                         "do": "meld:%d:%s" % (number, end),
                         "aria-label": msg("meld.before" if end == "first" else "meld.after", cards=announce.listed(may.chosen),
                                           card=face(slot["stands_for"]))}, icon("plus"))


def _slot(slot, known, kind, owners):
    name, meant = slot["card"], slot["stands_for"]
    props = {"key": known, "fly": known, "from": "seat-%d" % slot["owner"]}
    if name != meant:
        props["data-for"] = meant[0] if kind == "set" else meant
        props["aria-label"] = msg("meld.stands-for", card=spoken(name), place=face(meant))
        if name == "*" and known[-1] in "02468":
            props["class"] = "card second"
    return el("span", {"class": "at", "key": "at-" + known, "data-owner": str(slot["owner"]) if owners else None}, card(name, props=props))


def _worth(model, cards):
    """What cards count in hand, in all."""
    worths = model.update["values"]
    return sum(worths.get(desk.face(one), 0) for one in cards)


def _tray(model, may):
    at = model.desk
    gather = may.mine and may.meld
    if not at.gathered and not gather:
        return None
    if not at.gathered:
        return el("section", {"class": "tray slim", "data-zone": "tray", "key": "tray", "aria-label": msg("tray.name")},
                  el("p", {}, msg("tray.offer", points=_worth(model, may.cards))),
                  button(msg("act.gather"), "gather", "plain do", "gather", "lay", key="gather"))
    whole = sum(_worth(model, group) for group in at.gathered)
    return el(
        "section",
        {"class": "tray", "data-zone": "tray", "key": "tray", "aria-label": msg("tray.name")},
        el("div", {"class": "gathered", "roving": "tray"}, *[_gathered(group, i) for i, group in enumerate(at.gathered)]),
        el("div", {"class": "worth"}, msg("tray.worth", points=whole)),
        button(msg("act.lay-all"), "lay-tray", "do", "meld", "lay", **{"key": "lay-tray", "aria-disabled": None if may.mine and may.phase == "play" else True}),
    )


def _gathered(group, number):
    names = desk.faces(group)
    return el("button", {"class": "meld", "type": "button", "data-gathered": str(number), "data-n": str(len(group)), "key": "gathered-" + group[0],
                         "act": "ungather", "do": "ungather:%d" % number, "aria-label": msg("tray.back", cards=announce.listed(names))},
              *[el("span", {"class": "at", "key": "at-" + one}, card(desk.face(one), props={"key": "in-" + one, "fly": one, "role": None, "aria-label": None}))
                for one in group])


def _hand(model, may, phone):
    at = model.desk
    cards = desk.shown(at)
    count = len(cards)
    kids = [_own(model, one, one == at.drawn) for one in cards]
    if at.held is not None:
        kids.append(el("li", {"class": "at gap", "key": "gap"},
                       el("button", {"class": "card none", "type": "button", "key": "put-last", "do": "last", "aria-label": msg("hand.put-last")}, icon("plus"))))
        count += 1
    return el(
        "section",
        {"class": "hand", "data-zone": "hand", "data-count": str(len(cards)), "key": "hand", "aria-label": msg("hand.name")},
        el("ol", {"roving": "hand", "--n": count, "--half": _per_row(count, model.size[0], phone)}, *kids),
    )


def _per_row(count, width, phone):
    """Cards in a row of a phone: two rows, three where the strips would be too narrow for a thumb."""
    if count < 8:
        return count
    half = (count + 1) // 2
    whole = min(52, (width - 36) / 7)
    if phone and (width - 16 - whole) / (half - 1) < STRIP:
        return (count + 2) // 3
    return half


def _own(model, one, new):
    at = model.desk
    name = desk.face(one)
    held = one == at.held
    if at.arranging:
        label = msg("hand.held", card=face(name)) if held else msg("hand.put-before", card=face(name)) if at.held is not None else spoken(name)
    else:
        label = msg("hand.drawn", card=face(name)) if new else spoken(name)
    own = {"key": "card-" + one, "type": "button", "do": "card:" + one, "fly": one, "from": "stock", "aria-label": label,
           "aria-pressed": one in at.chosen or held}
    if name == "*" and one[-1] in "02468":
        own["class"] = "card second"
    return el("li", {"class": "at" + (" new" if new else "") + (" held" if held else ""), "key": "own-" + one}, card(name, "button", own))


def _acts(model, may):
    do, label, lit, symbol = _main_act(model, may)
    # the mark of an act stands once: on the pile, the meld or the tray where the act has a place of its own there
    act = "meld" if do == "lay" else "gather" if do == "gather" else None
    return el(
        "nav",
        {"class": "acts", "key": "acts", "aria-label": msg("table.acts")},
        el("button", {"class": "act phone", "type": "button", "key": "sort", "popovertarget": "sort"}, icon("suit"), el("span", {}, msg("act.sort"))),
        el("div", {"class": "panel sorts", "id": "sort", "key": "sorts", "popover": True, "role": "group", "aria-label": msg("act.sort-label")},
           *[_sort(model, how, symbol) for how, symbol in SORTS]),
        _small("hint", "hint", may.mine and model.update["view"]["phase"] != "over", msg("act.hint"), icon("hint")),
        _small("undo", "undo", may.undo, msg("act.undo"), icon("undo", True)),
        el("button", {"class": "act main", "type": "button", "key": "main", "do": do, "act": act, "aria-disabled": None if lit else True},
           icon(symbol) if symbol else None, el("span", {}, label)),
    )


def _small(name, do, lit, label, symbol):
    return el("button", {"class": "act", "type": "button", "key": name, "act": name, "do": do, "aria-disabled": None if lit else True},
              symbol, el("span", {}, label))


def _sort(model, how, symbol):
    pressed = model.desk.arranging if how == "hand" else None
    return el("button", {"class": "act", "type": "button", "key": "sort-" + how, "act": "sort-" + how, "do": "sort:" + how, "aria-pressed": pressed,
                         "popovertarget": "sort", "popovertargetaction": "hide"}, icon(symbol), el("span", {}, msg("sort." + how)))


def _message(model):
    """One message lies over the melds: why nothing happened, or the hint."""
    if model.note is not None:
        code, words, rule = model.note
        return el("div", {"class": "toast over", "key": "toast", "data-refusal": code}, icon("info"),
                  el("p", {}, el("b", {}, msg("table.no")), " ", words, (" ", el("a", {"class": "chip", "href": "?screen=rules", "do": "go:rules", "data-rule": rule},
                                                                                   rule)) if rule else None), _close("close-note"))
    if model.hint is not None:
        return el("div", {"class": "bubble over", "key": "bubble"}, icon("hint"), el("p", {}, el("b", {}, _advice(model.hint["action"])), " ", _reason(model.hint)),
                  _close("close-hint"),
                  el("div", {"class": "row"}, button(msg("act.do-it"), "do-hint", "", "confirm", key="do-hint")))
    return None


def _close(do):
    return el("button", {"class": "icon-button", "type": "button", "key": do, "act": "close", "do": do, "aria-label": msg("common.close")}, icon("cross"))


def _advice(action):
    """What the hint would do, in a sentence."""
    if "draw" in action:
        return msg("advice.draw" if action["draw"] == "stock" else "advice.take")
    if "meld" in action:
        return msg("advice.lay", cards=announce.listed([name for group in action["meld"] for name in group]))
    if "lay_off" in action:
        return msg("advice.add", cards=announce.listed(action["lay_off"]))
    return msg("advice.discard", card=face(action["discard"]))


def _reason(hint):
    reason = hint.get("reason")
    return {"m": reason[0], "a": _arguments(reason[1])} if reason else None


# -- what lies above

def pane(model):
    if model.question is not None:
        return dialogs.pane(model)
    if model.update is None or model.dialog is None:
        return None
    return {"menu": _menu, "keys": _keys, "targets": _which}[model.dialog](model)


def _dialog(name, title, *kids):
    return el("dialog", {"class": "panel ask " + name, "key": name, "modal": True, "aria-labelledby": name + "-title"},
              el("h2", {"id": name + "-title"}, title), *kids)


def _menu(model):
    paused = model.paused
    return _dialog(
        "menu", msg("menu.title"),
        el("div", {"class": "list"},
           button(msg("menu.rules"), "menu-go:rules", "plain", None, "book", key="menu-rules"),
           button(msg("menu.settings"), "menu-go:settings", "plain", None, "gear", key="menu-settings"),
           button(msg("menu.keys"), "keys", "plain", None, "info", key="menu-keys"),
           button(msg("menu.resume" if paused else "menu.pause"), "menu-pause", "plain", None, "play" if paused else "pause", key="menu-pause")),
        el("p", {"id": "speed-title"}, msg("settings.speed")),
        el("div", {"class": "choice", "role": "radiogroup", "aria-labelledby": "speed-title", "roving": "speed"}, *[
            el("button", {"type": "button", "role": "radio", "key": "speed=" + speed, "do": "set:speed:" + speed,
                          "aria-checked": speed == model.settings["speed"]}, msg("settings.speed-" + speed)) for speed in SPEEDS]),
        el("div", {"class": "list"},
           button(msg("menu.leave"), "leave-table", "plain", "leave", "back", key="menu-leave"),
           button(msg("menu.abandon"), "ask-abandon", "plain", "abandon", "cross", key="menu-abandon"),
           button(msg("common.close"), "cancel", "", "close", key="menu-close")),
    )


def _keys(model):
    off = model.settings["keys"] == "off"
    return _dialog("keys", msg("key.title"), el("p", {}, msg("key.off")) if off else None, keys.listing(),
                   button(msg("common.close"), "cancel", "", "close", key="keys-close"))


def _which(model):
    melds = model.update["view"]["melds"]
    chosen = May(model).chosen
    places = []
    for number in model.targets:
        made = melds[number]
        known = desk.zone(model.desk, "meld-%d" % number)
        places.append(
            el("button", {"class": "place", "type": "button", "key": "place-%d" % number, "act": "choose", "data-choice": str(number),
                          "do": "meld:%d" % number, "aria-label": announce.meld(made)},
               el("span", {}, msg("which." + made["kind"])),
               el("span", {"class": "meld", "data-n": str(len(made["slots"]))}, *[
                   el("span", {"class": "at", "key": "there-" + known[i]}, card(slot["card"], props={"aria-label": None, "role": None}))
                   for i, slot in enumerate(made["slots"])])))
    return _dialog("targets", msg("which.title"), el("p", {}, msg("which.say", cards=announce.listed(chosen))), el("div", {"class": "places"}, *places),
                   button(msg("common.cancel"), "cancel", "plain", "cancel", key="targets-cancel"))


# -- intents

def _say(model, name, **args):
    """Answer a press of something unlit."""
    model.hint = None
    model.note = (None, msg("why." + name, **args), None)
    return [["say", model.note[1]]]


def _not_now(model, may):
    """Why no action can be taken at all, or None."""
    if may.over:
        return _say(model, "over")
    if not may.mine:
        model.hint = None
        model.note = ("not_your_turn", msg("why.turn", who=name_of(model.update["seats"], model.update["view"]["turn"])), None)
        return [["say", model.note[1]]]
    return None


def _send(model, action, cards):
    """Send an action; ``cards`` are the identities that are to move."""
    model.note = None
    model.dialog = None
    model.desk.moving = cards
    return app.act(model, action)


def _card(model, args, _value):
    at = model.desk
    one = args[0]
    if one not in desk.shown(at):
        return []
    model.note = None
    model.hint = None
    if not at.arranging:
        desk.choose(at, one)
        return []
    if at.held is None:
        at.held = one
        return [["focus", "card-" + one]]
    return _put(model, one)


def _put(model, before):
    at = model.desk
    one, at.held = at.held, None
    desk.put(at, one, before)
    return [["focus", "card-" + one]] + _keep(model)


def _last(model, _args, _value):
    return _put(model, None) if model.desk.held is not None else []


def _draw(model, _args, _value):
    return _not_now(model, May(model)) or _send(model, {"draw": "stock"}, [])


def _pile(model, _args, _value):
    may = May(model)
    if may.mine and may.phase == "draw":
        return _send(model, may.take or {"draw": "discard", "count": 1}, [])
    return _discard_chosen(model, _args, _value)


def _discard_chosen(model, _args, _value):
    may = May(model)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if len(may.cards) != 1:
        return _say(model, "one-to-discard")
    return _send(model, {"discard": may.chosen[0]}, may.cards)


def _lay(model, _args, _value):
    """Lay down the chosen meld, or what waits on the tray."""
    may = May(model)
    if may.tray and not may.cards:
        return _lay_tray(model, _args, _value)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if not may.cards:
        return _say(model, "cards-to-meld")
    return _send(model, {"meld": [may.chosen]}, may.cards)


def _lay_tray(model, _args, _value):
    groups = model.desk.gathered
    stop = _not_now(model, May(model))
    if stop is not None:
        return stop
    if not groups:
        return _say(model, "cards-to-meld")
    return _send(model, {"meld": [desk.faces(group) for group in groups]}, [one for group in groups for one in group])


def _press_meld(model, args, _value):
    """A press on a meld: what is chosen goes there; with nothing chosen a long meld opens."""
    number = int(args[0])
    if number >= len(model.update["view"]["melds"]):
        return []
    may = May(model)
    if may.mine and may.phase == "play" and may.cards:
        return _send(model, {"lay_off": may.chosen, "on": number}, may.cards)
    model.opened = None if model.opened == number else number
    return []


def _add(model, _args, _value):
    """Lay off what is chosen; which meld is asked for where there are several."""
    may = May(model)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if not may.cards:
        return _say(model, "cards-to-add")
    if len(may.adds) > 1:
        model.dialog = "targets"
        model.targets = may.adds
        return [["focus", "place-%d" % may.adds[0]]]
    if not may.adds:
        return _say(model, "fits-nowhere")
    return _send(model, {"lay_off": may.chosen, "on": may.adds[0]}, may.cards)


def _gather(model, _args, _value):
    may = May(model)
    stop = _not_now(model, may)
    if stop is not None:
        return stop
    if not may.meld:
        return _say(model, "cards-to-meld")
    desk.gather(model.desk)
    model.note = None
    return [["focus", "lay-tray"]]


def _ungather(model, args, _value):
    if int(args[0]) < len(model.desk.gathered):
        desk.ungather(model.desk, int(args[0]))
    return []


def _undo(model, _args, _value):
    if not May(model).undo:
        return _say(model, "nothing-to-undo")
    return app.ask(model, "undo")


def _hint(model, _args, _value):
    stop = _not_now(model, May(model))
    if stop is not None:
        return stop
    return [["call", {"op": "hint"}, "hint"]]


def _hinted(model, _args, value):
    if "ok" not in value:
        return []
    model.note = None
    model.hint = value["ok"]
    reason = _reason(model.hint)
    return [["say", _advice(model.hint["action"])]] + ([["say", reason]] if reason is not None else [])


def _do_hint(model, _args, _value):
    if model.hint is None:
        return []
    action = model.hint["action"]
    wanted = action.get("lay_off") or [name for group in action.get("meld") or [] for name in group]
    if "discard" in action:
        wanted = [action["discard"]]
    model.hint = None
    return _send(model, action, desk.find(model.desk, wanted) or [])


def _sort_hand(model, args, _value):
    at = model.desk
    how = args[0]
    if how == "hand":
        at.arranging = not at.arranging
        at.held = None
        if at.arranging:
            at.chosen = []
            return [["say", msg("banner.pick-up")]]
        return []
    at.arranging = False
    at.held = None
    if how == "melds":
        return [_ask_groups(model)]
    desk.arrange(at, how, desk.low_ace(model.update))
    return [["say", msg("sort.done-" + how)]] + _keep(model)


def _ask_groups(model):
    at = model.desk
    hand = desk.zone(at, "hand")
    return ["call", {"op": "arrange", "faces": desk.faces([one for one in at.order if one in hand])}, "arrange"]


def _grouped(model, _args, value):
    if "ok" not in value:
        return []
    desk.regroup(model.desk, value["ok"]["groups"], value["ok"]["rest"])
    return [["say", msg("sort.done-melds")]] + _keep(model)


def _place(model):
    return "rami.hand." + model.desk.match


def _keep(model):
    """Store the order of the hand, if it is another than the one stored."""
    at = model.desk
    text = desk.stored(at)
    if text == at.text:
        return []
    at.text = text
    return [["save", _place(model), text]]


def _kept(model, _args, value):
    """The stored order of this hand, if there is one."""
    if value:
        desk.recall(model.desk, value)


def _cancel(model, _args, _value):
    """One way out of everything: the dialog, the message, the card picked up, the mode, the choice."""
    at = model.desk
    if model.question is not None or model.asking:
        return dialogs.cancel(model, _args, _value)
    if model.dialog is not None:
        model.dialog = None
        return []
    if model.note is not None or model.hint is not None:
        model.note = None
        model.hint = None
    elif at.held is not None:
        at.held = None
    elif at.arranging:
        at.arranging = False
    elif at.chosen:
        at.chosen = []
    else:
        model.opened = None
    return []


def _close_note(model, _args, _value):
    model.note = None
    model.refusal = None
    return [["focus", "main"]]


def _close_hint(model, _args, _value):
    model.hint = None
    return [["focus", "hint"]]


def _show_menu(model, _args, _value):
    model.dialog = "menu"
    model.note = None
    model.hint = None
    return [["focus", "menu-rules"]]


def _show_keys(model, _args, _value):
    model.dialog = "keys"
    return [["focus", "keys-close"]]


def _ask_abandon(model, _args, _value):
    model.dialog = None
    return dialogs.ask(model, ["abandon", model.update["id"]], None)


def _confirm(model, args, value):
    return [["save", _place(model), None]] + dialogs.confirm(model, args, value)


def _leave(model, _args, _value):
    model.dialog = None
    return app.handle(model, "leave", [], None)


def _menu_go(model, args, _value):
    model.dialog = None
    return app.handle(model, "go", args, None)


def _menu_pause(model, _args, _value):
    model.dialog = None
    return app.handle(model, "pause", [], None) + [["focus", "menu"]]


def _result(model, _args, _value):
    return [["screen", app.place_of(model), "replace"]] if app.ended(model) else []


def _wait(model, _args, _value):
    return _not_now(model, May(model)) or []


INTENTS = {
    "card": _card, "last": _last, "stock": _draw, "pile": _pile, "discard": _discard_chosen, "lay": _lay, "lay-tray": _lay_tray,
    "meld": _press_meld, "add": _add, "gather": _gather, "ungather": _ungather, "undo": _undo, "hint": _hint, "do-hint": _do_hint,
    "sort": _sort_hand, "cancel": _cancel, "close-note": _close_note, "close-hint": _close_hint, "menu": _show_menu, "keys": _show_keys,
    "ask-abandon": _ask_abandon, "confirm": _confirm, "leave-table": _leave, "menu-go": _menu_go, "menu-pause": _menu_pause,
    "result": _result, "wait": _wait, "kept": _kept, "reply:hint": _hinted, "reply:arrange": _grouped,
}
INTENTS.update(keys.intents(INTENTS))
