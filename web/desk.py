"""What the viewer has on the desk: which copy is which, the order of the hand, what is chosen, what is gathered.

The engine speaks of faces. Here every card in sight has an identity besides, text such as ``6H.2``: its face and a
number no other card of the round bears. It follows the card from the hand to the pile and to a meld, so that the page
can move it. Nothing here knows a rule: what may be done is looked up in the options of an update.
"""

import json

from web import written
from web.written import JOKER, bare

SUITS = "CDSH"  # black and red alternate, so that neighbours differ at a glance
RANKS = "23456789TJQKA"
SORTS = ("suit", "rank", "melds", "hand")


class Desk:
    def __init__(self):
        self.match = None
        self.round = None
        self.seat = None  # whose cards these are
        self.turn = None  # (seat, turn number) of the last update
        self.zones = []  # [name, identities] of every zone in sight, as last seen
        self.counts = {}  # copies named so far, by face
        self.order = []  # of the hand, and of cards that left it in this turn: undo brings them back in place
        self.chosen = []
        self.lifted = None  # the cards of the hand that are being dragged, or None
        self.gathered = []  # melds that wait on the tray: {"cards" (identities, as they will lie), "way" (see `may`)}
        self.drawn = None  # the card drawn in this turn, while it stands apart
        self.again = []  # wilds that came back from the table in this turn
        self.must = []  # cards of the hand that are owed to the table in this turn
        self.sort = "suit"  # the order last asked for
        self.held = None  # the card picked up, while the hand is put in order by taps
        self.arranging = False  # taps put the hand in order
        self.moving = []  # identities in the action that is under way
        self.text = None  # of what ``stored`` gave, what is kept


def face(card):
    """The face of an identity."""
    return card[: card.index(".")]


def faces(cards):
    return [face(card) for card in cards]


def same(one, other):
    """Whether two lists hold the same faces, each as often."""
    return len(one) == len(other) and sorted(one) == sorted(other)


def zone(desk, name):
    for at, cards in desk.zones:
        if at == name:
            return cards
    return []


def follow(desk, update):
    """Take in an update: a card keeps its identity, a new one gets one. True if these are other cards than before."""
    view = update["view"]
    deal = desk.match != update["id"] or desk.round != view["round_number"] or desk.seat != view["seat"]
    if deal:
        _clear(desk, update)
    was = zone(desk, "hand")
    lay = [card for at, cards in desk.zones if at.startswith("meld-") for card in cards]
    desk.zones = _place(
        desk,
        [["hand", view["hand"]], ["discard", view["discard"]]]
        + [["meld-%d" % i, [slot["card"] for slot in meld["slots"]]] for i, meld in enumerate(view["melds"])]
        + [["match-%d" % i, written.matched(meld)] for i, meld in enumerate(view["melds"])]
        + [["hand-%d" % seat, cards] for seat, cards in enumerate(update.get("hands") or ()) if seat != view["seat"]],
    )
    hand = zone(desk, "hand")
    turn = (view["turn"], view["turn_number"])
    if turn != desk.turn:
        desk.turn = turn
        desk.order = [card for card in desk.order if card in hand]
        desk.again = []
    if deal:
        desk.order = _ordered(desk, hand, low_ace(update))
    desk.order = desk.order + [card for card in hand if card not in desk.order]
    desk.moving = []
    desk.chosen = [card for card in desk.chosen if card in hand]
    if desk.lifted is not None:
        desk.lifted = [card for card in desk.lifted if card in hand]
    desk.gathered = [group for group in desk.gathered if all(card in hand for card in group["cards"])]
    if desk.held not in hand:
        desk.held = None
    _stand_apart(desk, view["drawn"], hand, was, deal)
    _owe(desk, update, hand, lay)
    return deal


def opened(desk, seat, low):
    """Identities in the hand of another, where that lies open, as an own hand would be sorted."""
    return _ordered(desk, zone(desk, "hand-%d" % seat), low)


def low_ace(update):
    """Whether an ace is put before the two when the hand is sorted."""
    return update["rules"].get("ace_in_runs") == "low"


def shown(desk):
    """Identities in the order they are shown: without the tray, the card drawn in this turn last."""
    hand = zone(desk, "hand")
    away = [card for group in desk.gathered for card in group["cards"]]
    row = [card for card in desk.order if card in hand and card not in away and card != desk.drawn]
    if desk.drawn is not None and desk.drawn not in away:
        row.append(desk.drawn)
    return row


def choose(desk, card):
    """Choose a card of the hand, or put it back."""
    if card in desk.chosen:
        desk.chosen = [other for other in desk.chosen if other != card]
    else:
        desk.chosen = desk.chosen + [card]


def meant(desk):
    """The cards of the hand that an action is about: those that are dragged, else the chosen ones."""
    named = desk.chosen if desk.lifted is None else desk.lifted
    return [card for card in shown(desk) if card in named]


def find(desk, wanted):
    """Identities in the hand for faces, those that are meant first; None if one is missing."""
    left = meant(desk)
    left = left + [card for card in shown(desk) if card not in left]
    found = _pick(left, wanted)
    return found if len(found) == len(wanted) else None


def _pick(left, wanted):
    """Identities for faces, taken out of ``left``; a face that is not there is passed over."""
    found = []
    for name in wanted:
        for card in left:
            if face(card) == name:
                found.append(card)
                left.remove(card)
                break
    return found


