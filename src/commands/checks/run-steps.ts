/** Runs checks one after the other, says how long each took, and sums them up in one line. */
import { step } from "#commands/progress.ts";

/** Tests that a check has counted; most checks count none. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of those among the passed that did so only when they were tried again. */
  flaky?: readonly string[];
}

export interface Check {
  label: string;
  /** Throws a `CheckFailure` where something is wrong. */
  run: () => Promise<Count>;
  /** It says by itself what it does and how long that takes. */
  speaks?: true;
  /** Without the others' success there is nothing to check here. */
  needs?: Check;
}

/** What a check found. The message is one sentence; `details` are the words of the tool that found it. */
export class CheckFailure extends Error {
  readonly details: string;
  readonly count: Count;

  constructor(message: string, details: string, count: Count = { passed: 0, failed: 1 }) {
    super(message);
    this.details = details;
    this.count = count;
  }
}

/** Runs every check, whatever the others found; ends with `N passed, N failed` and the exit status that belongs to it. */
export async function runSteps(checks: readonly Check[]): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  const flaky: string[] = [];
  const failures = new Map<Check, string>();
  for (const check of checks) {
    if (check.needs !== undefined && failures.has(check.needs)) {
      failures.set(check, `${check.label} had to be left out.`);
      continue;
    }
    const { count, failure } = await runStep(check);
    total.passed += count.passed;
    total.failed += count.failed;
    flaky.push(...(count.flaky ?? []));
    if (failure !== null) failures.set(check, failure);
  }
  for (const name of flaky) console.log(`Flaky, it passed only the second time: ${name}.`);
  for (const failure of failures.values()) console.log(failure);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failures.size === 0 ? 0 : 1;
}

async function runStep({
  label,
  run,
  speaks,
}: Check): Promise<{ count: Count; failure: string | null }> {
  try {
    const count = speaks ? await run() : await step(label, run);
    return { count, failure: null };
  } catch (error) {
    if (!(error instanceof CheckFailure)) throw error;
    console.log(error.details);
    return { count: error.count, failure: error.message };
  }
}
