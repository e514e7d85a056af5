// The engine: a worker with the larger Python, which is loaded when it is told to. Workers bear names, for one that hangs is
// replaced: what was asked of it stays without an answer. One that dies answers [""], to all that is asked of it.
const engines = globalThis.engines ??= new Map(); // of both scripts of the page

// Made from a blob, a worker inherits the content security policy of the page.
export function start(name, base) {
  const script = new Blob([`import ${JSON.stringify(new URL("worker.js", base).href)};`], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(script), { type: "module", name });
  const waiting = new Map();
  let count = 0, dead = false;
  const ask = (text, file) => new Promise(done => {
    if (dead) { done([""]); return; }
    waiting.set(++count, done);
    worker.postMessage([count, text, file]);
  });
  const die = why => {
    dead = true;
    console.error("engine:", why);
    for (const done of waiting.values()) done([""]);
    waiting.clear();
  };
  const ready = new Promise((done, failed) => {
    worker.onmessage = ({ data: [number, text, file] }) => {
      if (number === 0) if (text) failed(new Error(text)); else done({ ask });
      if (number < 0) die(text);
      waiting.get(number)?.([text, file]);
      waiting.delete(number);
    };
    worker.onerror = event => {
      const why = event.message || "its files did not come";
      failed(new Error(why));
      die(why);
    };
  });
  ready.catch(() => {}); // told to who asks for it
  engines.set(name, { ready, end: () => worker.terminate() });
  return { load: () => worker.postMessage([0, ""]) };
}

// { ask(text, file) }, once it is there: the answer is [text, file], and there is seldom a file.
export const engine = async name => engines.get(name).ready;

export function revive(name, base) {
  const next = `${name.replace(/\d+$/, "")}${Date.now() % 1e6}`;
  engines.get(name)?.end();
  engines.delete(name);
  start(next, base).load();
  return next;
}
