"""The page as a value: ``Model``, ``handle`` (an intent in, effects out) and ``scene`` (what is to be seen).

**Screens** are modules ``web/screens/<name>.py`` (``round-end`` is ``round_end``), imported when first shown. Each
has ``scene(model) -> node`` and ``INTENTS = {name: function(model, args, value) -> effects or None}``. It may have
``init(model)`` (called once after its import, to give the model its attributes), ``updated(model, old, new) ->
effects`` (after each new update; ``old`` may be None), ``refused(model, refusal) -> effects``, ``entered(model) ->
effects``, ``pane(model)`` (what lies above it) and ``marks(model)`` (further attributes of ``html``).

**Intents** look like ``name:arg:arg``. An intent is looked up as ``name:arg`` and then as ``name``, in the screen on
show, then here, then in the other loaded screens. Beside those of ``data-do`` there are

    key:<Key>              a key, with a second argument "shift" for a named key
    reply:<tag>            value: the parsed reply of a call
    pop                    value: the state of the history entry the browser went to
    fragment               value: the address's part after #, which has changed
    resize                 value: [width, height]
    idle                   every motion has ended
    engine:<state>         offline:<state>
    installs:<state>       whether the page can be installed as an app, see ``kernel/install.js``
    progress               value: {"done", "all" (bytes), "step", "steps"}
    rules                  value: the rules' metadata
    fresh                  a new version waits

**Effects** are lists, carried out in order:

    ["call", request, tag]      ask the engine; calls go one at a time, in order
    ["later", ms, intent]       the intent, unless a later effect with the same name before the colon comes first
    ["save", key, text]         keep on the device (text None: forget)
    ["note", key, place, word]  let the word be kept at this place of a row, unless there is one already
    ["kept", key]               what is kept there arrives at once as ``kept:<key>`` (value: the text, "" if none)
    ["screen", name, place]     show a screen; place "push" (default) or "replace": the history entry
    ["back"]                    the entry before
    ["address"]                 take the query out of the address
    ["entry"]                   the history entry keeps what is looked at now
    ["focus", key]              to the node with this key, after the drawing
    ["say", message]            to the live region
    ["hush"]                    what was said before is gone: somebody else has the device
    ["sound", name]             a sound (see ``kernel/sound.js``)
    ["vibrate", name]           a pattern of vibration
    ["skip"]                    end all motions now
    ["mark", name]              a performance mark, after the next paint
    ["restart"]                 a new engine
    ["reload"]                  the page anew
    ["install"]                 let the browser offer to install the page as an app
    ["persist"]                 ask the browser to keep what is stored
    ["exchange", anew]          put what the engine took from a file in the place of all that is kept, or beside it
                                where nothing is
    ["renew"]                   the page as if it were opened now
    ["download", name]          the file that the engine has made, under this name
    ["share-file", name]        hand it on by the device's own means
    ["digest", text, tag]       its SHA-256, which arrives as ``reply:<tag>``: {"ok": {"text", "hash"}} or an error
    ["load", name, tag]         a JSON file of the build; it arrives as ``reply:<tag>``: {"ok": content} or an error
    ["learn"]                   the rules' metadata and words, once; they arrive as ``rules``
    ["share", how, link]        copy a link ("copy"), or hand it on by the device's own means ("share"); what becomes of
                                it arrives as ``shared:copied``, ``shared:shared`` or ``shared:failed``
    ["clear"]                   forget all that is kept on the device, matches too; then the page anew

**A match** goes: ``begin(model, game)`` or ``resume(model, id)``, then ``act(model, action)``, ``ask(model, "undo")``,
``ask(model, "next_round")``. Every answer arrives in ``model.update``; the bots' turns come by themselves.
"""

import json

from web import catalogue, frame, link, query, settings
from web.nodes import msg, several

SCREENS = (
    "home",
    "setup",
    "table",
    "handover",
    "round-end",
    "match-end",
    "review",
    "replay",
    "tutorial",
    "fair",
    "rules",
    "settings",
    "stats",
    "credits",
)
# screens whose modules come after the first drawing, in a file of their own
LATER = ("setup", "review", "replay", "fair", "tutorial", "rules", "settings", "stats", "credits")
LATER_FILE = "later.bin"
MATCH = (
    "table",
    "handover",
    "round-end",
    "match-end",
)  # one entry of the history: what it shows follows from the match
LOOKS = ("review", "replay", "fair")  # entries that keep what is looked at
GAMES = ("cardverse", "rami40", "rami51", "rummy5000", "george", "rummy500")
BOTS = ("easy", "normal", "hard")
SAVES = "rami.saves"
LINKS = "rami.links"
WHY = 6000  # ms that a sentence stays which says why nothing happened
SENT = "shared-"  # the ids of replays that were sent begin so
ROUND_PAUSE = 900  # ms the last card of a round lies before the result is shown


