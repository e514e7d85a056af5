// The engine's files, read once as they come from the network: the worker then finds them in the browser's cache, and the
// page can tell truthfully how many bytes are here. FILES, set by the build: [name, bytes, bytes on the wire].
import { start } from "./engine.js";

const PAUSE = 100; // ms between two reports
const PATIENCE = 15000; // ms for the page's own files
const AGAIN = 3000; // ms before a file that was lost on the way is asked for once more
const TRIES = 20;
const PAGE = ["/page.css", "/page.js", "/page.bin", "/micropython.wasm", "/pyscript/core.js", "/pyscript/error-"];

// The page's own files come first, so that a slow line brings the page early and not everything late; and the page answers before
// the larger Python takes what the processor can give.
export function engine(base) {
  const { load } = start("engine", base), missing = new Set(PAGE);
  const watcher = new PerformanceObserver(list => {
    for (const { name } of list.getEntries()) missing.delete(PAGE.find(part => name.includes(part)));
    if (!missing.size) begin();
  });
  const timer = setTimeout(begin, PATIENCE);
  watcher.observe({ type: "resource", buffered: true });

  function begin() {
    watcher.disconnect();
    clearTimeout(timer);
    download(base);
    new PerformanceObserver((list, marks) => {
      if (list.getEntriesByName("rami:page").length) { marks.disconnect(); load(); }
    }).observe({ type: "mark", buffered: true });
  }
}

function download(base) {
  const all = FILES.reduce((sum, [, , wire]) => sum + wire, 0);
  let done = 0, told = 0;
  const tell = () => {
    told = performance.now();
    const detail = { done: Math.round(done), all, step: done < all ? 1 : 2, steps: 2 };
    dispatchEvent(new CustomEvent("rami:progress", { detail }));
  };
  addEventListener("online", tell); // an engine that failed for want of a network is tried again then
  // A service worker has them all on this device already.
  if (navigator.serviceWorker?.controller) {
    done = all;
    addEventListener("load", tell, { once: true });
    return;
  }
  for (const [name, bytes, wire] of FILES) read(name, bytes, wire);

  async function read(name, bytes, wire, tries = TRIES) {
    let got = 0;
    try {
      const reader = (await fetch(new URL(name, base), { credentials: "same-origin" })).body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        got += part.value.length;
        done += part.value.length * wire / bytes;
        if (performance.now() - told > PAUSE) tell();
      }
      if (done >= all - 1) { done = all; tell(); }
    } catch {
      done -= got * wire / bytes; // the worker asks again, too
      if (tries > 1) setTimeout(() => read(name, bytes, wire, tries - 1), AGAIN);
    }
  }
}
