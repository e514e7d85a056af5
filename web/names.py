"""The names under which the games are played, and a search among them in any of the page's scripts and digits."""

# (game, the target a name stands for, the name in Latin letters, in Persian, in Arabic)
NAMES = (
    ("cardverse", None, "CardVerse Rami", "رامی کاردورس", "رامي كارد فيرس"),
    ("rami40", None, "Rami 40", "رامی ۴۰", "رامي 40"),
    ("rami51", None, "Rami 51", "رامی ۵۱", "رامي 51"),
    ("rummy5000", None, "Rummy 5000", "رامی ۵۰۰۰", "رامي 5000"),
    ("rummy5000", 1500, "1500 Rummy", "رامی ۱۵۰۰", "رامي 1500"),
    ("rummy5000", 2000, "2000 Rummy", "رامی ۲۰۰۰", "رامي 2000"),
    ("rummy5000", 2200, "2200 Rummy", "رامی ۲۲۰۰", "رامي 2200"),
    ("rummy5000", 2500, "2500 Rummy", "رامی ۲۵۰۰", "رامي 2500"),
    ("rummy5000", 2800, "2800 Rummy", "رامی ۲۸۰۰", "رامي 2800"),
    ("rummy5000", 10000, "10000 Rummy", "رامی ۱۰۰۰۰", "رامي 10000"),
    ("rummy5000", None, "Backwards Rummy", "رامی عقبی", "الرامي المعكوس"),
    ("rummy5000", None, "Bitchin' Rummy", "بیچین رامی", "بيتشن رامي"),
    ("rummy5000", None, "Circle Rummy", "رامی دایره", "رامي الدائرة"),
    ("rummy5000", None, "Crazy Rummy", "رامی دیوانه", "الرامي المجنون"),
    ("rummy5000", None, "Dumbbell Rummy", "رامی دامبل", "رامي دمبل"),
    ("rummy5000", None, "Dummy Rummy", "دامی رامی", "دامي رامي"),
    ("rummy5000", None, "Hillbilly Rummy", "رامی هیلبیلی", "هيلبيلي رامي"),
    ("rummy5000", None, "Polish Rummy", "رامی لهستانی", "الرامي البولندي"),
    ("rummy5000", None, "Wild One", "وایلد وان", "وايلد ون"),
    ("george", None, "George", "جورج", "جورج"),
    ("george", None, "2500 Rummy", "رامی ۲۵۰۰", "رامي 2500"),
    ("rummy500", None, "Rummy 500", "رامی ۵۰۰", "رامي 500"),
    ("rummy500", None, "500 Rum", "رام ۵۰۰", "روم 500"),
    ("rummy500", None, "Pinnacle", "پیناکل", "بيناكل"),
    ("rummy500", None, "Pinochle Rummy", "رامی پینوکل", "رامي بينوكل"),
)
# Words that stand for another one: what the game is called in French and Hungarian, in another spelling.
WORDS = (("remi", "rami"), ("romi", "rami"), ("rummi", "rummy"), ("polonais", "polish"), ("lengyel", "polish"))
SAME = ("rami", "rummy", "rum")  # all of them the one word in Arabic and Persian
LEAST, MOST = 100, 10000  # a number that is none of a name and may be a target
LATIN = (
    ("áàâäãåÁÀÂÄ", "a"),
    ("éèêëÉÈÊË", "e"),
    ("íìîïÍÎÏ", "i"),
    ("óòôöőõÓÔÖŐ", "o"),
    ("úùûüűÚÛÜŰ", "u"),
    ("çÇ", "c"),
    ("أإآٱ", "ا"),
    ("ةۀ", "ه"),
    ("ىي", "ی"),
    ("ك", "ک"),
    ("ؤ", "و"),
)
FOLDED = {}
for _signs, _plain in LATIN:
    for _sign in _signs:
        FOLDED[_sign] = _plain


def folded(text):
    """[word] without accents, capitals and vowel signs, in Latin digits, whatever is between them left out."""
    found = ""
    for sign in text:
        code = ord(sign)
        for zero in (0x660, 0x6F0):
            if zero <= code <= zero + 9:
                sign = chr(0x30 + code - zero)
        sign = FOLDED.get(sign, sign)
        if 0x64B <= code <= 0x652 or code in (0x200C, 0x200D, 0x640, 0x27, 0x2019):
            continue
        found += sign.lower() if sign >= "\x80" or sign.isalpha() or sign.isdigit() else " "
    return [_word(word) for word in found.split()]


def _word(word):
    if word.startswith("ال") and len(word) > 4:
        word = word[2:]
    for other, meant in WORDS:
        if word == other:
            return meant
    return word


def of(game, lang="en"):
    """The other names of a game."""
    return [row[column(lang)] for row in NAMES if row[0] == game][1:]


def column(lang):
    return {"fa": 3, "ar": 4}.get(lang, 2)


def find(query, lang):
    """[(game, target or None, name)] under whose names all words of the query begin one; best first, each pair of game
    and target once. A number that no name has is a target of Rummy 5000."""
    words = folded(query)
    found = []
    for row in NAMES if words else ():
        fits = any(_has(folded(name), words) for name in row[2:])
        if fits and (row[0], row[1]) not in [one[:2] for one in found]:
            found.append((row[0], row[1], row[column(lang)]))
    if not found and len(words) <= 2:
        for word in words:
            if word.isdigit() and LEAST <= int(word) <= MOST:
                found.append(("rummy5000", int(word), None))
    return found


def _has(name, words):
    return all(any(part.startswith(word) or (word in SAME and part in SAME) for part in name) for word in words)
