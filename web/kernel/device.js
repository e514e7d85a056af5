// What belongs to the device: storage and history.
import { clear as empty, createStore } from "idb-keyval";

let trouble = "";

// "", or what is wrong with the storage: "full", "blocked".
export const storageTrouble = () => trouble;

const MOST = 2 ** 17; // characters of a text that the page reads; it keeps none as long

export function load(key) {
  try {
    const text = localStorage.getItem(key);
    return text?.length > MOST ? null : text;
  } catch { trouble = "blocked"; return null; }
}

export function save(key, text) {
  try {
    if (text === null) localStorage.removeItem(key); else localStorage.setItem(key, text);
    return "";
  } catch (error) {
    trouble = error?.name === "QuotaExceededError" ? "full" : "blocked";
    return trouble;
  }
}

export const state = () => history.state;

// Show a screen in the address line's history; `state` is {screen, match, depth}.
export function go(state, how) {
  if (how === "replace") history.replaceState(state, "");
  else history.pushState(state, "");
}

const LONGEST = 65000; // characters of a fragment that the page's Python is given; none that the engine takes is as long

export const fragment = () => location.hash.slice(0, LONGEST);

export const bare = () => history.replaceState(history.state, "", location.pathname + location.hash);

// The SHA-256 of a text, by the browser's own means; there are none where the page does not come from a safe place.
export async function digest(text) {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found), byte => byte.toString(16).padStart(2, "0")).join("");
}

export const persist = () => navigator.storage?.persist?.();

// Copy a link, or hand it on by the device's own means: "copied", "shared", "failed", or "" where the person thought better of it.
export async function share(how, link) {
  try {
    if (how === "share") await navigator.share({ title: document.title, url: link });
    else await navigator.clipboard.writeText(link);
    return how === "share" ? "shared" : "copied";
  } catch (error) { return error?.name === "AbortError" ? "" : "failed"; }
}

const ours = () => Object.keys(localStorage).filter(key => key.startsWith("rami."));

// All that the page keeps, by its key, but what it can tell again from the matches.
export function kept() {
  try { return Object.fromEntries(ours().filter(key => key !== "rami.saves").map(key => [key, load(key)]).filter(([, text]) => text !== null)); } catch { return {}; }
}

// Put texts in the place of all that the page keeps (`anew`), or beside it where there is nothing of that key: all of them or
// none. "", or what is wrong.
export function exchange(texts, anew) {
  let before = {};
  try {
    before = Object.fromEntries(ours().map(key => [key, localStorage.getItem(key)]));
    if (anew) for (const key in before) localStorage.removeItem(key);
    for (const key in texts) if (anew || !(key in before)) localStorage.setItem(key, texts[key]);
    return "";
  } catch (error) {
    for (const key in texts) if (!(key in before)) save(key, null);
    for (const key in before) save(key, before[key]);
    return trouble = error?.name === "QuotaExceededError" ? "full" : "blocked";
  }
}

// What is held in a hand and can vibrate.
export const vibrates = () => Boolean(navigator.vibrate) && matchMedia("(any-pointer: coarse)").matches;

// Forget all that this page keeps, the matches of store.js too, and start anew.
export async function clear() {
  for (const key of ours()) localStorage.removeItem(key);
  await empty(createStore("rami", "matches"));
  renew();
}

// The page anew, as if it were opened now.
export function renew() {
  history.replaceState(null, "", location.pathname);
  location.reload();
}
