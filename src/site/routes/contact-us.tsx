import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { chartedOffices } from "#site/data/charted-offices.ts";
import {
  OfficesAndQuestions,
  type OfficesAndQuestionsView,
} from "#site/features/contact/offices-and-questions.tsx";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { sectionsOf } from "#site/data/page-sections.server.ts";
import { sharePictureContext, siteIn } from "#site/data/request-context.ts";
import { privacyVersion } from "#site/data/privacy-version.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { realEstateAgent } from "#site/seo/structured-data/company.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import { ContactHead } from "#site/features/contact/contact-head.tsx";
import { AskText } from "#site/features/enquiry/ask-text.tsx";
import { WaysAside } from "#site/features/contact/ways-aside.tsx";
import type { Route } from "./+types/contact-us.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(companySheet);

/** The page cannot do without the company, which the layout loads too. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [page, version, { company }] = await Promise.all([
    api.get("page", { params: { slug: "contact-us" } }),
    privacyVersion(api),
    api.need("footerLinks"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero } = page;
  const site = siteIn(context, locale);
  const way = trail(site, [{ name: title, to: url.pathname }]);
  context.set(sharePictureContext, page.sharePicture);
  tell(context, realEstateAgent(company, site.origin), way);
  const { form, channels, hours } = sectionsOf(page, ["form", "channels", "hours"]);
  const below: OfficesAndQuestionsView = {
    offices: await chartedOffices(api, page.offices),
    note: hours?.bodyHtml ?? null,
    topics: page.questions.map(({ topic, questions }) => ({
      topic,
      questions: questions.map(({ q, a }) => ({ question: q, answerHtml: htmlOf(a) })),
    })),
  };
  return {
    meta: { title, description },
    privacyVersion: version,
    head: { title, hero },
    ask: form,
    ways: { image: hero.image, channels: channels ?? null },
    below,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.meta });
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { privacyVersion: version, head, ask, ways, below } = loaderData;
  return (
    <main id="main">
      <section className="contact wrap">
        <ContactHead {...head} />
        <div className="grid grid--6-5">
          {version !== null && (
            <div>
              {ask && (
                <div className="contact__ask">
                  <AskText {...ask} />
                </div>
              )}
              <EnquiryForm kind="contact" privacyVersion={version} />
            </div>
          )}
          <div className="contact__ways">
            <WaysAside {...ways} />
          </div>
        </div>
      </section>
      <OfficesAndQuestions view={below} />
    </main>
  );
}
