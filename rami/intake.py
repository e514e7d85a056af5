"""The one way in for text from outside: requests, files, links, and what is stored.

Python's own reader of JSON goes down a level for each bracket and notices too late, where it runs as WebAssembly, that
there is no room left; it takes numbers that no JSON has, and names of any signs. Here such text is refused first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from math import isinf
from typing import Any

DEEPEST = 32
"""Lists and objects within one another; all of ours takes less than half of that."""

_ESCAPED = re.compile(r"\\.", re.DOTALL)
_ALIKE = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f"  # controls
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what turns the direction of the text around it
    "\u2028\u2029\ufeff\ufff9-\uffff"  # ends of lines, marks of files
    "\ue000-\uf8ff\ud800-\udfff]"  # private signs, with which faces of cards are written, and halves of characters
)


class Unreadable(ValueError):
    """Text that is no JSON, or none of ours."""


def parse(text: str, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None) -> Any:
    """Plain data of JSON text; `pairs` makes the objects. Raises `Unreadable`, and what `pairs` raises."""
    if deep(text):
        raise Unreadable("is nested too deep")
    try:
        return json.loads(text, object_pairs_hook=pairs, parse_constant=_no_number, parse_float=_number)
    except RecursionError:
        raise Unreadable("is nested too deep") from None


def deep(text: str) -> bool:
    """Whether more than `DEEPEST` lists and objects lie within one another, or the brackets do not match. No text
    makes this take long."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    bare = _ESCAPED.sub("", text) if "\\" in text else text
    outside = "".join(bare.split('"')[::2])
    left = outside.encode("utf-8", "surrogatepass").translate(_ALIKE, _NO_BRACKETS)
    for _ in range(DEEPEST):
        if b"[" * (DEEPEST + 1) in left:
            return True
        left = left.replace(b"[]", b"")
    return bool(left)


def name(text: str) -> str:
    """A name without signs that are not seen, or that do something to the text around it."""
    return " ".join(_UNSEEN.sub("", text).split())


def _number(text: str) -> float:
    found = float(text)
    if isinf(found):
        raise Unreadable(f"{text:.20} is too large a number")
    return found


def _no_number(text: str) -> Any:
    raise Unreadable(f"{text} is no number")
