"""Serve site/ on loopback as a static host does: no special headers, gzip for what compresses.

python tools/serve.py [--port 8000] [--under /rami/] [--open] [folder]
"""

import argparse
import gzip
import threading
import time
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".woff2", ".zip"}


class Packer:
    """Contents of files with their gzip form, made once."""

    def __init__(self) -> None:
        self.held: dict[tuple[Path, int], tuple[bytes, bytes | None]] = {}

    def __call__(self, path: Path) -> tuple[bytes, bytes | None]:
        key = (path, path.stat().st_mtime_ns)
        if key not in self.held:
            content = path.read_bytes()
            self.held[key] = content, None if path.suffix in PACKED else gzip.compress(content, 6)
        return self.held[key]


class Handler(SimpleHTTPRequestHandler):
    """GET and HEAD below `under`, from `folder`; all else is not found."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *args: object, folder: Path, under: str, packer: Packer) -> None:
        self.folder, self.under, self.packer = folder, under, packer
        super().__init__(*args)  # type: ignore[arg-type]

    def find(self) -> Path | None:
        """The file that is asked for, None where there is none or it lies outside."""
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.under):
            return None
        found = (self.folder / path.removeprefix(self.under)).resolve()
        if path.endswith("/"):
            found /= "index.html"
        return found if found.is_file() and found.is_relative_to(self.folder) else None

    def answer(self, body: bool) -> None:
        if self.server.stopped:  # type: ignore[attr-defined]
            self.close_connection = True
            return
        path = self.find()
        if path is None:
            self.send_error(404)
            return
        content, packed = self.packer(path)
        tag = f'"{path.stat().st_mtime_ns:x}"'
        fresh = self.headers.get("If-None-Match") == tag
        zipped = packed is not None and "gzip" in self.headers.get("Accept-Encoding", "")
        sent = packed if zipped and packed is not None else content
        self.send_response(304 if fresh else 200)
        self.send_header("Cache-Control", "max-age=600")
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        if not fresh:
            self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(sent)))
            if zipped:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if body and not fresh:
            self.wfile.write(sent)
            self.server.log.append((time.time(), self.path, len(sent)))  # type: ignore[attr-defined]

    def do_GET(self) -> None:
        self.answer(body=True)

    def do_HEAD(self) -> None:
        self.answer(body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Silence: the address is all that a player wants to read."""


class Server(ThreadingHTTPServer):
    """A server; `address` is the link to open. `log` holds what was sent: [(Unix time, path, bytes of the body)]."""

    daemon_threads = True
    request_queue_size = 128
    stopped = False

    def __init__(self, folder: Path = ROOT / "site", port: int = 0, under: str = "/") -> None:
        self.packer = Packer()
        under = f"/{under.strip('/')}/".replace("//", "/")
        handler = partial(Handler, folder=folder.resolve(), under=under, packer=self.packer)
        super().__init__(("127.0.0.1", port), handler)
        self.log: list[tuple[float, str, int]] = []
        self.address = f"http://127.0.0.1:{self.server_port}{under}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of a file is no error of ours."""

    def start(self) -> "Server":
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def stop(self) -> None:
        """No answer to anybody any more, kept connections included."""
        self.stopped = True
        self.shutdown()
        self.server_close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "site")
    parser.add_argument("--port", type=int, default=8000, help="0: any free one (default: 8000 if free)")
    parser.add_argument("--under", default="/", help="serve below this path")
    parser.add_argument("--open", action="store_true", help="open a browser")
    words = parser.parse_args()
    try:
        server = Server(words.folder, words.port, words.under)
    except OSError:
        server = Server(words.folder, 0, words.under)
    print(f"Rami is at {server.address}  (Ctrl-C ends it)", flush=True)
    if words.open:
        webbrowser.open(server.address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


if __name__ == "__main__":
    main()
