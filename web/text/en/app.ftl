# What the page says of itself, and the words every screen needs.

app =
    .title = Rami
    .close = Close
    .title-of = { $screen } · Rami

# $rank is A, J, Q or K, or the number 2 to 10; $suit is C, D, H or S.
card =
    .name = { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
    .joker = joker
    .wild = { $card }, wild
    .jokers = jokers

# Several of a kind in a row: the first, then the rest (one, or again first and rest).
list =
    .more = { $first }, { $rest }
    .or = { $first } or { $rest }

game =
    .cardverse = CardVerse Rami
    .rami40 = Rami 40
    .rami51 = Rami 51
    .rummy5000 = Rummy 5000
    .george = George
    .rummy500 = Rummy 500

screen =
    .home = Games
    .setup = Set up
    .table = Table
    .handover = Next player
    .round-end = End of the round
    .match-end = End of the match
    .review = Review
    .replay = Replay
    .tutorial = Learn to play
    .fair = Fair deal
    .rules = Rules
    .settings = Settings
    .stats = Statistics
    .credits = Credits

# Why the engine is not there. $what is a technical word, as the machine gave it.
engine =
    .failed = The game engine could not start. Saved matches are safe.
    .hung = The game engine stopped answering. Saved matches are safe.
    .restarting = One moment, the game engine starts again.
    .waiting = The cards are dealt as soon as the engine is ready.
    .retry = Try again
    .reload = Reload
    .elsewhere = This match was played on in another window; here is how it stands now.
    .newer = This match was saved by a newer version of the game. Reload the page to get it.
    .error = That did not work: { $what }.

# A link with something in it that cannot be used. $value is what the link says.
link =
    .game = The link asks for a game that does not exist: { $value }.
    .seats = The link names seats that cannot be used: { $value }.
    .lang = The link asks for a language that is not here: { $value }.
    .speed = The link asks for a speed that does not exist: { $value }.
    .set = The link changes a rule in a way that cannot be read: { $value }.
    .no-game = The link names no game to play.
    .no-rule = The link sets a rule that does not exist. There is no rule called { $value }.
    .rule = The link gives a rule a value that it cannot have: { $value }.
    .rules = The link asks for rules that do not fit together: { $value }.
    .screen = The link asks for a page that does not exist: { $value }.
    .no-match = The match of this address is no longer saved on this device.
    .title = A new match from a link
    .starts = The link starts { $game }. Players: { $count }.
    .starts-house = The link starts { $game } with house rules. Players: { $count }.
    .question = Your saved match of { $game } stays as it is.
    .continue = Continue mine
    .start = Start this one

storage =
    .full = The storage of this browser is full: settings are forgotten when the page closes.
    .blocked = This browser keeps nothing for this page: settings are forgotten when it closes.
    .unsaved = This match cannot be saved on this device: it is lost when the page closes.
    .damaged = The saved settings could not be read. They stand at their defaults.
    .lost = { $count ->
        [one] One saved match could not be read and was left alone.
       *[other] { $count } saved matches could not be read and were left alone.
    }

update =
    .waits = A new version is ready.
    .take = Reload

# Two people at one device: the next one's turn.
handover =
    .title = Pass the device: { $name }
    .hidden = Until then the cards stay covered.
    .ready = Show my cards
    .wait = One moment: the button works in a second.
    .standing = The score after round { $round }
    .next = plays now
