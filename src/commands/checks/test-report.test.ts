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

const spec = (title: string, status: string) => ({
  file: "journeys/search.spec.ts",
  line: 7,
  title,
  tests: [
    { projectName: "English", status: "expected" },
    { projectName: "Arabic", status },
  ],
});

test("what passed at the second try has passed, and is named", () => {
  const suites = [
    { specs: [spec("a", "expected")], suites: [{ specs: [spec("b", "flaky")] }] },
    { specs: [spec("c", "unexpected")] },
  ];
  expect(read({ stats: { expected: 4, flaky: 1, unexpected: 1 }, suites })).toEqual({
    passed: 5,
    failed: 1,
    flaky: ["[Arabic] journeys/search.spec.ts:7 b"],
  });
});

test("Vitest counts its tests itself", () => {
  expect(read({ numPassedTests: 3, numFailedTests: 2 })).toEqual({ passed: 3, failed: 2 });
});

test("a tool that ended before it could report has counted nothing", () => {
  expect(read(null)).toEqual({ passed: 0, failed: 0 });
});
