/** The checks of `npm test` and `npm run test:all`. */
import { buildSiteIfChanged } from "#commands/build-site.ts";
import { chromiumProgram } from "#commands/checks/chromium.ts";
import { CheckFailure, type Check } from "#commands/checks/run-steps.ts";
import { runProgram, runTests } from "#commands/checks/tools.ts";
import { verifySteps } from "#commands/checks/verify-steps.ts";
import { CommandError } from "#commands/run.ts";
import { locales } from "#domain/locale.ts";

const build: Check = {
  label: "Building the site",
  printsProgress: true,
  async run() {
    await asCheckFailure(buildSiteIfChanged);
    return { passed: 0, failed: 0 };
  },
};

export const testSteps: readonly Check[] = [...verifySteps, build, ...tests([])];

/** One of `total` runs that together check everything. */
export interface Shard {
  /** From 1. */
  index: number;
  total: number;
}

/** The steps of a shard: tests are split among all shards, every other check runs in one of them. */
export function allSteps({ index, total }: Shard): readonly Check[] {
  const checks = [
    pageSizes,
    fuzz,
    ...locales.flatMap((language) => [1280, 390].map((width) => audit(language, width))),
  ].filter((_, position) => position % total === index - 1);
  return [
    ...(index === 1 ? verifySteps : []),
    build,
    ...tests([`--shard=${index}/${total}`]),
    ...checks,
  ];
}

function tests(shard: readonly string[]): readonly Check[] {
  return [
    {
      label: "Database tests",
      run: () => runTests("vitest", ["--project", "database", ...shard]),
      needs: build,
    },
    {
      label: "HTTP tests",
      run: () => runTests("vitest", ["--project", "http", ...shard]),
      needs: build,
    },
    {
      label: "Browser tests",
      async run() {
        await setUpChromium();
        return runTests("playwright", shard);
      },
      needs: build,
    },
  ];
}

const pageSizes: Check = {
  label: "Weight of pages",
  run: () =>
    runProgram("benchmarks/size.ts", [], "Some pages exceed their budget; run npm run size."),
  needs: build,
};

const fuzz: Check = {
  label: "Fuzz",
  run: () => runProgram("tests/fuzz/run.ts", [], "Fuzzing found failures; run npm run fuzz."),
};

function audit(language: string, width: number): Check {
  const args = ["--language", language, "--width", String(width)];
  return {
    label: `Page audit, ${language}, ${width} px`,
    async run() {
      await setUpChromium();
      const message = `The page audit found problems; run npm run audit:pages -- ${args.join(" ")}.`;
      return runProgram("tests/audit/run.ts", args, message);
    },
    needs: build,
  };
}

async function setUpChromium(): Promise<void> {
  process.env["CHROMIUM"] = await asCheckFailure(chromiumProgram);
}

/** A `CommandError` becomes a failed check, so that the other checks still run. */
async function asCheckFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) throw new CheckFailure(error.message, "");
    throw error;
  }
}