class Model:
    """All that the page knows. Screens add attributes of their own in ``init``; these are common."""

    def __init__(self):
        self.settings = settings.defaults()
        self.screen = "home"
        self.size = [1280, 800]
        self.storage = ""  # "", "full", "blocked", "damaged": what is wrong with the storage
        self.notice = None  # a message for the home screen (a bad link, an engine error), or None
        self.link = None  # the parsed link that still waits
        self.asking = False  # the link waits for the answer: continue, or start
        self.twin = None  # the saved match that the link which waits has dealt before, or None
        self.engines = 0  # how many have come and gone: of an old one no answer is to come
        self.engine = "loading"  # loading ready restarting failed
        self.trouble = None  # message: why the engine failed
        self.version = ""  # of the engine
        self.progress = None  # {"done": bytes, "all": bytes, "step": n, "steps": n} while loading
        self.offline = "no"  # no saving ready
        self.fresh = False  # a new version waits
        self.installs = ""  # app offer share, or "": see ``kernel/install.js``
        self.games = GAMES  # the presets that can be played
        self.rules = None  # the rules' metadata (see ``web.catalogue``), or None until they were asked for and came
        self.saves = []  # saved matches, newest first; before the engine runs those we remember
        self.damaged = 0  # saved matches that cannot be read
        self.wish = None  # the request that waits for the engine: a start or a resume
        self.wished = None  # the last of them that was sent
        self.borrowed = None  # the start whose seats and rules are not to be remembered
        self.update = None  # the last Update of the match on the table, or None
        self.refusal = None  # the refusal of the last act, until the next act or ``dismiss``
        self.flying = None  # op of the request of ours the engine works on, or None
        self.late = None  # (tag, function, args): the press that waits for the answer with that tag, or None
        self.advancing = False  # a bot's act is being asked for
        self.due = None  # the intent that will come by itself, "advance:12" or "finish:12", or None
        self.looked = None  # what review and replay show, or the last thing they did: see ``look``
        self.why = None  # the sentence, away from the table, that says why what was pressed does nothing, or None
        self.sent = None  # the replay that was sent: {"text" (None: a file), "engine": which one has opened it}
        self.links = {}  # by match, the link with a seed that it came by
        self.linked = None  # the link with a seed whose match is being started, or None
        self.address = ""  # of the page, without a query
        self.shares = False  # whether the device can hand a link on by itself
        self.shares_files = False  # and a file
        self.vibrates = False  # whether it can
        self.offered = None  # the link of house rules that is shown, or None: that of the match on the table
        self.given = None  # house rules that came by a link and wait for the set-up: {"game", "name", "rules"}, or None
        self.shared = None  # what became of the link that was copied or handed on: see `around`
        self.seen = None  # whose cards may be shown: see ``seen_by``
        self.common = False  # the device lies between people who are asked for a call: nobody's hand is shown
        self.visible = True  # the page is on the screen of the device
        self.paused = False  # the bots wait
        self.question = None  # what is asked before something is lost: ["abandon", id], ["clear"], or None
        self.unsaved = False  # the last act could not be stored
        self.dealt = False  # a hand has been shown since the page was opened
        self.drafting = None  # [game, target or None] that the set-up begins with when it comes
        self.loaded = {}  # screens by name
        query.init(self)


def module(model, name):
    """The screen's module, imported now if need be."""
    if name not in model.loaded:
        path = "web.screens." + name.replace("-", "_")
        found = __import__(path, None, None, ["scene"])
        model.loaded[name] = found
        if hasattr(found, "init"):
            found.init(model)
    return model.loaded[name]


# -- the match


def turn_seat(model):
    """The seat the engine waits for, or None."""
    return None if model.update is None or ended(model) else model.update["view"]["turn"]


def bot_to_act(model):
    seat = turn_seat(model)
    return seat is not None and model.update["seats"][seat]["kind"] in BOTS


def mine(model):
    """True if the player in front of the page is to act."""
    return model.update is not None and turn_seat(model) == model.update["you"] and not bot_to_act(model)


def ended(model):
    """True if the round on the table is over, or the match was ended in its middle."""
    return model.update is not None and bool(model.update["view"].get("result") or model.update.get("match"))


def over(model):
    """True if the match on the table is over."""
    return model.update is not None and bool(model.update.get("match"))


def watching(update):
    """True if a bot plays the seat whose cards are shown."""
    return update["seats"][update["you"]]["kind"] in BOTS


def thinking(model):
    """True while the page will change by itself: a request is out, a bot is to act, or the result comes up."""
    if model.flying is not None or model.advancing or (model.screen == "table" and query.out(model)):
        return True
    return (
        model.screen == "table" and not model.paused and model.engine == "ready" and (bot_to_act(model) or ended(model))
    )


def ask(model, op):
    """Effects that ask for ``undo`` or ``next_round``."""
    return [["call", {"op": op, "number": model.update["number"]}, "update"]]


