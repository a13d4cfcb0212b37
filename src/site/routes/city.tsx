import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { CityIntro } from "#site/features/overview/city-intro.tsx";
import { CityPriceHistory } from "#site/features/overview/city-price-history.tsx";
import { NewestProjects } from "#site/parts/newest-projects.tsx";
import { TownTable } from "#site/parts/town-table.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import { shortText } from "#site/short-text.ts";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import type { Route } from "./+types/city.ts";

export const links = sheets(figuresSheet);

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname } = url;
  const api = apiFor(context, localeOfPath(pathname));
  const [guide, listing] = await Promise.all([
    api.get("towns", { params: { city: params.city }, query: { limit: 48 } }),
    api.want("listing", {
      params: { type: "properties", second: params.city },
      query: { limit: 6 },
    }),
  ]);
  if (guide === null || guide.city.country.slug !== params.country) {
    throw await movedOrMissing(api, pathname);
  }
  const { guide: _chapters, intro, ...city } = guide.city;
  return {
    city,
    towns: guide.content,
    introHtml: htmlOf(intro),
    newest: listing && { projects: listing.content, total: listing.page.total },
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { name, nameIn, summary } = loaderData.city;
  const t = translatorFor(locale, "overview.city");
  return pageHead({
    locale,
    title: t("title", { name, place: nameIn }),
    description: shortText(summary, localeFacts[locale].iso),
  });
}

export default function City({ loaderData }: Route.ComponentProps) {
  const { city, towns, introHtml, newest } = loaderData;
  const { locale } = useVisitor();
  const t = useTranslations("overview.city");
  const { slug, name, nameIn, country } = city;
  const names = { name, place: nameIn };
  return (
    <main id="main">
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
    </main>
  );
}
