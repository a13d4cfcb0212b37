import { data } from "react-router";
import { channelsFor } from "#domain/contact-channels.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { apiFor } from "#site/api-client.ts";
import { chartedOffices } from "#site/charted-offices.ts";
import { AnsweredQuestions } from "#site/features/contact/answered-questions.tsx";
import { ContactWays } from "#site/features/contact/contact-ways.tsx";
import { Offices } from "#site/parts/offices/offices.tsx";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { useCompany } from "#site/parts/company.tsx";
import { privacyVersion } from "#site/privacy-version.ts";
import { Breadcrumbs } from "#site/parts/breadcrumbs.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { sectionsOf } from "#site/page-sections.server.ts";
import { sheets } from "#site/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import type { Route } from "./+types/contact-us.ts";

export const links = sheets(companySheet, enquirySheet);

/** The page is nothing without the company, which its surroundings read too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, version] = await Promise.all([
    api.get("page", { params: { slug: "contact-us" } }),
    privacyVersion(api),
    api.need("footerLinks"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const { title, description, hero } = page;
  return {
    title,
    description,
    hero,
    privacyVersion: version,
    sections: sectionsOf(page, ["form", "channels", "hours"]),
    offices: await chartedOffices(api, page.offices),
    topics: page.questions.map(({ topic, questions }) => ({
      topic,
      questions: questions.map(({ q, a }) => ({ question: q, answerHtml: htmlOf(a) })),
    })),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData;
  return pageHead({ locale: localeOfPath(location.pathname), title, description });
}

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { title, hero, sections, offices, topics } = loaderData;
  const { form, channels, hours } = sections;
  const { locale } = useVisitor();
  const company = useCompany();
  return (
    <main id="main">
      <section className="contact wrap">
        <Breadcrumbs here={title} />
        <div className="head">
          <h1>{hero.heading}</h1>
          <p className="lede">{hero.text}</p>
        </div>
        <div className="grid grid--12">
          {loaderData.privacyVersion !== null && (
            <div className="lg:col-span-6">
              {form && (
                <div className="contact__ask">
                  <h2 className="h-3">{form.heading}</h2>
                  <div className="soft" dangerouslySetInnerHTML={{ __html: form.bodyHtml }} />
                </div>
              )}
              <EnquiryForm kind="contact" privacyVersion={loaderData.privacyVersion} />
            </div>
          )}
          <div className="contact__ways lg:col-span-5 lg:col-start-8">
            {hero.image && (
              <Picture picture={hero.image} sizes="(min-width: 64rem) 34rem, 100vw" eager />
            )}
            {channels && (
              <>
                <h2 className="h-3">{channels.heading}</h2>
                <div className="soft" dangerouslySetInnerHTML={{ __html: channels.bodyHtml }} />
              </>
            )}
            {company && <ContactWays company={company} channels={channelsFor(locale)} />}
          </div>
        </div>
      </section>
      {company && <Offices offices={offices} note={hours?.bodyHtml ?? null} />}
      {topics.length > 0 && <AnsweredQuestions topics={topics} />}
    </main>
  );
}
