"""Installing the page as an app: a row of the settings, where the device can do that and has not done it yet."""

from web.nodes import el, msg
from web.screens.common import button, group, row


def section(model):
    """The group of the settings, or None where there is nothing to offer."""
    if model.installs not in ("offer", "share"):
        return None
    told = el(
        "p",
        {"class": "say", "id": "say-install"},
        el("b", None, msg("install.why")),
        (el("br"), msg("install.share")) if model.installs == "share" else None,
    )
    ask = button(msg("install.do"), "install", "", key="install") if model.installs == "offer" else None
    return group(msg("install.title"), [row(told, ask, wide=model.installs == "share")], "app")


INTENTS = {"install": lambda model, args, value: [["install"]]}
