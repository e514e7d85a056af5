// The engine's files, read once as they come from the network: the worker then finds them in the browser's cache, and the
// page can tell truthfully how many bytes are here. FILES, set by the build: [name, bytes, bytes on the wire].
const PAUSE = 100; // ms between two reports

export function download(base) {
  const all = FILES.reduce((sum, [, , wire]) => sum + wire, 0);
  let done = 0, told = 0;
  const tell = () => {
    told = performance.now();
    const detail = { done: Math.round(done), all, step: done < all ? 1 : 2, steps: 2 };
    dispatchEvent(new CustomEvent("rami:progress", { detail }));
  };
  // A service worker has them all on this device already.
  if (navigator.serviceWorker?.controller) {
    done = all;
    addEventListener("load", tell, { once: true });
    return;
  }
  for (const [name, bytes, wire] of FILES) read(name, bytes, wire);

  async function read(name, bytes, wire) {
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
      done -= got * wire / bytes; // the worker asks again, and says what is wrong
    }
  }
}
