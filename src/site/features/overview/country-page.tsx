import { useTranslations } from "use-intl";
import type { Facets, FilterPages } from "#contract/listing.ts";
import type { ProjectSummary } from "#contract/project.ts";
import type { CitySummary, CountryDetail } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { CountryIntro } from "#site/features/overview/country-intro.tsx";
import { CountrySearches } from "#site/features/overview/country-searches.tsx";
import { CityTable } from "#site/components/city-table.tsx";
import { NewestProjects } from "#site/components/newest-projects.tsx";
import { PageHero } from "#site/components/page-hero.tsx";

export interface CountryView {
  country: CountryDetail;
  cities: readonly CitySummary[];
  /** The country's text as HTML. */
  introHtml: string;
  /** Null where they could not be had. */
  newest: { projects: readonly ProjectSummary[]; total: number } | null;
  types: Facets["type"];
  filterPages: FilterPages;
}

/** A country in words and figures, its cities, and the ways into its listing. */
export function CountryPage({ view }: { view: CountryView }) {
  const { country, cities, introHtml, newest, types, filterPages } = view;
  const { locale } = useVisitor();
  const t = useTranslations("overview");
  const names = { name: country.name, place: country.nameIn };
  const listing = linkTo(locale, "listing", { country: country.slug });
  return (
    <>
      <PageHero
        crumbs={{
          here: country.name,
        }}
        heading={t("country.heading", names)}
        summary={country.summary}
        image={country.image}
      />
      <CountryIntro country={country} html={introHtml} />
      <section className="section sunk">
        <div className="wrap">
          <div className="head">
            <h2>{t("country.cities", names)}</h2>
          </div>
          <CityTable caption={t("table.caption")} cities={cities} counted />
        </div>
      </section>
      {newest && (
        <NewestProjects
          {...newest}
          heading={t("country.newest", names)}
          listing={listing}
          none={t("city.none", names)}
        />
      )}
      {types.length + filterPages.length > 0 && (
        <section className="section section--flush">
          <div className="wrap">
            <CountrySearches country={country.slug} types={types} filterPages={filterPages} />
          </div>
        </section>
      )}
    </>
  );
}
