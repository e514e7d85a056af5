"""The table as it is to be seen, and the dialogs above it."""

from web import announce, desk, keys, written
from web.may import May, kind_of, main_act, targets, turn_of, values
from web.nodes import back, card, el, face, icon, msg, num, spoken
from web.screens import dialogs
from web.screens.common import button, departs, initial_of, name_of

LEVELS = ("easy", "normal", "hard")
SPEEDS = ("slow", "normal", "fast", "instant")
SIGNS = {"drew": "hand", "took": "hand", "opened": "lay", "melded": "lay", "laid_off": "plus", "reclaimed": "swap"}
SORTS = (("suit", "suit"), ("rank", "rank"), ("melds", "melds"), ("hand", "hand"))  # an order and its icon
LONG = 7  # cards from which a meld is squeezed
CROWDED = 9  # melds from which they stand in three columns, and squeeze earlier
ONE_ROW = 8  # cards that a phone shows in one row
STRIP = 24  # px: what must stay free of an overlapped card
FAN_REST = 128  # px of a phone's width that the stock, the edges and the last card of a row take from the fan's strips
PHONE = 960  # px: from here on the hand is one row
NARROW = 352  # px: below, melds stand in three columns however few there are


def scene(model):
    update = model.update
    if update is None:
        return el("main", {"class": "table", "key": "table"})
    may = May(model)
    phone = model.size[0] < PHONE
    classes = (
        "table"
        + (" has-fan" if _deep(update) else "")
        + (" duel" if len(update["seats"]) == 2 else "")
        + (" arranging" if model.desk.arranging else "")
    )
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
    standing = msg("table.round-target", round=number, target=target) if target else msg("table.round", round=number)
    house = departs(model, update["rules"]["preset"], update["rules"], len(update["seats"]))
    return el(
        "header",
        {"class": "bar", "key": "bar"},
        el(
            "button",
            {
                "class": "icon-button",
                "type": "button",
                "key": "menu",
                "act": "menu",
                "do": "menu",
                "aria-label": msg("table.menu"),
                "aria-haspopup": "dialog",
            },
            icon("menu"),
        ),
        el(
            "h1",
            {"tabindex": "-1", "key": "title"},
            el("span", {}, msg("game." + update["rules"]["preset"])),
            " ",
            el(
                "small",
                {},
                msg("table.house", round=standing) if house else standing,
            ),
        ),
        el(
            "span",
            _seat_props(
                update,
                you,
                "me turn" if may.mine else "me",
                _opened_label(
                    update, you, msg("table.you", count=update["view"]["counts"][you], points=update["totals"][you])
                ),
            ),
            el("i", {"class": "token", "key": "token-%d" % you, "aria-hidden": "true"}),
            el("span", {"class": "name", "aria-hidden": "true"}, name_of(update["seats"], you, you)),
            " ",
            el("b", {"class": "num", "aria-hidden": "true"}, num(update["totals"][you])),
            _opened_sign(update, you),
        ),
    )


def _seat_props(update, seat, classes, label):
    return {
        "class": classes,
        "role": "group",
        "key": "seat-%d" % seat,
        "data-seat": str(seat),
        "data-count": str(update["view"]["counts"][seat]),
        "data-score": str(update["totals"][seat]),
        "aria-label": label,
        "aria-current": "true" if update["view"]["turn"] == seat and not update["view"]["result"] else None,
    }


def _opened_label(update, seat, label):
    """The spoken name of a seat, with whether it has opened where that matters."""
    if not announce.asks(update["rules"]):
        return label
    return msg("table.opened" if seat in update["view"]["opened"] else "table.unopened", seat=label)


def _opened_sign(update, seat):
    """The same for the eye: a check, or a lock while the seat may not use the table's melds."""
    if not announce.asks(update["rules"]):
        return None
    opened = seat in update["view"]["opened"]
    name = "sign opened" if opened else "sign"
    return el("span", {"class": name, "aria-hidden": "true"}, icon("check" if opened else "lock"))


def _seats(model, may):
    update = model.update
    players = len(update["seats"])
    return el(
        "section",
        {"class": "seats", "key": "seats", "aria-label": msg("table.players"), "roving": "seats"},
        *[_seat(model, may, (update["you"] + step) % players) for step in range(1, players)],
    )


