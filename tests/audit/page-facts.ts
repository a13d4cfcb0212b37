import type { Page } from "@playwright/test";
import { accessibilityViolations } from "#tests/e2e/support/accessibility.ts";
import { htmlViolations } from "#tests/e2e/support/html-validation.ts";

export interface PageFacts {
  /** Requested path and query. */
  path: string;
  language: string;
  direction: string;
  title: string;
  description: string;
  canonical: string;
  /** URL by `hreflang`. */
  alternates: Readonly<Record<string, string>>;
  isIndexed: boolean;
  /** Absolute URLs of links within the site. */
  links: readonly string[];
  /** Possible targets of fragment links. */
  ids: readonly string[];
  /** Texts of `application/ld+json` scripts. */
  structuredData: readonly string[];
  /** Findings of html-validate and axe, each with an excerpt of the page. */
  faults: readonly string[];
}

/** Throws where the answer is not a page. */
export async function readPage(page: Page, path: string): Promise<PageFacts> {
  const response = await page.goto(path, { waitUntil: "load" });
  if (response?.status() !== 200) throw new Error(`answered ${response?.status() ?? "nothing"}`);
  const facts = await page.evaluate(factsOfDocument);
  const [markup, access] = await Promise.all([
    response.text().then(htmlViolations),
    accessibilityViolations(page),
  ]);
  const lacks = access.flatMap(({ id, elements }) => elements.map((html) => `${id}: ${html}`));
  return { path, ...facts, faults: [...markup, ...lacks] };
}

/** Runs in the page. */
function factsOfDocument(): Omit<PageFacts, "path" | "faults"> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const valueOf = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? "";
  return {
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    title: document.title,
    description: valueOf('meta[name="description"]', "content"),
    canonical: valueOf('link[rel="canonical"]', "href"),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]),
    ),
    isIndexed: !valueOf('meta[name="robots"]', "content").includes("noindex"),
    links: [...document.links]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.href),
    ids: all("[id]").map(({ id }) => id),
    structuredData: all('script[type="application/ld+json"]').map((it) => it.textContent ?? ""),
  };
}
