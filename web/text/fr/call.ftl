### A call of rummy (R5-20): the question, the answers, the clock; the choice of how many cards to be dealt (R5-V9).

call =
    .name = Annonce de rami
    .ask = Rami ?
    .yes = Rami !
    .yes-of = Rami ! { $name }
    .no = Je passe
    .nobody = Personne
    .no-clock = Sans limite de temps
    .seconds = Vous avez { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } pour annoncer ou passer.
    .late = Le temps est écoulé : vous passez.
    .stopped = Le compte à rebours est arrêté : prenez votre temps.
    .fits-run = { $card }, jetée par { $who }, va avec la suite { $first } à { $last }.
    .fits-set = { $card }, jetée par { $who }, va avec le groupe { $rank }.
    .fits-wilds = { $card }, jetée par { $who }, va avec la combinaison de cartes joker.
    .ways = { $card }, jetée par { $who }, peut se poser de plusieurs façons : annoncez, puis choisissez.
    .pile = { $card }, jetée par { $who }, peut se poser : annoncez, ou passez.
    .below = { $card }, jetée par { $who }, ne va nulle part, mais une carte en dessous peut se poser : annoncez, ou passez.
    .discarded = { $card }, jetée par { $who } : annoncez, ou passez.
    .other = { $name } peut annoncer « rami » pour { $card }.
    .which = Où va la carte ?
    .which-hand = Qu’annoncez-vous ? Toutes les cartes au-dessus de la plus profonde que vous posez vous reviennent. Si vous choisissez d’abord des cartes de votre main, vous verrez les annonces qui les utilisent.
    .way = { $cards }. { $meld }
    .add = Ajouter { $cards }
    .new = Nouvelle combinaison : { $cards }
    .covered = Les cartes de { $name } sont cachées.

choice =
    .name = Nombre de cartes
    .say = Votre carte visible est toujours une carte joker : choisissez combien de cartes vous voulez en tout.
    .cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
