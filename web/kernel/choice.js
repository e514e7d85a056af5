// The language of the first drawing, known before any Python runs: the link's unless it has been followed before, the stored
// one, the browser's.
const LANGUAGES = ["en", "fr", "ar", "hu", "fa"];

export function stored() {
  try { return JSON.parse(localStorage.getItem("rami.settings")) ?? {}; } catch { return {}; }
}

export function language() {
  const wanted = [history.state ? null : new URLSearchParams(location.search).get("lang"), stored().lang, ...navigator.languages.map(tag => tag.split("-")[0])];
  return wanted.find(tag => LANGUAGES.includes(tag)) ?? "en";
}

export const direction = lang => lang === "ar" || lang === "fa" ? "rtl" : "ltr";
