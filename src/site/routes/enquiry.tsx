import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { pageTexts } from "#site/features/enquiry/page/page-texts.ts";
import { EnquiryAside } from "#site/features/enquiry/page/enquiry-aside.tsx";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { submittedFormId } from "#site/layout/preferences/preferences-form.ts";
import { localeCookie } from "#site/data/preference-cookies.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import {
  loadFormPage,
  loadSubmittedFormPage,
  type FormPage,
} from "#site/data/receive-enquiry/form-page.server.ts";
import { outcomeHeaders, outcomeStatus } from "#site/data/receive-enquiry/outcome-status.server.ts";
import { readForm } from "#site/data/receive-enquiry/read-form.server.ts";
import { receiveForm } from "#site/data/receive-enquiry/receive-form.server.ts";
import {
  type SubmittedForm,
  submittedFormContext,
} from "#site/data/receive-enquiry/submitted-form.ts";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import type { PageSubject } from "#site/components/company-context.tsx";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import companySheet from "#site/styles/sheets/company.css?url";
import type { Route } from "./+types/enquiry.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const middleware = routeMiddleware("noindex");

export const links = sheets(companySheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const form = context.get(submittedFormContext);
  const [visitor, { project, ...page }] = await Promise.all([
    loadVisitor(args),
    form === null
      ? loadFormPage(api, locale, url.searchParams)
      : loadSubmittedFormPage(api, form.texts),
  ]);
  const card = project && projectCardView(project, visitor);
  return {
    ...page,
    project: card,
    subject: subjectOf(page.aboutProject, card),
    isSubmitted: form !== null,
  };
}

function subjectOf(
  aboutProject: FormPage["aboutProject"],
  project: PageSubject["project"],
): PageSubject | null {
  if (aboutProject === null) return null;
  const [country = null, city = null] = aboutProject.path.split("/");
  return { place: { country, city }, project };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { texts, chosenLocale } = form;
  if (chosenLocale !== null) return formInLocale(chosenLocale, texts, context);
  const outcome = await receiveForm(form, request, context);
  const headers = outcomeHeaders(outcome);
  if (outcome.outcome === "accepted") return redirect(outcome.next, { status: 303, headers });
  const submitted: SubmittedForm = {
    texts,
    faults: outcome.outcome === "faulty" ? outcome.faults : {},
    refusal: outcome.outcome === "refused" ? outcome : null,
  };
  context.set(submittedFormContext, submitted);
  return data(submitted, { status: outcomeStatus(outcome), headers });
}

/** The same form in another language with all that was typed, not validated yet. */
function formInLocale(locale: Locale, texts: EnquiryTexts, context: Route.ActionArgs["context"]) {
  const submitted: SubmittedForm = { texts, faults: {}, refusal: null };
  context.set(submittedFormContext, submitted);
  return data(submitted, {
    headers: { "Cache-Control": "no-store", "Set-Cookie": localeCookie(locale) },
  });
}

/** Without script this page is the response to a form, so it carries `Retry-After` too. */
export function headers({ actionHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? actionHeaders;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { title, text } = pageTexts(loaderData, translatorFor(locale, "enquiry.page"));
  return pageMeta({ locale, title, description: text, indexed: false });
}

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, privacyVersion, aboutProject, project, isSubmitted } = loaderData;
  const t = useTranslations("enquiry.page");
  const { title, text } = pageTexts(loaderData, t);
  return (
    <main id="main">
      <section className="contact wrap">
        <Breadcrumbs current={title} />
        <div className="section-head">
          <h1>{title}</h1>
          <p className="lede">{text}</p>
        </div>
        <div className="grid grid--7-4">
          <div>
            <EnquiryForm
              key={kind}
              {...(isSubmitted && { id: submittedFormId })}
              kind={kind}
              privacyVersion={privacyVersion}
              project={aboutProject}
              {...actionData}
            />
          </div>
          <aside className="contact__channels">
            <EnquiryAside project={project} />
          </aside>
        </div>
      </section>
    </main>
  );
}
