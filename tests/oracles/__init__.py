"""Slow answers to the questions the engine answers fast, found from the rules alone by trying everything."""
