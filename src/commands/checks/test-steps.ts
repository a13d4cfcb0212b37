/** What `npm test` checks beyond `npm run verify`: the build, both databases, the weight of pages, and the site in a browser. */
import { buildSiteIfChanged } from "#commands/build-site.ts";
import { chromiumProgram } from "#commands/checks/chromium.ts";
import { CheckFailure, type Check } from "#commands/checks/run-steps.ts";
import { runTests, weighPages } from "#commands/checks/tools.ts";
import { verifySteps } from "#commands/checks/verify-steps.ts";
import { Refusal } from "#commands/run.ts";

const build: Check = {
  label: "Building the site",
  speaks: true,
  async run() {
    await failingPlainly(buildSiteIfChanged);
    return { passed: 0, failed: 0 };
  },
};

export const testSteps: readonly Check[] = [
  ...verifySteps,
  build,
  {
    label: "Database and server tests",
    run: () => runTests("vitest", ["--project", "database"]),
    needs: build,
  },
  {
    label: "Weight of pages",
    run: () => weighPages(),
    needs: build,
  },
  {
    label: "Browser journeys",
    async run() {
      process.env["CHROMIUM"] = await failingPlainly(chromiumProgram);
      return runTests("playwright", []);
    },
    needs: build,
  },
];

/** What the machine lacks is a failure like any other here, so that the rest is checked all the same. */
async function failingPlainly<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new CheckFailure(error.message, "");
    throw error;
  }
}
