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
    .deal = Deal
    .melds = Melds
    .opening = First melds
    .draw = Drawing
    .end = End of the round
    .scoring = Scoring
    .match = Match
    .start = This match
switch =
    .players = Number of players
    .packs = Packs of cards
    .hand_size = Cards dealt to each
    .direction = Direction of play
    .melds = What may be melded
    .ace_in_runs = The ace in runs
    .sets_need_distinct_suits = All cards of a set differ in suit
    .opening_minimum = Points the first melds need
    .lay_off_needs_opening = Lay off only after melding
    .take_depth = How much of the discard pile may be taken
    .may_discard_taken_card = The card just taken may be discarded
    .taken_card_must_be_melded = The card taken must be melded
    .discard_to_win = The last card must be a discard
    .stock_end = When the stock is empty
    .reshuffle_limit = How often the discard pile is shuffled back
    .turn_limit = Longest round, in turns
    .ace_value = An ace left in hand counts
    .ace_meld_value = An ace melded high or in a set counts
    .ace_low_value = An ace melded low counts
    .scoring = Who scores what
    .target_score = Target
    .rounds = Most rounds of a match
switch-help =
    .players = How many sit at the table.
    .packs = All packs are shuffled together.
    .hand_size = For the number of players chosen above.
    .direction = Seats are numbered in the order of the table.
    .melds = Sets, runs or both.
    .ace_in_runs = After the king, before the two, or at either end.
    .sets_need_distinct_suits = On: a set has at most one card of each suit.
    .opening_minimum = 0: any first meld will do.
    .lay_off_needs_opening = On: only who has laid a meld in this round may add to melds. Off: everyone may.
    .take_depth = Only the top card, or as many as one likes.
    .may_discard_taken_card = Off: what was taken from the discard pile stays in hand for this turn.
    .taken_card_must_be_melded = On: what is taken from the discard pile is melded in the same turn.
    .discard_to_win = On: a meld or lay-off that would empty the hand is refused. Off: it goes out.
    .stock_end = Who wins when a card is asked from the empty stock.
    .reshuffle_limit = 0: never; then the round ends with the stock.
    .turn_limit = A round that nobody ends stops here.
    .ace_value = Where the ace may stand in a run is another matter.
    .ace_meld_value = Counts towards the first melds.
    .ace_low_value = Counts towards the first melds.
    .scoring = What is written down when a round is over.
    .target_score = The match ends once somebody reaches it.
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
