"""The worker's one entry: requests of the page, as JSON text, become acts on the table.

`Service(store)` has one match open. `store` is where matches are kept, and the only thing that knows the time; all
of it but `now` is asynchronous:

    get(key) -> text or None · set(key, text) · delete(key) · keys() -> list of keys · now() -> ISO text
    write({key: text}, anew): all of them or none; anew: in place of all there is · give(text): a file for the page

A match is stored at every act before the act is answered. If storing fails the match goes on all the same, and its
updates say `"saved": false`. Beside it lies its row of the statistics, written when a round or the match ends; it stays
when the match goes.

A request may come with the text of a file, which the page only hands on: see `export`, `inspect`, `import` and `open`.
A shared replay that was opened is no match of this device; it has an id for `replay`, `fair` and `dealt` for as long as
this service runs and no other one is opened.

A reply is `{"ok": …}`, `{"refusal": {"code", "rule", "values", "number"}}` or `{"error": {"code", "values"}}`; after
the last two everything is as it was. Errors: bad_request, too_large, bad_rules, bad_seats, no_match, no_such_match,
damaged_save, newer_save, played_elsewhere (another page has gone on with this match, or cleared it: resume it),
not_replayable (an engine of before played this round by other rules; it is lost in nothing but the replay),
foreign_file, damaged_file, newer_file, no_room (nothing of a file could be stored), nothing_to_share, internal.

What a hand can be dealt without is imported by what needs it: the first one is on the table sooner for it.
"""

import asyncio
import hashlib
import json
import secrets
import traceback
from contextlib import suppress

from rami import __version__, actions, intake, reading, wire
from rami.bots import BOTS, BUDGET
from rami.cards import is_card, plain
from rami.chance import Sealed
from rami.game import Game
from rami.replay import Replay, Unplayable
from rami.rules import BadRules, Refusal, Refused, rules_from
from rami.table import PEOPLE, Seat, Table

LONGEST = 64 * 1024
"""Characters of a request."""
LEVELS = ("easy", "normal", "hard")
"""Bots that take a seat at a match."""
PREFIX = "match:"
"""Keys of saved matches begin so."""
RESULTS = "result:"
"""Keys of the rows of the statistics begin so."""
LARGEST = 16 * 1024 * 1024
"""Characters of a file: some two hundred and fifty matches."""
LARGEST_REPLAY = 2 * 1024 * 1024
"""Characters of the file of a shared replay."""
LINK = 8000
"""Characters of a shared replay in a link: more than that not all programs hand on."""
OPENING = 100
"""Characters by which a file of ours is known."""


class Problem(Exception):
    """A request that cannot be answered."""

    def __init__(self, code, **values):
        super().__init__(code)
        self.code = code
        self.values = values


