/** The three questions. */
import { useTranslations } from "use-intl";
import { budgetChoices, detailOf, roomsOffered, sizeChoices } from "#domain/questionnaire.ts";
import { roomsInAddress } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import { ChoiceStep } from "#site/features/questionnaire/choice-step.tsx";
import type { StepProps } from "#site/features/questionnaire/step-heading.tsx";
import { RateNote } from "#site/components/price-figure.tsx";

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
        beside: projects === 0 ? t("choice.none_now") : "",
      }))}
    />
  );
}

/** Rooms of homes, the size of everything else. */
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
      chosen={answers.rooms && roomsInAddress(answers.rooms)}
      choices={roomsOffered(answers.type).map((choice) => ({
        value: roomsInAddress(choice),
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
