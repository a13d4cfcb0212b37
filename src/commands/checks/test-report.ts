/** What the JSON reporters of Vitest and Playwright write, as far as it is read here. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Count, FailedTest } from "#commands/checks/run-steps.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    /** Why the file could not be run; empty where only tests failed. */
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
  config: { rootDir: string };
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
  tests: readonly { projectName: string; status: string; results: readonly Result[] }[];
}

interface Result {
  error?: { message?: string };
  errorLocation?: { file: string; line: number };
  attachments: readonly { name: string; path?: string }[];
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
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

function countOfPlaywright({ config, stats, suites }: PlaywrightReport): Count {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "flaky")
        .map(({ projectName }) => {
          return `[${projectName}] ${spec.file}:${spec.line} ${spec.title}`;
        }),
    ),
    failures: specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName, results }) => {
          const { error, errorLocation, attachments = [] } = results.at(-1) ?? {};
          const picture = attachments.find(({ name }) => name === "screenshot")?.path;
          return {
            name: `[${projectName}] ${spec.title}`,
            place: placeOf(
              errorLocation?.file ?? path.join(config.rootDir, spec.file),
              errorLocation?.line ?? spec.line,
            ),
            message: summary(error?.message),
            ...(picture !== undefined && { picture: fromHere(picture) }),
          };
        }),
    ),
  };
}

function specsOf({ suites = [], specs }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? fromHere(file) : `${fromHere(file)}:${line}`;
}

function fromHere(file: string): string {
  return path.relative(process.cwd(), file);
}

/** The first lines of a message, without its stack and colours. */
function summary(message = "It gave no reason."): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return lines.slice(0, 6).join("\n");
}
