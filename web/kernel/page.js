// The page's only way to the browser. Python hands over a scene as JSON and gets intents back as JSON, [name, args, value].
// Every function here is total: it answers text ("" when all is well) and never throws, for MicroPython cannot catch what a
// synchronous JavaScript call throws, and one such throw stops its garbage collector and its tasks for good.
import { render } from "preact";
import { asset, base } from "./base.js";
import { language } from "./choice.js";
import * as device from "./device.js";
import * as drag from "./drag.js";
import * as engines from "./engine.js";
import { listen } from "./events.js";
import * as files from "./files.js";
import * as focus from "./focus.js";
import * as install from "./install.js";
import { speak } from "./manifest.js";
import * as motion from "./motion.js";
import * as offline from "./offline.js";
import * as texts from "./texts.js";
import { build } from "./vnodes.js";

const TOGETHER = 400, SENTENCES = 20; // ms between sentences that stay together; how many do
const html = document.documentElement, marks = new Set();
const PULSES = { turn: [30], call: [60, 50, 60], won: [40, 60, 40, 60, 90], refused: [20, 50, 20] }; // ms on, off, on
const LONGEST = 2 ** 20; // characters of a reply
const AGAIN = 5000; // ms before the rules are asked for once more
let root = null, handler = null, drawn = "", shown = "", late = null, thinks = false, round = 0, drawing = false, learning = false;

const report = error => { console.error(error); return String(error?.message ?? error) || "error"; };
const total = f => (...args) => {
  try { const answer = f(...args); return typeof answer === "string" ? answer : ""; } catch (error) { return report(error); }
};
const rejects = promise => { Promise.resolve(promise).catch(report); };

// True if the page knew what to do with it. What arrives while a patch is applied waits for its end.
function send(name, args = [], value = null) {
  if (drawing) { queueMicrotask(() => send(name, args, value)); return false; }
  try { return Boolean(handler?.(JSON.stringify([name, args, value]))); } catch (error) { report(error); return false; }
}

function mark(name, value) {
  if (value === null || value === undefined || value === false) html.removeAttribute(name);
  else if (html.getAttribute(name) !== String(value === true ? "" : value)) html.setAttribute(name, value === true ? "" : value);
}

const busy = () => mark("data-busy", thinks || motion.busy());

function dress(given) {
  for (const name of marks) if (!(name in given)) { mark(name, null); marks.delete(name); }
  for (const name in given) {
    if (name === "data-busy") thinks = given[name] === true;
    else { mark(name, given[name]); marks.add(name); }
  }
}

const ended = turn => () => queueMicrotask(() => { if (turn === round) { busy(); send("idle"); } });

// What the kernel itself moves flies as what a drawing moves.
function glide(change) {
  motion.note();
  change();
  motion.fly(ended(++round));
  busy();
}

function draw(text) {
  const scene = JSON.parse(text), lang = scene.html.lang ?? "en", turn = ++round;
  if (!texts.use(lang, scene.html["data-digits"])) {
    late = text;
    texts.load(lang).then(here => here || (!texts.ready() && texts.load("en")))
      .then(here => { if (here && late === text) { late = null; again(text); } });
    if (!texts.ready()) return "";
  } else late = null;
  drawn = text;
  focus.note();
  motion.note(drag.dropped());
  drawing = true;
  try {
    if (scene.html["data-screen"] === "home" && html.dataset.screen !== "home") document.getElementById("story")?.replaceChildren();
    if (html.lang !== lang) speak(lang, base);
    dress(scene.html);
    if (scene.title) document.title = texts.text(scene.title);
    const tree = build(scene.root);
    try { render(tree, root); } catch (error) { report(error); render(null, root); root.replaceChildren(); render(build(scene.root), root); }
    focus.mend(text === shown ? null : scene.focus ?? null, scene.html["data-screen"] ?? "");
    shown = text; // drawn anew when a language is late, it asks for no focus again
    drag.drawn();
    motion.fly(ended(turn));
    busy();
  } finally { drawing = false; }
  return "";
}

const again = total(text => { drawn = ""; return draw(text); });

// Nothing is drawn, and nothing moves, if the scene is the one on show; a focus that is asked for is given all the same.
const paint = text => text === drawn ? "" : draw(text);

