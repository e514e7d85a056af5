### What is heard of the table beside the story's own sentences. $who is another player.

heard =
    .drew-discarded = { $who }: سحبُ ورقة من كومة السحب ورمي { $card }.
    .gathered = جُهّزت تشكيلة. { $meld }.
