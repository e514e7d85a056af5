### The page as an app. What is said of it where an app is installed, and of its shortcuts, stands in the manifest.

install =
    .about = Le rami comme on le joue en famille de Rabat à Téhéran, seul ou à plusieurs, même sans réseau.
    .title = Comme une application
    .why = Rami sur l’écran d’accueil : il remplit l’écran et se joue sans réseau.
    .do = Installer
    .share = Dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».
    .narrow = Une manche de Rami CardVerse sur un téléphone
    .wide = Une manche de Rami CardVerse sur un grand écran
