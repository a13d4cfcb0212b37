/** What the head of every page holds: its name, its addresses, and the files that a browser takes from it. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const everyLanguage = [...locales, "x-default"] as const;

/** Screens that no search engine lists. */
const unlistedScreens = [
  "form by itself",
  "questionnaire",
  "shortlist",
  "compare",
  "compare four",
  "thanks",
  "coming soon",
];
const unlisted = new Set([...unlistedScreens, "not found"]);

/** They name the whole listing as the one to list. */
const narrowed = ["filtered listing", "empty listing"];

for (const language of ["en", "ar", "zh"] as const) {
  test(`every page says its name, its addresses and the site's files: ${language}`, async ({
    request,
    show,
    siteUrl,
  }) => {
    test.slow(); // every kind of page
    const { htmlLang, direction } = localeFacts[language];
    const titles: string[] = [];
    for (const [name, path] of Object.entries(keyPages(language))) {
      const answer = await request.get(path);
      const head = await headOf(await show(answer));
      expect(answer.headers()["x-robots-tag"], name).toBe(
        unlistedScreens.includes(name) ? "noindex" : undefined,
      );
      expect([head.lang, head.dir, head.colours], name).toEqual([htmlLang, direction, ["#193A4E"]]);
      expect(head.icons, name).toEqual(["/favicon.ico", "/icon.svg", "/apple-touch-icon.png"]);
      expect(head.manifest, name).toEqual([linkTo(language, "manifest")]);
      const title = name === "not found" ? /^\S[^|]+\S$/ : /\S \| /;
      expect(head.titles, name).toEqual([expect.stringMatching(title)]);
      expect(head.robots, name).toEqual(unlisted.has(name) ? ["noindex"] : []);

      const hasFeed = name === "article" || name.startsWith("blog");
      expect(head.feeds, name).toEqual(hasFeed ? [linkTo(language, "feed")] : []);

      const own = addressIn(language, name);
      if (own === null) continue;
      expect(head.canonical, name).toEqual([siteUrl + own]);
      expect(head.alternates, name).toEqual(
        everyLanguage.map((code) => [
          code === "x-default" ? code : localeFacts[code].htmlLang,
          siteUrl + addressIn(code === "x-default" ? "en" : code, name),
        ]),
      );
      if (unlisted.has(name) || narrowed.includes(name)) continue;
      expect(head.descriptions, name).toEqual([expect.stringMatching(/^\S.{19,158}\S$/u)]);
      titles.push(...head.titles);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });
}

for (const language of locales) {
  test(`a later page of a list says which one it is: ${language}`, async ({ request, show }) => {
    const lists = [
      linkTo(language, "listing", { country: "properties" }),
      linkTo(language, "listing", { country: "turkey" }),
      linkTo(language, "videos"),
      linkTo(language, "blog"),
    ];
    const second = { page: 2, pages: "|", description: "" };
    const [beginning = ""] = textsOf(language)("listing.description_page", second).split("|");
    for (const path of lists) {
      const first = await headOf(await show(await request.get(path)));
      const later = await headOf(await show(await request.get(`${path}?page=2`)));
      expect(later.titles, path).not.toEqual(first.titles);
      expect(later.descriptions, path).toEqual([expect.stringMatching(/^\S.{19,158}\S$/u)]);
      for (const it of later.descriptions) expect(it.slice(0, beginning.length)).toBe(beginning);
      expect(first.descriptions, path).not.toEqual(later.descriptions);
    }
  });
}

/** Screens with a picture that no other page has, beside those of places, developers, projects and articles. */
const ownPictures = [
  "home",
  "listing",
  "filter page",
  "about",
  "team",
  "contact",
  "partnership",
  "privacy policy",
  "landing, Cyprus",
  "landing, UAE",
  "offers",
  "videos",
  "developers",
  "blog",
];

for (const language of locales) {
  test(`a shared page shows a picture of its own, another the company's: ${language}`, async ({
    request,
    show,
    siteUrl,
  }) => {
    const pages = [
      linkTo(language, "project", {
        country: "turkey",
        city: "istanbul",
        slug: "bosphorus-terraces",
      }),
      linkTo(language, "article", { slug: "istanbul-districts-compared-2026" }),
      linkTo(language, "developer-company", { slug: "aphrion-estates" }),
      linkTo(language, "country", { country: "cyprus" }),
      linkTo(language, "city", { country: "turkey", city: "izmir" }),
      linkTo(language, "town-guide", { city: "istanbul", town: "kadikoy" }),
      ...Object.entries(keyPages(language)).flatMap(([name, path]) =>
        ownPictures.includes(name) ? [path] : [],
      ),
    ];
    const addresses: string[] = [];
    for (const path of pages) {
      const { picture } = await headOf(await show(await request.get(path)));
      const [address = "", ...facts] = picture;
      expect(facts, path).toEqual([
        "1200",
        "630",
        expect.stringMatching(/\S/),
        "summary_large_image",
      ]);
      expect(address.startsWith(`${siteUrl}/media/share-`), address).toBe(true);
      const file = await request.get(address);
      expect([file.status(), file.headers()["content-type"]], path).toEqual([200, "image/jpeg"]);
      addresses.push(address);
    }
    expect(new Set(addresses).size).toBe(pages.length);
    const other = await headOf(await show(await request.get(linkTo(language, "compare"))));
    expect(other.picture[0]).toBe(addresses[pages.indexOf(linkTo(language, "home"))]);
  });
}

test("icons and manifest are there, and the manifest has the same colour", async ({
  request,
  show,
}) => {
  const { icons, manifest } = await headOf(await show(await request.get(linkTo("en", "home"))));
  const answer = await request.get(manifest[0] ?? "");
  // A web app manifest, as far as it is looked at.
  const { theme_color: colour, icons: larger } = (await answer.json()) as {
    theme_color: string;
    icons: { src: string }[];
  };
  expect(colour.toUpperCase()).toBe("#193A4E");
  const files = [...icons, ...larger.map(({ src }) => src)];
  expect(files).toHaveLength(7);
  for (const file of files) {
    const picture = await request.get(file);
    expect([file, picture.status()]).toEqual([file, 200]);
    expect(picture.headers()["content-type"], file).toMatch(/^image\//);
  }
});

test("an unknown language is answered in English, in its direction", async ({ request, show }) => {
  const answer = await request.get(linkTo("en", "home").replace("en", "de"));
  expect(answer.status()).toBe(404);
  expect(await headOf(await show(answer))).toMatchObject({ lang: "en", dir: "ltr" });
});

/** A letter of each language's own; Chinese is set in the faces of the visitor's system, around Latin names and figures. */
const letters: Record<Locale, string> = { en: "a", ar: "ب", ru: "ж", tr: "ş", zh: "7" };

for (const language of locales) {
  test(`three weights of a language's letters are fetched ahead: ${language}`, async ({
    request,
    show,
  }) => {
    const head = await headOf(await show(await request.get(linkTo(language, "home"))));
    const faces = facesIn(await (await request.get(head.stylesheet ?? "")).text());
    const ahead = faces.filter(({ file }) => head.fonts.includes(file));
    expect(new Set(ahead.map(({ file }) => file))).toEqual(new Set(head.fonts));
    const code = letters[language].charCodeAt(0);
    const fitting = ahead.filter(({ ranges }) =>
      ranges.some(([from, to]) => from <= code && code <= to),
    );
    for (const weight of [300, 400, 600]) {
      const set = fitting.filter(
        ({ lightest, boldest }) => lightest <= weight && weight <= boldest,
      );
      expect(set, String(weight)).toHaveLength(1);
    }
    for (const file of head.fonts) expect((await request.get(file)).status(), file).toBe(200);
  });

  test(`no type faces are fetched for what closed lists offer, places and languages: ${language}`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (asked) => {
      if (asked.resourceType() === "font") fetched.push(asked.url());
    });
    await page.goto(linkTo(language, "home"));
    await page.evaluate(() => document.fonts.ready);
    const isTurkishFetched = fetched.some((file) => file.includes("commissioner-turkish-"));
    expect(isTurkishFetched).toBe(["en", "tr"].includes(language)); // these ask for it at the start
    await page.goto(linkTo(language, "contact-us"));
    await page.evaluate(() => document.fonts.ready);
    const faces = {
      "commissioner-latin-": ["en", "ru", "tr", "zh"],
      "commissioner-plain-": ["ar"],
      "plex-": ["ar"],
      "commissioner-cyrillic-": ["ru"],
    };
    for (const [face, own] of Object.entries(faces)) {
      expect(
        fetched.some((file) => file.includes(face)),
        face,
      ).toBe(own.includes(language));
    }
  });

  test(`a page brings the texts of its own language alone: ${language}`, async ({
    request,
    show,
  }) => {
    const head = await headOf(await show(await request.get(linkTo(language, "home"))));
    const files = await Promise.all(
      head.scripts.map(async (file) => (await request.get(file)).text()),
    );
    const brought = locales.filter((locale) => files.join("\n").includes(sampleOf(locale)));
    expect(brought).toEqual([language]);
  });
}

