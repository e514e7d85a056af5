### What is heard of the table beside the story's own sentences. $who is another player.

heard =
    .drew-discarded = { $who } a pioché et jeté { $card }.
    .gathered = Combinaison préparée. { $meld }.
