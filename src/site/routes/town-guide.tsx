import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { buyerQuestions } from "#site/buyer-questions.server.ts";
import { chartAround } from "#site/chart-around.ts";
import { BesideCity } from "#site/features/guide/beside-city.tsx";
import { BuyerQuestions } from "#site/features/guide/buyer-questions.tsx";
import { BuyingCosts } from "#site/features/guide/buying-costs.tsx";
import { ChapterList } from "#site/features/guide/chapter-list.tsx";
import { placeCosts } from "#site/features/guide/place-costs.server.ts";
import { PlaceOnChart } from "#site/features/guide/place-on-chart.tsx";
import { PriceHistory } from "#site/features/guide/price-history.tsx";
import { SimilarPlaces } from "#site/features/guide/similar-places.tsx";
import { TownHomes } from "#site/features/guide/town-homes.tsx";
import { TownIntro } from "#site/features/guide/town-intro.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import { todayContext } from "#site/request-context.ts";
import { shortText } from "#site/short-text.ts";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import figuresSheet from "#site/styles/sheets/figures.css?url";
import guideSheet from "#site/styles/sheets/guide.css?url";
import type { Route } from "./+types/town-guide.ts";

export const links = sheets(figuresSheet, guideSheet);

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname } = url;
  const api = apiFor(context, localeOfPath(pathname));
  const [found, contact, currencies] = await Promise.all([
    api.get("town", { params: { a: params.city, b: params.town } }),
    api.want("page", { params: { slug: "contact-us" } }),
    api.want("currencies"),
  ]);
  if (found === null) throw await movedOrMissing(api, pathname);
  const { cityPrices, content: projects, similar, purchase } = found;
  const { guide: chapters, intro, ...town } = found.town;
  const [city, country] = [town.city.slug, town.country.slug];
  const place = { city, usdPerM2: town.facts.averagePriceUsdPerM2 };
  return {
    town,
    cityPrices,
    introHtml: htmlOf(intro),
    chapters: chapters.map(({ heading, body }) => ({ heading, bodyHtml: htmlOf(body) })),
    chart: await chartAround(api, town.center, { country, city }),
    costs: currencies && placeCosts(purchase, currencies.content, place),
    projects,
    questions: buyerQuestions(contact, country),
    similar,
    today: context.get(todayContext),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { name, city, summary } = loaderData.town;
  return pageHead({
    locale,
    title: translatorFor(locale, "guide.town")("title", { name, city: city.name }),
    description: shortText(summary, localeFacts[locale].iso),
  });
}

export default function TownGuide({ loaderData }: Route.ComponentProps) {
  const { town, cityPrices, costs } = loaderData;
  const { locale } = useVisitor();
  const { name, city, country, center } = town;
  return (
    <main id="main">
      <PageHero
        crumbs={{
          above: [
            { name: country.name, to: linkTo(locale, "country", { country: country.slug }) },
            { name: city.name, to: linkTo(locale, "city-guide", { city: city.slug }) },
          ],
          here: name,
        }}
        heading={name}
        summary={town.summary}
        image={town.image}
      />
      <TownIntro {...loaderData} />
      <ChapterList chapters={loaderData.chapters} />
      <PlaceOnChart place={{ name, center }} chart={loaderData.chart} />
      <PriceHistory city={city} prices={cityPrices}>
        <BesideCity town={town} cityPrices={cityPrices} />
      </PriceHistory>
      <TownHomes town={town} projects={loaderData.projects} />
      {costs && <BuyingCosts place={town} costs={costs} today={loaderData.today} />}
      <BuyerQuestions questions={loaderData.questions} />
      <SimilarPlaces places={loaderData.similar} />
    </main>
  );
}
