/** Which rows differ between projects, and which projects have the best value where one end is better. */
import type { ComparedProject } from "./compared-project.ts";

/** Which end of a row is better. */
export type Best = "lowest" | "highest" | "soonest";

export interface RowRule {
  /** Compared value; null when the project has none. */
  value(project: ComparedProject): number | string | null;
  best?: Best;
}

export interface Difference {
  differs: boolean;
  /** Null where no value is better or all are equal. */
  best: Best | null;
  /** References of the best projects; never of sold ones. */
  bestReferences: readonly string[];
  /** Whether several projects are compared and none of them has a value. */
  isEmpty: boolean;
}

export function compareRow(row: RowRule, projects: readonly ComparedProject[]): Difference {
  const allValues = new Set(projects.map((project) => row.value(project)));
  const differs = allValues.size > 1;
  const isEmpty = projects.length > 1 && !differs && allValues.has(null);
  const candidates = projects
    .filter(({ status }) => status !== "sold")
    .map((project) => ({ ref: project.ref, value: row.value(project) }));
  const values = candidates.map(({ value }) => value).filter((value) => typeof value === "number");
  const hasNoBest = new Set(values).size < 2;
  if (row.best === undefined || hasNoBest)
    return { differs, best: null, bestReferences: [], isEmpty };
  const bestValue = row.best === "highest" ? Math.max(...values) : Math.min(...values);
  return {
    differs,
    best: row.best,
    bestReferences: candidates.filter(({ value }) => value === bestValue).map(({ ref }) => ref),
    isEmpty,
  };
}
