import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { noAnswers, detailOf, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { FoundResult } from "#site/features/questionnaire/found-result.tsx";
import { NoneResult } from "#site/features/questionnaire/none-result.tsx";
import { StepHeading, type StepProps } from "#site/features/questionnaire/step-heading.tsx";
import { TurnLink } from "#site/features/questionnaire/turn.tsx";
import { CallInstead } from "#site/components/call-instead.tsx";
import { usePageSubject } from "#site/components/company.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { stepOf, type ChangeableAnswer } from "#site/features/questionnaire/ways-on.ts";

export function ResultStep(props: StepProps & { form: ReactNode }) {
  const { answers, content, heading, form } = props;
  const { outcome } = content;
  const t = useTranslations("questionnaire");
  const { place } = usePageSubject();
  const Below = heading.level === "h1" ? "h2" : "h3";
  return (
    <>
      <ResultHead {...props} />
      <ToldAnswers answers={answers} types={content.types} />
      <div className="quiz__cols">
        <div className="quiz__fits">
          {outcome === null && (
            <p>
              <TurnLink className="go" to={{ step: "result", answers }}>
                {t("missing.again")}
                <Icon name="arrow-right" />
              </TurnLink>
            </p>
          )}
          {outcome !== null && outcome.count > 0 && "matches" in outcome && (
            <FoundResult found={outcome} answers={answers} below={Below} />
          )}
          {outcome !== null && "ways" in outcome && (
            <NoneResult none={outcome} answers={answers} types={content.types} below={Below} />
          )}
        </div>
        <div className="quiz__ask">
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
      <div className="quiz__nav">
        <TurnLink className="btn btn--quiet" to={{ step: "budget", answers }}>
          <Icon name="arrow-left" />
          {t("previous")}
        </TurnLink>
      </div>
    </>
  );
}

function ResultHead({ answers, content: { outcome }, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  const isOpen = Object.keys(noAnswers).every(
    (name) => answers[name as keyof typeof noAnswers] === null, // keys of `noAnswers`
  );
  return (
    <div className="stack">
      <StepHeading heading={heading}>
        {outcome === null && t("missing.heading")}
        {outcome?.count === 0 && t("none.heading")}
        {outcome !== null &&
          outcome.count > 0 &&
          t(isOpen ? "found.everything" : "found.heading", { count: outcome.count })}
      </StepHeading>
      {outcome === null && <p className="quiz__say">{t("missing.text")}</p>}
      {outcome !== null && outcome.count > 0 && (
        <p className="quiz__say">
          {t(answers.budget === null ? "found.text" : "found.text_budget")}
        </p>
      )}
    </div>
  );
}

interface ToldAnswersProps {
  answers: QuestionnaireAnswers;
  types: QuestionnaireContent["types"];
}

/** Each answer links back to its question; the others stay. */
function ToldAnswers({ answers, types }: ToldAnswersProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(types);
  const type = types.find(({ slug }) => slug === answers.type);
  const labels = {
    type: t("told.type"),
    rooms: t("told.rooms"),
    size: t("told.size"),
    budget: t("told.budget"),
  } satisfies Record<ChangeableAnswer, string>;
  const asked = ["type", detailOf(type?.category ?? null), "budget"] as const;
  return (
    <dl className="quiz__told" aria-label={t("told.heading")}>
      {asked.map((question) => (
        <div key={question}>
          <dt>{labels[question]}</dt>
          <dd>
            {names.answer(question, answers)}{" "}
            <TurnLink className="quiz__change" to={{ step: stepOf[question], answers }}>
              {t("told.change")}
              <span className="vh"> {labels[question]}</span>
            </TurnLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
