"""Everything on the device as a file, and out of one: the rows of the settings, and what is asked on the way.

The engine writes and reads the file (ops `export`, `inspect`, `import`, see `rami.archive`), the kernel holds its text.
`model.transfer` is where it stands:

    None                          nothing is on the way
    {"at": "writing"}             the file is being written
    {"at": "written", "file"}     it was: what is in it
    {"at": "reading", "name"}     a file was chosen, and is being read
    {"at": "preview", "name", "file"}    what is in it; {"at": "replace", …}: the question before all is replaced
    {"at": "bringing", "how", …}  it is being taken in; {"at": "brought", …}: it was
    {"at": "trouble", "code"}     why it was not
"""

import json

from web import app, settings
from web.nodes import day, el, icon, msg
from web.screens import house
from web.screens.common import button, row

TROUBLES = {
    "foreign_file": "data.foreign",
    "damaged_file": "data.damaged",
    "newer_file": "data.newer",
    "too_large": "data.too-large",
    "unreadable": "data.unreadable",
    "no_room": "data.no-room",
}
MOST = 16  # megabytes of a file
WAITS = ("writing", "reading", "bringing")


def init(model):
    model.transfer = None


def stage(model):
    return model.transfer["at"] if model.transfer is not None else ""


def _waiting(model, at, **more):
    """Something is asked of the engine, or of the one that is still to come."""
    model.transfer = {"at": at, "engines": model.engines + (model.engine != "ready")}
    model.transfer.update(more)


def _lost(model):
    """Whether the engine that was asked is no more: no answer is to come."""
    return stage(model) in WAITS and model.engines > model.transfer["engines"]


# -- the rows


def rows(model):
    return [_export(model), _import(model)]


def _say(name):
    return el(
        "p",
        {"class": "say", "id": "say-" + name},
        el("b", {"id": "title-of-" + name}, msg("data." + name)),
        el("br"),
        el("span", {"class": "soft"}, msg("data." + name + "-help")),
    )


def _note(model, at):
    """What is to be said below a row."""
    if _lost(model) and stage(model) in at:
        return msg("data.lost")
    if stage(model) in at and stage(model) in WAITS:
        return msg("data.loads" if model.engine != "ready" else "data." + stage(model))
    return None


def _export(model):
    told, more = _note(model, ("writing",)), None
    if stage(model) == "written":
        file = model.transfer["file"]
        told = msg("data.written", name=file["name"], matches=file["matches"], results=file["results"])
        left = el("span", {"class": "soft"}, msg("data.left", count=file["left"])) if file["left"] else None
        handed = button(msg("data.share"), "share-data", "plain", key="share-data") if model.shares_files else None
        more = (left, handed)
    note = el("p", {"class": "note", "key": "export-note", "role": "status"}, told) if told is not None else None
    return row(
        _say("export"),
        button(msg("data.export-do"), "export", "plain", act="export", key="export"),
        note=(note, more) if note is not None else None,
        key="row-export",
    )


def _import(model):
    told = _note(model, ("reading", "bringing"))
    if stage(model) == "trouble":
        code = model.transfer["code"]
        told = msg(TROUBLES[code], most=MOST) if code in TROUBLES else msg("engine.error", what=code)
    field = {
        "type": "file",
        "key": "import",
        "act": "import",
        "do": "import",
        "accept": ".json,.txt,application/json,text/plain",
        "class": "hidden-text",
        "aria-describedby": "say-import",
    }
    chosen = el("label", {"class": "button plain pick"}, el("input", field), el("span", None, msg("data.import-do")))
    note = None
    if told is not None:
        bad = stage(model) == "trouble" or _lost(model)
        note = el(
            "p",
            {"class": "note bad" if bad else "note", "key": "import-note", "role": "alert" if bad else "status"},
            icon("info") if bad else None,
            el("span", None, told),
        )
    return row(_say("import"), chosen, note=note, key="row-import")


# -- the questions


def pane(model):
    at = stage(model)
    if at == "preview":
        return _preview(model)
    if at == "replace":
        return _replace(model)
    return _brought(model) if at == "brought" else None


def _ask(name, title, kids, buttons):
    return el(
        "dialog",
        {
            "class": "panel ask",
            "key": "transfer-" + name,
            "modal": True,
            "data-cancel": "transfer-cancel",
            "aria-labelledby": "transfer-title",
            "aria-describedby": "transfer-text",
        },
        el("h2", {"id": "transfer-title"}, title),
        el("div", {"id": "transfer-text"}, *kids),
        el("div", {"class": "row"}, *buttons),
    )


def _preview(model):
    file, new = model.transfer["file"], model.transfer["file"]["new"]
    lines = [
        msg("data.holds", matches=file["matches"], results=file["results"]),
        msg("data.written-on", when=day(file["when"])) if file["when"] else None,
        msg("data.new", count=new["matches"]) if new["matches"] else None,
        msg("data.further", count=new["further"]) if new["further"] else None,
        msg("data.new-results", count=new["results"]) if new["results"] else None,
        None if any(new.values()) else msg("data.same"),
    ]
    return _ask(
        "preview",
        msg("data.preview", name=model.transfer["name"]),
        [el("p", None, line) for line in lines if line is not None] + [el("p", None, msg("data.add-help"))],
        [
            button(msg("data.cancel"), "transfer-cancel", "plain", act="cancel", key="transfer-cancel"),
            button(msg("data.replace"), "replace", "plain danger", key="transfer-replace"),
            button(msg("data.add"), "bring:add", act="confirm", key="transfer-add"),
        ],
    )


