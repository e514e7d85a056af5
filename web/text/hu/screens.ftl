### Home, set-up, settings, rules, ends of round and match, credits, questions.

common =
    .back = Vissza
    .home = Kezdőlap
    .close = Bezárás
    .cancel = Mégse

## Home. $scores is a list of home.score.

home =
    .games = Játékok
    .tagline-cardverse = Egy pakli, joker nélkül. Gyors leosztások.
    .tagline-rami40 = Két pakli jokerekkel. Első lerakás 40 ponttól.
    .tagline-rami51 = Két pakli jokerekkel. Első lerakás 51 ponttól.
    .house = Házi szabályok.
    .house-opening = Házi szabályok. Első lerakás { $points } ponttól.
    .which = Melyik játék
    .continue = Folytatás: { $game }
    .standing = { $round }. leosztás · { $scores }
    .finished = Vége { $round } leosztás után · { $scores }
    .show-result = Eredmény: { $game }
    .score = { $name } { $points }
    .setup = Opciók
    .setup-label = Opciók: { $game }
    .seats-bots = { $bots ->
        [0] Csak te
        [one] Te és egy gépi játékos
        [2] Te és két gépi játékos
        [3] Te és három gépi játékos
       *[other] Te és { $bots } gépi játékos
    }
    .seats-people = { $people } ember ezen az eszközön
    .seats-mixed = { $people } ember ezen az eszközön, { $bots ->
        [one] egy gépi játékos
       *[other] { $bots } gépi játékos
    }
    .saved = További mentett játszmák
    .abandon-label = Feladás: { $game }, { $round }. leosztás
    .waits = Folytatódik, amint a játékmotor kész.
    .learn = Most römizel először? Öt kör alatt megtanulod
    .learn-close = Ne ajánld többet
    .links = Továbbiak
    .languages = Nyelv
    .tagline-rummy5000 = A felfordított lap mondja meg, hány lapot kapsz. 5000 pontig tart.
    .tagline-george = Csak csoportok, két természetes lappal. 2500 pontig tart.
    .tagline-rummy500 = Hét lap és két joker. 500 pontig tart.
    .short-rami40 = Rami 40
    .short-rami51 = Rami 51
    .short-rummy5000 = 5000
    .short-george = George
    .short-rummy500 = 500
    .find = Keresés
    .find-title = Játék keresése
    .find-help = Írd be valamelyik nevét vagy a küszöböt.
    .find-none = Ilyen nevű játékot nem ismerünk.
    .find-game = { $game } beállítása
    .find-target = { $game } beállítása, { $target } pontig

## The state of the engine, on the home screen. $done and $all are megabytes with one decimal.

boot =
    .ready = Kész.
    .offline = Mostantól internet nélkül is játszható.
    .saving = Mentés az internet nélküli játékhoz.
    .online = Internetkapcsolattal játszható.
    .starts = A játékmotor indul.
    .loading = A játékmotor betöltése: { NUMBER($done, minimumFractionDigits: 1) } / { NUMBER($all, minimumFractionDigits: 1) } MB.
    .step = Lépés: { $step } / { $steps }.
    .tap = Koppints egy játékra: a betöltés végén rögtön elindul.
    .progress = Betöltés

## The end of a round and of a match. $who is you, other or nobody.

