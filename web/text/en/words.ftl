### Words of the whole page: ranks, seats, levels, and why a hint is a good move.

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
    .all = { $rank ->
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

## Why a hint is a good move

hint =
    .out = That is the last of your cards: you win the round.
    .end = With your last card gone the round is over, before { $count ->
        [1] your opponent
       *[other] the others
    } can lay down more.
    .float = With your last card on the table you float: you have nothing left to lose.
    .open = These melds are worth { $points }, and { $needed } are needed: with them you open.
    .meld = On the table these cards no longer count against you: your hand loses { $points } points.
    .lay-off = { $count ->
        [1] Laid off, this card no longer counts
       *[other] Laid off, these cards no longer count
    } against you: your hand loses { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .score = { $points ->
        [one] On the table these cards bring you one point, whoever goes out.
       *[other] On the table these cards bring you { $points } points, whoever goes out.
    }
    .match = A wild card stands for { $card }: the real card counts too, { $points ->
        [one] one point
       *[other] { $points } points
    } for you.
    .call = { $card } fits: called, it counts for you.
    .no-call = There is nothing to be done with { $card } now.
    .let-go = After a call you must discard a card: that would cost you more than { $card } brings.
    .many = What you lay down counts, and more cards make more melds.
    .few = All that counts is to get rid of your cards, so take few.
    .reclaim = The joker comes back to you, and you can play it where it does more.
    .reclaim-wild = The wild card comes back to you, and you can play it where it does more.
    .replay = The joker you reclaimed has to be played in this turn, and here it serves you best.
    .take-joker = A joker fits nearly everywhere: never leave one lying.
    .take-wild = { $card } is wild and fits nearly everywhere: never leave one lying.
    .take-deep = { $card } can be melded at once, and with it { $count } cards come into your hand, worth { $points ->
        [one] one point
       *[other] { $points } points
    } in all.
    .take-reclaim = A joker on the table stands for { $card }: put that card in its place, and the joker is yours.
    .take-open = With { $card } your melds reach the { $needed } needed to open.
    .take-meld = With { $card } you have a meld: { $cards }.
    .take-lay-off = { $card } fits a meld on the table.
    .take-keep = { $card } goes well with what you hold.
    .leave = Of the { $unseen } cards you have not seen, { $count ->
        [one] one would complete
       *[other] { $count } would complete
    } a meld for you: drawing one is worth more to you than { $card }.
    .draw = There is nothing else to take.
    .only = No other card may be discarded.
    .wait = { $first } You could open now, but keep your melds hidden for the moment: nobody is near going out.
    .hold = { $first } Your melds are now worth { $reached } of the { $needed } needed to open.
    .safe = { $card } fits no meld on the table, so nobody can call it.
    .high = { $points ->
        [one] { $card } is in no meld, and of the cards you can spare none costs more points: it counts one.
       *[other] { $card } is in no meld, and of the cards you can spare none costs more points: it counts { $points }.
    }
    .spare = { $card } is the card you need least, and it helps { $count ->
        [1] your opponent
       *[other] the others
    } little.
    .split = Even if a meld could be made of it, { $card } is the card your hand misses least.
    .take-build = { $card } goes with { $cards }: { $others } would complete the meld, and { $count ->
        [one] one such card is
       *[other] { $count } such cards are
    } still out.
    .leave-lone = { $card } goes with nothing you hold; of the { $unseen } cards you have not seen, { $count ->
        [one] one would complete
       *[other] { $count } would complete
    } a meld for you.
    .leave-told = { $card } completes no meld for you, and taking it would tell { $count ->
        [1] your opponent
       *[other] the others
    } what you collect.
    .near = { $who } has only { $count ->
        [one] one card
       *[other] { $count } cards
    } left: on the table these cards no longer count against you.
    .near-stock = { $count ->
        [0] The stock is empty
        [one] Only one card is left in the stock
       *[other] Only { $count } cards are left in the stock
    }: lay down what would count against you.
    .held = { $first } Keep { $cards } hidden for now: while you hold them, nobody can add to them.
    .whole = { $others } belongs to { $cards }: keep these together.
    .risk = { $who } took { $cards }, and { $others } would go with it: { $card } is safer.
    .gift = { $others } fits a meld on the table, { $card } fits none.
    .dead = Nobody can make anything of { $card }: the cards it would need are gone or in your hand.
    .unwanted = { $who } discarded { $cards }, so { $card } is hardly of any use there.
    .lone = { $card } goes with nothing you hold, but { $cards } need only { $others }: { $count ->
        [one] one such card is
       *[other] { $count } such cards are
    } still out.
    .build = Better to part with { $card } than with one of { $cards }: { $others } would make these a meld, and { $count ->
        [one] one such card is
       *[other] { $count } such cards are
    } still out.
    .go-out = All your cards can go in this turn: with that you win the round.
    .wait-took = { $first } With { $card } you have the { $needed } needed to open, but keep your melds hidden for the moment: nobody is near going out.
    .leave-help = Of the { $unseen } cards you have not seen, { $count ->
        [one] one goes
       *[other] { $count } go
    } with what you hold or with what lies on the table: drawing one is worth more to you than { $card }.
    .end-stock = The stock is empty: drawing from it ends the round.
    .end-lowest = The stock is empty: drawing from it ends the round, and the lowest hand wins.
    .last-stock = { $count ->
        [0] The stock is empty
        [one] Only one card is left in the stock
       *[other] Only { $count } cards are left in the stock
    }, so the round is about to end: the lowest hand wins.
    .last-high = { $count ->
        [0] The stock is empty
        [one] Only one card is left in the stock
       *[other] Only { $count } cards are left in the stock
    }, so the round is about to end and the lowest hand wins: of the cards that are in no meld, none costs more than { $card }, which counts { $points }.
    .again = { $first } It was the same in turn { $turn }: only what it costs beyond that is counted here.
