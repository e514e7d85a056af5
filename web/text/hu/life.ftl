### Around the table: friends on one device, who plays a seat, the end of a match, links, house rules with a name.

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
    .other-away = { $who } helyett mostantól egy gépi játékos játszik.
    .other-back = { $who } újra maga játszik.
    .end = Befejezés itt
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
    .nobody-won = A játszmának vége.
    .over-first = Vége az első leosztásban
    .remove-label = Törlés a listából: { $game }, { $match }
    .remove-title = Törlöd ezt a játszmát a listából?
    .remove = { $game }: az eredménye megmarad a statisztikában; a visszajátszása és a pontlapja végleg elvész.
    .remove-do = Törlés
    .ended-first = Az első leosztás közben ért véget, és senki sem nyert.
    .ended-early = Idő előtt ért véget, a befejezett leosztások pontjaival.
    .fair = Tisztességes az osztás?
    .share = A játszma megosztása
    .share-deal = Az osztás megosztása
    .share-fresh = Aki megnyitja a linket, ugyanazt a játékot játssza ugyanazokkal a helyekkel és szabályokkal, újrakevert lapokkal. Ugyanennek az osztásnak a linkje a játszma végén készül el.
    .share-same = Aki megnyitja a linket, ugyanazt a játékot játssza ugyanazokkal a helyekkel és szabályokkal, és ugyanazokat a lapokat kapja.
    .link = Link
    .copy = Másolás
    .send = Küldés…
    .link-ready = A linkben nincsenek nevek és pontszámok.
    .link-waits = Egy pillanat: készül a link.
    .link-copied = A link a vágólapon van.
    .link-shared = A link elment.
    .link-failed = Az eszköz ezt nem engedte. Jelöld ki fent a linket, és másold ki kézzel.
    .twin = Pontosan ez a játszma már megvan ezen az eszközön, és itt tart: { $round }. leosztás.
    .twin-over = Pontosan ezt a játszmát ezen az eszközön már végigjátszottad.
    .twin-go-on = Folytatom
    .twin-end = Megnézem a végét
    .twin-again = Újrakezdem
    .show-all = { $count ->
        [one] Még egy mutatása
       *[other] Még { $count } mutatása
    }
    .saved-on = { $day } { $standing }
    .house-help = Név alatt megőrzött szabályok. Ha választasz közülük, az alábbi opciók mind aszerint állnak be.
    .house-none = Állítsd be lent az opciókat úgy, ahogy nálatok játsszák, és őrizd meg itt egy név alatt.
    .house-shut = Az alapszabályok érvényesek: nincs házi szabály beállítva.
    .house-open = Házi szabályok beállítása
    .house-name = A most beállított szabályok neve
    .house-keep = Megőrzés
    .house-name-of = { $number }. megőrzött szabályok neve
    .house-now = Most ez van beállítva
    .house-rules = { $count ->
        [0] ahogy a játékot játsszák
        [one] egy opció áll másként
       *[other] { $count } opció áll másként
    }
    .house-pick = Használat
    .house-share = Megosztás
    .house-delete = Törlés
    .house-label = { $do }: { $name }
    .house-nameless = A szabályokat csak névvel lehet megőrizni.
    .house-taken = Már van ilyen nevű szabály: { $name }.
    .house-came = Szabályok egy linkből: { $name }. Megőrizheted őket ezen vagy más néven.
    .house-kept = A szabályok ezen a néven vannak megőrizve: { $name }.
    .house-again = Újra megőrizve: { $name }.
    .house-picked = Beállítva: { $name }.
    .house-deleted = Törölve: { $name }.
    .house-back = Mégis kell
    .share-house = Házi szabályok megosztása
    .share-rules = Aki megnyitja a linket, a játszma opcióinál látja ezeket a szabályokat, és saját néven megőrizheti őket.
    .no-earlier = Ez a leosztás eleje.
    .no-later = Ebben a leosztásban ennél később semmi sem történt.