result =
    .ended = { $round }. leosztás vége
    .title = { $who ->
        [you] Megnyerted a leosztást
        [nobody] Senki sem nyerte meg a leosztást
       *[other] { $name } nyerte a leosztást
    }
    .why-out = { $who ->
        [you] Elfogytak a lapjaid, tiéd a többiek kezében maradt összes pont: { $points } pont.
        [nobody] Valakinek elfogytak a lapjai.
       *[other] { $name } minden lapjától megszabadult, és megkapja a többiek kezében maradt pontokat: { $points } pont.
    }
    .why-stock = { $who ->
        [you] A húzópakli elfogyott. A te kezed ér a legkevesebbet; tiéd a többiek kezében maradt összes pont: { $points } pont.
        [nobody] A húzópakli elfogyott.
       *[other] A húzópakli elfogyott. { $name } keze ér a legkevesebbet; övé a többiek kezében maradt összes pont: { $points } pont.
    }
    .why-turn_limit = { $who ->
        [you] A leosztás elérte az utolsó kört. A te kezed ér a legkevesebbet; tiéd a többiek kezében maradt összes pont: { $points } pont.
        [nobody] A leosztás elérte az utolsó kört.
       *[other] A leosztás elérte az utolsó kört. { $name } keze ér a legkevesebbet; övé a többiek kezében maradt összes pont: { $points } pont.
    }
    .why-out-penalty = { $who ->
        [you] Elfogytak a lapjaid, így nem kapsz pontot; a többiek annyit kapnak, amennyi a kezükben maradt.
       *[other] { $name } minden lapjától megszabadult, így nem kap pontot; a többiek annyit kapnak, amennyi a kezükben maradt.
    }
    .why-stock-penalty = { $who ->
        [you] A húzópakli elfogyott. A te kezed ér a legkevesebbet, így nem kapsz pontot; a többiek annyit kapnak, amennyi a kezükben volt.
       *[other] A húzópakli elfogyott. { $name } keze ér a legkevesebbet, így nem kap pontot; a többiek annyit kapnak, amennyi a kezükben volt.
    }
    .why-turn_limit-penalty = { $who ->
        [you] A leosztás elérte az utolsó kört. A te kezed ér a legkevesebbet, így nem kapsz pontot; a többiek annyit kapnak, amennyi a kezükben volt.
       *[other] A leosztás elérte az utolsó kört. { $name } keze ér a legkevesebbet, így nem kap pontot; a többiek annyit kapnak, amennyi a kezükben volt.
    }
    .held = Megmaradt lapok
    .empty-hand = nincs lapja
    .sheet = Pontozólap
    .target = { $target } pontig
    .player = Játékos
    .total = Összesen
    .totals = Összpontszámok
    .chart = Összpontszámok { $round } leosztás után: { $scores }
    .next = Következő leosztás
    .title-out = { $who ->
        [you] Kimentél
        [nobody] Senki sem ment ki
       *[other] { $name } kiment
    }
    .melds-out = { $how ->
        [less] Mindenki annyit kap, amennyit lerakott; ami a kezében maradt, azt levonjuk.
       *[hands] { $who ->
            [you] Mindenki annyit kap, amennyit lerakott; tiéd az is, ami a többiek kezében maradt.
           *[other] Mindenki annyit kap, amennyit lerakott; { $name } megkapja azt is, ami a többiek kezében maradt.
        }
    }
    .melds-stock = { $how ->
        [less] A húzópakli elfogyott. Mindenki annyit kap, amennyit lerakott; ami a kezében maradt, azt levonjuk.
       *[hands] A húzópakli elfogyott. Mindenki annyit kap, amennyit lerakott; a kézben maradt lapok senkinek sem számítanak.
    }
    .melds-turn_limit = { $how ->
        [less] A leosztás elérte az utolsó kört. Mindenki annyit kap, amennyit lerakott; ami a kezében maradt, azt levonjuk.
       *[hands] A leosztás elérte az utolsó kört. Mindenki annyit kap, amennyit lerakott; a kézben maradt lapok senkinek sem számítanak.
    }
    .in-hand = kézben: { $points }
    .drew = a végén húzott egy lapot
    .scores = A leosztás pontjai
    .replay = Vissza{ "\u00AD" }játszás
    .review = Elemzés
final =
    .ended = Vége a játszmának { $round } leosztás után
    .title = { $who ->
        [you] Megnyerted a játszmát: { $points } pont
       *[other] { $name } nyerte a játszmát: { $points } pont
    }
    .shared = { $who ->
        [you] Osztozol a győzelmen, fejenként { $points } pont: { $names }
       *[other] Megosztott győzelem, fejenként { $points } pont: { $names }
    }
    .again = Új játszma

## The replay of a round, and the review of a person's turns. $acts are did- or do-, one after the other with then.

replay =
    .title = Visszajátszás
    .waits = A leosztás lapjai a helyükre kerülnek.
    .none = Ezen az eszközön még nincs visszanézhető játszma.
    .running = Ez a leosztás még tart. Ha vége, visszanézhető.
    .unplayable = Ezt a leosztást a játék egy régebbi változatával játszották, ezért nem játszható vissza. A pontjai érvényesek.
    .damaged = Az elmentett játszma nem olvasható.
    .controls = A visszajátszás léptetése
    .rounds = Melyik leosztás
    .slider = Hely a leosztásban
    .place = { $at } / { $steps }
    .move = { $at }. lépés, összesen { $steps }
    .back = Vissza
    .forward = Előre
    .turn = Következő kör
    .last = A végére
    .hands = A többiek lapjai
    .hand = { $name } lapjai

