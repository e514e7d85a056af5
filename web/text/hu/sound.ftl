### Hangok és rezgés.

sound =
    .senses = Hang és rezgés
    .sounds = Hangok
    .sounds-help = A lapoknál, ha te következel, ha römit mondanak be, és ha nyersz egy leosztást. Bekapcsoláskor hallasz egyet.
    .vibration = Rezgés
    .vibration-help = Amikor te következel, amikor bemondhatsz, és amikor egy lépésed nem lehetséges.
