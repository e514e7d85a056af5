### The table: what is owed, what may be done, what happened. A card in an argument is printed, or spoken as "10 of hearts".
### No article stands before a number, a name or a card, and no ending behind one.

table =
    .menu = Menü
    .round = { $round }. leosztás
    .round-target = { $round }. leosztás · { $target } pontig
    .house = { $round } · házi szabályok
    .you = Te, { $count } lap, { $points } pont
    .seat = { $name }, { $level }, { $count } lap, { $points } pont
    .players = Játékosok
    .piles = Paklik
    .melds = Kombinációk
    .acts = Lépések
    .no = Nem lehet.
    .seat-out = { $name }, kiesett, { $points } pont
    .out = kiesett
    .opened = { $seat }, első lerakás megvolt
    .unopened = { $seat }, még nincs első lerakás
    .last-turn = Utolsó kör: { $name }
    .with-melded = { $seat }, ebben a leosztásban lerakva { $points } pont
    .melded = +{ $points }
    .floats = lebeg
    .gone = kiment
    .seat-floating = { $name }, { $level }, lap nélkül lebeg, { $points } pont
    .seat-gone = { $name }, { $level }, kiment, { $points } pont
    .you-float = Te, lap nélkül lebegsz, { $points } pont
    .seen = Mindenki látta ezeket a lapokat nála ({ $name }): { $cards }.
    .with-up-card = { $seat }, felcsapott lap: { $card }

meld =
    .run = Sor, { $first } – { $last }, { $count } lap
    .set = Csoport, { $count } { $rank }
    .stands-for = { $card }, { $place } helyett
    .add-to = { $cards } hozzáadása ide. { $meld }
    .before = { $cards } hozzáadása { $card } elé
    .after = { $cards } hozzáadása { $card } után
    .stands-in-set = { $card }, { $rank } helyett
    .swap = E lap kiváltása ezzel: { $cards }. { $wild }
    .wilds = Kombináció { $count } helyettesítő lapból
    .match = { $cards } lerakása e lap mellé. { $wild }
    .matched = { $card }, a helyén álló { $wild } mellé lerakva
    .owned = { $card }, { $who }

## The two piles. The words lie on a lit pile.

pile =
    .stock = Húzópakli, { $count ->
        [0] üres
       *[other] { $count } lap
    }
    .draw = Húzás: húzópakli, { $count ->
        [0] üres
       *[other] { $count } lap
    }
    .draw-word = Húzás
    .discard = Dobópakli, legfelül { $top }
    .empty = Dobópakli, üres
    .fan = Dobópakli, elöl a legrégebbi, { $count ->
        [0] üres
       *[other] { $count } lap
    }
    .take = Felvétel: dobópakli, legfelül { $top }
    .take-word = Felvétel
    .put = Eldobás: { $card }. Dobópakli, legfelül { $top }
    .put-first = Eldobás: { $card }. Dobópakli, üres
    .put-word = Eldobás
    .wild = Helyettesítő lapok ebben a leosztásban: { $cards }
    .wild-word = helyettes
    .aside = { $card }, a helyettesítő rangot mutatja, nem játszunk vele
    .lies = { $card }, { $count ->
        [1] a legfelső lap
       *[other] felvétele { $count } lapot hoz
    }

## Whose turn it is and what that player owes

