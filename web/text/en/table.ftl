### The table: what is owed, what may be done, what happened. A card in an argument is printed, or spoken as "10 of hearts".

table =
    .menu = Menu
    .round = Round { $round }
    .round-target = Round { $round } · to { $target }
    .house = { $round } · house rules
    .you = You, { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $points ->
        [1] one point
       *[other] { $points } points
    }
    .seat = { $name }, { $level }, { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $points ->
        [1] one point
       *[other] { $points } points
    }
    .players = Players
    .piles = Piles
    .melds = Melds
    .acts = Actions
    .no = Not possible.
    .seat-out = { $name }, out of the match, { $points ->
        [1] one point
       *[other] { $points } points
    }
    .out = out
    .opened = { $seat }, opened
    .unopened = { $seat }, not opened yet
    .last-turn = Last turn: { $name }
    .with-melded = { $seat }, { $points ->
        [1] one point
       *[other] { $points } points
    } melded in this round
    .melded = +{ $points }
    .floats = floats
    .gone = gone out
    .seat-floating = { $name }, { $level }, floats without cards, { $points ->
        [1] one point
       *[other] { $points } points
    }
    .seat-gone = { $name }, { $level }, has gone out, { $points ->
        [1] one point
       *[other] { $points } points
    }
    .you-float = You, floating without cards, { $points ->
        [1] one point
       *[other] { $points } points
    }
    .seen = Everyone has seen these cards in the hand of { $name }: { $cards }.
    .with-up-card = { $seat }, up-card { $card }

meld =
    .run = Run: { $first } to { $last }, { $count } cards
    .set = Set: { $rank }, { $count } cards
    .stands-for = { $card } standing for { $place }
    .add-to = Add { $cards } here. { $meld }
    .before = Add { $cards } before { $card }
    .after = Add { $cards } after { $card }
    .stands-in-set = { $card } standing for one of the { $rank }
    .swap = Reclaim this card with { $cards }. { $wild }
    .wilds = Meld of { $count } wild cards
    .match = Meld { $cards } beside this card. { $wild }
    .matched = { $card }, melded beside { $wild }, which stands for it
    .owned = { $card }, { $who }

## The two piles. The words lie on a lit pile.

pile =
    .stock = Stock, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
    .draw = Draw: stock, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
    .draw-word = Draw
    .discard = Discard pile, { $top } on top
    .empty = Discard pile, empty
    .fan = Discard pile, oldest first, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
    .take = Take: discard pile, { $top } on top
    .take-word = Take
    .put = Discard here: { $card }. Pile, { $top } on top
    .put-first = Discard here: { $card }. Pile, empty
    .put-word = Discard here
    .wild = Wild in this round: { $cards }
    .wild-word = wild
    .aside = { $card }, which shows what is wild and is not played
    .lies = { $card }, { $count ->
        [1] the top card
       *[other] taking it takes { $count } cards
    }

## Whose turn it is and what that player owes