review =
    .title = Elemzés
    .how = Minden körödet ahhoz mérjük, amit a nehéz gépi játékos tett volna, ha csak azt látja, amit te: mindkét utat többször végigjátsszuk. A pontok becslések, a balszerencse nem számít.
    .how-of = Minden kört ahhoz mérünk, amit a nehéz gépi játékos tett volna, ha csak azt látja, amit { $name } látott: mindkét utat többször végigjátsszuk. A pontok becslések, a balszerencse nem számít.
    .begins = Az első kör elemzése folyik.
    .progress = Átnézett körök: { $turn } / { $turns }
    .measure = Átnézett körök
    .so-far = Ebből { $count } kört nem lehetett volna jobban játszani.
    .none = Ebben a leosztásban nem kerültél sorra.
    .good = Nincs mit javítani: minden körödet olyan jól játszottad, mint a nehéz gépi játékos. Szép volt!
    .found = { $count ->
        [one] Egy körödben lehetett volna jobbat lépni.
       *[other] { $count } körödben lehetett volna jobbat lépni.
    }
    .none-of = { $name } ebben a leosztásban nem került sorra.
    .good-of = Nincs mit javítani: { $name } minden körét olyan jól játszotta, mint a nehéz gépi játékos. Szép volt!
    .found-of = { $count ->
        [one] { $name } egy körében lehetett volna jobbat lépni.
       *[other] { $name } { $count } körében lehetett volna jobbat lépni.
    }
    .rest = { $count ->
        [one] A másik kör nem járt további veszteséggel.
       *[other] A többi { $count } kör nem járt további veszteséggel.
    }
    .first = Ami a legtöbbe került
    .more = Ami kevesebbe került
    .whose = Kinek a körei?
    .turn = { $turn }. kör
    .cost = körülbelül { $points } pont
    .did = Ebben a körben { $acts }.
    .better = Jobb lett volna { $acts }.
    .then = { $first }, majd { $rest }
    .look = Megnézem az asztalon
    .look-at = { $turn }. kör: megnézem az asztalon
    .did-draw = húztál a húzópakliból
    .did-take = felvetted a dobott lapot
    .did-take-many = felvettél { $count } lapot a dobópakliból
    .did-lay = leraktad ezt: { $cards }
    .did-add = egy kombinációhoz adtad ezt: { $cards }
    .did-reclaim = kiváltottál egy helyettesítő lapot ezzel: { $cards }
    .did-match = helyettesítő lap mellé raktad ezt: { $card }
    .did-call = römit mondtál
    .did-pass = passzoltál
    .did-choose = összesen { $count } lapot választottál
    .did-discard = eldobtad ezt: { $card }
    .do-draw = húzni a húzópakliból
    .do-take = felvenni a dobott lapot
    .do-take-many = felvenni { $count } lapot a dobópakliból
    .do-lay = lerakni ezt: { $cards }
    .do-add = egy kombinációhoz adni ezt: { $cards }
    .do-reclaim = kiváltani egy helyettesítő lapot ezzel: { $cards }
    .do-match = helyettesítő lap mellé rakni ezt: { $card }
    .do-call = römit mondani
    .do-pass = passzolni
    .do-choose = összesen { $count } lapot választani
    .do-discard = eldobni ezt: { $card }

## Set-up

setup =
    .title = Opciók
    .sections = Szakaszok
    .count = Játékosok száma
    .name = Név
    .name-of = { $number }. játékos neve
    .level-of = Szint: { $name }
    .reference = Alapszabály: { $value }
    .changed = házi szabály
    .locked = Ebben a játékban rögzített
    .closed = Zárva, amíg „{ $rule }” értéke „{ $value }”.
    .idle = Hatástalan, amíg „{ $rule }” értéke „{ $value }”.
    .reference-rules = Alapszabályok
    .reference-help = Bekapcsolva: csak a játék számozott szabályai. Kikapcsolva: lent megjelennek a házi szabályok.
    .number = { $least }–{ $most }
    .other-number = Más, { $least } és { $most } között
    .number-wrong = Írj be egy egész számot { $least } és { $most } között.
    .bad = Ez nem fér össze a többi szabállyal.
    .bad-with = Ez nem fér össze ezzel: „{ $rule }”.
    .bad-start = A játszma nem kezdődhet el: egy szabálynak más érték kell.
    .bad-rule = A játszma nem kezdődhet el. { $rule }: { $why }
    .too-few = A pakli túl kicsi: { $players } × { $size } kiosztott lap és a játékhoz még kettő összesen { $needed }, de benne csak { $cards } van.
    .seed = A keverés kulcsa
    .seed-help = Bármilyen szöveg; ugyanaz a szöveg mindenkinek ugyanazt az osztást adja. Üresen hagyva új osztás lesz.
    .reset = Szabályok visszaállítása
    .reset-done = Minden szabály újra az alapszabály szerint áll.
    .unreset = Visszaállítás visszavonása
    .unreset-done = A szabályok újra a te beállításaid szerint állnak.
    .start = Indítás
    .waiting = Játékmotorra vár
    .waits = A szabályok betöltése folyamatban.
    .known-as = További nevei: { $names }.
    .meant-for = A játék legalább { $least } játékosnak való, de { $fewest } játékos is játszhatja.
    .raised = Ennyire emeltük, hogy a lehető legnagyobb osztás is kijöjjön: { $packs }.
    .too-few-largest = A lehető legnagyobb osztáshoz { $needed } lap kell, de csak { $cards } van. Szükséges paklik: { $packs }.
    .single-numbers = Egyenként
    .give = Külön érték egy lapnak:
    .give-number = { $card } értéke
    .as-usual = szokásos

