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
    .deal = Donne
    .melds = Combinaisons
    .opening = Première pose
    .draw = Pioche
    .end = Fin de la manche
    .scoring = Points
    .match = Partie
    .start = Cette partie
switch =
    .players = Nombre de joueurs
    .packs = Nombre de jeux de cartes
    .hand_size = Cartes par joueur
    .direction = Sens du jeu
    .melds = Combinaisons permises
    .ace_in_runs = L’as dans les suites
    .sets_need_distinct_suits = Brelans et carrés sans couleur en double
    .opening_minimum = Minimum de la première pose
    .lay_off_needs_opening = Compléter seulement après avoir posé
    .take_depth = Ce qu’on peut prendre dans la défausse
    .may_discard_taken_card = La carte prise peut être jetée aussitôt
    .taken_card_must_be_melded = La carte prise doit être posée
    .discard_to_win = La dernière carte doit être jetée
    .stock_end = Quand la pioche est vide
    .reshuffle_limit = Combien de fois la défausse est remélangée
    .turn_limit = Manche la plus longue, en tours
    .ace_value = Valeur de l’as resté en main
    .ace_meld_value = Valeur de l’as posé haut, en brelan ou en carré
    .ace_low_value = Valeur de l’as posé bas
    .scoring = Qui marque quoi
    .target_score = Score à atteindre
    .rounds = Nombre maximal de manches
switch-help =
    .players = Combien de joueurs sont à la table.
    .packs = Tous les jeux sont mélangés ensemble.
    .hand_size = Pour le nombre de joueurs choisi plus haut.
    .direction = Les places sont numérotées dans l’ordre de la table.
    .melds = Suites, brelans et carrés, ou seulement l’un des deux.
    .ace_in_runs = Après le roi, avant le deux, ou aux deux bouts.
    .sets_need_distinct_suits = Activé : jamais deux cartes de la même couleur dans un brelan ou un carré.
    .opening_minimum = 0 : toute première combinaison convient.
    .lay_off_needs_opening = Activé : il faut avoir posé dans la manche pour compléter des combinaisons. Désactivé : tout le monde peut le faire.
    .take_depth = Seulement la carte du dessus, ou autant qu’on veut.
    .may_discard_taken_card = Désactivé : ce qui vient de la défausse reste en main pour ce tour.
    .taken_card_must_be_melded = Activé : ce qui vient de la défausse est posé dans le même tour.
    .discard_to_win = Activé : poser ou ajouter toutes ses cartes est refusé. Désactivé : cela permet de finir.
    .stock_end = Qui gagne quand on demande une carte à la pioche vide.
    .reshuffle_limit = 0 : jamais ; la manche finit alors avec la pioche.
    .turn_limit = Une manche que personne ne termine s’arrête là.
    .ace_value = Sa place dans une suite ne change pas.
    .ace_meld_value = Compte pour la première pose.
    .ace_low_value = Compte pour la première pose.
    .scoring = Ce qu’on inscrit à la fin d’une manche.
    .target_score = La partie s’arrête dès que quelqu’un l’atteint.
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
