"""The engine in the browser's Python gives what it gives in CPython: the golden files, computed anew by Pyodide."""

import json
from collections.abc import Callable
from pathlib import Path

from conftest import ROOT, passed
from playwright.sync_api import Page

GOLDEN = ROOT / "tests" / "golden"

COMPUTE = """async source => {
    const folder = document.querySelector("script[src$='/page.js']").src.replace(/page\\.js$/, "");
    const { loadPyodide } = await import(folder + "pyodide/pyodide.mjs");
    const python = await loadPyodide();
    python.unpackArchive(await (await fetch(folder + "rami.zip")).arrayBuffer(), "zip");
    python.FS.writeFile("golden.py", source);
    return python.runPython(`
        import json, golden
        json.dumps({name: compute() for name, compute in golden.FILES.items()})
    `);
}"""


def test_pyodide_gives_the_golden_values(opened: Callable[[str], Page]) -> None:
    page = opened("")
    passed(page, "rami:engine")
    found = json.loads(page.evaluate(COMPUTE, (GOLDEN / "__init__.py").read_text("utf8")))
    files: list[Path] = sorted(GOLDEN.glob("*.json"))
    assert sorted(found) == [file.stem for file in files] != []
    for file in files:
        assert found[file.stem] == json.loads(file.read_text("utf8")), file.name
