// node offline.mjs SITE BASE: writes the service worker, which keeps every file of the site for playing without a network.
// Files below BASE are named by their content: no version is asked of them, and what the page has already fetched is
// taken from the browser's cache. The query of a link is no part of a file's name.
import path from "node:path";
import { generateSW } from "workbox-build";

const [site, base] = process.argv.slice(2);
const { warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*.{html,js,mjs,json,css,wasm,zip,bin,py,ftl,svg,woff2,webmanifest}"],
  swDest: path.join(site, "sw.js"),
  importScripts: [`${base}/compiled.js`],
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
  maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
  dontCacheBustURLsMatching: new RegExp(`^${base}/`),
  ignoreURLParametersMatching: [/./],
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  skipWaiting: false,
});
if (warnings.length) throw new Error(warnings.join("\n"));
