import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { CityPage, type CityView } from "#site/features/overview/city-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { movedOrMissing } from "#site/data/moved-or-missing.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { sharePictureContext, siteIn } from "#site/data/request-context.ts";
import { shortText } from "#site/data/short-text.ts";
import { homesShown } from "#site/seo/structured-data/item-list.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import type { Route } from "./+types/city.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [guide, listing] = await Promise.all([
    api.get("towns", { params: { city: params.city }, query: { limit: 48 } }),
    api.want("listing", {
      params: { type: "properties", second: params.city },
      query: { limit: 6 },
    }),
  ]);
  if (guide === null || guide.city.country.slug !== params.country) {
    throw await movedOrMissing(api, pathname, url.search);
  }
  const { guide: _chapters, intro, sharePicture, ...city } = guide.city;
  context.set(sharePictureContext, sharePicture);
  const { name, nameIn, summary } = city;
  const site = siteIn(context, locale);
  tell(
    context,
    ...homesShown(listing?.content ?? [], site),
    trail(site, [
      {
        name: city.country.name,
        to: linkTo(locale, "country", { country: city.country.slug }),
      },
      { name, to: pathname },
    ]),
  );
  const t = translatorFor(locale, "overview.city");
  const view: CityView = {
    city,
    towns: guide.content,
    introHtml: htmlOf(intro),
    newest: listing && { projects: listing.content, total: listing.page.total },
  };
  return {
    head: {
      title: t("title", { name, place: nameIn }),
      description: shortText(summary, localeFacts[locale].iso),
    },
    view,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function City({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <CityPage view={loaderData.view} />
    </main>
  );
}
