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
# Words that stand for another one: what a game is called in French and Hungarian.
WORDS = (("polonais", "polish"), ("lengyel", "polish"))
# The one word of all these games, as people write it; folded
SPELT = ("rami", "rummy", "rum", "rumi", "rumy", "rummi", "rummie", "ramy", "rammy", "remi", "romi", "romme")
SPELT = SPELT + ("رامی", "رمی", "ریمی", "رومی", "رام", "روم")
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
    """[(game, target or None, name)] under whose names all words of the query begin one, each pair of game and target
    once: first the names that have most of the words as they were typed. A number that no name has is a target of
    Rummy 5000, and comes before the names it only begins."""
    words = folded(query)
    rows = []
    for place in range(len(NAMES) if words else 0):
        row = NAMES[place]
        likes = [like for like in [_like(folded(name), words) for name in row[2:]] if like is not None]
        if likes:
            rows.append((-max(likes), place))
    target = _target(words)
    found = [] if target is None else [("rummy5000", target, None)]
    for _unlike, place in sorted(rows):
        row = NAMES[place]
        if (row[0], row[1]) not in [one[:2] for one in found]:
            found.append((row[0], row[1], row[column(lang)]))
    return found


def _target(words):
    """The number among the words, where it is none of a name, the others fit Rummy 5000, and it may be played to."""
    numbers = [word for word in words if word.isdigit()]
    if len(numbers) != 1 or not LEAST <= int(numbers[0]) <= MOST:
        return None
    others = [word for word in words if not word.isdigit()]
    own = False
    for row in NAMES:
        for name in row[2:]:
            parts = folded(name)
            if numbers[0] in parts:
                return None
            own = own or (row[0] == "rummy5000" and _like(parts, others) is not None)
    return int(numbers[0]) if own else None


def _like(name, words):
    """How like a name is what was typed: two for each word that is one of the name, one for another spelling of it.
    None where a word begins none of the name."""
    like = 0
    for word in words:
        if word in name:
            like += 2
        elif word in SPELT and any(part in SPELT for part in name):
            like += 1
        elif not any(part.startswith(word) or (part in SPELT and _spells(word)) for part in name):
            return None
    return like


def _spells(word):
    """Whether some spelling begins so."""
    return any(spelt.startswith(word) for spelt in SPELT)