def tell(model, why):
    """Effects that say, to the eye as well, why something that is not lit does nothing."""
    model.why = why
    return [["say", why], ["later", WHY, "untell-why"]]


def act(model, action):
    """Effects of an action of the player."""
    return [["call", {"op": "act", "action": action, "number": model.update["number"]}, "update"]]


def hand_over(model, seat, kind):
    """Effects that let a bot of this kind play a person's seat, or the person again (kind None)."""
    kind = kind or model.update["seats"][seat]["person"]
    return [["call", {"op": "hand_over", "seat": seat, "kind": kind}, "update"]]


def end_match(model):
    """Effects that end the match on the table now, with the score of its rounds."""
    return [["call", {"op": "end_match"}, "update"]]


def begin(model, game, seats=None, rules=None, seed=None, own=True):
    """Effects that start a match, with the seats and rules of the last time where none are given. Those of a match
    that is the person's `own` are remembered for the next time."""
    last = model.settings["last"].get(game)
    if seats is None:
        seats = last["seats"] if last else settings.first_seats(game)
    if rules is None:
        rules = last["rules"] if last else {}
    asked = {"preset": game}
    asked.update(rules)
    request = {"op": "start", "rules": asked, "seats": seats, "seed": seed}
    model.linked = None
    if not own:
        model.borrowed = request
    return _wish(model, request)


def resume(model, name):
    """Effects that bring a saved match back to the table."""
    if model.update is not None and model.update["id"] == name and model.engine == "ready":
        return [["screen", place_of(model)]]
    return _wish(model, {"op": "resume", "id": name})


def place_of(model):
    """The screen the match is at. Between two people at one device the cards are covered until the next is there, but
    for a call: that needs open cards only."""
    if not ended(model):
        asked = model.update["view"]["phase"] == "call" or (model.common and bot_to_act(model))
        return "handover" if covered(model) and not asked else "table"
    return "match-end" if model.update.get("match") else "round-end"


def look(match, number, at=0, seat=None):
    """What review and replay are to show: a round of a match, after so many acts, as a seat saw it. The seat is theirs
    to choose where it is None."""
    return {"id": match, "round": number, "at": at, "seat": seat}


def replayable(model):
    """The round of the match on the table that may be looked at in its middle, or None: what two people at one device
    hold in it is for neither of them to look up."""
    number = model.update["view"]["round_number"]
    if seen_by(model.update) is not None and not ended(model):
        number -= 1
    return number if number >= 0 else None


def latest_look(model):
    """The round on the table, else that of the newest save; None where there is no match."""
    if model.update is not None:
        return look(model.update["id"], model.update["view"]["round_number"])
    return look(model.saves[0]["id"], model.saves[0]["round"]) if model.saves else None


def notes_of(match):
    """Where the page notes the hashes of a match's seeds, each when its round begins."""
    return "rami.seals." + match


def sent_first(model, match):
    """Effects that open the replay that was sent, if this match is one that the engine does not know yet."""
    if not match.startswith(SENT) or model.sent is None or model.sent["engine"] == model.engines:
        return []
    model.sent["engine"] = model.engines
    request = {"op": "open"}
    if model.sent["text"] is not None:
        request["text"] = model.sent["text"]
    return [["call", request, "sent"]]


def entry(model, name):
    """What the history entry of a screen keeps of it."""
    if name in LOOKS:
        return {"match": None, "look": model.looked}
    return {"match": model.update["id"] if model.update is not None and name in MATCH else None}


def hand_of(match, seat):
    """Where the order of a hand is kept."""
    return "rami.hand." + match + "." + str(seat)


def seen_by(update):
    """Whose cards an update shows, if that matters: [match, seat] where more than one person plays, else None."""
    people = [seat for seat in update["seats"] if seat["kind"] not in BOTS]
    return [update["id"], update["you"]] if len(people) > 1 or unwatched(update) else None


def unwatched(update):
    """Whether bots play for several people: any of them may look on, and nobody's cards are shown."""
    seats = update["seats"]
    own = [seat for seat in settings.own(seats) if seat["kind"] not in BOTS]
    return len(own) > 1 and all(seat["kind"] in BOTS for seat in seats)


def covered(model):
    """Whether the update shows cards that the person with the device may not see."""
    return model.seen != seen_by(model.update)


def keep(model):
    """Effect that stores the settings."""
    return ["save", settings.STORE, settings.dump(model.settings)]


def _wish(model, request):
    model.notice = None
    model.wish = request
    return _grant(model)


def _grant(model):
    """Send what waits for the engine, if it can be sent."""
    if model.wish is None or model.engine != "ready" or model.flying is not None:
        return []
    model.wished, model.wish = model.wish, None
    return [["call", model.wished, "update"]]


def _remember(model):
    """What *Continue* shows before the engine runs; no card is in it."""
    return ["save", SAVES, json.dumps(model.saves[:20])]


