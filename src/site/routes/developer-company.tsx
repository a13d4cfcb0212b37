import { redirect } from "react-router";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { DeveloperPage } from "#site/features/developers/developer-page.tsx";
import { developerView } from "#site/features/developers/developer-view.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { truncateText } from "#site/data/truncate-text.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import developersSheet from "#site/styles/sheets/developers.css?url";
import { projectItemLists } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/developer-company.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(developersSheet);

/** The API also accepts a developer's number; the page redirects to the slug. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [visitor, developer] = await Promise.all([
    loadVisitor(args),
    api.get("developer", { params: { id: params.slug } }),
  ]);
  if (developer === null) throw await redirectOr404(api, pathname, url.search);
  const { slug, name, summary, story } = developer;
  context.set(sharePictureContext, developer.sharePicture);
  if (slug !== params.slug) throw redirect(linkTo(locale, "developer-company", { slug }), 308);
  const site = localizedSite(context, locale);
  addJsonLd(
    context,
    ...projectItemLists(developer.listed, site),
    breadcrumbList(site, [
      {
        name: translatorFor(locale, "developers")("title"),
        to: linkTo(locale, "developer-companies"),
      },
      { name, to: pathname },
    ]),
  );
  return {
    head: {
      title: translatorFor(locale, "developer")("title", { name: isolate(name) }),
      description: truncateText(summary, localeFacts[locale].iso),
    },
    subject: { place: { country: developer.country?.slug ?? null, city: null }, project: null },
    view: developerView(developer, renderMarkdown(story), visitor),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function DeveloperCompany({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <DeveloperPage view={loaderData.view} />
    </main>
  );
}
