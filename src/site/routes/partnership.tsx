import { data } from "react-router";
import { apiFor } from "#site/api-client.ts";
import { PageForm } from "#site/features/enquiry/page-form.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { sectionsOf } from "#site/page-sections.server.ts";
import { stillPiece } from "#site/parts/still/still-part.ts";
import { Still } from "#site/parts/still/still.tsx";
import { privacyVersion } from "#site/privacy-version.ts";
import { sharePictureContext, siteIn } from "#site/request-context.ts";
import { sent } from "#site/sent.server.ts";
import { sheets } from "#site/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { tell } from "#site/structured-data/told.server.ts";
import { trail } from "#site/structured-data/trail.server.ts";
import type { Route } from "./+types/partnership.ts";

export const links = sheets(companySheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page, version] = await Promise.all([
    api.get("page", { params: { slug: "partnership" } }),
    privacyVersion(api),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero } = page;
  const site = siteIn(context, locale);
  context.set(sharePictureContext, page.sharePicture);
  tell(context, trail(site, [{ name: title, to: url.pathname }]));
  const sections = sectionsOf(page, ["partners", "terms", "conditions", "contact"]);
  return {
    head: { title, description },
    privacyVersion: version,
    text: await sent(args, textPart, [{ title, hero, sections }]),
    application: sections.contact && (await sent(args, applicationPart, [sections.contact])),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

const textPart = stillPiece("partnership", async () => {
  const { PartnershipText } = await import("#site/features/partnership/partnership-text.tsx");
  return PartnershipText;
});

const applicationPart = stillPiece("partnership-application", async () => {
  const { ApplicationText } = await import("#site/features/partnership/application-text.tsx");
  return ApplicationText;
});

export default function Partnership({ loaderData }: Route.ComponentProps) {
  const { text, application, privacyVersion: version } = loaderData;
  return (
    <main id="main" className="partnership">
      <Still sent={text} />
      {application && (
        <section className="section sunk" id="apply">
          <div className="wrap grid grid--12">
            <Still className="stack lg:col-span-4" sent={application} />
            <div className="lg:col-span-7 lg:col-start-6">
              {version !== null && <PageForm kind="partnership" privacyVersion={version} />}
            </div>
          </div>
        </section>
      )}
    </main>
  );
}
