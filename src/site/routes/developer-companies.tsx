import { parsePageQuery } from "#contract/page-query.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { developerListView } from "#site/features/developers/developer-list-view.server.ts";
import { DeveloperList } from "#site/features/developers/developer-list.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { pagedDescription, pagedTitle, assertPageExists } from "#site/data/paged-list.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import developersSheet from "#site/styles/sheets/developers.css?url";
import { itemList } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/developer-companies.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(developersSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [visitor, { content, page }] = await Promise.all([
    loadVisitor(args),
    api.getRequired("developers", { query: parsePageQuery(url.searchParams) }),
  ]);
  assertPageExists(page);
  const t = translatorFor(locale, "developers");
  const site = localizedSite(context, locale);
  const paths = content.map(({ slug }) => linkTo(locale, "developer-company", { slug }));
  context.set(sharePictureContext, "developers");
  addJsonLd(
    context,
    itemList(paths, site.origin, page),
    breadcrumbList(site, [{ name: t("title"), to: url.pathname }]),
  );
  return {
    head: {
      title: pagedTitle(locale, t("title"), page),
      description: pagedDescription(locale, t("description"), page),
    },
    view: developerListView(content, page, visitor),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function DeveloperCompanies({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <DeveloperList {...loaderData.view} />
    </main>
  );
}
