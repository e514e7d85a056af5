# What the page says of itself, and the words every screen needs.

app =
    .title = Rami
    .close = Bezárás
    .title-of = { $screen } · Rami

# $rank is A, J, Q or K, or the number 2 to 10; $suit is C, D, H or S.
card =
    .name = { $suit ->
        [C] treff
        [D] káró
        [H] kőr
       *[S] pikk
    } { $rank ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
        [2] kettes
        [3] hármas
        [4] négyes
        [5] ötös
        [6] hatos
        [7] hetes
        [8] nyolcas
        [9] kilences
       *[other] tízes
    }
    .joker = joker
    .wild = { $card }, helyettesítő lap
    .jokers = jokerek

# Several of a kind in a row: the first, then the rest (one, or again first and rest).
list =
    .more = { $first }, { $rest }
    .or = { $first } vagy { $rest }

game =
    .cardverse = CardVerse Rami
    .rami40 = Rami 40
    .rami51 = Rami 51
    .rummy5000 = Rummy 5000
    .george = George
    .rummy500 = Rummy 500

screen =
    .home = Játékok
    .setup = Opciók
    .table = Asztal
    .handover = Következő játékos
    .round-end = A leosztás vége
    .match-end = A játszma vége
    .review = Elemzés
    .replay = Visszajátszás
    .tutorial = Tanulj meg játszani
    .fair = Ellenőrizhető osztás
    .rules = Szabályok
    .settings = Beállítások
    .stats = Statisztika
    .credits = Források

# Why the engine is not there. $what is a technical word, as the machine gave it.
engine =
    .failed = A játékmotor nem tudott elindulni. A mentett játszmák megvannak.
    .hung = A játékmotor nem válaszol. A mentett játszmák megvannak.
    .restarting = Egy pillanat, a játékmotor újraindul.
    .waiting = Az osztás azonnal megkezdődik, amint a játékmotor kész.
    .retry = Újra
    .reload = Újratöltés
    .elsewhere = Ez a játszma egy másik ablakban folytatódott; most itt tart.
    .newer = Ezt a játszmát a játék újabb változata mentette. Az új változathoz töltsd újra az oldalt.
    .error = Ez nem sikerült: { $what }.

# A link with something in it that cannot be used. $value is what the link says.
link =
    .game = A linkben szereplő játék nem létezik: { $value }.
    .seats = A linkben szereplő helyek nem használhatók: { $value }.
    .lang = A linkben szereplő nyelv nem érhető el: { $value }.
    .speed = A linkben szereplő tempó nem létezik: { $value }.
    .set = A linkben egy szabály módosítása nem értelmezhető: { $value }.
    .no-game = A link nem nevez meg játékot.
    .no-rule = A link nem létező szabályt állít be. Nincs ilyen nevű szabály: { $value }.
    .rule = A link olyan értéket ad egy szabálynak, amilyet az nem vehet fel: { $value }.
    .rules = A linkben szereplő szabályok nem férnek össze: { $value }.
    .screen = A linkben szereplő oldal nem létezik: { $value }.
    .no-match = A címhez tartozó játszma már nincs elmentve ezen az eszközön.
    .title = Új játszma linkről
    .starts = A link új játszmát kezd: { $game }. Játékosok száma: { $count }.
    .starts-house = A link új játszmát kezd házi szabályokkal: { $game }. Játékosok száma: { $count }.
    .question = A mentett játszmád ({ $game }) megmarad.
    .continue = Az enyémet folytatom
    .start = Ezt kezdem el

storage =
    .full = A böngésző tárhelye megtelt: a beállítások az oldal bezárásakor elvesznek.
    .blocked = A böngésző semmit sem ment el ehhez az oldalhoz: a beállítások bezáráskor elvesznek.
    .unsaved = Ez a játszma ezen az eszközön nem menthető: az oldal bezárásakor elvész.
    .damaged = A mentett beállítások nem olvashatók. Az alapértékek érvényesek.
    .lost = { $count ->
        [one] Egy mentett játszma nem olvasható; érintetlenül maradt.
       *[other] { $count } mentett játszma nem olvasható; érintetlenül maradtak.
    }

update =
    .waits = Elkészült egy új változat.
    .take = Újratöltés

# Two people at one device: the next one's turn.
handover =
    .title = Add tovább az eszközt: { $name }
    .hidden = A lapok addig takarva maradnak.
    .ready = Mutasd a lapjaimat
    .wait = Egy pillanat: a gomb egy másodperc múlva működik.
    .standing = Állás { $round } leosztás után
    .next = most jön
