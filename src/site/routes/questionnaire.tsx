import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { parseQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { linkTo } from "#domain/links.ts";
import { enquiryAnswers } from "#domain/questionnaire.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { apiFor } from "#site/data/api-client.ts";
import { EnquiryForm } from "#site/features/enquiry/enquiry-form.tsx";
import { loadQuestionnaireContent } from "#site/data/questionnaire-content.server.ts";
import { Questionnaire } from "#site/features/questionnaire/questionnaire.tsx";
import { stepTitle } from "#site/features/questionnaire/step-title.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { Breadcrumbs } from "#site/components/breadcrumbs.tsx";
import { saveQuestionnaire } from "#site/components/questionnaire-storage.ts";
import { loadPrivacyVersion } from "#site/data/privacy-version.ts";
import { CoastDrawing } from "#site/ui/coast-drawing.tsx";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import enquirySheet from "#site/styles/sheets/enquiry.css?url";
import questionnaireSheet from "#site/styles/sheets/questionnaire.css?url";
import type { Route } from "./+types/questionnaire.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const middleware = routeMiddleware("noindex");

export const links = sheets(questionnaireSheet, enquirySheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const api = apiFor(context, localeOfPath(url.pathname));
  const state = parseQuestionnaireQuery(url.searchParams);
  const visitor = await loadVisitor(args);
  const [content, version] = await Promise.all([
    loadQuestionnaireContent(api, state, visitor),
    loadPrivacyVersion(api),
  ]);
  return { state, content: { ...content, privacyVersion: version } };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const t = translatorFor(locale, "questionnaire");
  const title = stepTitle(loaderData, t);
  return pageMeta({ locale, title, description: t("intro.text"), indexed: false });
}

export default function QuestionnairePage({ loaderData }: Route.ComponentProps) {
  const { state, content } = loaderData;
  const t = useTranslations("questionnaire");
  const { locale } = useVisitorPreferences();
  const navigate = useNavigate();
  const version = content.privacyVersion;
  // Later enquiries carry these answers, as they do those of the pop-up.
  useEffect(() => saveQuestionnaire(state, content.types), [state, content]);
  return (
    <main id="main">
      <section className="questionnaire-page wrap">
        <Breadcrumbs current={t("title")} />
        <div className={state.step === "result" ? undefined : "questionnaire-page__columns"}>
          <Questionnaire
            key={state.step}
            state={state}
            content={content}
            form={
              version !== null && (
                <EnquiryForm
                  kind="contact"
                  privacyVersion={version}
                  questionnaire={enquiryAnswers(state.answers, content.types)}
                />
              )
            }
            onStepChange={(next) => void navigate(linkTo(locale, "questionnaire", next))}
            heading={{ level: "h1", id: "question" }}
          />
          {state.step !== "result" && (
            <div className="questionnaire-page__sea">
              <CoastDrawing drawing="coast" />
            </div>
          )}
        </div>
      </section>
    </main>
  );
}
