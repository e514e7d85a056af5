"""The viewer's hand and the buttons below it."""

from web import desk, written
from web.board import cards
from web.may import main_act
from web.nodes import card, el, face, icon, msg

SORTS = (("suit", "suit"), ("rank", "rank"), ("melds", "melds"), ("hand", "hand"))  # an order and its icon
ONE_ROW = 8  # cards that a phone shows in one row
LOOKED = 14  # and that lie in a row where they are only looked at
STRIP = 24  # px: what must stay free of an overlapped card


def scene(model, phone, looked=False, name=None, takes=False):
    """The hand; one that is only `looked` at needs no room for thumbs, and may be another's, who has a `name`. What is
    dragged from elsewhere it `takes`."""
    at = model.desk
    row = desk.shown(at)
    count = len(row)
    wild = cards.wilds(model.update)
    fresh = cards.happened(model, "dealt", "drew")
    kids = [_own(model, one, one == at.drawn, wild, fresh) for one in row]
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
    per = -(-count // -(-count // LOOKED)) if looked and count else _per_row(count, model.size[0], phone)
    return el(
        "section",
        {
            "class": "hand",
            "data-zone": "hand",
            "data-count": str(len(row)),
            "key": "hand",
            "drop": "hand",
            "takes": takes,
            "aria-label": msg("hand.name") if name is None else msg("replay.hand", name=name),
        },
        el(
            "ol",
            {
                "class": "many" if per * 2 < count else None,
                "roving": "hand",
                "data-row": True,
                "--n": count,
                "--half": per,
            },
            *kids,
        ),
    )


def _per_row(count, width, phone):
    """Cards in a row of a phone: two rows, more where the strips would be too narrow for a thumb."""
    if count <= ONE_ROW:
        return count
    rows, whole = 2, min(52, (width - 36) / 7)
    while phone and (width - 16 - whole) / (-(-count // rows) - 1) < STRIP:
        rows += 1
    return -(-count // rows)


def _own(model, one, new, wild, fresh):
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
        label = msg("hand.drawn", card=face(name)) if new else cards.named(name, wild)
    own = {
        "class": cards.look(name, one, wild),
        "key": "card-" + one,
        "type": "button",
        "do": "card:" + one,
        "drag": one,
        "fly": one,
        "aria-label": label,
        "aria-pressed": one in at.chosen or held,
    }
    if fresh:
        own["from"] = "stock"
    lies = "at" + (" new" if new else "") + (" must" if must else "") + (" held" if held else "")
    return ["li", {"class": lies, "key": "own-" + one, "slot": None if new else one}, [card(name, "button", own)]]


def acts(model, may):
    do, label, lit, symbol = main_act(model, may)
    # the mark of an act stands once: on the pile or the meld where the act has a place of its own there
    act = {"gather": "gather", "main": "meld", "lay": "meld", "lay-tray": "meld"}.get(do)
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
