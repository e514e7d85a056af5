### Home, set-up, settings, rules, ends of round and match, credits, questions.

common =
    .back = Back
    .home = Home
    .close = Close
    .cancel = Cancel

## Home. $scores is a list of home.score.

home =
    .games = Games
    .tagline-cardverse = One pack, no jokers. Quick rounds.
    .tagline-rami40 = Two packs with jokers. Open with 40 points.
    .tagline-rami51 = Two packs with jokers. Open with 51 points.
    .house = House rules.
    .house-opening = { $points ->
        [one] House rules. Open with one point.
       *[other] House rules. Open with { $points } points.
    }
    .which = Which game
    .continue = Continue { $game }
    .standing = Round { $round } · { $scores }
    .finished = Finished after round { $round } · { $scores }
    .show-result = Result of { $game }
    .score = { $name } { $points }
    .setup = Set up
    .setup-label = Set up { $game }
    .seats-bots = { $bots ->
        [0] You alone
        [one] You and one bot
        [2] You and two bots
        [3] You and three bots
       *[other] You and { $bots } bots
    }
    .seats-people = { $people } people on this device
    .seats-mixed = { $people } people on this device, { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }
    .saved = Other saved matches
    .abandon-label = Abandon { $game }, round { $round }
    .waits = Continues as soon as the game engine runs.
    .learn = New to rummy? Learn it in five turns
    .learn-close = Do not offer this any more
    .links = More
    .languages = Language
    .tagline-rummy5000 = The up-card says how many cards you get. Play to 5000.
    .tagline-george = Sets only, with two natural cards. Play to 2500.
    .tagline-rummy500 = Seven cards and two jokers. Play to 500.
    .short-rami40 = Rami 40
    .short-rami51 = Rami 51
    .short-rummy5000 = 5000
    .short-george = George
    .short-rummy500 = 500
    .find = Search
    .find-title = Find a game
    .find-help = Type one of its names, or the number you play to.
    .find-none = No game is known by that name.
    .find-game = Set up { $game }
    .find-target = Set up { $game }, played to { $target }

## The state of the engine, on the home screen. $done and $all are megabytes with one decimal.

boot =
    .ready = Ready.
    .offline = From now on it also plays offline.
    .saving = It is being stored for playing offline.
    .online = It plays as long as there is a network.
    .starts = The engine starts.
    .loading = Loading the engine: { NUMBER($done, minimumFractionDigits: 1) } of { NUMBER($all, minimumFractionDigits: 1) } MB.
    .step = Step { $step } of { $steps }.
    .tap = Tap a game now: it begins as soon as loading is done.
    .progress = Loading

## The end of a round and of a match. $who is you, other or nobody.

result =
    .ended = Round { $round } ended
    .title = { $who ->
        [you] You win the round
        [nobody] Nobody wins the round
       *[other] Round won by { $name }
    }
    .why-out = { $who ->
        [you] You have no cards left and score what the others still held: { $points ->
            [1] one point
           *[other] { $points } points
        }.
        [nobody] Somebody has no cards left.
       *[other] { $name } has no cards left and scores what the others still held: { $points ->
            [1] one point
           *[other] { $points } points
        }.
    }
    .why-stock = { $who ->
        [you] The stock was empty. Yours is the lowest hand; you score what the others held: { $points ->
            [1] one point
           *[other] { $points } points
        }.
        [nobody] The stock was empty.
       *[other] The stock was empty. { $name } has the lowest hand and scores what the others held: { $points ->
            [1] one point
           *[other] { $points } points
        }.
    }
    .why-turn_limit = { $who ->
        [you] The round had reached its last turn. Yours is the lowest hand; you score what the others held: { $points ->
            [1] one point
           *[other] { $points } points
        }.
        [nobody] The round had reached its last turn.
       *[other] The round had reached its last turn. { $name } has the lowest hand and scores what the others held: { $points ->
            [1] one point
           *[other] { $points } points
        }.
    }
    .why-out-penalty = { $who ->
        [you] You have no cards left and score nothing; all others score what they still held.
       *[other] { $name } has no cards left and scores nothing; all others score what they still held.
    }
    .why-stock-penalty = { $who ->
        [you] The stock was empty. Yours is the lowest hand: you score nothing, all others what they held.
       *[other] The stock was empty. { $name } has the lowest hand and scores nothing; all others score what they held.
    }
    .why-turn_limit-penalty = { $who ->
        [you] The round had reached its last turn. Yours is the lowest hand: you score nothing, all others what they held.
       *[other] The round had reached its last turn. { $name } has the lowest hand and scores nothing; all others score what they held.
    }
    .held = Cards left
    .empty-hand = no cards left
    .sheet = Score sheet
    .target = to { $target }
    .player = Player
    .total = Total
    .totals = Totals
    .chart = Totals after round { $round }: { $scores }
    .next = Next round
    .title-out = { $who ->
        [you] You went out
        [nobody] Nobody went out
       *[other] { $name } went out
    }
    .melds-out = { $how ->
        [less] Everybody scores what they melded, less what is left in their hand.
       *[hands] { $who ->
            [you] Everybody scores what they melded; you also score what the others still hold.
           *[other] Everybody scores what they melded; { $name } also scores what the others still hold.
        }
    }
    .melds-stock = { $how ->
        [less] The stock was empty. Everybody scores what they melded, less what is left in their hand.
       *[hands] The stock was empty. Everybody scores what they melded; what is left in the hands counts for nobody.
    }
    .melds-turn_limit = { $how ->
        [less] The round had reached its last turn. Everybody scores what they melded, less what is left in their hand.
       *[hands] The round had reached its last turn. Everybody scores what they melded; what is left in the hands counts for nobody.
    }
    .in-hand = { $points } in the hand
    .drew = drew a card at the end
    .scores = Points of this round
    .replay = Replay
    .review = Review
