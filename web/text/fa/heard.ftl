### What is heard of the table beside the story's own sentences. $who is another player.

heard =
    .drew-discarded = { $who } از استوک کشید و دور انداخت: { $card }.
    .gathered = ترکیب کنار گذاشته شد. { $meld }.
