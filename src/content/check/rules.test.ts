import { expect, test } from "vitest";
import { problemsWith, replace, warningsWith } from "#tests/support/patched-pack.ts";

test.each([
  ["currencies.yaml", "code: USD", "code: CHF", "1 [0].code must be USD: the dollar comes first"],
  [
    "currencies.yaml",
    "rate: 1\n",
    "rate: 2\n",
    "4 [0].rate must be 1: rates are units for one dollar",
  ],
  [
    "investment-rules.yaml",
    "buyerShare: 0.5",
    "buyerShare: 0.5\n      replaces: vat",
    '21 [0].costs[0].replaces "vat" is no cost of this country',
  ],
  [
    "investment-rules.yaml",
    "onlyWith: turkish-citizenship",
    "onlyWith: golden-visa",
    '28 [0].costs[1].appliesTo.onlyWith "golden-visa" is neither mortgage, main-home nor a programme of this country',
  ],
])("refuses in %s %s → %s", async (file, from, to, problem) => {
  expect(await problemsWith(replace(file, from, to))).toContain(`${file}:${problem}`);
});

test("a rate or a legal figure is warned about when it is more than a year old", async () => {
  expect(
    await warningsWith(replace("currencies.yaml", "asOf: 2026-11-16", "asOf: 2025-11-22")),
  ).toEqual([]);
  expect(
    await warningsWith(
      replace("currencies.yaml", "asOf: 2026-11-16", "asOf: 2025-11-21"),
      replace("investment-rules.yaml", "asOf: 2026-11-15", "asOf: 2024-01-01"),
    ),
  ).toEqual([
    "currencies.yaml:6 [0].asOf 2025-11-21 is over a year ago: read the figure again",
    "investment-rules.yaml:15 [0].programmes[0].asOf 2024-01-01 is over a year ago: read the figure again",
  ]);
});

test.each([
  ["<b>words</b>", "HTML"],
  ["![a picture](x.jpg)", "an image"],
  ["<!-- hidden -->", "HTML"],
])("Markdown with %s is refused", async (markdown, what) => {
  expect(
    await problemsWith(replace("posts/first-post.yaml", "A post with **words**", `"${markdown}"`)),
  ).toEqual([
    `posts/first-post.yaml:5 body.en holds ${what}: Markdown without HTML and images only`,
  ]);
});

test("a less-than sign in Markdown is not taken for HTML", async () => {
  expect(
    await problemsWith(replace("posts/first-post.yaml", "A post with **words**", '"5 < 6, `<b>`"')),
  ).toEqual([]);
});
