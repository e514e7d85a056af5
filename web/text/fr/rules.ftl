### The words of the games: seats, levels, switches and their values. Keys are the names the engine uses.

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

## Rules: sections, switches, their values

section =
    .players = Joueurs
    .house = Règles maison
    .deal = Donne
    .melds = Combinaisons
    .wilds = Jokers
    .opening = Ouverture
    .draw = Pioche
    .end = Fin de la manche
    .scoring = Points
    .match = Partie
    .start = Cette partie
switch =
    .players = Nombre de joueurs
    .packs = Nombre de jeux de cartes
    .jokers = Nombre de jokers
    .hand_size = Cartes par joueur
    .dealer_starts_with_discard = Le donneur commence en jetant une carte
    .direction = Sens du jeu
    .melds = Combinaisons permises
    .ace_in_runs = L’as dans les suites
    .sets_need_distinct_suits = Brelans et carrés sans couleur en double
    .max_wilds_per_meld = Jokers par combinaison, au plus
    .wild_limit_by_part = Une longue combinaison compte par parties
    .naturals_must_outnumber_wilds = Plus de cartes naturelles que de jokers
    .wild_position = La place d’un joker
    .wild_reclaim = Les jokers peuvent être récupérés
    .reclaimed_wild_must_be_replayed = Un joker récupéré doit être rejoué
    .reclaimed_wild_needs_new_meld = Un joker récupéré va dans une nouvelle combinaison
    .wild_reclaim_from_short_set = Récupérer avec les deux couleurs manquantes
    .may_discard_wild = Un joker peut être jeté
    .opening_minimum = Minimum de l’ouverture
    .opening_needs_clean_run = L’ouverture demande une suite franche
    .opening_ladder = Chaque ouverture dépasse la précédente
    .rami_sec_waives_opening = Finir dispense du minimum
    .lay_off_needs_opening = Compléter seulement après avoir posé
    .lay_off_in_opening_turn = Compléter dans le tour de l’ouverture
    .take_depth = Ce qu’on peut prendre dans la défausse
    .may_discard_taken_card = La carte prise peut être jetée aussitôt
    .taken_card_must_be_melded = La carte prise doit être posée
    .taken_card_must_open = Avant d’ouvrir, ne prendre que pour ouvrir
    .discard_from_turn = À partir de quel tour prendre dans la défausse
    .last_card_draws_stock = Avec une seule carte, on pioche
    .discard_to_win = La dernière carte doit être jetée
    .stock_end = Quand la pioche est vide
    .reshuffle_limit = Combien de fois la défausse est remélangée
    .turn_limit = Manche la plus longue, en tours
    .ace_value = Valeur de l’as resté en main
    .ace_meld_value = Valeur de l’as posé haut, en brelan ou en carré
    .ace_low_value = Valeur de l’as posé bas
    .wild_hand_value = Valeur du joker resté en main
    .scoring = Qui marque quoi
    .unopened_penalty = Qui perd sans avoir ouvert paie
    .rami_sec_doubles = Le rami sec double les points
    .winner_bonus = Ce que le gagnant marque en plus
    .target_score = Score à atteindre
    .elimination = Élimination à la limite
    .rounds = Nombre maximal de manches
