// Where the worker keeps matches: a key-value table of IndexedDB. Only text goes in and comes out.
import { createStore, del, get as read, keys as names, set as write } from "idb-keyval";

const table = createStore("rami", "matches");

export const get = key => read(key, table); // undefined, not null: it is Python's None
export const set = (key, text) => write(key, text, table);
export const remove = key => del(key, table);
export const keys = () => names(table);
