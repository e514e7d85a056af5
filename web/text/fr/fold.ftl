fold =
    .open = Montrer toute la défausse : { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    }
    .close = Ne montrer que les dernières cartes de la défausse
