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
    .house = Házi szabályok
    .deal = Osztás
    .melds = Kombinációk
    .wilds = Jokerek
    .opening = Első lerakás
    .draw = Húzás
    .end = A leosztás vége
    .scoring = Pontozás
    .match = Játszma
    .start = Ez a játszma
switch =
    .players = Játékosok száma
    .packs = Paklik száma
    .jokers = Jokerek száma
    .hand_size = Lapok játékosonként
    .dealer_starts_with_discard = Az osztó dobással kezd
    .direction = A játék iránya
    .melds = Lerakható kombinációk
    .ace_in_runs = Az ász helye a sorban
    .sets_need_distinct_suits = A csoport lapjai mind különböző színűek
    .max_wilds_per_meld = Legtöbb joker egy kombinációban
    .wild_limit_by_part = A hosszú kombináció részenként számít
    .naturals_must_outnumber_wilds = Több természetes lap, mint joker
    .wild_position = A joker helye
    .wild_reclaim = A joker kiváltható
    .reclaimed_wild_must_be_replayed = A kiváltott jokert ki kell játszani
    .reclaimed_wild_needs_new_meld = A kiváltott joker csak új kombinációba kerülhet
    .wild_reclaim_from_short_set = A két hiányzó szín kiváltja a jokert
    .may_discard_wild = A joker eldobható
    .opening_minimum = Az első lerakás ponthatára
    .opening_needs_clean_run = Az első lerakáshoz joker nélküli sor kell
    .opening_ladder = Minden első lerakás többet érjen az előzőnél
    .rami_sec_waives_opening = A kimenéshez nem kell ponthatár
    .lay_off_needs_opening = Hozzáadás csak saját lerakás után
    .lay_off_in_opening_turn = Hozzáadás az első lerakás körében
    .take_depth = Mennyi lap vehető fel a dobópakliból
    .may_discard_taken_card = Az imént felvett lap eldobható
    .taken_card_must_be_melded = A felvett lapot le kell rakni
    .taken_card_must_open = Az első lerakás előtt csak ahhoz vehető fel lap
    .discard_from_turn = Hányadik körtől vehető fel lap a dobópakliból
    .last_card_draws_stock = Egyetlen lappal csak húzni lehet
    .discard_to_win = Az utolsó lapot el kell dobni
    .stock_end = Ha elfogy a húzópakli
    .reshuffle_limit = Hányszor keverhető vissza a dobópakli
    .turn_limit = A leghosszabb leosztás, körökben
    .ace_value = A kézben maradt ász értéke
    .ace_meld_value = A magasan vagy csoportban lerakott ász értéke
    .ace_low_value = Az alacsonyan lerakott ász értéke
    .wild_hand_value = A kézben maradt joker értéke
    .scoring = Ki mit kap
    .unopened_penalty = Aki nem rakott le, ennyit kap
    .rami_sec_doubles = A handrömi dupláz
    .winner_bonus = A győztes további pontjai
    .target_score = Küszöb
    .elimination = Kiesés a küszöbnél
    .rounds = Legfeljebb ennyi leosztás