banner =
    .yours = Your turn
    .draw-or-take = Draw from the stock, or take the discard.
    .draw-or-fan = Draw from the stock, or tap a card of the discard pile: all cards above it come too.
    .draw = Draw from the stock.
    .stock-empty = The stock is empty. Take the discard: asking for a card ends the round.
    .stock-only = The stock is empty: asking for a card ends the round.
    .choose = Choose cards that make a meld, or one to discard.
    .choose-add = Choose cards to meld, to add to a meld, or one to discard.
    .choose-last = One card left: discard it and you go out.
    .discard = Discard { $card }, or choose more cards.
    .discard-last = Discard { $card }: it is your last card, so you go out.
    .discard-or-run = Discard { $card }, or add it to the lit run.
    .discard-or-set = Discard { $card }, or add it to the lit set.
    .discard-or-choice = Discard { $card }, or add it to a lit meld.
    .no-discard = { $card } may not be discarded now. Choose other cards.
    .meld = A meld: lay it down, or gather it.
    .meld-add = A meld: lay it down, or add the cards to a lit meld.
    .gather-more = A meld: gather it beside the others.
    .add = These cards fit the lit meld.
    .no-meld = These cards make no meld.
    .tray = Lay your melds down, or gather more.
    .other-draws = { $name } draws a card.
    .other-plays = { $name } plays, then discards a card.
    .paused = Paused
    .paused-say = The others wait for you.
    .over = The round is over
    .over-say = The cards are counted.
    .arranging = Your order
    .pick-up = Tap the card you want to move.
    .held = Put { $card } before which card? Tap it.
    .choose-first = Choose melds for an opening of { $points } points or more, or one card to discard.
    .gather-first = A meld: gather it. The opening must reach { $points } points.
    .short = { $points ->
        [one] One point
       *[other] { $points } points
    } missing for the opening. Gather more melds, or discard.
    .discard-or-swap = Discard { $card }, or reclaim the lit card with it.
    .swap = Tap the lit card to reclaim it with { $cards }.
    .must-meld = { $cards } must be melded in this turn.
    .must-open = Your opening must hold { $cards }.
    .must-replay = { $count ->
        [one] Play the reclaimed card again in this turn, if you can.
       *[other] Play the { $count } reclaimed cards again in this turn, if you can.
    }
    .gather = A meld: gather it.
    .match = Tap the lit wild card to meld { $cards } beside it.
    .discard-or-match = Discard { $card }, or meld it beside the lit wild card.
    .other-called = { $name } has called rummy and must discard a card.
    .other-chooses = { $name } chooses how many cards to get.
    .caller = You called rummy: now discard one card.
    .float-draw = You float, without cards: draw one from the stock.
    .float-last = You float, and the stock is empty: asking for a card ends the round.
    .float-play = { $card } can be played, so it must be: add it to a meld.
    .float-out = { $card } fits no meld: discard it, and you go out.
    .wild-by = { $rank ->
        [A] Aces
        [J] Jacks
        [Q] Queens
        [K] Kings
        [2] Twos
        [3] Threes
        [4] Fours
        [5] Fives
        [6] Sixes
        [7] Sevens
        [8] Eights
        [9] Nines
       *[other] Tens
    } are wild: { $whose ->
        [you] your { $card }
        [nobody] the { $card } beside the stock
       *[other] the { $card } of { $who }
    }.

## Buttons

act =
    .draw = Draw a card
    .take-card = Take { $card }
    .take-many = Take { $count } cards
    .lay = Lay down
    .lay-all = Lay all
    .gather = Gather
    .add-run = Add to run
    .add-set = Add to set
    .add-choice = Add to …
    .discard = Discard
    .discard-card = Discard { $card }
    .result = See the points
    .go-on = Go on
    .done = Done
    .sort = Sort
    .sort-label = Sort the hand
    .hint = Hint
    .undo = Undo
    .do-it = Do it
    .gather-points = Gather { $points }
    .reclaim = Reclaim
    .match = Meld beside
    .match-card = Meld { $cards } beside the wild card that stands for it
    .call-or-pass = Call or pass
    .choose-count = Choose a number

sort =
    .suit = By suit
    .rank = By rank
    .melds = By melds
    .hand = By hand
    .done-suit = Your hand is sorted by suit.
    .done-rank = Your hand is sorted by rank.
    .done-melds = Your hand is sorted by melds.

hand =
    .name = Your hand
    .drawn = { $card }, just drawn
    .held = { $card }, picked up
    .put-before = Put it before { $card }
    .put-last = Put it last
    .must = { $card }, must be melded in this turn
    .again = { $card }, must be played again in this turn

tray =
    .name = Gathered melds
    .taking = Taking from the discard pile
    .take = { $others ->
        [0] Take { $card }.
        [one] Take { $card } and the card above it.
       *[other] Take { $card } and the { $others } cards above it.
    }
    .offer = { $points ->
        [one] A meld of one point
       *[other] A meld of { $points } points
    }
    .worth = { $points ->
        [one] One point
       *[other] { $points } points
    }
    .back = Back to the hand: { $cards }
    .offers = A meld of { $least } to { $most } points
    .of = { $points } of { $needed }
    .progress = Worth of the gathered melds
    .take-meld = { $card } makes a meld at once: { $cards }.
    .take-add = { $card } can be added at once to { $cards }.
    .take-match = { $card } can be melded at once beside the wild card in { $cards }.
    .take-cannot = { $why } You cannot do that now.
    .take-ways = { $way } { $others ->
        [one] There is one more way to meld it.
       *[other] There are { $others } more ways to meld it.
    }

## The menu

menu =
    .title = Menu
    .rules = Rules of this match
    .replay = Replay
    .settings = Settings
    .keys = Keys
    .pause = Pause
    .resume = Go on
    .leave = Leave (saved)
    .abandon = Abandon the match

## What the hint would do

