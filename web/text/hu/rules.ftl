### The words of the games: seats, levels, switches and their values. Keys are the names the engine uses.

## Ranks in sets, after the number of cards. $rank is A, J, Q or K, or the number 2 to 10.

rank =
    .many = { $rank ->
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
## Seats

seat =
    .you = Te
    .person = { $number }. játékos
    .name-1 = Ilona
    .name-2 = Gábor
    .name-3 = Kata
    .name-4 = Bence
    .name-5 = Erzsi
    .name-6 = Márton
    .name-7 = Laci
    .initial-1 = I
    .initial-2 = G
    .initial-3 = K
    .initial-4 = B
    .initial-5 = E
    .initial-6 = M
    .initial-7 = L
level =
    .you = te
    .person = ember
    .easy = könnyű
    .normal = normál
    .hard = nehéz

## Rules: sections, switches, their values

section =
    .players = Játékosok
    .deal = Osztás
    .melds = Kombinációk
    .opening = Első lerakás
    .draw = Húzás
    .end = A leosztás vége
    .scoring = Pontozás
    .match = Játszma
    .start = Ez a játszma
switch =
    .players = Játékosok száma
    .packs = Paklik száma
    .hand_size = Lapok játékosonként
    .direction = A játék iránya
    .melds = Lerakható kombinációk
    .ace_in_runs = Az ász helye a sorban
    .sets_need_distinct_suits = A csoport lapjai mind különböző színűek
    .opening_minimum = Az első lerakás ponthatára
    .lay_off_needs_opening = Hozzáadás csak saját lerakás után
    .take_depth = Mennyi lap vehető fel a dobópakliból
    .may_discard_taken_card = Az imént felvett lap eldobható
    .taken_card_must_be_melded = A felvett lapot le kell rakni
    .discard_to_win = Az utolsó lapot el kell dobni
    .stock_end = Ha elfogy a húzópakli
    .reshuffle_limit = Hányszor keverhető vissza a dobópakli
    .turn_limit = A leghosszabb leosztás, körökben
    .ace_value = A kézben maradt ász értéke
    .ace_meld_value = A magasan vagy csoportban lerakott ász értéke
    .ace_low_value = Az alacsonyan lerakott ász értéke
    .scoring = Ki mit kap
    .target_score = Küszöb
    .rounds = Legfeljebb ennyi leosztás
switch-help =
    .players = Ennyien ülnek az asztalnál.
    .packs = Az összes paklit összekeverjük.
    .hand_size = A fent választott játékosszámhoz.
    .direction = A helyek az asztal sorrendjében vannak számozva.
    .melds = Csoportok, sorok vagy mindkettő.
    .ace_in_runs = A király után, a kettes előtt vagy bármelyik végen.
    .sets_need_distinct_suits = Bekapcsolva: egy csoportban minden színből legfeljebb egy lap lehet.
    .opening_minimum = 0: bármilyen első kombináció megfelel.
    .lay_off_needs_opening = Bekapcsolva: csak az adhat hozzá lapot, aki ebben a leosztásban már lerakott. Kikapcsolva: bárki.
    .take_depth = Csak a legfelső lap, vagy akárhány.
    .may_discard_taken_card = Kikapcsolva: a dobópakliból felvett lap ebben a körben kézben marad.
    .taken_card_must_be_melded = Bekapcsolva: a dobópakliból felvett lapot ugyanabban a körben le kell rakni.
    .discard_to_win = Bekapcsolva: nem rakható le és nem adható hozzá a kéz utolsó lapja. Kikapcsolva: így is ki lehet menni.
    .stock_end = Ki nyer, ha valaki az üres húzópakliból kér lapot.
    .reshuffle_limit = 0: soha; ekkor a leosztás a húzópaklival ér véget.
    .turn_limit = Itt áll meg az a leosztás, amelynek senki sem vet véget.
    .ace_value = Az ász helye a sorban ettől nem változik.
    .ace_meld_value = Az első lerakásba számít.
    .ace_low_value = Az első lerakásba számít.
    .scoring = Amit a leosztás végén felírunk.
    .target_score = A játszma véget ér, amint valaki eléri.
    .rounds = Utána a legjobb összpontszám nyer.
value =
    .on = Be
    .off = Ki
    .span = { $least }–{ $most }
    .clockwise = Óramutató szerint
    .counter_clockwise = Visszafelé
    .both = Csoport és sor
    .sets = Csak csoport
    .runs = Csak sor
    .high = A király után
    .low = A kettes előtt
    .low_or_high = Bármelyik végen
    .any = Akárhány
    .lowest_hand = A legkisebb értékű kéz
    .nobody = Senki
    .winner_takes_hands = A győztes a többiekét
    .penalty = Mindenki a sajátját
    .take_depth-1 = A legfelső lap
    .reshuffle_limit-none = Korlátlan
    .target_score-none = Nincs
