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
    "CV-3-upcard": "The up-cards decide how many cards each player is dealt.",
    "CV-4": (
        "After the deal one card is turned face up to begin the discard pile. All the others lie face down: the stock."
    ),
    "CV-4-dealer": (
        "No card is turned face up: the dealer’s first discard begins the discard pile. All cards that are not dealt "
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
        "Having drawn, you may lay down melds and add cards to any meld on the table, your opponents’ melds included. "
        "You need no meld of your own for that."
    ),
    "CV-9-opened": (
        "Having drawn, you may lay down melds. You may add cards to any meld on the table, your opponents’ melds "
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
    "CV-19": "Whoever wins the round scores the value of every card left in the opponents’ hands.",
    "CV-19-penalty": (
        "Whoever wins the round scores nothing. All others score the value of the cards left in their own hands, and "
        "that is bad."
    ),
    "CV-19-melded": (
        "Everybody scores the cards they have melded, and the cards left in the hands count as house rules say."
    ),
    "CV-20": "Round follows round until somebody’s score reaches { $target }.",
    "CV-20-rounds": "No score ends the match; it ends with round { $rounds }.",
    "CV-21": "The round is over the moment a legal move leaves somebody without cards.",
    "CV-21-floating": "The round is over the moment somebody goes out; merely having no cards does not end it.",
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
    "CV-25-deep": (
        "The easy bot lays down melds as soon as it can, plays any wild card where it first fits, and discards its "
        "highest card that belongs to nothing. It takes the top of the discard pile only for a new meld with two "
        "cards of its hand, and more of the pile only where two or more of those cards can be melded; otherwise it "
        "draws from the stock."
    ),
    "CV-25-calls": (
        "The easy bot lays down melds as soon as it can, plays any wild card where it first fits, calls whenever it "
        "can, and discards its highest card that belongs to nothing. It takes the top of the discard pile only for "
        "a new meld with two cards of its hand; otherwise it draws from the stock."
    ),
    "CV-25-deep-calls": (
        "The easy bot lays down melds as soon as it can, plays any wild card where it first fits, calls whenever it "
        "can, and discards its highest card that belongs to nothing. It takes the top of the discard pile only for "
        "a new meld with two cards of its hand, and more of the pile only where two or more of those cards can be "
        "melded; otherwise it draws from the stock."
    ),
    "CV-26": "The normal bot looks for useful melds and weighs how likely a discard is to help an opponent.",
    "CV-27": (
        "The hard bot remembers which cards were openly taken, discarded and left lying, and searches, within limits, "
        "for the play that leaves it the fewest points in unmatched cards."
    ),
    "CV-27-points": (
        "The hard bot remembers which cards were openly taken, discarded and left lying, and searches, within "
        "limits, for the play that brings it the most points."
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
    "CV-S4-melded": "A round that ends at the empty stock scores like any other: everybody the cards they have melded.",
    "CV-S4-nobody": "A round that ends at the empty stock scores nothing for anybody.",
    "CV-S5": "Seats are numbered in the order of the table, and keep their numbers whoever deals.",
    "CV-S6": "The target is 50, 100, 150, 200, 300 or any other number from 10 to 1000.",
    "CV-S7": (
        "When a score has reached the target, the highest score wins the match. As one player scores in a round, "
        "nobody ties."
    ),
    "CV-S7-share": "When a score has reached the target, the highest score wins the match; equal scores share the win.",
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
        "Cards dealt to each player: { $cards }, and one more to the dealer. No card is turned up: the dealer’s "
        "discard begins the pile. All the others lie face down: the stock."
    ),
    "RA-4-each": (
        "Cards dealt to each player: { $two } when two play, { $three } when three, { $four } when four, { $five } "
        "when five, { $six } when six. Then one card is turned face up to begin the discard pile. All the others lie "
        "face down: the stock."
    ),
    "RA-4-each-dealer": (
        "Cards dealt to each player: { $two } when two play, { $three } when three, { $four } when four, { $five } "
        "when five, { $six } when six, and one more to the dealer. No card is turned up: the dealer’s discard begins "
        "the pile. All the others lie face down: the stock."
    ),
    "RA-4-upcard": (
        "The up-cards decide how many cards each player is dealt. Then one card is turned face up to begin the "
        "discard pile. All the others lie face down: the stock."
    ),
    "RA-5": "Each round the deal moves on one seat to the left. The player to the dealer’s left begins.",
    "RA-5-counter": "Each round the deal moves on one seat to the right. The player to the dealer’s right begins.",
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
    "RA-22-floating": "As soon as a player goes out, the round is over; merely having no cards does not end it.",
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
    "RA-S2-melded": (
        "Everybody scores the cards they have melded, and the cards left in the hands count as house rules say. "
        "High totals are good."
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
        "Cards with jokers that could be a set as well as a run are taken as a set, unless the jokers’ places in a run "
        "are named."
    ),
    "RA-S21": "Jokers alone are no meld.",
    "RA-S22": (
        "The first dealer is drawn by lot. Cards are dealt one at a time from the dealer’s left, and the next higher "
        "seat number is on the left."
    ),
    "RA-S22-counter": (
        "The first dealer is drawn by lot. Cards are dealt one at a time from the dealer’s right, and the next lower "
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
        "others’ hands count."
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
    "R5-1": (
        "Packs of { $size } cards, from the { $low } up to the ace: { $few } for up to { $last } players, { $more } "
        "for more."
    ),
    "R5-1-same": "Packs of { $size } cards, from the { $low } up to the ace: { $packs }.",
    "R5-1-each": (
        "Packs of { $size } cards, from the { $low } up to the ace, for two to eight players: { $two }, { $three }, "
        "{ $four }, { $five }, { $six }, { $seven }, { $eight }. Jokers: { $jtwo }, { $jthree }, { $jfour }, { "
        "$jfive }, { $jsix }, { $jseven }, { $jeight }."
    ),
    "R5-1-jokers": (
        "Packs of { $size } cards, from the { $low } up to the ace: { $few } for up to { $last } players, { $more } "
        "for more. Jokers: { $jokers }."
    ),
    "R5-1-same-jokers": "Packs of { $size } cards, from the { $low } up to the ace: { $packs }. Jokers: { $jokers }.",
    "R5-2": (
        "Cards are dealt and turns pass clockwise. The first dealer is drawn by lot; each round the deal moves on "
        "one seat to the left."
    ),
    "R5-2-counter": (
        "Cards are dealt and turns pass counter-clockwise. The first dealer is drawn by lot; each round the deal "
        "moves on one seat to the right."
    ),
    "R5-3": (
        "One player after the other, the dealer last, is dealt a whole hand at once: a card face up, and then as "
        "many cards face down as that up-card says."
    ),
    "R5-3-total": (
        "One player after the other, the dealer last, is dealt a whole hand at once: a card face up, and then cards "
        "face down until the hand is as large as that up-card says."
    ),
    "R5-3-same": "Cards dealt to each player: { $cards }.",
    "R5-3-each": (
        "Cards dealt to each player when two to eight play: { $two }, { $three }, { $four }, { $five }, { $six }, { "
        "$seven }, { $eight }."
    ),
    "R5-4": (
        "As an up-card, a number card says its number, a jack { $jack }, a queen { $queen }, a king { $king }, an "
        "ace { $ace }."
    ),
    "R5-4-each": "What each rank says as an up-card: { $counts }.",
    "R5-5": (
        "The first card that the dealer is dealt lies face up. All cards of its rank are wild in this round, "
        "whoever holds them."
    ),
    "R5-5-last": (
        "The last card that the dealer is dealt lies face up. All cards of its rank are wild in this round, whoever "
        "holds them."
    ),
    "R5-5-extra": (
        "When all hands are dealt, the dealer gets one more card, face up. All cards of its rank are wild in this "
        "round, whoever holds them."
    ),
    "R5-5-separate": (
        "When all hands are dealt, a card that nobody plays with is turned up. All cards of its rank are wild in "
        "this round, whoever holds them."
    ),
    "R5-5-none": "No rank becomes wild by the deal.",
    "R5-6": (
        "The cards that are left form the stock. Its top card is turned up to begin the discard pile; then all "
        "players pick up their cards, those that lie open too."
    ),
    "R5-6-plain": "The cards that are left form the stock. Its top card is turned up to begin the discard pile.",
    "R5-6-dealer": (
        "The cards that are left form the stock. No card is turned up: the dealer’s discard begins the discard pile."
    ),
    "R5-7": (
        "A set is three or more cards of one rank, as many as there are. Suits may repeat: with two packs, two "
        "fives of hearts and the five of clubs are a set."
    ),
    "R5-7-distinct": "A set is three or four cards of one rank, no two of them of one suit.",
    "R5-7-none": "No sets are laid in this match.",
    "R5-8": (
        "A run is three or more cards of one suit, each next in rank to the one before. The ace stands before the "
        "two or after the king, never between them."
    ),
    "R5-8-high": (
        "A run is three or more cards of one suit, each next in rank to the one before. The ace stands only after "
        "the king."
    ),
    "R5-8-low": (
        "A run is three or more cards of one suit, each next in rank to the one before. The ace stands only before "
        "the two."
    ),
    "R5-8-none": "No runs are laid in this match.",
    "R5-9": (
        "A wild card stands for any card that a meld needs: when sixes are wild, a six of spades between the eight "
        "and the ten of diamonds is their nine."
    ),
    "R5-9-plain": "A wild card stands for any card that a meld needs.",
    "R5-9-none": "There are no wild cards in this match.",
    "R5-9-others": "Cards of a wild rank are jokers too: what these rules say of jokers holds for all wild cards.",
    "R5-10": "The player next to the dealer in turn begins.",
    "R5-10-dealer": "The dealer begins, without drawing.",
    "R5-11": (
        "Begin your turn by drawing the top card of the stock, or by taking one or more cards from the top of the "
        "discard pile."
    ),
    "R5-11-top": "Begin your turn by drawing the top card of the stock or the top card of the discard pile.",
    "R5-12": "If you want a card deeper in the discard pile, you also take every card that lies above it.",
    "R5-13": (
        "If you take more than one card from the discard pile, you must meld the deepest of them in that same turn: "
        "a take after which you could not is refused. The others may stay in your hand."
    ),
    "R5-13-top": (
        "The deepest card you take from the discard pile, the top card alone included, must be melded in that same "
        "turn: a take after which you could not is refused."
    ),
    "R5-13-deep": (
        "If you take more than one card from the discard pile, you must lay the deepest of them in that same turn in "
        "a new meld with two natural cards of your hand. The others may stay in your hand."
    ),
    "R5-13-always": (
        "The deepest card you take from the discard pile, the top card alone included, must be laid in that same "
        "turn in a new meld with two natural cards of your hand. The others may stay in your hand."
    ),
    "R5-13-free": "You need not meld the card that you take from the discard pile.",
    "R5-14": "Then you may lay down melds and add cards to any meld on the table, whoever laid it.",
    "R5-14-opened": (
        "Then you may lay down melds. Once you have laid one in this round, you may also add cards to any meld on "
        "the table, whoever laid it."
    ),
    "R5-14-later": (
        "Then you may lay down melds. From the turn after your first one on, you may also add cards to any meld on "
        "the table, whoever laid it."
    ),
    "R5-15": (
        "A card you play stays in front of you and counts for you, even where it extends another player’s meld. You "
        "name the meld that it extends."
    ),
    "R5-15-plain": (
        "A card you play stays in front of you, even where it extends another player’s meld. You name the meld that "
        "it extends."
    ),
    "R5-16": (
        "A place in a run is filled once, wherever its card may lie: after six, seven and eight of clubs and a nine "
        "added to them, the five or the ten fits, a second nine does not."
    ),
    "R5-17": (
        "End your turn with a discard. If you took exactly one card from the discard pile, you may not discard that "
        "one."
    ),
    "R5-17-may": (
        "End your turn with a discard. You may discard even a card that you have just taken from the discard pile."
    ),
    "R5-18": "All cards of the discard pile lie spread out in their order, to be seen by everyone.",
    "R5-19": (
        "If you hold the very card that a wild card of a run stands for, you may meld it in your turn: it counts as "
        "yours, and the wild card stays where it is."
    ),
    "R5-19-off": "A wild card in a run keeps its place to itself: the very card it stands for is not melded beside it.",
    "R5-20": (
        "You may discard any card. If it could be added to a meld on the table, any other player may call “rummy”."
    ),
    "R5-20-pile": (
        "You may discard any card. Any other player may then call “rummy” if cards of the discard pile can be "
        "melded or added to a meld."
    ),
    "R5-20-off": "You may discard any card; nobody can call it.",
    "R5-21": (
        "Whoever calls takes the discard, melds it, naming the meld, and then discards a card if there is one to "
        "discard."
    ),
    "R5-21-pile": (
        "Whoever calls melds the cards called, naming the meld, takes all other cards that lie above the deepest of "
        "them in the discard pile into the hand, and then discards a card if there is one to discard."
    ),
    "R5-22": "After a call the turn passes to the player who would have been next without it.",
    "R5-23": (
        "With a single card left after melding, you go out by discarding it. The round ends at once and is scored."
    ),
    "R5-24": (
        "Your last discard must be unplayable: a card that could be added to a meld on the table has to be added "
        "instead."
    ),
    "R5-24-off": "Your last discard may be any card, even one that could be added to a meld on the table.",
    "R5-25": "If you meld all your cards and have none to discard, the round goes on: you float, without cards.",
    "R5-25-out": "If you meld all your cards, you go out without a discard.",
    "R5-25-discard": "You go out with a discard only: no meld or lay-off may empty your hand.",
    "R5-26": "When you float, you draw from the stock in each of your turns, never from the discard pile.",
    "R5-27": "If the card drawn can be played, you must play it and float on; if not, you discard it and go out.",
    "R5-28": "If you call “rummy” while you float, you meld the card, discard nothing, and float on.",
    "R5-28-pile": (
        "If you call “rummy” while you float, you meld the cards called. If no other card comes along with them, "
        "you discard nothing and float on."
    ),
    "R5-29": (
        "The round also ends when the stock is empty and the player to draw cannot, or does not want to, take from "
        "the discard pile. Then nobody has gone out."
    ),
    "R5-29-lowest": (
        "The round also ends when the stock is empty and the player to draw cannot, or does not want to, take from "
        "the discard pile. The hand of the lowest value wins it."
    ),
    "R5-29-shuffled": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new stock; the limit in a "
        "round is { $times }. After that the round ends when somebody asks the empty stock for a card, and nobody has "
        "gone out."
    ),
    "R5-29-shuffled-lowest": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new stock; the limit in a "
        "round is { $times }. After that the round ends when somebody asks the empty stock for a card, and the hand "
        "of the lowest value wins it."
    ),
    "R5-29-endless": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new stock. Only when there "
        "is nothing to shuffle does the round end, and nobody has gone out."
    ),
    "R5-29-endless-lowest": (
        "When the stock is empty, the discard pile but for its top card is shuffled into a new stock. Only when there "
        "is nothing to shuffle does the round end, and the hand of the lowest value wins it."
    ),
    "R5-30": "An ace counts { $ace }, a wild card { $wild }, a wild ace { $both }.",
    "R5-30-tame": "An ace counts { $ace }, a wild card { $wild }.",
    "R5-30-none": "An ace counts { $ace }.",
    "R5-30-places": (
        "An ace counts { $ace } in the hand, { $low } in a run before the two, { $high } in any other meld. A wild "
        "card counts { $wild } wherever it lies, a wild ace { $both }."
    ),
    "R5-30-places-tame": (
        "An ace counts { $ace } in the hand, { $low } in a run before the two, { $high } in any other meld. A wild "
        "card counts { $wild } wherever it lies."
    ),
    "R5-30-places-none": (
        "An ace counts { $ace } in the hand, { $low } in a run before the two, { $high } in any other meld."
    ),
    "R5-30-stands": (
        "An ace counts { $ace }. A wild card on the table counts as the card it stands for, in the hand { $joker }."
    ),
    "R5-30-places-stands": (
        "An ace counts { $ace } in the hand, { $low } in a run before the two, { $high } in any other meld. A wild "
        "card on the table counts as the card it stands for, in the hand { $joker }."
    ),
    "R5-31": "A king, queen, jack or ten counts { $high }, every lower card { $low }.",
    "R5-31-eights": "Each card from king down to eight counts { $high }, every lower card { $low }.",
    "R5-31-number": "A king, queen or jack counts 10, every number card its number.",
    "R5-31-own": (
        "These cards have values of their own: { $worths }. Of all others a king, queen or jack counts 10, a number "
        "card its number."
    ),
    "R5-32": (
        "Everyone scores the cards they have melded. Whoever went out also scores all cards left in the other hands."
    ),
    "R5-32-less": (
        "Everyone scores the cards they have melded, less those left in their own hand. Totals may fall below zero."
    ),
    "R5-32-penalty": (
        "Whoever wins the round scores nothing, every other player the cards left in their own hand. Low totals are "
        "good."
    ),
    "R5-32-takes": "Whoever wins the round scores all cards left in the other hands, and nobody else scores anything.",
    "R5-33": "Round follows round until somebody has { $target } or more. Then the highest total wins the match.",
    "R5-33-out": (
        "Round follows round until somebody has { $target } or more. If several have, the one who went out in the "
        "last round wins, if among them; otherwise the highest total does."
    ),
    "R5-33-penalty": (
        "Round follows round until somebody has { $target } or more. Then the lowest total wins the match."
    ),
    "R5-33-eliminated": (
        "Whoever has { $target } or more drops out and is dealt no more cards. The last player left wins the match."
    ),
    "R5-33-rounds": "The match ends with round { $rounds }. The highest total wins it.",
    "R5-33-rounds-penalty": "The match ends with round { $rounds }. The lowest total wins it.",
    "R5-S1": (
        "The deepest card taken may be melded in a new meld, as a lay-off, or as the very card that a wild card "
        "stands for."
    ),
    "R5-S1-swap": (
        "The deepest card taken may be melded in a new meld, as a lay-off, as the very card that a wild card "
        "stands for, or in the place of a wild card that you take."
    ),
    "R5-S1-plain": "The deepest card taken may be melded in a new meld or as a lay-off.",
    "R5-S1-plain-swap": (
        "The deepest card taken may be melded in a new meld, as a lay-off, or in the place of a wild card that you "
        "take."
    ),
    "R5-S1-naturals": (
        "Where two natural cards are asked for, only a new meld will do for the deepest card taken: no lay-off."
    ),
    "R5-S2": (
        "After a discard that could be added to a meld, the other players are asked one after the other, the next "
        "player included: each calls or passes, and the first call counts. A last discard ends the round, and "
        "nobody is asked."
    ),
    "R5-S2-pile": (
        "After every discard the other players are asked one after the other, the next player included: each calls "
        "or passes, and the first call counts. A last discard ends the round, and nobody is asked."
    ),
    "R5-S3": (
        "A caller discards at once and lays nothing else before. That discard may be called in its turn. A last "
        "card that could be added to a meld is kept."
    ),
    "R5-S3-any": "A caller discards at once and lays nothing else before. That discard may be called in its turn.",
    "R5-S4": "A caller who discards the last card goes out: the round ends.",
    "R5-S5": "Where a wild card could stand in two places of a run, you name the one you mean.",
    "R5-S5-lowest": "Where a wild card could stand in two places of a run, it takes the one worth less.",
    "R5-S6": (
        "Cards of a wild rank are natural cards of their own rank as well: three of them are a set of it. Jokers "
        "alone are no meld."
    ),
    "R5-S6-runs": "Cards of a wild rank are natural cards of their own rank as well. Jokers alone are no meld.",
    "R5-S6-jokers": "Jokers alone are no meld.",
    "R5-S6-wilds": "Three or more wild cards are a meld of their own, and only wild cards can be added to it.",
    "R5-S7": "A wild card can be matched only once.",
    "R5-S8": (
        "Aces may stand at both ends of one run: from ace to ace it has fourteen cards. A run of all thirteen ranks "
        "without a second ace has its ace high."
    ),
    "R5-S8-one": "An ace stands at one end of a run only. A run of all thirteen ranks has its ace high.",
    "R5-S9": "When you float and ask the empty stock for a card, the round ends.",
    "R5-S9-shuffled": (
        "When you float and ask the empty stock for a card, a new stock is shuffled as it is for everyone else; where "
        "that cannot be done, the round ends."
    ),
    "R5-S10": "Players who are equal at the top share the win.",
    "R5-S11": "The game is meant for three or more, but two may play it as well.",
    "R5-S12": (
        "Rules whose largest possible deal would not fit the packs are refused: a discard and a card of the stock "
        "must be left, and the card that shows the wild rank if it is a separate one."
    ),
    "R5-S13": "Everyone has seen the cards that were dealt face up, and may remember in whose hand they are.",
    "R5-S14": "A meld may hold any number of wild cards.",
    "R5-S14-part": (
        "Most wild cards that a meld may hold: { $most }. A long meld counts as several, each of three cards or "
        "more, and each of these may hold that many."
    ),
    "R5-S14-most": "Most wild cards that a meld may hold, however long it is: { $most }.",
    "R5-S15": (
        "Floating already says how a hand may become empty, so it cannot be combined with the rule that the last card "
        "must be a discard."
    ),
    "R5-S16": "Aces may become wild like any other rank.",
    "R5-S16-never": (
        "Aces never become wild. If the card that would show the wild rank is an ace, the dealer keeps it and gets "
        "further cards face up until one is no ace: that one shows the wild rank."
    ),
    "R5-S17": "A wild card on the table stays there: nobody takes it back.",
    "R5-S17-on": (
        "Instead of a wild card of a run you may put the card it stands for, in a set any card of its rank that "
        "fits, and take the wild card. The card you put counts as yours. A wild card that was matched stays."
    ),
    "R5-S17-on-runs": (
        "Instead of a wild card of a run you may put the card it stands for, and take the wild card. The card you put "
        "counts as yours. A wild card that was matched stays."
    ),
    "R5-S17-on-sets": (
        "Instead of a wild card of a set you may put any card of its rank that fits, and take the wild card. The card "
        "you put counts as yours."
    ),
    "R5-S18": "An open card that goes back is put at the bottom of the pack, and the next card takes its place.",
    "R5-S19": (
        "For a floating player a card is playable if it can be added to a meld or matched with a wild card; for a "
        "call, and for the last discard, only adding to a meld matters."
    ),
    "R5-S19-otherwise": (
        "For a floating player a card is playable if it can be added to a meld or matched with a wild card; in all "
        "other cases only adding to a meld matters."
    ),
    "R5-S19-added": (
        "A card counts as playable only if it can be added to a meld; matching it with a wild card is not enough."
    ),
    "R5-S20": "Where a first meld of one’s own is needed before laying off, only a player who has laid one may call.",
    "R5-S20-pile": (
        "A call uses cards of the caller’s hand first and the rest from the discard pile, those nearest its top, at "
        "least one of them. Where a first meld of one’s own is needed before laying off, the same holds for calls."
    ),
    "R5-S21": (
        "If a round in which the target was reached ends without anybody going out, the highest total wins the match."
    ),
    "R5-S22": "The pack is shuffled at random; nobody cuts it, and no cards are drawn for the first deal.",
    "R5-S23": "A round still going after { $turns } turns ends there, and nobody has gone out.",
    "R5-S23-lowest": "A round still going after { $turns } turns ends there, and the hand of the lowest value wins it.",
    "R5-V27": (
        "This is George: only sets are laid, and the discard pile is taken only with two natural cards of the hand."
    ),
    "R5-V27-changed": "This is George, but house rules have changed what sets it apart.",
    "R5-V35": (
        "This is Rummy 500, told under the rule numbers of Rummy 5000: no wild rank, hands of one size, and no calls."
    ),
    "R5-V1": "House rule: cards below the { $low } are left out of every pack, and the ace stands high only.",
    "R5-V2": "House rule: cards of these ranks are wild in every round: { $ranks }.",
    "R5-V3": "House rule: jokers are added to the pack, and they are wild.",
    "R5-V5": "House rule: aces are never wild.",
    "R5-V6": "House rule: some cards have values of their own: { $worths }.",
    "R5-V7": "House rule: an up-card says how many cards the whole hand has, itself included.",
    "R5-V9": "House rule: a card that is wild in every round says { $count } as an up-card.",
    "R5-V9-replace": (
        "House rule: a card that is wild in every round goes back as an up-card, and the next one takes its place."
    ),
    "R5-V9-choose": (
        "House rule: whoever gets a card that is wild in every round as an up-card chooses a hand of 2 or of 12 cards."
    ),
    "R5-V10": "House rule: up-cards lower than this rank go back, and the next card takes their place: { $least }.",
    "R5-V11": "House rule: the dealer’s last card shows the wild rank.",
    "R5-V12": "House rule: an extra card for the dealer, dealt last and face up, shows the wild rank.",
    "R5-V13": (
        "House rule: if the card that would show the wild rank is wild in every round, the dealer gets further "
        "cards face up until one is not."
    ),
    "R5-V13-replace": (
        "House rule: if the card that would show the wild rank is wild in every round, it goes back, and the next "
        "one takes its place."
    ),
    "R5-V14": "House rule: a separate card, turned up after the deal, shows the wild rank and is not played with.",
    "R5-V16": "House rule: in every meld there must be more natural cards than wild ones.",
    "R5-V16-part": (
        "House rule: the number of wild cards in a meld is limited to { $most }; a long meld may be seen as several "
        "of three cards or more, each with that limit."
    ),
    "R5-V16-most": "House rule: the number of wild cards in a meld is limited to { $most }.",
    "R5-V16-part-outnumbered": (
        "House rule: in every meld there must be more natural cards than wild ones, and at most this many wild ones "
        "in each part of three cards or more: { $most }."
    ),
    "R5-V16-most-outnumbered": (
        "House rule: in every meld there must be more natural cards than wild ones, and at most this many wild ones: "
        "{ $most }."
    ),
    "R5-V17": "House rule: a card of the wild rank that lies in its own place counts as a natural card there.",
    "R5-V17-wild": "House rule: a card of the wild rank counts as wild even in its own place.",
    "R5-V18": "House rule: three or more wild cards are a meld of their own.",
    "R5-V19": "House rule: you may put the real card in the place of a wild card on the table and take the wild card.",
    "R5-V20": "House rule: the card that a wild card of a run stands for cannot be melded beside it.",
    "R5-V21-deep": "House rule: whoever takes more than one card lays the deepest with two natural cards of the hand.",
    "R5-V21-always": (
        "House rule: whoever takes from the discard pile, even a single card, lays the deepest with two natural "
        "cards of the hand."
    ),
    "R5-V22": "House rule: even a single card taken from the discard pile must be melded in that same turn.",
    "R5-V23": (
        "House rule: a card drawn from the stock must be melded in that same turn or discarded. Other melds may be "
        "laid before."
    ),
    "R5-V24": "House rule: cards are added to melds only after a first meld of one’s own.",
    "R5-V25": "House rule: nobody calls “rummy”.",
    "R5-V26": (
        "House rule: a call may use any cards of the discard pile. The caller takes all cards above the deepest one "
        "melded."
    ),
    "R5-V28-sets": "House rule: only sets may be laid down, no runs.",
    "R5-V28-runs": "House rule: only runs may be laid down, no sets.",
    "R5-V29": "House rule: nobody floats.",
    "R5-V30": (
        "House rule: when somebody goes out, each floating player draws a card from the stock, and it counts as "
        "left in the hand."
    ),
    "R5-V31": (
        "House rule: if somebody goes out in their own first turn, all who have not had a turn yet get one. What "
        "going out brings belongs to the first."
    ),
    "R5-V32-bonus": "House rule: going out also scores { $points }.",
    "R5-V32-less": (
        "House rule: cards left in a hand are taken off what its player has melded, and nobody else gets them."
    ),
    "R5-V32-less-bonus": (
        "House rule: cards left in a hand are taken off what its player has melded, and nobody else gets them. Going "
        "out also scores { $points }."
    ),
    "R5-V34": "House rule: if several reach the target in one round, the one of them who went out wins the match.",
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
