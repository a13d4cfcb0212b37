import { useTranslations } from "use-intl";
import { homeListLimits } from "#contract/home-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface ComparisonActsProps {
  /** Whether any row is equal in all projects, which makes the switch useful. */
  agreesSomewhere: boolean;
  asked: readonly string[];
}

/** CSS alone reads the switch, so it needs no script. */
export function ComparisonActs({ agreesSomewhere, asked }: ComparisonActsProps) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("compare");
  return (
    <div className="cmp-acts">
      {agreesSomewhere && (
        <label className="cmp-acts__switch">
          <input type="checkbox" className="cmp-only" /> {t("only_differences")}
        </label>
      )}
      {agreesSomewhere && <small className="soft">{t("marked")}</small>}
      {asked.length < homeListLimits.compare && (
        <Link className="go" to={linkTo(locale, "listing", { country: "properties" })}>
          {t("add")}
          <Icon name="plus" />
        </Link>
      )}
      <button className="go cmp-acts__print" type="button" onClick={() => window.print()}>
        {t("print")}
      </button>
    </div>
  );
}
