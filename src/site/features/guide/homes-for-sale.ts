import type { ProjectSummary } from "#contract/project.ts";

const mostShown = 6;

/** A town's projects with homes for sale, and those of them that its guide shows. */
export function homesForSale(projects: readonly ProjectSummary[]) {
  const open = projects.filter(({ status }) => status !== "sold");
  return { open, shown: open.slice(0, mostShown) };
}
