import { data } from "react-router";
import { useTranslations } from "use-intl";
import type { PageSection } from "#contract/page.ts";
import type { Department } from "#contract/people.ts";
import { languageName } from "#i18n/language-names.ts";
import { apiFor } from "#site/api-client.ts";
import { departmentId, Departments, type LanguageNames } from "#site/features/team/departments.tsx";
import { Languages } from "#site/features/team/languages.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { ContactBand } from "#site/parts/contact-band.tsx";
import { ProcessSteps } from "#site/parts/process-steps.tsx";
import { SectionMarks } from "#site/parts/section-marks.ts";
import { SectionNav } from "#site/parts/section-nav.tsx";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import type { Route } from "./+types/our-team.ts";

export const links = sheets(companySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page = await apiFor(context, locale).get("page", { params: { slug: "our-team" } });
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, sections, team } = page;
  const spoken = team.flatMap(({ members }) => members.flatMap(({ languages }) => languages));
  return {
    title,
    description,
    hero,
    team,
    sections: sections.map(({ body, ...section }) => ({ ...section, body: body && htmlOf(body) })),
    // Named here: browsers call some languages otherwise.
    languageNames: Object.fromEntries(spoken.map((code) => [code, languageName(locale, code)])),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageHead({ locale: localeOfPath(location.pathname), title, description });
}

export default function OurTeam({ loaderData }: Route.ComponentProps) {
  const { title, hero, sections, team, languageNames } = loaderData;
  const t = useTranslations("team");
  return (
    <main id="main">
      <PageHero
        crumbs={{
          here: title,
        }}
        heading={hero.heading}
        summary={hero.text}
        image={hero.image}
      />
      {team.length > 1 && (
        <>
          <SectionNav
            label={t("departments")}
            sections={team.map(({ slug, name }) => ({ id: departmentId(slug), name }))}
          />
          <SectionMarks shown={team} />
        </>
      )}
      {sections.map((section) => (
        <TeamSection key={section.heading} section={section} team={team} names={languageNames} />
      ))}
    </main>
  );
}

interface TeamSectionProps {
  /** Its text is HTML. */
  section: PageSection;
  team: readonly Department[];
  names: LanguageNames;
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
