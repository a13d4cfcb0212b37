import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { demoSite, hrefsOf, textOf, visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Expected JSON-LD types of each kind of page. */
const expectedTypes: Readonly<Record<string, readonly string[]>> = {
  home: ["RealEstateAgent"],
  "contact-us": ["RealEstateAgent", "BreadcrumbList"],
  listing: ["ItemList", "BreadcrumbList"],
  "listing-type-city": ["ItemList", "BreadcrumbList"],
  "listing-type": ["ItemList", "BreadcrumbList"],
  "filtered listing": [],
  project: ["RealEstateListing", "BreadcrumbList"],
  "sold project": ["RealEstateListing", "BreadcrumbList"],
  country: ["ItemList", "BreadcrumbList"],
  city: ["ItemList", "BreadcrumbList"],
  "city-guide": ["ItemList", "BreadcrumbList"],
  "town-guide": ["ItemList", "BreadcrumbList"],
  "about-us": ["BreadcrumbList"],
  "our-team": ["BreadcrumbList"],
  partnership: ["BreadcrumbList"],
  "landing-cyprus": ["ItemList", "BreadcrumbList"],
  "landing-uae": ["ItemList", "BreadcrumbList"],
  "privacy-policy": ["BreadcrumbList"],
  offers: ["ItemList", "BreadcrumbList"],
  "developer-companies": ["ItemList", "BreadcrumbList"],
  "developer-company": ["ItemList", "BreadcrumbList"],
  blog: ["ItemList", "BreadcrumbList"],
  "blog, second page": ["ItemList", "BreadcrumbList"],
  "blog, a category": ["ItemList", "BreadcrumbList"],
  videos: ["BreadcrumbList"],
  article: ["BlogPosting", "BreadcrumbList"],
  "not found": [],
};

const listings = ["listing", "listing-type-city", "listing-type"];
const projects = ["project", "sold project"];

for (const language of testedLanguages) {
  const { htmlLang } = localeFacts[language];
  const format = formatsFor(language);

  test(`JSON-LD describes what each page shows: ${language}`, async () => {
    const { url: siteUrl } = await demoSite();
    for (const [name, types] of Object.entries(expectedTypes)) {
      const path = keyPages(language)[name] ?? "";
      const { document } = await visit(path);
      const things = thingsOf(document);
      const listed = things.map((thing) => thing["@type"]).filter((type) => type !== "VideoObject");
      expect([name, listed]).toEqual([name, types]);
      const videos = things.filter((thing) => thing["@type"] === "VideoObject");
      expect(describedVideos(videos, siteUrl), `on ${name}`).toEqual(playedVideos(document));
      for (const url of JSON.stringify(things).matchAll(/"(?:url|item|image)":"([^"]+)"/g))
        expect(url[1], `on ${name}`).toMatch(new RegExp(`^${siteUrl}`));
      const [list] = things.filter((thing) => thing["@type"] === "ItemList");
      const linked = addressesAt(document, "main a[href]");
      const projectLinks = addressesAt(document, "#homes .card h3 a");
      if (list && projectLinks.length > 0)
        expect(addressesOf(list), `on ${name}`).toEqual(projectLinks);
      expect(linked, `on ${name}`).toEqual(expect.arrayContaining(list ? addressesOf(list) : []));
      const [breadcrumbs] = things.filter((thing) => thing["@type"] === "BreadcrumbList");
      if (breadcrumbs !== undefined) {
        const shown = [...document.querySelectorAll("nav.breadcrumbs li")].map(textOf);
        expect(stepsOf(breadcrumbs), `on ${name}`).toEqual(shown);
      }
    }
  });

  test(`a project's JSON-LD has the shown dollar price, its language and availability: ${language}`, async () => {
    for (const name of projects) {
      const page = await visit(keyPages(language)[name] ?? "");
      const [listing] = thingsOf(page.document) as [Thing & { offers: Record<string, unknown> }]; // a project's first object
      const { offers } = listing;
      expect(listing["inLanguage"]).toBe(htmlLang);
      expect(offers["priceCurrency"]).toBe("USD");
      expect(String(offers["availability"])).toMatch(
        name === "sold project" ? /SoldOut$/ : /InStock$/,
      );
      const shown = page.getByRole("main").textContent; // including the spaces that group digits
      expect(shown).toContain(format.number(Number(offers["lowPrice"])));
      expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(listing["name"]);
      const left = [...page.document.querySelectorAll(".ledger .remaining-units")].map(textOf);
      const free = left
        .map((text) => Number.parseInt(text, 10))
        .reduce((one, other) => one + other, 0);
      expect(offers["offerCount"]).toBe(name === "sold project" ? undefined : free);
      const { address } = listing["mainEntity"] as { address: Record<string, string> }; // as the site writes it
      const { "@type": _, addressCountry: _code, ...places } = address;
      for (const word of Object.values(places)) expect(shown).toContain(word);
    }
  });

  test(`an article's JSON-LD has the shown title, subject, date and author: ${language}`, async () => {
    const { url: siteUrl } = await demoSite();
    const path = keyPages(language)["article"] ?? "";
    const { document } = await visit(path);
    const [article] = thingsOf(document);
    const header = document.querySelector("article > header");
    expect(article).toMatchObject({
      headline: textOf(header?.querySelector("h1")),
      description: textOf(header?.querySelector(".lede")),
      url: siteUrl + path,
      inLanguage: htmlLang,
      datePublished: header?.querySelector("time")?.getAttribute("datetime"),
      author: { "@type": "Person", name: textOf(header?.querySelector(".byline bdi")) },
    });
    expect(textOf(header)).not.toBe("");
  });

  test(`a listing's JSON-LD has the shown projects in order, and their number: ${language}`, async () => {
    for (const name of listings) {
      const { document } = await visit(keyPages(language)[name] ?? "");
      const [list] = thingsOf(document) as [Thing]; // a listing's first object
      const shown = addressesAt(document, "main .card h3 a");
      expect(shown.length, `on ${name}`).toBeGreaterThan(0);
      expect(addressesOf(list), `on ${name}`).toEqual(shown);
      const total = Number(list["numberOfItems"]);
      const counts = [...document.querySelectorAll("main [role=status] b")].map(
        ({ textContent }) => textContent,
      );
      if (total > 2) expect(counts, `on ${name}`).toEqual([format.number(total)]);
      else expect(total, `on ${name}`).toBe(shown.length); // Arabic writes one and two as words
    }
  });

  test(`a project's JSON-LD has its country code: ${language}`, async () => {
    const projects = [
      ["TR", { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" }],
      ["AE", { country: "uae", city: "dubai", slug: "marina-arc" }],
      ["CY", { country: "cyprus", city: "limassol", slug: "amathus-bay-residences" }],
    ] as const;
    for (const [code, project] of projects) {
      const { document } = await visit(linkTo(language, "project", project));
      const [listing] = thingsOf(document) as [Thing & { mainEntity: Thing }]; // a project's first object
      expect(listing.mainEntity["address"], `of ${code}`).toMatchObject({ addressCountry: code });
    }
  });

  test(`a listing's breadcrumb JSON-LD ends at its canonical URL: ${language}`, async () => {
    const villas = linkTo(language, "listing", { country: "turkey", type: "villas" });
    const { document } = await visit(villas);
    const [breadcrumbs] = thingsOf(document).filter((thing) => thing["@type"] === "BreadcrumbList");
    const steps = breadcrumbs?.["itemListElement"] as { item: string }[]; // of a BreadcrumbList
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(steps.at(-1)?.item).toBe(canonical);
    expect(canonical).not.toContain(villas);
  });
}

test("JSON-LD is only in documents, not in data responses", async () => {
  const path = linkTo("en", "home");
  expect((await visit(path)).html).toContain("schema.org");
  expect((await visit(`${path}.data`)).html).not.toContain("schema.org");
});

function thingsOf(document: Document): Thing[] {
  return [...document.querySelectorAll("script[type='application/ld+json']")].flatMap(
    ({ textContent }) => (JSON.parse(textContent) as { "@graph": Thing[] })["@graph"], // as the site writes it
  );
}

function addressesOf(list: Thing): string[] {
  const items = list["itemListElement"] as { url: string }[]; // of an ItemList
  return items.map(({ url }) => url);
}

/** Link targets, in order. */
function addressesAt(document: Document, links: string): string[] {
  const paths = hrefsOf(document.querySelectorAll(links));
  return paths.map((path) => new URL(path ?? "", document.URL).href);
}

/** Names and files of videos, sorted because their order does not matter. */
function describedVideos(videos: readonly Thing[], site: string): string[] {
  return videos
    .map((video) => `${String(video["name"])} ${String(video["contentUrl"]).replace(site, "")}`)
    .sort();
}

/** The videos that a page plays. */
function playedVideos(document: Document): string[] {
  return [...document.querySelectorAll("main video")]
    .map((video) => {
      const file = video.querySelector("source")?.getAttribute("src");
      return `${video.getAttribute("aria-label")} ${file}`;
    })
    .sort();
}

function stepsOf(breadcrumbs: Thing): string[] {
  const items = breadcrumbs["itemListElement"] as { name: string }[]; // of a BreadcrumbList
  return items.map(({ name }) => name);
}
