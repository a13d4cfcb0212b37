import { expect, test } from "vitest";
import { ProjectDetail } from "#contract/project.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { openDemoDatabase, sharedDemoDatabase } from "#tests/support/demo-database.ts";

describeOnEngines("a project's video", (openTestDatabase, engine) => {
  test("comes with the project while it is published", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    const video = async () => {
      const answer = await createTestApi(database).ask("/projects/dubai/marina-arc");
      return ProjectDetail.parse(await answer.json()).video;
    };
    expect(await video()).toMatchObject({ slug: "marina-arc-tour", durationSeconds: 15 });

    const unpublished = database.updateTable("video").set({ published: 0 });
    await unpublished.where("slug", "=", "marina-arc-tour").execute();
    expect(await video()).toBeNull();
  });

  test("is absent where a project has none", async () => {
    const { ask } = createTestApi(await sharedDemoDatabase(engine));
    const answer = await ask("/projects/dubai/circle-court");
    expect(ProjectDetail.parse(await answer.json()).video).toBeNull();
  });
});
