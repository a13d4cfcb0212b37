/** The parts of the JSON reports of Vitest and Playwright that are read here. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Count, FailedTest } from "#commands/checks/run-steps.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    /** Why the file could not run; empty where only tests failed. */
    message: string;
    status: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      location?: { line: number } | null;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string; configFile?: string };
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: readonly Suite[];
  /** Errors outside the tests, such as a server that did not start or a file that cannot be loaded. */
  errors: readonly { message?: string; location?: Location }[];
}

interface Location {
  file: string;
  line: number;
}

interface Suite {
  /** The file's name, or the title of a `describe`. */
  title: string;
  suites?: readonly Suite[];
  specs: readonly Spec[];
}

interface Spec {
  file: string;
  line: number;
  title: string;
  tests: readonly { projectName: string; status: string; results: readonly Result[] }[];
}

interface Result {
  error?: { message?: string };
  errorLocation?: Location;
  attachments: readonly { name: string; path?: string }[];
}

/** Counts the tests of a report; none where the tool ended before it wrote one. A flaky test counts as failed. */
export function readTestReport(file: string): Count {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return { passed: 0, failed: 0 };
  }
  const report = JSON.parse(text) as VitestReport | PlaywrightReport; // written by the tool that just ran
  return "numPassedTests" in report ? countOfVitest(report) : countOfPlaywright(report);
}

function countOfVitest(report: VitestReport): Count {
  const failures = report.testResults.flatMap((file): FailedTest[] => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && file.status === "failed") {
      return [
        { name: "the whole file", place: fromHere(file.name), message: summary(file.message) },
      ];
    }
    return failed.map(({ fullName, location, failureMessages }) => ({
      name: fullName,
      place: placeOf(file.name, location?.line),
      message: summary(failureMessages?.[0]),
    }));
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length), // a file that cannot be run has no tests to count
    skipped: report.numPendingTests,
    failures,
  };
}

function countOfPlaywright({ config, stats, suites, errors }: PlaywrightReport): Count {
  const failures = [
    ...errors.map(({ message, location }): FailedTest => {
      const place = location?.file ?? config.configFile ?? config.rootDir;
      return {
        name: "outside the tests",
        place: placeOf(place, location?.line),
        message: summary(message),
      };
    }),
    ...suites
      .flatMap(({ suites: inner = [], specs }) => [...specs, ...inner.flatMap(specsWithin)])
      .flatMap((spec) => failuresOf(spec, config.rootDir)),
  ];
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, failures.length),
    skipped: stats.skipped,
    failures,
  };
}

/** The specs of a `describe`, their titles prefixed with its own. */
function specsWithin({ title, suites = [], specs }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsWithin)].map((spec) => ({
    ...spec,
    title: [title, spec.title].filter(Boolean).join(" "),
  }));
}

function failuresOf(spec: Spec, folder: string): FailedTest[] {
  return spec.tests
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ projectName, status, results }) => {
      const result = status === "flaky" ? results[0] : results.at(-1);
      const { error, errorLocation, attachments = [] } = result ?? {};
      const screenshot = attachments.find(({ name }) => name === "screenshot")?.path;
      const place = placeOf(path.join(folder, spec.file), spec.line);
      const thrownAt = errorLocation && placeOf(errorLocation.file, errorLocation.line);
      return {
        name: `[${projectName}] ${spec.title}`,
        place,
        message: summary(error?.message),
        ...(thrownAt !== undefined && { thrownAt }),
        ...(screenshot !== undefined && { screenshot: fromHere(screenshot) }),
        ...(status === "flaky" && { isFlaky: true as const }),
      };
    });
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? fromHere(file) : `${fromHere(file)}:${line}`;
}

function fromHere(file: string): string {
  return path.relative(process.cwd(), file);
}

/** The first lines of a message, without its stack and colours. */
function summary(message = "No error message."): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return lines.slice(0, 6).join("\n");
}
