import { useTranslations } from "use-intl";
import type { PageSection } from "#contract/page.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { LeadProjectCard, ProjectCard } from "#site/components/project-card.tsx";

interface FeaturedProjectsProps {
  section: PageSection;
  /** The first one leads. */
  projects: readonly ProjectSummary[];
  /** What stands out about the leading one. */
  highlights: readonly string[];
}

/** One project large, six beside it. */
export function FeaturedProjects({ section, projects, highlights }: FeaturedProjectsProps) {
  const { locale } = useVisitor();
  const t = useTranslations("home.featured");
  const [lead, ...others] = projects;
  if (lead === undefined) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          heading={section.heading}
          body={section.body}
          more={{ to: linkTo(locale, "listing", { country: "properties" }), title: t("all") }}
        />
        <LeadProjectCard project={lead} highlights={highlights} />
        <div className="grid grid--cards feats">
          {others.slice(0, 6).map((project) => (
            <ProjectCard key={project.slug} project={project} />
          ))}
        </div>
        <RateNote />
      </div>
    </section>
  );
}
