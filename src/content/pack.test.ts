import { expect, test } from "vitest";
import { readPack } from "#content/pack.ts";
import {
  link,
  problemsWith,
  put,
  readPatched,
  remove,
  replace,
  tinyPack,
  tinyToday,
  warningsWith,
} from "#tests/support/patched-pack.ts";

const project = "projects/hill-house.yaml";

test("a valid pack is read completely, and absent values are null or empty", async () => {
  const { pack, problems, warnings } = await readPack(tinyPack, { today: tinyToday });
  expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
  expect(pack?.countries.map(({ slug }) => slug)).toEqual(["turkey", "cyprus"]);
  expect(pack?.projects[0]).toMatchObject({
    slug: "hill-house",
    sale: "first",
    published: true,
    formerSlugs: [],
    permit: null,
    faqs: [],
    units: [{ rooms: "1+1" }, { rooms: null, priceUsd: { from: 300_000, to: null } }],
  });
});

test("the demo pack has no problem", async () => {
  const { problems } = await readPack("content", { today: tinyToday });
  expect(problems).toEqual([]);
});

test("all problems are reported together by file and line, and no pack is returned", async () => {
  const reading = await readPatched(
    replace(project, "developer: kuzey-yapi", "developer: nobody"),
    replace(project, "from: 210000", "from: -1"),
    replace(project, "percent: 10,", "percent: 11,"),
    replace(project, "tr: Metin, zh: 文字 }", "zh: 文字 }"),
    replace("amenities.yaml", "icon: flame", "icon: Flame"),
  );
  expect(reading.pack).toBeNull();
  expect(reading.problems.map(({ file, line, field }) => [file, line, field])).toEqual([
    ["amenities.yaml", 6, "[1].icon"],
    ["projects/hill-house.yaml", 7, "developer"],
    ["projects/hill-house.yaml", 13, "tagline.tr"],
    ["projects/hill-house.yaml", 27, "units[0].priceUsd.from"],
    ["projects/hill-house.yaml", 40, "paymentPlans[0].stages"],
  ]);
});

test("broken YAML is reported with its line", async () => {
  expect(await problemsWith(replace(project, "[gym, sauna]", "[gym, sauna"))).toEqual([
    expect.stringMatching(/^projects\/hill-house\.yaml:19 is not valid YAML: /),
  ]);
});

test("a duplicate key is reported with its line", async () => {
  const problems = await problemsWith(
    replace(project, "featured: true", "featured: true\nref: IST-2"),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^projects\/hill-house\.yaml:11 is not valid YAML: /),
  ]);
});

test("bytes that are not UTF-8 are reported with their line", async () => {
  const bytes = Buffer.from("- slug: news\n  name: caf\xe9\n", "latin1");
  expect(await problemsWith(put("categories.yaml", bytes))).toEqual([
    "categories.yaml:2 is not UTF-8 here",
  ]);
});

test("aliases and control characters are refused", async () => {
  const categories = `- slug: news\n  name: {en: &a "x\\0y", ar: *a, ru: x, tr: x, zh: x}\n`;
  expect((await problemsWith(put("categories.yaml", categories))).slice(0, 2)).toEqual([
    "categories.yaml:2 holds a control character or half a character",
    "categories.yaml:2 uses a YAML alias: write the value out",
  ]);
});

test("a file nested without end is refused, not a crash", async () => {
  for (const text of ["[".repeat(20_000), "{a: ".repeat(20_000)]) {
    const problems = await problemsWith(put("faqs.yaml", text));
    expect(problems.length).toBeLessThanOrEqual(10);
    expect(problems[0]).toMatch(/^faqs\.yaml:1 /);
  }
});

test("keys that mean something to JavaScript are only unknown fields", async () => {
  const problems = await problemsWith(
    replace("categories.yaml", "- slug: news", "- slug: news\n  __proto__: {slug: x}"),
  );
  expect(problems).toEqual(["categories.yaml:2 [0].__proto__ is not a field of the format"]);
});

test("required files of a pack may not be missing, and unknown files are refused", async () => {
  const problems = await problemsWith(
    remove("faqs.yaml"),
    remove("pages/home.yaml"),
    put("notes.yaml", "a: 1"),
  );
  expect(problems).toEqual([
    "faqs.yaml:1 is missing",
    "notes.yaml:1 is not a file of the format",
    "pages/home.yaml:1 is missing",
  ]);
});

test("a list instead of a single value, and the reverse, are refused", async () => {
  expect(
    await problemsWith(put("faqs.yaml", "topic: payments\n"), put("pages/home.yaml", "- 1\n")),
  ).toEqual(["faqs.yaml:1 must be a list", "pages/home.yaml:1 must be a map of fields"]);
});

test("an empty file is reported as missing its fields", async () => {
  expect(await problemsWith(put("faqs.yaml", ""), put("pages/home.yaml", ""))).toEqual([
    "faqs.yaml:1 must be a list",
    "pages/home.yaml:1 must be a map of fields",
  ]);
});

test("a symbolic link out of the pack is not followed", async () => {
  expect(await problemsWith(link("faqs.yaml", "/etc/hostname"))).toEqual([
    "faqs.yaml:1 is a link that leaves the pack",
    "faqs.yaml:1 is missing",
  ]);
  expect(await problemsWith(link("media/plan.svg", "../../../etc/passwd"))).toContain(
    "media/plan.svg:1 is a link that leaves the pack",
  );
});

test("a media file absent from the manifest is warned about", async () => {
  expect(await warningsWith(put("media/spare.jpg", "x"))).toEqual([
    "media/spare.jpg:1 is not listed in media/manifest.yaml and is left out",
  ]);
});
