"""What the engine has said about the table as it lies: a question is asked once, its answer kept until the next update.

A question has a tag, text such as ``take:12:6`` with the number of the update, under which the answer arrives. A press
that needs an answer which is still on its way waits for it, and with it all that is done after (see ``web.loop``).
"""


def init(model):
    model.answers = {}  # by tag; None while the engine has not answered
    model.judging = 0  # verdicts on the tray that are on their way


def forget(model):
    """Another update, or another engine: all that was said is of yesterday."""
    init(model)


def ask(model, tag, request):
    """Effects that ask, unless it was asked before."""
    if tag in model.answers:
        return []
    model.answers[tag] = None
    return [["call", request, tag]]


def out(model):
    """Whether an answer is on its way."""
    return model.judging > 0 or None in model.answers.values()


def wait(model, tag, request, function, args):
    """Effects that ask what a press needs to know; ``function`` carries it out when the answer is here."""
    model.late = (tag, function, args)
    return ask(model, tag, request)


def late(model):
    """Carry out the press that waited."""
    if model.late is None:
        return []
    _tag, function, args = model.late
    model.late = None
    return function(model, args, None) or []


def reading(model, faces):
    """The tag of how these cards of the hand can be used."""
    return "read:%d:%s" % (model.update["number"], " ".join(sorted(faces)))


def taking(model, count):
    """The tag of what taking so many cards of the discard pile would be."""
    return "take:%d:%d" % (model.update["number"], count)


def arrived(model, args, value):
    """An answer; what the engine could not answer allows nothing. One to an earlier update is passed over."""
    tag = args[0]
    if tag not in model.answers:
        return []
    model.answers[tag] = value.get("ok") or {}
    return late(model) if model.late is not None and model.late[0] == tag else []
