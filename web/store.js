// Where the worker keeps matches and their rows: a key-value table of IndexedDB. Only text goes in and comes out.
import { createStore, del, get as read, keys as names, promisifyRequest, set as put } from "idb-keyval";

const table = createStore("rami", "matches");

export const get = key => read(key, table); // undefined, not null: it is Python's None
export const set = (key, text) => put(key, text, table);
export const remove = key => del(key, table);
export const keys = () => names(table);

// Texts by their keys, as JSON: all of them or none; `anew` in place of all there is.
export const write = (texts, anew) => table("readwrite", store => {
  if (anew) store.clear();
  for (const [key, text] of Object.entries(JSON.parse(texts))) store.put(text, key);
  return promisifyRequest(store.transaction);
});

let given = null; // a file for the page

export const give = text => { given = text; };

export function taken() {
  const text = given;
  given = null;
  return text;
}
