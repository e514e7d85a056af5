### La donne honnête, et les replays que l’on transmet.

## Empreintes et clés des manches d’une partie. Une empreinte est le SHA-256 d’une clé.

fair =
    .title = Donne vérifiable
    .waits = On cherche les clés de la partie.
    .how = Avant la première carte d’une manche, le jeu tire un secret : la clé. L’ordre de toutes les cartes en découle. Vous voyez aussitôt son empreinte : elle ne révèle rien de la clé, et personne ne peut trouver une autre clé qui ait la même. Quand la manche est finie, vous voyez la clé elle-même. Si elle a bien cette empreinte, l’ordre des cartes était fixé avant que la première ne soit distribuée.
    .given = Dans cette partie, une seule clé était donnée d’avance : par un lien, à la main, ou par une version antérieure du jeu. Toutes les manches en découlent ; qui la connaît peut donc connaître toutes les cartes. Elle s’affiche ici quand la partie est finie.
    .sent = Ce replay vous a été envoyé. Vous voyez les clés telles qu’elles ont été envoyées ; seuls ceux qui ont joué peuvent dire si les empreintes étaient là avant la première carte.
    .of-match = Clé de la partie
    .hash = Empreinte de la clé
    .seed = Clé
    .later = Elle s’affiche quand la manche est finie.
    .later-match = Elle s’affiche quand la partie est finie.
    .over = finie
    .runs = en cours
    .next = pas encore distribuée
    .check = Vérifier la donne
    .checking = Tout est recalculé…
    .yes = Oui : la donne découle bien de la clé.
    .no = Non : quelque chose ne concorde pas.
    .hash-yes = Votre navigateur a calculé lui-même l’empreinte de la clé : c’est bien celle affichée plus haut.
    .hash-no = Votre navigateur a calculé lui-même l’empreinte de la clé : ce n’est pas celle affichée plus haut.
    .hash-open = Ce navigateur ne peut pas calculer l’empreinte ici. La commande ci-dessous le fait.
    .note-yes = Au début de la manche, cet appareil a noté l’empreinte. C’est la même.
    .note-no = Au début de la manche, cet appareil a noté une autre empreinte.
    .deal-yes = Tout a été mélangé et distribué de nouveau à partir de la clé : les { $cards } cartes sont toutes là où elles étaient, et tout ce qui a été joué concorde (actions : { $acts }).
    .deal-no = Ce qui a été joué ne découle pas de cette clé. Soit la partie enregistrée a été modifiée, soit une version plus ancienne du jeu l’a distribuée.
    .pack = Toutes les cartes
    .pack-how = Depuis le dessus, dans l’ordre où il se trouvait. Les formes montrent qui a reçu quelle carte ; une étoile marque une carte retournée ; les cartes pâles sont restées dans la pioche.
    .lot-up = retournée
    .lot-aside = mise de côté
    .proof = Ce que cela prouve
    .proves = L’ordre des cartes était fixé avant que la première ne soit distribuée, et toutes les mains en viennent. Rien de ce que vous ou les autres avez fait ensuite n’a pu le changer.
    .proves-not = Cela ne prouve pas que la clé a été tirée à l’aveugle, ni que personne ne l’a regardée. Le jeu tourne sur cet appareil même ; pour cela, il faut faire confiance à son programme.
    .self = Vérifier sans cette page
    .self-how = Notez l’empreinte avant de jouer, et la clé après. N’importe quel outil SHA-256 donne l’empreinte de la clé. La commande qui apparaît avec la vérification distribue les mêmes cartes, avec rien d’autre que Python et le programme de ce jeu.
    .command = Cette commande affiche toutes les cartes dans l’ordre, toutes les mains et l’empreinte :
    .sum = Celle-ci ne donne que l’empreinte, sous Mac ou Linux :
    .copy-hash = Copier l’empreinte de la manche { $round }
    .copy-seed = Copier la clé de la manche { $round }
    .copy-command = Copier la commande de la manche { $round }
    .copy-sum = Copier la commande pour l’empreinte de la manche { $round }
    .copied = C’est copié.
    .send = Partager le replay
    .send-how = { $rounds ->
        [one] La manche finie est incluse, toutes mains ouvertes, avec les noms de ceux qui l’ont jouée.
       *[other] Les { $rounds } manches finies sont incluses, toutes mains ouvertes, avec les noms de ceux qui les ont jouées.
    }
    .send-link = Tout le replay est dans le lien lui-même ; l’ouvrir n’envoie rien à aucun serveur.
    .send-long = Ce replay est trop long pour un lien. Envoyez-le plutôt comme fichier.
    .send-waits = Le replay se prépare.
    .send-none = Il n’y a encore rien à partager : aucune manche n’est finie.
    .send-given = Cette partie a été distribuée à partir d’une clé donnée, qui dévoilerait les manches à venir. Vous pourrez la partager une fois la partie finie.
    .open = Ouvrir un replay
    .eyes = Vu par
    .eyes-of = Vu par { $name }
    .opens = Le replay s’ouvre. Le programme qui étale ses cartes se charge.
    .sent-damaged = Ce replay est abîmé ou incomplet. Le lien a peut-être été coupé en chemin : demandez le fichier.
    .sent-foreign = Il n’y a pas de replay dans ce fichier.
    .sent-newer = Ce replay vient d’une version plus récente de Rami. Rechargez la page pour obtenir cette version.
    .sent-apart = Ce replay ne donne pas ce qui a été envoyé. Soit il a été modifié, soit une autre version du jeu l’a joué.
    .sent-large = Ce fichier est trop gros pour un replay.
    .sent-gone = Le replay envoyé n’est plus là. Ouvrez son fichier encore une fois.
    .dealt = Manche { $round }. Les cartes sont distribuées.