switch-help =
    .players = Combien de joueurs sont à la table.
    .packs = Tous les jeux sont mélangés ensemble.
    .jokers = Dans tous les jeux ensemble.
    .hand_size = Pour le nombre de joueurs choisi plus haut.
    .dealer_starts_with_discard = Activé : le donneur reçoit une carte de plus, aucune n’est retournée, et celle qu’il jette commence la défausse.
    .direction = Les places sont numérotées dans l’ordre de la table.
    .melds = Suites, brelans et carrés, ou seulement l’un des deux.
    .ace_in_runs = Après le roi, avant le deux, ou aux deux bouts.
    .sets_need_distinct_suits = Activé : jamais deux cartes de la même couleur dans un brelan ou un carré.
    .max_wilds_per_meld = Ceux qu’on y ajoute comptent aussi.
    .wild_limit_by_part = Activé : une longue combinaison compte pour plusieurs de trois cartes ou plus, et chacune d’elles peut avoir autant de jokers.
    .naturals_must_outnumber_wilds = Activé : chaque combinaison contient plus de cartes naturelles que de jokers.
    .wild_position = Quand un joker pourrait prendre deux places dans une suite.
    .wild_reclaim = Activé : qui a ouvert peut prendre un joker de la table en mettant à sa place la carte qu’il remplace.
    .reclaimed_wild_must_be_replayed = Activé : dans le même tour, si c’est possible. Désactivé : il peut rester en main.
    .reclaimed_wild_needs_new_meld = Activé : on ne peut pas l’ajouter à une combinaison de la table.
    .wild_reclaim_from_short_set = Activé : dans un brelan où deux cartes seulement sont naturelles, les deux couleurs qui manquent prennent ensemble la place du joker.
    .may_discard_wild = Désactivé : seulement si le tour ne peut pas finir autrement.
    .opening_minimum = 0 : toute première combinaison convient.
    .opening_needs_clean_run = Activé : une des combinaisons de l’ouverture est une suite sans joker.
    .opening_ladder = Activé : chaque ouverture de la manche doit valoir plus que celle d’avant.
    .rami_sec_waives_opening = Activé : une pose qui ne laisse aucune carte, ou une seule à jeter, peut valoir aussi peu qu’on veut.
    .lay_off_needs_opening = Activé : il faut avoir posé dans la manche pour compléter des combinaisons. Désactivé : tout le monde peut le faire.
    .lay_off_in_opening_turn = Désactivé : qui ouvre peut compléter à partir du tour suivant.
    .take_depth = Seulement la carte du dessus, ou autant qu’on veut.
    .may_discard_taken_card = Désactivé : ce qui vient de la défausse reste en main pour ce tour.
    .taken_card_must_be_melded = Activé : ce qui vient de la défausse est posé dans le même tour.
    .taken_card_must_open = Activé : la carte prise dans la défausse doit faire partie de l’ouverture même.
    .discard_from_turn = On compte les tours de chacun dans la manche.
    .last_card_draws_stock = Activé : avec une seule carte en main, on ne prend pas dans la défausse.
    .discard_to_win = Activé : poser ou ajouter toutes ses cartes est refusé. Désactivé : cela permet de finir.
    .stock_end = Qui gagne quand on demande une carte à la pioche vide.
    .reshuffle_limit = 0 : jamais ; la manche finit alors avec la pioche.
    .turn_limit = Une manche que personne ne termine s’arrête là.
    .ace_value = Sa place dans une suite ne change pas.
    .ace_meld_value = Compte pour l’ouverture.
    .ace_low_value = Compte pour l’ouverture.
    .wild_hand_value = Sur la table, un joker vaut la carte qu’il remplace.
    .scoring = Ce qu’on inscrit à la fin d’une manche.
    .unopened_penalty = Au lieu de la valeur de sa main ; jamais doublé.
    .rami_sec_doubles = Activé : finir en un seul tour, sans avoir ouvert avant, double ce que valent les mains des autres.
    .winner_bonus = Les totaux bas sont bons : un nombre négatif est une récompense. Trois nombres : pour finir, pour le rami sec, pour le rami sec avant toute autre ouverture.
    .target_score = La partie s’arrête dès que quelqu’un l’atteint.
    .elimination = Activé : qui l’atteint ne reçoit plus de cartes, et la dernière personne en jeu gagne.
    .rounds = Ensuite, le meilleur total gagne.
value =
    .on = Activé
    .off = Désactivé
    .span = De { $least } à { $most }
    .clockwise = Sens horaire
    .counter_clockwise = Sens inverse
    .both = Toutes
    .sets = Brelans et carrés
    .runs = Suites seulement
    .high = Après le roi
    .low = Avant le deux
    .low_or_high = Aux deux bouts
    .any = Autant qu’on veut
    .lowest_hand = La main la plus faible
    .nobody = Personne
    .winner_takes_hands = Le gagnant, les mains des autres
    .penalty = Chacun, sa propre main
    .take_depth-1 = La carte du dessus
    .reshuffle_limit-none = Sans limite
    .target_score-none = Aucun
    .lowest = La plus basse
    .chosen = Le joueur choisit
    .max_wilds_per_meld-none = Sans limite
    .discard_from_turn-1 = 1er tour
    .discard_from_turn-2 = 2e tour
    .discard_from_turn-3 = 3e tour
    .unopened_penalty-none = Sa main
    .winner_bonus-0 = Rien
    .winner_bonus-named = { $out }, { $rami_sec } ou { $rami_sec_empty_table }