switch-help =
    .players = Ennyien ülnek az asztalnál.
    .packs = Az összes paklit összekeverjük.
    .jokers = Az összes pakliban együtt.
    .hand_size = A fent választott játékosszámhoz.
    .dealer_starts_with_discard = Bekapcsolva: az osztó eggyel több lapot kap, felfordított lap nincs, és a dobópaklit az ő eldobott lapja indítja.
    .direction = A helyek az asztal sorrendjében vannak számozva.
    .melds = Csoportok, sorok vagy mindkettő.
    .ace_in_runs = A király után, a kettes előtt vagy bármelyik végen.
    .sets_need_distinct_suits = Bekapcsolva: egy csoportban minden színből legfeljebb egy lap lehet.
    .max_wilds_per_meld = A hozzáadott jokerek is számítanak.
    .wild_limit_by_part = Bekapcsolva: a hosszú kombináció több, legalább háromlapos kombinációnak számít, és mindegyikben lehet ennyi joker.
    .naturals_must_outnumber_wilds = Bekapcsolva: minden kombinációban több a természetes lap, mint a joker.
    .wild_position = Ha a joker egy sorban két helyen is állhatna.
    .wild_reclaim = Bekapcsolva: az első lerakás után az asztalról kiváltható a joker azzal a lappal, amelyet helyettesít.
    .reclaimed_wild_must_be_replayed = Bekapcsolva: még abban a körben, ha lehet. Kikapcsolva: a kézben maradhat.
    .reclaimed_wild_needs_new_meld = Bekapcsolva: az asztalon lévő kombinációhoz nem adható hozzá.
    .wild_reclaim_from_short_set = Bekapcsolva: ha a csoportban csak két természetes lap van, a két hiányzó szín együtt lép a joker helyére.
    .may_discard_wild = Kikapcsolva: csak akkor, ha a kör másképp nem érhet szabályosan véget.
    .opening_minimum = 0: bármilyen első kombináció megfelel.
    .opening_needs_clean_run = Bekapcsolva: az első lerakás egyik kombinációja ilyen sor.
    .opening_ladder = Bekapcsolva: a leosztásban minden első lerakásnak többet kell érnie, mint az előzőnek.
    .rami_sec_waives_opening = Bekapcsolva: ha a lerakás után nem marad lap, vagy csak egy eldobható, a kombinációk bármennyit érhetnek.
    .lay_off_needs_opening = Bekapcsolva: csak az adhat hozzá lapot, aki ebben a leosztásban már lerakott. Kikapcsolva: bárki.
    .lay_off_in_opening_turn = Kikapcsolva: aki először rakott le, csak a következő körétől adhat hozzá.
    .take_depth = Csak a legfelső lap, vagy akárhány.
    .may_discard_taken_card = Kikapcsolva: a dobópakliból felvett lap ebben a körben kézben marad.
    .taken_card_must_be_melded = Bekapcsolva: a dobópakliból felvett lapot ugyanabban a körben le kell rakni.
    .taken_card_must_open = Bekapcsolva: a dobópakliból felvett lapnak magában az első lerakásban kell lennie.
    .discard_from_turn = Mindenkinek a saját köreit számoljuk a leosztásban.
    .last_card_draws_stock = Bekapcsolva: akinek egyetlen lapja van, nem vehet fel a dobópakliból.
    .discard_to_win = Bekapcsolva: nem rakható le és nem adható hozzá a kéz utolsó lapja. Kikapcsolva: így is ki lehet menni.
    .stock_end = Ki nyer, ha valaki az üres húzópakliból kér lapot.
    .reshuffle_limit = 0: soha; ekkor a leosztás a húzópaklival ér véget.
    .turn_limit = Itt áll meg az a leosztás, amelynek senki sem vet véget.
    .ace_value = Az ász helye a sorban ettől nem változik.
    .ace_meld_value = Az első lerakásba számít.
    .ace_low_value = Az első lerakásba számít.
    .wild_hand_value = Az asztalon a joker annyit ér, amennyit a helyettesített lap.
    .scoring = Amit a leosztás végén felírunk.
    .unopened_penalty = A kéz értéke helyett, és soha nem duplázódik.
    .rami_sec_doubles = Bekapcsolva: aki korábbi lerakás nélkül, egyetlen körben megy ki, megduplázza a többiek kezének értékét.
    .winner_bonus = Az alacsony összpontszám a jó, tehát a negatív szám jutalom. A három szám: kimenésért, handrömiért, és handrömiért, ha más még nem rakott le.
    .target_score = A játszma véget ér, amint valaki eléri.
    .elimination = Bekapcsolva: aki eléri, nem kap több lapot, és az nyer, aki utolsónak marad.
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
    .lowest = A kisebb értékű
    .chosen = A játékos választ
    .max_wilds_per_meld-none = Akárhány
    .discard_from_turn-1 = 1. körtől
    .discard_from_turn-2 = 2. körtől
    .discard_from_turn-3 = 3. körtől
    .unopened_penalty-none = A keze értékét
    .winner_bonus-0 = Semmi
    .winner_bonus-named = { $out }, { $rami_sec } vagy { $rami_sec_empty_table }
