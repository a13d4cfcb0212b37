import { useTranslations } from "use-intl";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";

/** For whoever cannot say yet what to search for. */
export function Unsure() {
  const t = useTranslations("home");
  return (
    <p className="unsure">
      {t.rich("unsure", { link: (words) => <QuestionnaireLink>{words}</QuestionnaireLink> })}
    </p>
  );
}
