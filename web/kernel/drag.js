// Dragging: what bears data-drag follows the pointer, by transforms alone. Python hears when it is lifted, ["lift", [what]], and
// once when it is let go, ["drop", [what, …where]]: where is what data-drop says there, for a place in its own row
// ["hand", the card before which it comes, or ""], and nothing outside, by Esc or when the browser takes the pointer away.
//
// Of places within one another the innermost counts that bears data-takes, else the innermost. data-onto: the places it can
// go to at all. Chosen cards of a row (data-row) go together; where the row bears data-tail, all that lie after go with it.
const SLOP = 8; // px that a finger may wander in a tap
const STRIP = .45; // of a card's width: what is seen of each of several that are dragged
const GATHER = { duration: 120, easing: "cubic-bezier(.2, .7, .2, 1)", composite: "add" };
let send = () => false, glide = change => change(), held = null, done = null;

const rect = el => el.getBoundingClientRect();

function target(x, y) {
  const onto = held.el.dataset.onto?.split(" ");
  let first = null;
  for (let el = document.elementFromPoint(x, y)?.closest("[data-drop]"); el; el = el.parentElement?.closest("[data-drop]")) {
    if (onto && !onto.includes(el.dataset.drop.split(":")[0])) continue;
    if (el.hasAttribute("data-takes")) return el;
    first ??= el;
  }
  return first;
}

function light(el) {
  if (el === held.over) return;
  held.over?.removeAttribute("data-over");
  held.over = el;
  el?.setAttribute("data-over", "");
}

// What is seen to move: the card itself, or the top card of a pile.
const body = el => el.matches(".card") ? el : [...el.querySelectorAll(".card")].at(-1) ?? el;

function party(el, row) {
  if (!row) return [body(el)];
  const all = [...row.querySelectorAll(row.hasAttribute("data-tail") ? "[data-fly]" : "[data-drag]")];
  if (row.hasAttribute("data-tail")) return all.slice(all.indexOf(el));
  return el.getAttribute("aria-pressed") === "true" ? all.filter(one => one.getAttribute("aria-pressed") === "true") : [el];
}

// -- the row: where the cards lie that others can be put between

function measure() {
  const { row } = held;
  if (!row || row.hasAttribute("data-tail")) { held.slots = null; return; }
  const area = rect(row.offsetParent), lis = [...row.children].filter(li => li.dataset.slot || held.party.some(one => li.contains(one)));
  held.slots = lis.map(li => ({
    li, key: li.dataset.slot ?? null, own: held.party.some(one => li.contains(one)),
    x: li.offsetLeft, y: li.offsetTop, left: area.left + li.offsetLeft, top: area.top + li.offsetTop,
  }));
}

// The slot under a point: of the row of cards nearest to it the last that begins before it.
function slotAt(x, y) {
  const tops = [...new Set(held.slots.map(slot => slot.top))].sort((a, b) => a - b);
  const top = tops.findLast(one => one <= y) ?? tops[0];
  const line = held.slots.filter(slot => slot.top === top);
  return held.slots.indexOf(line.findLast(slot => slot.left <= x) ?? line[0]);
}

// The cards as they would lie with those that are dragged at a slot; null where that is as they lie.
function ordered(at) {
  const own = held.slots.filter(slot => slot.own), others = held.slots.filter(slot => !slot.own);
  const start = Math.min(Math.max(at - held.grabbed, 0), others.length), made = [...others.slice(0, start), ...own, ...others.slice(start)];
  return { made, before: others[start]?.key ?? "", changed: made.some((slot, i) => slot !== held.slots[i]) };
}

// Open the gap at a slot; null: close it.
function open(at) {
  held.at = at;
  const made = at === null ? held.slots : ordered(at).made;
  made.forEach((slot, i) => {
    if (slot.own) return;
    const to = held.slots[i], x = to.x - slot.x, y = to.y - slot.y;
    slot.li.style.translate = x || y ? `${x}px ${y}px` : "";
  });
}

// -- the pointer

function lift() {
  const { el } = held, grip = rect(held.body);
  const row = el.closest("[data-row]");
  Object.assign(held, { moving: true, row, party: party(el, row), at: null, foot: grip.bottom });
  held.grabbed = Math.max(0, held.party.indexOf(held.body));
  try { el.setPointerCapture(held.id); } catch { /* it has gone up meanwhile */ }
  const seen = held.party.map(rect);
  for (const one of held.party) {
    one.setAttribute("data-dragged", "");
    one.style.translate = "0 0";
    for (const motion of one.getAnimations()) motion.finish();
  }
  row?.setAttribute("data-open", "");
  measure();
  held.places = held.party.map((one, i) => { // from where it lies to where it is dragged, with the pointer where it took hold
    const lies = rect(one), anchor = rect(one.parentElement), aside = (i - held.grabbed) * STRIP * lies.width;
    return { x: grip.left + aside - lies.left, y: grip.top - lies.top, anchor, from: [seen[i].left - grip.left - aside, seen[i].top - grip.top] };
  });
  follow();
  held.party.forEach((one, i) => {
    const [x, y] = held.places[i].from;
    if (x || y) one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], GATHER);
  });
  send("lift", [held.what], null);
}

