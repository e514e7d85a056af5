### The rule book, and why a hint is a good move.

rule =
    .CV-1 = On joue avec un jeu de 52 cartes.
    .CV-1-more = On joue avec plusieurs jeux de 52 cartes, mélangés ensemble.
    .CV-2 = On joue de { $least } à { $most } joueurs.
    .CV-3 = À deux, chacun reçoit { $two ->
        [one] { $two } carte
       *[other] { $two } cartes
    } ; à trois ou quatre, chacun en reçoit { $more }.
    .CV-3-same = Chacun reçoit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .CV-3-each = Chacun reçoit { $two ->
        [one] { $two } carte
       *[other] { $two } cartes
    } à deux joueurs, { $three } à trois et { $four } à quatre.
    .CV-4 = Après la donne, une carte est retournée pour commencer la défausse. Toutes les autres restent face cachée : c’est la pioche.
    .CV-5 = Une suite est formée d’au moins trois cartes de la même couleur dont les rangs se suivent.
    .CV-6 = Trois cartes du même rang forment un brelan, quatre un carré ; leurs couleurs sont toutes différentes.
    .CV-6-any = Un brelan est formé de trois cartes du même rang, un carré de quatre ; il peut y en avoir davantage.
    .CV-7 = Votre première combinaison peut valoir aussi peu que vous voulez.
    .CV-7-minimum = Les premières combinaisons que vous posez dans une manche doivent valoir ensemble au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .CV-8 = Commencez votre tour en prenant une carte : celle du dessus de la pioche ou celle du dessus de la défausse.
    .CV-8-any = Commencez votre tour en prenant la carte du dessus de la pioche, ou autant de cartes que vous voulez du dessus de la défausse.
    .CV-9 = Après avoir pioché, vous pouvez poser des combinaisons et compléter toutes celles de la table, y compris celles de vos adversaires. Il n’est pas nécessaire d’avoir posé vous-même.
    .CV-9-opened = Après avoir pioché, vous pouvez poser des combinaisons. Dès que vous en avez posé une dans la manche, vous pouvez aussi compléter toutes celles de la table, y compris celles de vos adversaires.
    .CV-10 = Terminez votre tour en jetant une carte, face visible, sur la défausse.
    .CV-11 = Vous finissez aussi en posant ou en ajoutant votre dernière carte ; il n’est alors pas nécessaire de jeter.
    .CV-11-off = Dans cette partie, on ne peut pas finir en posant ou en ajoutant sa dernière carte.
    .CV-12 = Votre dernière carte doit être jetée : une pose ou un ajout qui viderait votre main est refusé.
    .CV-12-off = Dans cette partie, vous n’avez pas à garder une dernière carte pour la défausse.
    .CV-13 = Dans une suite, l’as vient après le roi et nulle part ailleurs : dame-roi-as est une suite, as-deux-trois n’en est pas une.
    .CV-13-low = Dans une suite, l’as vient avant le deux et nulle part ailleurs : as-deux-trois est une suite, dame-roi-as n’en est pas une.
    .CV-13-both = Dans une suite, l’as vient avant le deux ou après le roi : as-deux-trois et dame-roi-as sont des suites.
    .CV-14 = Aucune suite ne passe par-dessus l’as : roi-as-deux n’en est pas une. La valeur de l’as en main ne change rien à sa place dans une suite.
    .CV-15 = Un brelan ou un carré ne contient jamais deux cartes de la même couleur.
    .CV-15-off = Un brelan ou un carré peut contenir plusieurs cartes de la même couleur.
    .CV-16 = Les cartes que vous ajoutez viennent de votre main et laissent toute la combinaison valable. Les combinaisons de la table ne sont jamais défaites ni réarrangées.
    .CV-17 = Valeur des cartes restées en main : l’as { $ace }, le valet, la dame et le roi 10, les autres cartes leur nombre.
    .CV-18 = L’option de l’as fort est activée : un as resté en main compte 11.
    .CV-18-off = L’option de l’as fort, qui fait compter 11 à l’as resté en main, est désactivée.
    .CV-19 = Qui gagne la manche marque la valeur de toutes les cartes restées dans les mains adverses.
    .CV-19-penalty = Qui gagne la manche ne marque rien. Tous les autres marquent la valeur des cartes restées dans leur main, et ces points comptent contre eux.
    .CV-20 = On enchaîne les manches jusqu’à ce qu’un score atteigne { $target }.
    .CV-20-rounds = Aucun score ne termine la partie ; elle finit avec la manche { $rounds }.
    .CV-21 = La manche finit dès qu’un coup permis laisse quelqu’un sans cartes.
    .CV-22 = Demander une carte à la pioche vide met fin à la manche. La main de plus faible valeur gagne ; à égalité, celle dont la place a le plus petit numéro. La défausse n’est jamais remélangée.
    .CV-22-nobody = Demander une carte à la pioche vide met fin à la manche, et personne ne la gagne. La défausse n’est jamais remélangée.
    .CV-22-shuffled = Quand la pioche est vide, la défausse, sauf la carte du dessus, est mélangée pour en faire une nouvelle, jusqu’à { $times } fois par manche. Ensuite, demander une carte met fin à la manche. La main de plus faible valeur gagne ; à égalité, celle dont la place a le plus petit numéro.
    .CV-22-shuffled-nobody = Quand la pioche est vide, la défausse, sauf la carte du dessus, est mélangée pour en faire une nouvelle, jusqu’à { $times } fois par manche. Ensuite, demander une carte met fin à la manche, et personne ne la gagne.
    .CV-22-endless = Quand la pioche est vide, la défausse, sauf la carte du dessus, est mélangée pour en faire une nouvelle. Ce n’est que s’il n’y a rien à mélanger que demander une carte met fin à la manche. La main de plus faible valeur gagne ; à égalité, celle dont la place a le plus petit numéro.
    .CV-22-endless-nobody = Quand la pioche est vide, la défausse, sauf la carte du dessus, est mélangée pour en faire une nouvelle. Ce n’est que s’il n’y a rien à mélanger que demander une carte met fin à la manche, et personne ne la gagne.
    .CV-23 = Ce jeu n’a pas de jokers, donc aucun à récupérer, ni d’ouverture à 51 points.
    .CV-24 = Les robots savent ce que vous sauriez à leur place : leurs propres cartes, les cartes visibles, ce qui s’est passé au vu de tous et ce qu’ils ont le droit de faire.
    .CV-25 = Le robot facile pose aussitôt toutes les combinaisons qu’il a et jette sa plus forte carte isolée. Il pioche, sauf si la carte de la défausse forme une nouvelle combinaison avec deux cartes de sa main.
    .CV-26 = Le robot normal cherche les combinaisons utiles et évalue le risque que la carte jetée serve à un adversaire.
    .CV-27 = Le robot difficile retient les cartes prises, jetées et laissées au vu de tous, et cherche, dans certaines limites, le coup qui lui laisse le moins de points en cartes isolées.
    .CV-S1 = Le premier donneur est tiré au sort. La place après le donneur commence, et la donne avance d’une place à chaque manche.
    .CV-S1-counter = Le premier donneur est tiré au sort. La place avant le donneur commence, et la donne recule d’une place à chaque manche.
    .CV-S2 = Une carte prise dans la défausse peut être jetée dans le même tour.
    .CV-S2-off = Une carte prise dans la défausse ne peut pas être jetée dans le même tour.
    .CV-S3 = Quand la pioche est vide, vous pouvez encore prendre la carte du dessus de la défausse et continuer.
    .CV-S4 = Une manche qui finit sur la pioche vide compte comme une autre : qui gagne marque ce que les adversaires ont en main, et rien n’est retranché.
    .CV-S4-penalty = Une manche qui finit sur la pioche vide compte comme une autre : rien pour qui gagne, et pour chacun des autres ce qu’il a en main.
    .CV-S4-nobody = Une manche qui finit sur la pioche vide ne rapporte rien à personne.
    .CV-S5 = Les places sont numérotées dans l’ordre de la table et gardent leur numéro, quel que soit le donneur.
    .CV-S6 = Le score à atteindre est 50, 100, 150, 200, 300 ou tout autre nombre de 10 à 1000.
    .CV-S7 = Quand un score a atteint l’objectif, le plus haut score gagne la partie. Comme un seul joueur marque par manche, il n’y a pas d’égalité.
    .CV-S7-rounds = Après la dernière manche, le plus haut score gagne la partie ; à égalité, la victoire est partagée.
    .CV-S7-penalty = À la fin, le plus bas score gagne la partie ; à égalité, la victoire est partagée.
    .CV-S8 = Dans un même tour, vous pouvez poser et compléter autant de fois que vous voulez, dans l’ordre que vous voulez.
    .CV-S9 = Une manche qui dure encore après { $turns } tours s’arrête là : la main de plus faible valeur gagne, comme à la pioche vide.
    .CV-S9-nobody = Une manche qui dure encore après { $turns } tours s’arrête là, et personne ne la gagne, comme à la pioche vide.
    .R5-13 = Règle maison : si vous prenez plus d’une carte de la défausse, la plus basse dans la pile doit être posée ou ajoutée dans le même tour.
    .R5-V28-sets = Règle maison : seuls les brelans et les carrés sont permis, pas les suites.
    .R5-V28-runs = Règle maison : seules les suites sont permises, ni brelans ni carrés.
    .RA-H3 = Règle maison : ne prenez dans la défausse que ce que vous posez ou ajoutez dans le même tour.
    .RA-H20 = Règle maison : on joue dans le sens inverse des aiguilles d’une montre, de chaque place à la précédente.
    .P-1 = Vous n’êtes jamais dans l’impasse : un coup après lequel vous ne pourriez pas terminer votre tour comme il se doit est refusé.
    .P-2 = Un coup refusé ne change rien, et on vous dit pourquoi.
    .P-4 = Personne ne voit ce que sa place ne doit pas savoir : les cartes cachées le restent, pour les robots aussi.
    .P-6 = La partie finit au plus tard après la manche { $rounds } ; le meilleur score gagne alors, et à égalité la victoire est partagée.

## Why a hint is a good move

hint =
    .out = Ce sont vos dernières cartes : vous gagnez la manche.
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
    .take-meld = Avec { $card }, vous pouvez poser une combinaison.
    .take-lay-off = { $card } complète une combinaison de la table.
    .take-keep = { $card } va bien avec votre main.
    .leave = { $card } vous aiderait moins que ce que peut donner la pioche.
    .draw = Il n’y a rien d’autre à prendre.
    .high = { $card } n’entre dans aucune combinaison, et c’est la plus chère des cartes dont vous pouvez vous passer : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .spare = { $card } est la carte dont vous avez le moins besoin, et elle aide peu les autres.
    .split = Même si elle peut servir à une combinaison, { $card } est la carte la moins utile à votre main.
