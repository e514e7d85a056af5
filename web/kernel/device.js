// What belongs to the device: storage and history.
import { clear as empty, createStore } from "idb-keyval";

let trouble = "";

// "", or what is wrong with the storage: "full", "blocked".
export const storageTrouble = () => trouble;

export function load(key) {
  try { return localStorage.getItem(key); } catch { trouble = "blocked"; return null; }
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

export const bare = () => history.replaceState(history.state, "", location.pathname + location.hash);

export const random = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => byte.toString(36).padStart(2, "0")).join("");

export const persist = () => navigator.storage?.persist?.();

// Copy a link, or hand it on by the device's own means: "copied", "shared", "failed", or "" where the person thought better of it.
export async function share(how, link) {
  try {
    if (how === "share") await navigator.share({ title: document.title, url: link });
    else await navigator.clipboard.writeText(link);
    return how === "share" ? "shared" : "copied";
  } catch (error) { return error?.name === "AbortError" ? "" : "failed"; }
}

// Forget all that this page keeps, the matches of store.js too, and start anew.
export async function clear() {
  for (const key of Object.keys(localStorage)) if (key.startsWith("rami.")) localStorage.removeItem(key);
  await empty(createStore("rami", "matches"));
  history.replaceState(null, "", location.pathname);
  location.reload();
}
