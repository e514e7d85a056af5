// Events: a few listeners on the document turn what happens into intents, [name, args, value].
import { fragment } from "./device.js";
import { choose } from "./files.js";
import * as focus from "./focus.js";

const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g; // Arabic and Persian
const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select, [contenteditable]";
const SILENT = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Dead", "Unidentified", "Process"]);
const FIELD = "input, select, textarea";
const BESIDE = 16; // px: less than the narrowest strip of a card
let send = () => false, last = null, under = null;

const intent = (text, value) => { const [name, ...args] = text.split(":"); return send(name, args, value); };
const doer = target => target instanceof Element ? target.closest("[data-do]") : null;

function value(el) {
  if (el.type === "checkbox") return el.checked;
  return el.inputMode === "numeric" || el.type === "number" ? el.value.replace(DIGITS, sign => sign.charCodeAt(0) & 15) : el.value;
}

// The second click of a double click does nothing, whatever lies under it by now; quick taps side by side are two.
const again = event => event.detail > 1 && last && Math.hypot(event.clientX - last.x, event.clientY - last.y) < BESIDE;

// What a press begins on, and what that was to do: a drawing before its end may take it away, or make it do another thing.
function down(event) {
  const el = doer(event.target);
  under = el && { el, does: el.dataset.do, x: event.clientX, y: event.clientY };
}

function pressed(event) {
  const same = event.detail && under && Math.hypot(event.clientX - under.x, event.clientY - under.y) < BESIDE;
  const el = same ? under.el : doer(event.target);
  return [el, same ? under.does : el?.dataset.do];
}

// Nor does it take the focus from where the first one led it.
function mousedown(event) {
  if (again(event)) event.preventDefault();
}

function click(event) {
  const [el, does] = pressed(event);
  under = null;
  if (!el || el.matches(FIELD)) { last = null; return; }
  if (el.matches("a[href]")) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
  }
  if (again(event)) return;
  last = { x: event.clientX, y: event.clientY };
  focus.press(el);
  intent(does, null);
}

const chosen = field => choose(field).then(found => { if (found) intent(field.dataset.do, found); }, console.error);

function change(event) {
  const el = event.target.closest?.("[data-do]");
  if (!el?.matches(FIELD)) return;
  if (el.type === "file") { if (event.type === "change") chosen(el); return; }
  if (event.type === "change" || el.type === "range" || el.type === "search") intent(el.dataset.do, value(el));
}

function keydown(event) {
  if (SILENT.has(event.key) || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event, native = key === "Enter" || key === " ";
  if (native && target.closest?.("button, a[href], summary")) { if (event.repeat) event.preventDefault(); return; }
  if (target.matches?.(TYPED) && key !== "Escape") return;
  if (target.matches?.(FIELD) && (native || key.startsWith("Arrow"))) return;
  if (focus.moved(key, target)) { event.preventDefault(); return; }
  if (document.querySelector("dialog[data-modal][open]") || event.repeat) return;
  if (key === "Escape" && document.querySelector(":popover-open")) return;
  focus.press(null);
  if (send("key", key.length > 1 && event.shiftKey ? [key, "shift"] : [key], null)) event.preventDefault();
}

// Esc in a dialog; the page closes it by drawing without it.
function cancel(event) {
  if (!event.target.matches?.("dialog[data-modal]")) return;
  event.preventDefault();
  intent(event.target.dataset.cancel ?? "cancel", null);
}

function closed(event) {
  const dialog = event.target;
  if (dialog.matches?.("dialog[data-modal]") && dialog.isConnected) intent(dialog.dataset.cancel ?? "cancel", null);
}

// Of the sections that links jump to, the one in view: whose heading has the focus and is to be seen, else the last that has come up
// to the middle of the window, at the end of the page the last of all.
function inView() {
  const links = [...document.querySelectorAll("a[data-do^='jump:']")];
  const parts = links.map(link => document.getElementById(link.hash.slice(1))).filter(Boolean);
  if (!parts.length) return;
  const top = el => el.getBoundingClientRect().top, ended = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const heading = document.activeElement.closest("h2"), held = heading && top(heading) > 0 && top(heading) < innerHeight;
  const part = (held && parts.find(one => one.contains(heading))) || (ended && scrollY > 0 ? parts.at(-1) : parts.findLast(one => top(one) < innerHeight / 2)) || parts[0];
  const link = links.find(one => one.hash.slice(1) === part.id);
  if (!link.hasAttribute("aria-current")) send("in-view", [part.id], null);
}

// What is called at most once a frame.
function framed(call) {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; call(); });
  };
}

export function listen(handler) {
  send = handler;
  document.addEventListener("pointerdown", down);
  document.addEventListener("mousedown", mousedown);
  document.addEventListener("click", click);
  document.addEventListener("change", change);
  document.addEventListener("input", change);
  document.addEventListener("keydown", keydown);
  document.addEventListener("cancel", cancel, true); // these two do not bubble
  document.addEventListener("close", closed, true);
  document.addEventListener("focusin", event => focus.entered(event.target));
  document.addEventListener("visibilitychange", () => send("visible", [document.hidden ? "no" : "yes"], null));
  addEventListener("popstate", event => send("pop", [], event.state));
  addEventListener("hashchange", () => send("fragment", [], fragment()));
  addEventListener("resize", framed(() => send("resize", [], [innerWidth, innerHeight])));
  addEventListener("scroll", framed(inView), { passive: true });
}
