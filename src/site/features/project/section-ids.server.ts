import type { ProjectPage } from "./page.server.ts";

const sectionIds = [
  "overview",
  "homes",
  "payment",
  "return",
  "cost",
  "residence",
  "plans",
  "place",
  "questions",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** Ids of the sections that a project's page has, in order. */
export function sectionsOf(
  { standings, project }: ProjectPage,
  hasQuestions: boolean,
): SectionId[] {
  const missing: Partial<Record<SectionId, boolean>> = {
    residence: standings.length === 0,
    plans: project.floorPlans.length === 0,
    questions: !hasQuestions,
  };
  return sectionIds.filter((id) => !missing[id]);
}
