import type { HomeOrder } from "#contract/home-list.ts";
import type { ProjectSummary, ReferencedProjects } from "#contract/project.ts";

/** Without a project: it was offered once, and is no longer. */
export interface ShortlistRow {
  ref: string;
  project: ProjectSummary | null;
}

/** Parts what is or was a home here from references that name nothing; both as they were saved. */
export function partUnknown(
  homes: readonly string[],
  { content, withdrawn }: ReferencedProjects,
): { known: string[]; unknown: string[] } {
  const offered = new Set([...content.map(({ ref }) => ref), ...withdrawn]);
  return {
    known: homes.filter((ref) => offered.has(ref)),
    unknown: homes.filter((ref) => !offered.has(ref)),
  };
}

/** The rows of known homes. By price those that cost nothing any more come last. */
export function rowsOf(
  known: readonly string[],
  { content }: ReferencedProjects,
  order: HomeOrder,
): ShortlistRow[] {
  const projects = new Map(content.map((project) => [project.ref, project]));
  const rows = known.map((ref) => ({ ref, project: projects.get(ref) ?? null }));
  return order === "saved" ? rows : rows.toSorted((one, other) => priceOf(one) - priceOf(other));
}

function priceOf({ project }: ShortlistRow): number {
  return project?.startFromUsd ?? Number.MAX_SAFE_INTEGER;
}
