import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { useSavedProjects } from "#site/components/saved-projects/saved-projects.ts";
import { EmptyUnlessSaved } from "#site/components/saved-projects/empty-unless-saved.tsx";
import { Link } from "#site/ui/link.tsx";

/** Redirects to the device's own list, if any; otherwise explains how to choose. */
export function DeviceComparison() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("compare");
  const saved = useSavedProjects("compare");
  return (
    <>
      {saved.length > 0 && <Navigate to={linkTo(locale, "compare", { homes: saved })} replace />}
      <EmptyUnlessSaved list="compare">
        <EmptyState heading={t("none.heading")} text={t("none.text")}>
          <p className="without-script">{t("without_script")}</p>
          <BrowseLinks />
        </EmptyState>
      </EmptyUnlessSaved>
    </>
  );
}

export function SingleProject() {
  const t = useTranslations("compare.single");
  return (
    <EmptyState heading={t("heading")} text={t("text")}>
      <BrowseLinks />
    </EmptyState>
  );
}

function BrowseLinks() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations();
  const saved = useSavedProjects("shortlist");
  return (
    <div className="cluster">
      <Link className="btn" to={linkTo(locale, "listing", { country: "properties" })}>
        {t("listing.all")}
      </Link>
      <Link className="btn btn--line" to={linkTo(locale, "shortlist", { homes: saved })}>
        {t("saved_projects.shortlist")}
      </Link>
    </div>
  );
}
