import { useTranslations } from "use-intl";
import {
  budgetChoices,
  detailOf,
  roomChoicesFor,
  sizeChoices,
  nextStep,
  previousStep,
  type QuestionnaireAnswers,
} from "#domain/questionnaire.ts";
import { encodeRooms } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import { type StepProps, StepHeading } from "#site/features/questionnaire/step-heading.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { useId, type ReactNode } from "react";
import { writeQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { StepForm, StepLink } from "#site/features/questionnaire/step-navigation.tsx";
import { Icon } from "#site/ui/icon.tsx";

export function TypeStep({ answers, content, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  return (
    <ChoiceStep
      step="type"
      field="type"
      heading={heading}
      answers={answers}
      question={t("question.type")}
      chosen={answers.type}
      choices={content.types.map(({ slug, name, projects }) => ({
        value: slug,
        name,
        note: projects === 0 ? t("choice.none_now") : "",
      }))}
    />
  );
}

/** Rooms for homes, size for everything else. */
export function DetailsStep(props: StepProps) {
  const { answers, content } = props;
  const type = content.types.find(({ slug }) => slug === answers.type);
  return detailOf(type?.category ?? null) === "rooms" ? (
    <RoomsStep {...props} />
  ) : (
    <SizeStep {...props} />
  );
}

function RoomsStep({ answers, content, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(content.types);
  return (
    <ChoiceStep
      step="details"
      field="rooms"
      heading={heading}
      answers={answers}
      question={t("question.rooms")}
      hint={t("hint.rooms", { example: isolate("2+1") })}
      chosen={answers.rooms && encodeRooms(answers.rooms)}
      choices={roomChoicesFor(answers.type).map((choice) => ({
        value: encodeRooms(choice),
        name: names.rooms(choice),
      }))}
    />
  );
}

function SizeStep({ answers, content, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(content.types);
  return (
    <ChoiceStep
      step="details"
      field="size"
      heading={heading}
      answers={answers}
      question={t("question.size")}
      chosen={answers.size}
      choices={sizeChoices.map((choice) => ({ value: choice, ...names.size(choice) }))}
    />
  );
}

export function BudgetStep({ answers, content, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(content.types);
  return (
    <ChoiceStep
      step="budget"
      field="budget"
      heading={heading}
      answers={answers}
      question={t("question.budget")}
      hint={t("hint.budget")}
      chosen={answers.budget}
      choices={budgetChoices.map((choice) => ({ value: choice, ...names.budget(choice) }))}
      note={<RateNote />}
    />
  );
}

interface Choice {
  /** As in the query. */
  value: string;
  name: string;
  /** Converted unit or currency, or a hint. */
  note?: string;
}

interface ChoiceStepProps extends Pick<StepProps, "heading"> {
  step: "type" | "details" | "budget";
  field: keyof QuestionnaireAnswers;
  answers: QuestionnaireAnswers;
  question: string;
  hint?: string;
  choices: readonly Choice[];
  /** Selected value; null for no preference. */
  chosen: string | null;
  note?: ReactNode;
}

/** Single choice; "no preference" comes first. */
function ChoiceStep(props: ChoiceStepProps) {
  const { step, field, answers, question, hint, choices, chosen, note } = props;
  const t = useTranslations("questionnaire");
  const hintId = useId();
  const hiddenFields = writeQuestionnaireQuery({ step: nextStep(step) ?? step, answers });
  hiddenFields.delete(field);
  return (
    <StepForm key={step}>
      {[...hiddenFields].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
        <legend>
          <StepHeading heading={props.heading}>{question}</StepHeading>
        </legend>
        {hint !== undefined && (
          <p className="questionnaire__text" id={hintId}>
            {hint}
          </p>
        )}
        <div className={`radio radio--${field}`}>
          {[{ value: "", name: t("any") }, ...choices].map((choice) => (
            <RadioCard key={choice.value} field={field} choice={choice} chosen={chosen ?? ""} />
          ))}
        </div>
        {note}
      </fieldset>
      <div className="questionnaire__nav">
        <StepLink className="btn btn--quiet" to={{ step: previousStep(step) ?? "intro", answers }}>
          <Icon name="arrow-left" />
          {t("previous")}
        </StepLink>
        <button className="btn" type="submit">
          {step === "budget" ? t("finish") : t("next")}
          <Icon name="arrow-right" />
        </button>
      </div>
    </StepForm>
  );
}

function RadioCard({ field, choice, chosen }: { field: string; choice: Choice; chosen: string }) {
  const { value, name, note = "" } = choice;
  return (
    <label>
      <input type="radio" name={field} value={value} defaultChecked={value === chosen} />
      <span>
        {name}
        {note !== "" && <span className="radio__note"> {note}</span>}
      </span>
    </label>
  );
}
