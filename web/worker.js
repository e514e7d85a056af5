// The worker: Pyodide with the engine in it. A message is [number, text], and so is its answer; number 0 says that it
// is ready, or what is wrong.
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

const call = load();

onmessage = async ({ data: [number, text] }) => postMessage([number, await (await call)(text)]);
call.then(() => postMessage([0, ""]), error => postMessage([0, String(error)]));
