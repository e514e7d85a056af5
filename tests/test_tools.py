"""The local server answers as a static host does, and the credits leave nobody out."""

import gzip
import json
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import build  # noqa: E402
import credits  # noqa: E402
from serve import Server  # noqa: E402


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    site = tmp_path / "site"
    (site / "deep").mkdir(parents=True)
    (site / "index.html").write_text("<p>home</p>")
    (site / "deep" / "one.wasm").write_bytes(b"\0asm" * 100)
    (tmp_path / "secret.txt").write_text("not for you")
    with Server(site, under="some/place") as running:
        running.start()
        yield running
        running.stop()


def get(server: Server, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_a_folder_is_its_index_whatever_the_query(server: Server) -> None:
    assert server.address.endswith("/some/place/")
    answer, body = get(server, "/some/place/?game=cardverse")
    assert (answer.status, body) == (200, b"<p>home</p>")


@pytest.mark.parametrize("path", ["/", "/some/place/no", "/some/place/../secret.txt", "/some/place/%2e%2e/secret.txt"])
def test_what_lies_elsewhere_is_not_found(server: Server, path: str) -> None:
    answer, body = get(server, path)
    assert answer.status == 404
    assert b"not for you" not in body


def test_types_and_gzip_are_those_of_a_static_host(server: Server) -> None:
    answer, body = get(server, "/some/place/deep/one.wasm", **{"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Type"] == "application/wasm"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == b"\0asm" * 100
    plain, body = get(server, "/some/place/deep/one.wasm")
    assert plain.headers["Content-Encoding"] is None
    assert body == b"\0asm" * 100
    same, body = get(server, "/some/place/deep/one.wasm", **{"If-None-Match": answer.headers["ETag"]})
    assert (same.status, body) == (304, b"")


def test_a_stopped_server_answers_nobody_not_even_a_kept_connection(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("GET", "/some/place/")
    assert connection.getresponse().read() == b"<p>home</p>"
    server.stop()
    with pytest.raises(OSError):
        connection.request("GET", "/some/place/")
        connection.getresponse()
    connection.close()


def test_addresses_of_a_configuration_move_into_the_folder_of_the_build() -> None:
    given = {"interpreter": "./a.mjs", "plugins": ["!error"], "files": {"./b.zip": "b.zip"}, "deep": {"x": ["./c"]}}
    assert build.rebased(given, "./0f/") == {
        "interpreter": "./0f/a.mjs",
        "plugins": ["!error"],
        "files": {"./0f/b.zip": "b.zip"},
        "deep": {"x": ["./0f/c"]},
    }


def test_no_module_that_the_engine_imports_is_left_out_of_the_library() -> None:
    imported = set()
    for path in (*build.modules(), ROOT / "web" / "service.py"):
        for line in path.read_text("utf-8").splitlines():
            words = line.split()
            if words[:1] in (["import"], ["from"]):
                imported.add(words[1].split(".")[0])
    assert {"json", "dataclasses"} <= imported
    assert imported & build.UNUSED == set()
    assert imported & {"numpy", "pettingzoo", "distributed", "multiprocessing"} == set()


def test_every_part_is_credited_with_the_text_of_its_licence() -> None:
    entries = credits.gather(ROOT / "node_modules", ROOT / "web" / "licences")
    names = {entry["name"] for entry in entries}
    assert {"Rami", "CPython", "Pyodide", "MicroPython", "SVG playing cards", *credits.SHIPPED} <= names
    assert all(len(entry["text"]) > 500 and entry["licence"] for entry in entries)
    shipped = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    assert {name for name in shipped if name not in names} == {
        "@micropython/micropython-webassembly-pyscript",
        "pyodide",
        "workbox-build",
        "esbuild",
    }, "a package that is neither credited by its name, nor under another one, nor a tool"
