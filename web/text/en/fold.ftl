### The discard pile of Rummy 5000 on a low screen: the button before its last cards.

fold =
    .open = Show the whole discard pile: { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
    .close = Show the last cards of the discard pile only
