// The manifest in the language of the page. That of index.html is English; the first one in the head counts.
export function speak(lang, base) {
  document.getElementById("manifest")?.remove();
  if (lang === "en") return;
  const link = { id: "manifest", rel: "manifest", href: new URL(`install/${lang}.webmanifest`, base) };
  document.head.prepend(Object.assign(document.createElement("link"), link));
}
