import type { ProjectSummary } from "#contract/project.ts";
import type { Sent } from "#site/parts/still/sent.ts";
import { stillPart } from "#site/parts/still/still-part.ts";
import { Still } from "#site/parts/still/still.tsx";

const card = stillPart<ProjectSummary>("project-card", async () => {
  const { ProjectCard } = await import("#site/parts/project-card.tsx");
  return ({ item }) => <ProjectCard project={item} />;
});

const leadingCard = stillPart<ProjectSummary>("leading-project-card", async () => {
  const { ProjectCard } = await import("#site/parts/project-card.tsx");
  return ({ item, isFirst }) => <ProjectCard project={item} eager={isFirst} />;
});

interface ProjectShelfProps {
  projects: Sent<readonly ProjectSummary[]>;
  /** Where the shelf leads its page: the first picture is loaded at once. */
  leads?: boolean;
}

/** Projects as a grid of cards. */
export function ProjectShelf({ projects, leads = false }: ProjectShelfProps) {
  return <Still className="grid grid--cards" part={leads ? leadingCard : card} sent={projects} />;
}
