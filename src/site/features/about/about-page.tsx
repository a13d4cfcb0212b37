import { useTranslations } from "use-intl";
import type { Page, PageSection } from "#contract/page.ts";
import type { CountrySummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { People } from "#site/features/about/people.tsx";
import { Story } from "#site/features/about/story.tsx";
import { Values } from "#site/features/about/values.tsx";
import { CompanyFigures } from "#site/components/company-figures.tsx";
import { useCompany } from "#site/components/company.tsx";
import { Offices, type ChartedOffice } from "#site/components/offices/offices.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { ProcessSteps } from "#site/components/process-steps.tsx";
import { Testimonials } from "#site/components/testimonials.tsx";

export interface AboutView extends Pick<Page, "title" | "hero" | "testimonials"> {
  /** Their texts are HTML. */
  sections: readonly PageSection[];
  /** Those from the offices on: who works there and what clients say stand before the doors. */
  lastSections: readonly PageSection[];
  people: Pick<Page, "hero" | "team"> | null;
  countries: readonly CountrySummary[];
  offices: readonly ChartedOffice[];
}

/** What the company is, who works there, and where it stands. */
export function AboutPage({ view }: { view: AboutView }) {
  const { title, hero, sections, lastSections, people, testimonials, countries, offices } = view;
  const t = useTranslations("about");
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
      {sections.map((section) => (
        <AboutSection key={section.heading} section={section} offices={offices} />
      ))}
      {people && <People page={people} />}
      <Testimonials
        section={{ heading: t("voices"), body: null }}
        testimonials={testimonials}
        countries={countries}
        many
      />
      {lastSections.map((section) => (
        <AboutSection key={section.heading} section={section} offices={offices} />
      ))}
    </>
  );
}

interface AboutSectionProps {
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
