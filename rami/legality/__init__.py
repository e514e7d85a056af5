"""Whether an action is legal. One guard for each thing that may be wrong, in the order of the refusal codes.

`law` has the compiled rules and the registry of guards; `turns`, `draws`, `opening`, `plays` and `calls` the guards;
`finish` looks ahead to the end of the turn (P-1).
"""

from rami.legality import calls, draws, opening, plays, turns
from rami.legality.finish import (
    Leeway,
    after_lay_off,
    after_match,
    after_melding,
    after_reclaim,
    discards,
    is_opening,
    keeps_reclaimed,
    may_lay_off,
    may_match,
    may_reclaim,
    must_suffice,
    obstacle,
    openings_of,
    openings_with,
    payments,
)
from rami.legality.law import Fault, Guard, Law, Standing, Turn, guards_for, standing
from rami.legality.opening import Openings

__all__ = [
    "Fault",
    "Guard",
    "Law",
    "Leeway",
    "Openings",
    "Standing",
    "Turn",
    "after_lay_off",
    "after_match",
    "after_melding",
    "after_reclaim",
    "calls",
    "discards",
    "draws",
    "guards_for",
    "is_opening",
    "keeps_reclaimed",
    "may_lay_off",
    "may_match",
    "may_reclaim",
    "must_suffice",
    "obstacle",
    "opening",
    "openings_of",
    "openings_with",
    "payments",
    "plays",
    "standing",
    "turns",
]
