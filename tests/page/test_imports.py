"""What the modules of the page may import: each other and very little else."""

import ast
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent.parent / "web"
WORKER = {
    "worker.py": {"js", "json", "service", "store"},
    "service.py": {"asyncio", "contextlib", "hashlib", "json", "secrets", "traceback", "rami"},
}
PAGE = {"asyncio", "io", "json", "sys", "web"}
MODULES = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The first words of all modules that are imported anywhere in a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(str(node.module).split(".")[0])
    return found


@pytest.mark.parametrize("name", MODULES)
def test_imports(name: str) -> None:
    allowed = WORKER.get(name, PAGE | {"pyscript"} if name == "bridge.py" else PAGE)
    assert imported(WEB / name) <= allowed


def test_nobody_on_the_page_imports_the_worker_side() -> None:
    for name in MODULES:
        if name not in WORKER:
            text = (WEB / name).read_text("utf-8")
            assert "service" not in imported(WEB / name) and "web.service" not in text and "web.worker" not in text