def _seat(model, may, seat):
    update = model.update
    kind = update["seats"][seat]["kind"]
    name = name_of(update["seats"], seat, update["you"])
    count, points = update["view"]["counts"][seat], update["totals"][seat]
    turn = update["view"]["turn"] == seat and not may.over
    out = seat in update["view"]["eliminated"]
    shown = [pair[1] for pair in model.said if pair[0] == seat]
    level = msg("level." + (kind if kind in LEVELS else "person"))
    classes = "seat" + (" turn" if turn else "") + (" thinking" if turn and not model.paused else "")
    label = _opened_label(update, seat, msg("table.seat", name=name, level=level, count=count, points=points))
    if out:
        classes, label = "seat out", msg("table.seat-out", name=name, points=points)
    return el(
        "div",
        _seat_props(update, seat, classes, label),
        el(
            "i",
            {"class": "token", "key": "token-%d" % seat, "aria-hidden": "true"},
            initial_of(update["seats"], seat, update["you"]),
        ),
        el("b", {"class": "name", "aria-hidden": "true", "dir": "auto"}, name),
        el(
            "span",
            {"class": "facts", "aria-hidden": "true"},
            el("span", {"class": "outside"}, msg("table.out")) if out else el("span", {"class": "count"}, num(count)),
            el("span", {"class": "num"}, num(points)),
        ),
        el("span", {"class": "level", "aria-hidden": "true", "data-level": str(LEVELS.index(kind) + 1)}, level)
        if kind in LEVELS and not out
        else None,
        None if out else _opened_sign(update, seat),
        _said(seat, shown[0]) if shown else None,
        _recall(model, seat, name),
        tuple(
            _drawn(update["number"], item) for item in update["news"] if item["type"] == "drew" and item["seat"] == seat
        ),
    )


def _said(seat, act):
    """What a seat did, on its place card: in words, and where those do not fit as a sign and a card."""
    kind, words, cards = act
    return el(
        "span",
        {"class": "said", "aria-hidden": "true", "key": "said-%d" % seat},
        el("span", {"class": "words"}, words),
        el(
            "span",
            {"class": "short"},
            icon(SIGNS[kind]) if kind in SIGNS else None,
            el("b", {"class": "mini", "data-face": written.plain(cards[0])}) if cards else None,
        ),
    )


def _recall(model, seat, name):
    """A button over the whole place card: all that the seat did in its last turn."""
    turn = turn_of(model, seat)
    if not turn:
        return None
    return (
        el(
            "button",
            {
                "class": "recall",
                "type": "button",
                "key": "turn-%d" % seat,
                "do": "turn:%d" % seat,
                "aria-expanded": model.hint is not None and model.hint.get("seat") == seat,
                "aria-label": msg("table.last-turn", name=name),
                "aria-describedby": "did-%d" % seat,
            },
        ),
        el("span", {"class": "hidden-text", "id": "did-%d" % seat, "key": "did-%d" % seat}, _told(turn)),
    )


def _told(turn):
    """The acts of a turn, one after the other."""
    told = turn[-1][1]
    for act in reversed(turn[:-1]):
        told = msg("said.then", first=act[1], rest=told)
    return told


def _drawn(number, item):
    """The card that another has just drawn: it flies to the place card and is gone there."""
    known = "drawn-%d" % number
    own = {"class": "card down", "aria-hidden": "true", "key": known, "fly": known, "from": "stock"}
    if item["source"] == "discard":
        own["class"] = "card"
        own["from"] = "pile"
        own["data-face"] = item["cards"][0]
    return el("span", {"class": "drawn", "key": "to-" + known}, el("b", own))


def _centre(model, may):
    return el(
        "section",
        {"class": "centre", "key": "centre", "aria-label": msg("table.piles")},
        el("div", {"class": "piles"}, _stock(model, may), None if _deep(model.update) else _discard(model, may)),
        _fan(model, may) if _deep(model.update) else None,
        _banner(model, may),
    )


def _deep(update):
    """Whether more than the top of the discard pile can be taken, so that all of it is to be seen."""
    return update["rules"].get("take_depth", 1) != 1


