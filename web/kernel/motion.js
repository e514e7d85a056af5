// Motion: what bears an identity (data-fly) flies from its old place to its new one. Transforms only: the compositor moves it, and
// from its start to its end no script runs. On its way it bears data-flying, and what would cut it off on its edge data-loose.
// A card that leaves the stock for an open hand turns over on its way. What a drawing takes away fades out, as a picture of itself.
const EASE = "cubic-bezier(.2, .7, .2, 1)", TURN = "cubic-bezier(.4, .2, .2, 1)"; // the back of a card is to be seen for a while
const STEP = 40, SPREAD = 1000; // ms between two dealt cards; ms for all of them
const FAR = 1.5; // widths of a card
const FADES = ".table > :is(.tray, .over), .toast, dialog.panel";
const MARKS = ["id", "name", "open", "role"]; // and all that begins with data- or aria-, but for what a card shows
const html = document.documentElement, running = new Set();
let before = null;

export const still = () => html.dataset.speed === "instant" || html.dataset.motion === "reduced" || document.hidden
  || matchMedia("(prefers-reduced-motion: reduce)").matches;
const flyers = () => document.querySelectorAll("[data-fly]");
const place = el => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
};
const time = name => {
  const text = getComputedStyle(html).getPropertyValue(name).trim();
  return (parseFloat(text) || 0) * (text.endsWith("ms") ? 1 : 1000);
};

export const busy = () => running.size > 0;

// What flies, and what it flies over, by attributes (a card that only makes room stays where it lies): whatever else than a transform were animated, each frame would need the page.
function wear(edges) {
  for (const motion of running) if (motion.plan.far) motion.effect.target.setAttribute("data-flying", "");
  for (const edge of edges) edge.setAttribute("data-loose", "");
  html.setAttribute("data-flying", "");
}

function shed() {
  for (const name of ["data-flying", "data-loose"]) for (const el of document.querySelectorAll(`[${name}]`)) el.removeAttribute(name);
}

// Before a patch: where everything is now, on its way or at rest; and what was dragged away from where `key` lies.
export function note(dropped = null) {
  if (still()) { before = null; return; }
  before = { wide: innerWidth, high: innerHeight, screen: html.dataset.screen, at: new Map(), dragged: new Map(), over: [] };
  if (dropped) before.dragged.set(dropped.key, place(dropped.el));
  for (const el of flyers()) before.at.set(el.dataset.fly, place(el));
  for (const el of document.querySelectorAll(FADES)) {
    const { parentElement: around, scrollTop: scrolled } = el;
    if (!el.closest("[data-leaving]")) before.over.push({ el, around, scrolled, box: el.getBoundingClientRect() });
  }
}

// End all motions for measuring; what they were, by element.
function halt() {
  const halted = new Map();
  for (const motion of running) {
    halted.set(motion.effect.target, { ...motion.plan, time: motion.currentTime });
    motion.cancel();
  }
  running.clear();
  shed();
  return halted;
}

function start(el, plan, time = 0) {
  const motion = el.animate(plan.frames, plan.timing);
  motion.plan = plan;
  motion.currentTime = time;
  running.add(motion);
  if (!plan.turns) return;
  const back = el.appendChild(document.createElement("i")), off = () => back.remove();
  back.className = "back";
  motion.finished.then(off, off);
}

// -- what goes

function bare(el) {
  for (const { name, value } of [...el.attributes]) {
    if (name === "data-card") el.setAttribute("data-face", value);
    if (MARKS.includes(name) || /^aria-(?!checked$|disabled$)|^data-(?!face$|for$|owner$)/.test(name)) el.removeAttribute(name);
  }
}

