// Playing without a network: the service worker is registered once the game is up, so that it never competes with it.
// Told by events on window: `rami:offline` (detail "saving", "ready" or "no") and `rami:fresh` (a new version waits).
import { asset } from "./base.js";

const WAIT = 1500; // ms after the engine, if nobody asks for a deal
const keeper = navigator.serviceWorker;
let registration = null;

const fresh = () => dispatchEvent(new CustomEvent("rami:fresh"));

function tell(state) {
  document.documentElement.dataset.offline = state;
  dispatchEvent(new CustomEvent("rami:offline", { detail: state }));
}

// A service worker is there to answer a cold start, and all that one asks for lies in a cache of this device, in this version.
async function complete() {
  const [kept, ...found] = await Promise.all([keeper.getRegistration(), ...FILES.map(([name]) => caches.match(asset(name)))]);
  return Boolean(kept?.active) && found.every(Boolean);
}

function follow(coming) {
  coming?.addEventListener("statechange", () => { if (coming.state === "installed" && keeper.controller) fresh(); });
}

async function start() {
  const kept = await complete().catch(() => false);
  try {
    tell(kept ? "ready" : "saving");
    registration = await keeper.register(new URL("../sw.js", asset("")));
    if (registration.waiting && keeper.controller) fresh();
    registration.addEventListener("updatefound", () => follow(registration.installing));
    await keeper.ready;
    tell(await complete() ? "ready" : "no");
  } catch (error) {
    console.warn("offline:", error);
    if (!kept) tell("no");
  }
}

export function watch() {
  if (!keeper) return;
  let began = false;
  // without a network nothing is stored any more: what there is can be told at once
  if (keeper.controller && !navigator.onLine) complete().then(kept => { if (kept && !began) tell("ready"); }, () => {});
  const once = () => { if (!began) { began = true; start(); } };
  new PerformanceObserver(list => {
    for (const { name } of list.getEntries()) {
      if (name === "rami:game") once();
      if (name === "rami:engine") setTimeout(once, WAIT);
    }
  }).observe({ type: "mark", buffered: true });
}

// The page anew, and in the new version if one waits.
export function reload() {
  const next = registration?.waiting;
  if (!next) { location.reload(); return; }
  keeper.addEventListener("controllerchange", () => location.reload(), { once: true });
  next.postMessage({ type: "SKIP_WAITING" });
}
