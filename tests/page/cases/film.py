"""A round in miniature as the engine shows it again (op `replay`), and a stand-in for the engine that answers."""

import sample
import sitting

from web import app

HANDS = [["4C", "5C", "6C", "7D"], ["9S", "KH"]]
LONG = ["2S", "3S", "4S", "5S", "6S", "7S", "8S"]


def _place(at, turn, phase, hands, discard, stock, news, melds=(), result=None):
    new = sitting.update(hands[0], phase, turn, at, [sitting.meld("run", *cards) for cards in melds], discard, stock)
    view = new["view"]
    view["counts"] = [len(cards) for cards in hands]
    view["known"] = [[], []]
    view["result"] = result
    view["scores"] = [12, 30]
    return {"at": at, "view": view, "news": news, "hands": hands}


def places():
    """How it stood after each act: a deal, a turn of ours, one of the other's, a call let go by, the end."""
    one, other = HANDS
    drew, left = ["4C", "5C", "6C", "7D", "8H"], ["7D", "8H"]
    dealt = {"type": "dealt", "dealer": 1, "hands": [], "upcard": "3D", "shown": [], "wild_rank": None, "aside": []}
    laid = {"type": "melded", "seat": 0, "first": 0, "melds": [sitting.meld("run", *one[:3])], "values": [15]}
    ended = {"type": "round_ended", "end": "stock", "winner": 0, "scores": [9, 0], "hands": []}
    over = {"end": "stock", "winner": 0, "scores": [9, 0], "hands": [["8H"], ["9S", "3C"]]}
    run, pile = [one[:3]], ["3D", "7D", "KH"]
    end = [["8H"], ["9S", "3C"]]
    return [
        _place(0, 0, "draw", HANDS, ["3D"], 3, [dealt]),
        _place(1, 0, "play", [drew, other], ["3D"], 2, [_drew(0, "8H")]),
        _place(2, 0, "play", [left, other], ["3D"], 2, [laid], run),
        _place(3, 1, "draw", [["8H"], other], pile[:2], 2, [_discarded(0, "7D")], run),
        _place(4, 1, "play", [["8H"], ["9S", "KH", "3C"]], pile[:2], 1, [_drew(1, "3C")], run),
        _place(5, 0, "call", end, pile, 1, [_discarded(1, "KH")], run),
        _place(6, 0, "draw", end, pile, 1, [{"type": "passed", "seat": 0}], run),
        _place(7, None, "over", end, pile, 0, [ended], run, over),
    ]


def _drew(seat, card):
    return {"type": "drew", "seat": seat, "source": "stock", "cards": [card]}


def _discarded(seat, card):
    return {"type": "discarded", "seat": seat, "card": card}


TURNS = [{"at": 0, "seat": 0}, {"at": 3, "seat": 1}, {"at": 6, "seat": 0}]


def shows(request, found=None, seats=sample.SEATS[:2], rounds=3):
    """The answer to a request of op `replay`."""
    found = found or places()
    made = {"id": request["id"], "round": request["round"], "rounds": rounds, "seat": request.get("seat", 0)}
    made.update({"steps": len(found) - 1, "turns": TURNS, "seats": seats, "rules": sample.rules()})
    made.update(found[request["at"]])
    made["over"] = all(None not in hand for hand in made["hands"])
    made["view"] = dict(made["view"])
    made["view"]["seat"] = made["seat"]
    made["view"]["round_number"] = request["round"]
    return {"ok": made}


def asked(effects, op="replay"):
    """What the engine is asked."""
    return [effect[1] for effect in effects if effect[0] == "call" and effect[1]["op"] == op]


def answered(model, effects, found=None):
    """The effects that are left once the engine has answered all questions, and those they led to."""
    left = []
    for effect in effects:
        if effect[0] == "call" and effect[1]["op"] == "replay":
            shown = shows(effect[1], found, model.saves[0]["seats"] if model.saves else sample.SEATS[:2])
            left += answered(model, app.handle(model, "reply", ["replay", "replay"], shown), found)
        else:
            left.append(effect)
    return left


def device(**given):
    """A page on which two matches are saved, the newest of them with you and a bot."""
    model = app.Model()
    model.engine = "ready"
    model.saves = [sample.save("m1", 2, 2), sample.save("m2", 3, 0)]
    for name in given:
        setattr(model, name, given[name])
    return model
