// Part of the service worker, before Workbox. What a browser has compiled it remembers beside its own copy of a file, not beside
// the one that Workbox keeps: so its own comes first where it has one, and then the larger Python need not be compiled anew.
const compiled = /\/pyodide\.asm\.(wasm|mjs)$/;

addEventListener("fetch", event => {
  const { request } = event;
  if (!compiled.test(new URL(request.url).pathname)) return;
  event.stopImmediatePropagation();
  event.respondWith(fetch(request.url, { cache: "only-if-cached", mode: "same-origin" })
    .then(own => own.ok ? own : Promise.reject())
    .catch(() => caches.match(request)).then(found => found ?? fetch(request)));
});