function follow() {
  const over = target(held.px, held.py);
  light(over);
  carry();
  if (!held.slots) return;
  const at = over?.contains(held.row) ? slotAt(held.px, held.py) : null;
  if (at !== held.at) open(at);
}

// Under the finger, but for the lower edge of the window: a table that became higher there would scroll.
function carry() {
  const x = held.px - held.x, y = Math.min(held.py - held.y, innerHeight - held.foot);
  held.party.forEach((one, i) => { one.style.translate = `${held.places[i].x + x}px ${held.places[i].y + y}px`; });
}

// All that is dragged back to where it belongs; whoever calls this lets it fly there.
function clear() {
  const { party, slots, row, over } = held;
  held = null;
  over?.removeAttribute("data-over");
  row?.removeAttribute("data-open");
  for (const slot of slots ?? []) slot.li.style.translate = "";
  for (const one of party) { one.style.translate = ""; one.removeAttribute("data-dragged"); }
}

// Let go: what is dragged lies where it is until Python has answered.
function release(where) {
  if (!held.moving) { held = null; return; }
  const { what } = held;
  light(null);
  held.dropped = true;
  done = held.id;
  send("drop", [what, ...where], null);
  if (held?.dropped && !waits()) glide(clear);
}

const waits = () => document.querySelector("[data-aloft]") !== null;

// After a patch: a table that has moved moves nothing under the finger, and what has been answered may fly.
export function drawn() {
  if (!held?.moving) return;
  if (held.dropped ? !waits() : !held.party.every(one => one.isConnected)) {
    const { what, dropped } = held;
    clear();
    if (!dropped) send("drop", [what], null);
    return;
  }
  settle();
}

function settle() {
  held.party.forEach((one, i) => {
    const place = held.places[i], anchor = rect(one.parentElement);
    place.x -= anchor.left - place.anchor.left;
    place.y -= anchor.top - place.anchor.top;
    place.anchor = anchor;
  });
  measure();
  if (held.dropped) { carry(); return; }
  if (held.slots) open(held.at === null ? null : Math.min(held.at, held.slots.length - 1));
  follow();
}

// What has been let go and waits for an answer, or null: what comes of it flies from there.
export const dropped = () => held?.dropped ? { key: held.el.dataset.key, el: held.body } : null;

function down(event) {
  if (held?.moving && !held.dropped) return; // another finger
  done = null;
  if (held?.dropped) glide(clear);
  held = null;
  const el = event.target.closest?.("[data-drag]");
  if (!el || !event.isPrimary || event.button) return;
  const [x, y] = [event.clientX, event.clientY];
  held = { el, body: body(el), what: el.dataset.drag, id: event.pointerId, x, y, px: x, py: y, moving: false };
}

function move(event) {
  if (held?.id !== event.pointerId || held.dropped) return;
  if (!held.el.isConnected && !held.moving) { held = null; return; }
  held.px = event.clientX;
  held.py = event.clientY;
  if (held.moving) follow();
  else if (Math.hypot(held.px - held.x, held.py - held.y) >= SLOP) lift();
}

function up(event) {
  if (held?.id !== event.pointerId || held.dropped) return;
  if (!held.moving) { held = null; return; }
  const { over, row, slots, at } = held;
  if (!over) release([]);
  else if (slots && over.contains(row)) {
    const { before, changed } = at === null ? { changed: false } : ordered(at);
    release(changed ? ["hand", before] : []);
  } else release(over.dataset.drop.split(":"));
}

function cancel(event) {
  if (held?.id === event.pointerId && !held.dropped) release([]);
}

function key(event) {
  if (event.key !== "Escape" || !held?.moving || held.dropped) return;
  event.preventDefault();
  event.stopPropagation();
  release([]);
}

// A drag ends in no click, though a mouse sends one; the other finger's click, or a key's, is another thing.
function click(event) {
  if (done === null || !event.detail || (event.pointerId ?? done) !== done) return;
  done = null;
  event.preventDefault();
  event.stopPropagation();
}

// A finger that rests before it drags asks for no menu.
function menu(event) {
  if (held) event.preventDefault();
}

export function listen(handler, mover) {
  send = handler;
  glide = mover;
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", cancel);
  document.addEventListener("contextmenu", menu);
  const moved = () => { if (held?.moving) settle(); };
  document.addEventListener("scroll", moved, true);
  addEventListener("resize", moved);
  document.addEventListener("keydown", key, true);
  addEventListener("click", click, true);
}
