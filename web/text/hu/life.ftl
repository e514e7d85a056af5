### Az asztal körül: barátok egy készüléken, ki játszik egy helyen, a játszma vége, hivatkozások, elnevezett házi szabályok.

life =
    .seats = Ki játszik
    .seats-say = Egy helyet bármikor átvehet egy gépi játékos, és a gazdája bármikor visszaveheti. Ami előtte történt, azt utána már nem lehet visszavonni.
    .in-person = személyesen
    .away = Folytassa egy gépi játékos
    .take-back = Visszaveszem a helyem
    .bot-plays = Egy gépi játékos játszik a lapjaiddal.
    .bot-plays-why = A helyeden egy gépi játékos játszik. Bármikor visszaveheted.
    .you-away = Mostantól egy gépi játékos játszik helyetted.
    .you-back = Újra te magad játszol.
    .other-away = Mostantól egy gépi játékos játszik a következő helyett: { $who }.
    .other-back = Újra maga játszik: { $who }.
    .end = A játszma befejezése itt
    .end-title = Itt befejezed a játszmát?
    .end-between = { $rounds ->
        [one] Az egyetlen lejátszott leosztás pontjaival ér véget, és nem lehet folytatni.
       *[other] A lejátszott { $rounds } leosztás pontjaival ér véget, és nem lehet folytatni.
    }
    .end-within = { $rounds ->
        [one] Az egyetlen befejezett leosztás pontjaival ér véget. Az asztalon lévő leosztás elvész, és senkinek sem számít.
       *[other] A befejezett { $rounds } leosztás pontjaival ér véget. Az asztalon lévő leosztás elvész, és senkinek sem számít.
    }
    .end-first = Még egy leosztás sem ért véget: az asztalon lévő elvész, és senki sem nyer.
    .end-do = Befejezem
    .keep = Játsszunk tovább
    .nobody-won = A játszma véget ért, mielőtt bárki pontot szerzett volna.
    .ended-early = Idő előtt ért véget, a befejezett leosztások pontjaival.
    .fair = Tisztességes az osztás?
    .share = A játszma megosztása
    .share-deal = Az osztás megosztása
    .share-fresh = Aki megnyitja a hivatkozást, ugyanazt a játékot játssza ugyanazokkal a helyekkel és szabályokkal, újrakevert lapokkal. Ugyanennek az osztásnak a hivatkozása a játszma végén készül el.
    .share-same = Aki megnyitja a hivatkozást, ugyanazt a játékot játssza ugyanazokkal a helyekkel és szabályokkal, és ugyanazokat a lapokat kapja.
    .link = Hivatkozás
    .copy = Másolás
    .send = Küldés…
    .link-ready = A hivatkozásban nincsenek nevek és pontszámok.
    .link-waits = Egy pillanat: készül a hivatkozás.
    .link-copied = A hivatkozás a vágólapon van.
    .link-shared = A hivatkozás elment.
    .link-failed = A készülék ezt nem engedte. Jelöld ki fent a hivatkozást, és másold ki kézzel.
    .twin = Pontosan ez a játszma már megvan ezen a készüléken: a(z) { $round }. leosztás van az asztalon.
    .twin-over = Pontosan ezt a játszmát ezen a készüléken már végigjátszottad.
    .twin-go-on = Folytatom
    .twin-end = Megnézem a végét
    .twin-again = Újrakezdem
    .show-all = { $count ->
        [one] Még egy mutatása
       *[other] Még { $count } mutatása
    }
    .saved-on = { $day } { $standing }
    .house-help = Név alatt megőrzött szabályok. Ha választasz közülük, az alábbi kapcsolók mind aszerint állnak be.
    .house-none = Állítsd be lent a kapcsolókat úgy, ahogy nálatok játsszák, és őrizd meg itt egy név alatt.
    .house-name = A most beállított szabályok neve
    .house-keep = Megőrzés
    .house-name-of = A(z) { $number }. megőrzött szabályok neve
    .house-now = Most ez van beállítva
    .house-rules = { $count ->
        [0] ahogy a játékot játsszák
        [one] egy kapcsoló áll másként
       *[other] { $count } kapcsoló áll másként
    }
    .house-pick = Használat
    .house-share = Megosztás
    .house-delete = Törlés
    .house-label = { $do }: { $name }
    .house-nameless = A szabályokat csak névvel lehet megőrizni.
    .house-taken = Már van ilyen nevű szabály: { $name }.
    .house-came = Szabályok egy hivatkozásból: { $name }. Megőrizheted őket ezen vagy más néven.
    .house-kept = A szabályok ezen a néven vannak megőrizve: { $name }.
    .house-again = Újra megőrizve: { $name }.
    .house-picked = Beállítva: { $name }.
    .house-deleted = Törölve: { $name }.
    .house-back = Mégis kell
    .share-house = Házi szabályok megosztása
    .share-rules = Aki megnyitja a hivatkozást, a játszma beállításánál látja ezeket a szabályokat, és saját néven megőrizheti őket.
