### The fair deal, and replays that are handed on.

## The hashes and seeds of a match's rounds. A hash is the SHA-256 of a seed.

fair =
    .title = Fair deal
    .waits = The seeds of the match are being looked up.
    .how = Before the first card of a round, the game draws a secret: the seed. The order of the whole pack follows from it. At once you see its hash, which is like a fingerprint: it gives away nothing of the seed, and nobody can find another seed with the same one. When the round is over, you see the seed itself. If it has that very hash, the order of the cards was settled before the first one was dealt.
    .given = In this match one seed was given in advance: by a link, by hand, or by an earlier version of the game. Every round follows from it, so whoever knows it can know all the cards. It is shown here when the match is over.
    .sent = This replay was sent to you. You see the seeds as they were sent; whether the hashes were there before the first card, only those who played can say.
    .of-match = Seed of the match
    .hash = Hash of the seed
    .seed = Seed
    .later = It is shown when the round is over.
    .later-match = It is shown when the match is over.
    .over = over
    .runs = being played
    .next = not yet dealt
    .check = Check the deal
    .checking = Everything is being worked out once more…
    .yes = Yes: the deal follows from the seed.
    .no = No: something here does not fit together.
    .hash-yes = Your browser has worked out the hash of the seed itself: it is the one shown above.
    .hash-no = Your browser has worked out the hash of the seed itself: it is a different one from the one shown above.
    .hash-open = This browser cannot work out the hash here. The command below does it.
    .note-yes = When the round began, this device noted the hash. It is the same one.
    .note-no = When the round began, this device noted a different hash.
    .deal-yes = The pack was shuffled and dealt once more from the seed: all { $cards } cards lie as they lay then, and everything that was played fits ({ $acts } acts).
    .deal-no = What was played does not follow from this seed. Either the saved match was altered, or an older version of the game dealt it.
    .pack = The whole pack
    .pack-how = From the top, in the order it lay. The shapes show who got which card; a star marks a card that was turned up; the pale ones were left in the stock.
    .lot-up = turned up
    .lot-aside = laid aside
    .proof = What this proves
    .proves = The order of the cards was settled before the first one was dealt, and all hands came from it. Nothing that you or the others did afterwards could change it.
    .proves-not = It does not prove that the seed was drawn blindly, or that nobody looked at it. The game runs on this very device; for that you have to trust its program.
    .self = Checking it without this page
    .self-how = Write down the hash before you play, and the seed afterwards. Any tool for SHA-256 tells you the hash of the seed. The command that appears with the check deals the same cards, with nothing but Python and the program of this game.
    .command = This command prints the pack, all hands and the hash:
    .sum = This one tells only the hash; on a Mac or Linux:
    .copy-hash = Copy the hash of round { $round }
    .copy-seed = Copy the seed of round { $round }
    .copy-command = Copy the command for round { $round }
    .copy-sum = Copy the command for the hash of round { $round }
    .copied = Copied.
    .send = Share the replay
    .send-how = { $rounds ->
        [one] The one round that is over goes along, with all hands open, and the names of those who played it.
       *[other] The { $rounds } rounds that are over go along, with all hands open, and the names of those who played them.
    }
    .send-link = The whole replay is in the link itself; opening it sends nothing to any server.
    .send-long = This replay is too long for a link. Send it as a file instead.
    .send-waits = The replay is being packed.
    .send-none = There is nothing to share yet: no round is over.
    .send-given = This match was dealt from a given seed, which would give away the rounds still to come. It can be shared once the match is over.
    .open = Open a replay
    .eyes = Seen by
    .eyes-of = Seen by { $name }
    .opens = The replay is being opened. The program that lays its cards out is loading.
    .sent-damaged = This replay is damaged or incomplete. Perhaps its link was cut off on the way: ask for the file.
    .sent-foreign = There is no replay in this file.
    .sent-newer = This replay comes from a newer version of Rami. Reload the page to get that version.
    .sent-apart = This replay does not come out as it was sent. Either it was altered, or another version of the game played it.
    .sent-large = This file is too large for a replay.
    .sent-gone = The replay that was sent is no longer here. Open its file once more.
    .dealt = Round { $round }. The cards are dealt.
