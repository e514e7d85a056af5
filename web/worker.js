// The worker: Pyodide with the engine in it. A message is [number, text], and so is its answer. Number 0 comes first: Pyodide may
// be loaded; its answer says that all is ready, or what is wrong.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import * as store from "./store.js";

async function load() {
  const base = new URL(".", import.meta.url);
  const engine = fetch(new URL("rami.zip", base));
  const python = await loadPyodide({ indexURL: new URL("pyodide/", base).href });
  const answer = await engine;
  if (!answer.ok) throw new Error(`rami.zip: ${answer.status}`);
  python.FS.writeFile("/lib/rami.zip", new Uint8Array(await answer.arrayBuffer()));
  python.registerJsModule("store", store);
  python.runPython("import sys; sys.path.insert(0, '/lib/rami.zip')");
  return python.pyimport("worker").call;
}

let call = null;

onmessage = async ({ data: [number, text] }) => {
  if (number) postMessage([number, await call(text)]);
  else load().then(loaded => { call = loaded; postMessage([0, ""]); }, error => postMessage([0, String(error)]));
};