def _now_saved(model):
    """The list of saves with the match on the table in front."""
    new = model.update
    others = [one for one in model.saves if one["id"] != new["id"]]
    save = {
        "id": new["id"],
        "preset": new["rules"]["preset"],
        "rules": new["rules"],
        "seats": new["seats"],
        "round": new["view"]["round_number"],
        "played": len(new["sheet"]),
        "totals": new["totals"],
        "when": "",
        "over": bool(new.get("match")),
    }
    return [save] + others


def _updated(model, new):
    old = model.update
    if old is not None and old["id"] == new["id"] and new["number"] < old["number"]:
        return []
    began = old is None or old["id"] != new["id"]
    model.update = new
    model.refusal = None
    if unwatched(new):
        model.seen, model.common = None, True
    effects = []
    if new.get("saved") is False and not model.unsaved:
        model.notice = msg("storage.unsaved")
        effects.append(["say", model.notice])
    model.unsaved = new.get("saved") is False
    if began or old["view"]["round_number"] != new["view"]["round_number"] or new.get("match"):
        model.saves = _now_saved(model)
        effects.append(_remember(model))
        if new.get("seed_hash"):
            effects.append(["note", notes_of(new["id"]), new["view"]["round_number"], new["seed_hash"]])
    for name in model.loaded:
        hook = getattr(model.loaded[name], "updated", None)
        if hook is not None:
            effects.extend(hook(model, old if not began else None, new) or [])
    return effects


# -- replies


def _reply_hello(model, _args, value):
    if "ok" not in value:
        return _engine_error(model, value)
    model.version = value["ok"]["engine"]
    model.saves = value["ok"]["saves"]
    model.damaged = value["ok"].get("damaged", 0) + value["ok"].get("newer", 0)
    if model.damaged and model.notice is None:
        only_newer = not value["ok"].get("damaged")
        model.notice = msg("engine.newer") if only_newer else msg("storage.lost", count=model.damaged)
    effects = [_remember(model)]
    if model.link is not None and not model.link.get("sure"):
        model.asking = _asks(model)
        model.wish = None
        return effects if model.asking else effects + _follow_link(model)
    if model.wish is None and model.update is not None and model.screen in MATCH:
        model.wish = {"op": "resume", "id": model.update["id"]}
    return effects + _grant(model)


def _reply_update(model, args, value):
    op = args[1] if len(args) > 1 else ""
    if "ok" in value:
        new = value["ok"]
        effects = []
        if op in ("start", "resume"):
            module(model, "table")
            model.paused = False
            model.link = None
            model.asking = False
            if op == "start" and model.linked is not None and model.wished is model.borrowed:
                effects.append(_came_by(model, new["id"]))
            model.linked = None
            if op == "start" and (model.wished is None or model.wished is not model.borrowed):
                _last_used(model, new)
                effects.append(keep(model))
            model.borrowed = None
            if op == "resume" or model.wished is None or len(model.wished["rules"]) > 1:
                effects.append(["learn"])  # whether these are house rules the table shows
            model.seen, model.common = None, False
            effects.append(["address"])
        if op == "hand_over":
            _same_eyes(model, new)
        effects = _updated(model, new) + effects
        if op in ("start", "resume"):
            effects.append(["screen", place_of(model), "replace" if model.screen in MATCH else "push"])
        elif op == "next_round" or _leads_away(model, op):
            effects.append(["screen", place_of(model), "replace"])
        return effects if place_of(model) == "handover" else effects + _shown(model)
    if "refusal" in value:
        refusal = value["refusal"]
        if refusal.get("code") == "stale_update":
            return _behind(model, refusal["values"])
        model.refusal = refusal
        effects = []
        hook = getattr(model.loaded.get(model.screen), "refused", None)
        return (hook(model, refusal) if hook is not None else None) or effects
    return _request_failed(model, op, value)


def _leads_away(model, op):
    """Whether what came shows on another screen, at once: a hand that is another's, and what was done around the match.
    The end of a round is looked at first."""
    if model.screen not in MATCH or place_of(model) == model.screen:
        return False
    return op in ("hand_over", "end_match") or (model.screen == "table" and place_of(model) == "handover")


def _came_by(model, match):
    """Effect that remembers by which link a match came. Its deal is known to all who have the link."""
    kept = {match: model.linked}
    for save in model.saves:
        if save["id"] in model.links:
            kept[save["id"]] = model.links[save["id"]]
    model.links = kept
    return ["save", LINKS, json.dumps(kept)]


def _twin(model):
    """The saved match that the link which waits has dealt before, or None."""
    dealt = _deal_of(model.link)
    for save in model.saves:
        if dealt is not None and model.links.get(save["id"]) == dealt:
            return save
    return None


def _deal_of(asked):
    """A link in the one way to write it, if it names a deal; else None."""
    if asked["seed"] is None:
        return None
    seats = asked["seats"] or settings.first_seats(asked["game"])
    return link.query(asked["game"], seats, asked["rules"], asked["seed"])


