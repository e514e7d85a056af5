### What is heard of the table beside the story's own sentences. $who is another player.

heard =
    .drew-discarded = { $who } drew from the stock and discarded { $card }.
    .gathered = Gathered. { $meld }.
