### A call of rummy (R5-20): the question, the answers, the clock; the choice of how many cards to be dealt (R5-V9).

call =
    .name = Rummy call
    .ask = Rummy?
    .yes = Rummy!
    .yes-of = Rummy! { $name }
    .no = Pass
    .nobody = Nobody
    .no-clock = No time limit
    .seconds = You have { $count ->
        [one] one second
       *[other] { $count } seconds
    } to call or pass.
    .late = The time is up: you pass.
    .stopped = The clock stands still: take your time.
    .fits-run = { $card } from { $who } fits { $first } to { $last }.
    .fits-set = { $card } from { $who } fits the set of { $rank }.
    .fits-wilds = { $card } from { $who } fits the meld of wild cards.
    .ways = { $card } from { $who } can be melded in several ways: call, and choose one.
    .pile = { $card } from { $who } can be melded: call, or pass.
    .below = { $card } from { $who } makes no meld, but a card below it does: call, or pass.
    .discarded = { $card } from { $who }: call, or pass.
    .other = { $name } may call { $card }.
    .which = Where does the card go?
    .which-hand = What do you call? All cards above the deepest one you meld come into your hand. If you choose cards of your hand first, you see the calls that use them.
    .way = { $cards }. { $meld }
    .add = Add { $cards }
    .new = New meld: { $cards }
    .covered = The cards of { $name } are hidden.

choice =
    .name = How many cards
    .say = Your up-card is always wild: choose how many cards you want in all.
    .cards = { $count ->
        [one] One card
       *[other] { $count } cards
    }