banner =
    .yours = Te jössz
    .draw-or-take = Húzz egy lapot, vagy vedd fel a dobott lapot.
    .draw-or-fan = Húzz egy lapot, vagy koppints a dobópakli egy lapjára: a fölötte lévők is jönnek vele.
    .draw = Húzz egy lapot.
    .stock-empty = A húzópakli üres. Vedd fel a dobott lapot: ha húzol, vége a leosztásnak.
    .stock-only = A húzópakli üres: ha húzol, vége a leosztásnak.
    .choose = Jelölj ki lapokat egy kombinációhoz, vagy egyet eldobásra.
    .choose-add = Jelölj ki lapokat új kombinációhoz vagy egy meglévőhöz, vagy egyet eldobásra.
    .choose-last = Egy lapod maradt: ha eldobod, kimész.
    .discard = { $card } eldobható, vagy jelölj ki még lapokat.
    .discard-last = { $card } az utolsó lapod: ha eldobod, kimész.
    .discard-or-run = { $card } eldobható, vagy add a kiemelt sorhoz.
    .discard-or-set = { $card } eldobható, vagy add a kiemelt csoporthoz.
    .discard-or-choice = { $card } eldobható, vagy add egy kiemelt kombinációhoz.
    .no-discard = { $card } most nem dobható el. Jelölj ki más lapokat.
    .meld = Ez kombináció: rakd le, vagy tedd félre.
    .meld-add = Ez kombináció: rakd le, vagy add a lapokat egy kiemelt kombinációhoz.
    .gather-more = Ez kombináció: tedd félre a többi mellé.
    .add = Ezek a lapok a kiemelt kombinációhoz illenek.
    .no-meld = Ezek a lapok nem alkotnak kombinációt.
    .tray = Rakd le a kombinációidat, vagy tegyél félre még többet.
    .other-draws = { $name } húz egy lapot.
    .other-plays = { $name } játszik, majd eldob egy lapot.
    .paused = Szünet
    .paused-say = A többiek rád várnak.
    .over = Vége a leosztásnak
    .over-say = A lapokat összeszámoltuk.
    .arranging = Saját sorrend
    .pick-up = Koppints arra a lapra, amelyiket áthelyezed.
    .held = { $card } melyik lap elé kerüljön? Koppints rá.
    .choose-first = Jelölj ki lapokat az első lerakáshoz (legalább { $points } pont), vagy egyet eldobásra.
    .gather-first = Ez kombináció: tedd félre. Az első lerakáshoz { $points } pont kell.
    .short = Az első lerakáshoz még { $points } pont hiányzik. Tegyél még félre, vagy dobj el egy lapot.
    .discard-or-swap = { $card } eldobható, vagy váltsd ki vele a kiemelt lapot.
    .swap = Koppints a kiemelt lapra, hogy kiváltsd ezzel: { $cards }.
    .must-meld = Ebben a körben le kell raknod: { $cards }.
    .must-open = Az első lerakásban benne kell lennie: { $cards }.
    .must-replay = { $count ->
        [one] A kiváltott lapot, ha lehet, még ebben a körben játszd ki.
       *[other] A kiváltott { $count } lapot, ha lehet, még ebben a körben játszd ki.
    }
    .gather = Ez kombináció: tedd félre.
    .match = Koppints a kiemelt helyettesítő lapra, hogy mellé rakd ezt: { $cards }.
    .discard-or-match = { $card } eldobható, vagy rakd le a kiemelt helyettesítő lap mellé.
    .other-called = { $name } römit mondott, és el kell dobnia egy lapot.
    .other-chooses = { $name } választ, hány lapot kér.
    .caller = Römit mondtál: most dobj el egy lapot.
    .float-draw = Lebegsz, nincs lapod: húzz egyet a húzópakliból.
    .float-last = Lebegsz, és a húzópakli üres: ha húzol, vége a leosztásnak.
    .float-play = { $card } lerakható, ezért le is kell raknod: add hozzá egy kombinációhoz.
    .float-out = { $card } egyetlen kombinációhoz sem illik: dobd el, és kimész.
    .wild-by = { $rank ->
        [A] Az ászok
        [J] A bubik
        [Q] A dámák
        [K] A királyok
        [2] A kettesek
        [3] A hármasok
        [4] A négyesek
        [5] Az ötösök
        [6] A hatosok
        [7] A hetesek
        [8] A nyolcasok
        [9] A kilencesek
       *[other] A tízesek
    } helyettesítő lapok: { $whose ->
        [you] a te lapod, { $card }
        [nobody] { $card } a húzópakli mellett
       *[other] { $who } lapja, { $card }
    }.

## Buttons

act =
    .draw = Húzás
    .take-card = { $card } felvétele
    .take-many = { $count } lap felvétele
    .lay = Lerakás
    .lay-all = Lerakás
    .gather = Félretétel
    .add-run = Hozzáadás
    .add-set = Hozzáadás
    .add-choice = Hozzáadás …
    .discard = Eldobás
    .discard-card = { $card } eldobása
    .result = Pontok
    .go-on = Folytatás
    .done = Kész
    .sort = Rendezés
    .sort-label = A lapok rendezése
    .hint = Tipp
    .undo = Vissza{ "\u00AD" }vonás
    .do-it = Lépd meg
    .gather-points = Félre: { $points }
    .reclaim = Kiváltás
    .match = Mellérakás
    .match-card = { $cards } lerakása a helyén álló helyettesítő lap mellé
    .call-or-pass = Römi vagy passz
    .choose-count = Válassz számot

