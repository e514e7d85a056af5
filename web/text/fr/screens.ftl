### Home, set-up, settings, rules, ends of round and match, credits, questions.

common =
    .back = Retour
    .home = Accueil
    .close = Fermer
    .cancel = Annuler

## Home. $scores is a list of home.score.

home =
    .games = Jeux
    .tagline-cardverse = 52 cartes, sans joker. Manches rapides.
    .tagline-rami40 = Deux jeux et des jokers. Ouverture à 40 points.
    .tagline-rami51 = Deux jeux et des jokers. Ouverture à 51 points.
    .house = Règles maison.
    .house-opening = { $points ->
        [one] Règles maison. Ouverture à { $points } point.
       *[other] Règles maison. Ouverture à { $points } points.
    }
    .which = Quel jeu
    .continue = Reprendre { $game }
    .standing = Manche { $round } · { $scores }
    .finished = Finie à la manche { $round } · { $scores }
    .show-result = Résultat : { $game }
    .score = { $name } { $points }
    .setup = Options
    .setup-label = Options : { $game }
    .seats-bots = { $bots ->
        [0] En solo
        [one] Vous et un robot
        [2] Vous et deux robots
        [3] Vous et trois robots
       *[other] Vous et { $bots } robots
    }
    .seats-people = { $people } personnes sur cet appareil
    .seats-mixed = { $people } personnes sur cet appareil, { $bots ->
        [one] un robot
       *[other] { $bots } robots
    }
    .saved = Autres parties enregistrées
    .abandon-label = Abandonner { $game }, manche { $round }
    .waits = Reprend dès que le moteur de jeu est prêt.
    .learn = Jamais joué au rami ? Apprenez en cinq tours
    .learn-close = Ne plus le proposer
    .links = Plus
    .languages = Langue
    .tagline-rummy5000 = La carte visible dit combien de cartes vous recevez. Jouez jusqu’à 5000.
    .tagline-george = Brelans et carrés seulement, avec deux cartes naturelles. Jusqu’à 2500.
    .tagline-rummy500 = Sept cartes et deux jokers. Jouez jusqu’à 500.
    .short-rami40 = Rami 40
    .short-rami51 = Rami 51
    .short-rummy5000 = 5000
    .short-george = George
    .short-rummy500 = 500
    .find = Chercher
    .find-title = Trouver un jeu
    .find-help = Tapez un de ses noms, ou la limite de points.
    .find-none = Aucun jeu connu ne porte ce nom.
    .find-game = Préparer { $game }
    .find-target = Préparer { $game }, jusqu’à { $target }

## The state of the engine, on the home screen. $done and $all are megabytes with one decimal.

boot =
    .ready = Prêt.
    .offline = Désormais, le jeu marche aussi hors ligne.
    .saving = Enregistrement en cours pour jouer hors ligne.
    .online = Le jeu marche tant qu’il y a du réseau.
    .starts = Le moteur démarre.
    .loading = Chargement du moteur : { NUMBER($done, minimumFractionDigits: 1) } sur { NUMBER($all, minimumFractionDigits: 1) } Mo.
    .step = Étape { $step } sur { $steps }.
    .tap = Touchez un jeu : il commencera dès la fin du chargement.
    .progress = Chargement

## The end of a round and of a match. $who is you, other or nobody.