def _same_eyes(model, new):
    """Whoever saw their cards before a seat was handed over sees them still, if it is the same hand that is shown; what
    was covered stays so, even if it is of the only one who is left."""
    old = model.update
    if covered(model):
        model.seen, model.common = [new["id"], None], model.common and not unwatched(old)
    elif old is not None and old["id"] == new["id"] and old["you"] == new["you"]:
        model.seen = seen_by(new)


def _shown(model):
    """A hand is on show: the first one is marked."""
    if model.dealt:
        return []
    model.dealt = True
    return [["mark", "rami:game"]]


def _behind(model, values):
    """An act on an update that is not the last one: a second press, or another page went on with the match."""
    if values.get("current") == model.update["number"]:
        return []
    return [["call", {"op": "resume", "id": model.update["id"]}, "update"]]


def _last_used(model, new):
    rules = {}
    for name in new["rules"]:
        if name != "preset":
            rules[name] = new["rules"][name]
    game, last = new["rules"]["preset"], model.settings["last"]
    if model.rules is not None:
        house = catalogue.departs(model.rules, game, rules, len(new["seats"]))
    else:  # nobody can have set a switch; what was played last holds on
        house = last.get(game, {}).get("house", False)
    last[game] = {"seats": new["seats"], "rules": rules, "house": house}


def _request_failed(model, op, value):
    """A start or a resume that the engine could not do is told on the home screen; anything else is told there, too."""
    code = value["error"]["code"]
    if code in ("played_elsewhere", "no_match") and model.update is not None and op not in ("start", "resume"):
        model.notice = msg("engine.elsewhere") if code == "played_elsewhere" else None
        return [["call", {"op": "resume", "id": model.update["id"]}, "update"]]
    if op == "start" and code == "bad_rules" and model.link is None and model.wished is not None:
        # those of the last match, from another version: the set-up shows what is wrong with them
        model.drafting = [model.wished["rules"]["preset"], None]
        return [["screen", "setup"], ["say", msg("setup.bad-start")]]
    if op == "start" and code == "bad_rules" and value["error"]["values"].get("unknown"):
        model.notice = link.no_rule(value["error"]["values"]["unknown"][0])
    elif op == "start" and code == "bad_rules":
        names = value["error"].get("values", {}).get("switches")
        model.notice = msg("link.rule" if names and len(names) == 1 else "link.rules", value=_switches(model, names))
    elif op == "start" and code == "bad_seats" and model.link is not None and model.link["seats"]:
        model.notice = msg("link.seats", value=link.named([seat["kind"] for seat in model.link["seats"]]))
    elif op == "resume":
        model.notice = msg("engine.newer") if code == "newer_save" else msg("link.no-match")
        gone, model.update = model.update, None
        if code == "no_such_match" and gone is not None:  # cleared or abandoned in another window
            model.link, model.asking = None, False
            return _forgotten(model, gone["id"]) + [["screen", "home", "replace"], ["call", {"op": "leave"}, "saves"]]
    else:
        model.notice = msg("engine.error", what=code)
    model.link = None
    model.asking = False
    return [["screen", "home", "replace"]] if op == "resume" or model.screen in MATCH else []


def _switches(model, names):
    """Switches as one argument of a message; a name that is none stands as it was typed."""
    return several([_switch(model, name) for name in (names or [""])[: link.MOST]])


def _switch(model, name):
    """The word for a switch: seats can always be told, all others once the words of the rules are here."""
    if name == "players":
        return msg("setup.count")
    return msg("switch." + name) if model.rules is not None and name in model.rules["names"] else name[:60]


def _reply_saves(model, _args, value):
    if "ok" not in value:
        return _engine_error(model, value)
    model.saves = value["ok"]["saves"]
    return [_remember(model)]


def _engine_error(model, value):
    model.notice = msg("engine.error", what=value["error"]["code"])
    return []


# -- the engine


def _engine(model, args, value):
    """``engine:ready``, ``engine:restarting`` (value: message or None), ``engine:failed`` (value: message)."""
    state = args[0]
    model.engine = state
    model.engines += 1
    model.flying = None
    model.advancing = False
    query.forget(model)
    if state == "ready":
        model.trouble = None
        model.progress = None
        return [["mark", "rami:engine"]]
    model.late = None
    model.trouble = value
    return [["say", value]] if value is not None else []


def _progress(model, _args, value):
    model.progress = value if model.engine == "loading" else None
    if value and value["done"] >= value["all"] and model.engine == "failed" and model.version == "":
        return _retry(model, (), None)  # the line was broken, and all of an engine that never came is here now
    return []


def _retry(model, _args, _value):
    model.engine = "restarting"
    model.trouble = None
    return [["restart"]]


# -- time


