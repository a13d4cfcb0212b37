import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { linkTo } from "#domain/links.ts";
import { readEnvironment } from "#environment";
import { localContent } from "#server/content-source.ts";
import { openLog } from "#server/log.ts";
import { testEnvironment } from "#tests/e2e/support/test-environment.ts";
import { readPage, startSite } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { pictureless, packWithoutPictures } from "#tests/support/pictureless-pack.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  const environment = readEnvironment({ ...testEnvironment, DATABASE_URL: "sqlite::memory:" });
  const database = openDatabase(environment.databaseUrl);
  await migrateToLatest(database);
  const { pack, pictures } = await demoContent();
  await loadPack(database, packWithoutPictures(pack), pictures);
  site = await startSite({ content: localContent(database, environment, openLog(environment)) });
});

afterAll(() => site.close());

const project = { country: "uae", city: "dubai", slug: pictureless.project };
const initials = "ES"; // Emre Solak

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const projectPath = linkTo(language, "project", project);

  test(`a project without photographs shows its coast on every card: ${language}`, async () => {
    for (const shelf of [
      linkTo(language, "listing", { country: "uae" }),
      linkTo(language, "landing", { country: "uae" }),
      linkTo(language, "home"),
    ]) {
      const { document } = await visit(shelf);
      const item = [...document.querySelectorAll(".card, .presented-project")].find(
        (one) => one.querySelector(`h3 a[href="${projectPath}"]`) !== null,
      );
      const pictures = [...(item?.querySelectorAll("img") ?? [])].map((picture) => ({
        shelf,
        src: picture.getAttribute("src"),
        alt: picture.getAttribute("alt"),
      }));
      expect(pictures).toEqual([{ shelf, src: expect.stringMatching(/gulf.*\.svg$/), alt: "" }]);
    }
  });

  test(`the page of a project without photographs has floor plans and no gallery: ${language}`, async () => {
    const page = await visit(projectPath);
    expect(page.getByRole("heading", { level: 1, name: /Marina Arc/ })).toBeInTheDocument();
    const charts = page.document.querySelectorAll(".gallery--none img.chart");
    expect([...charts].map((chart) => chart.getAttribute("alt"))).toEqual([""]);
    const gallery = texts("project.gallery.label");
    expect(page.queryByRole("region", { name: (name) => name.includes(gallery) })).toBeNull();
    expect(page.document.querySelectorAll(".mosaic, .mosaic__all")).toHaveLength(0);
    expect(page.document.querySelectorAll("#plans figure").length).toBeGreaterThan(0);
  });

  test(`a member without a portrait is shown by initials: ${language}`, async () => {
    const article = linkTo(language, "article", { slug: "istanbul-districts-compared-2026" });
    for (const [shown, place] of [
      [linkTo(language, "our-team"), `#${pictureless.member}`],
      [linkTo(language, "about-us"), ".portraits"],
      [article, ".byline"],
      [article, ".author"],
    ] as const) {
      const { document } = await visit(shown);
      const drawings = [...document.querySelectorAll(`${place} svg.portrait`)].map((drawing) => [
        place,
        drawing.textContent,
        drawing.getAttribute("aria-hidden"),
      ]);
      expect(drawings).toEqual([[place, initials, "true"]]);
    }
  });
}

async function visit(path: string) {
  return readPage(await fetch(site.url + path));
}
