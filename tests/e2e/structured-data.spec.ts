/** What pages tell machines about themselves is what visitors see. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Which things the document of each kind of page tells of. */
const told: Readonly<Record<string, readonly string[]>> = {
  home: ["RealEstateAgent"],
  contact: ["RealEstateAgent", "BreadcrumbList"],
  listing: ["ItemList", "BreadcrumbList"],
  "listing of a type in a city": ["ItemList", "BreadcrumbList"],
  "filter page": ["ItemList", "BreadcrumbList"],
  "filtered listing": [],
  "off-plan project": ["RealEstateListing", "BreadcrumbList"],
  "sold project": ["RealEstateListing", "BreadcrumbList"],
  country: ["ItemList", "BreadcrumbList"],
  city: ["ItemList", "BreadcrumbList"],
  "city guide": ["ItemList", "BreadcrumbList"],
  "town guide": ["ItemList", "BreadcrumbList"],
  about: ["BreadcrumbList"],
  team: ["BreadcrumbList"],
  partnership: ["BreadcrumbList"],
  "landing, Cyprus": ["ItemList", "BreadcrumbList"],
  "landing, UAE": ["ItemList", "BreadcrumbList"],
  "privacy policy": ["BreadcrumbList"],
  offers: ["ItemList", "BreadcrumbList"],
  developers: ["ItemList", "BreadcrumbList"],
  developer: ["ItemList", "BreadcrumbList"],
  blog: ["ItemList", "BreadcrumbList"],
  "blog, second page": ["ItemList", "BreadcrumbList"],
  "blog, a category": ["ItemList", "BreadcrumbList"],
  videos: ["BreadcrumbList"],
  article: ["BlogPosting", "BreadcrumbList"],
  "not found": [],
};

const listings = ["listing", "listing of a type in a city", "filter page"];
const projects = ["off-plan project", "sold project"];
/** What is read in every language; the other pages in one of each direction. */
const inEveryLanguage: readonly string[] = [...listings, ...projects, "article"];

function toldIn(language: Locale): [name: string, types: readonly string[]][] {
  return Object.entries(told).filter(
    ([name]) => language === "en" || language === "ar" || inEveryLanguage.includes(name),
  );
}

for (const language of locales) {
  const { htmlLang } = localeFacts[language];
  const format = formatsFor(language);

  test(`documents tell of the things that they show: ${language}`, async ({
    request,
    show,
    siteUrl,
  }) => {
    test.slow(); // many pages
    for (const [name, types] of toldIn(language)) {
      const path = keyPages(language)[name] ?? "";
      const page = await show(await request.get(path));
      const things = await thingsOf(page);
      const listed = things.map((thing) => thing["@type"]).filter((type) => type !== "VideoObject");
      expect([name, listed]).toEqual([name, types]);
      const films = things.filter((thing) => thing["@type"] === "VideoObject");
      expect(toldFilms(films, siteUrl), name).toEqual(await playedFilms(page));
      for (const url of JSON.stringify(things).matchAll(/"(?:url|item|image)":"([^"]+)"/g))
        expect(url[1], name).toMatch(new RegExp(`^${siteUrl}`));
      const [list] = things.filter((thing) => thing["@type"] === "ItemList");
      const linked = await linkedAddresses(page, siteUrl + path);
      const homes = await cardAddresses(page, siteUrl + path);
      if (list && homes.length > 0) expect(addressesOf(list), name).toEqual(homes);
      expect(linked, name).toEqual(expect.arrayContaining(list ? addressesOf(list) : []));
      const [trail] = things.filter((thing) => thing["@type"] === "BreadcrumbList");
      if (trail !== undefined) expect(stepsOf(trail), name).toEqual(await shownSteps(page));
    }
  });

  test(`a project tells the price in dollars that it shows, its language, and whether it is sold: ${language}`, async ({
    request,
    show,
  }) => {
    for (const name of projects) {
      const page = await show(await request.get(keyPages(language)[name] ?? ""));
      const [listing] = (await thingsOf(page)) as [Thing & { offers: Record<string, unknown> }]; // a project's first thing
      const { offers } = listing;
      expect(listing["inLanguage"]).toBe(htmlLang);
      expect(offers["priceCurrency"]).toBe("USD");
      expect(String(offers["availability"])).toMatch(
        name === "sold project" ? /SoldOut$/ : /InStock$/,
      );
      const shown = await page.getByRole("main").innerText();
      expect(shown).toContain(format.number(Number(offers["lowPrice"])));
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(listing["name"]);
      const left = await page.locator(".ledger .left").allInnerTexts();
      const free = left
        .map((text) => Number.parseInt(text, 10))
        .reduce((one, other) => one + other, 0);
      expect(offers["offerCount"]).toBe(name === "sold project" ? undefined : free);
      const { address } = listing["mainEntity"] as { address: Record<string, string> }; // as we write it
      const { "@type": _, addressCountry: _code, ...places } = address;
      for (const word of Object.values(places)) expect(shown).toContain(word);
    }
  });

  test(`an article tells its title, what it is about, its day and its author as it shows them: ${language}`, async ({
    request,
    show,
    siteUrl,
  }) => {
    const path = keyPages(language)["article"] ?? "";
    const page = await show(await request.get(path));
    const [article] = await thingsOf(page);
    const head = page.locator("article > header");
    expect(article).toMatchObject({
      headline: await head.getByRole("heading", { level: 1 }).innerText(),
      description: await head.locator(".lede").innerText(),
      url: siteUrl + path,
      inLanguage: htmlLang,
      datePublished: await head.locator("time").getAttribute("datetime"),
      author: { "@type": "Person", name: await head.locator(".byline bdi").innerText() },
    });
  });

  test(`a listing tells the homes that it shows, in their order, and how many there are: ${language}`, async ({
    request,
    show,
    siteUrl,
  }) => {
    for (const name of listings) {
      const path = keyPages(language)[name] ?? "";
      const page = await show(await request.get(path));
      const [list] = (await thingsOf(page)) as [Thing]; // a listing's first thing
      const shown = await addressesAt(page, "main .card h3 a", siteUrl + path);
      expect(shown.length, name).toBeGreaterThan(0);
      expect(addressesOf(list), name).toEqual(shown);
      const total = Number(list["numberOfItems"]);
      const count = page.getByRole("main").getByRole("status").locator("b");
      if (total > 2) await expect(count, name).toHaveText(format.number(total));
      else expect(total, name).toBe(shown.length); // in Arabic one and two are words
    }
  });
}