// Each sentence is an element of its own: a screen reader then reads what is added, and not the line anew.
let said = 0;
function say(text) {
  const line = document.getElementById("story"), sentence = document.createElement("span");
  if (!line) return;
  sentence.textContent = `${texts.text(JSON.parse(text))} `;
  if (Date.now() - said > TOGETHER) line.replaceChildren();
  line.append(sentence);
  while (line.childElementCount > SENTENCES) line.firstChild.remove();
  said = Date.now();
}

const afterPaint = f => requestAnimationFrame(() => setTimeout(f));

async function fetched(name) {
  const answer = await fetch(asset(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

// The rules' metadata and their words, as soon as something needs them: then they arrive together, once.
function learn() {
  if (learning) return;
  learning = true;
  Promise.all([fetched("rules.json"), texts.deepen(html.lang)]).then(([found, here]) => {
    if (!here) throw new Error("the words of the rules did not come");
    send("rules", [], found);
  }).catch(error => { report(error); learning = false; setTimeout(learn, AGAIN); });
}

texts.load(language());
texts.whenLate(() => { if (drawn) again(drawn); });

// What the page's Python has room for; it could not tell of more, and would be no more itself.
const fitting = said => said.length <= LONGEST ? said : JSON.stringify({ error: { code: "too_large", values: {} } });

// The engine of a name: `call` asks it, and so does `carry`, with a file on the way there or back. Of an engine that died: "".
async function engine(name) {
  const { ask } = await engines.engine(name);
  return {
    call: text => ask(text).then(([said]) => fitting(said)),
    carry: text => ask(text, files.beside(text)).then(([said, file]) => { files.keep(file); return fitting(said); }),
  };
}

globalThis.page = {
  // What the page finds: see app.start.
  boot: total(() => JSON.stringify({
    query: location.search, fragment: device.fragment(), state: device.state(), settings: device.load("rami.settings"), saves: device.load("rami.saves"),
    storage: device.storageTrouble(), languages: navigator.languages, size: [innerWidth, innerHeight],
    offline: html.dataset.offline, links: device.load("rami.links"), address: location.origin + location.pathname,
    shares: Boolean(navigator.share), vibrates: device.vibrates(), sharesFiles: files.shares(),
    installs: install.state(),
  })),
  start: total((id, f) => { root = document.getElementById(id); handler = f; listen(send); drag.listen(send, glide); }),
  render: total(paint),
  say: total(say),
  hush: total(() => document.getElementById("story")?.replaceChildren()),
  sound: total(name => rejects(import(asset("sound.js")).then(sound => sound.play(name)))),
  vibrate: total(name => { if (device.vibrates() && navigator.userActivation?.hasBeenActive) navigator.vibrate(PULSES[name] ?? PULSES.turn); }),
  share: total((how, link) => rejects(device.share(how, link).then(what => { if (what) send("shared", [what], null); }))),
  skip: total(motion.finish),
  text: total(message => texts.text(JSON.parse(message))),
  load: total(device.load),
  save: total((key, text) => device.save(key, text)),
  forget: total(key => device.save(key, null)),
  go: total((state, how) => device.go(JSON.parse(state), how)),
  back: total(() => history.back()),
  bare: total(device.bare),
  reload: total(offline.reload),
  install: total(() => rejects(install.ask(what => send("installs", [what])))),
  persist: total(() => rejects(device.persist())),
  learn: total(learn),
  asset: total(asset),
  clear: total(() => rejects(device.clear())),
  fetch: total((name, tag) => rejects(fetched(name).then(found => send("reply", [tag], { ok: found }),
    error => send("reply", [tag], { error: { code: String(error?.message ?? error), values: {} } })))),
  digest: total((text, tag) => rejects(device.digest(text).then(hash => send("reply", [tag], { ok: { text, hash } }),
    error => send("reply", [tag], { error: { code: String(error?.message ?? error), values: {} } })))),
  mark: total(name => { performance.mark(name); }),
  markPainted: total(name => afterPaint(() => performance.mark(name))),
  engine,
  revive: total(name => engines.revive(name, base)),
  exchange: total(anew => device.exchange(JSON.parse(files.made()), anew)),
  renew: total(device.renew),
  download: total(files.download),
  shareFile: total(name => rejects(files.share(name))),
  report: total(text => { console.error(text); }),
};

install.watch(what => send("installs", [what]));
addEventListener("rami:offline", event => send("offline", [event.detail]));
addEventListener("rami:fresh", () => send("fresh"));
addEventListener("rami:progress", event => send("progress", [], event.detail));
offline.watch();