def _fan(model, may):
    """The discard pile as a fan, oldest first: a press on a card shows what comes with it."""
    pile = model.update["view"]["discard"]
    known = desk.zone(model.desk, "discard")
    source = _source(model)
    kids = []
    for place in range(len(pile)):
        count = len(pile) - place
        own = {
            "key": "pile-" + known[place],
            "type": "button",
            "do": "depth:%d" % count,
            "fly": known[place],
            "from": source if count == 1 else None,
        }
        taken = model.depth is not None and count <= model.depth
        free = may.mine and count in may.takes
        kids.append(
            el(
                "li",
                {"class": "at" + (" free" if free else "") + (" take" if taken else ""), "key": "lies-" + known[place]},
                card(pile[place], "button", own),
                el("span", {"class": "do", "aria-hidden": "true"}, msg("pile.take-word"))
                if count == 1 and may.mine and may.takes
                else None,
            )
        )
    if may.mine and may.phase != "draw":
        kids.append(el("li", {"class": "at gap", "key": "lies-next"}, _put_here(may, pile)))
    count = len(kids)
    rows = {"roving": "pile", "--n": max(2, count), "--half": max(2, (count + 1) // 2)}
    rows["--third"] = _third(count, model.size[0])
    label = msg("pile.fan", count=len(pile))
    return el(
        "div",
        {
            "class": "fan",
            "data-zone": "discard",
            "data-count": str(len(pile)),
            "key": "zone-discard",
            "drop": "pile",
            "role": "group",
            "aria-label": label,
        },
        el("ol", rows, *kids),
    )


def _third(count, width):
    """Cards in a row of a phone's fan: as many as leave strips that are wide enough for a thumb."""
    rows = 1
    while -(-count // rows) > 2 and (width - FAN_REST) / (-(-count // rows) - 1) < STRIP:
        rows += 1
    return max(2, -(-count // rows))


def _put_here(may, pile):
    """The place for the next discard, at the end of the fan."""
    name, top = "pile.discard" if pile else "pile.empty", {"top": face(pile[-1])} if pile else {}
    if may.discard:
        name = "pile.put" if pile else "pile.put-first"
        top["card"] = face(may.chosen[0])
    return el(
        "button",
        {
            "class": "card none lit" if may.discard else "card none",
            "type": "button",
            "key": "pile",
            "act": "discard",
            "do": "pile",
            "aria-disabled": None if may.discard else True,
            "aria-label": {"m": name, "a": top},
        },
        icon("plus"),
    )


def _stock(model, may):
    count = model.update["view"]["stock"]
    lit = may.mine and may.stock
    return el(
        "div",
        {"class": "zone", "data-zone": "stock", "data-count": str(count), "key": "zone-stock"},
        el(
            "button",
            {
                "class": "pile lit" if lit else "pile",
                "type": "button",
                "key": "stock",
                "act": "draw-stock",
                "do": "stock",
                "aria-disabled": None if lit else True,
                "aria-label": msg("pile.draw" if lit else "pile.stock", count=count),
            },
            back() if count else el("b", {"class": "card none"}),
            el("span", {"class": "left num"}, num(count)),
            el("span", {"class": "do"}, msg("pile.draw-word")) if lit else None,
        ),
    )


def _discard(model, may):
    pile = model.update["view"]["discard"]
    props = {
        "class": "pile",
        "type": "button",
        "key": "pile",
        "do": "pile",
        "act": "take-discard",
        "data-count": "1",
        "aria-disabled": True,
    }
    word = None
    top = {"top": face(pile[-1])} if pile else {}
    name = "pile.discard" if pile else "pile.empty"
    if may.mine and may.phase != "draw":
        props["act"], props["data-count"] = "discard", None
        if may.discard:
            word = msg("pile.put-word")
            name = "pile.put" if pile else "pile.put-first"
            top["card"] = face(may.chosen[0])
    elif may.mine and 1 in may.takes:
        word = msg("pile.take-word")
        name = "pile.take"
    if word is not None:
        props["class"], props["aria-disabled"] = "pile lit", None
    props["aria-label"] = {"m": name, "a": top}
    return el(
        "div",
        {
            "class": "zone",
            "data-zone": "discard",
            "data-count": str(len(pile)),
            "key": "zone-discard",
            "drop": "pile",
        },
        el(
            "button",
            props,
            el("b", {"class": "card under", "data-face": pile[-2], "key": "under"}) if len(pile) > 1 else None,
            _top(model, pile) if pile else el("b", {"class": "card none"}),
            el("span", {"class": "do"}, word) if word is not None else None,
        ),
    )


def _top(model, pile):
    """The card on top of the pile."""
    known = desk.zone(model.desk, "discard")[-1]
    return card(
        pile[-1],
        props={"key": "top-" + known, "fly": known, "from": _source(model), "aria-label": None, "role": None},
    )


def _source(model):
    """Where the top of the pile flies from: from whoever discarded it; the first one comes from the stock."""
    source = None
    for item in model.update["news"]:
        if item["type"] == "discarded":
            source = "token-%d" % item["seat"]
        elif item["type"] == "dealt":
            source = "stock"
    return source


def _happened(model, *kinds):
    """Whether the news of the update are of one of these kinds: only then something new flies in."""
    return any(item["type"] in kinds for item in model.update["news"])


def _banner(model, may):
    head, words = _banner_words(model, may)
    return el(
        "p",
        {"class": "banner", "key": "banner"},
        (el("b", {}, head), " ") if head is not None else None,
        el("span", {}, words),
    )


def _banner_words(model, may):
    """A heading, if there is one, and a sentence."""
    update = model.update
    view = update["view"]
    if may.over:
        return msg("banner.over"), msg("banner.over-say")
    if model.desk.arranging:
        held = model.desk.held
        return msg("banner.arranging"), msg("banner.held", card=face(desk.face(held))) if held is not None else msg(
            "banner.pick-up"
        )
    if not may.mine:
        if model.paused:
            return msg("banner.paused"), msg("banner.paused-say")
        name = name_of(update["seats"], view["turn"], update["you"])
        return None, msg("banner.other-draws" if view["phase"] == "draw" else "banner.other-plays", name=name)
    return msg("banner.yours"), _owed(model, may, view)


def _owed(model, may, view):
    """What the player is asked for, in a sentence."""
    if may.phase == "draw":
        if not view["stock"]:
            return msg("banner.stock-empty" if may.takes else "banner.stock-only")
        if may.takes and _deep(model.update):
            return msg("banner.draw-or-fan")
        return msg("banner.draw-or-take" if may.takes else "banner.draw")
    if may.gathers or may.lays:
        if may.tray:
            return msg("banner.gather-more")
        if may.opening:
            return msg("banner.gather-first", points=may.opening)
        if not may.lays:
            return msg("banner.gather")
        return msg("banner.meld-add" if may.adds else "banner.meld")
    if may.discard:
        if may.adds:
            kind = "choice" if may.swaps else kind_of(view["melds"], may.adds)
            return msg("banner.discard-or-" + kind, card=face(may.chosen[0]))
        if may.swaps:
            return msg("banner.discard-or-swap", card=face(may.chosen[0]))
        return msg("banner.discard-last" if len(view["hand"]) == 1 else "banner.discard", card=face(may.chosen[0]))
    if may.adds:
        return msg("banner.add")
    if may.swaps:
        return msg("banner.swap", cards=announce.listed(may.chosen))
    if len(may.chosen) > 1:
        return msg("banner.no-meld")
    if may.chosen:
        return msg("banner.no-discard", card=face(may.chosen[0]))
    if may.tray:
        return missing(model.verdict)
    owed = announce.owed(view)
    if owed is not None:
        return owed
    if may.opening:
        return msg("banner.choose-first", points=may.opening)
    options = model.update["options"]
    if options["discards"] and len(view["hand"]) == 1:
        return msg("banner.choose-last")
    return msg("banner.choose-add" if options["lay_offs"] or _may_add(model) else "banner.choose")


def _may_add(model):
    """Whether the player has opened, so that cards may be added to melds, though none of the hand may fit."""
    update = model.update
    if update["you"] not in update["view"]["opened"] or not update["view"]["melds"]:
        return False
    now = any(act[0] == "opened" for act in turn_of(model, update["you"]))
    return update["rules"].get("lay_off_in_opening_turn", True) or not now


def missing(verdict):
    """What the melds on the tray still need, as far as the engine has said so."""
    if verdict in (None, True):
        return msg("banner.tray")
    if verdict["code"] == "opening_too_low":
        return msg("banner.short", points=verdict["values"]["needed"] - verdict["values"]["reached"])
    return announce.refusal(verdict)


def _melds(model, may, phone):
    melds = model.update["view"]["melds"]
    return el(
        "section",
        {
            "class": "melds",
            "data-zone": "table",
            "key": "melds",
            "drop": "table",
            "aria-label": msg("table.melds"),
            "roving": "melds",
        },
        *[_meld(model, may, number, len(melds) >= CROWDED, phone) for number in range(len(melds))],
    )


def _meld(model, may, number, crowded, phone):
    made = model.update["view"]["melds"][number]
    known = desk.zone(model.desk, "meld-%d" % number)
    slots = made["slots"]
    count = len(slots)
    ways = may.on(number) if may.mine else []
    freed = [i for way in may.swaps if way["on"] == number for i in written.freed(made, way["cards"])]
    ends = _ends(made, ways, model.update["rules"].get("ace_in_runs")) if made["kind"] == "run" else {}
    long = phone and (count >= LONG or (crowded and count > 4))
    # a wild that can be freed is as wide as a thumb, which a narrow place has no room for
    spread = bool(freed) and phone and count > (3 if crowded or model.size[0] < NARROW else 5)
    opened = model.opened == number or spread
    owners = any(slot["owner"] != slots[0]["owner"] for slot in slots)
    fresh = _happened(model, "melded", "laid_off", "reclaimed")
    named = announce.meld(made)
    return el(
        "div",
        {
            "class": "meld lit" if ways else "meld",
            "data-meld": str(number),
            "data-n": num(count),
            "key": "meld-%d" % number,
            "drop": "meld:%d" % number,
            "data-long": long,
        },
        _end(number, "first", slots[0], ends["first"]) if "first" in ends else None,
        tuple(
            _swap(number, slot, known[i], made["kind"], may, i == freed[0])
            if i in freed
            else _slot(slot, known[i], made["kind"], owners, fresh)
            for i, slot in enumerate(slots)
        ),
        el(
            "button",
            {
                "class": "press",
                "type": "button",
                "key": "press-%d" % number,
                "do": "meld:%d" % number,
                "act": "lay-off" if ways and not ends else None,
                "aria-expanded": opened,
                "aria-label": msg("meld.add-to", cards=announce.listed(may.chosen), meld=named) if ways else named,
            },
        ),
        _end(number, "last", slots[-1], ends["last"]) if "last" in ends else None,
    )


def _ends(made, ways, aces):
    """The ends of a run that grow, each with the cards that go there; those that go to both stand at the last."""
    found = {}
    for way in ways:
        found.setdefault(written.ends(made, way["cards"], aces)[-1], way["cards"])
    return found


def _end(number, end, slot, cards):
    return el(
        "button",
        {
            "class": "end " + end,
            "type": "button",
            "key": "end-%d-%s" % (number, end),
            "act": "lay-off",
            "data-end": end,
            "do": "meld:%d:%s" % (number, end),
            "aria-label": msg(
                "meld.before" if end == "first" else "meld.after",
                cards=announce.listed(cards),
                card=face(slot["stands_for"]),
            ),
        },
        icon("plus"),
    )


def _swap(number, slot, known, kind, may, first):
    """A wild that the chosen cards can take the place of: a press does it."""
    props = _slot_props(slot, known, kind)
    props["type"] = "button"
    props["do"] = "reclaim:%d" % number
    props["act"] = "reclaim" if first else None
    props["aria-label"] = msg("meld.swap", cards=announce.listed(may.chosen), wild=props["aria-label"])
    return el(
        "span",
        {"class": "at swap", "key": "at-" + known, "drop": "swap:%d" % number},
        card(slot["card"], "button", props),
    )


def _slot(slot, known, kind, owners, fresh):
    props = _slot_props(slot, known, kind)
    props["from"] = "token-%d" % slot["owner"] if fresh else None
    return el(
        "span",
        {"class": "at", "key": "at-" + known, "data-owner": str(slot["owner"]) if owners else None},
        card(slot["card"], props=props),
    )


def _slot_props(slot, known, kind):
    """A card of a meld: a wild bears what it stands for, in a set the rank."""
    name, meant = slot["card"], slot["stands_for"]
    props = {"key": known, "fly": known}
    if name != meant:
        props["data-for"] = meant[0] if kind == "set" else meant
        props["aria-label"] = announce.standing(name, props["data-for"])
    if _second(name, known):
        props["class"] = "card second"
    return props


def _second(name, known):
    """Whether a joker is the other one of the two that are drawn."""
    return name == written.JOKER and known[-1] in "02468"


def _tray(model, may):
    at = model.desk
    if model.depth is not None:
        return _taking(model, may)
    props = {"class": "tray", "data-zone": "tray", "key": "tray", "drop": "tray", "aria-label": msg("tray.name")}
    if not at.gathered:
        if not may.gathers or main_act(model, may)[0] != "lay":
            return None
        least, most = values(may.gathers)
        offer = msg("tray.offer", points=least) if least == most else msg("tray.offers", least=least, most=most)
        props["class"] = "tray slim"
        return el(
            "section",
            props,
            el("p", {}, offer),
            button(msg("act.gather"), "gather", "plain", "gather", "lay", key="gather"),
        )
    return el(
        "section",
        props,
        _gatherings(at),
        _worth(model.update["view"]["opening"], sum([group["value"] for group in at.gathered])),
    )


def _worth(opening, whole):
    """What the tray is worth, and how far that is from what first melds must reach."""
    if opening is None:
        return el("div", {"class": "worth"}, msg("tray.worth", points=whole))
    needed = opening["needed"]
    return el(
        "div",
        {"class": "worth due"},
        el("span", {}, msg("tray.of", points=whole, needed=needed)),
        el("progress", {"max": str(needed), "value": str(min(whole, needed)), "aria-label": msg("tray.progress")}),
    )


def _taking(model, may):
    """What comes with a card of the fan, and the way to take it."""
    count = model.depth
    lowest = face(model.update["view"]["discard"][-count])
    return el(
        "section",
        {"class": "tray", "key": "taking", "aria-label": msg("tray.taking")},
        _gatherings(model.desk),
        el("p", {}, msg("tray.take", others=count - 1, card=lowest)),
        el(
            "div",
            {"class": "row"},
            button(
                msg("act.take-many", count=count) if count > 1 else msg("act.take-card", card=lowest),
                "pile",
                "do",
                "take-discard",
                **{"key": "take", "data-count": str(count), "aria-disabled": None if count in may.takes else True},
            ),
            button(msg("common.cancel"), "depth:0", "plain", "cancel", key="take-cancel"),
        ),
    )


def _gatherings(at):
    """The melds that wait on the tray; None if none does."""
    melds = [_gathered(group, i) for i, group in enumerate(at.gathered)]
    return el("div", {"class": "gathered", "roving": "tray"}, *melds) if melds else None


def _gathered(group, number):
    known = group["cards"]
    made = written.meld(group["written"])
    return el(
        "button",
        {
            "class": "meld",
            "type": "button",
            "data-gathered": str(number),
            "data-n": str(len(known)),
            "key": "gathered-" + known[0],
            "act": "ungather",
            "do": "ungather:%d" % number,
            "aria-label": msg("tray.back", cards=announce.cards_of(made)),
        },
        *_still(made, known, "in-", True),
    )


def _still(made, known, prefix, flying):
    """The cards of a meld that is shown, and not spoken card by card."""
    kids = []
    for i, slot in enumerate(made["slots"]):
        props = _slot_props(slot, known[i], made["kind"])
        props["key"] = prefix + known[i]
        props["fly"] = known[i] if flying else None
        props["role"] = props["aria-label"] = None
        kids.append(el("span", {"class": "at", "key": prefix + "at-" + known[i]}, card(slot["card"], props=props)))
    return kids


def _hand(model, may, phone):
    at = model.desk
    cards = desk.shown(at)
    count = len(cards)
    kids = [_own(model, one, one == at.drawn) for one in cards]
    if at.held is not None:
        kids.append(
            el(
                "li",
                {"class": "at gap", "key": "gap"},
                el(
                    "button",
                    {
                        "class": "card none",
                        "type": "button",
                        "key": "put-last",
                        "do": "last",
                        "aria-label": msg("hand.put-last"),
                    },
                    icon("plus"),
                ),
            )
        )
        count += 1
    return el(
        "section",
        {
            "class": "hand",
            "data-zone": "hand",
            "data-count": str(len(cards)),
            "key": "hand",
            "aria-label": msg("hand.name"),
        },
        el("ol", {"roving": "hand", "--n": count, "--half": _per_row(count, model.size[0], phone)}, *kids),
    )


def _per_row(count, width, phone):
    """Cards in a row of a phone: two rows, three where the strips would be too narrow for a thumb."""
    if count <= ONE_ROW:
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
    must = one in at.must
    if held:
        label = msg("hand.held", card=face(name))
    elif at.held is not None:
        label = msg("hand.put-before", card=face(name))
    elif must:
        label = msg("hand.again" if one in at.again or name == written.JOKER else "hand.must", card=face(name))
    else:
        label = msg("hand.drawn", card=face(name)) if new else spoken(name)
    own = {
        "key": "card-" + one,
        "type": "button",
        "do": "card:" + one,
        "drag": one,
        "fly": one,
        "from": "stock" if _happened(model, "dealt", "drew") else None,
        "aria-label": label,
        "aria-pressed": one in at.chosen or held,
    }
    if _second(name, one):
        own["class"] = "card second"
    return el(
        "li",
        {
            "class": "at" + (" new" if new else "") + (" must" if must else "") + (" held" if held else ""),
            "key": "own-" + one,
            "drop": "card:" + one,
        },
        card(name, "button", own),
    )


def _acts(model, may):
    do, label, lit, symbol = main_act(model, may)
    # the mark of an act stands once: on the pile or the meld where the act has a place of its own there
    act = {"gather": "gather", "lay": "meld", "lay-tray": "meld"}.get(do)
    return el(
        "nav",
        {"class": "acts", "key": "acts", "aria-label": msg("table.acts")},
        el(
            "button",
            {"class": "act phone", "type": "button", "key": "sort", "popovertarget": "sort"},
            icon("suit"),
            el("span", {}, msg("act.sort")),
        ),
        el(
            "div",
            {
                "class": "panel sorts",
                "id": "sort",
                "key": "sorts",
                "popover": True,
                "role": "group",
                "aria-label": msg("act.sort-label"),
            },
            *[_sort(model, how, symbol) for how, symbol in SORTS],
        ),
        _small("hint", "hint", may.mine and model.update["view"]["phase"] != "over", msg("act.hint"), icon("hint")),
        _small("undo", "undo", may.undo, msg("act.undo"), icon("undo")),
        el(
            "button",
            {
                "class": "act main",
                "type": "button",
                "key": "main",
                "do": do,
                "act": act,
                "aria-disabled": None if lit else True,
            },
            icon(symbol) if symbol else None,
            el("span", {}, label),
        ),
    )


def _small(name, do, lit, label, symbol):
    return el(
        "button",
        {"class": "act", "type": "button", "key": name, "act": name, "do": do, "aria-disabled": None if lit else True},
        symbol,
        el("span", {}, label),
    )


def _sort(model, how, symbol):
    pressed = model.desk.arranging if how == "hand" else None
    return el(
        "button",
        {
            "class": "act",
            "type": "button",
            "key": "sort-" + how,
            "act": "sort-" + how,
            "do": "sort:" + how,
            "aria-pressed": pressed,
            "popovertarget": "sort",
            "popovertargetaction": "hide",
        },
        icon(symbol),
        el("span", {}, msg("sort." + how)),
    )


def _message(model):
    """One message lies over the melds: why nothing happened, or the hint. A dialog covers it."""
    if model.dialog is not None or model.question is not None:
        return None
    if model.note is not None:
        code, words, rule = model.note
        return el(
            "div",
            {"class": "toast over", "key": "toast", "data-refusal": code},
            icon("info"),
            el(
                "p",
                {},
                el("b", {}, msg("table.no")),
                " ",
                words,
                (" ", el("a", {"class": "chip", "href": "?screen=rules", "do": "go:rules", "data-rule": rule}, rule))
                if rule
                else None,
            ),
            _close("close-note"),
        )
    if model.hint is not None and "seat" in model.hint:
        seat, update = model.hint["seat"], model.update
        return el(
            "div",
            {"class": "bubble over", "key": "told"},
            icon("info"),
            el(
                "p",
                {},
                el("b", {}, msg("table.last-turn", name=name_of(update["seats"], seat, update["you"]))),
                " ",
                _told(turn_of(model, seat)),
            ),
            _close("turn:%d" % seat),
        )
    if model.hint is not None:
        return el(
            "div",
            {"class": "bubble over", "key": "bubble"},
            icon("hint"),
            el("p", {}, el("b", {}, advice(model.hint["action"])), " ", reason(model.hint)),
            _close("close-hint"),
            el("div", {"class": "row"}, button(msg("act.do-it"), "do-hint", "", "confirm", key="do-hint")),
        )
    return None


def _close(do):
    return el(
        "button",
        {
            "class": "icon-button",
            "type": "button",
            "key": do,
            "act": "close",
            "do": do,
            "aria-label": msg("common.close"),
        },
        icon("cross"),
    )


def advice(action):
    """What the hint would do, in a sentence."""
    if "draw" in action:
        count = action.get("count", 1)
        if count > 1:
            return msg("advice.take-many", count=count)
        return msg("advice.draw" if action["draw"] == "stock" else "advice.take")
    if "meld" in action:
        melds = [announce.listed(group) for group in action["meld"]]
        found = melds.pop()
        while melds:
            found = msg("advice.melds", first=melds.pop(), rest=found)
        return msg("advice.lay", cards=found)
    if "lay_off" in action:
        return msg("advice.add", cards=announce.listed(action["lay_off"]))
    if "reclaim" in action:
        found = action["reclaim"]
        return msg("advice.reclaim", cards=announce.listed(found if isinstance(found, list) else [found]))
    return msg("advice.discard", card=face(action["discard"]))


def reason(hint):
    why = hint.get("reason")
    return {"m": why[0], "a": announce.arguments(why[1])} if why else None


# -- above the table


def pane(model):
    if model.question is not None:
        return dialogs.pane(model)
    if model.update is None or model.dialog is None:
        return None
    return {"menu": _menu, "keys": _keys, "ways": _which}[model.dialog](model)


def _dialog(name, title, *kids):
    return el(
        "dialog",
        {"class": "panel ask " + name, "key": "dialog-" + name, "modal": True, "aria-labelledby": name + "-title"},
        el("h2", {"id": name + "-title"}, title),
        *kids,
    )


def _menu(model):
    paused = model.paused
    return _dialog(
        "menu",
        msg("menu.title"),
        el(
            "div",
            {"class": "list"},
            button(msg("menu.rules"), "menu-go:rules", "plain", None, "book", key="menu-rules"),
            button(msg("menu.settings"), "menu-go:settings", "plain", None, "gear", key="menu-settings"),
            button(msg("menu.keys"), "keys", "plain", None, "info", key="menu-keys"),
            button(
                msg("menu.resume" if paused else "menu.pause"),
                "menu-pause",
                "plain",
                None,
                "play" if paused else "pause",
                key="menu-pause",
            ),
        ),
        el("p", {"id": "speed-title"}, msg("settings.speed")),
        el(
            "div",
            {"class": "choice", "role": "radiogroup", "aria-labelledby": "speed-title", "roving": "speed"},
            *[
                el(
                    "button",
                    {
                        "type": "button",
                        "role": "radio",
                        "key": "speed=" + speed,
                        "do": "set:speed:" + speed,
                        "aria-checked": speed == model.settings["speed"],
                    },
                    msg("settings.speed-" + speed),
                )
                for speed in SPEEDS
            ],
        ),
        el(
            "div",
            {"class": "list"},
            button(msg("menu.leave"), "leave-table", "plain", "leave", "back", key="menu-leave"),
            button(msg("menu.abandon"), "ask-abandon", "plain", "abandon", "cross", key="menu-abandon"),
            button(msg("common.close"), "cancel", "", "close", key="menu-close"),
        ),
    )


def _keys(model):
    off = model.settings["keys"] == "off"
    return _dialog(
        "keys",
        msg("key.title"),
        el("p", {}, msg("key.off")) if off else None,
        keys.listing(),
        button(msg("common.close"), "cancel", "", "close", key="keys-close"),
    )


def _which(model):
    """The chosen cards can go several ways: which one is asked."""
    intent, ways = model.asked
    aces = model.update["rules"].get("ace_in_runs")
    laid = model.update["view"]["melds"]
    many = ways[0].get("on") is not None and len(targets(ways)) > 1
    places = []
    for i, way in enumerate(ways):
        on = way.get("on")
        if on is None:
            made = written.meld(way["cards"])
        else:
            made = laid[on] if intent == "reclaim" else written.grown(laid[on], way["cards"], aces)
        places.append(
            el(
                "button",
                {
                    "class": "place",
                    "type": "button",
                    "key": "way-%d" % i,
                    "act": "choose",
                    "data-choice": _choice(way, made, ways, many),
                    "do": "choose:%d" % i,
                    "aria-label": _way_label(way, made, many),
                },
                el("span", {}, msg("which." + made["kind"]) if many else _way_word(way, made)),
                el(
                    "span",
                    {"class": "meld", "data-n": str(len(made["slots"]))},
                    *_still(made, ["%d-%d.1" % (i, j) for j in range(len(made["slots"]))], "there-", False),
                ),
            )
        )
    chosen = announce.listed(May(model).chosen)
    return _dialog(
        "ways",
        msg("which.title" if many else "which.joker"),
        el("p", {}, msg("which.say", cards=chosen) if many else msg("which.places", count=len(ways))),
        el("div", {"class": "places"}, *places),
        button(msg("common.cancel"), "cancel", "plain", "cancel", key="ways-cancel"),
    )


def _choice(way, made, ways, many):
    """The mark of a way: its meld where they differ, else what its wilds stand for; both where neither is enough."""
    places = "-".join(_placed(way, made))
    if not many:
        return places
    alone = len([other for other in ways if other["on"] == way["on"]]) == 1
    return str(way["on"]) if alone else "%d:%s" % (way["on"], places)


def _placed(way, made):
    """What the wilds of a way come to stand for."""
    if way.get("on") is None:
        return written.wilds(made)
    return [written.place(text) or written.plain(text) for text in way["cards"] if written.plain(text) != text] or [
        made["slots"][0]["stands_for"][0]
    ]


def _way_word(way, made):
    names = _placed(way, made)
    if made["kind"] == "set":
        return msg("which.as-set", rank=announce.many(names[0]))
    return msg("which.as", cards=announce.listed(names))


def _way_label(way, made, many):
    if many:
        return announce.meld(made)
    return msg("which.as-label", where=_way_word(way, made), meld=announce.meld(made))
