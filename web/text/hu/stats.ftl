## The statistics: what the matches on this device have come to. $least, $most and $share are percentages.

stats =
    .loads = A számokat a játékmotor adja, amely még töltődik. Amint kész, itt megjelennek.
    .waits = Az eszközön játszott játszmák összeszámolása…
    .none = Még nincs mit számolni
    .none-help = Amint véget ér egy leosztás, itt szerepelni fog, játékonként és szabályonként. A számok ezen az eszközön maradnak, akkor is, ha egy játszmát törölsz.
    .which = Játék és szabályok
    .game-named = { $game }: { $name }
    .game-rules = { $game }, változtatva: { $rules }
    .game-house = { $game } házi szabályokkal
    .rule = { $name }: { $value }
    .more = { $count ->
        [one] még egy opció
       *[other] még { $count } opció
    }
    .of = { $some } / { $all }
    .percent = { NUMBER($share, style: "percent") }
    .number = { NUMBER($number, maximumFractionDigits: 1) }
    .matches = Játszmák
    .matches-won = Megnyerve
    .streak-now = Jelenlegi győzelmi sorozat
    .streak-longest = Leghosszabb győzelmi sorozat
    .best-match = Egy játszma legjobb összpontszáma
    .worst-match = Egy játszma legrosszabb összpontszáma
    .few = Ennyi játszmából még nem lehet ítélni: ezek alapján bármennyit megnyerhetnél, az összes { $least } és { $most } közötti részét.
    .share = Ez { $share }. Ennyi játszmából ítélve a valódi arányod valahol { $least } és { $most } között van.
    .even = Ha mindenki egyformán jól játszana, { $share } volna.
    .are-open = Még nem ért véget: { $count }
    .are-early = Idő előtt lezárva: { $count }
    .are-abandoned = Feladva: { $count }
    .apart-from = Ezek sem győzelemnek, sem vereségnek nem számítanak; a bennük lejátszott leosztások igen.
    .rounds = Leosztások
    .rounds-played = Lejátszva
    .rounds-won = Megnyerve
    .went-out = Kimentél
    .one-turn = Egyetlen körben kimentél
    .mean = Pont leosztásonként, átlagosan
    .best-round = Legjobb leosztás
    .worst-round = Legrosszabb leosztás
    .low = Ebben a játékban a kevés pont a jó.
    .high = Ebben a játékban a sok pont a jó.
    .unknown = Leosztások, amelyeknek csak a pontszáma ismert: { $count }
    .lines = Megnyert játszmák
    .lines-help = Az utolsó játszmákból: hányat nyertél meg az egyes játszmák után, és hány jutott volna bárkinek pusztán véletlenül.
    .by-chance = véletlen
    .chart = Játszmák: { $count }. Ebből megnyerted: { $won }; véletlenül { $even } jutott volna.
    .opponents = Ellenfelek
    .bots = { $count ->
        [one] egy ellenfél, { $level }
       *[other] { $count } ellenfél, { $level }
    }
    .mixed = különböző szintű
    .head-matches = Megnyert játszmák
    .head-rounds = Megnyert leosztások
    .head-mean = Pont leosztásonként
    .latest = Utolsó játszmák
    .is-won = Győzelem
    .is-place = { $place }. hely, { $all } játékosból
    .is-open = Még nem ért véget
    .is-early = Idő előtt lezárva
    .is-abandoned = Feladva
    .score = Pont: te { $points }, a legjobb ellenfél { $other }. Leosztások: { $rounds }.
    .apart = Itt nem számít, mert többen játszottatok az eszközön, vagy gépi játékos játszott helyetted: { $count ->
        [one] egy játszma
       *[other] { $count } játszma
    }.
    .unread = Olvashatatlan eredmények: { $count }. Ott maradnak, ahol vannak.

## Everything on the device as one file

data =
    .export = Minden mentése fájlba
    .export-help = Játszmák, statisztika, beállítások és házi szabályok. Egy másik eszköz vagy böngésző be tudja olvasni a fájlt.
    .export-do = Fájl mentése
    .writing = A fájl készül…
    .loads = A játékmotor még töltődik; amint kész, folytatjuk.
    .lost = A játékmotornak újra kellett indulnia, és ez elveszett. Próbáld meg még egyszer.
    .written = { $name } elmentve. Játszmák benne: { $matches }. Eredmények: { $results }.
    .left = Kimaradt, mert olvashatatlan: { $count }
    .share = Fájl küldése
    .import = Fájl beolvasása
    .import-help = Előbb megnézheted, mi van benne; addig semmi sem változik.
    .import-do = Fájl választása
    .reading = A fájl olvasása…
    .bringing = A fájl átvétele…
    .preview = Ez van benne: { $name }
    .written-on = Mentés napja: { $when }
    .holds = Játszmák: { $matches }. Eredmények a statisztikához: { $results }. Ezenkívül a beállítások és a házi szabályok.
    .new = Játszmák, amelyek nincsenek ezen az eszközön: { $count }
    .further = Játszmák, amelyek a fájlban előrébb tartanak: { $count }
    .new-results = Itt új eredmények: { $count }
    .same = Nincs benne olyan játszma vagy eredmény, amely itt új volna.
    .add = Hozzáadás
    .add-help = A hozzáadás semmit sem ír felül: a beállításaid maradnak, és minden játszma is, amely itt folytatódott.
    .replace = Csere
    .replace-title = Mindent lecserélsz ezen az eszközön?
    .replace-text = A fájl mindent lecserél, ami itt van. Végleg elvesznek: a beállítások és a házi szabályok, játszmák: { $matches }, eredmények: { $results }.
    .replace-do = Lecserélem
    .brought = A fájl beolvasva
    .added = Hozzáadott játszmák: { $matches }. Hozzáadott eredmények: { $results }.
    .replaced = Játszmák ezen az eszközön: { $matches }. Eredmények: { $results }. Az oldal újraindul a fájl beállításaival.
    .done = Rendben
    .cancel = Mégse
    .foreign = Ez nem a Rami fájlja. Semmi sem változott.
    .damaged = Ez a fájl sérült vagy hiányos. Semmi sem változott.
    .newer = Ez a fájl a Rami újabb változatából való. Töltsd be újra az oldalt, hogy az újabbat kapd. Semmi sem változott.
    .too-large = Ez a fájl túl nagy: legfeljebb { $most } megabájt lehet. Semmi sem változott.
    .unreadable = A böngésző nem tudja olvasni ezt a fájlt. Semmi sem változott.
    .no-room = Nincs elég hely ezen az eszközön. Semmi sem változott.
