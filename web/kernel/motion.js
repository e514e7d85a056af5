// Motion: what bears an identity (data-fly) flies from its old place to its new one. Transforms only, no frame in Python.
const EASE = "cubic-bezier(.2, .7, .2, 1)", STEP = 40, SPREAD = 1000; // ms between two dealt cards; ms for all of them
const html = document.documentElement, running = new Set();
let before = null;

const still = () => html.dataset.speed === "instant" || html.dataset.motion === "reduced" || document.hidden
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

// Before a patch: where everything is now, on its way or at rest.
export function note() {
  if (still()) { before = null; return; }
  before = { wide: innerWidth, high: innerHeight, screen: html.dataset.screen, at: new Map() };
  for (const el of flyers()) before.at.set(el.dataset.fly, place(el));
}

function settle() {
  for (const motion of running) motion.cancel();
  running.clear();
}

// After it: what is elsewhere now, or new with a place to come from, flies. Calls `ended` when all lies still.
export function fly(ended) {
  const was = before;
  before = null;
  settle();
  if (was === null || still() || was.wide !== innerWidth || was.high !== innerHeight) return ended();
  const origins = new Map(), moves = [];
  const origin = key => {
    if (!origins.has(key)) {
      const el = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
      origins.set(key, el && place(el));
    }
    return origins.get(key);
  };
  for (const el of flyers()) {
    const known = was.screen === html.dataset.screen ? was.at.get(el.dataset.fly) : undefined;
    const from = known ?? (el.dataset.from ? origin(el.dataset.from) : null), now = place(el);
    if (!from?.width || !now.width) continue;
    const dx = from.x - now.x, dy = from.y - now.y, scale = from.width / now.width;
    if (Math.abs(dx) >= 1 || Math.abs(dy) >= 1 || Math.abs(scale - 1) >= .02) moves.push({ el, fresh: !known, dx, dy, scale });
  }
  if (!moves.length) return ended();
  const move = time("--move"), deal = time("--deal"), dealt = moves.filter(one => one.fresh).length;
  const gap = Math.min(STEP, Math.max(0, SPREAD - deal) / dealt);
  let turn = 0;
  for (const { el, fresh, dx, dy, scale } of moves) {
    const own = getComputedStyle(el).transform, many = fresh && dealt > 2;
    const motion = el.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale}) ${own === "none" ? "" : own}`, zIndex: 20 }, { zIndex: 20 }],
      { duration: many ? deal : move, easing: EASE, delay: many ? gap * turn++ : 0, fill: "backwards" });
    running.add(motion);
  }
  const these = [...running];
  Promise.allSettled(these.map(motion => motion.finished)).then(() => {
    if (these.some(motion => running.has(motion))) { running.clear(); ended(); } // else a later patch has taken over
  });
}

export function finish() {
  for (const motion of running) motion.finish();
}