class Service:
    def __init__(self, store, bots=BOTS, budget=BUDGET):
        self.store = store
        self.bots = bots
        self.budget = budget
        self.id = None
        self.table = None
        self.saved = True
        self._stored = None
        self._replay = None
        self._replay_text = None
        self._reviews = {}
        self._guest = None, None
        self._one_at_a_time = asyncio.Lock()
        self._operations = {
            "hello": self._hello,
            "start": self._start,
            "resume": self._resume,
            "act": self._act,
            "advance": self._advance,
            "undo": self._undo,
            "next_round": self._next_round,
            "hand_over": self._hand_over,
            "end_match": self._end_match,
            "judge": self._judge,
            "read": self._read,
            "take": self._take,
            "hint": self._hint,
            "arrange": self._arrange,
            "replay": self._replayed,
            "review": self._reviewed,
            "leave": self._leave,
            "abandon": self._abandon,
            "check": self._check,
            "rulebook": self._rulebook,
            "statistics": self._statistics,
            "export": self._export,
            "inspect": self._inspect,
            "import": self._import,
            "lesson": self._lesson,
            "fair": self._fair,
            "dealt": self._dealt,
            "share": self._share,
            "open": self._open,
        }

    async def call(self, text, file=None):
        """The reply to one request; never raises."""
        async with self._one_at_a_time:
            return _stored(await self._reply(text, file))

    async def _reply(self, text, file):
        try:
            request = {**_read(text), "file": file}
            operation = self._operations.get(request["op"])
            if operation is None:
                raise Problem("bad_request", what="op")
            return {"ok": await operation(request)}
        except BadRules as refused:
            return {"error": {"code": "bad_rules", "values": dict(refused.refusal.values)}}
        except Refused as refused:
            code, rule, values = refused.refusal
            number = self.table.number if self.table is not None else None
            return {"refusal": {"code": code, "rule": rule, "values": dict(values), "number": number}}
        except Problem as problem:
            return {"error": {"code": problem.code, "values": problem.values}}
        except Exception as fault:
            traceback.print_exc()
            return {"error": {"code": "internal", "values": {"what": f"{type(fault).__name__}: {fault}"}}}

    async def _hello(self, request):
        return {"engine": __version__, **await self._saves()}

    async def _start(self, request):
        seats = _seats(request.get("seats"))
        rules = rules_from(_object(request, "rules"))
        seed = request.get("seed")
        if seed is None or seed == "":
            return await self._show(Table.start(rules, seats, Sealed(secrets.token_hex(16))), secrets.token_hex(6))
        if not isinstance(seed, str) or len(seed) > wire.SEED_LENGTH:
            raise Problem("bad_request", what="seed")
        return await self._show(Table.start(rules, seats, _clean(seed)), secrets.token_hex(6))

    async def _resume(self, request):
        """A saved match as it was left. Reading a save changes nothing about it."""
        name = _name(request)
        if name == self.id and not self.saved:
            return self._update()
        text = await self.store.get(PREFIX + name)
        if text is None:
            raise Problem("no_such_match")
        if name != self.id or text != self._stored:
            table = _saved(text, lambda save: wire.restore(save["record"]))
            self.id, self.table, self.saved, self._stored = name, table, True, text
        return self._update()

    async def _act(self, request):
        table = self._at_table()
        action = actions.parse(request.get("action"))
        return await self._show(table.act(table.viewer, action, _number(request)))

    async def _advance(self, request):
        return await self._show(self._at_table().advance(self.bots, self.budget, _number(request)))

    async def _undo(self, request):
        return await self._show(self._at_table().undo(_number(request)))

    async def _next_round(self, request):
        return await self._show(self._at_table().next_round(_number(request)))

    async def _hand_over(self, request):
        """A bot plays a person's seat from now on, or the person again; asked twice it is done once."""
        table = self._at_table()
        seat, kind = _place(request, "seat", len(table.seats)), request.get("kind")
        if kind not in (*LEVELS, table.seats[seat].kind):
            raise Problem("bad_request", what="kind")
        return await self._show(table.hand_over(seat, kind))

    async def _end_match(self, request):
        return await self._show(self._at_table().end())

    async def _judge(self, request):
        """Whether the person could do this now, and why not; nothing changes."""
        table = self._at_hand(request)
        action = actions.parse(request.get("action"))
        refusal = table.match.game.refusal(table.round, table.viewer, action)
        return {"refusal": None if refusal is None else refusal._asdict()}

    async def _read(self, request):
        """Every way in which exactly these cards could be used now."""
        return reading.read(self._at_hand(request), _faces(request.get("cards")))

    async def _take(self, request):
        """Whether so many cards of the pile could be taken now, and how the lowest could be melded."""
        table = self._at_hand(request)
        count = request.get("count")
        if type(count) is not int or not 1 <= count <= actions.MOST_CARDS:
            raise Problem("bad_request", what="count")
        return reading.take(table, count)

    async def _hint(self, request):
        """What the best bot would do, for the person to act."""
        from rami.hint import hint

        table = self._at_hand()
        view = table.match.game.view(table.round, table.viewer)
        if view.turn != view.seat:
            raise Refused(Refusal("not_your_turn", "CV-S1", {"turn": view.turn}))
        action, reason = hint(view, self.bots["hard"], self.budget)
        return {"action": actions.plain(action), "reason": reason}

    async def _arrange(self, request):
        from rami.bots.ground import arranged

        table = self._at_hand(request)
        faces = _faces(request.get("faces"))
        found = arranged(table.match.game.view(table.round, table.viewer), faces)
        groups = [list(map(plain, meld)) for meld in found.melds]
        rest = list(faces)
        for group in groups:
            for face in group:
                rest.remove(face)
        return {"groups": groups, "rest": rest}

    async def _replayed(self, request):
        """How a round stood after so many acts, as a seat saw it: the person's at the table, unless one is named."""
        replay, played, seat = await self._look_back(request)
        at = _place(request, "at", len(played.stations))
        shown = wire.replayed(played, at, seat)
        of = {"id": request.get("id", self.id), "round": request["round"], "rounds": replay.count, "seat": seat}
        return {**of, **self._about(replay.table), **shown}

    async def _reviewed(self, request):
        """What a turn of a person's has likely cost, in a round that is over. Until it is `done`, ask for it again:
        each time it takes about as long as a bot's move."""
        from rami.review import MOVE, Review

        _, played, seat = await self._look_back(request)
        if played.stations[-1].result is None:
            raise Problem("bad_request", what="round")
        table = self._replay.table
        if table.seats[seat].kind not in PEOPLE:
            raise Problem("bad_request", what="seat")
        turns = [turn for turn in played.turns if turn.seat == seat]
        turn = _place(request, "turn", len(turns) or 1)
        of = {"id": request.get("id", self.id), "round": request["round"], "seat": seat}
        of |= {"turns": len(turns), "turn": turn}
        if not turns or not table.person_did(played.begun + turns[turn].at):
            return {**of, "done": True, "slip": None}
        key = request["round"], seat, turn
        review = self._reviews.get(key)
        if review is None:
            before = [self._reviews.get((request["round"], seat, place)) for place in range(turn)]
            former = [one for one in before if one is not None and one.done]
            review = self._reviews[key] = Review(played, turns[turn], self.bots["hard"], self.budget, former)
        review.go_on(MOVE)
        slip = None
        if review.slip is not None:
            at, cost, did, better, why = review.slip
            did, better = ([actions.plain(action) for action in acts] for acts in (did, better))
            slip = {"at": at, "cost": cost, "did": did, "better": better, "why": why}
        return {**of, "done": review.done, "slip": slip}

    async def _look_back(self, request):
        """The replay of the match, its round that is asked for, and the seat that looks at it."""
        replay = await self._replay_of(request)
        number = _place(request, "round", replay.count)
        played = _round(replay, number)
        table = replay.table
        viewer = table.viewer
        if not played.over and (table.unwatched or [seat.kind in PEOPLE for seat in table.sitting].count(True) > 1):
            raise Problem("bad_request", what="round")  # what two people hold is for neither to look up
        if "seat" not in request:
            return replay, played, viewer
        seat = _place(request, "seat", len(table.seats))
        if not played.over and seat != viewer:
            raise Problem("bad_request", what="seat")
        return replay, played, seat

    async def _replay_of(self, request):
        """Of the match with the id of the request, or of the one that is open; the latest is kept."""
        name = _name(request) if "id" in request else self.id
        text, (guest, table) = None, self._guest
        if name == self.id:
            table = self._at_table()
        elif name != guest:
            text = await self.store.get(PREFIX + name)
            if text is None:
                raise Problem("no_such_match")
            known = self._replay is not None and self._replay_text == text
            table = self._replay.table if known else _saved(text, lambda save: wire.restore(save["record"]))
        if self._replay is None or self._replay.table is not table:
            self._replay, self._replay_text, self._reviews = Replay(table), text, {}
        return self._replay

    def _about(self, table):
        """Rules and seats of a match; of a shared one nobody sits at this device."""
        seats = wire.sitting(table.seats, table.handed)
        if table is self._guest[1]:
            own = wire.encode(table.seats)
            seats = [{**seat, "kind": "guest" if seat["kind"] in PEOPLE else seat["kind"]} for seat in own]
        return {"rules": table.match.game.rules.plain(), "seats": seats}

    async def _fair(self, request):
        """What is told of the seeds of all rounds: see `rami.fair.seals`. `given`: whoever gave the one seed of the
        match may know all of it."""
        from rami import fair

        table = (await self._replay_of(request)).table
        of = {"id": request.get("id", self.id), "given": isinstance(table.seed, str), "over": table.winners is not None}
        return {**of, **self._about(table), "dealing": table.round.round_number, "rounds": fair.seals(table)}

    async def _dealt(self, request):
        """A round whose seed is shown, dealt once more from it: see `rami.fair.lots`. It is `not_replayable` where what
        was played in it does not follow from the seed."""
        from rami import fair

        replay = await self._replay_of(request)
        number = _place(request, "round", replay.count)
        if replay.table.seed_shown(number) is None:
            raise Problem("bad_request", what="round")
        played = _round(replay, number)
        of = {"id": request.get("id", self.id), "round": number, "acts": len(played.acts)}
        return {**of, **fair.lots(played), "command": fair.commanded(played)}

    async def _share(self, request):
        """The rounds of a match that are over, as a file for the page, and for a link if they fit in one."""
        table = (await self._replay_of(request)).table
        found = wire.shared(table)
        if found is None:
            raise Problem("nothing_to_share", given=isinstance(table.seed, str))
        self.store.give(_clean(json.dumps(found, ensure_ascii=False)))
        link = wire.packed(found)
        name = f"rami-replay-{table.match.game.rules.preset}-{self.store.now()[:10]}.json"
        return {"rounds": len(found["sheet"]), "name": name, "link": link if len(link) <= LINK else None}

    async def _open(self, request):
        """A shared replay, of a link (`text`) or of a file."""
        text = request["text"] if "text" in request else request["file"]
        table = _shared(text, "text" in request)
        name = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]
        self._guest = f"shared-{name}", table
        return {"id": self._guest[0], **self._about(table), "rounds": table.round.round_number + 1}

    async def _leave(self, request):
        self.id = self.table = None
        return await self._saves()

    async def _abandon(self, request):
        name = _name(request)
        await self._give_up(name)
        await self.store.delete(PREFIX + name)
        if name == self.id:
            self.id = self.table = None
        return await self._saves()

    async def _give_up(self, name):
        """A match that goes before its end has been abandoned; that is told of it when it is gone."""
        from rami import ledger

        text, table = await self.store.get(PREFIX + name), None
        with suppress(Problem):
            table = _saved(text, lambda save: wire.restore(save["record"])) if text is not None else None

        def row(before):
            if before is None and table is not None and ledger.begun(table):
                before = ledger.row(table, self.store.now())
            return before._replace(over="abandoned") if before is not None and not before.over else before

        await self._note(name, row)

    async def _check(self, request):
        players = request.get("players")
        if type(players) is not int:
            raise Problem("bad_request", what="players")
        Game(rules_from(_object(request, "rules")), players)
        return {}

    async def _rulebook(self, request):
        """Of the rules given, or else of the match on the table."""
        from rami.rulebook import rulebook

        rules = rules_from(_object(request, "rules")) if "rules" in request else self._at_table().match.game.rules
        return {"rules": [list(row) for row in rulebook(rules)]}

    async def _lesson(self, request):
        """How a lesson stands after so many acts, or after one more: the action of who learns, unless it is `held`
        back. No match is touched by it."""
        lesson, at = _lesson(request)
        if "action" in request:
            if at == len(lesson.steps) or lesson.held(at, actions.parse(request["action"])):
                return {"held": True}
            at += 1
        step = lesson.steps[at] if at < len(lesson.steps) else None
        told = {"seat": step.seat, "act": actions.plain(step.act), "says": step.says} if step is not None else None
        stands = {"at": at, "steps": len(lesson.steps), "turn": lesson.turn(at), "turns": lesson.turns, "step": told}
        return {"held": False, **stands, "update": wire.update(lesson.tables[at])}

    async def _statistics(self, request):
        """What all matches come to, those that are gone too; and how many rows cannot be read."""
        from rami import archive, ledger

        rows, *unread = await self._rows()

        def late(found):  # a worker may have died before it wrote the row
            behind = ledger.behind(rows.get(found["id"]), found["record"])
            return archive.save(found) if behind else None

        saves, *_ = await self._read_all(PREFIX, late)
        rows |= archive.noted({name: save for name, save in saves.items() if save is not None}, rows)
        return {**ledger.sums(rows), "unread": sum(map(len, unread))}

    async def _export(self, request):
        """Everything as a file, given to the page; what the page itself keeps comes as a file, {key: text}."""
        from rami import archive

        kept = archive.fitting({key: _parsed(text) for key, text in intake.parse(request["file"] or "{}").items()})
        saves, *lost = await self._whole_saves()
        rows, *unread = await self._rows()
        when = self.store.now()
        text = _lines(archive.write(when, kept, [save.plain for save in saves.values()], rows))
        self.store.give(text)
        found = {"name": f"rami-{when[:10]}.json", "size": len(text), "matches": len(saves), "results": len(rows)}
        return {**found, "left": sum(map(len, (*lost, *unread)))}

    async def _inspect(self, request):
        """What is in a file, what of it is not here, and what is."""
        found = _archive(request["file"])
        _, added, mine = await self._added(found)
        return {
            "when": found.when,
            "matches": len(found.saves),
            "results": len(found.rows),
            "new": {"matches": len(added.new), "further": len(added.further), "results": len(added.rows)},
            "mine": mine,
        }

    async def _import(self, request):
        """Take a file in: add what is not here, or put it in place of all that is. What the page keeps is given to it
        as a file, {key: text}; `kept` is the text of the key that it asks to be told."""
        from rami import archive, ledger

        found, how = _archive(request["file"]), request.get("how")
        if how == "add":
            matches, added, _ = await self._added(found)
            rows = added.rows
        elif how == "replace":
            matches, rows = list(found.saves), {**found.rows, **archive.noted(found.saves, found.rows)}
        else:
            raise Problem("bad_request", what="how")
        texts = {PREFIX + name: _stored(found.saves[name].plain) for name in matches}
        texts |= {RESULTS + name: _stored(ledger.plain(row)) for name, row in rows.items()}
        try:
            await self.store.write(texts, how == "replace")
        except Exception:
            traceback.print_exc()
            raise Problem("no_room") from None
        if how == "replace" or self.id in matches:
            self.id = self.table = None
        kept = {key: archive.text(value) for key, value in found.kept.items()}
        self.store.give(_stored(kept))
        told = {request["tell"]: kept[request["tell"]]} if request.get("tell") in list(kept) else {}
        return {"matches": len(matches), "results": len(rows), "kept": told, **await self._saves()}

    async def _added(self, found):
        """The matches of a file that an import would add, all that it would, and how many matches and rows are here."""
        from rami import archive

        saves, damaged, newer = await self._whole_saves()
        rows, unread, strange = await self._rows()
        mine = {"matches": len(saves) + len(damaged) + len(newer), "results": len(rows) + len(unread) + len(strange)}
        added = archive.added(found, saves | dict.fromkeys(newer), rows | dict.fromkeys(strange))
        return [*added.new, *added.further], added, mine

    async def _whole_saves(self):
        """Saved matches by name, and the names of those that are damaged and of a newer engine."""
        from rami import archive

        return await self._read_all(PREFIX, archive.save)

    async def _rows(self):
        """The rows of the statistics, likewise."""
        from rami import ledger

        return await self._read_all(RESULTS, ledger.read)

    async def _read_all(self, prefix, read):
        found, damaged, newer = {}, [], []
        try:
            keys = [key for key in await self.store.keys() if key.startswith(prefix)]
            texts = [(key[len(prefix) :], await self.store.get(key)) for key in keys]
        except Exception:  # a device that keeps nothing has nothing
            traceback.print_exc()
            texts = []
        for name, text in texts:
            try:
                found[name] = read(intake.parse(text))
            except wire.Newer:
                newer.append(name)
            except (ValueError, TypeError, LookupError, AttributeError):
                damaged.append(name)
        return found, damaged, newer

    async def _note(self, name, make):
        """Write down the row of a match that is made of the one before, None where there is none that can be read; one
        of a newer engine stays. Never raises: the game goes on without."""
        from rami import ledger

        try:
            text, before = await self.store.get(RESULTS + name), None
            if text is not None:
                with suppress(wire.Damaged, intake.Unreadable, json.JSONDecodeError, TypeError):
                    before = ledger.read(intake.parse(text))
            row = make(before)
            if row is not None and row != before:
                await self.store.set(RESULTS + name, _stored(ledger.plain(row)))
        except Exception:
            traceback.print_exc()

    def _at_table(self, request=None):
        """The table of the match that is open, or of the lesson that the request is about."""
        if request is not None and "lesson" in request:
            lesson, at = _lesson(request)
            return lesson.tables[at]
        if self.table is None:
            raise Problem("no_match")
        return self.table

    def _at_hand(self, request=None):
        """That table, for what is told of the hand of whoever looks on."""
        table = self._at_table(request)
        if table.unwatched:
            raise Refused(Refusal("not_your_turn", "CV-S1", {"turn": table.round.turn}))
        return table

    async def _show(self, table, name=None):
        """Store the new table, make it the one that is open, and tell the page of it. A `name` makes it a new match."""
        known = self._stored if name is None else None
        name = name or self.id
        save = {"id": name, "when": self.store.now(), "record": wire.record(table)}
        text = json.dumps(save, ensure_ascii=False)
        update = wire.update(table)
        saved = await self._keep(PREFIX + name, text, known)
        self.id, self.table, self.saved, self._stored = name, table, saved, text if saved else known
        if table.round.result is not None or table.winners is not None:
            from rami import ledger

            if not ledger.counts(table):
                return self._told(update)
            await self._note(name, lambda before: ledger.row(table, save["when"], before))
        return self._told(update)

    async def _keep(self, key, text, known):
        """Whether the text could be stored in place of the `known` one, which another page may have overwritten."""
        try:
            found = await self.store.get(key)
            if found != known:
                self.id = self.table = None
                raise Problem("played_elsewhere")
            await self.store.set(key, text)
        except Problem:
            raise
        except Exception:
            traceback.print_exc()
            return False
        return True

    def _update(self):
        return self._told({**wire.update(self.table), "news": []})

    def _told(self, update):
        return {**update, "id": self.id, "saved": self.saved}

    async def _saves(self):
        """`saves` that can be gone on with, newest first, and how many are `damaged` or from a `newer` engine."""
        saves, unread = [], {"damaged_save": 0, "newer_save": 0}
        try:
            keys = [key for key in await self.store.keys() if key.startswith(PREFIX)]
            texts = [(key, await self.store.get(key)) for key in keys]
        except Exception:
            traceback.print_exc()
            texts = []
        for key, text in texts:
            if text is None:
                continue
            try:
                saves.append({**_saved(text, _summary), "id": key[len(PREFIX) :]})
            except Problem as problem:
                unread[problem.code] += 1
        saves.sort(key=lambda save: save["when"], reverse=True)
        return {"saves": saves, "damaged": unread["damaged_save"], "newer": unread["newer_save"]}


