## The statistics: what the matches on this device have come to. $least, $most and $share are percentages.

stats =
    .loads = Les chiffres viennent du moteur, qui charge encore. Ils apparaîtront ici dès qu’il sera prêt.
    .waits = Décompte des parties de cet appareil…
    .none = Encore rien à compter
    .none-help = Dès qu’une manche est finie, elle est comptée ici, pour chaque jeu et selon ses règles. Les chiffres restent sur cet appareil, même quand une partie est supprimée.
    .which = Jeu et règles
    .game-named = { $game } : { $name }
    .game-rules = { $game }, avec ces changements : { $rules }
    .game-house = { $game } avec règles maison
    .rule = { $name } : { $value }
    .more = { $count ->
        [one] une autre option
       *[other] { $count } autres options
    }
    .of = { $some } sur { $all }
    .percent = { NUMBER($share, style: "percent") }
    .number = { NUMBER($number, maximumFractionDigits: 1) }
    .matches = Parties
    .matches-won = Gagnées
    .streak-now = Gagnées d’affilée en ce moment
    .streak-longest = Plus grand nombre de victoires d’affilée
    .best-match = Meilleur total d’une partie
    .worst-match = Plus mauvais total d’une partie
    .few = Trop peu de parties pour en juger : d’après celles-ci seules, vous pourriez en gagner de { $least } à { $most }.
    .share = Soit { $share }. Sur ce nombre de parties, votre taux réel de victoires se situe entre { $least } et { $most }.
    .even = Si tout le monde jouait aussi bien, ce serait { $share }.
    .are-open = Pas encore finies : { $count }
    .are-early = Arrêtées avant la fin : { $count }
    .are-abandoned = Abandonnées : { $count }
    .apart-from = Elles ne comptent ni comme gagnées ni comme perdues ; leurs manches finies, elles, comptent.
    .rounds = Manches
    .rounds-played = Jouées
    .rounds-won = Gagnées
    .went-out = Finies par vous
    .one-turn = Finies en un seul tour
    .mean = Points par manche, en moyenne
    .best-round = Meilleure manche
    .worst-round = Plus mauvaise manche
    .low = À ce jeu, moins on a de points, mieux c’est.
    .high = À ce jeu, plus on a de points, mieux c’est.
    .unknown = Manches dont on ne connaît que le score : { $count }
    .lines = Parties gagnées
    .lines-help = Pour les dernières parties : combien vous en aviez gagné après chacune, et combien le hasard seul en aurait donné.
    .by-chance = hasard
    .chart = Parties : { $count }. Gagnées par vous : { $won } ; le hasard en aurait donné { $even }.
    .opponents = Adversaires
    .bots = { $count ->
        [one] un adversaire, { $level }
       *[other] { $count } adversaires, { $level }
    }
    .mixed = de niveaux différents
    .head-matches = Parties gagnées
    .head-rounds = Manches gagnées
    .head-mean = Points par manche
    .latest = Dernières parties
    .is-won = Gagnée
    .is-place = { $place ->
        [1] 1re place sur { $all }
       *[other] { $place }e place sur { $all }
    }
    .is-open = Pas encore finie
    .is-early = Arrêtée avant la fin
    .is-abandoned = Abandonnée
    .score = Points : vous { $points }, meilleur adversaire { $other }. Manches : { $rounds }.
    .apart = Non comptées ici, parce que plusieurs personnes partageaient l’appareil ou qu’un robot a joué pour vous : { $count ->
        [one] une partie
       *[other] { $count } parties
    }.
    .unread = Résultats illisibles : { $count }. Ils restent où ils sont.

## Everything on the device as one file

data =
    .export = Tout enregistrer dans un fichier
    .export-help = Parties, statistiques, réglages et règles maison. Un autre appareil ou navigateur peut importer ce fichier.
    .export-do = Enregistrer
    .writing = Écriture du fichier…
    .loads = Le moteur charge encore ; la suite viendra dès qu’il sera prêt.
    .lost = Le moteur a dû redémarrer et l’opération s’est perdue. Veuillez réessayer.
    .written = { $name } est enregistré. Parties : { $matches }. Résultats : { $results }.
    .left = Laissés de côté, parce qu’illisibles : { $count }
    .share = Envoyer le fichier
    .import = Importer un fichier
    .import-help = Vous voyez ce qu’il contient avant que rien ne change.
    .import-do = Choisir un fichier
    .reading = Lecture du fichier…
    .bringing = Importation du fichier…
    .preview = Contenu de { $name }
    .written-on = Écrit le { $when }
    .holds = Parties : { $matches }. Résultats pour les statistiques : { $results }. Ainsi que les réglages et les règles maison.
    .new = Parties absentes de cet appareil : { $count }
    .further = Parties plus avancées dans le fichier : { $count }
    .new-results = Résultats nouveaux ici : { $count }
    .same = Aucune partie, aucun résultat n’y est nouveau.
    .add = Ajouter
    .add-help = Ajouter n’écrase rien : vos réglages restent, comme toute partie que vous avez poursuivie ici.
    .replace = Tout remplacer
    .replace-title = Remplacer tout ce qui est sur cet appareil ?
    .replace-text = Le fichier prend la place de tout ce qui est ici. Perdus pour de bon : vos réglages et règles maison, parties : { $matches }, résultats : { $results }.
    .replace-do = Remplacer
    .brought = Le fichier est importé
    .added = Parties ajoutées : { $matches }. Résultats ajoutés : { $results }.
    .replaced = Parties sur cet appareil : { $matches }. Résultats : { $results }. La page redémarre avec les réglages du fichier.
    .done = D’accord
    .cancel = Annuler
    .foreign = Ce n’est pas un fichier de Rami. Rien n’a changé.
    .damaged = Ce fichier est abîmé ou incomplet. Rien n’a changé.
    .newer = Ce fichier vient d’une version plus récente de Rami. Rechargez la page pour l’obtenir. Rien n’a changé.
    .too-large = Ce fichier est trop gros : { $most } mégaoctets au plus. Rien n’a changé.
    .unreadable = Le navigateur ne peut pas lire ce fichier. Rien n’a changé.
    .no-room = Il n’y a plus assez de place sur cet appareil. Rien n’a changé.
