### The page as an app. What is said of it where an app is installed, and of its shortcuts, stands in the manifest.

install =
    .about = Römi, ahogy Rabattól Teheránig a konyhaasztaloknál játsszák: egyedül vagy társaságban, hálózat nélkül is.
    .title = Alkalmazásként
    .why = Rami a kezdőképernyőn: kitölti a képernyőt, és hálózat nélkül is megy.
    .do = Telepítés
    .share = A Safariban koppints a Megosztás gombra, majd erre: „Főképernyőhöz adás”.
    .narrow = Egy leosztás CardVerse Rami telefonon
    .wide = Egy leosztás CardVerse Rami nagy képernyőn