def _replace(model):
    mine = model.transfer["file"]["mine"]
    return _ask(
        "replace-ask",
        msg("data.replace-title"),
        [el("p", None, msg("data.replace-text", matches=mine["matches"], results=mine["results"]))],
        [
            button(msg("ask.keep"), "transfer-cancel", act="cancel", key="transfer-cancel"),
            button(msg("data.replace-do"), "bring:replace", "plain danger", act="confirm", key="transfer-replace"),
        ],
    )


def _brought(model):
    file, how = model.transfer["file"], model.transfer["how"]
    counts = {"matches": file["matches"], "results": file["results"]}
    told = msg("data.replaced", **counts) if how == "replace" else msg("data.added", **counts)
    return _ask(
        "brought",
        msg("data.brought"),
        [el("p", None, told)],
        [button(msg("data.done"), "transfer-done", act="confirm", key="transfer-done")],
    )


# -- what is done


def export(model, args, value):
    if stage(model) in WAITS and not _lost(model):
        return []
    _waiting(model, "writing")
    return [["call", {"op": "export"}, "exported"]]


def exported(model, args, value):
    if "ok" not in value:
        return _failed(model, value)
    model.transfer = {"at": "written", "file": value["ok"]}
    return [["download", value["ok"]["name"]]]


def share(model, args, value):
    return [["share-file", model.transfer["file"]["name"]]] if stage(model) == "written" else []


def chosen(model, args, value):
    """A file was chosen; the kernel has its text, or says what is wrong with it."""
    if stage(model) in WAITS and not _lost(model):
        return []
    if value.get("trouble"):
        model.transfer = {"at": "trouble", "code": value["trouble"]}
        return []
    _waiting(model, "reading", name=value["name"])
    return [["call", {"op": "inspect"}, "inspected"]]


def inspected(model, args, value):
    if "ok" not in value:
        return _failed(model, value)
    name = model.transfer["name"] if stage(model) == "reading" else ""
    model.transfer = {"at": "preview", "name": name, "file": value["ok"]}
    return [["focus", "transfer-cancel"]]


def replace(model, args, value):
    if stage(model) != "preview":
        return []
    model.transfer["at"] = "replace"
    return [["focus", "transfer-cancel"]]


def bring(model, args, value):
    if stage(model) not in ("preview", "replace"):
        return []
    _waiting(model, "bringing", how=args[0])
    return [["call", {"op": "import", "how": args[0], "tell": house.STORE}, "brought"]]


def brought(model, args, value):
    """The matches are here; now what the page itself keeps, which is settings, house rules and orders of hands. The
    kernel has it."""
    if "ok" not in value or stage(model) != "bringing":
        return _failed(model, value)
    how = model.transfer["how"]
    model.transfer = {"at": "brought", "how": how, "file": value["ok"]}
    effects = [["focus", "transfer-done"]]
    if how == "replace":
        model.update = model.wish = None
        return [["exchange", True], ["kept", settings.STORE]] + effects
    if model.update is not None:
        model.update = None  # it may have been gone on with in the file
    model.borne = value["ok"]["kept"].get(house.STORE)
    return (
        [["exchange", False], ["kept", settings.STORE], ["kept", house.STORE]]
        + effects
        + app.INTENTS["reply:saves"](model, args, value)
    )


def whole(model, args, value):
    """Settings that came in place of those that were here pass through what reads them at every start."""
    if stage(model) != "brought" or not value:
        return []
    return [["save", settings.STORE, settings.dump(settings.load(value)[0])]]


def names(model, args, value):
    """House rules of the file whose names are not here come to those that are."""
    if stage(model) != "brought" or model.borne is None:
        return []
    here = house.load(value)
    more = [one for one in house.load(model.borne) if house.called(here, one["game"], one["name"]) is None]
    model.borne = None
    return [["save", house.STORE, json.dumps((here + more)[: house.MOST])]] if more else []


def cancel(model, args, value):
    if stage(model) == "brought":
        return done(model, args, value)
    model.transfer = None
    return []


def done(model, args, value):
    """All that was read before may be another by now: the page begins anew."""
    if stage(model) != "brought":
        return []
    how, model.transfer = model.transfer["how"], None
    return [["renew"]] if how == "replace" else []


def _failed(model, value):
    model.transfer = {"at": "trouble", "code": value["error"]["code"] if "error" in value else "internal"}
    return []


INTENTS = {
    "export": export,
    "reply:exported": exported,
    "share-data": share,
    "import": chosen,
    "reply:inspected": inspected,
    "replace": replace,
    "bring": bring,
    "reply:brought": brought,
    "kept:rami.house": names,
    "kept:rami.settings": whole,
    "transfer-cancel": cancel,
    "transfer-done": done,
}
