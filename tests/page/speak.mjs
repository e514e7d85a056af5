// node speak.mjs ROOT: says messages with the kernel of the page. On stdin {language: {files: {name: text}, asked: [message, …]}};
// a line of JSON for each language and kind of digits: what was said, and what the kernel complained of.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const wanted = JSON.parse(fs.readFileSync(0, "utf-8"));
const files = Object.assign({}, ...Object.values(wanted).map(one => one.files));
globalThis.fetch = async url => ({ ok: true, text: async () => files[path.basename(url, ".ftl")] });
let complaints = [];
console.error = said => complaints.push(String(said));

const { deepen, load, text, use } = await import(pathToFileURL(path.join(process.argv[2], "web/kernel/texts.js")));
for (const [lang, { asked }] of Object.entries(wanted)) {
  await load(lang);
  await deepen(lang);
  for (const digits of ["latin", "own"]) {
    use(lang, digits);
    complaints = [];
    console.log(JSON.stringify({ lang, digits, said: asked.map(text), complaints }));
  }
}
