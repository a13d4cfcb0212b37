import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sectionsOf } from "#site/data/page-sections.server.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import { PartnershipText } from "#site/features/partnership/partnership-text.tsx";
import { ApplicationText } from "#site/features/partnership/application-text.tsx";
import type { Route } from "./+types/partnership.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(companySheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page, version] = await Promise.all([
    api.get("page", { params: { slug: "partnership" } }),
    loadPrivacyVersion(api),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero } = page;
  const site = localizedSite(context, locale);
  context.set(sharePictureContext, page.sharePicture);
  addJsonLd(context, breadcrumbList(site, [{ name: title, to: url.pathname }]));
  const sections = sectionsOf(page, ["partners", "terms", "conditions", "contact"]);
  return {
    head: { title, description },
    privacyVersion: version,
    text: { title, hero, sections },
    application: sections.contact,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Partnership({ loaderData }: Route.ComponentProps) {
  const { text, application, privacyVersion: version } = loaderData;
  return (
    <main id="main" className="partnership">
      <PartnershipText {...text} />
      {application && (
        <section className="section sunk" id="apply">
          <div className="wrap grid grid--4-7">
            <div className="stack">
              <ApplicationText view={application} />
            </div>
            <div>
              {version !== null && <EnquiryForm kind="partnership" privacyVersion={version} />}
            </div>
          </div>
        </section>
      )}
    </main>
  );
}
