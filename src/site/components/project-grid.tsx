import type { ProjectCardView } from "#site/components/project-card-view.server.ts";
import { ProjectCard } from "#site/components/project-card.tsx";

interface ProjectGridProps {
  projects: readonly ProjectCardView[];
  /** Whether it leads its page: the first picture is eager, and in three columns the two beside it are preloaded. */
  isFirstOnPage?: boolean;
}

export function ProjectGrid({ projects, isFirstOnPage = false }: ProjectGridProps) {
  return (
    <div className="grid grid--cards">
      {projects.map((project, index) => (
        <ProjectCard
          key={project.ref}
          project={project}
          eager={isFirstOnPage && index === 0}
          preloadMedia={
            isFirstOnPage && (index === 1 || index === 2) ? "(min-width: 64rem)" : undefined
          }
        />
      ))}
    </div>
  );
}
