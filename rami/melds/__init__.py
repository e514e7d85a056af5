"""Melds, and the recogniser that knows which cards make one."""

from rami.melds.meld import FULL, SHORTEST, Meld, Slot, Worth, usual
from rami.melds.recogniser import Recogniser

__all__ = ["FULL", "SHORTEST", "Meld", "Recogniser", "Slot", "Worth", "usual"]