def _read(text):
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Problem("too_large", most=LONGEST)
    try:
        request = intake.parse(text)
    except ValueError:
        raise Problem("bad_request", what="JSON") from None
    if not isinstance(request, dict) or not isinstance(request.get("op"), str):
        raise Problem("bad_request", what="op")
    return request


def _object(request, field):
    found = request.get(field)
    if not isinstance(found, dict):
        raise Problem("bad_request", what=field)
    return found


def _number(request):
    """Of the update that is answered."""
    found = request.get("number")
    if type(found) is not int:
        raise Problem("bad_request", what="number")
    return found


def _place(request, field, count):
    """A whole number from 0 on, below the count."""
    found = request.get(field)
    if type(found) is not int or not 0 <= found < count:
        raise Problem("bad_request", what=field)
    return found


def _lesson(request):
    """The lesson that a request names, and how many of its acts are done."""
    from rami.lessons import lesson

    try:
        found = lesson(request.get("lesson"))
    except (KeyError, TypeError):
        raise Problem("bad_request", what="lesson") from None
    return found, _place(request, "at", len(found.steps) + 1)


def _name(request):
    """The id of a match."""
    found = request.get("id")
    if not isinstance(found, str) or not found or len(found) > 40:
        raise Problem("bad_request", what="id")
    return found