advice =
    .draw = Draw from the stock.
    .take = Take the discard.
    .take-many = Take { $count } cards from the discard pile.
    .lay = Lay down { $cards }.
    .add = Add { $cards }.
    .add-to = Add { $cards } to { $meld }.
    .discard = Discard { $card }.
    .reclaim = Reclaim a wild card with { $cards }.
    .melds = { $first } · { $rest }
    .call = Call rummy.
    .pass = Let it go: pass.
    .choose = Take { $count ->
        [one] one card
       *[other] { $count } cards
    } in all.

## A card fits several melds

which =
    .title = Which meld?
    .say = There is more than one meld for { $cards }.
    .run = This run
    .set = This set
    .joker = Where does the joker stand?
    .places = { $count ->
        [2] There are two possible places.
       *[other] There are { $count } possible places.
    } The joker stays where you put it.
    .as = As { $cards }
    .as-set = As one of the { $rank }
    .as-label = { $where }. { $meld }
    .wilds = These wild cards
    .wild = What do the wild cards stand for?
    .wild-places = { $count ->
        [2] There are two possible ways.
       *[other] There are { $count } possible ways.
    } The cards stay as you lay them.
    .own = Each card as itself

## Why a press changes nothing

why =
    .over = The round is over.
    .turn = It is not your turn: { $who } is to act.
    .draw-first = Draw a card first.
    .one-to-discard = Choose one card to discard.
    .cards-to-meld = Choose cards that make a meld first.
    .cards-to-add = Choose the cards to add first.
    .fits-nowhere = These cards fit no meld on the table.
    .no-hint = There is no hint now.
    .nothing-to-undo = There is nothing to take back.
    .cards-to-swap = First choose the card that goes in the place of the wild card.
    .frees-none = These cards reclaim no wild card on the table.
    .cards-to-match = First choose the card that a wild card on the table stands for.
    .matches-none = No wild card on the table stands for these cards.
    .call-first = First call rummy, or pass.
    .choose-first = First choose how many cards you want.
    .no-call = There is nothing to call now.
    .no-way-to-call = These cards can be part of no call.

## Why an action is refused. $card and $cards are printed as cards.

refusal =
    .bad_input = This is no action of the game.
    .bad_rules = These rules do not go together.
    .not_allowed_here = The rules of this match have no such action.
    .wrong_phase = { $rule ->
        [R5-S3] You have called: now discard a card.
        [R5-20] Nobody is asked for a call now.
       *[other] This is not possible now.
    }
    .not_your_turn = It is not your turn.
    .not_in_hand = You do not hold { $card }.
    .no_such_meld = This meld is not on the table.
    .cannot_take_discard = { $rule ->
        [RA-H21] With one card left you may only draw from the stock.
        [RA-H25] It is too early in the round to take from the discard pile.
        [R5-26] While you float you draw from the stock only.
       *[other] The discard pile does not hold that many cards.
    }
    .not_a_meld = { $cards } are neither a set nor a run.
    .not_opened = { $rule ->
        [RA-H14] You opened in this turn: you may add to melds on the table from your next turn on.
       *[other] You may use the melds on the table once you have opened.
    }
    .opening_too_low = These melds are worth { $reached }; the opening must reach { $needed }.
    .does_not_fit = { $rule ->
        [R5-19] { $card } is not what a wild card of this run stands for, or was matched already.
       *[other] With { $cards } this would no longer be a set or a run.
    }
    .cannot_discard_taken = You have just taken { $card } from the discard pile: it may not be your discard in this turn.
    .must_meld_taken = { $rule ->
        [RA-H4] Before your opening { $card } may only be taken to be part of it.
        [R5-V21] Whoever takes { $card } must lay it in a new meld with two natural cards of the hand.
        [R5-V27] Whoever takes { $card } must lay it in a new meld with two natural cards of the hand.
       *[other] Whoever takes { $card } from the discard pile must meld it in the same turn.
    }
    .must_keep_a_discard = You must keep a card that you can discard.
    .nothing_to_undo = There is nothing to take back.
    .stale_update = This came too late: the table had moved on.
    .match_ended = The match has been ended.
    .wild_goes_lowest = When two places are open to a wild card, it takes the one worth less.
    .wild_place_needed = There is more than one place for the wild card: choose one.
    .too_many_wilds = There are too many wild cards for one meld.
    .opening_needs_clean_run = The opening must include a run without a joker.
    .needs_new_meld = A reclaimed wild card needs a new meld.
    .cannot_discard_wild = A wild card may not be discarded.
    .must_replay_wild = You reclaimed a wild card: play it again in this turn.
    .cannot_call = This discard cannot be called in that way.
    .must_play_or_discard_drawn = { $rule ->
        [R5-27] { $card } can be played: while you float you must play it.
       *[other] You drew { $card } from the stock: meld it in this turn, or discard it.
    }
    .last_card_playable = { $card } could be added to a meld on the table: your last discard must be unplayable.

