import { useTranslations } from "use-intl";
import { homeListLimits } from "#contract/home-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** In place of a list with nothing on it: what it is for, what it takes, and the ways to homes. */
export function EmptyShortlist() {
  const { locale, format } = useVisitor();
  const t = useTranslations("shortlist");
  const limit = format.number(homeListLimits.shortlist);
  return (
    <EmptyState heading={t("empty.heading")} text={t("empty.text", { limit })}>
      <noscript>
        <p>
          <strong>{t("no_script.heading")}</strong>
        </p>
        <p>{t("no_script.text")}</p>
      </noscript>
      <Link className="btn" to={linkTo(locale, "listing", { country: "properties" })}>
        {t("empty.listing")}
      </Link>
      <QuestionnaireLink className="go">
        {t("empty.questionnaire")}
        <Icon name="arrow-right" />
      </QuestionnaireLink>
    </EmptyState>
  );
}
