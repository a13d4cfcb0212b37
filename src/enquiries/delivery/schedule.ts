/** When a failed delivery is attempted again. */

const firstPauseMs = 30_000;
const maxPauseMs = 6 * 3_600_000;
/** Three days outlast a weekend with a holiday beside it. */
const maxAgeMs = 72 * 3_600_000;
/** Spreads the retries of deliveries that failed together. */
const jitter = 0.2;

interface Failure {
  /** Failed attempts before this one. */
  attempts: number;
  firstDueAt: Date;
  /** From `Retry-After`; null where there was none. */
  retryAfterSeconds: number | null;
}

/**
 * Exponential backoff from 30 seconds to six hours, with 20 % of jitter, and never sooner than `Retry-After`, as far as that is within six
 * hours. The last attempt is three days after the delivery was first due; null after that. `random` is at least 0 and less than 1.
 */
export function nextAttempt(failure: Failure, now: Date, random: number): Date | null {
  const end = failure.firstDueAt.getTime() + maxAgeMs;
  if (now.getTime() >= end) return null;
  const pauseMs = Math.min(firstPauseMs * 2 ** failure.attempts, maxPauseMs);
  const retryAfterMs = Math.min((failure.retryAfterSeconds ?? 0) * 1_000, maxPauseMs);
  const waitMs = Math.max(pauseMs * (1 + jitter * (2 * random - 1)), retryAfterMs);
  return new Date(Math.min(now.getTime() + Math.round(waitMs), end));
}
