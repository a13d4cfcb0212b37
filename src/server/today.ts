import type { Environment } from "#environment";

/** The current ISO date in UTC, or the fixed one of `TODAY`. */
export function createToday({ today }: Environment): () => string {
  return () => today ?? new Date().toISOString().slice(0, 10);
}
