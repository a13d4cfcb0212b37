import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/api-client.ts";
import { CountryIntro } from "#site/features/overview/country-intro.tsx";
import { CountrySearches } from "#site/features/overview/country-searches.tsx";
import { NewestProjects } from "#site/parts/newest-projects.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import { CityTable } from "#site/parts/city-table.tsx";
import { shortText } from "#site/short-text.ts";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import type { Route } from "./+types/country.ts";

export const links = sheets(figuresSheet);

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname } = url;
  const api = apiFor(context, localeOfPath(pathname));
  const [region, listing, filterPages] = await Promise.all([
    api.get("cities", { params: { country: params.country } }),
    api.want("listing", {
      params: { type: "properties", second: params.country },
      query: { limit: 6 },
    }),
    api.want("filterPages"),
  ]);
  if (region === null) throw await movedOrMissing(api, pathname);
  const { country, content: cities } = region;
  return {
    country,
    cities,
    introHtml: htmlOf(country.intro),
    newest: listing && { projects: listing.content, total: listing.page.total },
    types: listing?.facets.type ?? [],
    filterPages: filterPages?.filter((page) => page.country === country.slug) ?? [],
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { name, nameIn, summary } = loaderData.country;
  const t = translatorFor(locale, "overview.country");
  return pageHead({
    locale,
    title: t("title", { name, place: nameIn }),
    description: shortText(summary, localeFacts[locale].iso),
  });
}

export default function Country({ loaderData }: Route.ComponentProps) {
  const { country, cities, introHtml, newest, types, filterPages } = loaderData;
  const { locale } = useVisitor();
  const t = useTranslations("overview");
  const names = { name: country.name, place: country.nameIn };
  const listing = linkTo(locale, "listing", { country: country.slug });
  return (
    <main id="main">
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
    </main>
  );
}
