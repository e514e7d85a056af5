// Dragging: what bears data-drag follows the pointer; let go over something with data-drop it becomes the intent
// ["drop", [what is dragged, …where]]. Anywhere else, or by Esc, it glides back and nothing is told.
import { still } from "./motion.js";

const SLOP = 8; // px that a finger may wander in a tap
const BACK = { duration: 200, easing: "cubic-bezier(.2, .7, .2, 1)" };
let send = () => false, held = null, over = null, done = false;

const target = event => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

function light(el) {
  if (el === over) return;
  over?.removeAttribute("data-over");
  over = el;
  over?.setAttribute("data-over", "");
}

function down(event) {
  done = false;
  const el = event.target.closest?.("[data-drag]");
  if (el && event.isPrimary && !event.button) held = { el, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
}

function move(event) {
  if (held?.id !== event.pointerId) return;
  const { el, id, x, y } = held, [dx, dy] = [event.clientX - x, event.clientY - y];
  if (!el.isConnected) { held = null; light(null); return; }
  if (!held.moving) {
    if (Math.hypot(dx, dy) < SLOP) return;
    held.moving = true;
    el.setPointerCapture(id);
    el.setAttribute("data-dragged", "");
  }
  el.style.translate = `${dx}px ${dy}px`;
  light(target(event));
}

// Put back what is dragged; where it would have been let go.
function end() {
  const { el, moving } = held, where = over;
  held = null;
  light(null);
  if (!moving) return null;
  done = true; // the click that follows is none
  const from = el.style.translate;
  el.style.translate = "";
  el.removeAttribute("data-dragged");
  if (!still()) el.animate([{ translate: from, zIndex: 30 }, { translate: "0 0", zIndex: 30 }], BACK);
  return el.isConnected ? where : null;
}

function up(event) {
  if (held?.id !== event.pointerId) return;
  const what = held.el.dataset.drag, where = end()?.dataset.drop;
  if (where) send("drop", [what, ...where.split(":")], null);
}

function cancel(event) {
  if (held?.id === event.pointerId) end();
}

function key(event) {
  if (event.key !== "Escape" || !held?.moving) return;
  event.preventDefault();
  event.stopPropagation();
  end();
}

function click(event) {
  if (!done || !event.detail) return; // a finger that dragged is followed by no click, maybe by a key's
  done = false;
  event.preventDefault();
  event.stopPropagation();
}

export function listen(handler) {
  send = handler;
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", cancel);
  document.addEventListener("keydown", key, true);
  addEventListener("click", click, true);
}
