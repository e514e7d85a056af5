"""Stands in for the engine where the page asks what chosen cards can do: it answers from what an update of the
tests lists, in its options and of the hand."""

from web import app, desk
from web.written import bare, place

LINE = "A23456789TJQKA"


def reading(update, faces):
    """The answer of op `read`: the listed ways that use exactly these faces."""
    options, melds, hand = update["options"], update["view"]["melds"], update["hand"]
    laid = [way["cards"] for way in hand["lays"]]
    few = {"code": "opening_too_low", "rule": "RA-8", "values": {"reached": 1, "needed": 51}}
    return {
        "melds": [
            _made(way, None, {"value": way["value"], "refusal": None if way["cards"] in laid else few})
            for way in _using(hand["gathers"], faces)
        ],
        "lay_offs": [_made(way, melds[way["on"]], {"on": way["on"]}) for way in _using(options["lay_offs"], faces)],
        "reclaims": _using(options["reclaims"], faces),
        "matches": [way for way in options.get("matches") or [] if [way["match"]] == faces],
    }


def _using(ways, faces):
    return [way for way in ways if desk.same(faces, bare(way["cards"]))]


def _made(way, lying, more):
    """A way with the meld that comes of it: `kind` and `slots`."""
    made = dict(more)
    made["cards"] = way["cards"]
    made["kind"] = lying["kind"] if lying else _kind(way["cards"])
    make = {"set": _set, "run": _run, "wilds": _wilds}[made["kind"]]
    made["slots"] = make(way["cards"], list(lying["slots"]) if lying else [])
    return made


def _kind(cards):
    ranks = [card[0] for card in cards if card != "*"]
    return "set" if bare(cards) == cards and ranks.count(ranks[0]) == len(ranks) else "run"


def _set(cards, lying):
    rank = [slot["stands_for"] for slot in lying if slot["card"] != "*"] + [card for card in cards if card != "*"]
    return lying + [_slot(card, rank[0][0] if card == "*" else card) for card in cards]


def _wilds(cards, lying):
    return lying + [_slot(card, card) for card in cards]


def _run(cards, lying):
    known = [place(card) or (None if card == "*" else card) for card in cards]
    first, sure = next((i, name) for i, name in enumerate(known) if name)
    if not lying:
        low = _height(sure, first == 0) - first
        known = [name or LINE[low + i] + sure[1] for i, name in enumerate(known)]
    slots = lying + [_slot(bare([card])[0], known[i]) for i, card in enumerate(cards)]
    low = any(slot["stands_for"][0] == "2" for slot in slots)
    ordered = sorted([(_height(slot["stands_for"], low), i) for i, slot in enumerate(slots)])
    return [slots[i] for _at, i in ordered]


def _height(name, low):
    return 0 if name[0] == "A" and low else LINE.index(name[0], 1)


def _slot(card, meant):
    return {"card": card, "stands_for": meant, "owner": 0}


def heard(model, effects):
    """The effects that are left when the engine has answered all questions about chosen cards, and what came of it."""
    left = []
    for effect in effects:
        if effect[0] == "call" and effect[1]["op"] == "read":
            answer = {"ok": reading(model.update, effect[1]["cards"])}
            left = left + heard(model, app.handle(model, "reply", [effect[2], "read"], answer))
        else:
            left.append(effect)
    return left
