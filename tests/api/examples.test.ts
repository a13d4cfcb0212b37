import { expect, test } from "vitest";
import { exampleAnswers } from "#api/reference/example-answers.ts";
import { examples } from "#api/reference/examples.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

describeOnEngines("the examples of the reference", (_openTestDatabase, engine) => {
  test("match the answers of the demo content; `npm run examples` regenerates them", async () => {
    const { ask } = createTestApi(await sharedDemoDatabase(engine));
    expect(await exampleAnswers(ask)).toEqual(examples);
  });
});
