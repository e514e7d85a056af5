### Sounds and vibration.

sound =
    .senses = Sound and vibration
    .sounds = Sounds
    .sounds-help = Cards, your turn, a call, and a round that you win. Switch them on to hear one.
    .vibration = Vibration
    .vibration-help = When it is your turn, when you can call, and when an act is refused.
