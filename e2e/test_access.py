"""WCAG 2.2 AA, on every screen."""

import pytest
from place import Place
from playwright.sync_api import Page
from states import STATES, State, choose
from watch import flaws, mark, wait

from web import app

THEMES = ("felt", "linen", "night")
LANGUAGES = ("en", "ar")


@pytest.fixture(scope="module", params=STATES, ids=[state.name for state in STATES])
def at(place: Place, request: pytest.FixtureRequest) -> Page:
    """A state of the page, come to once for all that is looked at in it."""
    state: State = request.param
    state.come(place)
    assert place.page is not None
    mark(place.page, "screen", state.screen)
    return place.page


def test_every_screen_is_looked_at() -> None:
    assert {state.screen for state in STATES} == set(app.SCREENS)


def test_axe_finds_nothing(at: Page) -> None:
    """All rules in either direction of writing; those of colour in every theme, with high contrast and without."""
    found = []
    for lang in LANGUAGES:
        choose(at, "lang", lang)
        wait(at, f"document.documentElement.lang === '{lang}'")
        found += [(lang, *flaw) for flaw in flaws(at)]
    choose(at, "lang", "en")
    for theme in THEMES:
        choose(at, "theme", theme)
        for contrast in ("high", "normal")[: 1 if theme == THEMES[0] else 2]:
            choose(at, "contrast", contrast)
            found += [(theme, contrast, *flaw) for flaw in flaws(at, "color-contrast")]
    choose(at, "theme", THEMES[0])
    assert found == []