sort =
    .suit = Szín szerint
    .rank = Rang szerint
    .melds = Kombinációk szerint
    .hand = Kézzel
    .done-suit = A lapjaid szín szerint rendezve.
    .done-rank = A lapjaid rang szerint rendezve.
    .done-melds = A lapjaid kombinációk szerint rendezve.

hand =
    .name = A lapjaid
    .drawn = { $card }, most húzott lap
    .held = { $card }, felemelve
    .put-before = Áthelyezés { $card } elé
    .put-last = Áthelyezés a végére
    .must = { $card }, ebben a körben le kell rakni
    .again = { $card }, ebben a körben újra ki kell játszani

tray =
    .name = Félretett kombinációk
    .taking = Felvétel a dobópakliból
    .take = { $others ->
        [0] { $card } felvétele.
       *[other] { $card } és a fölötte lévő { $others } lap felvétele.
    }
    .offer = Kombináció, { $points } pont
    .worth = { $points } pont
    .back = { $cards } vissza a kézbe
    .offers = Kombináció, { $least }–{ $most } pont
    .of = { $points } / { $needed } pont
    .progress = A félretett kombinációk értéke
    .take-meld = { $card } rögtön kombinációt alkot: { $cards }.
    .take-add = { $card } rögtön hozzáadható ehhez: { $cards }.
    .take-match = { $card } rögtön lerakható a helyettesítő lap mellé itt: { $cards }.
    .take-cannot = { $why } Ez most nem lehetséges.
    .take-ways = { $way } Még { $others } módon rakható le.

## The menu

menu =
    .title = Menü
    .rules = A játszma szabályai
    .replay = Vissza{ "\u00AD" }játszás
    .settings = Beállítások
    .keys = Billentyűk
    .pause = Szünet
    .resume = Folytatás
    .leave = Kilépés (elmentve)
    .abandon = A játszma feladása

## What the hint would do

advice =
    .draw = Húzz a húzópakliból.
    .take = Vedd fel a dobott lapot.
    .take-many = Vegyél fel { $count } lapot a dobópakliból.
    .lay = Rakd le: { $cards }.
    .add = Add hozzá: { $cards }.
    .add-to = Add hozzá ezt: { $cards }, ehhez: { $meld }.
    .discard = Dobd el: { $card }.
    .reclaim = Váltsd ki a helyettesítő lapot ezzel: { $cards }.
    .melds = { $first } · { $rest }
    .call = Mondd be a römit.
    .pass = Hagyd: passzolj.
    .choose = Kérj összesen { $count } lapot.

## A card fits several melds

which =
    .title = Melyik kombináció?
    .say = { $cards } több helyre is illik.
    .run = Ez a sor
    .set = Ez a csoport
    .joker = Hol álljon a joker?
    .places = { $count } hely lehetséges. A joker ott marad, ahová teszed.
    .as = { $cards } helyett
    .as-set = { $rank } helyett
    .as-label = { $where }. { $meld }
    .wilds = Ezek a helyettesítő lapok
    .wild = Mit helyettesítsenek a helyettesítő lapok?
    .wild-places = { $count } lehetőség van. A lapok úgy maradnak, ahogy lerakod őket.
    .own = Minden lap önmagaként

## Why a press changes nothing

why =
    .over = Vége a leosztásnak.
    .turn = Nem te jössz, hanem { $who }.
    .draw-first = Előbb húzz egy lapot.
    .one-to-discard = Jelölj ki egyetlen lapot eldobásra.
    .cards-to-meld = Előbb jelölj ki lapokat, amelyek kombinációt alkotnak.
    .cards-to-add = Előbb jelöld ki a hozzáadandó lapokat.
    .fits-nowhere = Ezek a lapok az asztalon egyetlen kombinációhoz sem illenek.
    .no-hint = Most nincs tipp.
    .nothing-to-undo = Nincs mit visszavonni.
    .cards-to-swap = Előbb jelöld ki a helyettesítő lap helyére kerülő lapot.
    .frees-none = Ezek a lapok egyetlen helyettesítő lapot sem váltanak ki az asztalon.
    .cards-to-match = Előbb jelöld ki azt a lapot, amelyet az asztalon egy helyettesítő lap pótol.
    .matches-none = Az asztalon egyetlen helyettesítő lap sem áll e lapok helyén.
    .call-first = Előbb mondd be a römit, vagy passzolj.
    .choose-first = Előbb válaszd ki, hány lapot kérsz.
    .no-call = Most nincs mit bemondani.
    .no-way-to-call = Ezek a lapok egyetlen bemondáshoz sem kellenek.

