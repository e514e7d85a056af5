"""What is to be heard and felt of the game, for whoever wants it: sounds and vibration, each a setting of its own."""

from web import app

HEARD = {
    "dealt": "deal",
    "drew": "draw",
    "melded": "lay",
    "laid_off": "lay",
    "matched": "lay",
    "reclaimed": "lay",
    "discarded": "discard",
    "called": "call",
}  # events and their sounds
FELT = ("turn", "call", "won", "refused")  # what concerns the player; cards that move are only heard


def updated(model, old, new):
    """Effects of an update; ``old`` is the one before, None when the match comes to the table."""
    names = []
    for item in new["news"] if old is not None else ():
        name = HEARD.get(item["type"])
        if item["type"] == "round_ended":
            name = "won" if item["winner"] == new["you"] else "over"
        if name is not None and name not in names:
            names.append(name)
    if app.mine(model) and (old is None or _turn(old) != _turn(new)):
        names.append("call" if new["view"]["phase"] == "call" else "turn")
    return _effects(model, names)


def refused(model):
    """Effects of an act that the engine did not take."""
    return _effects(model, ["refused"])


def sample(model, name):
    """Effects that let a sense be tried, once it is switched on."""
    return _effects(model, ["turn"], (name,))


def _turn(update):
    """What is waited for: a seat in one of its turns, or its answer to a call."""
    view = update["view"]
    return update["id"], view["round_number"], view["turn"], view["turn_number"], view["phase"] == "call"


def _effects(model, names, senses=("sounds", "vibration")):
    found = []
    for name in names:
        if "sounds" in senses and model.settings["sounds"] == "on" and name != "refused":
            found.append(["sound", name])
        if "vibration" in senses and model.settings["vibration"] == "on" and name in FELT:
            found.append(["vibrate", name])
    return found
