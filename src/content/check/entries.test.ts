import { expect, test } from "vitest";
import { pageSlugs } from "#content/kinds/page.ts";
import { problemsWith, replace } from "#tests/support/patched-pack.ts";

const project = "projects/hill-house.yaml";

test.each([
  [
    "a missing language",
    "tagline: { en: A house on the hill, ar: نص,",
    "tagline: { en: A house on the hill,",
    "13 tagline.ar is missing",
  ],
  [
    "an empty language",
    "summary: { en: Two kinds of homes",
    'summary: { en: " "',
    "14 summary.en must not be empty",
  ],
  [
    "a language that the site does not have",
    "tagline: { en:",
    "tagline: { xx: Haus, en:",
    "13 tagline.xx is not a field of the format",
  ],
  [
    "a text that is too long",
    "A house on the hill",
    "A house ".repeat(12),
    "13 tagline.en is 95 characters long; at most 90 are allowed",
  ],
  [
    "an unknown field",
    "featured: true",
    "featured: true\nprice: 5",
    "11 price is not a field of the format",
  ],
  ["a missing field", "featured: true\n", "", "1 featured is missing"],
  ["a number where text belongs", "name: Hill House", "name: 12", "3 name must be text"],
  [
    "text where a flag belongs",
    "featured: true",
    "featured: yes",
    "10 featured must be true or false",
  ],
  [
    "a negative price",
    "from: 210000",
    "from: -210000",
    "27 units[0].priceUsd.from must be more than 0",
  ],
  [
    "a price with cents",
    "from: 210000",
    "from: 210000.5",
    "27 units[0].priceUsd.from must be a whole number",
  ],
  [
    "a price without end",
    "from: 210000",
    "from: .inf",
    "27 units[0].priceUsd.from must be a number",
  ],
  ["a price that falls", "to: 240000", "to: 200000", "27 units[0].priceUsd.to is less than from"],
  ["an area that shrinks", "max: 60", "max: 40", "26 units[0].areaM2.max is less than min"],
  [
    "more units than there are",
    "available: 6",
    "available: 7",
    "30 units[0].available and sold are more than total",
  ],
  [
    "rooms of another country",
    "- rooms: 1+1",
    "- rooms: 3BR",
    "24 units[0].rooms must be studio or 1+1 … 7+2",
  ],
  [
    "a plan of 110 %",
    "percent: 30, count: 12",
    "percent: 40, count: 12",
    "40 paymentPlans[0].stages sum to 110 %, not 100 %",
  ],
  [
    "instalments without a number",
    "percent: 30, count: 12",
    "percent: 30",
    "42 paymentPlans[0].stages[1].count is missing: how many monthly payments?",
  ],
  [
    "a number of handovers",
    "when: handover, percent: 30",
    "when: handover, percent: 30, count: 2",
    "48 paymentPlans[0].stages[3].count means nothing for a stage at handover",
  ],
  [
    "a stage after signing without days",
    "when: signing, percent: 30",
    "when: after-signing, percent: 30",
    "41 paymentPlans[0].stages[0].days is missing: how many days after signing?",
  ],
  [
    "a milestone without a label",
    "label: { en: Roof, ar: نص, ru: Текст, tr: Metin, zh: 文字 },",
    "",
    "43 paymentPlans[0].stages[2].label is missing: a milestone says what it is",
  ],
  [
    "an unknown moment",
    "when: signing",
    "when: someday",
    "41 paymentPlans[0].stages[0].when must be one of signing, after-signing, monthly, quarterly, milestone, handover, title-transfer",
  ],
  [
    "a date that is none",
    "publishedAt: 2026-10-01",
    "publishedAt: 2026-02-30",
    "11 publishedAt must be a calendar date such as 2026-11-30",
  ],
  [
    "a place off the earth",
    "center: { lat: 41.06",
    "center: { lat: 91",
    "20 center.lat must be at most 90",
  ],
  [
    "a slug in capitals",
    "town: sisli",
    "town: Şişli",
    "6 town must be lower-case ASCII letters, digits and single hyphens",
  ],
  ["a reference that is none", "ref: IST-1001", "ref: 1001", "2 ref must be text"],
  [
    "a path that climbs out of the folder",
    "images: [cover.jpg]",
    "images: [../../etc/passwd]",
    "21 images[0] must be a plain file name of the media folder, not a path",
  ],
  [
    "an absolute path",
    "file: plan.svg",
    "file: /etc/passwd",
    "22 floorPlans[0].file must be a plain file name of the media folder, not a path",
  ],
])("refuses %s", async (_what, from, to, problem) => {
  expect(await problemsWith(replace(project, from, to))).toContain(`${project}:${problem}`);
});

test.each([
  ["pages/home.yaml", "slug: home", "slug: start", `1 slug must be one of ${pageSlugs.join(", ")}`],
  [
    "pages/privacy-policy.yaml",
    "version: 2026-11-01\n",
    "",
    "1 version is missing: a consent is stored with it",
  ],
  [
    "pages/about-us.yaml",
    '"@founded"',
    '"@profit"',
    "18 sections[0].items[0].figure has none of the forms that the format allows",
  ],
  [
    "videos.yaml",
    "  file: tour.mp4\n",
    "",
    "1 [0].file is missing, and there is no youtubeId either",
  ],
  [
    "offers.yaml",
    "validUntil: 2027-01-31",
    "validUntil: 2026-01-31",
    "10 [0].validUntil is before validFrom",
  ],
  [
    "footer.yaml",
    "path: /about-us",
    "path: https://elsewhere.example",
    "3 [0].links[0].path must be a path of the site such as /turkey/for-sale",
  ],
  [
    "footer.yaml",
    "path: /about-us",
    "path: /en/about-us",
    "3 [0].links[0].path must not start with a language",
  ],
  [
    "settings.yaml",
    "timeZone: Europe/Istanbul",
    "timeZone: Europe/Atlantis",
    "12 addresses[0].timeZone must be a time zone such as Europe/Istanbul",
  ],
  [
    "settings.yaml",
    "https://kiyi.example/youtube",
    "javascript:alert(1)",
    "17 social.youtube must be an https address",
  ],
  [
    "investment-rules.yaml",
    "charge: { percent: 4 }",
    "charge: { percent: 400 }",
    "19 [0].costs[0].charge.percent must be at most 100",
  ],
  [
    "investment-rules.yaml",
    "charge: { percent: 4 }",
    "charge: { bands: [{ percent: 3 }, { percent: 5 }], currency: EUR }",
    "19 [0].costs[0].charge.bands[0].upTo is missing: only the last band has no end",
  ],
  [
    "regions/turkey/istanbul.yaml",
    "year: 2026",
    "year: 2024",
    "18 priceHistory[1].year must come after the year before it",
  ],
])("refuses in %s %s → %s", async (file, from, to, problem) => {
  expect(await problemsWith(replace(file, from, to))).toContain(`${file}:${problem}`);
});

test("a project may be without pictures, and a member without a portrait", async () => {
  const bare = [
    replace(project, "images: [cover.jpg]", "images: []"),
    replace("team.yaml", "      portrait: logo.svg\n", ""),
  ];
  expect(await problemsWith(...bare)).toEqual([]);
});
