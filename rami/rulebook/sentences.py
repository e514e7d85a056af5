"""The sentences of the rule book in English: by key, a pattern with plain `{ $name }` places.

No place stands before a noun that would have to follow its number.
"""

from __future__ import annotations

SENTENCES: dict[str, str] = {
    "CV-1": "One pack of 52 cards is used.",
    "CV-1-more": "More than one pack of 52 cards is used, all shuffled together.",
    "CV-2": "The table seats { $least } to { $most } players.",
    "CV-3": "Cards dealt to each player: { $two } when two play, { $more } when three or four play.",
    "CV-3-same": "Cards dealt to each player: { $cards }.",
    "CV-3-each": (
        "Cards dealt to each player: { $two } when two play, { $three } when three play, { $four } when four play."
    ),
    "CV-4": (
        "After the deal one card is turned face up to begin the discard pile. All the others lie face down: the stock."
    ),
    "CV-4-dealer": (
        "No card is turned face up: the dealer's first discard begins the discard pile. All cards that are not dealt "
        "lie face down: the stock."
    ),
    "CV-5": "A run is three or more cards of one suit whose ranks follow one another.",
    "CV-6": "A set is three or four cards of the same rank, no two of them of one suit.",
    "CV-6-any": "A set is three or more cards of the same rank.",
    "CV-7": "Your first meld may be worth as little as you like.",
    "CV-7-minimum": "The first melds you lay in a round must together have a value of { $points } or more.",
    "CV-8": "Begin your turn by taking one card: the top of the stock, or the top of the discard pile.",
    "CV-8-any": (
        "Begin your turn by taking the top of the stock, or as many cards as you like from the top of the discard pile."
    ),
    "CV-9": (
        "Having drawn, you may lay down melds and add cards to any meld on the table, your opponents' melds included. "
        "You need no meld of your own for that."
    ),
    "CV-9-opened": (
        "Having drawn, you may lay down melds. You may add cards to any meld on the table, your opponents' melds "
        "included, as soon as you have laid a meld of your own in this round."
    ),
    "CV-10": "End your turn by putting one card face up on the discard pile.",
    "CV-11": "You also go out by melding or laying off your last card; no discard is then needed.",
    "CV-11-off": "In this match melding or laying off your last card is no way to go out.",
    "CV-12": "Your last card has to be a discard: any meld or lay-off that would empty your hand is refused.",
    "CV-12-off": "In this match you need not save a last card for the discard pile.",
    "CV-13": "In a run the ace follows the king and has no other place: queen-king-ace is a run, ace-two-three is not.",
    "CV-13-low": (
        "In a run the ace comes before the two and has no other place: ace-two-three is a run, queen-king-ace is not."
    ),
    "CV-13-both": (
        "In a run the ace comes before the two or follows the king: ace-two-three and queen-king-ace are both runs."
    ),
    "CV-14": "No run turns the corner: king-ace-two is none. What an ace counts in the hand does not move it in a run.",
    "CV-15": "A set never contains two cards of one suit.",
    "CV-15-off": "A set may contain several cards of one suit.",
    "CV-16": (
        "Cards you lay off come from your own hand and leave the whole meld valid. Melds on the table are never taken "
        "apart or rearranged."
    ),
    "CV-17": "Cards left in a hand count: an ace { $ace }, jack, queen and king 10, every other card its number.",
    "CV-18": "The option of the high ace is on: an ace left in a hand counts 11.",
    "CV-18-off": "The option of the high ace, which makes an ace in the hand count 11, is off.",
    "CV-19": "Whoever wins the round scores the value of every card left in the opponents' hands.",
    "CV-19-penalty": (
        "Whoever wins the round scores nothing. All others score the value of the cards left in their own hands, and "
        "that is bad."
    ),
    "CV-20": "Round follows round until somebody's score reaches { $target }.",
    "CV-20-rounds": "No score ends the match; it ends with round { $rounds }.",
    "CV-21": "The round is over the moment a legal move leaves somebody without cards.",
    "CV-22": (
        "Asking for a card when the stock is empty ends the round. The hand of the lowest value wins it; if several "
        "are equally low, the one of them in the lowest-numbered seat. The discard pile is never shuffled back."
    ),
    "CV-22-nobody": (
        "Asking for a card when the stock is empty ends the round, and nobody wins it. The discard pile is never "
        "shuffled back."
    ),
    "CV-22-shuffled": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one; the limit in a "
        "round is { $times }. Asking for a card after that ends the round. The hand of the lowest value wins it; if "
        "several are equally low, the one of them in the lowest-numbered seat."
    ),
    "CV-22-shuffled-nobody": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one; the limit in a "
        "round is { $times }. Asking for a card after that ends the round, and nobody wins it."
    ),
    "CV-22-endless": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one. Only when there "
        "is nothing to shuffle does asking for a card end the round. The hand of the lowest value wins it; if several "
        "are equally low, the one of them in the lowest-numbered seat."
    ),
    "CV-22-endless-nobody": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new one. Only when there "
        "is nothing to shuffle does asking for a card end the round, and nobody wins it."
    ),
    "CV-23": "This game has no jokers, hence none to win back, and no opening of 51 points.",
    "CV-23-house": (
        "House rules bring in what this game does not have by itself: jokers, or an opening that must reach a minimum."
    ),
    "CV-24": (
        "Bots know what you would know in their seat: their own cards, the cards lying open, what has happened "
        "openly, and what they may do."
    ),
    "CV-25": (
        "The easy bot lays down every meld it holds at once and discards its highest card that belongs to nothing. It "
        "takes the open discard only for a new meld with two cards of its hand; otherwise it draws from the stock."
    ),
    "CV-25-jokers": (
        "The easy bot opens as soon as it can, lays down every meld it holds at once, plays a joker where it first "
        "fits, and discards its highest card that belongs to nothing. It takes the open discard only for a new meld "
        "with two cards of its hand; otherwise it draws from the stock."
    ),
    "CV-26": "The normal bot looks for useful melds and weighs how likely a discard is to help an opponent.",
    "CV-27": (
        "The hard bot remembers which cards were openly taken, discarded and left lying, and searches, within limits, "
        "for the play that leaves it the fewest points in unmatched cards."
    ),
    "CV-S1": (
        "The first dealer is drawn by lot. The seat after the dealer plays first, and each round the deal moves on "
        "one seat."
    ),
    "CV-S1-counter": (
        "The first dealer is drawn by lot. The seat before the dealer plays first, and each round the deal moves back "
        "one seat."
    ),
    "CV-S1-dealer": (
        "The first dealer is drawn by lot. The dealer plays first, and each round the deal moves on one seat."
    ),
    "CV-S1-counter-dealer": (
        "The first dealer is drawn by lot. The dealer plays first, and each round the deal moves back one seat."
    ),
    "CV-S2": "A card you took from the discard pile may be your discard in the same turn.",
    "CV-S2-off": "A card you took from the discard pile may not be your discard in the same turn.",
    "CV-S3": "With the stock empty you may still take the top of the discard pile and play on.",
    "CV-S4": (
        "A round that ends at the empty stock scores like any other: the winner gets what the opponents hold, and "
        "nothing is taken off."
    ),
    "CV-S4-penalty": (
        "A round that ends at the empty stock scores like any other: the winner nothing, all others what they hold."
    ),
    "CV-S4-nobody": "A round that ends at the empty stock scores nothing for anybody.",
    "CV-S5": "Seats are numbered in the order of the table, and keep their numbers whoever deals.",
    "CV-S6": "The target is 50, 100, 150, 200, 300 or any other number from 10 to 1000.",
    "CV-S7": (
        "When a score has reached the target, the highest score wins the match. As one player scores in a round, "
        "nobody ties."
    ),
    "CV-S7-rounds": "After the last round the highest score wins the match; equal scores share the win.",
    "CV-S7-penalty": "At the end the lowest score wins the match; equal scores share the win.",
    "CV-S8": "In one turn you may lay down and lay off as often as you like, in the order you like.",
    "CV-S9": (
        "A round still going after { $turns } turns ends there: the hand of the lowest value wins it, as at the empty "
        "stock."
    ),
    "CV-S9-nobody": "A round still going after { $turns } turns ends there, and nobody wins it, as at the empty stock.",
    "RA-1": "From { $least } to { $most } players take part.",
    "RA-2": ("Up to four players play with { $cards } cards in all. Packs of 52: { $packs }. Jokers: { $jokers }."),
    "RA-2-each": (
        "Packs of 52 cards: { $two } when two play, { $three } when three play, { $four } when four play. Jokers: "
        "{ $jtwo }, { $jthree } and { $jfour }."
    ),
    "RA-3": ("Five or more players play with { $cards } cards in all. Packs of 52: { $packs }. Jokers: { $jokers }."),
    "RA-3-each": (
        "Packs of 52 cards: { $five } when five play, { $six } when six play. Jokers: { $jfive } and { $jsix }."
    ),
    "RA-4": (
        "Cards dealt to each player: { $cards }. Then one card is turned face up to begin the discard pile. All the "
        "others lie face down: the stock."
    ),
    "RA-4-dealer": (
        "Cards dealt to each player: { $cards }, and one more to the dealer. No card is turned up: the dealer's "
        "discard begins the pile. All the others lie face down: the stock."
    ),
    "RA-4-each": (
        "Cards dealt to each player: { $two } when two play, { $three } when three, { $four } when four, { $five } "
        "when five, { $six } when six. Then one card is turned face up to begin the discard pile. All the others lie "
        "face down: the stock."
    ),
    "RA-4-each-dealer": (
        "Cards dealt to each player: { $two } when two play, { $three } when three, { $four } when four, { $five } "
        "when five, { $six } when six, and one more to the dealer. No card is turned up: the dealer's discard begins "
        "the pile. All the others lie face down: the stock."
    ),
    "RA-5": "Each round the deal moves on one seat to the left. The player to the dealer's left begins.",
    "RA-5-counter": "Each round the deal moves on one seat to the right. The player to the dealer's right begins.",
    "RA-5-dealer": "Each round the deal moves on one seat to the left. The dealer begins, without drawing.",
    "RA-5-counter-dealer": "Each round the deal moves on one seat to the right. The dealer begins, without drawing.",
    "RA-6": "Begin your turn by drawing one card: from the top of the stock, or from the top of the discard pile.",
    "RA-6-any": (
        "Begin your turn by drawing the top card of the stock, or by taking as many cards as you like from the top of "
        "the discard pile."
    ),
    "RA-7": "Then you may lay down melds: as many as you like, or none.",
    "RA-8": (
        "The melds you lay first in a round, all of them at once, are your opening. Together they must be worth "
        "{ $points } or more: the game takes its name from this number."
    ),
    "RA-8-house": (
        "The melds you lay first in a round, all of them at once, are your opening. Together they must be worth "
        "{ $points } or more."
    ),
    "RA-8-none": (
        "The melds you lay first in a round, all of them at once, are your opening. They may be worth as little as you "
        "like."
    ),
    "RA-9": "Once you have opened, in that same turn already, you may lay off cards on any meld on the table.",
    "RA-9-later": (
        "Once you have opened you may lay off cards on any meld on the table, but not in the turn of the opening."
    ),
    "RA-9-off": "You may lay off cards on any meld on the table, whether you have opened or not.",
    "RA-10": (
        "End your turn with a discard. The card you have just taken from the discard pile may not be that discard."
    ),
    "RA-10-may": (
        "End your turn with a discard. Even the card you have just taken from the discard pile may be that discard."
    ),
    "RA-11": "You need not meld a card that you take from the discard pile: it may stay in your hand.",
    "RA-11-meld": (
        "A card taken from the discard pile may not be kept: it has to go to the table in that same turn, in a meld, "
        "as a lay-off or in the place of a joker."
    ),
    "RA-12": (
        "A set is three or four cards of one rank, all of different suits. Two identical cards may be in your hand, "
        "but never in one set."
    ),
    "RA-12-any": "A set is three or more cards of one rank; several of them may be of the same suit.",
    "RA-13": "A run is three or more cards of one suit, each next in rank to the one before.",
    "RA-14": (
        "In a run the ace stands low, before the two, or high, after the king, but never both at once: king-ace-two "
        "is refused."
    ),
    "RA-14-high": "In a run the ace stands only high, after the king: ace-two-three and king-ace-two are refused.",
    "RA-14-low": "In a run the ace stands only low, before the two: queen-king-ace and king-ace-two are refused.",
    "RA-15": "A joker can stand for any card.",
    "RA-15-none": "There are no jokers in this match; what these rules say of jokers does not come up.",
    "RA-16": "A meld never holds more than one joker, those laid off on it included, however long it grows.",
    "RA-16-more": "Most jokers that one meld may hold, those laid off on it included: { $most }.",
    "RA-16-part": (
        "Most jokers that a meld may hold: { $most }. A long meld counts as several, each of three cards or more, and "
        "each of these may hold that many."
    ),
    "RA-16-any": "A meld may hold any number of jokers.",
    "RA-17": "A joker on the table is worth what the card it stands for is worth there.",
    "RA-18": (
        "When two places are open to a joker, it takes the one worth less: with five and six it is the four, with two "
        "and three the ace, with queen and king the jack."
    ),
    "RA-18-chosen": "When two places are open to a joker, the player who lays it chooses.",
    "RA-19": (
        "Once you have opened, you may reclaim a joker from any meld on the table by putting exactly the card it "
        "stands for in its place."
    ),
    "RA-19-off": "A joker that lies on the table stays there: it cannot be reclaimed.",
    "RA-20": (
        "If a joker you reclaimed can be played again in the same turn, it must be: you may not discard while a meld "
        "or a lay-off could use it."
    ),
    "RA-20-new": (
        "If a joker you reclaimed can be played again in the same turn, it must be: you may not discard while a new "
        "meld could use it."
    ),
    "RA-20-keep": "A joker you reclaimed may stay in your hand.",
    "RA-20-off": "As no joker is reclaimed, none has to be played again.",
    "RA-21": (
        "You can reclaim the joker of a set only when three natural cards lie with it: the fourth suit takes its place."
    ),
    "RA-21-short": (
        "The joker of a set is reclaimed with the missing suit when three natural cards lie with it, and with both "
        "missing suits together when there are only two."
    ),
    "RA-21-off": "The joker of a set cannot be reclaimed either.",
    "RA-22": (
        "As soon as a player has no cards left, the round is over, whether the last card was discarded or the last "
        "cards were melded or laid off without a discard."
    ),
    "RA-22-discard": (
        "As soon as a player has no cards left, the round is over. The last card has to be a discard: no meld or "
        "lay-off may empty the hand."
    ),
    "RA-23": (
        "Once the stock is used up, all of the discard pile except its top card is shuffled to make a new stock. The "
        "limit in a round is { $times }."
    ),
    "RA-23-never": "Even when the stock is used up, no discards are shuffled back into it.",
    "RA-23-endless": (
        "Once the stock is used up, all of the discard pile except its top card is shuffled to make a new stock, as "
        "often as it takes."
    ),
    "RA-24": (
        "When the stock can give no more cards, or after { $turns } turns, the round ends: the player whose hand has "
        "the lowest value wins it."
    ),
    "RA-24-nobody": (
        "When the stock can give no more cards, or after { $turns } turns, the round ends, and nobody wins it."
    ),
    "RA-25": "Points are counted by the scoring rules, which stand below.",
    "RA-S1": (
        "Number cards count their number, jack, queen and king 10. An ace counts { $ace } in the hand, { $low } in a "
        "meld before the two, { $high } in any other meld. A joker in the hand counts { $joker }."
    ),
    "RA-S2": (
        "The winner of a round scores nothing, every other player the value of the cards left in hand. Low totals "
        "are good."
    ),
    "RA-S2-takes": (
        "The winner of a round scores the value of the cards left in all other hands, the others nothing. High "
        "totals are good."
    ),
    "RA-S3": (
        "The match ends when a total reaches { $target }. The lowest total wins it, and equal totals share the win."
    ),
    "RA-S3-takes": (
        "The match ends when a total reaches { $target }. The highest total wins it, and equal totals share the win."
    ),
    "RA-S3-rounds": "The match ends with round { $rounds }. The lowest total wins it, and equal totals share the win.",
    "RA-S3-rounds-takes": (
        "The match ends with round { $rounds }. The highest total wins it, and equal totals share the win."
    ),
    "RA-S3-out": (
        "Whoever reaches a total of { $target } drops out and is dealt no more cards. The last player left wins the "
        "match."
    ),
    "RA-S4": "The stock is used up when a player asks for a card there and there is none.",
    "RA-S5": "If the discard pile is a single card there is nothing to shuffle: the round ends for want of cards.",
    "RA-S6": "If several hands are equally low, the one of them in the lowest-numbered seat wins the round.",
    "RA-S6-nobody": "However low a hand may be, it does not win a round that ends with the stock.",
    "RA-S7": "A joker may be discarded.",
    "RA-S7-off": "A joker may not be discarded, unless there is no other legal way to end the turn.",
    "RA-S8": "The limit of turns in a round counts the turns of all players together.",
    "RA-S9": "Only new melds count towards the opening, lay-offs never do.",
    "RA-S10": (
        "An opening counts whole or not at all: if its melds together fall short, none of them is laid. Melds "
        "gathered beforehand show what they are worth together."
    ),
    "RA-S11": "Before your opening you cannot reclaim a joker, not even in order to open.",
    "RA-S12": "The joker of a run keeps the place it took when it was laid; either end may then be added to.",
    "RA-S13": "The joker of a set is worth the rank of the set, and with aces { $high }.",
    "RA-S14": (
        "Of two places of equal value the joker takes that of lower rank: with jack and queen it is the ten. With "
        "several jokers the lowest sum counts, then the lowest ranks."
    ),
    "RA-S14-chosen": "When two places are open to a joker, one of them must be named; otherwise the meld is not laid.",
    "RA-S15": "A place named for a joker is refused unless it is the lowest.",
    "RA-S15-chosen": "Any place in which the joker makes a run may be named.",
    "RA-S16": (
        "Cards laid off together are judged together: joker and nine fit five-six-seven, the joker being the eight; "
        "alone it would be the four."
    ),
    "RA-S16-chosen": (
        "Cards laid off together are judged together: joker and nine fit five-six-seven, the joker being the eight."
    ),
    "RA-S17": "In a run of all thirteen cards the ace stands high and is worth { $high }.",
    "RA-S17-low": "In a run of all thirteen cards the ace stands low and is worth { $low }.",
    "RA-S18": (
        "For each joker reclaimed you must play one joker of your hand, whichever you like. One that has nowhere to go "
        "may be kept or discarded."
    ),
    "RA-S18-kept": (
        "For each joker reclaimed you must play one joker of your hand, whichever you like. One that has nowhere to go "
        "may be kept."
    ),
    "RA-S18-off": "Nothing needs to be played in return for a reclaimed joker.",
    "RA-S19": "Once you have melded one copy of the card just taken, another copy of it may be discarded.",
    "RA-S19-may": "Copies of the card just taken may be discarded as well.",
    "RA-S20": (
        "Cards with jokers that could be a set as well as a run are taken as a set, unless the jokers' places in a run "
        "are named."
    ),
    "RA-S21": "Jokers alone are no meld.",
    "RA-S22": (
        "The first dealer is drawn by lot. Cards are dealt one at a time from the dealer's left, and the next higher "
        "seat number is on the left."
    ),
    "RA-S22-counter": (
        "The first dealer is drawn by lot. Cards are dealt one at a time from the dealer's right, and the next lower "
        "seat number is on the right."
    ),
    "RA-H2": "House rule: one of the melds of the opening must be a run without a joker.",
    "RA-H3": "House rule: you may take from the discard pile only what you put on the table in that same turn.",
    "RA-H4": (
        "House rule: before your opening you may take from the discard pile only to open with that card: it must be "
        "part of the opening itself."
    ),
    "RA-H7": "House rule: in every meld there must be more natural cards than jokers.",
    "RA-H11": (
        "House rule: whoever loses a round without having opened pays { $points }, whatever the hand holds, and that "
        "is never doubled."
    ),
    "RA-H12": (
        "House rule: going out in a single turn without having opened before, called rami sec, doubles what the "
        "others' hands count."
    ),
    "RA-H13": "House rule: the winner of a round also scores { $points }.",
    "RA-H13-named": (
        "House rule: going out also scores { $out }, going out by rami sec { $sec }, and by rami sec before anyone "
        "else has opened { $empty }."
    ),
    "RA-H14": "House rule: in the turn of your opening you may not lay off.",
    "RA-H17": (
        "House rule: whoever reaches the target drops out and is dealt no more cards, until one player is left and "
        "wins."
    ),
    "RA-H18": (
        "House rule: the dealer is dealt one card more and begins by discarding, with no card turned up. That is the "
        "first turn of the round, and melds may be laid in it."
    ),
    "RA-H19": "House rule: every opening of a round must be worth more than the opening before it.",
    "RA-H20": "House rule: play goes counter-clockwise, from each seat to the one before it.",
    "RA-H21": "House rule: with a single card left in your hand you may not take from the discard pile.",
    "RA-H22": (
        "House rule: melds that leave you no card, or one that you may discard, are bound by no minimum, nor by "
        "anything else asked of an opening."
    ),
    "RA-H23": "House rule: a reclaimed joker needs a new meld; it may not be laid off on a meld on the table.",
    "RA-H25-second": "House rule: you may not take from the discard pile before your second turn of the round.",
    "RA-H25-third": "House rule: you may not take from the discard pile before your third turn of the round.",
    "R5-13": (
        "House rule: if you take more than one card from the discard pile, the lowest of them must be melded or laid "
        "off in that same turn."
    ),
    "R5-V28-sets": "House rule: only sets may be laid down, no runs.",
    "R5-V28-runs": "House rule: only runs may be laid down, no sets.",
    "P-1": "You are never stuck: a move after which you could not end your turn properly is refused.",
    "P-2": "A refused move changes nothing, and you are told why.",
    "P-3": "Copies of one card are alike: what is said of a card holds for every copy of it.",
    "P-4": "Nobody is shown what their seat may not know: hidden cards stay hidden, from bots too.",
    "P-5": "Every round ends, after { $turns } turns at the latest.",
    "P-6": (
        "The match ends after round { $rounds } at the latest; the best score then wins, and equal scores share the "
        "win."
    ),
}