def _faces(found):
    if not isinstance(found, list) or len(found) > actions.MOST_CARDS or not all(map(is_card, found)):
        raise Problem("bad_request", what="faces")
    return tuple(found)


def _seats(found):
    """One seat of them is `you`; the others are people on the same device, or bots."""
    if not isinstance(found, list) or not all(isinstance(seat, dict) for seat in found):
        raise Problem("bad_seats")
    seats = []
    for seat in found:
        kind, name = seat.get("kind"), seat.get("name")
        if not isinstance(kind, str) or kind not in (*PEOPLE, *LEVELS):
            raise Problem("bad_seats", what="kind")
        if name is not None and (not isinstance(name, str) or len(name) > wire.NAME_LENGTH):
            raise Problem("bad_seats", what="name")
        seats.append(Seat(kind, intake.name(name) or None if name else None))
    if [seat.kind for seat in seats].count("you") != 1:
        raise Problem("bad_seats", what="you")
    return tuple(seats)


def _clean(text):
    """The text without halves of characters, which no store takes."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _saved(text, read):
    """What `read` makes of a save's plain data."""
    try:
        save = intake.parse(text)
        if not isinstance(save, dict) or not isinstance(save.get("when"), str) or "record" not in save:
            raise wire.Damaged("this is no save")
        return read(save)
    except wire.Newer as newer:
        raise Problem("newer_save", engine=str(newer)) from None
    except ValueError as damaged:
        raise Problem("damaged_save", what=str(damaged)[:200]) from None


