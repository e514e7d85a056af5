### Sons et vibreur.

sound =
    .senses = Son et vibreur
    .sounds = Sons
    .sounds-help = Les cartes, votre tour, une annonce et une manche gagnée. Activez-les pour en entendre un.
    .vibration = Vibreur
    .vibration-help = À votre tour, quand vous pouvez annoncer et quand un coup est refusé.