def _idle(model, _args, _value):
    """All is still: the next thing that happens by itself may come, once."""
    if model.screen != "table" or model.update is None or model.flying is not None or model.advancing:
        return []
    pace, coming = _pace(model), None
    number = str(model.update["number"])
    if ended(model):
        pace, coming = ROUND_PAUSE if pace else 0, "finish:" + number
    elif bot_to_act(model) and not model.paused and model.engine == "ready":
        coming = "advance:" + number
    if coming is None or coming == model.due:
        return []
    model.due = coming
    return [["later", pace, coming]]


def _pace(model):
    """The pause before a bot acts: its answer to a call takes none, or a round of them would hold up the game."""
    return 0 if model.update["view"]["phase"] == "call" else settings.pace(model.settings)


def _advance(model, args, _value):
    model.due = None
    if model.update is None or args[0] != str(model.update["number"]) or not bot_to_act(model):
        return []
    if model.screen != "table" or model.paused or model.advancing or model.engine != "ready":
        return []
    return [["call", {"op": "advance", "number": model.update["number"]}, "update"]]


def _finish(model, args, _value):
    model.due = None
    if model.screen == "table" and ended(model) and args[0] == str(model.update["number"]):
        return [["screen", place_of(model), "replace"]]
    return []


def _skip(model, _args, _value):
    """Go on at once: end the motions, and let the bot act without its pause."""
    effects = [["skip"]]
    if model.screen == "table" and model.update is not None:
        number = [str(model.update["number"])]
        effects += _finish(model, number, None) if ended(model) else _advance(model, number, None)
    return effects


def _seen(model, _args, _value):
    """The next person has the device."""
    if model.update is None:
        return []
    model.seen, model.common = seen_by(model.update), False
    return [["screen", "table", "replace"]] + _shown(model)


def _pause(model, _args, _value):
    model.paused = not model.paused
    return [["say", msg("banner.paused-say")]] if model.paused else []


# -- ways


def _go(model, args, _value):
    if args[0] in LOOKS and args[0] != model.screen:
        model.looked = None
    return [["screen", args[0]]] if args[0] in SCREENS and args[0] != model.screen else []


def _back(model, _args, _value):
    return [["back"]]


def _home(model, _args, _value):
    model.wish = None
    return [["screen", "home"]] if model.screen != "home" else []


def _pop(model, _args, value):
    """The browser went back or forward. A match that is no longer in memory is fetched again."""
    name = value.get("screen") if isinstance(value, dict) else None
    if name not in SCREENS:
        name = "home"
    if name in LOOKS:
        model.looked = _looked(value.get("look"))
    if name in MATCH:
        saved = value.get("match")
        if model.update is not None and model.update["id"] == saved:
            return [["screen", place_of(model), "shown"]]
        if not saved:
            return [["screen", "home", "shown"]]
        return [["screen", "home", "shown"]] + resume(model, saved)
    return [["screen", name, "shown"]]


def _fragment(model, _args, value):
    """The address has got another part after #: a replay that somebody has sent is opened."""
    text = link.replay(value)
    return received(model, text) if text is not None else []


def received(model, text):
    """Effects that show the replay of this text; None: of the file that was chosen."""
    model.sent = {"text": text, "engine": None}
    model.looked = look(SENT, 0)
    return [["screen", "replay"]]


def _looked(found):
    """What a history entry says was looked at, or None if it is no such thing."""
    if not isinstance(found, dict) or not isinstance(found.get("id"), str):
        return None
    kept = look(found["id"], found.get("round"), found.get("at") or 0, found.get("seat"))
    for name in ("round", "at", "seat"):
        number = kept[name]
        if name == "seat" and number is None:
            continue
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 10**6:
            return None
    return kept


def _look_at(screen):
    """The intent that shows a screen of the round that is over on the table."""

    def intent(model, _args, _value):
        if not ended(model):
            return []
        model.looked = look(model.update["id"], model.update["view"]["round_number"])
        return [["screen", screen]]

    return intent


def _play(model, args, _value):
    model.link = None  # what was tapped last holds
    return begin(model, args[0] if args else model.games[0])


def _continue(model, args, _value):
    if model.link is not None:
        model.link = None
        model.asking = False
    name = args[0] if args else latest(model)
    return [["address"]] + resume(model, name) if name else [["address"]]


def latest(model):
    """The saved match that *Continue* goes on with, or None."""
    for one in model.saves:
        if not one.get("over"):
            return one["id"]
    return None


def _asks(model):
    """Whether the link that waits is asked about: over a match that can be gone on with, or one of the same deal."""
    model.twin = _twin(model)
    return latest(model) is not None or model.twin is not None


def _new_match(model, _args, _value):
    """The answer to the question: start what the link asks for."""
    if model.link is None:
        return []
    model.link["sure"] = True
    return _follow_link(model)


def _follow_link(model):
    asked, told = model.link, model.notice
    model.asking = False
    seats = asked["seats"] or settings.first_seats(asked["game"])
    effects = begin(model, asked["game"], seats, asked["rules"], asked["seed"], own=False)
    model.linked = _deal_of(asked)
    if told is not None and told["m"].startswith("storage."):
        model.notice = told  # nobody has had the time to read it
    return effects


