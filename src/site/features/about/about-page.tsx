import { useTranslations } from "use-intl";
import type { Page, PageSection } from "#contract/page.ts";
import type { CountrySummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { CompanyFiguresView } from "#site/components/company-figures-view.server.ts";
import { CompanyFigures } from "#site/components/company-figures.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { Offices, type OfficeWithChart } from "#site/components/offices/offices.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { ProcessSteps } from "#site/components/steps.tsx";
import type { TeamMember } from "#contract/people.ts";
import { Testimonials, type TestimonialView } from "#site/components/testimonials.tsx";
import { ContactLink } from "#site/components/contact-link.tsx";
import { PersonLinks } from "#site/components/person-links.tsx";
import { Portrait } from "#site/components/portrait.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";

export interface AboutView extends Pick<Page, "title" | "hero"> {
  testimonials: readonly TestimonialView[];
  sections: readonly AboutSectionView[];
  /** The offices section and those after it; people and testimonials come before them. */
  sectionsAfterTestimonials: readonly AboutSectionView[];
  team: PeopleView | null;
  /** Countries that testimonials name. */
  countries: readonly Pick<CountrySummary, "slug" | "nameIn">[];
  offices: readonly OfficeWithChart[];
}

interface PeopleView {
  heading: string;
  text: string;
  departments: readonly {
    slug: string;
    name: string;
    members: readonly Pick<TeamMember, "slug" | "name" | "portrait">[];
  }[];
}

/** `body` is HTML. */
export interface AboutSectionView extends PageSection {
  /** Null for sections of another kind. */
  figures: CompanyFiguresView | null;
}

export function AboutPage({ view }: { view: AboutView }) {
  const {
    title,
    hero,
    sections,
    sectionsAfterTestimonials,
    team,
    testimonials,
    countries,
    offices,
  } = view;
  const t = useTranslations("about");
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
      {sections.map((section) => (
        <AboutSection key={section.heading} section={section} offices={offices} />
      ))}
      {team && <People people={team} />}
      <Testimonials
        section={{ heading: t("testimonials"), body: null }}
        testimonials={testimonials}
        countries={countries}
        many
      />
      {sectionsAfterTestimonials.map((section) => (
        <AboutSection key={section.heading} section={section} offices={offices} />
      ))}
    </>
  );
}

interface AboutSectionProps {
  section: AboutSectionView;
  offices: readonly OfficeWithChart[];
}

function AboutSection({ section, offices }: AboutSectionProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("about");
  const company = useCompany();
  const allProjects = linkTo(locale, "listing", { country: "properties" });
  switch (section.kind) {
    case "story":
      return <Story section={section} />;
    case "figures":
      return section.figures && <CompanyFigures figures={section.figures} />;
    case "process":
      return (
        <ProcessSteps section={section} more={{ to: allProjects, title: t("vetted_projects") }} />
      );
    case "offices":
      if (company === null || offices.length === 0) return <Values section={section} />;
      return <Offices heading={section.heading} offices={offices} note={section.body} />;
    default:
      return <Values section={section} />;
  }
}

function People({ people: { heading, text, departments } }: { people: PeopleView }) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("about");
  const nav = useTranslations("nav");
  const members = departments.flatMap((department) => department.members);
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div className="portraits">
          {members.map((member) => (
            <Portrait key={member.slug} member={member} sizes="(min-width: 64rem) 6rem, 14vw" />
          ))}
        </div>
        <dl className="reasons">
          {departments.map((department) => (
            <div key={department.slug}>
              <dt>{department.name}</dt>
              <dd>
                <PersonLinks people={department.members} page={linkTo(locale, "our-team")} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="cluster portraits__links">
          <ContactLink className="btn">{nav("ask")}</ContactLink>
          <Link className="action-link" to={linkTo(locale, "our-team")}>
            {t("team")}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </section>
  );
}

function Story({ section: { heading, body, image } }: { section: PageSection }) {
  return (
    <section className="section">
      <div className="wrap grid grid--6-5">
        <div className="story__head">
          <h2>{heading}</h2>
          {image && (
            <figure className="side-picture">
              <Picture picture={image} sizes="(min-width: 64rem) 41rem, 92vw" />
            </figure>
          )}
        </div>
        <div className="story__text prose" dangerouslySetInnerHTML={{ __html: body ?? "" }} />
      </div>
    </section>
  );
}

/** Company values; also renders section kinds that this page does not know. */
function Values({ section: { heading, body, image, items } }: { section: PageSection }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: body ?? "" }} />
        </div>
        <div className="grid grid--6-5">
          {items.length > 0 && (
            <dl className="values-list">
              {items.map(({ heading: value, text }) => (
                <div key={value}>
                  <dt>{value}</dt>
                  <dd className="soft">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {image && (
            <figure className="side-picture side-picture--fills">
              <Picture picture={image} sizes="(min-width: 64rem) 34rem, 92vw" />
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}
