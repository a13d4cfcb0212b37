/** What the reporters of Vitest and of Playwright write, as far as it is read here. */
import { readFileSync } from "node:fs";
import type { Count } from "#commands/checks/run-steps.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: readonly Suite[];
}

interface Suite {
  suites?: readonly Suite[];
  specs: readonly Spec[];
}

interface Spec {
  file: string;
  line: number;
  title: string;
  tests: readonly { projectName: string; status: string }[];
}

/** Counts the tests of a report; none where the tool ended before it could write one. What passed at the second try has passed. */
export function readTestReport(file: string): Count {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return { passed: 0, failed: 0 };
  }
  const report = JSON.parse(text) as VitestReport | PlaywrightReport; // of the tool that was just run
  if ("numPassedTests" in report) {
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  }
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky: report.suites.flatMap(specsOf).flatMap(flakyOf),
  };
}

function specsOf({ suites = [], specs }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function flakyOf({ file, line, title, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === "flaky")
    .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`);
}
