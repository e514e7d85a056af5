### Around the table: friends on one device, who plays a seat, the end of a match, links, house rules with a name.

life =
    .seats = Who plays
    .seats-say = A bot can take over a seat at any time, and the person can have it back. After that, what was played before cannot be undone.
    .in-person = in person
    .away = A bot plays on
    .take-back = Take my seat back
    .bot-plays = A bot is playing your cards.
    .bot-plays-why = A bot is playing your seat. You can take it back at any time.
    .you-away = A bot plays for you now.
    .you-back = You play for yourself again.
    .other-away = A bot plays for { $who } now.
    .other-back = { $who } plays again.
    .end = End the match here
    .end-title = End the match here?
    .end-between = { $rounds ->
        [one] It ends with the score of the one round that was played, and cannot be continued.
       *[other] It ends with the score of the { $rounds } rounds that were played, and cannot be continued.
    }
    .end-within = { $rounds ->
        [one] It ends with the score of the one round that is over. The round on the table is lost and counts for nobody.
       *[other] It ends with the score of the { $rounds } rounds that are over. The round on the table is lost and counts for nobody.
    }
    .end-first = No round is over yet: the round on the table is lost, and nobody wins.
    .end-do = End it
    .keep = Play on
    .nobody-won = The match is over.
    .over-first = Ended in round 1
    .remove-label = Remove { $game } from the list: { $match }
    .remove-title = Remove this match from the list?
    .remove = { $game }: its result stays in the statistics; its replay and its score sheet are gone for good.
    .remove-do = Remove
    .ended-first = It was ended in its first round, and nobody has won.
    .ended-early = It was ended early, with the score of the rounds that were over.
    .fair = Is the deal fair?
    .share = Share this match
    .share-deal = Share this deal
    .share-fresh = Whoever opens the link plays the same game with the same seats and rules, freshly shuffled. The link for this very deal comes when the match is over.
    .share-same = Whoever opens the link plays the same game with the same seats and rules, and gets the same cards.
    .link = Link
    .copy = Copy
    .send = Send…
    .link-ready = The link holds no names and no scores.
    .link-waits = One moment: the link is being made.
    .link-copied = The link is copied.
    .link-shared = The link is on its way.
    .link-failed = The device did not let us do that. Mark the link above and copy it by hand.
    .twin = You have this very match on this device: round { $round } is on the table.
    .twin-over = You have played this very match on this device to its end.
    .twin-go-on = Continue it
    .twin-end = See its end
    .twin-again = Start it anew
    .show-all = { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
    .saved-on = { $day }. { $standing }
    .house-help = Rules that you kept under a name. Picking one sets every switch below.
    .house-none = Set the switches below as your table plays, and keep them here under a name.
    .house-shut = The reference rules hold: no house rule is in use.
    .house-open = Set house rules
    .house-name = Name for the rules as they are set now
    .house-keep = Keep
    .house-name-of = Name of kept rules { $number }
    .house-now = Set now
    .house-rules = { $count ->
        [0] as the game is played
        [one] one switch set otherwise
       *[other] { $count } switches set otherwise
    }
    .house-pick = Use
    .house-share = Share
    .house-delete = Delete
    .house-label = { $do }: { $name }
    .house-nameless = The rules need a name before they can be kept.
    .house-taken = Other rules are called { $name } already.
    .house-came = Rules from a link: { $name }. Keep them under this name or another.
    .house-kept = The rules are kept as { $name }.
    .house-again = { $name } has been kept anew.
    .house-picked = { $name } is set.
    .house-deleted = { $name } is deleted.
    .house-back = Bring it back
    .share-house = Share house rules
    .share-rules = Whoever opens the link sees these rules in the set-up, and can keep them under a name of their own.
    .no-earlier = This is the beginning of the round.
    .no-later = No later step has been played in this round.
