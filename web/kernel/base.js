// Everything the page loads lies beside this script, in the folder of the build.
export const base = new URL(".", import.meta.url);

export const asset = path => new URL(path, base).href;
