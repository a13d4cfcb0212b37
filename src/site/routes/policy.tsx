import { data } from "react-router";
import { formatsFor } from "#i18n/format.ts";
import { apiFor } from "#site/data/api-client.ts";
import { PolicyPage, type PolicyView } from "#site/features/policy/policy-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sectionView } from "#site/data/page-sections.server.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/policy.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(companySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const page = await api.get("page", { params: { slug: slugOf(url) } });
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero, version, sections } = page;
  const site = localizedSite(context, locale);
  context.set(sharePictureContext, page.sharePicture);
  addJsonLd(context, breadcrumbList(site, [{ name: title, to: url.pathname }]));
  const view: PolicyView = {
    title,
    hero,
    version: version === null ? null : { iso: version, text: formatsFor(locale).date(version) },
    sections: sections.map(sectionView),
  };
  return {
    head: { title, description },
    view,
  };
}

/** The last segment of the path is the slug of the content page. */
function slugOf({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf("/") + 1);
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Policy({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="policy wrap">
      <PolicyPage {...loaderData.view} />
    </main>
  );
}
