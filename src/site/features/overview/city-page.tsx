import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import type { CitySummary, TownSummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { CityIntro } from "#site/features/overview/city-intro.tsx";
import { CityPriceHistory } from "#site/features/overview/city-price-history.tsx";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";
import { TownTable } from "#site/components/town-table.tsx";

export interface CityView {
  city: CitySummary;
  towns: readonly TownSummary[];
  /** The city's text as HTML. */
  introHtml: string;
  /** Null where they could not be had. */
  newest: { projects: readonly ProjectSummary[]; total: number } | null;
}

/** A city's newest homes, then the city in words and figures, and its towns. */
export function CityPage({ view }: { view: CityView }) {
  const { city, towns, introHtml, newest } = view;
  const { locale } = useVisitor();
  const t = useTranslations("overview.city");
  const { slug, name, nameIn, country } = city;
  const names = { name, place: nameIn };
  return (
    <>
      <PageHero
        crumbs={{
          above: [{ name: country.name, to: linkTo(locale, "country", { country: country.slug }) }],
          here: name,
        }}
        heading={t("heading", names)}
        summary={city.summary}
        image={city.image}
      />
      {newest && (
        <NewestProjects
          {...newest}
          heading={t("newest", names)}
          listing={linkTo(locale, "listing", { country: country.slug, city: slug })}
          none={t("none", names)}
        />
      )}
      <CityIntro city={city} html={introHtml} />
      <CityPriceHistory city={city} />
      {towns.length > 0 && (
        <section className="section">
          <div className="wrap">
            <div className="head">
              <h2>{t("towns", names)}</h2>
            </div>
            <TownTable towns={towns} />
          </div>
        </section>
      )}
    </>
  );
}
