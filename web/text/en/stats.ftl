## The statistics: what the matches on this device have come to. $least, $most and $share are percentages.

stats =
    .loads = The numbers come from the engine, which is still loading. They appear here as soon as it is ready.
    .waits = The matches on this device are being counted…
    .none = Nothing to count yet
    .none-help = As soon as a round is over it is counted here, for each game and each set of rules. The numbers stay on this device, even when a match is deleted.
    .which = Game and rules
    .game-named = { $game }: { $name }
    .game-rules = { $game }, changed: { $rules }
    .game-house = { $game } with house rules
    .rule = { $name }: { $value }
    .more = { $count ->
        [one] one other switch
       *[other] { $count } other switches
    }
    .of = { $some } of { $all }
    .percent = { NUMBER($share, style: "percent") }
    .number = { NUMBER($number, maximumFractionDigits: 1) }
    .matches = Matches
    .matches-won = Won
    .streak-now = Won in a row now
    .streak-longest = Longest winning streak
    .best-match = Best total of a match
    .worst-match = Worst total of a match
    .few = Too few matches to go by: judging from these alone, you might win anything from { $least } to { $most } of all.
    .share = That is { $share }. Judging from so many matches, your true share lies somewhere between { $least } and { $most }.
    .even = If everybody played equally well, it would be { $share }.
    .are-open = Not over yet: { $count }
    .are-early = Ended early: { $count }
    .are-abandoned = Abandoned: { $count }
    .apart-from = These count neither as won nor as lost; their finished rounds are counted.
    .rounds = Rounds
    .rounds-played = Played
    .rounds-won = Won
    .went-out = Went out
    .one-turn = Went out in one turn
    .mean = Points a round, on average
    .best-round = Best round
    .worst-round = Worst round
    .low = In this game few points are good.
    .high = In this game many points are good.
    .unknown = Rounds of which only the score is known: { $count }
    .lines = Matches won
    .lines-help = Of the latest matches: how many you have won after each of them, and how many anybody would have won by chance.
    .by-chance = chance
    .chart = Matches: { $count }. Won by you: { $won }; by chance it would have been { $even }.
    .opponents = Opponents
    .bots = { $count ->
        [one] one opponent, { $level }
       *[other] { $count } opponents, { $level }
    }
    .mixed = of different levels
    .head-matches = Matches won
    .head-rounds = Rounds won
    .head-mean = Points a round
    .latest = Latest matches
    .is-won = Won
    .is-place = Place { $place } of { $all }
    .is-open = Not over yet
    .is-early = Ended early
    .is-abandoned = Abandoned
    .score = Points: you { $points }, best opponent { $other }. Rounds: { $rounds }.
    .apart = Not counted here, because several people shared the device or a bot played for you: { $count ->
        [one] one match
       *[other] { $count } matches
    }.
    .unread = Results that cannot be read: { $count }. They are left where they are.

## Everything on the device as one file

data =
    .export = Save everything to a file
    .export-help = Matches, statistics, settings and house rules. Another device or browser can import the file.
    .export-do = Save file
    .writing = The file is being written…
    .loads = The engine is still loading; it goes on as soon as that is ready.
    .lost = The engine had to start again, and this was lost. Please try once more.
    .written = { $name } has been saved. Matches in it: { $matches }. Results: { $results }.
    .left = Left out, because they cannot be read: { $count }
    .share = Send the file
    .import = Import a file
    .import-help = You see what is in it before anything changes.
    .import-do = Choose a file
    .reading = The file is being read…
    .bringing = The file is being imported…
    .preview = What is in { $name }
    .written-on = Written on { $when }
    .holds = Matches: { $matches }. Results for the statistics: { $results }. Settings and house rules as well.
    .new = Matches that are not on this device: { $count }
    .further = Matches that go on further in the file: { $count }
    .new-results = Results that are new here: { $count }
    .same = No match and no result in it is new here.
    .add = Add
    .add-help = Adding overwrites nothing: your settings stay, and so does every match that has gone on here.
    .replace = Replace all
    .replace-title = Replace everything on this device?
    .replace-text = The file takes the place of all that is here. Gone for good: your settings and house rules, matches: { $matches }, results: { $results }.
    .replace-do = Replace
    .brought = The file has been imported
    .added = Matches added: { $matches }. Results added: { $results }.
    .replaced = Matches on this device now: { $matches }. Results: { $results }. The page starts anew with the settings of the file.
    .done = OK
    .cancel = Cancel
    .foreign = This is not a file of Rami. Nothing has changed.
    .damaged = This file is damaged or incomplete. Nothing has changed.
    .newer = This file comes from a newer version of Rami. Reload the page to get that version. Nothing has changed.
    .too-large = This file is too large: { $most } megabytes at most. Nothing has changed.
    .unreadable = The browser cannot read this file. Nothing has changed.
    .no-room = There is no room for it on this device. Nothing has changed.
