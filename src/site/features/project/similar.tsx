import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { ProjectCard } from "#site/parts/project-card.tsx";

export function Similar({ projects }: { projects: readonly ProjectSummary[] }) {
  const t = useTranslations("project");
  return (
    <section className="section sunk similar">
      <div className="wrap">
        <div className="head">
          <h2>{t("similar")}</h2>
        </div>
        <div className="grid grid--cards">
          {projects.map((project) => (
            <ProjectCard key={project.slug} project={project} />
          ))}
        </div>
      </div>
    </section>
  );
}
