### What is heard of the table beside the story's own sentences. $who is another player.

heard =
    .drew-discarded = { $who } húzott, majd eldobta: { $card }.
    .gathered = Félretéve. { $meld }.
