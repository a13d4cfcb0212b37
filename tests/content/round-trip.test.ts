import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportPack, ExportRefused } from "#content/export.ts";
import { loadPack } from "#content/load.ts";
import { type ContentPack, readPack } from "#content/pack.ts";
import { planPictures } from "#content/pictures/plan-pictures.ts";
import { canonicalDump } from "#tests/support/canonical-dump.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent, demoDirectory } from "#tests/support/demo-content.ts";
import { openDemoDatabase } from "#tests/support/demo-database.ts";
import { packWithoutPictures } from "#tests/support/pictureless-pack.ts";

const originals = join(demoDirectory, "media");

describeOnEngines("an export", (openTestDatabase) => {
  test("of the demo content is the demo content, and loads as the same database", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    const directory = await emptyFolder();
    const report = await exportPack(database, { directory, originals });

    const { pack } = await demoContent();
    const again = await readChecked(directory);
    expect(report.pictures).toBe(pack.media.length);
    expect(again).toEqual(pack);

    const other = await openTestDatabase();
    await loadPack(other, again, await planPictures(again.media, join(directory, "media")));
    expect(await canonicalDump(other)).toEqual(await canonicalDump(database));
  });

  test("preserves withdrawn, renamed and reordered content", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    const { pack, pictures } = await demoContent();
    await loadPack(database, smaller(pack), pictures);
    const directory = await emptyFolder();
    await exportPack(database, { directory, originals });

    const again = await readChecked(directory);
    expect(again.projects.filter(({ published }) => !published).map(({ slug }) => slug)).toEqual([
      "marina-arc",
    ]);
    expect(again.faqs.length).toBe(pack.faqs.length);
    expect(again.propertyTypes[0]?.alsoCalled.en).toEqual(["flat", "condo"]);
    const other = await openTestDatabase();
    await loadPack(other, again, pictures);
    expect(await canonicalDump(other)).toEqual(await canonicalDump(database));
  });

  test("preserves a project without pictures and a member without a portrait", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    const { pack, pictures } = await demoContent();
    await loadPack(database, packWithoutPictures(pack), pictures);
    const directory = await emptyFolder();
    await exportPack(database, { directory, originals });
    expect(await readChecked(directory)).toEqual(packWithoutPictures(pack));
  });

  test("is refused where other files lie or a picture is missing, and writes nothing", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    const directory = await emptyFolder();
    const missing = exportPack(database, { directory, originals: await emptyFolder() });
    await expect(missing).rejects.toThrow(ExportRefused);
    expect(await readdir(directory)).toEqual([]);
    await writeFile(join(directory, "notes.txt"), "mine");
    await expect(exportPack(database, { directory, originals })).rejects.toThrow("is not empty");
  });
});

/** The demo pack without some entries of each list, with more alternative names and a renamed project. */
function smaller(pack: ContentPack): ContentPack {
  const alsoCalled = { en: ["flat", "condo"], ar: [], ru: ["хата"], tr: [], zh: ["住宅"] };
  const renamed = <Thing>(things: readonly Thing[]) =>
    things.map((thing, index) => (index === 0 ? { ...thing, alsoCalled } : thing));
  return {
    ...pack,
    propertyTypes: renamed(pack.propertyTypes),
    amenities: renamed(pack.amenities),
    countries: renamed(pack.countries),
    cities: renamed(pack.cities),
    towns: renamed(pack.towns),
    projects: pack.projects
      .filter(({ slug }) => slug !== "marina-arc")
      .map((project) =>
        project.slug === "moda-gardens"
          ? { ...project, slug: "moda-court", formerSlugs: ["moda-gardens"] }
          : project,
      ),
    videos: pack.videos.filter(
      ({ project }) => project !== "marina-arc" && project !== "moda-gardens",
    ),
    offers: pack.offers.filter(
      ({ project }) => project !== "marina-arc" && project !== "moda-gardens",
    ),
    testimonials: pack.testimonials.filter(({ project }) => project === null),
    landings: pack.landings.filter(({ slug }) => slug === "cyprus"),
    departments: pack.departments.map((department) => ({
      ...department,
      members: department.members.toSpliced(0, 1),
    })),
    posts: [],
    faqs: pack.faqs.filter((_, index) => index % 3 !== 0),
    footerGroups: pack.footerGroups.slice(1),
    purchaseRules: pack.purchaseRules.map((rules) => ({
      ...rules,
      costs: rules.costs.toReversed().slice(1),
    })),
  };
}

async function readChecked(directory: string): Promise<ContentPack> {
  const { pack, problems } = await readPack(directory);
  expect(problems).toEqual([]);
  if (pack === null) throw new Error("The pack has no problems and is not there.");
  return pack;
}

async function emptyFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "sahil-export-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}
