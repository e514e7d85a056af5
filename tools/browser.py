"""Find a Chromium for the browser tests, or get one: Debian's package where we may, else Playwright's own."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The background services would only try to reach hosts that no test needs.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def installed() -> str | None:
    """Path of the machine's own Chromium; None: Playwright's."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def get() -> None:
    """Make sure that there is a browser to drive."""
    if installed():
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        steps = (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"])
        if all(not subprocess.run(s, env=env, stdin=subprocess.DEVNULL, check=False).returncode for s in steps):
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    get()
    print(installed() or "Playwright's Chromium")
