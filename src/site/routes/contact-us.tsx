import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { loadOfficeCharts } from "#site/data/load-office-charts.ts";
import {
  OfficesAndQuestions,
  type OfficesAndQuestionsView,
} from "#site/features/contact/offices-and-questions.tsx";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sectionsOf } from "#site/data/page-sections.server.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { realEstateAgent } from "#site/seo/structured-data/company.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import { ContactHead } from "#site/features/contact/contact-head.tsx";
import { FormIntro } from "#site/features/enquiry/form-intro.tsx";
import { ChannelsAside } from "#site/features/contact/channels-aside.tsx";
import type { Route } from "./+types/contact-us.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(companySheet);

/** The page cannot do without the company, which the layout loads too. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page, version, { company }] = await Promise.all([
    api.get("page", { params: { slug: "contact-us" } }),
    loadPrivacyVersion(api),
    api.getRequired("footerLinks"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero } = page;
  const site = localizedSite(context, locale);
  const breadcrumbs = breadcrumbList(site, [{ name: title, to: url.pathname }]);
  context.set(sharePictureContext, page.sharePicture);
  addJsonLd(context, realEstateAgent(company, site.origin), breadcrumbs);
  const { form, channels, hours } = sectionsOf(page, ["form", "channels", "hours"]);
  const officesAndQuestions: OfficesAndQuestionsView = {
    offices: await loadOfficeCharts(api, page.offices),
    note: hours?.bodyHtml ?? null,
    topics: page.questions.map(({ topic, questions }) => ({
      topic,
      questions: questions.map(({ q, a }) => ({ question: q, answerHtml: renderMarkdown(a) })),
    })),
  };
  return {
    meta: { title, description },
    privacyVersion: version,
    head: { title, hero },
    formIntro: form,
    channels: { image: hero.image, channels: channels ?? null },
    officesAndQuestions,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.meta });
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { privacyVersion: version, head, formIntro, channels, officesAndQuestions } = loaderData;
  return (
    <main id="main">
      <section className="contact wrap">
        <ContactHead {...head} />
        <div className="grid grid--6-5">
          {version !== null && (
            <div>
              {formIntro && (
                <div className="contact__ask">
                  <FormIntro {...formIntro} />
                </div>
              )}
              <EnquiryForm kind="contact" privacyVersion={version} />
            </div>
          )}
          <div className="contact__channels">
            <ChannelsAside {...channels} />
          </div>
        </div>
      </section>
      <OfficesAndQuestions view={officesAndQuestions} />
    </main>
  );
}