def _link_fails(model):
    """Whether the link that waits sets what is no switch. It is told then, and the link forgotten."""
    if model.link is None or model.rules is None or model.flying is not None:
        return False
    strange = sorted([name for name in model.link["rules"] if name not in model.rules["names"]])
    if not strange:
        return False
    model.notice = link.no_rule(strange[0])
    model.link = None
    model.asking = False
    model.wish = None
    return True


def _untell_why(model, _args, _value):
    model.why = None


def _dismiss(model, _args, _value):
    model.notice = None
    model.refusal = None


def _cancel(model, _args, _value):
    if model.asking:
        model.asking = False
        model.link = None
        return [["address"]]
    return []


def _leave(model, _args, _value):
    return [["screen", "home"]]


def _forgotten(model, name):
    """Effects that keep nothing of a match any more."""
    effects = []
    for one in model.saves:
        for seat in range(len(one["seats"])):
            if one["id"] == name and one["seats"][seat]["kind"] not in BOTS:
                effects.append(["save", hand_of(name, seat), None])
    model.saves = [one for one in model.saves if one["id"] != name]
    return effects + [["save", notes_of(name), None]]


def _abandon(model, args, _value):
    name = args[0] if args else (model.update["id"] if model.update is not None else None)
    if name is None:
        return []
    effects = [["call", {"op": "abandon", "id": name}, "saves"]] + _forgotten(model, name)
    if model.wish is not None and model.wish.get("id") == name:
        model.wish = None
    if model.update is not None and model.update["id"] == name:
        model.update = None
        if model.screen in MATCH:
            effects.append(["screen", "home", "replace"])
    return effects


# -- settings and surroundings


def _set(model, args, value):
    """``set:<field>:<value>``, or the value of an input with ``set:<field>``."""
    if not settings.change(model.settings, args[0], args[1] if len(args) > 1 else value):
        return []
    if args[0] == "speed" and model.due is not None:
        model.due = None  # what waits to happen by itself waits no longer than is wished now
        return [keep(model)] + _idle(model, (), None)
    return [keep(model)]


def _lang(model, args, _value):
    return _set(model, ["lang", args[0]], None)


def _resize(model, _args, value):
    model.size = value


def _visible(model, args, _value):
    """``visible:no`` while another tab or program lies over the page."""
    model.visible = args[0] == "yes"


def _offline(model, args, _value):
    model.offline = args[0]


def _installs(model, args, _value):
    model.installs = args[0]


def _fresh(model, _args, _value):
    model.fresh = True


def _later(model, _args, _value):
    """Not now: the new version comes with the next opening of the page."""
    model.fresh = False


def _rules(model, _args, value):
    """The rules' metadata have arrived, and their words."""
    model.rules = value
    _link_fails(model)


def _storage(model, args, _value):
    """``storage:full`` or ``storage:blocked``: keeping something on the device did not work."""
    if model.storage != args[0]:
        model.storage = args[0]
        if model.notice is None:
            model.notice = msg("storage." + args[0])
    return []


INTENTS = {
    "go": _go,
    "back": _back,
    "home": _home,
    "pop": _pop,
    "fragment": _fragment,
    "leave": _leave,
    "abandon": _abandon,
    "play": _play,
    "continue": _continue,
    "new-match": _new_match,
    "replay": _look_at("replay"),
    "review": _look_at("review"),
    "dismiss": _dismiss,
    "untell-why": _untell_why,
    "cancel": _cancel,
    "idle": _idle,
    "advance": _advance,
    "finish": _finish,
    "skip": _skip,
    "pause": _pause,
    "set": _set,
    "lang": _lang,
    "resize": _resize,
    "visible": _visible,
    "offline": _offline,
    "installs": _installs,
    "fresh": _fresh,
    "later": _later,
    "seen": _seen,
    "rules": _rules,
    "storage": _storage,
    "engine": _engine,
    "progress": _progress,
    "retry": _retry,
    "reload": lambda model, args, value: [["reload"]],
    "reply:hello": _reply_hello,
    "reply:update": _reply_update,
    "reply:saves": _reply_saves,
}


# -- from outside


