### The words of the games: seats, levels, switches and their values. Keys are the names the engine uses.

## Ranks in sets. $rank is A, J, Q or K, or the number 2 to 10.

rank =
    .many = { $rank ->
        [A] aces
        [J] jacks
        [Q] queens
        [K] kings
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
       *[other] tens
    }
## Seats

seat =
    .you = You
    .person = Player { $number }
    .name-1 = Youssef
    .name-2 = Sára
    .name-3 = Amina
    .name-4 = Dariush
    .name-5 = Ilona
    .name-6 = Karim
    .name-7 = Claire
    .initial-1 = Y
    .initial-2 = S
    .initial-3 = A
    .initial-4 = D
    .initial-5 = I
    .initial-6 = K
    .initial-7 = C
level =
    .you = you
    .person = person
    .easy = easy
    .normal = normal
    .hard = hard

## Rules: sections, switches, their values

section =
    .players = Players
    .house = House rules
    .deal = Deal
    .melds = Melds
    .wilds = Jokers
    .opening = Opening
    .draw = Drawing
    .end = End of the round
    .scoring = Scoring
    .match = Match
    .start = This match
switch =
    .players = Number of players
    .packs = Packs of cards
    .jokers = Jokers
    .hand_size = Cards dealt to each
    .dealer_starts_with_discard = The dealer begins with a discard
    .direction = Direction of play
    .melds = What may be melded
    .ace_in_runs = The ace in runs
    .sets_need_distinct_suits = All cards of a set differ in suit
    .max_wilds_per_meld = Most jokers in a meld
    .wild_limit_by_part = A long meld counts in parts
    .naturals_must_outnumber_wilds = Natural cards outnumber jokers
    .wild_position = The place of a joker
    .wild_reclaim = Jokers may be reclaimed
    .reclaimed_wild_must_be_replayed = A reclaimed joker must be played again
    .reclaimed_wild_needs_new_meld = A reclaimed joker needs a new meld
    .wild_reclaim_from_short_set = Both missing suits reclaim a joker
    .may_discard_wild = A joker may be discarded
    .opening_minimum = Points the opening needs
    .opening_needs_clean_run = The opening needs a run without a joker
    .opening_ladder = Each opening must beat the last
    .rami_sec_waives_opening = Going out needs no minimum
    .lay_off_needs_opening = Lay off only after melding
    .lay_off_in_opening_turn = Lay off in the turn of the opening
    .take_depth = How much of the discard pile may be taken
    .may_discard_taken_card = The card just taken may be discarded
    .taken_card_must_be_melded = The card taken must be melded
    .taken_card_must_open = Before opening, take only to open
    .discard_from_turn = When the discard pile may first be taken
    .last_card_draws_stock = With one card left, draw from the stock
    .discard_to_win = The last card must be a discard
    .stock_end = When the stock is empty
    .reshuffle_limit = How often the discard pile is shuffled back
    .turn_limit = Longest round, in turns
    .ace_value = An ace left in hand counts
    .ace_meld_value = An ace melded high or in a set counts
    .ace_low_value = An ace melded low counts
    .wild_hand_value = A joker left in hand counts
    .scoring = Who scores what
    .unopened_penalty = A loser who never opened pays
    .rami_sec_doubles = Rami sec doubles the points
    .winner_bonus = What the winner scores besides
    .target_score = Target
    .elimination = Players drop out at the target
    .rounds = Most rounds of a match
