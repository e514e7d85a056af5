// Files of the person: the one that was chosen, and the one that the engine made. Their text goes between the person and the
// engine; the page's Python never sees it, for it may be large.
import * as device from "./device.js";

const LARGEST = 16 * 2 ** 20; // bytes; the engine takes as many characters
const KIND = "application/json";
const PATIENCE = 60000; // ms that a browser may take to begin with a download
let chosen = "", written = "";

// What is in a field for files: {name}, and a `trouble` where it cannot be read. The same file can be chosen again.
export async function choose(field) {
  const [file] = field.files;
  chosen = "";
  if (!file) return null;
  const { name, size } = file;
  try {
    if (size > LARGEST) return { name, trouble: "too_large" };
    chosen = await file.text();
    return { name };
  } catch { return { name, trouble: "unreadable" }; } finally { field.value = ""; }
}

// What goes to the engine beside a request: what the page keeps where everything is written down, else the chosen file.
export const beside = request => JSON.parse(request).op === "export" ? JSON.stringify(device.kept()) : chosen;

export const keep = text => { if (text) written = text; };

// What the engine has made last.
export const made = () => written;

export function download(name) {
  const address = URL.createObjectURL(new Blob([written], { type: KIND }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}

// Not every browser hands on every kind of file: as plain text most of them do.
function parcel(name, text) {
  const ways = [new File([text], name, { type: KIND }), new File([text], `${name}.txt`, { type: "text/plain" })];
  const files = ways.map(file => [file]).find(files => navigator.canShare?.({ files }));
  return files && { files };
}

export const shares = () => Boolean(parcel("rami.json", "{}"));

export const share = name => navigator.share(parcel(name, written)).catch(error => { if (error?.name !== "AbortError") throw error; });
