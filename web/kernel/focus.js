// Focus: never lost by a patch; groups with one tab stop; dialogs above the page.
const STOPS = "button, a[href], input, select, textarea, summary, [tabindex]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const BAR = 96;              // px
const places = new Map();   // group -> {key, index} of the stop that was focused last
const openers = new Map();  // dialog -> what had the focus before

let pressed = null, noted = null, shown = null;

const byKey = key => key && document.querySelector(`[data-key="${CSS.escape(key)}"]`);
const groupOf = el => el.closest("[data-roving]");
const visible = el => el.getClientRects().length > 0;
const stopsOf = group => [...group.querySelectorAll(STOPS)].filter(el => groupOf(el) === group && !el.disabled && visible(el));
const put = el => { el.focus({ preventScroll: true }); return document.activeElement === el; };
const shows = el => visible(el) && getComputedStyle(el).visibility === "visible";
const reachable = el => el?.isConnected && shows(el) && (el.matches(STOPS) ? el : [...el.querySelectorAll(STOPS)].find(shows));

// What was pressed last, if not by a key of the page: a dialog that opens now goes back there.
export const press = el => { pressed = el; };

// Before a patch.
export function note() {
  const el = document.activeElement;
  noted = null;
  if (!el || el === document.body) return;
  const group = groupOf(el);
  noted = {
    el, key: el.closest("[data-key]")?.dataset.key, act: el.dataset.act, around: around(el),
    group: group?.dataset.roving, index: group ? stopsOf(group).indexOf(el) : -1,
    dialog: el.closest("dialog"),
  };
}

function around(el) {
  const keys = [];
  for (let at = el.parentElement?.closest("[data-key]"); at; at = at.parentElement.closest("[data-key]")) keys.push(at.dataset.key);
  return keys;
}

// After it. `wanted`: the key the page asks for, or null.
export function mend(wanted, screen) {
  const changed = shown !== null && shown !== screen;
  shown = screen;
  const groups = [...document.querySelectorAll("[data-roving]")].map(group => [group, stopsOf(group)]); // measured before any is changed
  for (const [group, stops] of groups) rove(group, stops);
  const closed = dialogs();
  const asked = wanted && reachable(byKey(wanted));
  if (asked) { arrive(asked); reveal(asked); return; }
  const here = document.activeElement;
  if (here && here !== document.body && here.isConnected && !(changed && here === noted?.el)) return;
  if (changed) {
    scrollTo(0, 0);
    put(start());
  } else if (noted) {
    const act = noted.act && document.querySelector(`[data-act="${noted.act}"]`);
    const target = [noted.el, byKey(noted.key), neighbour(), act, ...noted.around.map(byKey)].map(reachable).find(Boolean) ?? start();
    arrive(target);
    reveal(target);
  } else if (closed) put(start());
}

// What is asked for may lie beyond the window, or beneath the bar at its end.
function reveal(el) {
  const { top, bottom } = el.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight - BAR) scrollBy(0, (top + bottom - innerHeight) / 2);
}

// The dialog, the heading, or what lies below a heading that nobody sees.
function start() {
  const heading = document.querySelector("h1[tabindex]"), seen = heading?.offsetWidth > 1 ? heading : null;
  const top = document.querySelector("dialog[open]") ?? seen ?? document.querySelector("main") ?? document.body;
  if (!top.matches(STOPS)) top.tabIndex = -1;
  return top;
}

function neighbour() {
  const group = noted.group && document.querySelector(`[data-roving="${CSS.escape(noted.group)}"]`);
  const stops = group ? stopsOf(group) : [];
  return stops[Math.min(Math.max(noted.index, 0), stops.length - 1)];
}

function arrive(el) {
  const group = groupOf(el);
  if (group) turn(group, stopsOf(group), el);
  put(el);
}

// -- groups with one tab stop

function turn(group, stops, to) {
  for (const el of stops) { const at = el === to ? 0 : -1; if (el.tabIndex !== at || !el.hasAttribute("tabindex")) el.tabIndex = at; }
  if (to) places.set(group.dataset.roving, { key: to.dataset.key ?? to.closest("[data-key]")?.dataset.key, index: stops.indexOf(to) });
}

function rove(group, stops) {
  const last = places.get(group.dataset.roving);
  const here = stops.find(el => el === document.activeElement) ?? (last && stops.find(el => el.closest("[data-key]")?.dataset.key === last.key))
    ?? (last ? stops[Math.min(last.index, stops.length - 1)] : null) ?? stops.find(el => el.matches("[aria-pressed=true], [aria-checked=true], [aria-current=true]")) ?? stops[0];
  turn(group, stops, here);
}

export function entered(el) {
  const group = groupOf(el), stops = group ? stopsOf(group) : [];
  if (stops.includes(el)) turn(group, stops, el);
}

// True if the key moved the focus within a group.
export function moved(key, el) {
  const group = groupOf(el), stops = group ? stopsOf(group) : [], at = stops.indexOf(el);
  if (at < 0) return false;
  const to = key === "Home" ? stops[0] : key === "End" ? stops.at(-1) : ARROWS[key] ? step(stops, at, group, ...ARROWS[key]) : null;
  if (!to) return false;
  turn(group, stops, to);
  to.focus();
  if (to !== el && to.getAttribute("role") === "radio") to.click();
  return true;
}

function step(stops, at, group, x, y) {
  if (x) return stops[at + x * (getComputedStyle(group).direction === "rtl" ? -1 : 1)] ?? stops[at];
  const own = middle(stops[at]);
  const rows = stops.map(el => ({ el, ...middle(el) })).filter(one => (one.y - own.y) * y > own.high / 2);
  if (!rows.length) return stops[at + y] && Math.abs(middle(stops[at + y]).y - own.y) < own.high / 2 ? stops[at + y] : stops[at];
  return rows.sort((a, b) => Math.abs(a.y - own.y) - Math.abs(b.y - own.y) || Math.abs(a.x - own.x) - Math.abs(b.x - own.x))[0].el;
}

const middle = el => {
  const { left, top, width, height } = el.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, high: height };
};

// -- dialogs

const opener = el => ({ el, key: el?.closest?.("[data-key]")?.dataset.key, act: el?.dataset?.act });

// Closes and opens them; true if one was closed. What takes the place of another goes back to where that one came from.
function dialogs() {
  let closed = null;
  for (const [dialog, before] of openers) {
    if (dialog.isConnected && dialog.hasAttribute("data-modal")) continue;
    if (dialog.open) dialog.close();
    openers.delete(dialog);
    closed = before;
  }
  for (const dialog of document.querySelectorAll("dialog[data-modal]:not([open])")) {
    const before = [pressed, noted?.el].find(el => el?.isConnected);
    openers.set(dialog, before || !closed ? opener(before ?? noted?.el ?? pressed) : closed);
    dialog.showModal();
  }
  if (closed && !document.querySelector("dialog[open]")) {
    const back = [closed.el, byKey(closed.key), closed.act && document.querySelector(`[data-act="${closed.act}"]`)].map(reachable).find(Boolean);
    if (back) arrive(back);
  }
  return closed !== null;
}
