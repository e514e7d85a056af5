// The worker: Pyodide with the engine in it, as ENGINE says, which the build makes of engine.toml. A message is [number, text,
// file], and so is its answer; there is seldom a file. Number 0 comes first: Pyodide may be loaded; its answer says that all is
// ready, or what is wrong. A message with the number -1 says why there will be no more answers.
import * as store from "./store.js";

const at = path => new URL(path, import.meta.url).href;
const pyodide = import(at(ENGINE.interpreter));
pyodide.catch(() => {}); // told when it is to be loaded

// Pyodide only warns where its own WebAssembly does not come, and then waits for ever.
const lost = new Promise((_, failed) => {
  const make = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (...given) => {
    const made = make(...given);
    made.catch(failed);
    return made;
  };
});
lost.catch(() => {}); // told by the load

async function load() {
  const files = Object.entries(ENGINE.files).map(([from, to]) => [to, fetch(at(from))]);
  const { loadPyodide } = await pyodide;
  const python = await Promise.race([loadPyodide({ indexURL: new URL(".", at(ENGINE.interpreter)).href }), lost]);
  for (const [to, coming] of files) {
    const file = await coming;
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    python.FS.writeFile(to, new Uint8Array(await file.arrayBuffer()));
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(to)})`);
  }
  python.registerJsModule("store", store);
  return python.pyimport("worker").call;
}

let call = null;

// The engine itself never raises, so that whatever comes here is the end of Pyodide.
const die = error => postMessage([-1, String(error)]);
onunhandledrejection = ({ reason }) => die(reason);

onmessage = async ({ data: [number, text, file] }) => {
  if (number) try { postMessage([number, await call(text, file), store.taken()]); } catch (error) { die(error); }
  else load().then(loaded => { call = loaded; postMessage([0, ""]); }, error => postMessage([0, String(error)]));
};
