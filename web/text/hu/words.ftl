### Words of the whole page: ranks, seats, levels, and why a hint is a good move.

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
    .all = { $rank ->
        [A] ászok
        [J] bubik
        [Q] dámák
        [K] királyok
        [2] kettesek
        [3] hármasok
        [4] négyesek
        [5] ötösök
        [6] hatosok
        [7] hetesek
        [8] nyolcasok
        [9] kilencesek
       *[other] tízesek
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

## Why a hint is a good move

hint =
    .out = Ezek az utolsó lapjaid: megnyered a leosztást.
    .end = Ha az utolsó lapod is elfogy, vége a leosztásnak, mielőtt { $count ->
        [1] az ellenfeled
       *[other] a többiek közül bárki
    } többet rakhatna le.
    .float = Ha az utolsó lapodat is lerakod, lebegsz: nincs már mit veszítened.
    .open = Ezek a kombinációk { $points } pontot érnek, és az első lerakáshoz { $needed } kell: ezzel megvan.
    .meld = Az asztalon ezek a lapok már nem számítanak ellened: { $points } ponttal kevesebb marad a kezedben.
    .lay-off = { $count ->
        [1] Hozzáadva ez a lap már nem számít
       *[other] Hozzáadva ezek a lapok már nem számítanak
    } ellened: { $points } ponttal kevesebb marad a kezedben.
    .score = Az asztalon ezek a lapok { $points } pontot hoznak neked, bárki fejezi is be a leosztást.
    .match = { $card } helyén egy helyettesítő lap áll: a valódi lap is számít, { $points } pontot hoz neked.
    .call = { $card } illik az asztalra: ha bemondod, neked számít.
    .no-call = { $card } most nem használható semmire.
    .let-go = Bemondás után el kell dobnod egy lapot: ez többe kerülne, mint amit { $card } hoz.
    .many = Az számít, amit lerakol, és több lapból több kombináció lesz.
    .few = Csak az számít, hogy elfogyjanak a lapjaid: kérj keveset.
    .reclaim = A joker visszakerül hozzád, és ott játszhatod ki, ahol többet ér.
    .reclaim-wild = A helyettesítő lap visszakerül hozzád, és ott játszhatod ki, ahol többet ér.
    .replay = A kiváltott jokert még ebben a körben ki kell játszanod, és itt veszed a legtöbb hasznát.
    .take-joker = A joker szinte mindenhová illik: sose hagyd ott.
    .take-wild = { $card } helyettesítő lap, szinte mindenhová illik: sose hagyd ott.
    .take-deep = { $card } rögtön lerakható, és vele { $count } lap kerül a kezedbe, összesen { $points } pont értékben.
    .take-reclaim = Az asztalon egy joker ezt a lapot helyettesíti: { $card }. Tedd a helyére, és tiéd a joker.
    .take-open = { $card } felvételével a kombinációid elérik az első lerakáshoz szükséges { $needed } pontot.
    .take-meld = { $card } felvételével kombinációd lesz: { $cards }.
    .take-lay-off = { $card } illik egy kombinációhoz az asztalon.
    .take-keep = { $card } jól illik a lapjaidhoz.
    .leave = A még nem látott { $unseen } lap közül { $count } tenne teljessé egy kombinációt: a húzás többet ér, mint { $card }.
    .draw = Nincs más, amit felvehetnél.
    .only = Más lapot nem dobhatsz el.
    .wait = { $first } Már lerakhatnál, de egyelőre ne mutasd meg a kombinációidat: senki sem áll közel a befejezéshez.
    .hold = { $first } A kombinációid most { $reached } pontot érnek az első lerakáshoz szükséges { $needed } pontból.
    .safe = { $card } egyik kombinációhoz sem illik az asztalon, ezért senki sem mondhatja be.
    .high = { $card } egyik kombinációba sem illik, és a nélkülözhető lapok közül ez ér a legtöbbet: { $points } pont.
    .spare = { $card } kell neked a legkevésbé, és { $count ->
        [1] az ellenfelednek
       *[other] a többieknek
    } sem segít sokat.
    .split = Még ha kombináció része lehetne is, { $card } hiányzik a legkevésbé a kezedből.
    .take-build = { $card } illik ehhez: { $cards }. Kombináció lesz belőlük, ha jön { $others }; ebből még { $count } lap van hátra.
    .leave-lone = { $card } semmihez sem illik a kezedben, a még nem látott { $unseen } lap közül viszont { $count } tenne teljessé egy kombinációt.
    .leave-told = { $card } nem tesz teljessé kombinációt, és ha felveszed, { $count ->
        [1] az ellenfeled megtudja
       *[other] a többiek megtudják
    }, mit gyűjtesz.
    .near = { $who } kezében már csak { $count } lap van: az asztalon ezek a lapok már nem számítanak ellened.
    .near-stock = { $count ->
        [0] A húzópakli üres
       *[other] A húzópakliban már csak { $count } lap van
    }: rakd le, ami ellened számítana.
    .held = { $first } Egyelőre tartsd a kezedben ezt: { $cards }. Amíg nálad van, senki sem tehet hozzá.
    .whole = { $others } ehhez a kombinációhoz tartozik: { $cards }. Tartsd egyben.
    .risk = { $who } felvette ezt: { $cards }, és { $others } illene hozzá; { $card } biztonságosabb.
    .gift = { $others } illik egy kombinációhoz az asztalon, { $card } egyikhez sem.
    .dead = { $card } senkinek sem használ: a hozzá szükséges lapok már elfogytak, vagy a kezedben vannak.
    .unwanted = { $who } eldobta ezt: { $cards }, így { $card } aligha hiányzik neki.
    .lone = { $card } semmihez sem illik a kezedben, ehhez viszont: { $cards }, már csak { $others } kell; ebből még { $count } lap van hátra.
    .build = Inkább { $card } menjen, ez maradjon együtt: { $cards }. Kombináció lesz belőle, ha jön { $others }; ebből még { $count } lap van hátra.
    .go-out = Ebben a körben minden lapod elfogyhat: megnyered a leosztást.
    .wait-took = { $first } Ezzel a lappal már megvan az első lerakáshoz szükséges { $needed } pont: { $card }. Egyelőre mégse mutasd meg a kombinációidat: senki sem áll közel a befejezéshez.
    .leave-help = A még nem látott { $unseen } lap közül { $count } illik a kezedhez vagy az asztalhoz: a húzás többet ér, mint { $card }.
    .end-stock = A húzópakli üres: ha húznál belőle, véget ér a leosztás.
    .end-lowest = A húzópakli üres: ha húznál belőle, véget ér a leosztás, és a legalacsonyabb értékű kéz nyer.
    .last-stock = { $count ->
        [0] A húzópakli üres
       *[other] A húzópakliban már csak { $count } lap van
    }, a leosztás mindjárt véget ér: a legalacsonyabb értékű kéz nyer.
    .last-high = { $count ->
        [0] A húzópakli üres
       *[other] A húzópakliban már csak { $count } lap van
    }, a leosztás mindjárt véget ér, és a legalacsonyabb értékű kéz nyer: a kombinációkon kívüli lapok közül egyik sem ér többet, mint { $card } ({ $points } pont).
    .again = { $first } Korábban is ez volt a helyzet ({ $turn }. kör): itt csak az számít, amennyivel többe kerül.
