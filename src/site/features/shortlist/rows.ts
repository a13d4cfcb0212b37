import type { HomeOrder } from "#contract/home-list.ts";
import type { ProjectSummary, ReferencedProjects } from "#contract/project.ts";

export type ShortlistRow =
  | { ref: string; project: ProjectSummary }
  /** `withdrawn` was offered once; `unknown` names nothing here. */
  | { ref: string; gone: "withdrawn" | "unknown" };

/** The rows of a list: every reference has one. By price those that cost nothing any more come last. */
export function rowsOf(
  homes: readonly string[],
  { content, withdrawn }: ReferencedProjects,
  order: HomeOrder,
): ShortlistRow[] {
  const projects = new Map(content.map((project) => [project.ref, project]));
  const rows = homes.map((ref): ShortlistRow => {
    const project = projects.get(ref);
    if (project !== undefined) return { ref, project };
    return { ref, gone: withdrawn.includes(ref) ? "withdrawn" : "unknown" };
  });
  return order === "saved" ? rows : rows.toSorted((one, other) => priceOf(one) - priceOf(other));
}

function priceOf(row: ShortlistRow): number {
  return "project" in row ? row.project.startFromUsd : Number.MAX_SAFE_INTEGER;
}
