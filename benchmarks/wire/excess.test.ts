import { expect, test } from "vitest";
import { excessOf, type Weight } from "#benchmarks/wire/excess.ts";

const file = (name: string, kilobytes: number) => ({ name, bytes: kilobytes * 1024 });
const budget = { html: 16, script: 24, style: 20, fonts: 60 };
const weight: Weight = {
  html: [file("document", 16)],
  script: [file("framework.js", 98), file("site.js", 20), file("listing.js", 6)],
  style: [file("app.css", 20)],
  fonts: [file("latin.woff2", 40), file("display.woff2", 20)],
};

test("a page that just fits exceeds nothing", () => {
  expect(excessOf("listing, en", weight, budget, 100)).toEqual([]);
});

test("script counts above that of the empty page and is named by its heaviest files", () => {
  expect(excessOf("listing, en", weight, budget, 98)).toEqual([
    "listing, en: 26.0 KB of script above the empty page, 2.0 over 24: framework.js 98.0, site.js 20.0, listing.js 6.0",
  ]);
});

test("each part is judged by itself", () => {
  const heavy = {
    ...weight,
    html: [file("document", 17)],
    style: Array.from({ length: 7 }, () => file("part.css", 3)),
  };
  expect(excessOf("home, ar", heavy, budget, 100)).toEqual([
    "home, ar: 17.0 KB of html, 1.0 over 16: document 17.0",
    "home, ar: 21.0 KB of style, 1.0 over 20: part.css 3.0, part.css 3.0, part.css 3.0, part.css 3.0, part.css 3.0, 2 more",
  ]);
});
