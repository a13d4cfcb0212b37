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
          errorLocation: { file: here("tests/e2e/journeys/search.spec.ts"), line: 9 },
          attachments: [{ name: "screenshot", path: here("test-results/search/failed.png") }],
        },
      ],
    },
  ],
});

test("what passed at the second try has passed and is named; what failed has place, message and picture", () => {
  const suites = [
    { specs: [spec("a", "expected")], suites: [{ specs: [spec("b", "flaky")] }] },
    { specs: [spec("c", "unexpected")] },
  ];
  const report = {
    config: { rootDir: here("tests/e2e") },
    stats: { expected: 4, flaky: 1, unexpected: 1 },
    suites,
  };
  expect(read(report)).toEqual({
    passed: 5,
    failed: 1,
    flaky: ["[Arabic] journeys/search.spec.ts:7 b"],
    failures: [
      {
        name: "[Arabic] c",
        place: "tests/e2e/journeys/search.spec.ts:9",
        message: "Error: 21 homes",
        picture: "test-results/search/failed.png",
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
  expect(read({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
    passed: 3,
    failed: 1,
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

test("a tool that ended before it could report has counted nothing", () => {
  expect(read(null)).toEqual({ passed: 0, failed: 0 });
});
