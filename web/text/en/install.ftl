### The page as an app. What is said of it where an app is installed, and of its shortcuts, stands in the manifest.

install =
    .about = Rummy as it is played around kitchen tables from Rabat to Tehran, alone or together, also offline.
    .title = As an app
    .why = Rami on the home screen: it fills the screen and plays without a network.
    .do = Install
    .share = In Safari tap Share, then “Add to Home Screen”.
    .narrow = A round of CardVerse Rami on a phone
    .wide = A round of CardVerse Rami on a large screen
