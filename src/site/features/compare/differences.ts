/** What differs between homes side by side, and which of them is ahead where better and worse mean something. */
import type { ComparedHome } from "./compared-home.ts";

/** Which end of a row is better. */
export type Best = "lowest" | "highest" | "soonest";

export interface RowRule {
  /** Compared value; null when the project has none. */
  value(home: ComparedHome): number | string | null;
  best?: Best;
}

export interface Difference {
  differs: boolean;
  /** Null where no value is better or all are equal. */
  best: Best | null;
  /** References of the best projects; never of sold ones. */
  ahead: readonly string[];
  /** Whether several homes are compared and none of them has a value. */
  empty: boolean;
}

export function compareRow(row: RowRule, homes: readonly ComparedHome[]): Difference {
  const all = new Set(homes.map((home) => row.value(home)));
  const differs = all.size > 1;
  const empty = homes.length > 1 && !differs && all.has(null);
  const running = homes
    .filter(({ status }) => status !== "sold")
    .map((home) => ({ ref: home.ref, value: row.value(home) }));
  const values = running.map(({ value }) => value).filter((value) => typeof value === "number");
  const nothingBetween = new Set(values).size < 2;
  if (row.best === undefined || nothingBetween) return { differs, best: null, ahead: [], empty };
  const lead = row.best === "highest" ? Math.max(...values) : Math.min(...values);
  return {
    differs,
    best: row.best,
    ahead: running.filter(({ value }) => value === lead).map(({ ref }) => ref),
    empty,
  };
}
