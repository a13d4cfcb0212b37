import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { buyerQuestions } from "#site/data/buyer-questions.server.ts";
import { chartAround } from "#site/data/chart-around.ts";
import { placeCosts } from "#site/features/guide/place-costs.server.ts";
import { TownGuidePage } from "#site/features/guide/town-guide-page.tsx";
import { homesForSale, townGuideView } from "#site/features/guide/town-guide-view.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { movedOrMissing } from "#site/data/moved-or-missing.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { sharePictureContext, siteIn, todayContext } from "#site/data/request-context.ts";
import { shortText } from "#site/data/short-text.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import guideSheet from "#site/styles/sheets/guide.css?url";
import { homesShown } from "#site/seo/structured-data/item-list.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import type { Route } from "./+types/town-guide.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(guideSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [visitor, guide, contact, currencies] = await Promise.all([
    visitorIn(args),
    api.get("town", { params: { a: params.city, b: params.town } }),
    api.want("page", { params: { slug: "contact-us" } }),
    api.want("currencies"),
  ]);
  if (guide === null) throw await movedOrMissing(api, pathname, url.search);
  const { town, content: projects, purchase } = guide;
  context.set(sharePictureContext, town.sharePicture);
  const [city, country] = [town.city.slug, town.country.slug];
  const place = { city, usdPerM2: town.facts.averagePriceUsdPerM2 };
  const chart = await chartAround(api, town.center, { country, city });
  const site = siteIn(context, locale);
  tell(
    context,
    ...homesShown(homesForSale(projects).shown, site),
    trail(site, [
      { name: town.country.name, to: linkTo(locale, "country", { country }) },
      { name: town.city.name, to: linkTo(locale, "city-guide", { city }) },
      { name: town.name, to: pathname },
    ]),
  );
  const names = { name: town.name, city: town.city.name };
  return {
    head: {
      title: translatorFor(locale, "guide.town")("title", names),
      description: shortText(town.summary, localeFacts[locale].iso),
    },
    view: townGuideView(
      {
        guide,
        introHtml: htmlOf(town.intro),
        chapters: town.guide.map(({ heading, body }) => ({ heading, bodyHtml: htmlOf(body) })),
        chart,
        costs: currencies && placeCosts(purchase, currencies.content, place),
        questions: buyerQuestions(contact, country),
        today: context.get(todayContext),
      },
      visitor,
    ),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function TownGuide({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <TownGuidePage view={loaderData.view} />
    </main>
  );
}
