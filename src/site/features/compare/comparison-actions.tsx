import { useTranslations } from "use-intl";
import { savedListLimits } from "#contract/saved-list.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface ComparisonActionsProps {
  /** Whether any row is equal in all projects, which makes the switch useful. */
  hasEqualRows: boolean;
  requested: readonly string[];
}

/** CSS alone reads the switch, so it needs no script. */
export function ComparisonActions({ hasEqualRows, requested }: ComparisonActionsProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("compare");
  return (
    <div className="comparison-actions">
      {hasEqualRows && (
        <label className="comparison-actions__switch">
          <input type="checkbox" className="differences-only" /> {t("only_differences")}
        </label>
      )}
      {hasEqualRows && <small className="soft">{t("marked")}</small>}
      {requested.length < savedListLimits.compare && (
        <Link className="action-link" to={linkTo(locale, "listing", { country: "properties" })}>
          {t("add")}
          <Icon name="plus" />
        </Link>
      )}
      <button
        className="action-link comparison-actions__print"
        type="button"
        onClick={() => window.print()}
      >
        {t("print")}
      </button>
    </div>
  );
}
