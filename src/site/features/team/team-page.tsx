import { useTranslations } from "use-intl";
import type { Page, PageSection } from "#contract/page.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import {
  departmentId,
  Departments,
  type DepartmentView,
} from "#site/features/team/departments.tsx";
import { membersByLanguage } from "#site/features/team/members-by-language.ts";
import { ContactBand } from "#site/components/contact-band.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { PersonLinks } from "#site/components/person-links.tsx";
import { ProcessSteps } from "#site/components/steps.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { SectionNav } from "#site/components/section-nav.tsx";
import { Picture } from "#site/ui/picture.tsx";

export interface TeamView extends Pick<Page, "title" | "hero"> {
  /** Texts are HTML. */
  sections: readonly PageSection[];
  team: readonly DepartmentView[];
  /** Language names by ISO 639-1 code. */
  names: Readonly<Record<string, string>>;
}

export function TeamPage({ view }: { view: TeamView }) {
  const { title, hero, sections, team, names } = view;
  const t = useTranslations("team");
  return (
    <>
      <PageHero
        breadcrumbs={{
          current: title,
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

/** In content order; sections about people only if there are any. */
function TeamSection({ section, team, names }: TeamSectionProps) {
  switch (section.kind) {
    case "team":
      return team.length > 0 && <Departments section={section} team={team} />;
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

interface LanguagesProps extends Pick<TeamView, "team" | "names"> {
  section: PageSection;
}

function Languages({ section, team, names }: LanguagesProps) {
  const { locale } = useVisitorPreferences();
  const members = team.flatMap((department) => department.members);
  return (
    <section className="section section--flush">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} />
        <div className="grid grid--6-5">
          <dl className="reasons languages">
            {membersByLanguage(members, locale).map(({ code, speakers }) => (
              <div key={code} className={code === locale ? "languages__own" : undefined}>
                <dt className="h-3">{names[code]}</dt>
                <dd>
                  <PersonLinks people={speakers} />
                </dd>
              </div>
            ))}
          </dl>
          {section.image && (
            <figure className="side-picture side-picture--fills">
              <Picture picture={section.image} sizes="(min-width: 64rem) 60rem, 92vw" />
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}
