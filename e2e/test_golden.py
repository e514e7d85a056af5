"""The engine in the browser's Python gives what it gives in CPython: the golden files, computed anew by Pyodide."""

import json
from pathlib import Path

from conftest import ROOT
from playwright.sync_api import Page

GOLDEN = ROOT / "tests" / "golden"

COMPUTE = """async ([folder, source]) => {
    const { loadPyodide } = await import(folder + "pyodide/pyodide.mjs");
    const python = await loadPyodide();
    python.unpackArchive(await (await fetch(folder + "rami.zip")).arrayBuffer(), "zip");
    python.FS.writeFile("golden.py", source);
    return python.runPython(`
        import json, golden
        json.dumps({name: compute() for name, compute in golden.FILES.items()})
    `);
}"""


def test_pyodide_gives_the_golden_values(page: Page, site: str, built: Path) -> None:
    page.route("**/empty.html", lambda route: route.fulfill(content_type="text/html", body="<!doctype html>"))
    page.goto(site + "empty.html")
    folder = site + next(built.glob("*/rami.zip")).parent.name + "/"
    found = json.loads(page.evaluate(COMPUTE, [folder, (GOLDEN / "__init__.py").read_text("utf8")]))
    files: list[Path] = sorted(GOLDEN.glob("*.json"))
    assert sorted(found) == [file.stem for file in files] != []
    for file in files:
        assert found[file.stem] == json.loads(file.read_text("utf8")), file.name
