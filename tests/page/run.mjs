// node run.mjs ROOT CASES: runs every test_* function of CASES/test_*.py under PyScript's MicroPython, with ROOT/web to import.
// A line of JSON for each test; a fresh interpreter, with PyScript's own heap and stack, for each file.
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const [root, cases] = process.argv.slice(2);
const url = createRequire(import.meta.url).resolve("@micropython/micropython-webassembly-pyscript/micropython.wasm");

function mount(FS, from, to) {
  FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory() && entry.name !== "__pycache__") mount(FS, source, target);
    else if (/\.(py|json)$/.test(entry.name)) FS.writeFile(target, fs.readFileSync(source));
  }
}

const DRIVER = `
import io, json, sys
async def run(name):
    def tell(test, error):
        trace = io.StringIO()
        if error is not None:
            sys.print_exception(error, trace)
        print("@@" + json.dumps({"file": name, "test": test, "ok": error is None, "trace": trace.getvalue()}))
    try:
        module = __import__(name)
    except Exception as error:
        tell("<import>", error)
        return
    for test in sorted(found for found in dir(module) if found.startswith("test_") and callable(getattr(module, found))):
        print("@>" + test)
        try:
            result = getattr(module, test)()
            if hasattr(result, "send"):
                await result
            tell(test, None)
        except Exception as error:
            tell(test, error)
`;

for (const file of fs.readdirSync(cases).filter(name => /^test_.*\.py$/.test(name)).sort()) {
  const name = file.slice(0, -3);
  let running = "<import>";
  const python = await loadMicroPython({
    url, linebuffer: true, stderr: text => console.error(text),
    stdout: text => {
      if (text.startsWith("@>")) running = text.slice(2);
      else if (text.startsWith("@@")) console.log(text.slice(2));
      else console.error(text);
    },
  });
  mount(python.FS, path.join(root, "web"), "/app/web");
  mount(python.FS, cases, "/cases");
  python.runPython(`import sys\nsys.path[:] = ["/app", "/cases", ".frozen"]`);
  python.runPython(DRIVER);
  try { await python.runPythonAsync(`await run(${JSON.stringify(name)})`); }
  catch (error) { // what Python cannot catch: a JavaScript exception, an exhausted stack
    console.log(JSON.stringify({ file: name, test: running, ok: false, trace: `the interpreter broke: ${error.name}: ${error.message}` }));
  }
}
