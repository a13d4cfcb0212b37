/** When a delivery that failed is tried again. */

const firstPauseMs = 30_000;
const longestPauseMs = 6 * 3_600_000;
/** Three days outlast a weekend with a holiday beside it. */
const patienceMs = 72 * 3_600_000;
/** Two processes, or a thousand rows, that failed together do not come back together. */
const jitter = 0.2;

interface Failure {
  /** Failed before this one. */
  attempts: number;
  firstDueAt: Date;
  /** What the receiver asked for; null where it asked for nothing. */
  retryAfterSeconds: number | null;
}

/**
 * Answers when to try again: after half a minute, then twice as long each time up to six hours, a fifth more or less, and
 * never sooner than the receiver asks within those six hours. The last try is three days after the first was due; null once
 * that has failed. `random` is at least 0 and less than 1.
 */
export function nextTry(failure: Failure, now: Date, random: number): Date | null {
  const end = failure.firstDueAt.getTime() + patienceMs;
  if (now.getTime() >= end) return null;
  const pauseMs = Math.min(firstPauseMs * 2 ** failure.attempts, longestPauseMs);
  const askedMs = Math.min((failure.retryAfterSeconds ?? 0) * 1_000, longestPauseMs);
  const waitMs = Math.max(pauseMs * (1 + jitter * (2 * random - 1)), askedMs);
  return new Date(Math.min(now.getTime() + Math.round(waitMs), end));
}
