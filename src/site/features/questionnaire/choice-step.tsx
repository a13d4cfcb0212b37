import { useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { questionnaireQuery } from "#contract/questionnaire-query.ts";
import { stepAfter, stepBefore, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { StepHeading, type StepProps } from "#site/features/questionnaire/step-heading.tsx";
import { TurnForm, TurnLink } from "#site/features/questionnaire/turn.tsx";
import { Icon } from "#site/ui/icon.tsx";

interface Choice {
  /** As the address writes it. */
  value: string;
  name: string;
  /** The same in the visitor's own unit or currency, or what is to know before one chooses it. */
  beside?: string;
}

interface ChoiceStepProps extends Pick<StepProps, "heading"> {
  step: "type" | "details" | "budget";
  field: keyof QuestionnaireAnswers;
  answers: QuestionnaireAnswers;
  question: string;
  hint?: string;
  choices: readonly Choice[];
  /** The value that is chosen; null for none in particular. */
  chosen: string | null;
  note?: ReactNode;
}

/** A question with one answer among several; none in particular is an answer, too, and stands first. */
export function ChoiceStep(props: ChoiceStepProps) {
  const { step, field, answers, question, hint, choices, chosen, note } = props;
  const t = useTranslations("questionnaire");
  const hintId = useId();
  const other = questionnaireQuery({ step: stepAfter(step) ?? step, answers });
  other.delete(field);
  return (
    <TurnForm key={step}>
      {[...other].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
        <legend>
          <StepHeading heading={props.heading}>{question}</StepHeading>
        </legend>
        {hint !== undefined && (
          <p className="quiz__say" id={hintId}>
            {hint}
          </p>
        )}
        <div className={`pick pick--${field}`}>
          {[{ value: "", name: t("any") }, ...choices].map((choice) => (
            <Pick key={choice.value} field={field} choice={choice} chosen={chosen ?? ""} />
          ))}
        </div>
        {note}
      </fieldset>
      <div className="quiz__nav">
        <TurnLink className="btn btn--quiet" to={{ step: stepBefore(step) ?? "intro", answers }}>
          <Icon name="arrow-left" />
          {t("previous")}
        </TurnLink>
        <button className="btn" type="submit">
          {step === "budget" ? t("finish") : t("next")}
          <Icon name="arrow-right" />
        </button>
      </div>
    </TurnForm>
  );
}

function Pick({ field, choice, chosen }: { field: string; choice: Choice; chosen: string }) {
  const { value, name, beside = "" } = choice;
  return (
    <label>
      <input type="radio" name={field} value={value} defaultChecked={value === chosen} />
      <span>
        {name}
        {beside !== "" && <span className="pick__beside"> {beside}</span>}
      </span>
    </label>
  );
}
