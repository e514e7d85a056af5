// A file of the page's own that is lost on the way leaves a page that stands still, and nobody to say so: it is loaded anew as
// soon as the site answers. A few times only, for the file may be missing there. Without its style sheet the page goes on and
// cannot be read: that one alone is asked for again.
const PAUSE = 2000; // ms between two looks
const TIMES = 3;
const COUNT = "rami.lost";

const up = () => performance.getEntriesByName("rami:page").length > 0;

function again() {
  const times = Number(sessionStorage.getItem(COUNT)) + 1; // where nothing can be counted this throws, and nothing is done
  if (times > TIMES) return;
  sessionStorage.setItem(COUNT, times);
  location.reload();
}

export function watch() {
  let lost = false;
  const note = ({ target }) => {
    if (target?.rel === "stylesheet") setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE);
    else lost = true;
  };
  addEventListener("error", note, true); // those of elements do not bubble
  addEventListener("unhandledrejection", note);
  const timer = setInterval(async () => {
    try {
      if (up()) {
        clearInterval(timer);
        sessionStorage.removeItem(COUNT);
      } else if (lost && (await fetch(location.href, { method: "HEAD", cache: "no-store" })).ok && !up()) again();
    } catch { /* no answer yet */ }
  }, PAUSE);
}
