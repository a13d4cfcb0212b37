/** Runs checks one after the other and prints a summary. */
import { step } from "#commands/progress.ts";

/** Counted tests; most checks count none. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  failures?: readonly FailedTest[];
}

export interface FailedTest {
  name: string;
  /** File and line of the test. */
  place: string;
  message: string;
  /** File and line of the error, which may be in code that the test calls. */
  thrownAt?: string;
  /** File of a screenshot. */
  screenshot?: string;
  /** Whether it passed on retry. */
  isFlaky?: true;
}

export interface Check {
  label: string;
  /** Throws a `CheckFailure` where something is wrong. */
  run: () => Promise<Count>;
  /** Whether it prints its label and duration itself. */
  printsProgress?: true;
  /** Skipped where this one has failed. */
  needs?: Check;
}

/** A failed check. The message is one sentence; `details` is the output of the tool. */
export class CheckFailure extends Error {
  readonly details: string;
  readonly count: Count;

  constructor(message: string, details: string, count: Count = { passed: 0, failed: 1 }) {
    super(message);
    this.details = details;
    this.count = count;
  }
}

/**
 * Runs every check, even after a failure. Prints durations, each failed test with its place, message and screenshot, and the
 * numbers of skipped, passed and failed tests, and sets the exit status.
 */
export async function runSteps(checks: readonly Check[]): Promise<void> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const summary: string[] = [];
  const seconds: string[] = [];
  const failed = new Set<Check>();
  for (const check of checks) {
    if (check.needs !== undefined && failed.has(check.needs)) {
      failed.add(check);
      summary.push(`${check.label} was skipped.`);
      continue;
    }
    const started = performance.now();
    const { count, failure } = await runStep(check);
    seconds.push(`${check.label} ${((performance.now() - started) / 1000).toFixed(0)} s`);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped ?? 0;
    if (failure === null) continue;
    failed.add(check);
    for (const test of count.failures ?? []) summary.push(describeFailure(test));
    summary.push(failure);
  }
  console.log(`Took: ${seconds.join(", ")}.`);
  for (const line of summary) console.log(line);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed.size === 0 ? 0 : 1;
}

function describeFailure(test: FailedTest): string {
  const lines = [
    ...(test.isFlaky ? ["Flaky: passed on retry. First failure:"] : []),
    ...test.message.split("\n"),
    ...(test.thrownAt === undefined ? [] : [`Thrown at: ${test.thrownAt}`]),
    ...(test.screenshot === undefined ? [] : [`Screenshot: ${test.screenshot}`]),
  ];
  return [`${test.place} ${test.name}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

async function runStep({
  label,
  run,
  printsProgress,
}: Check): Promise<{ count: Count; failure: string | null }> {
  try {
    const count = printsProgress ? await run() : await step(label, run);
    return { count, failure: null };
  } catch (error) {
    if (error instanceof CheckFailure) {
      console.log(error.details);
      return { count: error.count, failure: error.message };
    }
    console.log(error);
    const failure = `${label} did not complete: ${error instanceof Error ? error.message : String(error)}`;
    return { count: { passed: 0, failed: 1 }, failure };
  }
}