result =
    .ended = Manche { $round } finie
    .title = { $who ->
        [you] Vous gagnez la manche
        [nobody] Personne ne gagne la manche
       *[other] { $name } gagne la manche
    }
    .why-out = { $who ->
        [you] Vous n’avez plus de cartes et marquez ce que les autres avaient encore en main : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [nobody] Quelqu’un n’a plus de cartes.
       *[other] { $name } n’a plus de cartes et marque ce que les autres avaient encore en main : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .why-stock = { $who ->
        [you] La pioche était vide. Votre main est la plus faible ; vous marquez ce que les autres avaient en main : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [nobody] La pioche était vide.
       *[other] La pioche était vide. { $name } a la main la plus faible et marque ce que les autres avaient en main : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .why-turn_limit = { $who ->
        [you] La manche a atteint son dernier tour. Votre main est la plus faible ; vous marquez ce que les autres avaient en main : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [nobody] La manche a atteint son dernier tour.
       *[other] La manche a atteint son dernier tour. { $name } a la main la plus faible et marque ce que les autres avaient en main : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .why-out-penalty = { $who ->
        [you] Vous n’avez plus de cartes et ne marquez rien ; tous les autres marquent ce qu’ils avaient encore en main.
       *[other] { $name } n’a plus de cartes et ne marque rien ; tous les autres marquent ce qu’ils avaient encore en main.
    }
    .why-stock-penalty = { $who ->
        [you] La pioche était vide. Votre main est la plus faible : vous ne marquez rien, tous les autres marquent ce qu’ils avaient en main.
       *[other] La pioche était vide. { $name } a la main la plus faible et ne marque rien ; tous les autres marquent ce qu’ils avaient en main.
    }
    .why-turn_limit-penalty = { $who ->
        [you] La manche a atteint son dernier tour. Votre main est la plus faible : vous ne marquez rien, tous les autres marquent ce qu’ils avaient en main.
       *[other] La manche a atteint son dernier tour. { $name } a la main la plus faible et ne marque rien ; tous les autres marquent ce qu’ils avaient en main.
    }
    .held = Cartes restantes
    .empty-hand = plus de cartes
    .sheet = Feuille de score
    .target = en { $target }
    .player = Joueur
    .total = Total
    .totals = Totaux
    .chart = Totaux après la manche { $round } : { $scores }
    .next = Manche suivante
    .title-out = { $who ->
        [you] Vous avez fini
        [nobody] Personne n’a fini
       *[other] { $name } a fini
    }
    .melds-out = { $how ->
        [less] Chacun marque ce qu’il a posé, moins ce qui lui reste en main.
       *[hands] { $who ->
            [you] Chacun marque ce qu’il a posé ; vous marquez aussi ce que les autres ont encore en main.
           *[other] Chacun marque ce qu’il a posé ; { $name } marque aussi ce que les autres ont encore en main.
        }
    }
    .melds-stock = { $how ->
        [less] La pioche était vide. Chacun marque ce qu’il a posé, moins ce qui lui reste en main.
       *[hands] La pioche était vide. Chacun marque ce qu’il a posé ; ce qui reste en main ne compte pour personne.
    }
    .melds-turn_limit = { $how ->
        [less] La manche a atteint son dernier tour. Chacun marque ce qu’il a posé, moins ce qui lui reste en main.
       *[hands] La manche a atteint son dernier tour. Chacun marque ce qu’il a posé ; ce qui reste en main ne compte pour personne.
    }
    .in-hand = { $points } en main
    .drew = a pioché une carte à la fin
    .scores = Points de cette manche
    .replay = Revoir
    .review = Analyse
final =
    .ended = Partie finie à la manche { $round }
    .title = { $who ->
        [you] Vous gagnez la partie : { $points }
       *[other] { $name } gagne la partie : { $points }
    }
    .shared = { $who ->
        [you] Vous partagez la victoire, à { $points } chacun : { $names }
       *[other] Victoire partagée, à { $points } chacun : { $names }
    }
    .again = Nouvelle partie

## The replay of a round, and the review of a person's turns. $acts are did- or do-, one after the other with then.

replay =
    .title = Revoir la manche
    .waits = Les cartes de la manche se mettent en place.
    .none = Aucune partie à revoir n’est enregistrée sur cet appareil.
    .running = Cette manche n’est pas finie. Vous pourrez la revoir ensuite.
    .unplayable = Cette manche a été jouée avec une version plus ancienne du jeu et ne peut pas être revue. Ses points restent acquis.
    .damaged = La partie enregistrée est illisible.
    .controls = Commandes
    .rounds = Manche à revoir
    .slider = Moment de la manche
    .place = { $at } sur { $steps }
    .move = Coup { $at } sur { $steps }
    .back = Reculer
    .forward = Avancer
    .turn = Tour suivant
    .last = À la fin
    .hands = Mains des autres joueurs
    .hand = Main : { $name }

review =
    .title = Analyse
    .how = Chaque tour est comparé à ce qu’aurait fait le robot difficile avec ce que vous pouviez voir : les deux suites sont jouées plusieurs fois. Les points sont des estimations, et la malchance ne coûte rien.
    .how-of = Chaque tour est comparé à ce qu’aurait fait le robot difficile avec ce que { $name } pouvait voir : les deux suites sont jouées plusieurs fois. Les points sont des estimations, et la malchance ne coûte rien.
    .begins = Le premier tour est à l’étude.
    .progress = Tours examinés : { $turn } sur { $turns }
    .measure = Tours examinés
    .so-far = { $count ->
        [one] Dont un qui ne pouvait pas être mieux joué.
       *[other] Dont { $count } qui ne pouvaient pas être mieux joués.
    }
    .none = Vous n’avez pas eu de tour dans cette manche.
    .good = Rien à redire : vous avez joué chaque tour aussi bien que l’aurait fait le robot difficile. Bravo !
    .found = { $count ->
        [one] Un de vos tours aurait pu mieux se passer.
       *[other] { $count } de vos tours auraient pu mieux se passer.
    }
    .none-of = { $name } n’a pas eu de tour dans cette manche.
    .good-of = Rien à redire : { $name } a joué chaque tour aussi bien que l’aurait fait le robot difficile. Bravo !
    .found-of = { $count ->
        [one] Un tour aurait pu mieux se passer pour { $name }.
       *[other] { $count } tours auraient pu mieux se passer pour { $name }.
    }
    .rest = { $count ->
        [one] L’autre tour n’a rien coûté de plus.
       *[other] Les { $count } autres tours n’ont rien coûté de plus.
    }
    .first = Ce qui a coûté le plus
    .more = Ce qui a coûté moins
    .whose = Les tours de qui ?
    .turn = Tour { $turn }
    .cost = { $points ->
        [one] environ { $points } point
       *[other] environ { $points } points
    }
    .did = Vous avez { $acts }.
    .better = Mieux valait { $acts }.
    .then = { $first }, puis { $rest }
    .look = Voir sur la table
    .look-at = Voir sur la table : tour { $turn }
    .did-draw = pioché
    .did-take = pris la carte de la défausse
    .did-take-many = pris { $count } cartes de la défausse
    .did-lay = posé { $cards }
    .did-add = ajouté { $cards } à une combinaison
    .did-reclaim = récupéré une carte joker avec { $cards }
    .did-match = posé { $card } à côté d’une carte joker
    .did-call = annoncé « rami »
    .did-pass = laissé passer la carte
    .did-choose = choisi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout
    .did-discard = jeté { $card }
    .do-draw = piocher
    .do-take = prendre la carte de la défausse
    .do-take-many = prendre { $count } cartes de la défausse
    .do-lay = poser { $cards }
    .do-add = ajouter { $cards } à une combinaison
    .do-reclaim = récupérer une carte joker avec { $cards }
    .do-match = poser { $card } à côté d’une carte joker
    .do-call = annoncer « rami »
    .do-pass = laisser passer la carte
    .do-choose = choisir { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout
    .do-discard = jeter { $card }

## Set-up

setup =
    .title = Options de la partie
    .sections = Rubriques
    .count = Nombre de joueurs
    .name = Nom
    .name-of = Nom du joueur { $number }
    .level-of = Niveau : { $name }
    .reference = Règle d’origine : { $value }
    .changed = règle maison
    .locked = Fixe dans ce jeu
    .closed = Fermé tant que « { $rule } » est sur « { $value } ».
    .idle = Sans effet tant que « { $rule } » est sur « { $value } ».
    .reference-rules = Règles d’origine
    .reference-help = Activé : seulement les règles numérotées du jeu. Désactivé : les règles maison apparaissent ci-dessous.
    .number = De { $least } à { $most }
    .other-number = Autre, de { $least } à { $most }
    .number-wrong = Saisissez un nombre entier de { $least } à { $most }.
    .bad = Incompatible avec les autres règles.
    .bad-with = Incompatible avec « { $rule } ».
    .bad-start = La partie ne peut pas commencer : une règle demande une autre valeur.
    .bad-rule = La partie ne peut pas commencer. { $rule } : { $why }
    .too-few = Le jeu de cartes est trop petit : { $players } × { $size } cartes distribuées et deux de plus pour jouer font { $needed }, mais il n’en a que { $cards }.
    .seed = Clé du mélange
    .seed-help = Un texte quelconque ; le même texte donne à tous la même donne. Sans texte, la donne est nouvelle.
    .reset = Réinitialiser les règles
    .reset-done = Toutes les règles sont revenues à l’origine.
    .unreset = Annuler la réinitialisation
    .unreset-done = Les règles sont revenues à vos choix.
    .start = Commencer
    .waiting = Attente du moteur
    .waits = Les règles se chargent encore.
    .known-as = Autres noms : { $names }.
    .meant-for = Le jeu est fait pour au moins { $least } joueurs ; on peut aussi y jouer à { $fewest }.
    .raised = Porté à { $packs }, pour que la plus grande donne possible y tienne.
    .too-few-largest = La plus grande donne possible demande { $needed } cartes, et il n’y en a que { $cards }. Jeux nécessaires : { $packs }.
    .single-numbers = Chaque nombre
    .give = Donner à une carte une valeur à elle :
    .give-number = Une valeur pour { $card }
    .as-usual = habituelle

## Sections of set-up and rule book

section =
    .players = Joueurs
    .named = Règles gardées
    .house = Règles maison
    .deal = Donne
    .melds = Combinaisons
    .wilds = Jokers et cartes joker
    .opening = Ouverture
    .draw = Pioche
    .calls = Annonces
    .end = Fin de la manche
    .scoring = Points
    .match = Partie
    .start = Cette partie
    .cards = Cartes, jokers, valeurs
    .dealing = Donne et rang joker
    .play = Jeu
    .ending = Fin et points

## Settings

settings =
    .title = Réglages
    .words = Langue et chiffres
    .lang = Langue
    .digits = Chiffres
    .digits-usual = Usuels dans la langue
    .digits-own = Ceux de l’écriture
    .digits-latin = Latins
    .look = Aspect
    .theme = Tapis
    .theme-felt = Feutre
    .theme-linen = Lin
    .theme-night = Nuit
    .faces = Cartes
    .faces-help = Les figures classiques apparaissent là où les cartes sont assez grandes.
    .faces-small = Sur un écran aussi petit, ce sont quand même les gros caractères qui s’affichent.
    .faces-large = Gros caractères
    .faces-classic = Classiques
    .colours = Couleurs des cartes
    .colours-two = Deux couleurs
    .colours-four = Quatre couleurs
    .contrast = Contraste
    .contrast-normal = Normal
    .contrast-high = Élevé
    .play = Jeu
    .speed = Vitesse des robots
    .speed-slow = Lente
    .speed-normal = Normale
    .speed-fast = Rapide
    .speed-instant = Éclair
    .motion = Animations
    .motion-full = Selon l’appareil
    .motion-reduced = Réduites
    .keys = Raccourcis d’une lettre
    .keys-help = Désactivés : les lettres ne font rien. Les flèches, Entrée et Échap marchent toujours.
    .data = Données sur cet appareil
    .clear = Tout effacer
    .clear-help = Parties enregistrées, statistiques, réglages et options.
    .clock = Temps pour annoncer « rami »
    .clock-help = Quand une carte jetée peut être annoncée, la page vous le demande pendant ce temps.
    .clock-off = Sans limite
    .seconds = { $count } s

## Rules

rulebook =
    .title = Règles
    .of-match = Règles de cette partie
    .games = Jeux
    .game = Le jeu
    .settled = Points précisés ici
    .general = Dans tous les jeux
    .try = La flèche à côté d’une règle ouvre son exemple sur une petite table ; le bouton placé dessous le joue pas à pas.
    .add = Ajoutez { $cards } à la combinaison { $meld }.
    .example = Exemple
    .example-of = Exemple pour { $rule }
    .step = { $who } : { $what }
    .again = Encore une fois
    .another = Un autre exemple
    .under = Dans cet exemple : { $rule }
    .totals = Totaux : { $scores }
    .house = Règles maison en vigueur
    .bots = Les robots
    .switches = Options en vigueur
    .waits = Les règles se chargent encore.
    .contents = Sommaire

## Credits

credits =
    .title = Crédits
    .intro = Rami est fait avec ces œuvres. La licence de chacune figure au-dessous.
    .licence = Licence
    .waits = La liste n’est pas encore chargée.

## Questions

ask =
    .abandon-title = Abandonner cette partie ?
    .abandon = { $game }, manche { $round } : la donne, les scores et la partie seront perdus pour de bon.
    .abandon-do = Abandonner
    .clear-title = Effacer toutes les données ?
    .clear = { $count ->
        [0] Tous les réglages, options et statistiques de cet appareil seront perdus pour de bon.
        [one] Une partie enregistrée, tous les réglages, options et statistiques de cet appareil seront perdus pour de bon.
       *[other] { $count } parties enregistrées, tous les réglages, options et statistiques de cet appareil seront perdus pour de bon.
    }
    .clear-do = Tout effacer
    .keep = Garder