final =
    .ended = Match over after round { $round }
    .title = { $who ->
        [you] You win the match with { $points }
       *[other] { $name } wins the match with { $points }
    }
    .shared = { $who ->
        [you] You share the win, each with a score of { $points }: { $names }
       *[other] The win is shared, each with a score of { $points }: { $names }
    }
    .again = New match

## The replay of a round, and the review of a person's turns. $acts are did- or do-, one after the other with then.

replay =
    .title = Replay
    .waits = The cards of the round are being laid out.
    .none = There is no match on this device to look at yet.
    .running = This round is still being played. It can be looked at once it is over.
    .unplayable = This round was played by an older version of the game and cannot be shown again. Its points stand.
    .damaged = The saved match could not be read.
    .controls = Steps of the replay
    .rounds = Which round
    .slider = Place in the round
    .place = { $at } of { $steps }
    .move = Move { $at } of { $steps }
    .back = Back
    .forward = Forward
    .turn = Next turn
    .last = To the end
    .hands = Hands of the others
    .hand = Hand of { $name }

review =
    .title = Review
    .how = Each turn is compared with what the hard bot would have done from what you could see: both ways are played on many times. The points are estimates, and bad luck costs nothing.
    .how-of = Each turn is compared with what the hard bot would have done from what { $name } could see: both ways are played on many times. The points are estimates, and bad luck costs nothing.
    .begins = The first turn is being looked at.
    .progress = Turns looked at: { $turn } of { $turns }
    .measure = Turns looked at
    .so-far = { $count ->
        [one] One of them could not be bettered.
       *[other] { $count } of them could not be bettered.
    }
    .none = You had no turn in this round.
    .good = Nothing to improve: you played every turn as well as the hard bot would have. Well played!
    .found = { $count ->
        [one] One of your turns could have gone better.
       *[other] { $count } of your turns could have gone better.
    }
    .none-of = { $name } had no turn in this round.
    .good-of = Nothing to improve: { $name } played every turn as well as the hard bot would have. Well played!
    .found-of = { $count ->
        [one] One of the turns of { $name } could have gone better.
       *[other] { $count } of the turns of { $name } could have gone better.
    }
    .rest = { $count ->
        [one] The other turn cost nothing more.
       *[other] The other { $count } turns cost nothing more.
    }
    .first = Where it cost most
    .more = Where it cost less
    .whose = Whose turns?
    .turn = Turn { $turn }
    .cost = { $points ->
        [one] about one point
       *[other] about { $points } points
    }
    .did = You { $acts }.
    .better = Better: { $acts }.
    .then = { $first }, then { $rest }
    .look = Show it on the table
    .look-at = Show it on the table: turn { $turn }
    .did-draw = drew from the stock
    .did-take = took the discard
    .did-take-many = took { $count } cards from the discard pile
    .did-lay = laid down { $cards }
    .did-add = added { $cards } to a meld
    .did-reclaim = reclaimed a wild card with { $cards }
    .did-match = melded { $card } beside a wild card
    .did-call = called rummy
    .did-pass = let the discard go by
    .did-choose = chose { $count ->
        [one] one card
       *[other] { $count } cards
    } in all
    .did-discard = discarded { $card }
    .do-draw = draw from the stock
    .do-take = take the discard
    .do-take-many = take { $count } cards from the discard pile
    .do-lay = lay down { $cards }
    .do-add = add { $cards } to a meld
    .do-reclaim = reclaim a wild card with { $cards }
    .do-match = meld { $card } beside a wild card
    .do-call = call rummy
    .do-pass = let the discard go by
    .do-choose = choose { $count ->
        [one] one card
       *[other] { $count } cards
    } in all
    .do-discard = discard { $card }

## Set-up

