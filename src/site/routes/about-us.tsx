import { data } from "react-router";
import { useTranslations } from "use-intl";
import type { PageSection } from "#contract/page.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { chartedOffices } from "#site/charted-offices.ts";
import { People } from "#site/features/about/people.tsx";
import { Story } from "#site/features/about/story.tsx";
import { Values } from "#site/features/about/values.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { useCompany } from "#site/parts/company.tsx";
import { CompanyFigures } from "#site/parts/company-figures.tsx";
import { Offices, type ChartedOffice } from "#site/parts/offices/offices.tsx";
import { ProcessSteps } from "#site/parts/process-steps.tsx";
import { Testimonials } from "#site/parts/testimonials.tsx";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import type { Route } from "./+types/about-us.ts";

export const links = sheets(companySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, people, countries] = await Promise.all([
    api.get("page", { params: { slug: "about-us" } }),
    api.want("page", { params: { slug: "our-team" } }),
    api.want("countries"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, testimonials } = page;
  const sections = page.sections.map(({ body, ...section }) => ({
    ...section,
    body: body && htmlOf(body),
  }));
  const last = sections.findIndex(({ kind }) => kind === "offices");
  return {
    title,
    description,
    hero,
    testimonials,
    /** Who works there and what clients say stand before the doors. */
    sections: last === -1 ? sections : sections.slice(0, last),
    lastSections: last === -1 ? [] : sections.slice(last),
    people: people && people.team.length > 0 ? { hero: people.hero, team: people.team } : null,
    countries: countries?.content ?? [],
    offices: await chartedOffices(api, page.offices),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageHead({ locale: localeOfPath(location.pathname), title, description });
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { title, hero, sections, lastSections, people, testimonials, countries } = loaderData;
  const t = useTranslations("about");
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
      {sections.map((section) => (
        <AboutSection key={section.heading} section={section} offices={loaderData.offices} />
      ))}
      {people && <People page={people} />}
      <Testimonials
        section={{ heading: t("voices"), body: null }}
        testimonials={testimonials}
        countries={countries}
        many
      />
      {lastSections.map((section) => (
        <AboutSection key={section.heading} section={section} offices={loaderData.offices} />
      ))}
    </main>
  );
}

interface AboutSectionProps {
  /** Its text is HTML. */
  section: PageSection;
  offices: readonly ChartedOffice[];
}

function AboutSection({ section, offices }: AboutSectionProps) {
  const { locale } = useVisitor();
  const t = useTranslations("about");
  const company = useCompany();
  const everything = linkTo(locale, "listing", { country: "properties" });
  switch (section.kind) {
    case "story":
      return <Story section={section} />;
    case "figures":
      return <CompanyFigures section={section} image={section.image} />;
    case "process":
      return <ProcessSteps section={section} more={{ to: everything, title: t("passed") }} />;
    case "offices":
      if (company === null || offices.length === 0) return <Values section={section} />;
      return <Offices heading={section.heading} offices={offices} note={section.body} />;
    default:
      return <Values section={section} />;
  }
}
