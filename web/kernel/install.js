// Installing as an app: the browser's offer is kept until the person asks for it.
const APP = "(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)";
let offer = null;

// "app": it runs as one; "offer": the browser can install it; "share": there the person can (iPhone, iPad); "": nobody knows.
export function state() {
  if (matchMedia(APP).matches || navigator.standalone) return "app";
  if (offer) return "offer";
  return "standalone" in navigator && navigator.maxTouchPoints > 1 ? "share" : "";
}

export function watch(tell) {
  addEventListener("beforeinstallprompt", event => { event.preventDefault(); offer = event; tell(state()); });
  addEventListener("appinstalled", () => { offer = null; tell("app"); });
}

// The browser asks; an offer can be taken once.
export async function ask(tell) {
  const asked = offer;
  offer = null;
  await asked?.prompt();
  tell((await asked?.userChoice)?.outcome === "accepted" ? "app" : state());
}