## Sections of set-up and rule book

section =
    .players = Játékosok
    .named = Megőrzött szabályok
    .house = Házi szabályok
    .deal = Osztás
    .melds = Kombinációk
    .wilds = Jokerek és helyettesítő lapok
    .opening = Első lerakás
    .draw = Húzás
    .calls = Bemondás
    .end = A leosztás vége
    .scoring = Pontozás
    .match = Játszma
    .start = Ez a játszma
    .cards = Lapok, helyettesítők, értékek
    .dealing = Osztás és helyettesítő rang
    .play = Játék
    .ending = Befejezés és pontozás

## Settings

settings =
    .title = Beállítások
    .words = Nyelv és számok
    .lang = Nyelv
    .digits = Számjegyek
    .digits-usual = A nyelvben szokásos
    .digits-own = Az írás saját jegyei
    .digits-latin = Latin számjegyek
    .look = Megjelenés
    .theme = Asztal
    .theme-felt = Posztó
    .theme-linen = Vászon
    .theme-night = Éjszaka
    .faces = Lapok
    .faces-help = A klasszikus lapkép ott látszik, ahol a lapok elég nagyok.
    .faces-small = Ilyen kis képernyőn mégis a nagy betűs lapok látszanak.
    .faces-large = Nagy betűs
    .faces-classic = Klasszikus
    .colours = Színek
    .colours-two = Kétszínű
    .colours-four = Négyszínű
    .contrast = Kontraszt
    .contrast-normal = Normál
    .contrast-high = Erős
    .play = Játék
    .speed = A gépi játékosok tempója
    .speed-slow = Lassú
    .speed-normal = Normál
    .speed-fast = Gyors
    .speed-instant = Azonnali
    .motion = Mozgás
    .motion-full = Az eszköz szerint
    .motion-reduced = Kevesebb
    .keys = Egybetűs gyorsbillentyűk
    .keys-help = Kikapcsolva a betűk nem csinálnak semmit. A nyilak, az Enter és az Esc mindig működnek.
    .data = Adatok ezen az eszközön
    .clear = Minden adat törlése
    .clear-help = Mentett játszmák, statisztika, beállítások és opciók.
    .clock = Idő a römi bemondására
    .clock-help = Ha egy eldobott lap bemondható, ennyi ideig vár az oldal a válaszodra.
    .clock-off = Nincs korlát
    .seconds = { $count } mp

## Rules

rulebook =
    .title = Szabályok
    .of-match = A játszma szabályai
    .games = Játékok
    .game = A játék
    .settled = Itt eldöntött kérdések
    .general = Minden játékban
    .try = A szabály melletti nyíl egy kis asztalon megnyitja a példáját; az alatta lévő gomb lépésenként lejátssza.
    .add = Kombináció: { $meld }. Add hozzá: { $cards }.
    .example = Példa
    .example-of = Példa: { $rule }
    .step = { $who }: { $what }
    .again = Még egyszer
    .another = Másik példa
    .under = Ebben a példában: { $rule }
    .totals = Összesen: { $scores }
    .house = Érvényes házi szabályok
    .bots = A gépi játékosok
    .switches = Érvényes opciók
    .waits = A szabályok betöltése folyamatban.
    .contents = Tartalom

## Credits

credits =
    .title = Források
    .intro = A Rami ezekből a művekből épül fel. Mindegyik alatt ott áll a licence.
    .licence = Licenc
    .waits = A lista még nem töltődött be.

## Questions

ask =
    .abandon-title = Feladod ezt a játszmát?
    .abandon = { $game }, { $round }. leosztás: az osztás, a pontok és a játszma végleg elvesznek.
    .abandon-do = Feladom
    .clear-title = Minden adatot törölsz?
    .clear = { $count ->
        [0] Az eszközön tárolt összes statisztika, beállítás és opció végleg elvész.
        [one] Egy mentett játszma, valamint az eszközön tárolt összes statisztika, beállítás és opció végleg elvész.
       *[other] { $count } mentett játszma, valamint az eszközön tárolt összes statisztika, beállítás és opció végleg elvész.
    }
    .clear-do = Törlöm
    .keep = Megtartom
