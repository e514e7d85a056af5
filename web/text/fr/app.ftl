# What the page says of itself, and the words every screen needs.

app =
    .title = Rami
    .close = Fermer
    .title-of = { $screen } · Rami

# $rank is A, J, Q or K, or the number 2 to 10; $suit is C, D, H or S.
card =
    .name = { $rank ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
       *[other] { $rank }
    } de { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    }
    .joker = joker
    .wild = { $card }, carte joker
    .jokers = les jokers

# Several of a kind in a row: the first, then the rest (one, or again first and rest).
list =
    .more = { $first }, { $rest }
    .or = { $first } ou { $rest }

game =
    .cardverse = Rami CardVerse
    .rami40 = Rami 40
    .rami51 = Rami 51
    .rummy5000 = Rummy 5000
    .george = George
    .rummy500 = Rummy 500

screen =
    .home = Jeux
    .setup = Options de la partie
    .table = Table
    .handover = Joueur suivant
    .round-end = Fin de la manche
    .match-end = Fin de la partie
    .review = Analyse
    .replay = Revoir la manche
    .tutorial = Apprendre à jouer
    .fair = Donne vérifiable
    .rules = Règles
    .settings = Réglages
    .stats = Statistiques
    .credits = Crédits

# Why the engine is not there. $what is a technical word, as the machine gave it.
engine =
    .failed = Le moteur de jeu n’a pas pu démarrer. Les parties enregistrées sont intactes.
    .hung = Le moteur de jeu ne répond plus. Les parties enregistrées sont intactes.
    .restarting = Un instant, le moteur de jeu redémarre.
    .waiting = Les cartes seront distribuées dès que le moteur sera prêt.
    .retry = Réessayer
    .reload = Recharger
    .elsewhere = Cette partie a continué dans une autre fenêtre ; la voici telle qu’elle est maintenant.
    .newer = Cette partie a été enregistrée par une version plus récente du jeu. Rechargez la page pour l’obtenir.
    .error = Cela n’a pas fonctionné : { $what }.

# A link with something in it that cannot be used. $value is what the link says.
link =
    .game = Le lien demande un jeu qui n’existe pas : { $value }.
    .seats = Le lien indique des places inutilisables : { $value }.
    .lang = Le lien demande une langue qui n’est pas proposée : { $value }.
    .speed = Le lien demande une vitesse qui n’existe pas : { $value }.
    .set = Le lien modifie une règle d’une façon illisible : { $value }.
    .no-game = Le lien n’indique aucun jeu.
    .no-rule = Le lien change une règle qui n’existe pas. Aucune règle ne s’appelle { $value }.
    .rule = Le lien donne à une règle une valeur impossible : { $value }.
    .rules = Le lien demande des règles incompatibles entre elles : { $value }.
    .screen = Le lien demande une page qui n’existe pas : { $value }.
    .no-match = La partie de ce lien n’est plus enregistrée sur cet appareil.
    .title = Nouvelle partie par un lien
    .starts = Le lien commence une partie de { $game }. Joueurs : { $count }.
    .starts-house = Le lien commence une partie de { $game } avec des règles maison. Joueurs : { $count }.
    .question = Votre partie enregistrée ({ $game }) reste telle quelle.
    .continue = Reprendre la mienne
    .start = Commencer celle-ci

storage =
    .full = Le stockage de ce navigateur est plein : les réglages seront oubliés à la fermeture de la page.
    .blocked = Ce navigateur n’enregistre rien pour cette page : les réglages seront oubliés à sa fermeture.
    .unsaved = Cette partie ne peut pas être enregistrée sur cet appareil : elle sera perdue à la fermeture de la page.
    .damaged = Les réglages enregistrés n’ont pas pu être lus. Les valeurs par défaut s’appliquent.
    .lost = { $count ->
        [one] Une partie enregistrée n’a pas pu être lue ; elle a été laissée telle quelle.
       *[other] { $count } parties enregistrées n’ont pas pu être lues ; elles ont été laissées telles quelles.
    }

update =
    .waits = Une nouvelle version est prête.
    .take = Recharger

# Two people at one device: the next one's turn.
handover =
    .title = Passez l’appareil : { $name }
    .hidden = D’ici là, les cartes restent cachées.
    .ready = Voir mes cartes
    .wait = Un instant : le bouton répondra dans une seconde.
    .standing = Score après la manche { $round }
    .next = c’est son tour
