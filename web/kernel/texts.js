// Messages: Fluent, a file per language and one for the rules, once these are asked for; text into parts (text, cards), numbers
// in the digits of the language.
import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";
import { asset } from "./base.js";
import { direction } from "./choice.js";

const OWN = { ar: "arab", fa: "arabext" }; // digits of their own; in Arabic the Latin ones are usual, too
const PATIENCE = 10000; // ms
const RULES = "-rules";
const OPEN = "\uE000", CLOSE = "\uE001"; // private signs around a face within formatted text
const CARD = /\u2068?\uE000(.+?)\uE001\u2069?/u;
// What no text of somebody's may bring along: those signs, and what turns the text around it.
const SIGNS = /[\uE000-\uF8FF\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;
// What must not begin a line after a card, with the marks of direction and the narrow spaces before it.
const CLOSING = /^[\u200E\u200F\u061C\u2066-\u2069\u00A0\u202F]*[.,:;!?…)\]»،؛؟]+/u;
// What must not end a line before a card: an opening bracket, a letter that is written with the word after it, as in Arabic.
const OPENING = /(?:(?<=^|\s)[\u0621-\u064A]|[([«„“])[\u200E\u200F\u061C\u2066-\u2069]*$/u;

// In a left-to-right language only what holds right-to-left letters needs its isolation.
const NEEDLESS = /\u2068([^\u0590-\u08FF\uFB1D-\uFEFC\u2066-\u2069]*)\u2069/g;
const tidy = text => {
  if (direction(language) === "rtl") return text;
  for (let before = ""; before !== text;) { before = text; text = text.replace(NEEDLESS, "$1"); } // from the inside out
  return text;
};

class Face extends FluentType {
  toString() { return OPEN + this.value + CLOSE; }
}

class Whole extends FluentNumber {
  toString(scope) { return super.toString(scope).replace("-", "\u2212"); }
}

const plain = (value, opts = {}) => new Whole(value, { useGrouping: false, numberingSystem: digits, ...opts });
const NUMBER = ([value], opts) =>
  plain(Number(value.valueOf()), { ...value.opts, ...Object.fromEntries(Object.entries(opts).map(([k, v]) => [k, v.valueOf()])) });

const bundles = new Map(), loading = new Map(), here = new Set(), complained = new Set();
const DAY = { day: "numeric", month: "long", year: "numeric" };
let parted = [""];
let language = "en", digits = "latn", numbers = new Intl.NumberFormat("en", { useGrouping: false });
let days = new Intl.DateTimeFormat("en", DAY);

// True when a language's files are here; one that does not come is asked for again only after a while.
export const load = lang => Promise.all(files(lang).map(name => file(lang, name))).then(all => all.every(Boolean));

// True when the words of the rules are here, too; from then on every language comes with them.
export const deepen = lang => file(lang, lang + RULES).then(came => { if (came) parted = ["", RULES]; return came; });

const files = lang => parted.map(part => lang + part);

function file(lang, name) {
  if (!loading.has(name)) loading.set(name, fetch(asset(`text/${name}.ftl`))
    .then(answer => { if (!answer.ok) throw new Error(`text ${name}: ${answer.status}`); return answer.text(); })
    .then(text => {
      const bundle = bundles.get(lang) ?? new FluentBundle(lang, { functions: { NUMBER } });
      for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
      bundles.set(lang, bundle);
      here.add(name);
      return true;
    })
    .catch(error => { console.error(error); setTimeout(() => loading.delete(name), PATIENCE); return false; }));
  return loading.get(name);
}

// Make a language the one in use, with "latin" or its "own" digits or the usual ones; false while a file of it is not here.
export function use(lang, wish) {
  if (!files(lang).every(name => here.has(name))) return false;
  const system = wish === "own" || (wish !== "latin" && lang === "fa") ? OWN[lang] ?? "latn" : "latn";
  if (lang !== language || system !== digits) {
    language = lang;
    digits = system;
    names.clear();
    numbers = new Intl.NumberFormat(lang, { useGrouping: false, numberingSystem: system });
    days = new Intl.DateTimeFormat(lang, { ...DAY, numberingSystem: system });
  }
  return true;
}

const complain = (id, why) => {
  const said = `text ${id} (${language}): ${why}`;
  if (!complained.has(said)) { complained.add(said); console.error(said); }
};

function pattern(lang, id) {
  const cut = id.indexOf("."), message = bundles.get(lang)?.getMessage(cut < 0 ? id : id.slice(0, cut));
  return message && (cut < 0 ? message.value : message.attributes[id.slice(cut + 1)]);
}

let onLate = () => {};
export const whenLate = f => { onLate = f; };

function raw({ m: id, a: args = {} }, name) {
  let lang = language, found = pattern(lang, id);
  if (found == null) {
    complain(id, "missing");
    if (!bundles.has("en")) load("en").then(here => here && onLate());
    lang = "en";
    found = pattern(lang, id);
    if (found == null) return "";
  }
  const given = {}, errors = [];
  for (const [key, value] of Object.entries(args)) given[key] = argument(value, name);
  const text = bundles.get(lang).formatPattern(found, given, errors);
  for (const error of errors) complain(id, error.message);
  return tidy(text);
}

function argument(value, name) {
  if (typeof value === "number") return plain(value);
  if (value === null || typeof value !== "object") return String(value).replace(SIGNS, "");
  if ("card" in value) return name ? cardName(value.card) : new Face(value.card);
  if ("n" in value) return plain(value.n);
  if ("when" in value) return day(value.when);
  // Isolates within an isolate do not count for its direction, so a nested message states its own.
  return (language in OWN ? "\u200F" : "") + raw(value, name);
}

const names = new Map(); // of cards, in the language in use

export function cardName(face) {
  if (!names.has(face)) names.set(face, nameOf(face));
  return names.get(face);
}

function nameOf(face) {
  if (face === "*") return raw({ m: "card.joker" }, true);
  const rank = face[0] === "T" ? 10 : "23456789".includes(face[0]) ? Number(face[0]) : face[0];
  return raw({ m: "card.name", a: { rank, suit: face[1] } }, true);
}

export const number = value => numbers.format(value).replace("-", "\u2212");

// "" where it is no moment.
export const day = moment => {
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) ? "" : days.format(time);
};

// A message as plain text, cards by their names: for attributes, the title, the live region.
export const text = message => "when" in message ? day(message.when) : "n" in message ? number(message.n) : "card" in message ? cardName(message.card) : raw(message, true);

// A message as [text | {face, opening, closing}]: for what is read on the page; these two stay on the line of the card.
export function parts(message) {
  if ("n" in message) return [number(message.n)];
  if ("when" in message) return [day(message.when)];
  if ("card" in message) return [{ face: message.card, opening: "", closing: "" }];
  const found = [];
  let opening = "";
  raw(message, false).split(CARD).forEach((part, i, all) => {
    if (i % 2) { found.push({ face: part, opening, closing: "" }); return; }
    const closing = i ? part.match(CLOSING)?.[0] ?? "" : "", rest = part.slice(closing.length);
    opening = i + 1 < all.length ? rest.match(OPENING)?.[0] ?? "" : "";
    if (closing) found.at(-1).closing = closing;
    if (rest.length > opening.length) found.push(rest.slice(0, rest.length - opening.length));
  });
  return found;
}

// True as soon as anything can be said.
export const ready = () => bundles.size > 0;