## Why an action is refused. $card and $cards are printed as cards.

refusal =
    .bad_input = Ilyen lépés nincs a játékban.
    .bad_rules = Ezek a szabályok nem férnek össze.
    .not_allowed_here = A játszma szabályai szerint nincs ilyen lépés.
    .wrong_phase = { $rule ->
        [R5-S3] Bemondtad: most dobj el egy lapot.
        [R5-20] Most senkit sem kérdezünk bemondásról.
       *[other] Ez most nem lehetséges.
    }
    .not_your_turn = Nem te jössz.
    .not_in_hand = { $card } nincs a kezedben.
    .no_such_meld = Ez a kombináció nincs az asztalon.
    .cannot_take_discard = { $rule ->
        [RA-H21] Egyetlen lappal csak a húzópakliból húzhatsz.
        [RA-H25] Ebben a leosztásban még korai a dobópakliból felvenni.
        [R5-26] Amíg lebegsz, csak a húzópakliból húzhatsz.
       *[other] Ennyi lap nincs a dobópakliban.
    }
    .not_a_meld = { $cards }: ez se nem csoport, se nem sor.
    .not_opened = { $rule ->
        [RA-H14] Ebben a körben volt az első lerakásod: az asztalon lévő kombinációkat a következő körödtől egészítheted ki.
       *[other] Az asztalon lévő kombinációkat az első lerakásod után használhatod.
    }
    .opening_too_low = Ezek a kombinációk { $reached } pontot érnek; az első lerakáshoz { $needed } pont kell.
    .does_not_fit = { $rule ->
        [R5-19] Ezt a lapot nem pótolja helyettesítő ebben a sorban, vagy már lerakták: { $card }.
       *[other] Ezzel már nem lenne szabályos kombináció: { $cards }.
    }
    .cannot_discard_taken = { $card } az imént került hozzád a dobópakliból: ebben a körben nem dobhatod el.
    .must_meld_taken = { $rule ->
        [RA-H4] Az első lerakásod előtt ez a lap csak ahhoz vehető fel: { $card }.
        [R5-V21] Ezt a felvett lapot új kombinációban, a kéz két természetes lapjával kell lerakni: { $card }.
        [R5-V27] Ezt a felvett lapot új kombinációban, a kéz két természetes lapjával kell lerakni: { $card }.
       *[other] Ezt a dobópakliból felvett lapot még abban a körben le kell rakni: { $card }.
    }
    .must_keep_a_discard = Meg kell tartanod egy lapot, amit eldobhatsz.
    .nothing_to_undo = Nincs mit visszavonni.
    .stale_update = Ez későn érkezett: az asztalon közben lépés történt.
    .match_ended = A játszma már véget ért.
    .wild_goes_lowest = Ha a helyettesítő lap két helyre is illik, a kisebb értékűre kerül.
    .wild_place_needed = A helyettesítő lap több helyre is illik: válassz egyet.
    .too_many_wilds = Egy kombinációban nem lehet ennyi helyettesítő lap.
    .opening_needs_clean_run = Az első lerakásban lennie kell egy joker nélküli sornak.
    .needs_new_meld = A kiváltott helyettesítő lap csak új kombinációba kerülhet.
    .cannot_discard_wild = Helyettesítő lap nem dobható el.
    .must_replay_wild = Kiváltottál egy helyettesítő lapot: játszd ki még ebben a körben.
    .cannot_call = Ezt a lapot így nem lehet bemondani.
    .must_play_or_discard_drawn = { $rule ->
        [R5-27] Ez a lap játszható, és lebegve ki kell játszanod: { $card }.
       *[other] Ezt a lapot a húzópakliból húztad; rakd le ebben a körben, vagy dobd el: { $card }.
    }
    .last_card_playable = Ez a lap az asztal egyik kombinációjához hozzáadható, utolsóként nem dobható el: { $card }.

## What happened. $who is another player; the sentences with you- speak to the player.

