import type { PageSection } from "#contract/page.ts";
import type { Department } from "#contract/people.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { LanguageNames } from "#site/features/team/departments.tsx";
import { spokenLanguages } from "#site/features/team/speakers.ts";
import { PersonLinks } from "#site/components/person-links.tsx";
import { SectionHead } from "#site/components/section-head.tsx";
import { Picture } from "#site/ui/picture.tsx";

interface LanguagesProps {
  section: PageSection;
  team: readonly Department[];
  names: LanguageNames;
}

/** Every language that is spoken, with those who speak it; the visitor's own is marked. */
export function Languages({ section, team, names }: LanguagesProps) {
  const { locale } = useVisitor();
  const members = team.flatMap((department) => department.members);
  return (
    <section className="section section--flush">
      <div className="wrap">
        <SectionHead heading={section.heading} body={section.body} />
        <div className="grid grid--6-5">
          <dl className="reasons tongues">
            {spokenLanguages(members, locale).map(({ code, speakers }) => (
              <div key={code} className={code === locale ? "tongues__own" : undefined}>
                <dt className="h-3">{names[code]}</dt>
                <dd>
                  <PersonLinks people={speakers} />
                </dd>
              </div>
            ))}
          </dl>
          {section.image && (
            <figure className="plate plate--fills">
              <Picture picture={section.image} sizes="(min-width: 64rem) 60rem, 92vw" />
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}
