import type { Environment } from "#environment";

/** The day that content is read as of, an ISO date in UTC: the clock's, or the one that tests stand on. */
export function createToday({ today }: Environment): () => string {
  return () => today ?? new Date().toISOString().slice(0, 10);
}
