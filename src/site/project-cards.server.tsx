/** The cards of a grid of projects. */
import type { ProjectSummary } from "#contract/project.ts";
import { stillPart, type StillProps } from "#site/parts/still/still-part.ts";

export const cards = stillPart("project-card", async () => {
  const { ProjectCard } = await import("#site/parts/project-card.tsx");
  return ({ item }: StillProps<ProjectSummary>) => <ProjectCard project={item} />;
});

/** Where they lead their page: the first picture is loaded at once, and in windows of three columns those beside it. */
export const leadingCards = stillPart("leading-project-card", async () => {
  const { ProjectCard } = await import("#site/parts/project-card.tsx");
  return ({ item, stands }: StillProps<ProjectSummary>) => (
    <ProjectCard
      project={item}
      eager={stands === "first"}
      earlyIn={stands === "beside" ? "(min-width: 64rem)" : undefined}
    />
  );
});
