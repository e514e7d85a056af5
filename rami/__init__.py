"""Rami: rummy games whose rules are data. Start at `rami.game.Game`; the map is in README.md."""

__version__ = "1.0.0"