/**
 * Under which address a page is listed in a language: a listing that is narrowed is a part of the whole one, and a filter page
 * stands for the listing with its very homes. Null for what has no address.
 */
function addressIn(language: Locale, name: string): string | null {
  const pages = keyPages(language);
  if (name === "filtered listing" || name === "empty listing") return pages["listing"] ?? null;
  if (name === "listing of a type in a city") {
    return linkTo(language, "listing", { country: "uae", type: "villas-dubai" });
  }
  return unlisted.has(name) ? null : (pages[name] ?? null);
}

/** A text that every page says, that no other language writes alike, and no page's content. */
function sampleOf(language: Locale): string {
  return textsOf(language)("shell.skip");
}

interface Face {
  file: string;
  lightest: number;
  boldest: number;
  ranges: [from: number, to: number][];
}

/** The faces of a style sheet that come from files of ours. */
function facesIn(stylesheet: string): Face[] {
  return [...stylesheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
    const file = /url\("?([^")]+)/.exec(rule)?.[1];
    if (file === undefined) return [];
    const [, lightest, boldest] = /font-weight:\s*(\d+)(?: (\d+))?/.exec(rule) ?? [];
    const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
      ([, from = "", to = from]): [number, number] => [parseInt(from, 16), parseInt(to, 16)],
    );
    return [{ file, lightest: Number(lightest), boldest: Number(boldest ?? lightest), ranges }];
  });
}

function headOf(page: Page) {
  return page.evaluate(() => {
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
      alternates: [...document.head.querySelectorAll("link[rel=alternate][hreflang]")].map(
        (link) => [link.getAttribute("hreflang"), link.getAttribute("href")],
      ),
      colours: all("meta[name=theme-color]", "content"),
      icons: all("link[rel~=icon], link[rel=apple-touch-icon]", "href"),
      manifest: all("link[rel=manifest]", "href"),
      picture: all("meta[property^='og:image'], meta[name='twitter:card']", "content"),
      stylesheet: all("link[rel=stylesheet]", "href")[0],
      fonts: all("link[rel=preload][as=font]", "href"),
      scripts:
        document.querySelector<HTMLElement>("script[data-files]")?.dataset["files"]?.split(" ") ??
        [],
    };
  });
}
