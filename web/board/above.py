"""What lies above the table: the message, the menu, the keys, the question which way."""

from web import announce, app, keys, written
from web.board import call, cards, seats
from web.may import May, targets, turn_of
from web.nodes import el, icon, msg
from web.screens import dialogs
from web.screens.common import button, name_of

SPEEDS = ("slow", "normal", "fast", "instant")


def message(model):
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
        name = name_of(update["seats"], seat, update["you"])
        return el(
            "div",
            {"class": "bubble over", "key": "told"},
            icon("info"),
            el(
                "p",
                {},
                (el("b", {}, msg("table.last-turn", name=name)), " ") if turn_of(model, seat) else None,
                *seats.story(model, seat),
            ),
            _close("turn:%d" % seat),
        )
    if model.hint is not None:
        return el(
            "div",
            {"class": "bubble over", "key": "bubble"},
            icon("hint"),
            el("p", {}, el("b", {}, advice(model.hint["action"], model.update["view"]["melds"])), " ", reason(model)),
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


def advice(action, melds):
    """What the hint would do, in a sentence; `melds` are those on the table."""
    name, args = announce.deed(action)
    if name == "add":
        args["meld"] = announce.cards_of(melds[action["on"]])
        name = "add-to"
    return msg("advice." + name, **args)


def reason(model):
    """Why the hint is good, or None."""
    why, update = model.hint.get("reason"), model.update
    return announce.reason(why, update["seats"], update["you"]) if why else None


def pane(model):
    if model.question is not None:
        return dialogs.pane(model)
    if model.update is None or model.dialog is None:
        return None
    return {"menu": _menu, "keys": keys_dialog, "ways": _which, "calls": _calls}[model.dialog](model)


def _dialog(name, title, *kids):
    return el(
        "dialog",
        {"class": "panel ask " + name, "key": "dialog-" + name, "modal": True, "aria-labelledby": name + "-title"},
        el("h2", {"id": name + "-title"}, title),
        *kids,
    )


def keys_and_pause(paused):
    """Of a menu: the list of keys, and the pause."""
    return [
        button(msg("menu.keys"), "keys", "plain", None, "info", key="menu-keys"),
        button(
            msg("menu.resume" if paused else "menu.pause"),
            "menu-pause",
            "plain",
            None,
            "play" if paused else "pause",
            key="menu-pause",
        ),
    ]


def _menu(model):
    return _dialog(
        "menu",
        msg("menu.title"),
        el(
            "div",
            {"class": "list"},
            button(msg("menu.rules"), "menu-go:rules", "plain", None, "book", key="menu-rules"),
            button(msg("menu.replay"), "menu-replay", "plain", "replay", "replay", key="menu-replay")
            if app.replayable(model) is not None
            else None,
            button(msg("life.fair"), "menu-go:fair", "plain", "fair-deal", "shield", key="menu-fair"),
            button(msg("life.share"), "menu-ask:share", "plain", None, "share", key="menu-share"),
            button(msg("life.seats"), "menu-ask:seats", "plain", None, "swap", key="menu-seats"),
            button(msg("menu.settings"), "menu-go:settings", "plain", None, "gear", key="menu-settings"),
            *keys_and_pause(model.paused),
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
            button(msg("life.end"), "menu-ask:end", "plain", None, "check", key="menu-end"),
            button(msg("menu.leave"), "leave-table", "plain", "leave", "back", key="menu-leave"),
            button(msg("menu.abandon"), "ask-abandon", "plain", "abandon", "cross", key="menu-abandon"),
            button(msg("common.close"), "cancel", "", "close", key="menu-close"),
        ),
    )


def keys_dialog(model, learn=True):
    off = model.settings["keys"] == "off"
    return _dialog(
        "keys",
        msg("key.title"),
        el("p", {}, msg("key.off")) if off else None,
        keys.listing(),
        button(msg("screen.tutorial"), "menu-go:tutorial", "plain", None, "hint", key="keys-learn") if learn else None,
        button(msg("common.close"), "cancel", "", "close", key="keys-close"),
    )


def _calls(model):
    return _dialog(
        "calls",
        msg("call.ask"),
        *call.which(model),
        button(msg("common.cancel"), "cancel", "plain", "cancel", key="calls-cancel"),
    )


def _which(model):
    """The chosen cards can go several ways: which one is asked."""
    _intent, ways = model.asked
    laid = model.update["view"]["melds"]
    many = ways[0].get("on") is not None and len(targets(ways)) > 1
    places, jokers = [], True
    for i, way in enumerate(ways):
        on = way.get("on")
        made = way if "slots" in way else laid[on]
        for slot in made["slots"]:
            if slot["card"] not in (slot["stands_for"], written.JOKER):
                jokers = False
        placed = _placed(way, laid[on] if on is not None else None)
        places.append(
            el(
                "button",
                {
                    "class": "place",
                    "type": "button",
                    "key": "way-%d" % i,
                    "act": "choose",
                    "data-choice": _choice(way, placed, ways, many),
                    "do": "choose:%d" % i,
                    "aria-label": _way_label(made, placed, many),
                },
                el("span", {}, msg("which." + made["kind"]) if many else _way_word(made, placed)),
                el(
                    "span",
                    {"class": "meld", "data-n": str(len(made["slots"]))},
                    *cards.still(made, ["%d-%d.1" % (i, j) for j in range(len(made["slots"]))], "there-", False),
                ),
            )
        )
    chosen = announce.listed(May(model).chosen)
    if many:
        title, words = "which.title", msg("which.say", cards=chosen)
    else:
        title = "which.joker" if jokers else "which.wild"
        words = msg("which.places" if jokers else "which.wild-places", count=len(ways))
    return _dialog(
        "ways",
        msg(title),
        el("p", {}, words),
        el("div", {"class": "places"}, *places),
        button(msg("common.cancel"), "cancel", "plain", "cancel", key="ways-cancel"),
    )


def _choice(way, placed, ways, many):
    """The mark of a way: its meld where they differ, else what its wilds stand for; both where neither is enough."""
    places = "-".join(placed) or "own"
    if not many:
        return places
    alone = len([other for other in ways if other["on"] == way["on"]]) == 1
    return str(way["on"]) if alone else "%d:%s" % (way["on"], places)


def _placed(way, lying):
    """What the chosen cards come to stand for that are not laid as themselves."""
    if "slots" not in way:
        return written.bare(way["cards"])
    found = written.wilds(way)
    for meant in written.wilds(lying) if lying is not None else ():
        found.remove(meant)
    return found


def _way_word(made, placed):
    if not placed:
        return msg("which.own")
    if made["kind"] == "set":
        return msg("which.as-set", rank=announce.many(placed[0]))
    return msg("which.as", cards=announce.listed(placed))


def _way_label(made, placed, many):
    if many:
        return announce.meld(made)
    return msg("which.as-label", where=_way_word(made, placed), meld=announce.meld(made))