// A picture of what was taken away, in a shell with the classes that were around it; nothing to press, to read or to find. Cards fly
// from where it was, or stay: it shows none that lies elsewhere now.
function fade({ el, around, box, scrolled }) {
  const shell = document.createElement("div"), picture = el.cloneNode(true), modal = el.matches("dialog");
  for (const card of picture.querySelectorAll("[data-fly]")) card.style.visibility = "hidden";
  for (const one of [picture, ...picture.querySelectorAll("*")]) bare(one);
  Object.assign(picture.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  shell.className = around.className;
  shell.inert = true;
  shell.setAttribute("aria-hidden", "true");
  shell.setAttribute("data-leaving", modal && !document.querySelector("dialog[open]") ? "scrim" : "");
  shell.append(picture);
  document.body.append(shell);
  if (scrolled) picture.scrollTop = scrolled;
  const off = () => shell.remove();
  shell.animate({ opacity: [1, 0] }, { duration: time("--quick"), easing: EASE, fill: "forwards" }).finished.then(off, off);
}

// Of another screen, or where hands are covered, nothing of the last one is left.
function leave(was) {
  if (!was || still() || was.screen !== html.dataset.screen || document.querySelector(".hand.covered")) {
    for (const el of document.querySelectorAll("[data-leaving]")) el.remove();
    return [];
  }
  return was.over.filter(({ el, around }) => !el.isConnected && around.isConnected);
}

const same = (a, b) => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.width - b.width) < 1;

// After it: what is elsewhere now, or new with a place to come from, flies. Calls `ended` when all lies still.
export function fly(ended) {
  const was = before, halted = halt();
  before = null;
  for (const one of leave(was)) fade(one);
  if (was === null || still() || was.wide !== innerWidth || was.high !== innerHeight) return ended();
  const origins = new Map(), moves = [], kept = []; // all is measured before anything moves: else each start costs a layout
  const origin = key => {
    if (!origins.has(key)) {
      const el = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
      origins.set(key, was.dragged.get(key) ?? (el && place(el)));
    }
    return origins.get(key);
  };
  for (const el of flyers()) {
    const now = place(el), going = halted.get(el);
    if (going && same(going.to, now)) { kept.push([el, going]); continue; } // on its way to where it still belongs
    const known = was.screen === html.dataset.screen ? was.at.get(el.dataset.fly) : undefined;
    const from = known ?? (el.dataset.from ? origin(el.dataset.from) : null);
    if (from?.width && now.width && !same(from, now)) {
      const own = getComputedStyle(el).transform, turns = !known && el.dataset.from === "stock" && "card" in el.dataset && own === "none";
      moves.push({ el, fresh: !known, turns, from, to: now, own });
    }
  }
  const edges = [...document.querySelectorAll("[data-edge]")].filter(edge => edge.scrollHeight <= edge.clientHeight);
  if (moves.length) launch(moves);
  for (const [el, going] of kept) start(el, going, going.time);
  if (!running.size) return ended();
  wear(edges);
  const these = [...running];
  Promise.allSettled(these.map(motion => motion.finished)).then(() => {
    if (these.some(motion => running.has(motion))) { running.clear(); shed(); ended(); } // else a later patch has taken over
  });
}

function launch(moves) {
  const move = time("--move"), deal = time("--deal"), dealt = moves.filter(one => one.fresh).length;
  const gap = Math.min(STEP, Math.max(0, SPREAD - deal) / dealt);
  let turn = 0;
  for (const { el, fresh, turns, from, to, own } of moves) {
    const many = fresh && dealt > 2, turning = turns && !many;
    const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    start(el, {
      to,
      far: fresh || Math.hypot(from.x - to.x, from.y - to.y) > FAR * to.width,
      turns: turning,
      frames: [{ transform: turning ? `${way} rotateY(-180deg)` : own === "none" ? way : `${way} ${own}` }, {}],
      timing: { duration: many ? deal : move, easing: turning ? TURN : EASE, delay: many ? gap * turn++ : 0, fill: "backwards" },
    });
  }
}

export function finish() {
  for (const motion of running) motion.finish();
}