def gather(desk, way):
    """Put cards on the tray as the meld that a way makes of them; those that are meant first."""
    group = {"cards": find(desk, [slot["card"] for slot in way["slots"]]), "way": way}
    desk.chosen = [card for card in desk.chosen if card not in group["cards"]]
    desk.gathered = desk.gathered + [group]


def ungather(desk, index):
    desk.gathered = [group for i, group in enumerate(desk.gathered) if i != index]


def put(desk, card, before):
    """Put a card of the hand before another one, or last (``before`` None)."""
    if card == before:
        return
    order = [other for other in desk.order if other != card]
    if before is not None and before != desk.drawn:
        order.insert(order.index(before), card)
    else:
        order.append(card)
    if card == desk.drawn:
        desk.drawn = None
    elif desk.drawn is not None:
        order = [other for other in order if other != desk.drawn] + [desk.drawn]
    desk.order = order
    desk.sort = "hand"


def arrange(desk, how, low):
    """Sort the whole hand by ``suit`` or ``rank``. The card that stands apart takes its place when the turn ends."""
    desk.sort = how
    desk.order = _ordered(desk, zone(desk, "hand"), low)


def regroup(desk, groups, rest):
    """Order the hand as the engine groups it: faces of each meld, then the rest."""
    left = [card for card in desk.order if card in zone(desk, "hand")]
    order = _pick(left, bare([name for group in groups for name in group]) + rest)
    desk.sort = "melds"
    desk.order = order + left


def stored(desk):
    """The order of the hand, as text to keep."""
    hand = zone(desk, "hand")
    return json.dumps([desk.round, desk.sort, faces([card for card in desk.order if card in hand])])


def recall(desk, text):
    """Put the hand in the order that ``stored`` gave for this deal. False, and nothing changes, for any other text."""
    try:
        number, sort, order = json.loads(text)
    except (ValueError, TypeError):
        return False
    if number != desk.round or sort not in SORTS or not isinstance(order, list):
        return False
    desk.sort = sort
    left = [card for card in desk.order if card in zone(desk, "hand")]
    order = _pick(left, order)
    desk.order = order + left
    desk.text = text
    if desk.drawn is not None:
        same_face = [card for card in desk.order if face(card) == face(desk.drawn)]
        desk.drawn = same_face[-1]
    return True


def _clear(desk, update):
    desk.match = update["id"]
    desk.round = update["view"]["round_number"]
    desk.seat = update["view"]["seat"]
    desk.turn = None
    desk.zones = []
    desk.counts = {}
    desk.order = []
    desk.chosen = []
    desk.lifted = None
    desk.gathered = []
    desk.drawn = None
    desk.again = []
    desk.held = None
    desk.arranging = False
    desk.moving = []
    desk.text = None


def _place(desk, wanted):
    """``[[zone, faces]…]`` -> ``[[zone, identities]…]``: a card keeps its own, whether it stays or moves."""
    before = [[at, card] for at, cards in desk.zones for card in cards if card not in desk.moving]
    before = before + [[at, card] for at, cards in desk.zones for card in cards if card in desk.moving]
    placed = [[at, [None] * len(names), names] for at, names in wanted]
    for at, cards, names in placed:
        for i, name in enumerate(names):
            cards[i] = _take(before, name, at)
    before.reverse()  # what moves is in front now
    for _at, cards, names in placed:
        for i, name in enumerate(names):
            if cards[i] is None:
                cards[i] = _take(before, name, None) or _name(desk, name)
    return [[at, cards] for at, cards, names in placed]


def _take(before, name, at):
    for i, pair in enumerate(before):
        if face(pair[1]) == name and (at is None or pair[0] == at):
            del before[i]
            return pair[1]
    return None


def _name(desk, name):
    number = desk.counts.get(name, 0) + 1
    desk.counts[name] = number
    return "%s.%d" % (name, number)


def _ordered(desk, hand, low):
    ranks = "A" + RANKS[:-1] if low else RANKS
    return [card for key, place, card in sorted(_key(card, i, desk.sort, ranks) for i, card in enumerate(hand))]


def _key(card, place, how, ranks):
    name = face(card)
    if name == JOKER:
        return ((99, 0), place, card)
    rank = ranks.index(name[0])
    suit = SUITS.index(name[1])
    return ((rank, suit) if how == "rank" else (suit, rank), place, card)


def _stand_apart(desk, drawn, hand, was, deal):
    """Keep the drawn card apart until its turn ends."""
    if drawn is None:
        desk.drawn = None
        return
    if desk.drawn is not None and desk.drawn in hand and face(desk.drawn) == drawn:
        return
    fresh = [card for card in hand if face(card) == drawn and (deal or card not in was)]
    desk.drawn = [card for card in desk.order if card in fresh][-1] if fresh else None


def _owe(desk, update, hand, lay):
    """Mark what is owed to the table: of the wilds those that lay there, of equal cards the one just drawn."""
    view = update["view"]
    for item in update["news"]:
        if item["type"] == "reclaimed" and item["seat"] == view["seat"]:
            came = [card for card in hand if card in lay and card not in desk.again]
            desk.again = desk.again + _pick(came, item["wilds"])
    row = [card for card in desk.order if card in hand]
    wilds = [card for card in row if card in desk.again]
    wilds = wilds + [card for card in row if face(card) == JOKER and card not in wilds]
    desk.must = wilds[: view["reclaimed"]]
    left = [card for card in row if card == desk.drawn] + [card for card in row if card != desk.drawn]
    desk.must = desk.must + _pick([card for card in left if card not in desk.must], view["debts"])
