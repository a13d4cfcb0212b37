import { data } from "react-router";
import { apiFor } from "#site/api-client.ts";
import { chartedOffices } from "#site/charted-offices.ts";
import type { OfficesAndQuestionsView } from "#site/features/contact/offices-and-questions.tsx";
import { PageForm } from "#site/features/enquiry/page-form.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { sectionsOf } from "#site/page-sections.server.ts";
import { OfficeClocks } from "#site/parts/offices/office-clocks.tsx";
import { sharePictureContext, siteIn } from "#site/request-context.ts";
import { hidden } from "#site/parts/still/hidden.ts";
import { stillPiece } from "#site/parts/still/still-part.ts";
import { Still } from "#site/parts/still/still.tsx";
import { privacyVersion } from "#site/privacy-version.ts";
import { sent } from "#site/sent.server.ts";
import { sheets } from "#site/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import { realEstateAgent } from "#site/structured-data/company.server.ts";
import { tell } from "#site/structured-data/told.server.ts";
import { trail } from "#site/structured-data/trail.server.ts";
import type { Route } from "./+types/contact-us.ts";

export const links = sheets(companySheet);

/** The page is nothing without the company, which its surroundings read too. */
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
    meta: { title, description: hidden(args, description) },
    privacyVersion: version,
    head: await sent(args, headPart, [{ title, hero }]),
    ask: form && (await sent(args, askPart, [form])),
    ways: await sent(args, waysPart, [{ image: hero.image, channels: channels ?? null }]),
    below: await sent(args, belowPart, [below]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.meta });
}

const headPart = stillPiece("contact-head", async () => {
  const { ContactHead } = await import("#site/features/contact/contact-head.tsx");
  return ContactHead;
});

const askPart = stillPiece("contact-ask", async () => {
  const { AskText } = await import("#site/features/enquiry/ask-text.tsx");
  return AskText;
});

const waysPart = stillPiece("contact-ways", async () => {
  const { WaysAside } = await import("#site/features/contact/ways-aside.tsx");
  return WaysAside;
});

const belowPart = stillPiece("contact-below", async () => {
  const { OfficesAndQuestions } = await import("#site/features/contact/offices-and-questions.tsx");
  return OfficesAndQuestions;
});

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { privacyVersion: version, head, ask, ways, below } = loaderData;
  return (
    <main id="main">
      <section className="contact wrap">
        <Still sent={head} />
        <div className="grid grid--12">
          {version !== null && (
            <div className="lg:col-span-6">
              {ask && <Still className="contact__ask" sent={ask} />}
              <PageForm kind="contact" privacyVersion={version} />
            </div>
          )}
          <Still className="contact__ways lg:col-span-5 lg:col-start-8" sent={ways} />
        </div>
      </section>
      <Still sent={below} />
      <OfficeClocks drawn={below} />
    </main>
  );
}
