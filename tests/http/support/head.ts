export function headOf(document: Document) {
  const all = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map(
      (element) => element.getAttribute(attribute) ?? "",
    );
  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    titles: [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent),
    descriptions: all("meta[name=description]", "content"),
    robots: all("meta[name=robots]", "content"),
    canonical: all("link[rel=canonical]", "href"),
    feeds: all("link[rel=alternate][type]", "href"),
    alternates: [...document.head.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]),
    colours: all("meta[name=theme-color]", "content"),
    icons: all("link[rel~=icon], link[rel=apple-touch-icon]", "href"),
    manifest: all("link[rel=manifest]", "href"),
    picture: all("meta[property^='og:image'], meta[name='twitter:card']", "content"),
    stylesheet: all("link[rel=stylesheet]", "href")[0] ?? "",
    fonts: all("link[rel=preload][as=font]", "href"),
    scripts: all("link[href$='.js']", "href"),
  };
}
