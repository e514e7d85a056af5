### The table: what is owed, what may be done, what happened. A card in an argument is printed, or spoken as "10 of hearts".
### Cards come without an article, and no preposition that would be cut short before a vowel stands before a card or a name.

table =
    .menu = Menu
    .round = Manche { $round }
    .round-target = Manche { $round } · en { $target }
    .house = { $round } · règles maison
    .you = Vous, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .seat = { $name }, { $level }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .players = Joueurs
    .piles = Pioche et défausse
    .melds = Combinaisons
    .acts = Actions du joueur
    .no = Impossible.
    .seat-out = { $name }, hors de la partie, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .out = hors jeu
    .opened = { $seat }, ouverture faite
    .unopened = { $seat }, pas encore d’ouverture
    .last-turn = Dernier tour : { $name }
    .with-melded = { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en combinaisons dans cette manche
    .melded = +{ $points }
    .floats = flotte
    .gone = a fini
    .seat-floating = { $name }, { $level }, flotte sans cartes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .seat-gone = { $name }, { $level }, n’a plus de cartes et a fini, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you-float = Vous flottez sans cartes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .seen = Cartes que tout le monde a vues dans la main de ce joueur, { $name } : { $cards }.
    .with-up-card = { $seat }, carte visible { $card }

meld =
    .run = Suite, { $first } à { $last }, { $count } cartes
    .set = { $count ->
        [3] Brelan { $rank }
        [4] Carré { $rank }
       *[other] Groupe { $rank }, { $count } cartes
    }
    .stands-for = { $card } à la place de : { $place }
    .add-to = Ajouter { $cards } ici. { $meld }
    .before = Ajouter { $cards } avant { $card }
    .after = Ajouter { $cards } après { $card }
    .stands-in-set = { $card } dans un groupe { $rank }
    .swap = Récupérer cette carte avec { $cards }. { $wild }
    .wilds = Combinaison de { $count } cartes joker
    .match = Poser { $cards } à côté de cette carte. { $wild }
    .matched = { $card }, à côté de { $wild } qui tient sa place
    .owned = { $card }, { $who }

## The two piles. The words lie on a lit pile.

pile =
    .stock = Pioche, { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
    .draw = Piocher : pioche, { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
    .draw-word = Piocher
    .discard = Défausse, { $top } sur le dessus
    .empty = Défausse, vide
    .fan = Défausse, la plus ancienne d’abord, { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
    .take = Prendre : défausse, { $top } sur le dessus
    .take-word = Prendre
    .put = Jeter ici : { $card }. Défausse, { $top } sur le dessus
    .put-first = Jeter ici : { $card }. Défausse, vide
    .put-word = Jeter ici
    .wild = Cartes joker de cette manche : { $cards }
    .wild-word = joker
    .aside = { $card }, qui indique les cartes joker et reste hors jeu
    .lies = { $card }, { $count ->
        [1] carte du dessus
       *[other] la prendre, c’est en prendre { $count }
    }

## Whose turn it is and what that player owes

banner =
    .yours = À vous
    .draw-or-take = Piochez, ou prenez la carte de la défausse.
    .draw-or-fan = Piochez, ou touchez une carte de la défausse : toutes celles qui la couvrent viennent avec.
    .draw = Piochez une carte.
    .stock-empty = La pioche est vide. Prenez la défausse : demander une carte à la pioche met fin à la manche.
    .stock-only = La pioche est vide : lui demander une carte met fin à la manche.
    .choose = Choisissez des cartes à combiner, ou une carte à jeter.
    .choose-add = Choisissez des cartes à combiner, à ajouter à une combinaison, ou une carte à jeter.
    .choose-last = Une seule carte : jetez-la et vous finissez la manche.
    .discard = Jetez { $card }, ou choisissez d’autres cartes.
    .discard-last = Jetez { $card } : c’est votre dernière carte, vous finissez la manche.
    .discard-or-run = Jetez { $card }, ou ajoutez cette carte à la suite éclairée.
    .discard-or-set = Jetez { $card }, ou ajoutez cette carte au groupe éclairé.
    .discard-or-choice = Jetez { $card }, ou ajoutez cette carte à une combinaison éclairée.
    .no-discard = Impossible de jeter { $card } maintenant. Choisissez d’autres cartes.
    .meld = C’est une combinaison : à poser ou à préparer.
    .meld-add = C’est une combinaison : à poser, ou des cartes à ajouter à une combinaison éclairée.
    .gather-more = C’est une combinaison : à préparer avec les autres.
    .add = Ces cartes vont avec la combinaison éclairée.
    .no-meld = Ces cartes ne forment pas de combinaison.
    .tray = Posez vos combinaisons, ou préparez-en d’autres.
    .other-draws = { $name } doit piocher.
    .other-plays = { $name } joue, puis jette une carte.
    .paused = Pause
    .paused-say = Les autres vous attendent.
    .over = La manche est finie
    .over-say = Les cartes sont comptées.
    .arranging = Votre ordre
    .pick-up = Touchez la carte à déplacer.
    .held = Devant quelle carte mettre { $card } ? Touchez-la.
    .choose-first = Choisissez des cartes pour ouvrir ({ $points } points ou plus), ou une carte à jeter.
    .gather-first = C’est une combinaison : à préparer. L’ouverture doit atteindre { $points } points.
    .short = Il manque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ouvrir. Préparez d’autres combinaisons, ou jetez une carte.
    .discard-or-swap = Jetez { $card }, ou servez-vous-en pour récupérer la carte éclairée.
    .swap = Touchez la carte éclairée pour la récupérer avec { $cards }.
    .must-meld = { $cards } : à poser dans ce tour.
    .must-open = Votre ouverture doit contenir { $cards }.
    .must-replay = { $count ->
        [one] Rejouez si possible dans ce tour la carte récupérée.
       *[other] Rejouez si possible dans ce tour les { $count } cartes récupérées.
    }
    .gather = C’est une combinaison : à préparer.
    .match = Touchez la carte joker éclairée pour poser { $cards } à côté.
    .discard-or-match = Jetez { $card }, ou posez cette carte à côté de la carte joker éclairée.
    .other-called = { $name } a annoncé « rami » et doit jeter une carte.
    .other-chooses = { $name } choisit son nombre de cartes.
    .caller = Vous avez annoncé « rami » : jetez maintenant une carte.
    .float-draw = Vous flottez, sans cartes : piochez-en une.
    .float-last = Vous flottez et la pioche est vide : lui demander une carte met fin à la manche.
    .float-play = { $card } peut être jouée et doit donc l’être : ajoutez-la à une combinaison.
    .float-out = { $card } ne va avec aucune combinaison : jetez-la et vous finissez.
    .wild-by = { $rank ->
        [A] Les as
        [J] Les valets
        [Q] Les dames
        [K] Les rois
        [2] Les deux
        [3] Les trois
        [4] Les quatre
        [5] Les cinq
        [6] Les six
        [7] Les sept
        [8] Les huit
        [9] Les neuf
       *[other] Les dix
    } sont jokers : { $whose ->
        [you] votre { $card }
        [nobody] { $card } à côté de la pioche
       *[other] { $card } chez { $who }
    }.

## Buttons

act =
    .draw = Piocher
    .take-card = Prendre { $card }
    .take-many = Prendre { $count } cartes
    .lay = Poser
    .lay-all = Tout poser
    .gather = Préparer
    .add-run = Compléter
    .add-set = Compléter
    .add-choice = Compléter …
    .discard = Jeter
    .discard-card = Jeter { $card }
    .result = Voir les points
    .go-on = Reprendre
    .done = Terminé
    .sort = Trier
    .sort-label = Trier la main
    .hint = Conseil
    .undo = Annuler
    .do-it = Jouer ce coup
    .gather-points = Préparer ({ $points })
    .reclaim = Récupérer
    .match = Poser à côté
    .match-card = Poser { $cards } à côté de la carte joker qui tient sa place
    .call-or-pass = Rami, ou passer
    .choose-count = Choisir un nombre

sort =
    .suit = Par couleur
    .rank = Par rang
    .melds = Par combinaison
    .hand = À la main
    .done-suit = Votre main est triée par couleur.
    .done-rank = Votre main est triée par rang.
    .done-melds = Votre main est triée par combinaison.

hand =
    .name = Votre main
    .drawn = { $card }, carte piochée
    .held = { $card }, à déplacer
    .put-before = Placer avant { $card }
    .put-last = Placer à la fin
    .must = { $card }, à poser dans ce tour
    .again = { $card }, à rejouer dans ce tour

tray =
    .name = Combinaisons préparées
    .taking = Prise dans la défausse
    .take = { $others ->
        [0] Prendre { $card }.
        [one] Prendre { $card } et la carte posée dessus.
       *[other] Prendre { $card } et les { $others } cartes posées dessus.
    }
    .offer = { $points ->
        [one] Combinaison, { $points } point
       *[other] Combinaison, { $points } points
    }
    .worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .back = Remettre en main : { $cards }
    .offers = Combinaison, { $least } à { $most } points
    .of = { $points } sur { $needed }
    .progress = Valeur des combinaisons préparées
    .take-meld = { $card } forme tout de suite une combinaison : { $cards }.
    .take-add = { $card } s’ajoute tout de suite à cette combinaison : { $cards }.
    .take-match = { $card } se pose tout de suite à côté de la carte joker de cette combinaison : { $cards }.
    .take-cannot = { $why } C’est impossible pour l’instant.
    .take-ways = { $way } { $others ->
        [one] Il y a { $others } autre façon de la poser.
       *[other] Il y a { $others } autres façons de la poser.
    }

## The menu

menu =
    .title = Menu
    .rules = Règles de cette partie
    .replay = Revoir la manche
    .settings = Réglages
    .keys = Touches
    .pause = Pause
    .resume = Reprendre
    .leave = Quitter (enregistrée)
    .abandon = Abandonner la partie

## What the hint would do

advice =
    .draw = Piochez.
    .take = Prenez la carte de la défausse.
    .take-many = Prenez { $count } cartes de la défausse.
    .lay = Posez { $cards }.
    .add = Ajoutez { $cards }.
    .add-to = Ajoutez { $cards } à { $meld }.
    .discard = Jetez { $card }.
    .reclaim = Récupérez la carte joker avec { $cards }.
    .melds = { $first } · { $rest }
    .call = Annoncez « rami ».
    .pass = Laissez passer.
    .choose = Prenez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout.

## A card fits several melds

which =
    .title = Quelle combinaison ?
    .say = { $cards } : plusieurs combinaisons sont possibles.
    .run = Cette suite
    .set = Ce groupe
    .joker = Où placer le joker ?
    .places = { $count ->
        [2] Deux places sont possibles.
       *[other] { $count } places sont possibles.
    } Il reste là où vous le mettez.
    .as = À la place de : { $cards }
    .as-set = Brelan ou carré { $rank }
    .as-label = { $where }. { $meld }
    .wilds = Ces cartes joker
    .wild = Que remplacent les cartes joker ?
    .wild-places = { $count ->
        [2] Deux façons sont possibles.
       *[other] { $count } façons sont possibles.
    } Les cartes restent comme vous les posez.
    .own = Chaque carte pour elle-même

## Why a press changes nothing

why =
    .over = La manche est finie.
    .turn = Ce n’est pas votre tour : c’est à { $who } de jouer.
    .draw-first = Piochez d’abord une carte.
    .one-to-discard = Choisissez une seule carte à jeter.
    .cards-to-meld = Choisissez d’abord des cartes qui forment une combinaison.
    .cards-to-add = Choisissez d’abord les cartes à ajouter.
    .fits-nowhere = Ces cartes ne vont avec aucune combinaison de la table.
    .no-hint = Il n’y a pas de conseil pour le moment.
    .nothing-to-undo = Il n’y a rien à annuler.
    .cards-to-swap = Choisissez d’abord la carte à mettre à la place de la carte joker.
    .frees-none = Ces cartes ne permettent de récupérer aucune carte joker de la table.
    .cards-to-match = Choisissez d’abord la carte qu’une carte joker de la table remplace.
    .matches-none = Aucune carte joker de la table ne remplace ces cartes.
    .call-first = Annoncez d’abord « rami », ou passez.
    .choose-first = Choisissez d’abord combien de cartes vous voulez.
    .no-call = Il n’y a rien à annoncer maintenant.
    .no-way-to-call = Ces cartes n’entrent dans aucune annonce.

## Why an action is refused. $card and $cards are printed as cards.

refusal =
    .bad_input = Ce n’est pas une action du jeu.
    .bad_rules = Ces règles sont incompatibles entre elles.
    .not_allowed_here = Les règles de cette partie ne prévoient pas cette action.
    .wrong_phase = { $rule ->
        [R5-S3] Vous avez annoncé : jetez maintenant une carte.
        [R5-20] On ne demande d’annonce à personne maintenant.
       *[other] Ce n’est pas possible maintenant.
    }
    .not_your_turn = Ce n’est pas votre tour.
    .not_in_hand = Vous n’avez pas cette carte en main : { $card }.
    .no_such_meld = Cette combinaison n’est pas sur la table.
    .cannot_take_discard = { $rule ->
        [RA-H21] Avec une seule carte, vous ne pouvez que piocher.
        [RA-H25] Il est trop tôt dans la manche pour prendre dans la défausse.
        [R5-26] Tant que vous flottez, vous ne pouvez que piocher.
       *[other] La défausse n’a pas autant de cartes.
    }
    .not_a_meld = { $cards } : ce n’est ni un brelan, ni un carré, ni une suite.
    .not_opened = { $rule ->
        [RA-H14] Vous venez d’ouvrir : vous pourrez compléter les combinaisons de la table dès votre prochain tour.
       *[other] Vous pourrez utiliser les combinaisons de la table une fois que vous aurez ouvert.
    }
    .opening_too_low = Ces combinaisons valent { $reached } ; l’ouverture doit atteindre { $needed }.
    .does_not_fit = { $rule ->
        [R5-19] { $card } n’est pas ce que remplace une carte joker de cette suite, ou y est déjà posée.
       *[other] Avec { $cards }, ce ne serait plus une combinaison.
    }
    .cannot_discard_taken = Vous venez de prendre { $card } dans la défausse : vous ne pouvez pas jeter cette carte dans le même tour.
    .must_meld_taken = { $rule ->
        [RA-H4] Avant votre ouverture, { $card } ne peut être prise que pour en faire partie.
        [R5-V21] Qui prend { $card } doit la poser dans une nouvelle combinaison avec deux cartes naturelles de sa main.
        [R5-V27] Qui prend { $card } doit la poser dans une nouvelle combinaison avec deux cartes naturelles de sa main.
       *[other] Qui prend { $card } dans la défausse doit la poser dans le même tour.
    }
    .must_keep_a_discard = Vous devez garder une carte à jeter.
    .nothing_to_undo = Il n’y a rien à annuler.
    .stale_update = Trop tard : la table avait déjà changé.
    .match_ended = La partie a été arrêtée.
    .wild_goes_lowest = Un joker qui peut occuper deux places prend celle de moindre valeur.
    .wild_place_needed = Le joker a plusieurs places possibles : choisissez-en une.
    .too_many_wilds = Il y a trop de jokers pour une seule combinaison.
    .opening_needs_clean_run = L’ouverture doit contenir une suite franche, sans joker.
    .needs_new_meld = Un joker récupéré ne peut aller que dans une nouvelle combinaison.
    .cannot_discard_wild = Un joker ne peut pas être jeté.
    .must_replay_wild = Vous avez récupéré un joker : rejouez-le dans ce tour.
    .cannot_call = Cette carte ne peut pas être annoncée ainsi.
    .must_play_or_discard_drawn = { $rule ->
        [R5-27] { $card } peut être jouée : en flottant, vous devez la jouer.
       *[other] Vous avez pioché { $card } : posez-la dans ce tour, ou jetez-la.
    }
    .last_card_playable = { $card } pourrait compléter une combinaison de la table : la dernière carte jetée doit être injouable.

## What happened. $who is another player; the sentences with you- speak to the player.

story =
    .dealt = Manche { $round }. Les cartes sont distribuées, vous avez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .drew = { $who } a pioché.
    .took = { $who } a pris { $cards } dans la défausse.
    .melded-run = { $who } a posé une suite ({ $first } à { $last }).
    .melded-set = { $who } a posé { $count ->
        [3] un brelan { $rank }
        [4] un carré { $rank }
       *[other] un groupe { $rank } ({ $count } cartes)
    }.
    .laid-off-run = { $who } a ajouté { $cards } à une suite (maintenant { $first } à { $last }).
    .laid-off-set = { $who } a ajouté { $cards } à un { $count ->
        [4] brelan { $rank }, qui devient un carré
       *[other] groupe { $rank }, qui compte maintenant { $count } cartes
    }.
    .discarded = { $who } a jeté { $card }.
    .you-drew = Vous avez pioché { $cards }.
    .you-took = Vous avez pris { $cards } dans la défausse.
    .you-melded-run = Vous avez posé une suite ({ $first } à { $last }).
    .you-melded-set = Vous avez posé { $count ->
        [3] un brelan { $rank }
        [4] un carré { $rank }
       *[other] un groupe { $rank } ({ $count } cartes)
    }.
    .you-laid-off-run = Vous avez ajouté { $cards } à une suite (maintenant { $first } à { $last }).
    .you-laid-off-set = Vous avez ajouté { $cards } à un { $count ->
        [4] brelan { $rank }, qui devient un carré
       *[other] groupe { $rank }, qui compte maintenant { $count } cartes
    }.
    .you-discarded = Vous avez jeté { $card }.
    .reshuffled = La défausse a été mélangée et devient la nouvelle pioche.
    .undone = Coup annulé.
    .your-turn-draw = À vous : piochez une carte.
    .your-turn-play = À vous : posez, ou jetez une carte.
    .ended-out = { $who } a fini et gagne la manche, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .ended-stock = La manche est finie. { $who } la gagne, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-ended-out = Vous avez fini et gagnez la manche, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-ended-stock = La manche est finie. Vous la gagnez, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .ended-nobody = La manche est finie. Personne ne la gagne.
    .starts = Aucune carte n’est retournée ; { $who } commence en jetant une carte.
    .you-starts = Aucune carte n’est retournée ; vous commencez en jetant une carte.
    .opened = { $who } a ouvert.
    .you-opened = Vous avez ouvert.
    .reclaimed = { $who } a récupéré { $wilds } avec { $cards }.
    .you-reclaimed = Vous avez récupéré { $wilds } avec { $cards }.
    .eliminated = { $who } est hors de la partie.
    .you-eliminated = Vous êtes hors de la partie.
    .up-card = { $who } : { $cards }
    .up-cards = Cartes distribuées face visible : { $cards }.
    .aside = { $cards } a été retournée pour désigner les cartes joker et reste à part.
    .wild = { $rank ->
        [A] Les as
        [J] Les valets
        [Q] Les dames
        [K] Les rois
        [2] Les deux
        [3] Les trois
        [4] Les quatre
        [5] Les cinq
        [6] Les six
        [7] Les sept
        [8] Les huit
        [9] Les neuf
       *[other] Les dix
    } sont des cartes joker dans cette manche.
    .took-many = { $who } a pris { $count } cartes de la défausse, à partir de { $card }.
    .you-took-many = Vous avez pris { $count } cartes de la défausse, à partir de { $card }.
    .melded-wilds = { $who } a posé une combinaison de { $count } cartes joker.
    .you-melded-wilds = Vous avez posé une combinaison de { $count } cartes joker.
    .laid-off-wilds = { $who } a ajouté { $cards } à une combinaison de cartes joker, qui en compte maintenant { $count }.
    .you-laid-off-wilds = Vous avez ajouté { $cards } à une combinaison de cartes joker, qui en compte maintenant { $count }.
    .matched-run = { $who } a posé { $card } à côté de la carte joker qui tient sa place, dans la suite { $first } à { $last }.
    .you-matched-run = Vous avez posé { $card } à côté de la carte joker qui tient sa place, dans la suite { $first } à { $last }.
    .called-run = { $who } a annoncé « rami » et ajouté { $cards } à une suite (maintenant { $first } à { $last }).
    .called-set = { $who } a annoncé « rami » et ajouté { $cards } à un { $count ->
        [4] brelan { $rank }, qui devient un carré
       *[other] groupe { $rank }, qui compte maintenant { $count } cartes
    }.
    .called-wilds = { $who } a annoncé « rami » et ajouté { $cards } à une combinaison de cartes joker, qui en compte maintenant { $count }.
    .called-new-run = { $who } a annoncé « rami » et posé une suite ({ $first } à { $last }).
    .called-new-set = { $who } a annoncé « rami » et posé { $count ->
        [3] un brelan { $rank }
        [4] un carré { $rank }
       *[other] un groupe { $rank } ({ $count } cartes)
    }.
    .called-new-wilds = { $who } a annoncé « rami » et posé une combinaison de { $count } cartes joker.
    .you-called-run = Vous avez annoncé « rami » et ajouté { $cards } à une suite (maintenant { $first } à { $last }).
    .you-called-set = Vous avez annoncé « rami » et ajouté { $cards } à un { $count ->
        [4] brelan { $rank }, qui devient un carré
       *[other] groupe { $rank }, qui compte maintenant { $count } cartes
    }.
    .you-called-wilds = Vous avez annoncé « rami » et ajouté { $cards } à une combinaison de cartes joker, qui en compte maintenant { $count }.
    .you-called-new-run = Vous avez annoncé « rami » et posé une suite ({ $first } à { $last }).
    .you-called-new-set = Vous avez annoncé « rami » et posé { $count ->
        [3] un brelan { $rank }
        [4] un carré { $rank }
       *[other] un groupe { $rank } ({ $count } cartes)
    }.
    .you-called-new-wilds = Vous avez annoncé « rami » et posé une combinaison de { $count } cartes joker.
    .chose = { $who } a choisi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout.
    .you-chose = Vous avez choisi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout.
    .floated = { $who } a posé toutes ses cartes et flotte.
    .you-floated = Vous avez posé toutes vos cartes : vous flottez et restez dans la manche.
    .went-out = { $who } a fini. Tous ceux qui n’ont pas encore joué ont droit à un tour.
    .you-went-out = Vous avez fini. Tous ceux qui n’ont pas encore joué ont droit à un tour.
    .ended-scored = La manche est terminée. Personne n’a fini.
    .ended-gone = { $who } a fini : la manche est terminée.
    .you-ended-gone = Vous avez fini : la manche est terminée.
    .you-score = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche.
    .passed = { $who } a laissé passer la carte.
    .you-passed = Vous avez laissé passer la carte.
    .drew-open = { $who } a pioché { $cards }.

## The same in a word or two, on a place card

said =
    .drew = pioche
    .took = prise : { $cards }
    .melded = { $count ->
        [one] pose
       *[other] { $count } combinaisons
    }
    .laid-off = ajout : { $cards }
    .discarded = défausse : { $card }
    .reclaimed = récupération : { $cards }
    .then = { $first } ; { $rest }
    .took-many = prise : { $count } cartes
    .opened = ouverture : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .matched = { $card } posée à côté d’un joker
    .called = rami annoncé : { $cards }
    .chose = { $count ->
        [one] choix : { $count } carte
       *[other] choix : { $count } cartes
    }
    .floated = flotte
    .went-out = a fini
    .up-card = { $card } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## The list of keys

key =
    .title = Touches
    .off = Les raccourcis d’une lettre sont désactivés dans les réglages.
    .move = aller d’une carte à l’autre
    .ends = à la première, à la dernière
    .groups = main, combinaisons, piles, actions
    .enter = choisir ou appuyer
    .stock = piocher
    .pile = prendre la défausse ; jeter la carte choisie
    .lay = poser
    .add = ajouter à une combinaison
    .gather = préparer une combinaison
    .undo = annuler le coup
    .hint = conseil
    .sort-suit = trier par couleur
    .sort-rank = trier par rang
    .sort-melds = trier par combinaison
    .sort-hand = ranger à la main
    .pause = pause ou reprise
    .skip = ne pas attendre
    .cancel = fermer, annuler
    .keys = cette liste
    .reclaim = récupérer une carte joker
    .match = poser à côté d’une carte joker
    .call = annoncer « rami »
    .pass = laisser passer la carte jetée
    .stop-clock = arrêter ou relancer le compte à rebours d’une annonce
    .step = un coup en arrière ou en avant
    .step-turn = un tour en arrière ou en avant
    .step-ends = au début, à la fin

cap =
    .arrows = ← →
    .ends = Début, Fin
    .tab = Tab
    .enter = Entrée
    .escape = Échap
    .shift = Shift + ← →

## What a round adds to a score besides the cards. $who is you or other.

tally =
    .unopened = Pas d’ouverture : pénalité fixe à la place des cartes
    .doubled = Doublé : le gagnant a fini en un seul tour (rami sec)
    .bonus = Bonus du gagnant
    .score = Cette manche
    .why-out = { $who ->
        [you] Vous n’avez plus de cartes.
       *[other] { $name } n’a plus de cartes.
    }
    .why-stock = { $who ->
        [you] La pioche était vide. Votre main est la plus faible.
       *[other] La pioche était vide. { $name } a la main la plus faible.
    }
    .why-turn_limit = { $who ->
        [you] La manche a atteint son dernier tour. Votre main est la plus faible.
       *[other] La manche a atteint son dernier tour. { $name } a la main la plus faible.
    }
    .going-out = Pour avoir fini
    .melded = Posé
    .caught = Pris dans les mains des autres
    .held = Resté en main
