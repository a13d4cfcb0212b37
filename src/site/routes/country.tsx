import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { CountryPage } from "#site/features/overview/country-page.tsx";
import { countryView } from "#site/features/overview/country-view.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { movedOrMissing } from "#site/data/moved-or-missing.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { sharePictureContext, siteIn } from "#site/data/request-context.ts";
import { shortText } from "#site/data/short-text.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { homesShown } from "#site/seo/structured-data/item-list.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import type { Route } from "./+types/country.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [visitor, region, listing, filterPages] = await Promise.all([
    visitorIn(args),
    api.get("cities", { params: { country: params.country } }),
    api.want("listing", {
      params: { type: "properties", second: params.country },
      query: { limit: 6 },
    }),
    api.want("filterPages"),
  ]);
  if (region === null) throw await movedOrMissing(api, pathname, url.search);
  const { country, content: cities } = region;
  const { name, nameIn, summary } = country;
  context.set(sharePictureContext, country.sharePicture);
  const site = siteIn(context, locale);
  tell(context, ...homesShown(listing?.content ?? [], site), trail(site, [{ name, to: pathname }]));
  const t = translatorFor(locale, "overview.country");
  const introHtml = htmlOf(country.intro);
  return {
    head: {
      title: t("title", { name, place: nameIn }),
      description: shortText(summary, localeFacts[locale].iso),
    },
    view: countryView(
      { country, cities, introHtml, listing, filterPages: filterPages ?? [] },
      visitor,
    ),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Country({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <CountryPage view={loaderData.view} />
    </main>
  );
}
