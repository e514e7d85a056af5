### Words of the whole page: ranks, seats, levels, and why a hint is a good move.

## Ranks in sets, after "brelan" or "carré". $rank is A, J, Q or K, or the number 2 to 10.

rank =
    .many = { $rank ->
        [A] d’as
        [J] de valets
        [Q] de dames
        [K] de rois
        [2] de deux
        [3] de trois
        [4] de quatre
        [5] de cinq
        [6] de six
        [7] de sept
        [8] de huit
        [9] de neuf
       *[other] de dix
    }
    .all = { $rank ->
        [A] les as
        [J] les valets
        [Q] les dames
        [K] les rois
        [2] les deux
        [3] les trois
        [4] les quatre
        [5] les cinq
        [6] les six
        [7] les sept
        [8] les huit
        [9] les neuf
       *[other] les dix
    }
## Seats

seat =
    .you = Vous
    .person = Joueur { $number }
    .name-1 = Nadia
    .name-2 = Marcel
    .name-3 = Yasmine
    .name-4 = Claire
    .name-5 = Karim
    .name-6 = Jules
    .name-7 = Leïla
    .initial-1 = N
    .initial-2 = M
    .initial-3 = Y
    .initial-4 = C
    .initial-5 = K
    .initial-6 = J
    .initial-7 = L
level =
    .you = vous
    .person = humain
    .easy = facile
    .normal = normal
    .hard = difficile

## Why a hint is a good move

