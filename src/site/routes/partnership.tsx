import { data } from "react-router";
import { useTranslations } from "use-intl";
import { apiFor } from "#site/api-client.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { Application } from "#site/features/partnership/application.tsx";
import { Conditions } from "#site/features/partnership/conditions.tsx";
import { PartnerKinds } from "#site/features/partnership/partner-kinds.tsx";
import { Referral } from "#site/features/partnership/referral.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pageHead } from "#site/page-head.ts";
import { sectionsOf } from "#site/page-sections.server.ts";
import { privacyVersion } from "#site/privacy-version.ts";
import { PageHero } from "#site/parts/page-hero.tsx";
import { sheets } from "#site/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import type { Route } from "./+types/partnership.ts";

export const links = sheets(companySheet, enquirySheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, version] = await Promise.all([
    api.get("page", { params: { slug: "partnership" } }),
    privacyVersion(api),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero } = page;
  return {
    title,
    description,
    hero,
    privacyVersion: version,
    sections: sectionsOf(page, ["partners", "terms", "conditions", "contact"]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageHead({ locale: localeOfPath(location.pathname), title, description });
}

export default function Partnership({ loaderData }: Route.ComponentProps) {
  const { title, hero, sections, privacyVersion: version } = loaderData;
  const { partners, terms, conditions, contact } = sections;
  const t = useTranslations("partnership");
  return (
    <main id="main" className="partnership">
      <PageHero
        crumbs={{
          here: title,
        }}
        heading={hero.heading}
        summary={hero.text}
        image={hero.image}
      >
        {contact && (
          <p className="pt-5">
            <a className="btn" href="#apply">
              {t("apply")}
            </a>
          </p>
        )}
      </PageHero>
      {partners && <PartnerKinds section={partners} />}
      {terms && <Referral section={terms} />}
      {conditions && <Conditions section={conditions} />}
      {contact && (
        <Application section={contact}>
          {version !== null && <EnquiryForm kind="partnership" privacyVersion={version} />}
        </Application>
      )}
    </main>
  );
}
