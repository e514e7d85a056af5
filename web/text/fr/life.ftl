### Around the table: friends on one device, who plays a seat, the end of a match, links, house rules with a name.

life =
    .seats = Qui joue
    .seats-say = Un robot peut prendre une place à tout moment, et la personne peut la reprendre. Ce qui a été joué avant ne peut alors plus être annulé.
    .in-person = en personne
    .away = Un robot continue
    .take-back = Reprendre ma place
    .bot-plays = Un robot joue vos cartes.
    .bot-plays-why = Un robot joue à votre place. Vous pouvez la reprendre à tout moment.
    .you-away = Un robot joue maintenant pour vous.
    .you-back = Vous jouez de nouveau vous-même.
    .other-away = Un robot joue maintenant pour { $who }.
    .other-back = { $who } joue de nouveau.
    .end = Arrêter la partie ici
    .end-title = Arrêter la partie ici ?
    .end-between = { $rounds ->
        [one] Elle se termine sur le score de la seule manche jouée et ne pourra plus reprendre.
       *[other] Elle se termine sur le score des { $rounds } manches jouées et ne pourra plus reprendre.
    }
    .end-within = { $rounds ->
        [one] Elle se termine sur le score de la seule manche achevée. La manche en cours est perdue et ne compte pour personne.
       *[other] Elle se termine sur le score des { $rounds } manches achevées. La manche en cours est perdue et ne compte pour personne.
    }
    .end-first = Aucune manche n’est achevée : la manche en cours est perdue et personne ne gagne.
    .end-do = Arrêter
    .keep = Continuer à jouer
    .nobody-won = La partie est finie.
    .over-first = Arrêtée à la première manche
    .remove-label = Retirer { $game } de la liste : { $match }
    .remove-title = Retirer cette partie de la liste ?
    .remove = { $game } : le résultat reste dans les statistiques ; le replay et la feuille de marque seront perdus pour de bon.
    .remove-do = Retirer
    .ended-first = Elle a été arrêtée pendant la première manche et personne n’a gagné.
    .ended-early = Elle a été arrêtée avant la fin, sur le score des manches achevées.
    .fair = Donne vérifiable
    .share = Partager cette partie
    .share-deal = Partager cette donne
    .share-fresh = Qui ouvre le lien joue au même jeu, avec les mêmes places et les mêmes règles, cartes remélangées. Le lien de cette donne même viendra à la fin de la partie.
    .share-same = Qui ouvre le lien joue au même jeu, avec les mêmes places et les mêmes règles, et reçoit les mêmes cartes.
    .link = Lien
    .copy = Copier
    .send = Envoyer…
    .link-ready = Le lien ne contient ni noms ni scores.
    .link-waits = Un instant : le lien se prépare.
    .link-copied = Le lien est copié.
    .link-shared = Le lien est parti.
    .link-failed = L’appareil ne l’a pas permis. Sélectionnez le lien ci-dessus et copiez-le à la main.
    .twin = Cette partie même est déjà sur cet appareil : la manche { $round } est en cours.
    .twin-over = Vous avez déjà joué cette partie même jusqu’au bout sur cet appareil.
    .twin-go-on = La continuer
    .twin-end = Voir comment elle a fini
    .twin-again = La recommencer
    .show-all = { $count ->
        [one] En montrer une de plus
       *[other] En montrer { $count } de plus
    }
    .saved-on = { $day }. { $standing }
    .house-help = Des règles que vous avez gardées sous un nom. En choisir règle toutes les options ci-dessous.
    .house-none = Réglez les options ci-dessous comme on joue à votre table, et gardez-les ici sous un nom.
    .house-shut = Les règles d’origine s’appliquent : aucune règle maison n’est en usage.
    .house-open = Choisir des règles maison
    .house-name = Nom des règles telles qu’elles sont maintenant
    .house-keep = Garder
    .house-name-of = Nom des règles gardées { $number }
    .house-now = Réglées en ce moment
    .house-rules = { $count ->
        [0] comme le jeu d’origine
        [one] { $count } option changée
       *[other] { $count } options changées
    }
    .house-pick = Utiliser
    .house-share = Partager
    .house-delete = Supprimer
    .house-label = { $do } : { $name }
    .house-nameless = Il faut un nom pour garder ces règles.
    .house-taken = D’autres règles s’appellent déjà { $name }.
    .house-came = Règles venues d’un lien : { $name }. Gardez-les sous ce nom ou sous un autre.
    .house-kept = Les règles sont gardées sous le nom { $name }.
    .house-again = Règles remplacées : { $name }.
    .house-picked = Règles en place : { $name }.
    .house-deleted = Règles supprimées : { $name }.
    .house-back = Remettre
    .share-house = Partager des règles maison
    .share-rules = Qui ouvre le lien voit ces règles dans les options de la partie et peut les garder sous un nom à soi.
    .no-earlier = C’est le début de la manche.
    .no-later = Cette manche n’a pas été jouée plus loin.
