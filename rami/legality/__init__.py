"""Whether an action is legal. One guard for each thing that may be wrong, in the order of the refusal codes.

`law` has the compiled rules and the registry of guards; `turns`, `draws`, `opening` and `plays` the guards;
`finish` looks ahead to the end of the turn (P-1).
"""

from rami.legality import draws, opening, plays, turns
from rami.legality.finish import after_lay_off, after_melding, obstacle, openings_with, settled, standing
from rami.legality.law import Fault, Guard, Law, Turn, guards_for

__all__ = [
    "Fault",
    "Guard",
    "Law",
    "Turn",
    "after_lay_off",
    "after_melding",
    "draws",
    "guards_for",
    "obstacle",
    "opening",
    "openings_with",
    "plays",
    "settled",
    "standing",
    "turns",
]