## What happened. $who is another player; the sentences with you- speak to the player.

story =
    .dealt = Round { $round }. The cards are dealt, you hold { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    .drew = { $who } drew from the stock.
    .took = { $who } took { $cards } from the discard pile.
    .melded-run = { $who } laid down a run from { $first } to { $last }.
    .melded-set = { $who } laid down a set of { $count ->
        [3] three
        [4] four
       *[other] { $count }
    } { $rank }.
    .laid-off-run = { $who } added { $cards } to a run, which now goes from { $first } to { $last }.
    .laid-off-set = { $who } added { $cards } to a set, which now has { $count ->
        [4] four
       *[other] { $count }
    } { $rank }.
    .discarded = { $who } discarded { $card }.
    .you-drew = You drew { $cards }.
    .you-took = You took { $cards } from the discard pile.
    .you-melded-run = You laid down a run from { $first } to { $last }.
    .you-melded-set = You laid down a set of { $count ->
        [3] three
        [4] four
       *[other] { $count }
    } { $rank }.
    .you-laid-off-run = You added { $cards } to a run, which now goes from { $first } to { $last }.
    .you-laid-off-set = You added { $cards } to a set, which now has { $count ->
        [4] four
       *[other] { $count }
    } { $rank }.
    .you-discarded = You discarded { $card }.
    .reshuffled = The discard pile was shuffled and is the new stock.
    .undone = Taken back.
    .your-turn-draw = Your turn: draw a card.
    .your-turn-play = Your turn: meld, or discard.
    .ended-out = { $who } went out and wins the round, { $points ->
        [1] one point
       *[other] { $points } points
    }.
    .ended-stock = The round is over. { $who } wins it, { $points ->
        [1] one point
       *[other] { $points } points
    }.
    .you-ended-out = You went out and win the round, { $points ->
        [1] one point
       *[other] { $points } points
    }.
    .you-ended-stock = The round is over. You win it, { $points ->
        [1] one point
       *[other] { $points } points
    }.
    .ended-nobody = The round is over. Nobody wins it.
    .starts = No card is turned up; { $who } starts with a discard.
    .you-starts = No card is turned up; you start with a discard.
    .opened = { $who } opened.
    .you-opened = You opened.
    .reclaimed = { $who } reclaimed { $wilds } with { $cards }.
    .you-reclaimed = You reclaimed { $wilds } with { $cards }.
    .eliminated = { $who } is out of the match.
    .you-eliminated = You are out of the match.
    .up-card = { $who }: { $cards }
    .up-cards = Dealt face up: { $cards }.
    .aside = { $cards } was turned up to show what is wild, and lies apart.
    .wild = { $rank ->
        [A] Aces
        [J] Jacks
        [Q] Queens
        [K] Kings
        [2] Twos
        [3] Threes
        [4] Fours
        [5] Fives
        [6] Sixes
        [7] Sevens
        [8] Eights
        [9] Nines
       *[other] Tens
    } are wild in this round.
    .took-many = { $who } took { $count } cards from the discard pile, from { $card } up.
    .you-took-many = You took { $count } cards from the discard pile, from { $card } up.
    .melded-wilds = { $who } laid down a meld of { $count } wild cards.
    .you-melded-wilds = You laid down a meld of { $count } wild cards.
    .laid-off-wilds = { $who } added { $cards } to a meld of wild cards, which now has { $count }.
    .you-laid-off-wilds = You added { $cards } to a meld of wild cards, which now has { $count }.
    .matched-run = { $who } melded { $card } beside the wild card that stands for it, in the run { $first } to { $last }.
    .you-matched-run = You melded { $card } beside the wild card that stands for it, in the run { $first } to { $last }.
    .called-run = { $who } called rummy and added { $cards } to a run, which now goes from { $first } to { $last }.
    .called-set = { $who } called rummy and added { $cards } to a set, which now has { $count } { $rank }.
    .called-wilds = { $who } called rummy and added { $cards } to a meld of wild cards, which now has { $count }.
    .called-new-run = { $who } called rummy and laid down a run from { $first } to { $last }.
    .called-new-set = { $who } called rummy and laid down a set of { $count } { $rank }.
    .called-new-wilds = { $who } called rummy and laid down a meld of { $count } wild cards.
    .you-called-run = You called rummy and added { $cards } to a run, which now goes from { $first } to { $last }.
    .you-called-set = You called rummy and added { $cards } to a set, which now has { $count } { $rank }.
    .you-called-wilds = You called rummy and added { $cards } to a meld of wild cards, which now has { $count }.
    .you-called-new-run = You called rummy and laid down a run from { $first } to { $last }.
    .you-called-new-set = You called rummy and laid down a set of { $count } { $rank }.
    .you-called-new-wilds = You called rummy and laid down a meld of { $count } wild cards.
    .chose = { $who } chose { $count ->
        [one] one card
       *[other] { $count } cards
    } in all.
    .you-chose = You chose { $count ->
        [one] one card
       *[other] { $count } cards
    } in all.
    .floated = { $who } has melded every card and floats.
    .you-floated = You have melded every card: you float and stay in the round.
    .went-out = { $who } went out. All who have not had a turn yet get one.
    .you-went-out = You went out. All who have not had a turn yet get one.
    .ended-scored = The round is over. Nobody went out.
    .ended-gone = { $who } went out: the round is over.
    .you-ended-gone = You went out: the round is over.
    .you-score = You score { $points ->
        [1] one point
       *[other] { $points } points
    } in this round.
    .passed = { $who } let the discard go by.
    .you-passed = You let the discard go by.
    .drew-open = { $who } drew { $cards } from the stock.

## The same in a word or two, on a place card

said =
    .drew = card drawn
    .took = { $cards } taken
    .melded = { $count ->
        [one] meld laid down
       *[other] { $count } melds laid down
    }
    .laid-off = { $cards } added
    .discarded = { $card } discarded
    .reclaimed = { $cards } reclaimed
    .then = { $first }; { $rest }
    .took-many = { $count } cards taken
    .opened = opened with { $points ->
        [one] one point
       *[other] { $points } points
    }
    .matched = { $card } melded beside a wild card
    .called = rummy called: { $cards }
    .chose = { $count ->
        [one] one card chosen
       *[other] { $count } cards chosen
    }
    .floated = floats
    .went-out = went out
    .up-card = { $card }: { $count ->
        [one] one card
       *[other] { $count } cards
    }

## The list of keys

key =
    .title = Keys
    .off = Single-letter keys are switched off in the settings.
    .move = go from card to card
    .ends = to the first, to the last
    .groups = hand, melds, piles, actions
    .enter = choose, or press
    .stock = draw from the stock
    .pile = take the discard; discard the chosen card
    .lay = lay down
    .add = lay off
    .gather = gather
    .undo = undo
    .hint = hint
    .sort-suit = sort by suit
    .sort-rank = sort by rank
    .sort-melds = sort by melds
    .sort-hand = order by hand
    .pause = pause or resume
    .skip = skip the wait
    .cancel = close, cancel
    .keys = this list
    .reclaim = reclaim a joker or another wild card
    .match = meld beside a wild card
    .call = call rummy
    .pass = let the discard go by
    .stop-clock = stop the clock of a call, or let it go on
    .step = one move back or forward
    .step-turn = one turn back or forward
    .step-ends = to the deal, to the end

cap =
    .arrows = ← →
    .ends = Home, End
    .tab = Tab
    .enter = Enter
    .escape = Esc
    .shift = Shift + ← →

## What a round adds to a score besides the cards. $who is you or other.

tally =
    .unopened = Never opened: a fixed penalty instead of the cards
    .doubled = Doubled: the winner went out in one turn (rami sec)
    .bonus = Winner’s bonus
    .score = This round
    .why-out = { $who ->
        [you] You have no cards left.
       *[other] { $name } has no cards left.
    }
    .why-stock = { $who ->
        [you] The stock was empty. Yours is the lowest hand.
       *[other] The stock was empty. { $name } has the lowest hand.
    }
    .why-turn_limit = { $who ->
        [you] The round had reached its last turn. Yours is the lowest hand.
       *[other] The round had reached its last turn. { $name } has the lowest hand.
    }
    .going-out = Going out
    .melded = Melded
    .caught = From the other hands
    .held = Left in the hand
