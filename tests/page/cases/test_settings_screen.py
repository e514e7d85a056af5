from sample import having, model, one, press, said, save, scene

from web import app, settings


def test_every_field_of_the_page_can_be_chosen_and_holds_at_once():
    made = model("settings")
    for name in ("lang", "digits", "theme", "faces", "colours", "contrast", "speed", "motion", "keys"):
        for value in settings.values(name):
            if name == "keys" and made.settings[name] == value:
                continue  # a switch only offers the other value
            effects = press(made, one(scene(made), "do", "set:" + name + ":" + value)[1]["do"])
            assert made.settings[name] == value
            assert effects == [["save", settings.STORE, settings.dump(made.settings)]]


def test_what_is_chosen_is_checked():
    made = model("settings")
    press(made, "set:theme:night")
    row = one(scene(made), "key", "row-theme")
    assert [node[1]["do"] for node in having(row, "aria-checked", True)] == ["set:theme:night"]
    press(made, "set:keys:off")
    assert having(one(scene(made), "key", "row-keys"), "role", "switch")[0][1]["aria-checked"] is False


def test_a_language_is_written_in_itself():
    row = one(scene(model("settings")), "key", "row-lang")
    assert [node[2] for node in having(row, "lang", "fa")] == [["فارسی"]]


def test_clearing_is_asked_and_names_what_is_lost():
    made = model("settings", saves=[save("m1"), save("m2")])
    press(made, one(scene(made), "key", "clear")[1]["do"])
    root = scene(made)
    assert said(root, "ask.clear") == [{"count": 2}]
    assert press(made, one(root, "act", "cancel")[1]["do"]) == []
    press(made, "ask:clear")
    assert press(made, one(scene(made), "act", "confirm")[1]["do"]) == [["clear"]]


def test_esc_answers_no():
    made = model("settings")
    press(made, "ask:clear")
    assert having(scene(made), "modal")[0][1].get("data-cancel") is None
    press(made, "cancel")
    assert press(made, "confirm") == []


def test_the_page_is_installed_where_that_can_be_done():
    made = model("settings")
    assert having(scene(made), "key", "group-app") == []
    app.handle(made, "installs", ["offer"], None)
    assert app.handle(made, "install", [], None) == [["install"]]
    assert one(scene(made), "key", "install")[1]["do"] == "install"
    app.handle(made, "installs", ["share"], None)
    assert said(scene(made), "install.share") == [{}] and having(scene(made), "key", "install") == []
    app.handle(made, "installs", ["app"], None)
    assert having(scene(made), "key", "group-app") == []


def test_where_classic_faces_would_be_too_small_it_is_said_once_they_are_chosen():
    for size, faces, told in (((360, 740), "classic", 1), ((360, 740), "large", 0), ((1280, 800), "classic", 0)):
        made = model("settings")
        made.size, made.settings["faces"] = list(size), faces
        assert len(said(scene(made), "settings.faces-small")) == told
