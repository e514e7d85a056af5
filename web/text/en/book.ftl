### The rule book, and why a hint is a good move. In this language the rules stand as rami/rulebook.py has them.

rule =
    .CV-1 = One pack of 52 cards is used.
    .CV-1-more = More than one pack of 52 cards is used, all shuffled together.
    .CV-2 = The table seats { $least } to { $most } players.
    .CV-3 = Cards dealt to each player: { $two } when two play, { $more } when three or four play.
    .CV-3-same = Cards dealt to each player: { $cards }.
    .CV-3-each = Cards dealt to each player: { $two } when two play, { $three } when three play, { $four } when four play.
    .CV-4 = After the deal one card is turned face up to begin the discard pile. All the others lie face down: the stock.
    .CV-5 = A run is three or more cards of one suit whose ranks follow one another.
    .CV-6 = A set is three or four cards of the same rank, no two of them of one suit.
    .CV-6-any = A set is three or more cards of the same rank.
    .CV-7 = Your first meld may be worth as little as you like.
    .CV-7-minimum = The first melds you lay in a round must together have a value of { $points } or more.
    .CV-8 = Begin your turn by taking one card: the top of the stock, or the top of the discard pile.
    .CV-8-any = Begin your turn by taking the top of the stock, or as many cards as you like from the top of the discard pile.
    .CV-9 = Having drawn, you may lay down melds and add cards to any meld on the table, your opponents' melds included. You need no meld of your own for that.
    .CV-9-opened = Having drawn, you may lay down melds. You may add cards to any meld on the table, your opponents' melds included, as soon as you have laid a meld of your own in this round.
    .CV-10 = End your turn by putting one card face up on the discard pile.
    .CV-11 = You also go out by melding or laying off your last card; no discard is then needed.
    .CV-11-off = In this match melding or laying off your last card is no way to go out.
    .CV-12 = Your last card has to be a discard: any meld or lay-off that would empty your hand is refused.
    .CV-12-off = In this match you need not save a last card for the discard pile.
    .CV-13 = In a run the ace follows the king and has no other place: queen-king-ace is a run, ace-two-three is not.
    .CV-13-low = In a run the ace comes before the two and has no other place: ace-two-three is a run, queen-king-ace is not.
    .CV-13-both = In a run the ace comes before the two or follows the king: ace-two-three and queen-king-ace are both runs.
    .CV-14 = No run turns the corner: king-ace-two is none. What an ace counts in the hand does not move it in a run.
    .CV-15 = A set never contains two cards of one suit.
    .CV-15-off = A set may contain several cards of one suit.
    .CV-16 = Cards you lay off come from your own hand and leave the whole meld valid. Melds on the table are never taken apart or rearranged.
    .CV-17 = Cards left in a hand count: an ace { $ace }, jack, queen and king 10, every other card its number.
    .CV-18 = The option of the high ace is on: an ace left in a hand counts 11.
    .CV-18-off = The option of the high ace, which makes an ace in the hand count 11, is off.
    .CV-19 = Whoever wins the round scores the value of every card left in the opponents' hands.
    .CV-19-penalty = Whoever wins the round scores nothing. All others score the value of the cards left in their own hands, and that is bad.
    .CV-20 = Round follows round until somebody's score reaches { $target }.
    .CV-20-rounds = No score ends the match; it ends with round { $rounds }.
    .CV-21 = The round is over the moment a legal move leaves somebody without cards.
    .CV-22 = Asking for a card when the stock is empty ends the round. The hand of the lowest value wins it; if several are equally low, the one of them in the lowest-numbered seat. The discard pile is never shuffled back.
    .CV-22-nobody = Asking for a card when the stock is empty ends the round, and nobody wins it. The discard pile is never shuffled back.
    .CV-22-shuffled = When the stock is empty, the discard pile but for its top card is shuffled into a new one; the limit in a round is { $times }. Asking for a card after that ends the round. The hand of the lowest value wins it; if several are equally low, the one of them in the lowest-numbered seat.
    .CV-22-shuffled-nobody = When the stock is empty, the discard pile but for its top card is shuffled into a new one; the limit in a round is { $times }. Asking for a card after that ends the round, and nobody wins it.
    .CV-22-endless = When the stock is empty, the discard pile but for its top card is shuffled into a new one. Only when there is nothing to shuffle does asking for a card end the round. The hand of the lowest value wins it; if several are equally low, the one of them in the lowest-numbered seat.
    .CV-22-endless-nobody = When the stock is empty, the discard pile but for its top card is shuffled into a new one. Only when there is nothing to shuffle does asking for a card end the round, and nobody wins it.
    .CV-23 = This game has no jokers, hence none to win back, and no opening of 51 points.
    .CV-24 = Bots know what you would know in their seat: their own cards, the cards lying open, what has happened openly, and what they may do.
    .CV-25 = The easy bot lays down every meld it holds at once and discards its highest card that belongs to nothing. It draws from the stock unless the open discard makes a new meld with two cards of its hand.
    .CV-26 = The normal bot looks for useful melds and weighs how likely a discard is to help an opponent.
    .CV-27 = The hard bot remembers which cards were openly taken, discarded and left lying, and searches, within limits, for the play that leaves it the fewest points in unmatched cards.
    .CV-S1 = The first dealer is drawn by lot. The seat after the dealer plays first, and each round the deal moves on one seat.
    .CV-S1-counter = The first dealer is drawn by lot. The seat before the dealer plays first, and each round the deal moves back one seat.
    .CV-S2 = A card you took from the discard pile may be your discard in the same turn.
    .CV-S2-off = A card you took from the discard pile may not be your discard in the same turn.
    .CV-S3 = With the stock empty you may still take the top of the discard pile and play on.
    .CV-S4 = A round that ends at the empty stock scores like any other: the winner gets what the opponents hold, and nothing is taken off.
    .CV-S4-penalty = A round that ends at the empty stock scores like any other: the winner nothing, all others what they hold.
    .CV-S4-nobody = A round that ends at the empty stock scores nothing for anybody.
    .CV-S5 = Seats are numbered in the order of the table, and keep their numbers whoever deals.
    .CV-S6 = The target is 50, 100, 150, 200, 300 or any other number from 10 to 1000.
    .CV-S7 = When a score has reached the target, the highest score wins the match. As one player scores in a round, nobody ties.
    .CV-S7-rounds = After the last round the highest score wins the match; equal scores share the win.
    .CV-S7-penalty = At the end the lowest score wins the match; equal scores share the win.
    .CV-S8 = In one turn you may lay down and lay off as often as you like, in the order you like.
    .CV-S9 = A round still going after { $turns } turns ends there: the hand of the lowest value wins it, as at the empty stock.
    .CV-S9-nobody = A round still going after { $turns } turns ends there, and nobody wins it, as at the empty stock.
    .R5-13 = House rule: if you take more than one card from the discard pile, the lowest of them must be melded or laid off in that same turn.
    .R5-V28-sets = House rule: only sets may be laid down, no runs.
    .R5-V28-runs = House rule: only runs may be laid down, no sets.
    .RA-H3 = House rule: you may take from the discard pile only what you meld or lay off in that same turn.
    .RA-H20 = House rule: play goes counter-clockwise, from each seat to the one before it.
    .P-1 = You are never stuck: a move after which you could not end your turn properly is refused.
    .P-2 = A refused move changes nothing, and you are told why.
    .P-4 = Nobody is shown what their seat may not know: hidden cards stay hidden, from bots too.
    .P-6 = The match ends after round { $rounds } at the latest; the best score then wins, and equal scores share the win.

## Why a hint is a good move

hint =
    .out = That is the last of your cards: you win the round.
    .meld = On the table these cards no longer count against you: your hand loses { $points } points.
    .lay-off = { $count ->
        [1] Laid off, this card no longer counts
       *[other] Laid off, these cards no longer count
    } against you: your hand loses { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .take-meld = With { $card } you can lay down a meld.
    .take-lay-off = { $card } fits a meld on the table.
    .take-keep = { $card } goes well with what you hold.
    .leave = A card from the stock is likely to help your hand more than { $card }.
    .draw = There is nothing else to take.
    .high = { $points ->
        [one] { $card } is in no meld, and of the cards you can spare none costs more points: it counts one.
       *[other] { $card } is in no meld, and of the cards you can spare none costs more points: it counts { $points }.
    }
    .spare = You need { $card } least, and it helps the others little.
    .split = Even if a meld could be made of it, { $card } is the card your hand misses least.
