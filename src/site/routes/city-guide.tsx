import { useTranslations } from "use-intl";
import { parseAskedPage } from "#contract/page-query.ts";
import type { PurchaseRules } from "#contract/purchase-rules.ts";
import { anyCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { statusesForSale } from "#domain/vocabulary.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor, type ApiClient } from "#site/api-client.ts";
import { buyerQuestions } from "#site/buyer-questions.server.ts";
import { chartAround } from "#site/chart-around.ts";
import { BuyerQuestions } from "#site/features/guide/buyer-questions.tsx";
import { BuyingCosts } from "#site/features/guide/buying-costs.tsx";
import { ChapterList } from "#site/features/guide/chapter-list.tsx";
import { CityIntro } from "#site/features/guide/city-intro.tsx";
import { DistrictList } from "#site/features/guide/district-list.tsx";
import { placeCosts } from "#site/features/guide/place-costs.server.ts";
import { PlaceOnChart } from "#site/features/guide/place-on-chart.tsx";
import { PriceHistory } from "#site/features/guide/price-history.tsx";
import { SimilarPlaces } from "#site/features/guide/similar-places.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import { pagedTitle, refusePastEnd } from "#site/paged-list.ts";
import { NewestProjects } from "#site/parts/newest-projects.tsx";
import { districtsView } from "#site/parts/place-chart/districts-view.ts";
import { todayContext } from "#site/request-context.ts";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import guideSheet from "#site/styles/sheets/guide.css?url";
import type { Route } from "./+types/city-guide.ts";

export const links = sheets(figuresSheet, guideSheet);

/** A town in the city's place leads to its full path. */
export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const api = apiFor(context, localeOfPath(pathname));
  const slug = params.city;
  const [guide, listing, similar, contact, currencies] = await Promise.all([
    api.get("towns", { params: { city: slug }, query: parseAskedPage(searchParams) }),
    api.want("listing", {
      params: { type: "properties", second: slug },
      query: { limit: 3, status: statusesForSale.join(",") },
    }),
    api.want("similarRegions", { params: { a: "city", b: slug } }),
    api.want("page", { params: { slug: "contact-us" } }),
    api.want("currencies"),
  ]);
  if (guide === null) throw await movedOrMissing(api, pathname);
  const { content: towns, page } = guide;
  refusePastEnd(page);
  const { guide: chapters, intro, ...city } = guide.city;
  const country = city.country.slug;
  const place = { city: slug, usdPerM2: city.facts.averagePriceUsdPerM2 };
  const [rules, chart] = await Promise.all([
    purchaseRules(api, { city: slug, town: towns[0]?.slug, project: listing?.content[0]?.slug }),
    towns.length === 0 ? chartAround(api, city.center, { country, city: slug }) : null,
  ]);
  return {
    city,
    introHtml: htmlOf(intro),
    chapters: chapters.map(({ heading, body }) => ({ heading, bodyHtml: htmlOf(body) })),
    towns,
    page,
    districts: districtsView(towns),
    chart,
    costs: rules && currencies && placeCosts(rules, currencies.content, place),
    newest: listing && { projects: listing.content, total: listing.page.total },
    questions: buyerQuestions(contact, country),
    similar: similar?.content ?? [],
    today: context.get(todayContext),
  };
}

/** The rules of the country, which come with each of its towns and projects; null where the city has neither. */
async function purchaseRules(
  api: ApiClient,
  {
    city,
    town,
    project,
  }: { city: string; town?: string | undefined; project?: string | undefined },
): Promise<PurchaseRules | null> {
  const source =
    town !== undefined
      ? await api.want("town", { params: { a: city, b: town } })
      : project !== undefined
        ? await api.want("project", { params: { a: city, b: project } })
        : null;
  return source && source.purchase;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { city, page } = loaderData;
  const t = translatorFor(locale, "guide.city");
  const title = t("title", { name: city.name });
  return pageHead({
    locale,
    title: pagedTitle(locale, title, page),
    description: t("description", { name: city.name }),
  });
}

export default function CityGuide({ loaderData }: Route.ComponentProps) {
  const { city, towns, page, costs, newest, questions } = loaderData;
  const { locale } = useVisitor();
  const t = useTranslations("guide");
  const tCity = useTranslations("overview.city");
  const { slug, name, nameIn, country, center } = city;
  const names = { name, place: nameIn };
  const listing = linkTo(locale, "listing", { country: country.slug, city: slug });
  return (
    <main id="main">
      <PageHero
        crumbs={{
          above: [
            { name: country.name, to: linkTo(locale, "country", { country: country.slug }) },
            { name, to: linkTo(locale, "city", { country: country.slug, city: slug }) },
          ],
          here: t("city.here"),
        }}
        heading={name}
        summary={city.summary}
        image={city.image}
      />
      <CityIntro {...loaderData} />
      <PriceHistory city={city} prices={city.priceHistory} />
      <ChapterList chapters={loaderData.chapters} />
      {towns.length === 0 && <PlaceOnChart place={{ name, center }} chart={loaderData.chart} />}
      <DistrictList city={city} towns={towns} page={page} chart={loaderData.districts} />
      {costs && <BuyingCosts place={city} costs={costs} today={loaderData.today} />}
      {newest && (
        <NewestProjects
          {...newest}
          heading={t("homes.heading", names)}
          listing={`${listing}?${searchQuery({ ...anyCriteria, status: statusesForSale })}`}
          none={tCity("none", names)}
        />
      )}
      <BuyerQuestions questions={questions} />
      <SimilarPlaces places={loaderData.similar} />
    </main>
  );
}
