import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { noAnswers, detailOf, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { MatchesResult } from "#site/features/questionnaire/matches-result.tsx";
import { NoMatchesResult } from "#site/features/questionnaire/no-matches-result.tsx";
import { StepHeading, type StepProps } from "#site/features/questionnaire/step-heading.tsx";
import { StepLink } from "#site/features/questionnaire/step-navigation.tsx";
import { CallInstead } from "#site/components/call-instead.tsx";
import { usePageSubject } from "#site/components/company-context.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import {
  stepOfAnswer,
  type ChangeableAnswer,
} from "#site/features/questionnaire/answer-relaxations.ts";

export function ResultStep(props: StepProps & { form: ReactNode }) {
  const { answers, content, heading, form } = props;
  const { outcome } = content;
  const t = useTranslations("questionnaire");
  const { place } = usePageSubject();
  const Below = heading.level === "h1" ? "h2" : "h3";
  return (
    <>
      <ResultHead {...props} />
      <AnswerSummary answers={answers} types={content.types} />
      <div className="questionnaire__columns">
        <div className="questionnaire__matches">
          {outcome === null && (
            <p>
              <StepLink className="action-link" to={{ step: "result", answers }}>
                {t("unavailable.again")}
                <Icon name="arrow-right" />
              </StepLink>
            </p>
          )}
          {outcome !== null && outcome.count > 0 && "matches" in outcome && (
            <MatchesResult result={outcome} answers={answers} below={Below} />
          )}
          {outcome !== null && "relaxations" in outcome && (
            <NoMatchesResult
              result={outcome}
              answers={answers}
              types={content.types}
              below={Below}
            />
          )}
        </div>
        <div className="questionnaire__contact">
          <Below className="h-3">
            {t(outcome?.count === 0 ? "form.heading_none" : "form.heading")}
          </Below>
          {form === null ? (
            <CallInstead place={place} />
          ) : (
            <>
              <p className="soft soft--small">{t("form.text")}</p>
              {form}
            </>
          )}
          <Below className="h-4">{t("next_steps.heading")}</Below>
          <ol className="steps">
            <li>{t("next_steps.checks")}</li>
            <li>{t("next_steps.answers")}</li>
            <li>{t("next_steps.free")}</li>
          </ol>
        </div>
      </div>
      <div className="questionnaire__nav">
        <StepLink className="btn btn--quiet" to={{ step: "budget", answers }}>
          <Icon name="arrow-left" />
          {t("previous")}
        </StepLink>
      </div>
    </>
  );
}

function ResultHead({ answers, content: { outcome }, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  const hasNoAnswers = Object.keys(noAnswers).every(
    (name) => answers[name as keyof typeof noAnswers] === null, // keys of `noAnswers`
  );
  return (
    <div className="stack">
      <StepHeading heading={heading}>
        {outcome === null && t("unavailable.heading")}
        {outcome?.count === 0 && t("none.heading")}
        {outcome !== null &&
          outcome.count > 0 &&
          t(hasNoAnswers ? "result.everything" : "result.heading", { count: outcome.count })}
      </StepHeading>
      {outcome === null && <p className="questionnaire__text">{t("unavailable.text")}</p>}
      {outcome !== null && outcome.count > 0 && (
        <p className="questionnaire__text">
          {t(answers.budget === null ? "result.text" : "result.text_budget")}
        </p>
      )}
    </div>
  );
}

interface AnswerSummaryProps {
  answers: QuestionnaireAnswers;
  types: QuestionnaireContent["types"];
}

/** Each answer links back to its question; the others stay. */
function AnswerSummary({ answers, types }: AnswerSummaryProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(types);
  const type = types.find(({ slug }) => slug === answers.type);
  const labels = {
    type: t("summary.type"),
    rooms: t("summary.rooms"),
    size: t("summary.size"),
    budget: t("summary.budget"),
  } satisfies Record<ChangeableAnswer, string>;
  const questions = ["type", detailOf(type?.category ?? null), "budget"] as const;
  return (
    <dl className="questionnaire__answers" aria-label={t("summary.heading")}>
      {questions.map((question) => (
        <div key={question}>
          <dt>{labels[question]}</dt>
          <dd>
            {names.answer(question, answers)}{" "}
            <StepLink
              className="questionnaire__change"
              to={{ step: stepOfAnswer[question], answers }}
            >
              {t("summary.change")}
              <span className="visually-hidden"> {labels[question]}</span>
            </StepLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
