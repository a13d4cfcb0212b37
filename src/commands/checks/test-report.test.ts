import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readTestReport } from "#commands/checks/test-report.ts";

function read(report: object | null) {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "report.json");
  if (report !== null) writeFileSync(file, JSON.stringify(report));
  return readTestReport(file);
}

const here = (file: string) => path.join(process.cwd(), file);

const place = "tests/e2e/journeys/search.spec.ts:7";

const spec = (title: string, status: string) => ({
  file: "journeys/search.spec.ts",
  line: 7,
  title,
  tests: [
    { projectName: "English", status: "expected", results: [] },
    {
      projectName: "Arabic",
      status,
      results: [
        {
          error: { message: "\u001B[31mError: \u001B[39m21 homes\n\n    at search.spec.ts:9:1" },
          errorLocation: { file: here("tests/e2e/support/page-steps.ts"), line: 9 },
          attachments: [{ name: "screenshot", path: here("test-results/search/failed.png") }],
        },
      ],
    },
  ],
});

test("flaky tests count as failed; failures have the test's location, the error's, its message and screenshot", () => {
  const suites = [
    {
      title: "journeys/search.spec.ts",
      specs: [spec("a", "expected")],
      suites: [{ title: "on a phone", specs: [spec("b", "flaky")] }],
    },
    { title: "journeys/search.spec.ts", specs: [spec("c", "unexpected")] },
  ];
  const report = {
    config: { rootDir: here("tests/e2e") },
    stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 },
    suites,
    errors: [],
  };
  const failure = {
    place,
    message: "Error: 21 homes",
    thrownAt: "tests/e2e/support/page-steps.ts:9",
    screenshot: "test-results/search/failed.png",
  };
  expect(read(report)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    failures: [
      { ...failure, name: "[Arabic] on a phone b", isFlaky: true },
      { ...failure, name: "[Arabic] c" },
    ],
  });
});

test("a server that did not start and a file that cannot be loaded count as failed", () => {
  const report = {
    config: { rootDir: here("tests/e2e"), configFile: here("playwright.config.ts") },
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    suites: [],
    errors: [
      { message: "Error: Process from config.webServer was not able to start." },
      {
        message: "SyntaxError: Unexpected token",
        location: { file: here("tests/e2e/font-requests.spec.ts"), line: 3 },
      },
    ],
  };
  expect(read(report)).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
    failures: [
      {
        name: "outside the tests",
        place: "playwright.config.ts",
        message: "Error: Process from config.webServer was not able to start.",
      },
      {
        name: "outside the tests",
        place: "tests/e2e/font-requests.spec.ts:3",
        message: "SyntaxError: Unexpected token",
      },
    ],
  });
});

test("Vitest's failures are named by file and line, and a file that cannot be run by itself", () => {
  const failed = {
    fullName: "adds costs",
    status: "failed",
    location: { line: 12 },
    failureMessages: ["AssertionError: expected 3 to be 4\n    at receipt.test.ts:13:5"],
  };
  const testResults = [
    {
      name: here("src/domain/receipt.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [failed],
    },
    {
      name: here("tests/api/blog.test.ts"),
      status: "failed",
      message: "No such module",
      assertionResults: [],
    },
  ];
  const counts = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0 };
  expect(read({ ...counts, testResults })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
    failures: [
      {
        name: "adds costs",
        place: "src/domain/receipt.test.ts:12",
        message: "AssertionError: expected 3 to be 4",
      },
      { name: "the whole file", place: "tests/api/blog.test.ts", message: "No such module" },
    ],
  });
});

test("a tool that exits without a report counts no tests", () => {
  expect(read(null)).toEqual({ passed: 0, failed: 0 });
});