def _round(replay, number):
    try:
        return replay.round(number)
    except Unplayable:
        raise Problem("not_replayable", round=number) from None


def _shared(text, packed):
    """The table of a shared replay."""
    if not isinstance(text, str):
        raise Problem("bad_request", what="file")
    if len(text) > LARGEST_REPLAY:
        raise Problem("too_large", most=LARGEST_REPLAY)
    try:
        return wire.read_shared(wire.unpacked(text) if packed else intake.parse(text))
    except wire.Foreign:
        raise Problem("foreign_file") from None
    except wire.Newer:
        raise Problem("newer_file") from None
    except wire.Apart:
        raise Problem("not_replayable") from None
    except ValueError:
        raise Problem("damaged_file") from None


def _archive(text):
    """What is in a file."""
    from rami import archive

    if not isinstance(text, str):
        raise Problem("bad_request", what="file")
    if len(text) > LARGEST:
        raise Problem("too_large", most=LARGEST)
    try:
        found = intake.parse(text)
        if "\\ud" in text:
            json.dumps(found, ensure_ascii=False).encode("utf-8")  # half a character, which no store takes, is damage
        return archive.read(found)
    except archive.Foreign:
        raise Problem("foreign_file") from None
    except wire.Newer:
        raise Problem("newer_file") from None
    except (ValueError, TypeError) as error:
        ours = "".join(text[:OPENING].split()).startswith('{"rami":')
        raise Problem("damaged_file" if ours else "foreign_file", what=str(error)[:200]) from None


def _lines(file):
    """A file as text that can be looked into: a line for each match and each row."""
    parts = []
    for name, value in file.items():
        if isinstance(value, list):
            rows = ",\n".join(json.dumps(each, ensure_ascii=False) for each in value)
            parts.append(f"{json.dumps(name)}: [\n{rows}\n]")
        else:
            parts.append(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False, indent=1)}")
    return _clean("{\n" + ",\n".join(parts) + "\n}\n")


def _parsed(text):
    """What the page keeps under a key: mostly JSON."""
    try:
        return intake.parse(text)
    except ValueError:
        return text


def _stored(plain):
    """Plain data as it is stored, and told."""
    return _clean(json.dumps(plain, ensure_ascii=False, allow_nan=False))


def _summary(save):
    return {**wire.summary(save["record"]), "when": save["when"][:40]}