story =
    .dealt = { $round }. leosztás. Az osztás kész, { $count } lapod van.
    .drew = { $who } húzott.
    .took = { $who } felvette a dobópakliból: { $cards }.
    .melded-run = { $who } sort rakott le: { $first } – { $last }.
    .melded-set = { $who } csoportot rakott le: { $count } { $rank }.
    .laid-off-run = { $who } egy sorhoz adta: { $cards }. A sor most { $first } – { $last }.
    .laid-off-set = { $who } egy csoporthoz adta: { $cards }. A csoportban most { $count } { $rank } van.
    .discarded = { $who } eldobta: { $card }.
    .you-drew = Ezt húztad: { $cards }.
    .you-took = Felvetted a dobópakliból: { $cards }.
    .you-melded-run = Sort raktál le: { $first } – { $last }.
    .you-melded-set = Csoportot raktál le: { $count } { $rank }.
    .you-laid-off-run = Egy sorhoz adtad: { $cards }. A sor most { $first } – { $last }.
    .you-laid-off-set = Egy csoporthoz adtad: { $cards }. A csoportban most { $count } { $rank } van.
    .you-discarded = Eldobtad: { $card }.
    .reshuffled = A megkevert dobópakli lett az új húzópakli.
    .undone = Visszavonva.
    .your-turn-draw = Te jössz: húzz egy lapot.
    .your-turn-play = Te jössz: rakj le, vagy dobj el egy lapot.
    .ended-out = { $who } kiment, és megnyerte a leosztást: { $points } pont.
    .ended-stock = Vége a leosztásnak. Győztes: { $who }, { $points } pont.
    .you-ended-out = Kimentél, és megnyerted a leosztást: { $points } pont.
    .you-ended-stock = Vége a leosztásnak. Te nyertél: { $points } pont.
    .ended-nobody = Vége a leosztásnak. Senki sem nyerte meg.
    .starts = Felfordított lap nincs, { $who } dobással kezd.
    .you-starts = Felfordított lap nincs, te kezdesz egy dobással.
    .opened = { $who } megtette az első lerakását.
    .you-opened = Megtetted az első lerakásodat.
    .reclaimed = { $who } kiváltotta ezt: { $wilds }, ezzel: { $cards }.
    .you-reclaimed = Kiváltottad ezt: { $wilds }, ezzel: { $cards }.
    .eliminated = { $who } kiesett a játszmából.
    .you-eliminated = Kiestél a játszmából.
    .up-card = { $who }: { $cards }
    .up-cards = Felfordítva osztott lapok: { $cards }.
    .aside = { $cards } mutatja, mi a helyettesítő lap; külön fekszik, nem játszunk vele.
    .wild = { $rank ->
        [A] Az ászok
        [J] A bubik
        [Q] A dámák
        [K] A királyok
        [2] A kettesek
        [3] A hármasok
        [4] A négyesek
        [5] Az ötösök
        [6] A hatosok
        [7] A hetesek
        [8] A nyolcasok
        [9] A kilencesek
       *[other] A tízesek
    } helyettesítő lapok ebben a leosztásban.
    .took-many = { $who } { $count } lapot vett fel a dobópakliból, ettől kezdve: { $card }.
    .you-took-many = { $count } lapot vettél fel a dobópakliból, ettől kezdve: { $card }.
    .melded-wilds = { $who } { $count } helyettesítő lapból rakott le kombinációt.
    .you-melded-wilds = { $count } helyettesítő lapból raktál le kombinációt.
    .laid-off-wilds = { $who } a helyettesítő lapok kombinációjához adta: { $cards }. Most { $count } lapból áll.
    .you-laid-off-wilds = A helyettesítő lapok kombinációjához adtad: { $cards }. Most { $count } lapból áll.
    .matched-run = { $who } lerakta ezt a helyettesítője mellé: { $card }. A sor: { $first } – { $last }.
    .you-matched-run = Leraktad ezt a helyettesítője mellé: { $card }. A sor: { $first } – { $last }.
    .called-run = { $who } römit mondott, és egy sorhoz adta: { $cards }. A sor most { $first } – { $last }.
    .called-set = { $who } römit mondott, és egy csoporthoz adta: { $cards }. A csoportban most { $count } { $rank } van.
    .called-wilds = { $who } römit mondott, és a helyettesítő lapok kombinációjához adta: { $cards }. Most { $count } lapból áll.
    .called-new-run = { $who } römit mondott, és sort rakott le: { $first } – { $last }.
    .called-new-set = { $who } römit mondott, és csoportot rakott le: { $count } { $rank }.
    .called-new-wilds = { $who } römit mondott, és { $count } helyettesítő lapból rakott le kombinációt.
    .you-called-run = Römit mondtál, és egy sorhoz adtad: { $cards }. A sor most { $first } – { $last }.
    .you-called-set = Römit mondtál, és egy csoporthoz adtad: { $cards }. A csoportban most { $count } { $rank } van.
    .you-called-wilds = Römit mondtál, és a helyettesítő lapok kombinációjához adtad: { $cards }. Most { $count } lapból áll.
    .you-called-new-run = Römit mondtál, és sort raktál le: { $first } – { $last }.
    .you-called-new-set = Römit mondtál, és csoportot raktál le: { $count } { $rank }.
    .you-called-new-wilds = Römit mondtál, és { $count } helyettesítő lapból raktál le kombinációt.
    .chose = { $who } összesen { $count } lapot választott.
    .you-chose = Összesen { $count } lapot választottál.
    .floated = { $who } minden lapját lerakta, és lebeg.
    .you-floated = Minden lapodat leraktad: lebegsz, és játékban maradsz.
    .went-out = { $who } kiment. Aki még nem volt soron, egyszer sorra kerül.
    .you-went-out = Kimentél. Aki még nem volt soron, egyszer sorra kerül.
    .ended-scored = Vége a leosztásnak. Senki sem ment ki.
    .ended-gone = { $who } kiment: vége a leosztásnak.
    .you-ended-gone = Kimentél: vége a leosztásnak.
    .you-score = Ebben a leosztásban { $points } pontot kapsz.
    .passed = { $who } passzolt.
    .you-passed = Passzoltál.
    .drew-open = { $who } ezt húzta: { $cards }.

