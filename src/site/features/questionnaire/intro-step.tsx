import { useTranslations } from "use-intl";
import { StepHeading, type StepProps } from "#site/features/questionnaire/step-heading.tsx";
import { TurnLink } from "#site/features/questionnaire/turn.tsx";
import { Icon } from "#site/ui/icon.tsx";

/** What is asked, what for, and what becomes of it. */
export function IntroStep({ answers, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  return (
    <>
      <div className="stack">
        <StepHeading heading={heading}>{t("intro.heading")}</StepHeading>
        <p className="quiz__say">{t("intro.text")}</p>
      </div>
      <div className="quiz__nav quiz__nav--only">
        <TurnLink className="btn" to={{ step: "type", answers }}>
          {t("start")}
          <Icon name="arrow-right" />
        </TurnLink>
      </div>
    </>
  );
}
