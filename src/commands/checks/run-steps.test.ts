import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CheckFailure, runSteps, type Check } from "#commands/checks/run-steps.ts";

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const passing: Check = {
  label: "Unit tests",
  printsProgress: true,
  run: async () => ({ passed: 3, failed: 0 }),
};

test("a passing run prints only the counts", async () => {
  await runSteps([passing]);
  expect(printed.slice(1)).toEqual(["3 passed, 0 failed"]);
  expect(process.exitCode).toBe(0);
});

test("a flaky test is reported with its locations and fails the run", async () => {
  const failures = [
    {
      name: "[English] finds homes",
      place: "tests/e2e/search.spec.ts:7",
      message: "Error: 21 homes",
      thrownAt: "tests/e2e/support/page-steps.ts:9",
      screenshot: "test-results/failed.png",
      isFlaky: true as const,
    },
  ];
  const run = async () => {
    throw new CheckFailure("1 test failed.", "", { passed: 1, failed: 1, skipped: 2, failures });
  };
  await runSteps([passing, { label: "Browser tests", printsProgress: true, run }]);
  expect(printed.slice(-4)).toEqual([
    `tests/e2e/search.spec.ts:7 [English] finds homes
    Flaky: passed on retry. First failure:
    Error: 21 homes
    Thrown at: tests/e2e/support/page-steps.ts:9
    Screenshot: test-results/failed.png`,
    "1 test failed.",
    "2 skipped",
    "4 passed, 1 failed",
  ]);
  expect(process.exitCode).toBe(1);
});

test("an unexpected error prints one sentence and the counts, and the remaining steps run", async () => {
  const run = async () => {
    throw new Error("No space is left.");
  };
  await runSteps([{ label: "Lint", printsProgress: true, run }, passing]);
  expect(printed.slice(-2)).toEqual([
    "Lint did not complete: No space is left.",
    "3 passed, 1 failed",
  ]);
  expect(process.exitCode).toBe(1);
});