## The same in a word or two, on a place card

said =
    .drew = húzás
    .took = felvétel: { $cards }
    .melded = { $count ->
        [one] lerakás
       *[other] { $count } kombináció
    }
    .laid-off = hozzáadás: { $cards }
    .discarded = dobás: { $card }
    .reclaimed = kiváltás: { $cards }
    .then = { $first }; { $rest }
    .took-many = felvétel: { $count } lap
    .opened = első lerakás: { $points } pont
    .matched = { $card } a helyettesítője mellé
    .called = römi: { $cards }
    .chose = { $count } lapot kért
    .floated = lebeg
    .went-out = kiment
    .up-card = { $card }: { $count } lap

## The list of keys

key =
    .title = Billentyűk
    .off = Az egybetűs gyorsbillentyűk ki vannak kapcsolva a beállításokban.
    .move = lépkedés lapról lapra
    .ends = az elsőre, az utolsóra
    .groups = kéz, kombinációk, paklik, lépések
    .enter = kijelölés vagy megnyomás
    .stock = húzás a húzópakliból
    .pile = a dobott lap felvétele; a kijelölt lap eldobása
    .lay = lerakás
    .add = hozzáadás kombinációhoz
    .gather = kombináció félretétele
    .undo = visszavonás
    .hint = tipp
    .sort-suit = rendezés szín szerint
    .sort-rank = rendezés rang szerint
    .sort-melds = rendezés kombinációk szerint
    .sort-hand = rendezés kézzel
    .pause = szünet vagy folytatás
    .skip = várakozás átugrása
    .cancel = bezárás, mégse
    .keys = ez a lista
    .reclaim = joker vagy más helyettesítő lap kiváltása
    .match = lerakás helyettesítő lap mellé
    .call = römi bemondása
    .pass = passz
    .stop-clock = a bemondás órájának megállítása vagy indítása
    .step = egy lépés vissza vagy előre
    .step-turn = egy kör vissza vagy előre
    .step-ends = az elejére, a végére

cap =
    .arrows = ← →
    .ends = Home, End
    .tab = Tab
    .enter = Enter
    .escape = Esc
    .shift = Shift + ← →

## What a round adds to a score besides the cards. $who is you or other.

tally =
    .unopened = Nem volt első lerakás: a lapok helyett rögzített büntetés
    .doubled = Duplázva: a győztes egyetlen körben ment ki (handrömi)
    .bonus = A győztes jutalma
    .score = Ez a leosztás
    .why-out = { $who ->
        [you] Elfogytak a lapjaid.
       *[other] { $name } lapjai elfogytak.
    }
    .why-stock = { $who ->
        [you] A húzópakli elfogyott. A te kezed ér a legkevesebbet.
       *[other] A húzópakli elfogyott. { $name } keze ér a legkevesebbet.
    }
    .why-turn_limit = { $who ->
        [you] A leosztás elérte az utolsó kört. A te kezed ér a legkevesebbet.
       *[other] A leosztás elérte az utolsó kört. { $name } keze ér a legkevesebbet.
    }
    .going-out = A kimenésért
    .melded = Lerakva
    .caught = A többiek kezéből
    .held = Kézben maradt
