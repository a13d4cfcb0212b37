import { useTranslations } from "use-intl";
import { RateNote } from "#site/components/price-figure.tsx";
import type { ProjectCardView } from "#site/components/project-card-view.server.ts";
import { ProjectCard } from "#site/components/project-card.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export interface NewestProjectsProps {
  heading: string;
  projects: readonly ProjectCardView[];
  /** How many there are in all, and where they are listed. */
  total: number;
  listing: string;
  /** Shown when there are no projects. */
  emptyText: string;
  /** Text of the link; by default how many there are. */
  seeAllText?: string;
}

export function NewestProjects({
  heading,
  projects,
  total,
  listing,
  emptyText,
  seeAllText,
}: NewestProjectsProps) {
  const t = useTranslations("overview");
  return (
    <section className="section" id="homes">
      <div className="wrap">
        <div className="section-head section-head--link">
          <h2>{heading}</h2>
          {projects.length === 0 ? <p>{emptyText}</p> : <span />}
          <Link className="action-link" to={listing}>
            {seeAllText ?? t("see_all", { count: total })}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <div className="grid grid--cards">
          {projects.map((project) => (
            <ProjectCard key={project.ref} project={project} />
          ))}
        </div>
        {projects.length > 0 && <RateNote />}
      </div>
    </section>
  );
}
