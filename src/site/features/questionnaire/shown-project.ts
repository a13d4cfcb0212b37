import type { ProjectSummary } from "#contract/project.ts";
import type { ShownProject } from "#site/features/questionnaire/content.ts";

/** Leaves out what no line of the questionnaire shows: it would travel to the browser. */
export function shownProject(project: ProjectSummary): ShownProject {
  const { slug, name, place, cover, status, delivery, badge } = project;
  return { slug, name, place, cover, status, delivery, badge };
}
