import { beforeAll, expect, test } from "vitest";
import { apiWithChangedContent } from "#tests/api/api-with-content.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { pictureless, packWithoutPictures } from "#tests/support/pictureless-pack.ts";

describeOnEngines("what has no pictures", (openTestDatabase) => {
  let api: Awaited<ReturnType<typeof apiWithChangedContent>>;
  beforeAll(async () => {
    api = await apiWithChangedContent(openTestDatabase, packWithoutPictures);
  });

  test("a project without photographs has no cover, and its floor plans", async () => {
    const project = await api.read("project", `/projects/dubai/${pictureless.project}`);
    expect([project.cover, project.images]).toEqual([null, []]);
    expect(project.floorPlans.length).toBeGreaterThan(0);
    const { content } = await api.read("listing", "/projects/types/properties/uae");
    const coverless = content.filter(({ cover }) => cover === null);
    expect(coverless.map(({ slug }) => slug)).toEqual([pictureless.project]);
  });

  test("a member without a portrait is listed in the team and as an author", async () => {
    const { team } = await api.read("page", "/pages/our-team");
    const faceless = team
      .flatMap(({ members }) => members)
      .filter(({ portrait }) => portrait === null);
    expect(faceless.map(({ slug }) => slug)).toEqual([pictureless.member]);
    const { writer } = await api.read("post", "/blog/istanbul-districts-compared-2026");
    expect([writer?.slug, writer?.portrait]).toEqual([pictureless.member, null]);
  });
});
