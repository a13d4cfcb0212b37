import { useTranslations } from "use-intl";
import type { Page, PageSection } from "#contract/page.ts";
import type { Department } from "#contract/people.ts";
import { departmentId, Departments, type LanguageNames } from "#site/features/team/departments.tsx";
import { Languages } from "#site/features/team/languages.tsx";
import { ContactBand } from "#site/components/contact-band.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { ProcessSteps } from "#site/components/process-steps.tsx";
import { SectionNav } from "#site/components/section-nav.tsx";

export interface TeamView extends Pick<Page, "title" | "hero"> {
  /** Their texts are HTML. */
  sections: readonly PageSection[];
  team: readonly Department[];
  names: LanguageNames;
}

/** The people, by department and by language, and how they work. */
export function TeamPage({ view }: { view: TeamView }) {
  const { title, hero, sections, team, names } = view;
  const t = useTranslations("team");
  return (
    <>
      <PageHero
        crumbs={{
          here: title,
        }}
        heading={hero.heading}
        summary={hero.text}
        image={hero.image}
      />
      {team.length > 1 && (
        <SectionNav
          label={t("departments")}
          sections={team.map(({ slug, name }) => ({ id: departmentId(slug), name }))}
        />
      )}
      {sections.map((section) => (
        <TeamSection key={section.heading} section={section} team={team} names={names} />
      ))}
    </>
  );
}

interface TeamSectionProps extends Pick<TeamView, "team" | "names"> {
  section: PageSection;
}

/** A section in the place that the content gives it; those about people only where there are any. */
function TeamSection({ section, team, names }: TeamSectionProps) {
  switch (section.kind) {
    case "team":
      return team.length > 0 && <Departments section={section} team={team} names={names} />;
    case "languages":
      return team.length > 0 && <Languages section={section} team={team} names={names} />;
    case "process":
      return <ProcessSteps section={section} />;
    case "contact":
      return <ContactBand section={section} />;
    default:
      return null;
  }
}
