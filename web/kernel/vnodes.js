// Our nodes, [tag, props, kids], as Preact's.
import { Fragment, h } from "preact";
import { asset } from "./base.js";
import * as texts from "./texts.js";

const OURS = { do: "data-do", act: "data-act", fly: "data-fly", drag: "data-drag", drop: "data-drop", onto: "data-onto", takes: "data-takes", slot: "data-slot", from: "data-from", roving: "data-roving", modal: "data-modal" };
const STATES = new Set(["hidden", "disabled", "checked", "open", "required", "selected", "multiple", "inert"]);

function attribute(name, value) {
  if (value !== null && typeof value === "object") value = texts.text(value);
  if (typeof value === "string" && value[0] === "@") return asset(value.slice(1));
  if (typeof value !== "boolean") return value;
  if (STATES.has(name)) return value;
  if (name.startsWith("aria-")) return String(value);
  return value ? "" : null;
}

// What stands in a field, by its key, as it was drawn last. What is being typed there is not drawn over.
const fields = new Map();

function standing(key, value) {
  const el = document.activeElement, typed = el?.dataset.key === key && fields.get(key) === value;
  fields.set(key, value);
  return typed ? el.value : value;
}

function kid(given) {
  if (typeof given === "string") return given;
  if (Array.isArray(given)) return build(given);
  return texts.parts(given).map(part => {
    if (typeof part === "string") return part;
    const card = h("b", { class: "mini", role: "img", "data-face": part.face, "aria-label": texts.cardName(part.face) });
    return part.opening || part.closing ? h("span", { class: "unbroken" }, part.opening, card, part.closing) : card;
  });
}

// The face of the classic deck; the style sheet shows it where a card is large enough.
function face(card) {
  const deck = document.documentElement.dataset.deck ?? "";
  if (!deck.includes("classic") || !/^[2-9TJQKA][CDHS]$/.test(card)) return null;
  return `url("${asset(`cards/${deck.includes("four") ? "4color" : "2color"}/${card}.svg`)}")`;
}

// A row that is longer than its place shows its end when it comes up.
const toItsEnd = el => { if (el) el.scrollLeft = getComputedStyle(el).direction === "rtl" ? -el.scrollWidth : el.scrollWidth; };

export function build([tag, props, kids]) {
  const given = {};
  let style = null;
  for (const name in props) {
    const value = props[name];
    if (value === null) continue;
    if (name.startsWith("--")) (style ??= {})[name] = String(attribute(name, value));
    else if (name === "key") given.key = given["data-key"] = value;
    else given[OURS[name] ?? name] = attribute(name, value);
  }
  const print = given["data-card"] ? face(given["data-card"]) : null;
  if (print) (style ??= {})["--face"] = print;
  if (style) given.style = style;
  if ("data-end" in given) given.ref = toItsEnd;
  if (tag === "input" && "value" in given && given.key !== undefined) given.value = standing(given.key, given.value);
  return h(tag === "" ? Fragment : tag, given, ...kids.map(kid));
}
