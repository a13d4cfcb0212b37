import type { ProjectCardView } from "#site/components/project-card-view.server.ts";
import { ProjectCard } from "#site/components/project-card.tsx";

interface ProjectShelfProps {
  projects: readonly ProjectCardView[];
  /** Whether it leads its page: the first picture is eager, and in three columns the two beside it are preloaded. */
  leads?: boolean;
}

export function ProjectShelf({ projects, leads = false }: ProjectShelfProps) {
  return (
    <div className="grid grid--cards">
      {projects.map((project, index) => (
        <ProjectCard
          key={project.ref}
          project={project}
          eager={leads && index === 0}
          earlyIn={leads && (index === 1 || index === 2) ? "(min-width: 64rem)" : undefined}
        />
      ))}
    </div>
  );
}
