// Runs before the first paint, as a classic script: the look and the language that this device remembers, and
// the word that starts the engine.
import { direction, language, stored } from "./choice.js";
import { engine } from "./download.js";
import { watch } from "./lost.js";
import { speak } from "./manifest.js";

const base = new URL(".", document.currentScript.src), html = document.documentElement;
const settings = stored(), lang = language();
const deck = [settings.colours === "four" && "four", settings.faces === "classic" && "classic"].filter(Boolean).join(" ");

html.lang = lang;
html.dir = direction(lang);
html.dataset.theme = ["linen", "night"].includes(settings.theme) ? settings.theme : "felt";
if (deck) html.dataset.deck = deck;
if (settings.contrast === "high") html.dataset.contrast = "high";
if (settings.motion === "reduced") html.dataset.motion = "reduced";

document.head.append(Object.assign(document.createElement("link"), {
  rel: "preload", as: "fetch", crossOrigin: "anonymous", href: new URL(`text/${lang}.ftl`, base),
}));
speak(lang, base);
engine(base);
watch();
