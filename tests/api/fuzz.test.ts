import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { sharedPartlyWithdrawnDatabase } from "#tests/api/partly-withdrawn.ts";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { faultIn } from "#tests/fuzz/check-answer.ts";
import { openHarness } from "#tests/fuzz/harness.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { propertyRuns } from "#tests/support/test-scope.ts";

const seed = 4;
const requests = propertyRuns(1_500);

describeOnEngines("the API under fuzzed requests", (_openTestDatabase, engine) => {
  let database: Kysely<Database>;
  beforeAll(async () => {
    database = await sharedPartlyWithdrawnDatabase(engine);
  });

  test("gives valid, repeatable answers in process", { timeout: 120_000 }, async () => {
    const rig = await openHarness(database);
    onTestFinished(rig.close);
    const { requestCount, findings } = await fuzz({ ...rig, seed, requests });
    expect([requestCount, findings, rig.failures]).toEqual([requests, [], []]);
  });

  test(
    "gives valid answers over a socket, also to malformed heads",
    { timeout: 120_000 },
    async () => {
      const rig = await openHarness(database);
      onTestFinished(rig.close);
      const { findings } = await fuzz({
        ...rig,
        clients: [rig.overHttp],
        seed,
        requests: propertyRuns(200),
      });
      expect([findings, await rig.faultsOfHeads(), rig.failures]).toEqual([[], [], []]);
    },
  );
});

test("the answer checker detects each kind of fault", () => {
  const judge = (status: number, type: string, body: unknown, target = "/api/v1/currencies") =>
    faultIn({ method: "GET", target, headers: {} }, { status, type, text: JSON.stringify(body) }, [
      '"slug":"hidden"',
    ]);
  const errors = [{ field: "x", message: "x is wrong." }];
  const problem = { type: "x", title: "x", code: "not_found", status: 404, errors };
  const json = "application/json";
  expect(judge(200, json, { content: [] })).toBeNull();
  expect(judge(404, "application/problem+json", problem)).toBeNull();
  expect(judge(500, "application/problem+json", problem)).toMatch("500");
  expect(judge(404, json, problem)).toMatch("application/json");
  expect(judge(400, "application/problem+json", problem)).toMatch("says 404");
  expect(judge(404, "application/problem+json", { ...problem, errors: [] })).toMatch("no field");
  expect(judge(404, "application/problem+json", { ...problem, detail: "SQLITE_ERROR" })).toMatch(
    "SQLITE",
  );
  expect(judge(200, "text/html", { content: [] })).toMatch("text/html");
  expect(judge(200, json, { content: [{ code: 1 }] })).toMatch("contract");
  expect(judge(200, json, { content: [], more: 1 })).toMatch("more");
  expect(judge(200, json, { content: [{ slug: "hidden" }] })).toMatch("hidden");
  expect(judge(200, json, {}, "/api/v1/nothing")).toMatch("no call");
});
