### The rule book.

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
    .CV-4-dealer = Aucune carte n’est retournée : la première que jette le donneur commence la défausse. Les cartes non distribuées restent face cachée : c’est la pioche.
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
    .CV-23-house = Des règles maison apportent ce que ce jeu n’a pas de lui-même : des jokers, ou une ouverture avec un minimum.
    .CV-24 = Les robots savent ce que vous sauriez à leur place : leurs propres cartes, les cartes visibles, ce qui s’est passé au vu de tous et ce qu’ils ont le droit de faire.
    .CV-25 = Le robot facile pose aussitôt toutes les combinaisons qu’il a et jette sa plus forte carte isolée. Il pioche, sauf si la carte de la défausse forme une nouvelle combinaison avec deux cartes de sa main.
    .CV-25-jokers = Le robot facile ouvre dès qu’il le peut, pose aussitôt toutes les combinaisons qu’il a, joue un joker à la première place qui convient et jette sa plus forte carte isolée. Il pioche, sauf si la carte de la défausse forme une nouvelle combinaison avec deux cartes de sa main.
    .CV-26 = Le robot normal cherche les combinaisons utiles et évalue le risque que la carte jetée serve à un adversaire.
    .CV-27 = Le robot difficile retient les cartes prises, jetées et laissées au vu de tous, et cherche, dans certaines limites, le coup qui lui laisse le moins de points en cartes isolées.
    .CV-S1 = Le premier donneur est tiré au sort. La place après le donneur commence, et la donne avance d’une place à chaque manche.
    .CV-S1-counter = Le premier donneur est tiré au sort. La place avant le donneur commence, et la donne recule d’une place à chaque manche.
    .CV-S1-dealer = Le premier donneur est tiré au sort. Le donneur commence, et la donne avance d’une place à chaque manche.
    .CV-S1-counter-dealer = Le premier donneur est tiré au sort. Le donneur commence, et la donne recule d’une place à chaque manche.
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
    .RA-1 = On joue de { $least } à { $most } joueurs.
    .RA-2 = Jusqu’à quatre joueurs, on joue avec { $cards } cartes en tout. Jeux de 52 cartes : { $packs }. Jokers : { $jokers }.
    .RA-2-each = Jeux de 52 cartes : { $two } à deux joueurs, { $three } à trois et { $four } à quatre. Jokers : { $jtwo }, { $jthree } et { $jfour }.
    .RA-3 = À partir de cinq joueurs, on joue avec { $cards } cartes en tout. Jeux de 52 cartes : { $packs }. Jokers : { $jokers }.
    .RA-3-each = Jeux de 52 cartes : { $five } à cinq joueurs et { $six } à six. Jokers : { $jfive } et { $jsix }.
    .RA-4 = Chacun reçoit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Une carte est ensuite retournée pour commencer la défausse ; toutes les autres restent face cachée : c’est la pioche.
    .RA-4-dealer = Chacun reçoit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, et le donneur une de plus. Aucune carte n’est retournée : celle que jette le donneur commence la défausse. Toutes les autres restent face cachée : c’est la pioche.
    .RA-4-each = Chacun reçoit { $two ->
        [one] { $two } carte
       *[other] { $two } cartes
    } à deux joueurs, { $three } à trois, { $four } à quatre, { $five } à cinq et { $six } à six. Une carte est ensuite retournée pour commencer la défausse ; toutes les autres restent face cachée : c’est la pioche.
    .RA-4-each-dealer = Chacun reçoit { $two ->
        [one] { $two } carte
       *[other] { $two } cartes
    } à deux joueurs, { $three } à trois, { $four } à quatre, { $five } à cinq et { $six } à six ; le donneur en reçoit une de plus. Aucune carte n’est retournée : celle que jette le donneur commence la défausse. Toutes les autres restent face cachée : c’est la pioche.
    .RA-5 = À chaque manche, la donne passe à la place suivante, vers la gauche. La personne à gauche du donneur commence.
    .RA-5-counter = À chaque manche, la donne passe à la place suivante, vers la droite. La personne à droite du donneur commence.
    .RA-5-dealer = À chaque manche, la donne passe à la place suivante, vers la gauche. Le donneur commence, sans piocher.
    .RA-5-counter-dealer = À chaque manche, la donne passe à la place suivante, vers la droite. Le donneur commence, sans piocher.
    .RA-6 = Commencez votre tour en prenant une carte : celle du dessus de la pioche ou celle du dessus de la défausse.
    .RA-6-any = Commencez votre tour en prenant la carte du dessus de la pioche, ou autant de cartes que vous voulez du dessus de la défausse.
    .RA-7 = Posez ensuite autant de combinaisons que vous voulez, ou aucune.
    .RA-8 = Les premières combinaisons que vous posez dans une manche, toutes en une seule fois, sont votre ouverture. Ensemble, elles doivent valoir au moins { $points } : c’est ce nombre qui donne son nom au jeu.
    .RA-8-house = Les premières combinaisons que vous posez dans une manche, toutes en une seule fois, sont votre ouverture. Ensemble, elles doivent valoir au moins { $points }.
    .RA-8-none = Les premières combinaisons que vous posez dans une manche, toutes en une seule fois, sont votre ouverture. Elles peuvent valoir aussi peu que vous voulez.
    .RA-9 = Une fois que vous avez ouvert, et dès ce même tour, vous pouvez compléter toutes les combinaisons de la table.
    .RA-9-later = Une fois que vous avez ouvert, vous pouvez compléter toutes les combinaisons de la table, mais pas dans le tour de l’ouverture.
    .RA-9-off = Vous pouvez compléter toutes les combinaisons de la table, que vous ayez ouvert ou non.
    .RA-10 = Terminez votre tour en jetant une carte. Ce ne peut pas être celle que vous venez de prendre dans la défausse.
    .RA-10-may = Terminez votre tour en jetant une carte. Ce peut même être celle que vous venez de prendre dans la défausse.
    .RA-11 = Une carte prise dans la défausse n’a pas à être posée : vous pouvez la garder en main.
    .RA-11-meld = Une carte prise dans la défausse ne peut pas rester en main : elle doit aller sur la table dans le même tour, dans une combinaison, en ajout ou à la place d’un joker.
    .RA-12 = Trois cartes du même rang forment un brelan, quatre un carré ; leurs couleurs sont toutes différentes. Vous pouvez avoir en main deux cartes identiques, mais jamais les poser dans le même brelan ou carré.
    .RA-12-any = Un brelan est formé de trois cartes du même rang, un carré de quatre ; il peut y en avoir davantage, et les couleurs peuvent s’y répéter.
    .RA-13 = Une suite est formée d’au moins trois cartes de la même couleur, chacune suivant la précédente.
    .RA-14 = Dans une suite, l’as se place avant le deux ou après le roi, jamais aux deux bouts à la fois : roi-as-deux est refusé.
    .RA-14-high = Dans une suite, l’as se place seulement après le roi : as-deux-trois et roi-as-deux sont refusés.
    .RA-14-low = Dans une suite, l’as se place seulement avant le deux : dame-roi-as et roi-as-deux sont refusés.
    .RA-15 = Un joker remplace n’importe quelle carte.
    .RA-15-none = Cette partie se joue sans jokers ; ce que ces règles disent des jokers y est sans objet.
    .RA-16 = Une combinaison ne contient jamais plus d’un joker, cartes ajoutées comprises, si longue soit-elle.
    .RA-16-more = Nombre maximal de jokers dans une combinaison, cartes ajoutées comprises : { $most }.
    .RA-16-part = Nombre maximal de jokers dans une combinaison : { $most }. Une longue combinaison compte pour plusieurs de trois cartes ou plus, et chacune peut en contenir autant.
    .RA-16-any = Une combinaison peut contenir autant de jokers qu’on veut.
    .RA-17 = Un joker posé vaut ce que vaut à cet endroit la carte qu’il remplace.
    .RA-18 = Un joker qui pourrait prendre deux places prend celle de moindre valeur : avec cinq et six il est le quatre, avec deux et trois l’as, avec dame et roi le valet.
    .RA-18-chosen = Si un joker peut prendre deux places, qui le pose choisit.
    .RA-19 = Une fois que vous avez ouvert, vous pouvez récupérer un joker de la table en mettant à sa place exactement la carte qu’il remplace.
    .RA-19-off = Un joker posé sur la table y reste : on ne peut pas le récupérer.
    .RA-20 = Un joker récupéré doit être rejoué dans le même tour si c’est possible : tant qu’une pose ou un ajout peut s’en servir, vous ne pouvez pas vous défausser.
    .RA-20-new = Un joker récupéré doit être rejoué dans le même tour si c’est possible : tant qu’une nouvelle combinaison peut s’en servir, vous ne pouvez pas vous défausser.
    .RA-20-keep = Un joker récupéré peut rester dans votre main.
    .RA-20-off = Comme aucun joker n’est récupéré, aucun n’est à rejouer.
    .RA-21 = Dans un brelan ou un carré, un joker ne se récupère que si trois cartes naturelles l’accompagnent : la quatrième couleur prend sa place.
    .RA-21-short = Le joker d’un brelan ou d’un carré se récupère avec la couleur qui manque si trois cartes naturelles l’accompagnent ; s’il n’y en a que deux, avec les deux couleurs qui manquent, données ensemble.
    .RA-21-off = Le joker d’un brelan ou d’un carré ne se récupère pas non plus.
    .RA-22 = La manche finit dès que quelqu’un n’a plus de cartes : en jetant la dernière, ou en posant ou en ajoutant les dernières sans rien jeter.
    .RA-22-discard = La manche finit dès que quelqu’un n’a plus de cartes. La dernière doit être jetée : une pose ou un ajout qui viderait la main est refusé.
    .RA-23 = Quand la pioche est épuisée, la défausse, sauf la carte du dessus, est mélangée pour en faire une nouvelle, jusqu’à { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    } par manche.
    .RA-23-never = Même quand la pioche est épuisée, la défausse n’est pas remélangée.
    .RA-23-endless = Quand la pioche est épuisée, la défausse, sauf la carte du dessus, est mélangée pour en faire une nouvelle, autant de fois qu’il le faut.
    .RA-24 = Quand la pioche ne peut plus rien donner, ou après { $turns } tours, la manche s’arrête : la main de plus faible valeur gagne.
    .RA-24-nobody = Quand la pioche ne peut plus rien donner, ou après { $turns } tours, la manche s’arrête, et personne ne la gagne.
    .RA-25 = Les points se comptent selon les règles de décompte, données plus bas.
    .RA-S1 = Les cartes de deux à dix valent leur nombre, le valet, la dame et le roi 10. Un as vaut { $ace } en main, { $low } posé avant le deux, { $high } dans toute autre combinaison. Un joker resté en main vaut { $joker }.
    .RA-S2 = Qui gagne la manche ne marque rien ; chacun des autres marque la valeur des cartes restées dans sa main. Mieux vaut un total bas.
    .RA-S2-takes = Qui gagne la manche marque la valeur de toutes les cartes restées dans les autres mains ; les autres ne marquent rien. Mieux vaut un total haut.
    .RA-S3 = La partie finit quand un total atteint { $target }. Le plus bas total gagne, et à égalité la victoire est partagée.
    .RA-S3-takes = La partie finit quand un total atteint { $target }. Le plus haut total gagne, et à égalité la victoire est partagée.
    .RA-S3-rounds = La partie finit avec la manche { $rounds }. Le plus bas total gagne, et à égalité la victoire est partagée.
    .RA-S3-rounds-takes = La partie finit avec la manche { $rounds }. Le plus haut total gagne, et à égalité la victoire est partagée.
    .RA-S3-out = Qui atteint un total de { $target } est éliminé et ne reçoit plus de cartes. La dernière personne en jeu gagne la partie.
    .RA-S4 = La pioche est épuisée quand on lui demande une carte et qu’il n’y en a plus.
    .RA-S5 = Si la défausse n’a qu’une carte, il n’y a rien à mélanger, et la manche s’arrête comme quand la pioche ne donne plus rien.
    .RA-S6 = Si plusieurs mains ont la plus faible valeur, gagne celle dont la place a le plus petit numéro.
    .RA-S6-nobody = Si faible soit-elle, une main ne gagne pas une manche qui finit avec la pioche.
    .RA-S7 = Un joker peut être jeté.
    .RA-S7-off = Un joker ne peut pas être jeté, sauf si le tour ne peut pas finir autrement.
    .RA-S8 = La limite de tours d’une manche compte les tours de tous les joueurs ensemble.
    .RA-S9 = Seules les nouvelles combinaisons comptent pour l’ouverture, jamais les cartes ajoutées.
    .RA-S10 = L’ouverture se fait tout entière ou pas du tout : si ses combinaisons n’atteignent pas ensemble le minimum, aucune n’est posée. Celles que vous préparez affichent ce qu’elles valent ensemble.
    .RA-S11 = Avant votre ouverture, vous ne pouvez pas récupérer de joker, pas même pour ouvrir.
    .RA-S12 = Le joker d’une suite garde la place qu’il a prise quand il a été posé ; on peut ensuite ajouter des cartes aux deux bouts.
    .RA-S13 = Le joker d’un brelan ou d’un carré vaut ce que vaut le rang des cartes, et parmi des as { $high }.
    .RA-S14 = De deux places de même valeur, le joker prend le rang le plus bas : avec valet et dame, il est le dix. S’il y a plusieurs jokers, c’est la plus petite somme qui compte, puis les rangs les plus bas.
    .RA-S14-chosen = Quand un joker peut prendre deux places, il faut en nommer une ; sinon, la combinaison n’est pas posée.
    .RA-S15 = Une place nommée pour un joker est refusée si ce n’est pas celle de moindre valeur.
    .RA-S15-chosen = On peut nommer pour le joker toute place qui forme une suite.
    .RA-S16 = Les cartes ajoutées ensemble sont jugées ensemble : joker et neuf complètent cinq-six-sept, et le joker est le huit ; ajouté seul, il serait le quatre.
    .RA-S16-chosen = Les cartes ajoutées ensemble sont jugées ensemble : joker et neuf complètent cinq-six-sept, et le joker est le huit.
    .RA-S17 = Dans une suite de treize cartes, l’as est en haut et vaut { $high }.
    .RA-S17-low = Dans une suite de treize cartes, l’as est en bas et vaut { $low }.
    .RA-S18 = Pour chaque joker récupéré, un joker de votre main doit être joué, n’importe lequel. Celui qui ne peut pas l’être peut être gardé ou jeté.
    .RA-S18-kept = Pour chaque joker récupéré, un joker de votre main doit être joué, n’importe lequel. Celui qui ne peut pas l’être peut être gardé.
    .RA-S18-off = Rien n’est dû en échange d’un joker récupéré.
    .RA-S19 = Une fois posé un exemplaire de la carte que vous venez de prendre, vous pouvez en jeter un autre.
    .RA-S19-may = Les autres exemplaires de la carte que vous venez de prendre peuvent aussi être jetés.
    .RA-S20 = Des cartes et des jokers qui pourraient former un brelan ou un carré aussi bien qu’une suite ne forment une suite que si les places des jokers sont nommées.
    .RA-S21 = Des jokers seuls ne forment pas de combinaison.
    .RA-S22 = Le premier donneur est tiré au sort. Les cartes se donnent une à une en commençant à gauche du donneur ; à gauche est la place dont le numéro suit.
    .RA-S22-counter = Le premier donneur est tiré au sort. Les cartes se donnent une à une en commençant à droite du donneur ; à droite est la place dont le numéro précède.
    .RA-H2 = Règle maison : l’ouverture doit contenir une suite franche, sans joker.
    .RA-H3 = Règle maison : ne prenez dans la défausse que ce que vous mettez sur la table dans le même tour.
    .RA-H4 = Règle maison : avant votre ouverture, vous ne pouvez prendre une carte de la défausse que pour ouvrir avec elle ; elle doit faire partie de l’ouverture même.
    .RA-H7 = Règle maison : dans chaque combinaison, il doit y avoir plus de cartes naturelles que de jokers.
    .RA-H11 = Règle maison : qui perd la manche sans avoir ouvert paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, quelle que soit sa main, et cela n’est jamais doublé.
    .RA-H12 = Règle maison : finir en un seul tour sans avoir ouvert avant, c’est-à-dire faire rami sec, double ce que valent les mains des autres.
    .RA-H13 = Règle maison : qui gagne la manche marque en plus { $points }.
    .RA-H13-named = Règle maison : qui finit marque en plus { $out } ; par rami sec { $sec } ; par rami sec avant toute autre ouverture { $empty }.
    .RA-H14 = Règle maison : dans le tour de votre ouverture, vous ne pouvez pas compléter de combinaisons.
    .RA-H17 = Règle maison : qui atteint la limite est éliminé et ne reçoit plus de cartes, jusqu’à ce qu’il ne reste qu’une personne, qui gagne.
    .RA-H18 = Règle maison : le donneur reçoit une carte de plus et commence en jetant une carte ; aucune n’est retournée. C’est le premier tour de la manche, et on peut y poser des combinaisons.
    .RA-H19 = Règle maison : chaque ouverture de la manche doit valoir plus que la précédente.
    .RA-H20 = Règle maison : on joue dans le sens inverse des aiguilles d’une montre, de chaque place à la précédente.
    .RA-H21 = Règle maison : avec une seule carte en main, vous ne pouvez pas prendre dans la défausse.
    .RA-H22 = Règle maison : une pose qui ne vous laisse aucune carte, ou une seule que vous pouvez jeter, se passe de minimum et de toute autre condition d’ouverture.
    .RA-H23 = Règle maison : un joker récupéré ne peut aller que dans une nouvelle combinaison, pas dans une de celles de la table.
    .RA-H25-second = Règle maison : vous ne pouvez pas prendre dans la défausse avant votre deuxième tour de la manche.
    .RA-H25-third = Règle maison : vous ne pouvez pas prendre dans la défausse avant votre troisième tour de la manche.
    .R5-13 = Règle maison : si vous prenez plus d’une carte de la défausse, la plus basse dans la pile doit être posée ou ajoutée dans le même tour.
    .R5-V28-sets = Règle maison : seuls les brelans et les carrés sont permis, pas les suites.
    .R5-V28-runs = Règle maison : seules les suites sont permises, ni brelans ni carrés.
    .P-1 = Vous n’êtes jamais dans l’impasse : un coup après lequel vous ne pourriez pas terminer votre tour comme il se doit est refusé.
    .P-2 = Un coup refusé ne change rien, et on vous dit pourquoi.
    .P-3 = Les exemplaires d’une même carte sont équivalents : ce qui vaut pour une carte vaut pour tous ses exemplaires.
    .P-4 = Personne ne voit ce que sa place ne doit pas savoir : les cartes cachées le restent, pour les robots aussi.
    .P-5 = Chaque manche a une fin, au plus tard après { $turns } tours.
    .P-6 = La partie finit au plus tard après la manche { $rounds } ; le meilleur score gagne alors, et à égalité la victoire est partagée.