test("a project's country is told by its code in every language", async ({ request, show }) => {
  const homes = [
    ["TR", { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" }],
    ["AE", { country: "uae", city: "dubai", slug: "marina-arc" }],
    ["CY", { country: "cyprus", city: "limassol", slug: "amathus-bay-residences" }],
  ] as const;
  for (const [code, home] of homes)
    for (const language of locales) {
      const page = await show(await request.get(linkTo(language, "project", home)));
      const [listing] = (await thingsOf(page)) as [Thing & { mainEntity: Thing }]; // a project's first thing
      expect(listing.mainEntity["address"], language).toMatchObject({ addressCountry: code });
    }
});

test("a listing's trail ends at the address under which it is listed", async ({
  request,
  show,
}) => {
  const villas = { country: "turkey", type: "villas" };
  for (const language of locales) {
    const page = await show(await request.get(linkTo(language, "listing", villas)));
    const [trail] = (await thingsOf(page)).filter((thing) => thing["@type"] === "BreadcrumbList");
    const steps = trail?.["itemListElement"] as { item: string }[]; // of a BreadcrumbList
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(steps.at(-1)?.item, language).toBe(canonical);
    expect(canonical).not.toContain(linkTo(language, "listing", villas));
  }
});

test("what is told travels in the document alone", async ({ request }) => {
  const path = linkTo("en", "home");
  expect(await (await request.get(path)).text()).toContain("schema.org");
  expect(await (await request.get(`${path}.data`)).text()).not.toContain("schema.org");
});

function thingsOf(page: Page): Promise<Thing[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("script[type='application/ld+json']")].flatMap(
      ({ textContent }) => (JSON.parse(textContent) as { "@graph": Thing[] })["@graph"], // as we write it
    ),
  );
}

function addressesOf(list: Thing): string[] {
  const items = list["itemListElement"] as { url: string }[]; // of an ItemList
  return items.map(({ url }) => url);
}

/** Where the homes lead to that a page about something else shows, in their order. */
function cardAddresses(page: Page, address: string): Promise<string[]> {
  return addressesAt(page, "#homes .card h3 a", address);
}

/** Where the links of a page lead to, which stands at an address. */
function linkedAddresses(page: Page, address: string): Promise<string[]> {
  return addressesAt(page, "main a[href]", address);
}

async function addressesAt(page: Page, links: string, address: string): Promise<string[]> {
  const paths = await page
    .locator(links)
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return paths.map((path) => new URL(path, address).href);
}

/** Names and files of films, sorted: the one that leads a page need not be told first. */
function toldFilms(films: readonly Thing[], site: string): string[] {
  return films
    .map((film) => `${String(film["name"])} ${String(film["contentUrl"]).replace(site, "")}`)
    .sort();
}

/** Those that play on a page that tells of films. */
async function playedFilms(page: Page): Promise<string[]> {
  const played = await page
    .locator("main video")
    .evaluateAll((videos) =>
      videos.map(
        (video) => `${video.ariaLabel} ${video.querySelector("source")?.getAttribute("src")}`,
      ),
    );
  return played.sort();
}

function stepsOf(trail: Thing): string[] {
  const items = trail["itemListElement"] as { name: string }[]; // of a BreadcrumbList
  return items.map(({ name }) => name);
}

function shownSteps(page: Page): Promise<string[]> {
  return page.locator("nav.crumbs li").allInnerTexts();
}
