"""What the site is made of and under which licences: the contents of credits.json, which the credits screen shows."""

import json
from pathlib import Path

# Shipped packages; whatever they depend on is bundled into them and credited too.
SHIPPED = (
    "@pyscript/core",
    "preact",
    "@fluent/bundle",
    "idb-keyval",
    "workbox-core",
    "workbox-precaching",
    "workbox-routing",
    "workbox-strategies",
    "@fontsource-variable/vazirmatn",
)


def licence(folder: Path) -> str:
    """The text of a package's licence, "" where it ships none."""
    found = sorted(p for p in folder.iterdir() if p.name.lower().startswith(("licence", "license")) and p.is_file())
    return found[0].read_text("utf-8").strip() if found else ""


def author(package: dict) -> str:
    """The name of a package's author, without an address."""
    who = package.get("author", "")
    return (who.get("name", "") if isinstance(who, dict) else who).split("<")[0].strip()


def closure(modules: Path, names: tuple[str, ...]) -> list[Path]:
    """Folders of these packages and of all they depend on, in the order met."""
    met: dict[str, Path] = {}
    queue = [(name, modules) for name in names]
    while queue:
        name, near = queue.pop(0)
        folder = near / name if (near / name).is_dir() else modules / name
        if name in met or not folder.is_dir():
            continue
        met[name] = folder
        package = json.loads((folder / "package.json").read_text("utf-8"))
        queue += [(other, folder / "node_modules") for other in package.get("dependencies", {})]
    return list(met.values())


def gather(modules: Path, texts: Path) -> list[dict[str, str]]:
    """Entries {"name", "version", "licence", "author", "text"}, ours and the large parts first.

    `texts` holds licences that a part does not ship as a file, named by their SPDX identifier.
    """

    def version(name: str) -> str:
        return str(json.loads((modules / name / "package.json").read_text("utf-8"))["version"])

    def text(name: str) -> str:
        return (texts / f"{name}.txt").read_text("utf-8").strip()

    def entry(name: str, version: str, licence: str, author: str, text: str) -> dict[str, str]:
        return {"name": name, "version": version, "licence": licence, "author": author, "text": text}

    faces, small = "@heruka_urgyen/react-playing-cards", "@micropython/micropython-webassembly-pyscript"
    ours = (texts.parent.parent / "LICENSE").read_text("utf-8").strip()
    entries = [
        entry("Rami", "", "MIT", "The Rami authors", ours),
        entry("CPython", "3.14", "PSF-2.0", "Python Software Foundation", text("PSF-2.0")),
        entry("Pyodide", version("pyodide"), "MPL-2.0", "The Pyodide contributors", text("MPL-2.0")),
        entry("MicroPython", version(small), "MIT", "Damien P. George and others", text("MicroPython")),
        entry("SVG playing cards", version(faces), "CC0-1.0", "Adrian Kennard", text("CC0-1.0")),
        entry(faces, version(faces), "MIT", "Ilya Malyanov", licence(modules / faces)),
    ]
    for folder in closure(modules, SHIPPED):
        package = json.loads((folder / "package.json").read_text("utf-8"))
        kind = package["license"].replace("APACHE", "Apache")
        found = licence(folder) or text(kind)
        entries.append(entry(package["name"], package["version"], kind, author(package), found))
    return entries
