"""Writes the golden files anew: `python -m tests.golden`."""

import json
from pathlib import Path
from typing import Any

from tests.golden import FILES


def written(found: dict[str, Any]) -> str:
    """JSON with a line for each part of each entry, so that differences are easy to read."""
    entries = []
    for name, parts in found.items():
        keys = [f"{json.dumps(key)}: " for key in parts] if isinstance(parts, dict) else [""] * len(parts)
        values = list(parts.values()) if isinstance(parts, dict) else parts
        lines = [key + json.dumps(value) for key, value in zip(keys, values, strict=True)]
        first, last = "{}" if isinstance(parts, dict) else "[]"
        entries.append(f"{json.dumps(name)}: {first}\n  " + ",\n  ".join(lines) + f"\n {last}")
    return "{\n " + ",\n ".join(entries) + "\n}\n"


for name, compute in FILES.items():
    (Path(__file__).parent / f"{name}.json").write_text(written(compute()), encoding="utf-8")
