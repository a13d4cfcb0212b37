import { expect, test } from "vitest";
import { localeFacts, locales } from "#domain/locale.ts";
import { faultsOf } from "#tests/audit/faults.ts";
import type { PageFacts } from "#tests/audit/page-facts.ts";

const siteOrigin = "https://sahil.example";
const alternates = Object.fromEntries([
  ...locales.map((locale) => [localeFacts[locale].htmlLang, `${siteOrigin}/${locale}/offers`]),
  ["x-default", `${siteOrigin}/en/offers`],
]);

function offers(locale: (typeof locales)[number]): PageFacts {
  const { htmlLang, direction } = localeFacts[locale];
  return {
    path: `/${locale}/offers`,
    language: htmlLang,
    direction,
    title: "Offers",
    description: "What is cheaper now.",
    canonical: `${siteOrigin}/${locale}/offers`,
    alternates,
    isIndexed: true,
    links: [],
    ids: ["main"],
    structuredData: [],
    faults: [],
  };
}

/** The faults of an English page with these facts, among valid pages in all languages. */
function englishPageFaults(
  facts: Partial<PageFacts>,
  statuses: Record<string, number> = {},
): string[] {
  const pages = new Map(locales.map((locale) => [`/${locale}/offers`, offers(locale)]));
  pages.set("/en/offers", { ...offers("en"), ...facts });
  const audited = {
    siteOrigin,
    pages,
    statuses: new Map(Object.entries(statuses)),
    languages: locales,
  };
  return faultsOf(audited)
    .filter(({ path }) => path === "/en/offers")
    .map(({ fault }) => fault);
}

const alternatesWithout = (tag: string) =>
  Object.fromEntries(Object.entries(alternates).filter(([name]) => name !== tag));
const link = (target: string) => ({ links: [`http://127.0.0.1${target}`] });

test("a valid page with working links has no faults", () => {
  expect(englishPageFaults(link("/en/offers#main"), { "/en/offers": 200 })).toEqual([]);
  expect(englishPageFaults(link("/en/blog#newest"), { "/en/blog": 200 })).toEqual([]);
});

test.each<[string, Partial<PageFacts>, string]>([
  ["another language", { language: "ar" }, 'it says that its language is "ar"'],
  ["another direction", { direction: "rtl" }, "it is written rtl"],
  ["no title", { title: " " }, "it has no title"],
  ["no description", { description: "" }, "it has no description"],
  ["a long one", { description: "a".repeat(161) }, "its description is longer than 160 characters"],
  ["markup", { faults: ["color-contrast: <p>"] }, "color-contrast: <p>"],
  ["a relative canonical", { canonical: "/en/offers" }, 'its canonical address is "/en/offers"'],
  [
    "a lost alternate",
    { alternates: alternatesWithout("zh-Hans") },
    "it has no alternate for zh-Hans",
  ],
  [
    "no default",
    { alternates: alternatesWithout("x-default") },
    "it has no alternate for x-default",
  ],
  [
    "an unknown canonical",
    { canonical: `${siteOrigin}/en/deals` },
    "its canonical address /en/deals was not found by any link",
  ],
  [
    "an alternate elsewhere",
    { alternates: { ...alternates, ru: "https://other.example/ru/offers" } },
    "its alternate for ru, https://other.example/ru/offers, is no page",
  ],
  [
    "one that does not answer",
    { alternates: { ...alternates, "x-default": `${siteOrigin}/ar/offers` } },
    `its alternate for ar, ${siteOrigin}/ar/offers, has other alternates`,
  ],
  ["a fragment", link("/en/offers#prices"), "its link /en/offers#prices names no part of the page"],
])("%s is a fault", (_, facts, fault) => {
  expect(englishPageFaults(facts)).toContain(fault);
});

test("a broken or redirecting link is a fault", () => {
  expect(englishPageFaults(link("/en/deals?page=2"), { "/en/deals?page=2": 404 })).toEqual([
    "its link /en/deals?page=2 answers 404",
  ]);
  expect(englishPageFaults(link("/en/Blog"), { "/en/Blog": 308 })).toEqual([
    "its link /en/Blog answers 308",
  ]);
});

test("a noindex page needs neither a canonical address nor alternates", () => {
  expect(
    englishPageFaults({ isIndexed: false, canonical: "", alternates: {}, description: "" }),
  ).toEqual([]);
});
