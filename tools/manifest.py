"""The manifest in every language: what stands in web/manifest.webmanifest, and the words of the texts."""

import json
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

WEB = Path(__file__).resolve().parent.parent / "web"
NAME = "manifest.webmanifest"
RIGHT_TO_LEFT = ("ar", "fa")


DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}


def words(lang: str) -> dict[str, str]:
    """The messages of a language that the page gives nothing, by `group.name`."""
    found = {}
    for path in sorted((WEB / "text" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            for one in entry.attributes if isinstance(entry, ast.Message) else ():
                parts = [_text(part, lang) for part in one.value.elements]
                if None not in parts:
                    found[f"{entry.id.name}.{one.id.name}"] = "".join(map(str, parts))
    return found


def _text(part: ast.TextElement | ast.Placeable, lang: str) -> str | None:
    """A part of a message that is text, or a number; None for any other."""
    if isinstance(part, ast.TextElement):
        return str(part.value)
    call = part.expression
    given = call.arguments.positional if isinstance(call, ast.FunctionReference) else []
    if not given or not isinstance(given[0], ast.NumberLiteral):
        return None
    return str(given[0].value).translate(DIGITS.get(lang, {}))


def manifest(lang: str, page: str, build: str) -> str:
    """The manifest in a language, as JSON; `page` and `build` are where those lie, seen from it.

    It names no `id`, so that its start is one: an id would be the same for every place on a host.
    """
    said = words(lang)
    made: dict[str, Any] = json.loads((WEB / NAME).read_text("utf-8"))
    icons = [icon for icon in made["icons"] if icon["sizes"] == "192x192"]
    made["shortcuts"] = [
        {"name": said[f"game.{game}"], "url": f"./?game={game}", "icons": icons} for game in made["shortcuts"]
    ]
    for shot in made["screenshots"]:
        shot["label"] = said[f"install.{shot['form_factor']}"]
    direction = "rtl" if lang in RIGHT_TO_LEFT else "ltr"
    title = {"name": said["app.title"], "short_name": said["app.title"], "description": said["install.about"]}
    placed = _placed({**title, "lang": lang, "dir": direction, **made}, page, build)
    return json.dumps(placed, ensure_ascii=False, separators=(",", ":"))


def _placed(value: object, page: str, build: str) -> object:
    """Addresses that start with ./ are of the page, those with @/ of the folder of the build."""
    if isinstance(value, str):
        place = {"./": page, "@/": build}.get(value[:2])
        return value if place is None else place + value[2:]
    if isinstance(value, list):
        return [_placed(one, page, build) for one in value]
    if isinstance(value, dict):
        return {name: _placed(one, page, build) for name, one in value.items()}
    return value
