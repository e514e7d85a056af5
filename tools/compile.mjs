// node compile.mjs FOLDER ZIP [--bare] …: compiles folders of Python to zips of .pyc with the very Pyodide that will
// import them, so that the magic number fits and no time stamp of a source is ever asked for. With --bare docstrings are
// left out, except in Pyodide's own packages, which read theirs.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const COMPILE = `
import io, os, py_compile, zipfile

def compiled(root, bare):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        names = sorted(os.path.relpath(os.path.join(at, f), root) for at, _, files in os.walk(root) for f in files)
        for name in names:
            level = 2 if bare and not name.startswith(("pyodide/", "_pyodide/")) else 0
            py_compile.compile(f"{root}/{name}", "/tmp/one.pyc", dfile=name, doraise=True, optimize=level,
                               invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
            with open("/tmp/one.pyc", "rb") as pyc:
                z.writestr(zipfile.ZipInfo(name + "c", (1980, 1, 1, 0, 0, 0)), pyc.read(), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()
`;

function mount(FS, from, to) {
  FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory() && entry.name !== "__pycache__") mount(FS, source, target);
    else if (entry.name.endsWith(".py")) FS.writeFile(target, new Uint8Array(fs.readFileSync(source)));
  }
}

const words = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.runPython(COMPILE);
const compiled = pyodide.globals.get("compiled");
for (let job = 0; words.length; job++) {
  const [from, to] = words.splice(0, 2);
  const bare = words[0] === "--bare" && words.shift();
  mount(pyodide.FS, from, `/source${job}`);
  fs.writeFileSync(to, compiled(`/source${job}`, Boolean(bare)).toJs());
}
process.exit(0);
