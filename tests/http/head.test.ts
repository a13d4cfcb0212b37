import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { planSharePictures } from "#content/share-pictures/plan-share-pictures.ts";
import { contentPages } from "#domain/content-pages.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts, locales, type Locale } from "#domain/locale.ts";
import { remoteContent } from "#server/content-source.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { headOf } from "#tests/http/support/head.ts";
import { demoSite, readPage, startSite, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/texts.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const everyLanguage = [...locales, "x-default"] as const;

/** Screens with noindex. */
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

/** Their canonical URL is the whole listing. */
const narrowed = ["filtered listing", "empty listing"];

for (const language of testedLanguages) {
  test(`every page has its title, canonical URL, alternates and the site's files: ${language}`, async () => {
    const { url: siteUrl } = await demoSite();
    const { htmlLang, direction } = localeFacts[language];
    const titles: string[] = [];
    for (const [name, address] of Object.entries(keyPages(language))) {
      const page = await visit(address);
      const head = headOf(page.document);
      expect(page.headers.get("x-robots-tag"), `on ${name}`).toBe(
        unlistedScreens.includes(name) ? "noindex" : null,
      );
      expect([head.lang, head.dir, head.colours], `on ${name}`).toEqual([
        htmlLang,
        direction,
        ["#193A4E"],
      ]);
      expect(head.icons, `on ${name}`).toEqual([
        "/favicon.ico",
        "/icon.svg",
        "/apple-touch-icon.png",
      ]);
      expect(head.manifest, `on ${name}`).toEqual([linkTo(language, "manifest")]);
      const title = name === "not found" ? /^\S[^|]+\S$/ : /\S \| /;
      expect(head.titles, `on ${name}`).toEqual([expect.stringMatching(title)]);
      expect(head.robots, `on ${name}`).toEqual(unlisted.has(name) ? ["noindex"] : []);

      const hasFeed = name === "article" || name.startsWith("blog");
      expect(head.feeds, `on ${name}`).toEqual(hasFeed ? [linkTo(language, "feed")] : []);

      const expected = addressIn(language, name);
      if (expected === null) continue;
      expect(head.canonical, `on ${name}`).toEqual([siteUrl + expected]);
      expect(head.alternates, `on ${name}`).toEqual(
        everyLanguage.map((code) => [
          code === "x-default" ? code : localeFacts[code].htmlLang,
          siteUrl + addressIn(code === "x-default" ? "en" : code, name),
        ]),
      );
      if (unlisted.has(name) || narrowed.includes(name)) continue;
      expect(head.descriptions, `on ${name}`).toEqual([expect.stringMatching(/^\S.{19,158}\S$/u)]);
      titles.push(...head.titles);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });

  test(`a later page of a list has its page number in the title: ${language}`, async () => {
    const lists = [
      linkTo(language, "listing", { country: "properties" }),
      linkTo(language, "listing", { country: "turkey" }),
      linkTo(language, "videos"),
      linkTo(language, "blog"),
    ];
    const second = { page: 2, pages: "|", description: "" };
    const [beginning = ""] = textsOf(language)("listing.description_page", second).split("|");
    expect(beginning).not.toBe("");
    for (const list of lists) {
      const first = headOf((await visit(list)).document);
      const later = headOf((await visit(`${list}?page=2`)).document);
      expect(later.titles, `on ${list}`).not.toEqual(first.titles);
      expect(later.descriptions, `on ${list}`).toEqual([expect.stringMatching(/^\S.{19,158}\S$/u)]);
      for (const it of later.descriptions) expect(it.slice(0, beginning.length)).toBe(beginning);
      expect(first.descriptions, `on ${list}`).not.toEqual(later.descriptions);
    }
  });
}

/** Screens with their own share picture, besides places, developers, projects and articles. */
const pagesWithPictures = [
  "home",
  "listing",
  "filter page",
  ...contentPages,
  "landing, Cyprus",
  "landing, UAE",
  "offers",
  "videos",
  "developers",
  "blog",
];

for (const language of testedLanguages) {
  test(`pages have their own share picture or the company's: ${language}`, async () => {
    const site = await siteWithSharePictures();
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
      ...Object.entries(keyPages(language)).flatMap(([name, page]) =>
        pagesWithPictures.includes(name) ? [page] : [],
      ),
    ];
    const pictureOf = async (page: string) =>
      headOf((await readPage(await fetch(site.url + page))).document).picture;
    const addresses: string[] = [];
    for (const page of pages) {
      const [address = "", ...facts] = await pictureOf(page);
      expect(facts, `on ${page}`).toEqual([
        "1200",
        "630",
        expect.stringMatching(/\S/),
        "summary_large_image",
      ]);
      expect(address.startsWith(`${site.url}/media/share-`), `at ${address}`).toBe(true);
      const file = await fetch(address);
      expect([file.status, file.headers.get("content-type")], `on ${page}`).toEqual([
        200,
        "image/jpeg",
      ]);
      addresses.push(address);
    }
    expect(new Set(addresses).size).toBe(pages.length);
    const [other] = await pictureOf(linkTo(language, "compare"));
    expect(other).toBe(addresses[pages.indexOf(linkTo(language, "home"))]);
  });
}

test("icons and manifest exist, and the manifest has the theme colour", async () => {
  const { url } = await demoSite();
  const { icons, manifest } = headOf((await visit(linkTo("en", "home"))).document);
  const response = await fetch(url + manifest[0]);
  // a web app manifest, as far as it is read
  const { theme_color: colour, icons: larger } = (await response.json()) as {
    theme_color: string;
    icons: { src: string }[];
  };
  expect(colour.toUpperCase()).toBe("#193A4E");
  const files = [...icons, ...larger.map(({ src }) => src)];
  expect(files).toHaveLength(7);
  for (const file of files) {
    const picture = await fetch(new URL(file, url));
    expect([file, picture.status]).toEqual([file, 200]);
    expect(picture.headers.get("content-type"), `of ${file}`).toMatch(/^image\//);
  }
});

test("an unknown language is answered in English, in its direction", async () => {
  const page = await visit(linkTo("en", "home").replace("en", "xx"));
  expect(page.status).toBe(404);
  expect(headOf(page.document)).toMatchObject({ lang: "en", dir: "ltr" });
});

/** A letter of each language; Chinese uses system fonts, except for Latin names and figures. */
const letters: Record<Locale, string> = { en: "a", ar: "ب", ru: "ж", tr: "ş", zh: "7" };

for (const language of testedLanguages) {
  test(`three font weights of a language are preloaded: ${language}`, async () => {
    const { url } = await demoSite();
    const head = headOf((await visit(linkTo(language, "home"))).document);
    const fonts = fontsIn(await (await fetch(url + head.stylesheet)).text());
    const preloaded = fonts.filter(({ file }) => head.fonts.includes(file));
    expect(new Set(preloaded.map(({ file }) => file))).toEqual(new Set(head.fonts));
    const code = letters[language].charCodeAt(0);
    const fitting = preloaded.filter(({ ranges }) =>
      ranges.some(([from, to]) => from <= code && code <= to),
    );
    for (const weight of [300, 400, 600]) {
      const set = fitting.filter(
        ({ lightest, boldest }) => lightest <= weight && weight <= boldest,
      );
      expect(set, `weight ${weight}`).toHaveLength(1);
    }
    for (const file of head.fonts) expect((await fetch(url + file)).status, `of ${file}`).toBe(200);
  });

  test(`a page loads the messages of its own language only: ${language}`, async () => {
    const { url } = await demoSite();
    const { scripts } = headOf((await visit(linkTo(language, "home"))).document);
    const files = await Promise.all(scripts.map(async (file) => (await fetch(url + file)).text()));
    const brought = locales.filter((locale) => files.join("\n").includes(sampleOf(locale)));
    expect(brought).toEqual([language]);
  });
}

/**
 * A page's canonical path: a filtered listing names the unfiltered one, and a listing equal to a filter page names that page.
 * Null for noindex pages.
 */
function addressIn(language: Locale, name: string): string | null {
  const pages = keyPages(language);
  if (name === "filtered listing" || name === "empty listing") return pages["listing"] ?? null;
  if (name === "listing of a type in a city") {
    return linkTo(language, "listing", { country: "uae", type: "villas-dubai" });
  }
  return unlisted.has(name) ? null : (pages[name] ?? null);
}

/** A text of every page that is unlike other languages' and not in the content. */
function sampleOf(language: Locale): string {
  return textsOf(language)("layout.skip");
}

/** A site with a file for every share picture of the demo content, closed after the test. */
async function siteWithSharePictures() {
  const { pack, pictures } = await demoContent();
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-share-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { versions } of planSharePictures(pack, pictures)) {
    for (const { url } of versions) writeFileSync(path.join(folder, path.basename(url)), "a JPEG");
  }
  const { url: demoUrl } = await demoSite();
  const content = remoteContent(`${demoUrl}/api/v1`);
  const site = await startSite({ variables: { MEDIA_DIR: folder }, content });
  onTestFinished(() => site.close());
  return site;
}

interface FontFace {
  file: string;
  lightest: number;
  boldest: number;
  ranges: [from: number, to: number][];
}

/** The `@font-face` rules with files of the site. */
function fontsIn(stylesheet: string): FontFace[] {
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