switch-help =
    .players = How many sit at the table.
    .packs = All packs are shuffled together.
    .jokers = In all packs together.
    .hand_size = For the number of players chosen above.
    .dealer_starts_with_discard = On: the dealer is dealt one card more, no card is turned up, and the dealer's discard begins the pile.
    .direction = Seats are numbered in the order of the table.
    .melds = Sets, runs or both.
    .ace_in_runs = After the king, before the two, or at either end.
    .sets_need_distinct_suits = On: a set has at most one card of each suit.
    .max_wilds_per_meld = Those laid off on it are counted too.
    .wild_limit_by_part = On: a long meld counts as several of three cards or more, and each of these may hold that many jokers.
    .naturals_must_outnumber_wilds = On: every meld holds more natural cards than jokers.
    .wild_position = When two places of a run are open to a joker.
    .wild_reclaim = On: whoever has opened may put the card that a joker stands for in its place and take the joker.
    .reclaimed_wild_must_be_replayed = On: in the same turn, if it can be. Off: it may stay in the hand.
    .reclaimed_wild_needs_new_meld = On: it may not be laid off on a meld on the table.
    .wild_reclaim_from_short_set = On: with only two natural cards in the set, the two missing suits together take the joker's place.
    .may_discard_wild = Off: only if the turn cannot end legally in any other way.
    .opening_minimum = 0: any first meld will do.
    .opening_needs_clean_run = On: one of the melds of the opening must be such a run.
    .opening_ladder = On: within a round, each opening must be worth more than the previous one.
    .rami_sec_waives_opening = On: melds that leave no card, or one to discard, may be worth as little as one likes.
    .lay_off_needs_opening = On: only who has laid a meld in this round may add to melds. Off: everyone may.
    .lay_off_in_opening_turn = Off: whoever opens may lay off from the next turn on.
    .take_depth = Only the top card, or as many as one likes.
    .may_discard_taken_card = Off: what was taken from the discard pile stays in hand for this turn.
    .taken_card_must_be_melded = On: what is taken from the discard pile is melded in the same turn.
    .taken_card_must_open = On: the card taken from the discard pile must lie in the opening itself.
    .discard_from_turn = Each player's own turns of the round are counted.
    .last_card_draws_stock = On: with a single card in hand you cannot take from the discard pile.
    .discard_to_win = On: a meld or lay-off that would empty the hand is refused. Off: it goes out.
    .stock_end = Who wins when a card is asked from the empty stock.
    .reshuffle_limit = 0: never; then the round ends with the stock.
    .turn_limit = A round that nobody ends stops here.
    .ace_value = Where the ace may stand in a run is another matter.
    .ace_meld_value = Counts towards the opening.
    .ace_low_value = Counts towards the opening.
    .wild_hand_value = On the table a joker counts as the card it stands for.
    .scoring = What is written down when a round is over.
    .unopened_penalty = Instead of the value of the hand, and never doubled.
    .rami_sec_doubles = On: going out in one turn, with no opening before it, doubles what the others' hands count.
    .winner_bonus = Low totals are good, so a number below zero is a reward. Three numbers are for going out, for rami sec, and for rami sec before anyone else has opened.
    .target_score = The match ends once somebody reaches it.
    .elimination = On: whoever reaches it is dealt no more cards, and the last player left wins.
    .rounds = After these the best total wins.
value =
    .on = On
    .off = Off
    .span = { $least } to { $most }
    .clockwise = Clockwise
    .counter_clockwise = The other way round
    .both = Sets and runs
    .sets = Sets only
    .runs = Runs only
    .high = After the king
    .low = Before the two
    .low_or_high = Either end
    .any = As many as one likes
    .lowest_hand = The lowest hand
    .nobody = Nobody
    .winner_takes_hands = The winner, what the others hold
    .penalty = Everyone, what they hold
    .take_depth-1 = The top card
    .reshuffle_limit-none = No limit
    .target_score-none = None
    .lowest = The lower one
    .chosen = The player chooses
    .max_wilds_per_meld-none = Any number
    .discard_from_turn-1 = First turn
    .discard_from_turn-2 = Second turn
    .discard_from_turn-3 = Third turn
    .unopened_penalty-none = What the hand holds
    .winner_bonus-0 = Nothing
    .winner_bonus-named = { $out }, { $rami_sec } or { $rami_sec_empty_table }
