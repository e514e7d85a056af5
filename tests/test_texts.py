"""Every language says all that English says, with the same variables, in its own words and plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

TEXTS = Path(__file__).parent.parent / "web" / "text"
OTHERS = ("ar", "fa", "fr", "hu")
LANGUAGES = ("en", *OTHERS)

# The plural forms of whole numbers (CLDR), and which of them stand for a single number.
FORMS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "hu": {"one", "other"},
    "fa": {"one", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
}
SINGLE = {"en": {"1": "one"}, "hu": {"1": "one"}, "ar": {"0": "zero", "1": "one", "2": "two"}}
INFLECTED = ("ar", "fr")  # their nouns follow the number, as in English
PLURALS = set.union(*FORMS.values()) - {"other"}

# Messages whose number may be none.
NONE = re.compile(
    r"table\.(you|seat)|pile\..*|result\.why.*|story\.(you-)?ended.*|tray\..*|hint\..*|ask\.clear|home\.seats-bots"
)
# Messages that tell a score, which penalties may take below zero.
SCORE = re.compile(r"table\.(you|seat)|home\.score|result\.why.*|final\.(title|shared)|story\.(you-)?ended.*")
# Names of keys, games and people may be the same in any language; these words are in one:
NAMES = re.compile(r"cap\.\w+|game\.\w+|home\.short-\w+|seat\.(name|initial)-\d|app\.title(-of)?")
SHARED: dict[str, set[str]] = {
    "ar": set(),
    "fa": set(),
    "fr": set(
        "card.joker credits.licence level.normal menu.pause menu.title result.total screen.table "
        "settings.contrast-normal table.menu".split()
    ),
    "hu": {"card.joker", "life.link"},
}


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node of the syntax and all below it."""
    if isinstance(node, list):
        for one in node:
            yield from walk(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for below in vars(node).values():
            yield from walk(below)


def entries(lang: str) -> dict[str, list[ast.EntryType]]:
    """What stands in each file."""
    return {path.name: FluentParser().parse(path.read_text("utf-8")).body for path in (TEXTS / lang).glob("*.ftl")}


@cache
def messages(lang: str) -> dict[str, ast.Pattern]:
    """The pattern of every message, of an attribute as `group.name`."""
    found: dict[str, ast.Pattern] = {}
    for entry in (one for body in entries(lang).values() for one in body):
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            named = [(f"{name}.{one.id.name}", one.value) for one in entry.attributes]
            found.update([(name, entry.value), *named] if entry.value else named)
    return found


def variables(node: object) -> set[str]:
    return {one.id.name for one in walk(node) if isinstance(one, ast.VariableReference)}


def choices(pattern: ast.Pattern) -> Iterator[tuple[str, dict[str, ast.Pattern]]]:
    """Every choice: the variable it is made by, and the pattern of each key."""
    for one in walk(pattern):
        if isinstance(one, ast.SelectExpression):
            (name,) = variables(one.selector)
            yield (
                name,
                {
                    each.key.name if isinstance(each.key, ast.Identifier) else each.key.value: each.value
                    for each in one.variants
                },
            )


def counts(pattern: ast.Pattern) -> Iterator[tuple[str, dict[str, ast.Pattern]]]:
    """The choices made by a number's plural form."""
    return ((name, kinds) for name, kinds in choices(pattern) if PLURALS & set(kinds))


def holds(node: ast.BaseNode) -> bool:
    """Whether a number or an argument stands there."""
    return isinstance(node, ast.VariableReference | ast.FunctionReference)


def said(pattern: ast.Pattern) -> list[str]:
    return [one.value for one in walk(pattern) if isinstance(one, ast.TextElement)]


def differing(lang: str, of) -> dict[str, tuple]:
    """The messages of which something is not as it is in English."""
    pairs = {
        name: (of(one), of(messages("en")[name])) for name, one in messages(lang).items() if name in messages("en")
    }
    assert pairs
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_can_be_read(lang: str) -> None:
    read = entries(lang)
    assert read.keys() == entries("en").keys()
    assert [one.content for body in read.values() for one in body if isinstance(one, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    names = [one.id.name for body in entries(lang).values() for one in body if isinstance(one, ast.Message | ast.Term)]
    assert names
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_messages_are_the_english_ones(lang: str) -> None:
    assert sorted(messages("en").keys() - messages(lang).keys()) == []
    assert sorted(messages(lang).keys() - messages("en").keys()) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_messages_take_the_english_variables(lang: str) -> None:
    assert differing(lang, variables) == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_words_of_the_page_choose_as_in_english(lang: str) -> None:
    """Words such as the letter of a rank or a suit, which the page gives."""

    def words(pattern: ast.Pattern) -> set[tuple[str, str]]:
        return {
            (name, key)
            for name, kinds in choices(pattern)
            for key in kinds
            if key not in FORMS["ar"] and not key.isdigit()
        }

    assert differing(lang, words) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_empty(lang: str) -> None:
    assert messages(lang)
    assert [
        name
        for name, pattern in messages(lang).items()
        for one in walk(pattern)
        if isinstance(one, ast.Pattern) and not "".join(said(one)).strip() and not any(map(holds, walk(one)))
    ] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_in_the_language(lang: str) -> None:
    english = messages("en")
    assert [
        name
        for name, pattern in messages(lang).items()
        if name in english
        and any(any(sign.isalpha() for sign in text) for text in said(pattern))
        and said(pattern) == said(english[name])
        and not NAMES.fullmatch(name)
        and name not in SHARED[lang]
    ] == []
    assert sorted(name for name in SHARED[lang] if said(messages(lang)[name]) != said(english[name])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_the_language(lang: str) -> None:
    """A number may stand for the form it is alone in. Arabic has a form for none, needed where there may be none."""
    wrong = {}
    for name, pattern in messages(lang).items():
        needed = FORMS[lang] if NONE.fullmatch(name) else FORMS[lang] - {"zero"}
        for variable, kinds in counts(pattern):
            forms = {form for key in kinds if not (form := SINGLE.get(lang, {}).get(key, key)).isdigit()}
            if not needed <= forms <= FORMS[lang]:
                wrong[name, variable] = sorted(forms)
    assert wrong == {}


@pytest.mark.parametrize("lang", INFLECTED)
def test_nouns_follow_their_number(lang: str) -> None:
    """Where English chooses by a number, so does a language whose nouns have more than one form."""
    found = messages(lang)
    assert [
        (name, variable)
        for name, pattern in messages("en").items()
        for variable in {variable for variable, _ in counts(pattern)}
        if variable not in {variable for variable, _ in counts(found[name])}
    ] == []


@pytest.mark.parametrize("lang", ("fa", "fr"))
def test_none_is_not_called_one(lang: str) -> None:
    """The form "one" stands for none as well there: it prints the number, or none has words of its own."""
    assert [
        (name, variable)
        for name, pattern in messages(lang).items()
        if NONE.fullmatch(name)
        for variable, kinds in counts(pattern)
        if "0" not in kinds and "one" in kinds and variable not in variables(kinds["one"])
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_below_zero_is_not_called_one(lang: str) -> None:
    """The forms "one" and "two" stand for -1 and -2 as well: they print the number, or the number itself is the key."""
    scores = {name: pattern for name, pattern in messages(lang).items() if SCORE.fullmatch(name)}
    assert len(scores) > 8
    assert [
        (name, key)
        for name, pattern in scores.items()
        for variable, kinds in counts(pattern)
        for key in {"one", "two"} & set(kinds)
        if variable == "points" and variable not in variables(kinds[key])
    ] == []


@pytest.mark.parametrize("lang", ("ar", "fa"))
def test_isolation_is_left_to_the_page(lang: str) -> None:
    """Numbers, names and cards in right-to-left text are isolated when it is formatted, not by signs in the text."""
    text = "".join(path.read_text("utf-8") for path in (TEXTS / lang).glob("*.ftl"))
    assert text
    assert re.findall(r"[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]", text) == []


# What no text of the language has, by the kind of fault. A break is a place where a line may end.
FAULTS: dict[str, dict[str, str]] = {
    "en": {
        "a typewriter's mark": r"['\"]",
        "dots in a row": r"\.\.\.",
        "a word cut short": r"(?i)n’t\b|’(re|ll|ve|d)\b|\b(it|that|there|what)’s\b",
    },
    "fr": {
        "a typewriter's mark": r"['\"]",
        "dots in a row": r"\.\.\.",
        "a break before a mark": r"(?<![\u202f\u00a0])[;!?:»]",
        "a break after a quotation mark": r"«(?!\u202f)",
        "the familiar form": r"(?i)\b(tu|te|toi|ton|tes)\b|\bt’",
    },
    "hu": {
        "a typewriter's mark": r"['\"]",
        "dots in a row": r"\.\.\.",
        "the formal form": r"(?i)\b(ön|önnek|önt|kérjük)\b",
        "an article left open": r"\ba\(z\)",
    },
    "ar": {
        "a mark of Latin script": r"[?,;%'\"]|\.\.\.",
        "a letter of Persian": "[یکپچگ]",
        "a lengthened letter": r"ـ(?!«)",
        "a vowel sign after its alif": "اً",
        "a digit": "[0-9٠-٩۰-۹]",
        "hamza left out": r"\b(الاخر|او|الى|اي|انت|اضف|اسحبي?ا|الاول|اوراق)\b",
    },
    "fa": {
        "a mark of Latin script": r"[?,;%'\"]|\.\.\.",
        "a letter of Arabic": "[يكىة]",
        "a lengthened letter": "ـ",
        "a prefix apart": r"(?<!\S)(می|نمی) ",
        "an ending apart": r" (ها|های|هایی|تر|ترین)(?!\S)",
        "a joint that joins nothing": r"\u200c[\u200c\s]|\s\u200c|\u200c$",
        "an ezafe in two signs": "ۀ|ه\u200cی ",
        "an alif of Arabic": "الآن|إ",
        "a digit": "[0-9٠-٩۰-۹]",
    },
}
# Words of card players that the page does not use; it has one word for each idea, which follows.
OTHER_WORDS: dict[str, dict[str, str]] = {
    "en": {r"decks?": "pack", r"sequences?": "run", r"computers?": "bot", r"thr(ow|ew|own) away": "discard"},
    "fr": {
        r"talon": "pioche",
        r"séquences?|séries?": "suite",
        r"paquets?": "jeu",
        r"ordinateurs?|bots?": "robot",
        r"(?<!au )sort(i|ie|is|ir|ez|ent)?": "finir",
        r"tas": "défausse",
        r"objectif": "limite",
        r"rediffusions?": "replay",
    },
    "hu": {
        r"kártya|kártyák|kártyát": "lap",
        r"sorozat\w*": "sor",
        r"(menet|parti|forduló)\w*": "leosztás, játszma",
        r"talon\w*": "húzópakli",
        r"bot|botok|robot\w*": "gépi játékos",
        r"nyitás\w*": "első lerakás",
    },
    "ar": {
        r"\w*بطاق\w*": "ورقة",
        r"\w*سلسلة|\w*سلاسل": "تسلسل",
        r"\w*تركيب(ة|ات)": "تشكيلة",
        r"\w*روبوت\w*|\w*كمبيوتر": "لاعب آلي",
        r"\w*شوط|\w*أشواط": "جولة",
        r"\w*مكدس": "كومة",
        r"\w*الآص|آص": "آس",
        r"\w*افتتاح\w*": "الإنزال الأول",
        r"\w*إلقاء": "رمي",
    },
    "fa": {
        r"جوکر\w*": "ژوکر",
        r"ربات\w*|بات": "بازیکن رایانه‌ای",
        r"راند\w*": "دور",
        r"ورق|ورق‌\w+": "کارت",
        r"ران|ران‌\w+": "ردیف",
        r"مجموعه\w*": "ست",
        r"پخش‌کننده": "دیلر",
        r"(پاد)?ساعت‌گرد": "جهت عقربه‌های ساعت",
        r"قانون‌ها\w*": "قوانین",
        r"اینکه|آنکه": "این‌که، آن‌که",
        r"این‌جا|آن‌چه": "اینجا، آنچه",
        r"پرونده\w*": "فایل",
    },
}
RUN = ("suite", "sor", "تسلسل")
ROWS = re.compile(r"stats\..*")  # what is won in a row is called a run of cards in some languages
# Names of things that are in every language what they are, and samples of digits.
AS_IT_IS = re.compile(r"cap\.\w+|settings\.digits-\w+")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_and_letters_are_those_of_the_language(lang: str) -> None:
    texts = [
        (name, text) for name, found in messages(lang).items() if not AS_IT_IS.fullmatch(name) for text in said(found)
    ]
    assert len(texts) > 1000
    assert {
        (name, kind): text for kind, pattern in FAULTS[lang].items() for name, text in texts if re.search(pattern, text)
    } == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_idea_has_one_word(lang: str) -> None:
    patterns = {
        re.compile(rf"(?<![\w\u200c])({word})(?![\w\u200c])"): instead for word, instead in OTHER_WORDS[lang].items()
    }
    assert {
        (name, instead): found[0]
        for name, pattern in messages(lang).items()
        for text in said(pattern)
        for word, instead in patterns.items()
        if (found := word.search(text.lower())) and not (ROWS.fullmatch(name) and instead in RUN)
    } == {}


def joints(lang: str) -> Iterator[tuple[str, str, str, str]]:
    """(message, text, what the page gives, text): what stands on either side of a variable."""
    for name, pattern in messages(lang).items():
        for one in walk(pattern):
            if isinstance(one, ast.Pattern):
                texts = [each.value if isinstance(each, ast.TextElement) else "" for each in one.elements]
                for place, each in enumerate(one.elements):
                    if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.VariableReference):
                        before, after = texts[place - 1] if place else "", (texts[place + 1 :] or [""])[0]
                        yield name, before, each.expression.id.name, after


def test_nothing_in_hungarian_hangs_on_what_the_page_gives() -> None:
    """Its sound would decide the article before it (a or az) and the ending after it; the lowest rank is known."""
    found = list(joints("hu"))
    assert len(found) > 500
    assert [
        (name, given)
        for name, before, given, after in found
        if (re.search(r"\b[Aa]z?\s$", before) and given != "low") or re.match(r"-?\w", after)
    ] == []


def test_nothing_in_french_is_cut_short_before_what_the_page_gives() -> None:
    """Nor does an article stand before a name or a card, or a preposition that would melt with it."""
    found = [one for one in joints("fr") if one[2] in ("name", "who", "card", "cards", "first", "top", "others")]
    assert len(found) > 150
    assert [
        (name, given) for name, before, given, _ in found if re.search(r"(?i)\b(d|l|qu)’$|\b(le|la|du)\s$", before)
    ] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_rule_says_no_less_than_in_english(lang: str) -> None:
    """A language may join sentences by a semicolon or a colon, but leaves none out; RA-23 needs but a comma."""

    def clauses(pattern: ast.Pattern, ends: str) -> int:
        return sum(len(re.findall(rf"[{ends}]", text)) for text in said(pattern))

    found = {name: pattern for name, pattern in messages(lang).items() if name.startswith("rule.")}
    assert len(found) > 300
    assert [
        name
        for name, pattern in found.items()
        if name != "rule.RA-23" and clauses(pattern, ".:;؛") < clauses(messages("en")[name], ".")
    ] == []