hint =
    .out = Ce sont vos dernières cartes : vous gagnez la manche.
    .end = Votre dernière carte partie, la manche est finie, avant que { $count ->
        [1] votre adversaire ne pose
       *[other] les autres ne posent
    } davantage.
    .float = Votre dernière carte posée, vous flottez : vous n’avez plus rien à perdre.
    .open = Ces combinaisons valent { $points }, et il faut { $needed } : avec elles, vous ouvrez.
    .meld = Une fois sur la table, ces cartes ne comptent plus contre vous : votre main perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .lay-off = { $count ->
        [1] Une fois ajoutée, cette carte ne compte plus
       *[other] Une fois ajoutées, ces cartes ne comptent plus
    } contre vous : votre main perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .score = { $points ->
        [one] Sur la table, ces cartes vous rapportent { $points } point, quel que soit celui qui termine.
       *[other] Sur la table, ces cartes vous rapportent { $points } points, quel que soit celui qui termine.
    }
    .match = Une carte joker remplace { $card } : la vraie carte compte aussi, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous.
    .call = { $card } trouve sa place : annoncée, elle compte pour vous.
    .no-call = Il n’y a rien à faire de { $card } pour l’instant.
    .let-go = Après une annonce, il faut jeter une carte : cela vous coûterait plus que { $card } ne rapporte.
    .many = Ce que vous posez compte, et plus de cartes font plus de combinaisons.
    .few = Il ne s’agit que de se défaire de ses cartes : prenez-en peu.
    .reclaim = Le joker vous revient, et vous pouvez le jouer là où il sert davantage.
    .reclaim-wild = La carte joker vous revient, et vous pouvez la jouer là où elle sert davantage.
    .replay = Le joker récupéré doit être rejoué dans ce tour, et c’est ici qu’il vous sert le mieux.
    .take-joker = Un joker va presque partout : n’en laissez jamais dans la défausse.
    .take-wild = { $card } est une carte joker et va presque partout : n’en laissez jamais dans la défausse.
    .take-deep = { $card } peut être posée aussitôt, et avec elle { $count } cartes vous viennent en main, d’une valeur de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
    .take-reclaim = Un joker de la table remplace { $card } : mettez cette carte à sa place, et le joker est à vous.
    .take-open = Avec { $card }, vos combinaisons atteignent les { $needed } qu’il faut pour ouvrir.
    .take-meld = Avec { $card }, vous avez une combinaison : { $cards }.
    .take-lay-off = { $card } complète une combinaison de la table.
    .take-keep = { $card } va bien avec votre main.
    .leave = Parmi les { $unseen } cartes que vous n’avez pas vues, { $count ->
        [one] { $count } compléterait
       *[other] { $count } compléteraient
    } une combinaison : mieux vaut piocher que prendre { $card }.
    .draw = Il n’y a rien d’autre à prendre.
    .only = Aucune autre carte ne peut être jetée.
    .wait = { $first } Vous pourriez ouvrir, mais gardez vos combinaisons cachées pour l’instant : personne n’est près de terminer.
    .hold = { $first } Vos combinaisons valent maintenant { $reached } sur les { $needed } qu’il faut pour ouvrir.
    .safe = { $card } ne va avec aucune combinaison de la table : personne ne peut l’annoncer.
    .high = { $card } n’entre dans aucune combinaison, et c’est la plus chère des cartes dont vous pouvez vous passer : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .spare = { $card } est la carte dont vous avez le moins besoin, et elle aide peu { $count ->
        [1] votre adversaire
       *[other] les autres
    }.
    .split = Même si elle peut servir à une combinaison, { $card } est la carte la moins utile à votre main.
    .take-build = { $card } va avec { $cards } : { $others } compléterait la combinaison, et il en reste { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }.
    .leave-lone = { $card } ne va avec rien dans votre main ; parmi les { $unseen } cartes que vous n’avez pas vues, { $count ->
        [one] { $count } compléterait
       *[other] { $count } compléteraient
    } une combinaison.
    .leave-told = { $card } ne complète aucune de vos combinaisons, et la prendre montrerait { $count ->
        [1] à votre adversaire
       *[other] aux autres
    } ce que vous cherchez.
    .near = { $who } n’a plus que { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : une fois sur la table, celles-ci ne comptent plus contre vous.
    .near-stock = { $count ->
        [0] La pioche est vide
        [one] Il ne reste que { $count } carte dans la pioche
       *[other] Il ne reste que { $count } cartes dans la pioche
    } : posez ce qui compterait contre vous.
    .held = { $first } Gardez { $cards } pour l’instant : tant que ces cartes sont dans votre main, personne ne peut les compléter.
    .whole = { $others } fait partie de cette combinaison, à garder entière : { $cards }.
    .risk = { $who } a pris { $cards }, et { $others } irait bien avec : jeter { $card } est plus sûr.
    .gift = { $others } va avec une combinaison de la table, { $card } avec aucune.
    .dead = { $card } ne peut servir à personne : les cartes qu’il lui faudrait sont parties, ou dans votre main.
    .unwanted = { $who } a jeté { $cards } : { $card } ne lui servira sans doute guère.
    .lone = { $card } ne va avec rien dans votre main. À { $cards }, il ne manque que { $others } : il en reste { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }.
    .build = Jetez { $card } plutôt qu’une carte de { $cards } : { $others } en ferait une combinaison, et il en reste { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }.
    .go-out = Toutes vos cartes peuvent partir dans ce tour : vous gagnez la manche.
    .wait-took = { $first } Avec { $card }, vous avez les { $needed } qu’il faut pour ouvrir, mais gardez vos combinaisons cachées pour l’instant : personne n’est près de terminer.
    .leave-help = Parmi les { $unseen } cartes que vous n’avez pas vues, { $count ->
        [one] { $count } va
       *[other] { $count } vont
    } avec votre main ou avec la table : mieux vaut piocher que prendre { $card }.
    .end-stock = La pioche est vide : y piocher termine la manche.
    .end-lowest = La pioche est vide : y piocher termine la manche, et la main la plus basse gagne.
    .last-stock = { $count ->
        [0] La pioche est vide
        [one] Il ne reste que { $count } carte dans la pioche
       *[other] Il ne reste que { $count } cartes dans la pioche
    } : la manche va finir, et la main la plus basse gagne.
    .last-high = { $count ->
        [0] La pioche est vide
        [one] Il ne reste que { $count } carte dans la pioche
       *[other] Il ne reste que { $count } cartes dans la pioche
    } : la manche va finir, et la main la plus basse gagne. Hors combinaison, aucune carte ne coûte plus que { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .again = { $first } C’était déjà le cas au tour { $turn } : seul ce que cela coûte en plus est compté ici.