setup =
    .title = Set up
    .sections = Sections
    .count = Number of players
    .name = Name
    .name-of = Name of player { $number }
    .level-of = How { $name } plays
    .reference = Reference rule: { $value }
    .changed = house rule
    .locked = Fixed in this game
    .closed = Closed while “{ $rule }” stands at “{ $value }”.
    .idle = Without effect while “{ $rule }” stands at “{ $value }”.
    .reference-rules = Reference rules
    .reference-help = On: just the numbered rules of the game. Off: the house rules appear below.
    .number = { $least } to { $most }
    .other-number = Another, { $least } to { $most }
    .number-wrong = Type a whole number from { $least } to { $most }.
    .bad = This does not go together with the other rules.
    .bad-with = This does not go together with “{ $rule }”.
    .bad-start = The match cannot start: a rule needs another value.
    .bad-rule = The match cannot start. { $rule }: { $why }
    .too-few = The pack is too small: { $players } × { $size } cards dealt and two more to play with make { $needed }, but it has only { $cards }.
    .seed = Seed of the shuffle
    .seed-help = Any text; the same text gives the same deal to everyone. Left empty, the deal is a fresh one.
    .reset = Reset the rules
    .reset-done = All rules stand as the reference has them.
    .unreset = Undo the reset
    .unreset-done = The rules stand as you had set them.
    .start = Start
    .waiting = Waits for the engine
    .waits = The rules are still being loaded.
    .known-as = Also known as: { $names }.
    .meant-for = The game is meant for { $least } or more; { $fewest } may play it as well.
    .raised = Raised to { $packs }, so that the largest possible deal fits.
    .too-few-largest = The largest possible deal takes { $needed } cards, but there are only { $cards }. Packs needed: { $packs }.
    .single-numbers = Single numbers
    .give = Give a card a number of its own:
    .give-number = A number for { $card }
    .as-usual = usual

## Sections of set-up and rule book

section =
    .players = Players
    .named = Kept rules
    .house = House rules
    .deal = Deal
    .melds = Melds
    .wilds = Wild cards and jokers
    .opening = Opening
    .draw = Drawing
    .calls = Calls
    .end = End of the round
    .scoring = Scoring
    .match = Match
    .start = This match
    .cards = Cards, wild cards, values
    .dealing = Deal and wild rank
    .play = Play
    .ending = End and scoring

## Settings

settings =
    .title = Settings
    .words = Language and numbers
    .lang = Language
    .digits = Digits
    .digits-usual = As usual in the language
    .digits-own = The script’s own
    .digits-latin = Latin
    .look = Look
    .theme = Table
    .theme-felt = Felt
    .theme-linen = Linen
    .theme-night = Night
    .faces = Cards
    .faces-help = Classic faces show where the cards are large enough.
    .faces-small = On a screen as small as this the large print is shown all the same.
    .faces-large = Large print
    .faces-classic = Classic
    .colours = Suits
    .colours-two = Two colours
    .colours-four = Four colours
    .contrast = Contrast
    .contrast-normal = Normal
    .contrast-high = High
    .play = Play
    .speed = Speed of the bots
    .speed-slow = Slow
    .speed-normal = Normal
    .speed-fast = Fast
    .speed-instant = Instant
    .motion = Motion
    .motion-full = As the device says
    .motion-reduced = Reduced
    .keys = Single-letter keys
    .keys-help = Off: letters do nothing. Arrows, Enter and Esc always work.
    .data = Stored on this device
    .clear = Clear all data
    .clear-help = Saved matches, statistics, settings and set-ups.
    .clock = Time to call rummy
    .clock-help = When a discard can be called, the page asks you for this long.
    .clock-off = No limit
    .seconds = { $count } s

## Rules

rulebook =
    .title = Rules
    .of-match = Rules of this match
    .games = Games
    .game = The game
    .settled = Points settled here
    .general = In every game
    .try = The arrow beside a rule opens its example on a small table; the button below plays it step by step.
    .add = Add { $cards } to the meld { $meld }.
    .example = Example
    .example-of = Example of { $rule }
    .step = { $who }: { $what }
    .again = Once more
    .another = Another example
    .under = In this example: { $rule }
    .totals = Totals: { $scores }
    .house = House rules in use
    .bots = The bots
    .switches = How the switches stand
    .waits = The rules are still being loaded.
    .contents = Contents

## Credits

credits =
    .title = Credits
    .intro = Rami is made with these works. Their licences stand below each.
    .licence = Licence
    .waits = The list is not loaded yet.

## Questions

ask =
    .abandon-title = Abandon this match?
    .abandon = { $game }, round { $round }: the deal, the scores and the match are gone for good.
    .abandon-do = Abandon
    .clear-title = Clear all data?
    .clear = { $count ->
        [0] All statistics, settings and set-ups on this device are gone for good.
        [one] One saved match, all statistics, settings and set-ups on this device are gone for good.
       *[other] { $count } saved matches, all statistics, settings and set-ups on this device are gone for good.
    }
    .clear-do = Clear all
    .keep = Keep
