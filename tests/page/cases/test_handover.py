from sample import model, said, scene, seat, update

from web import app


def test_the_next_person_is_asked_for_by_name_or_number():
    made = model("home")
    made.update = update([[0, 0]], [["KH"], ["6C"]])
    made.update["seats"][1] = seat("person", "Amina")
    for you, name in ((0, {"m": "seat.person", "a": {"number": 1}}), (1, "Amina")):
        made.update["you"] = you
        assert ["say", {"m": "handover.title", "a": {"name": name}}] in app.show(made, "handover")
        assert said(scene(made), "handover.title") == [{"name": name}]