def start(model, boot):
    """The first effects. ``boot``: {"query", "state" (of the history entry), "settings", "saves" (stored texts or
    None), "storage", "languages", "size", "offline"}."""
    model.settings, damaged = settings.load(boot.get("settings"), boot.get("languages") or ())
    model.size = boot.get("size") or model.size
    model.offline = boot.get("offline") or "no"
    model.saves = _remembered(boot.get("saves"))
    model.links = _links(boot.get("links"))
    model.address = boot.get("address") or ""
    model.shares = bool(boot.get("shares"))
    model.vibrates = bool(boot.get("vibrates"))
    model.installs = boot.get("installs") or ""
    model.shares_files = bool(boot.get("sharesFiles"))
    if boot.get("storage"):
        model.storage = boot["storage"]
    elif damaged:
        model.storage = "damaged"
    if model.storage:
        model.notice = msg("storage." + model.storage)
    asked = link.parse(boot.get("query") or "", model.games)
    changed = False
    state = boot.get("state")
    for name in ("lang", "speed"):
        # a page that is loaded again has followed its link before; what was chosen since then holds
        if asked[name] is not None and (state is None or model.storage):
            settings.change(model.settings, name, asked[name])
            changed = True
    effects = [keep(model)] if changed else []
    again = isinstance(state, dict) and state.get("screen") in SCREENS
    if asked["problem"] is not None and not (again and state["screen"] != "home"):
        model.notice = asked["problem"]
        return effects + [["screen", "home", "replace"]]
    if asked["house"] is not None and asked["game"] is not None and (not again or state["screen"] == "setup"):
        model.given = {"game": asked["game"], "name": asked["house"], "rules": asked["rules"]}
        model.drafting = [asked["game"], None]
        return effects + [["screen", "home", "replace"], ["screen", "setup"]]
    if asked["game"] is not None and asked["house"] is None:
        model.link = asked
        effects.append(["screen", "home", "replace"])
        if asked["rules"]:
            effects.append(["learn"])
        model.asking = _asks(model)
        if model.asking:
            return effects
        return effects + _follow_link(model)
    text = link.replay(boot.get("fragment"))
    if again:
        model.sent = {"text": text, "engine": None} if text is not None else None
        return effects + _pop(model, (), state)
    effects.append(["screen", "home", "replace"])
    if text is not None:
        effects += received(model, text)
    elif asked["screen"] is not None:
        effects.append(["screen", asked["screen"]])
    return effects


def _remembered(text):
    try:
        found = json.loads(text) if text else []
    except ValueError:
        found = []
    saves = [_save(one) for one in found] if isinstance(found, list) else []
    return [one for one in saves if one is not None]


def _links(text):
    """The links that are remembered, by match; what is no such thing is left out."""
    try:
        found = json.loads(text) if text else {}
    except ValueError:
        found = {}
    kept = {}
    for name in found if isinstance(found, dict) else ():
        if isinstance(found[name], str):
            kept[name] = found[name]
    return kept


def _save(found):
    """A saved match as it was remembered, or None if not all is there that is shown of it."""
    if not isinstance(found, dict) or not isinstance(found.get("id"), str) or found.get("preset") not in GAMES:
        return None
    sitting, totals = settings.seats(found.get("seats")), found.get("totals")
    if sitting is None or not isinstance(totals, list) or len(totals) != len(sitting):
        return None
    if not all(isinstance(number, int) for number in totals + [found.get("round")]):
        return None
    found["seats"] = sitting
    return found


def handle(model, name, args, value):
    """Effects of an intent. An intent nobody knows has none."""
    function = _function(model, name, args)
    return (function(model, args, value) or []) if function is not None else []


def known(model, name, args):
    """True if there is somebody to handle the intent."""
    return _function(model, name, args) is not None


def _function(model, name, args):
    if name == "key" and model.settings["keys"] == "off" and len(args[0]) == 1:
        return None
    for key in (name + ":" + args[0], name) if args else (name,):
        function = _find(model, key)
        if function is not None:
            return function
    return None


def _find(model, key):
    shown = model.loaded.get(model.screen)
    if shown is not None and key in shown.INTENTS:
        return shown.INTENTS[key]
    if key in INTENTS:
        return INTENTS[key]
    if not key.startswith("key"):
        for name in model.loaded:
            if key in model.loaded[name].INTENTS:
                return model.loaded[name].INTENTS[key]
    return None


def show(model, name):
    """Make ``name`` the screen on show; the effects of its entering."""
    found = module(model, name)
    if name == "home" and model.update is not None and seen_by(model.update) is not None:
        model.seen = None  # whoever comes back to the table may be another
    model.screen = name
    model.question = None
    model.offered = None
    model.why = None
    hook = getattr(found, "entered", None)
    return (hook(model) or []) if hook is not None else []


def scene(model):
    """The page as the kernel takes it: attributes of ``html``, title and root node."""
    return {"html": marks(model), "title": frame.title(model), "root": frame.scene(model, module(model, model.screen))}


def marks(model):
    made = settings.marks(model.settings)
    made["data-screen"] = model.screen
    made["data-engine"] = model.engine
    made["data-offline"] = model.offline
    made["data-busy"] = thinking(model)
    if model.update is not None:
        made["data-update"] = str(model.update["number"])
        if model.screen == "table":
            view = model.update["view"]
            seat = turn_seat(model)
            made["data-game"] = model.update["rules"]["preset"]
            made["data-turn"] = None if seat is None else str(seat)
            made["data-phase"] = view["phase"]
    hook = getattr(model.loaded.get(model.screen), "marks", None)
    if hook is not None:
        made.update(hook(model))
    return made
