import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { EmptyState } from "#site/components/empty-state.tsx";
import { useKeptHomes } from "#site/components/kept-homes/kept-homes.ts";
import { OwnOrEmpty } from "#site/components/kept-homes/own-or-empty.tsx";
import { Link } from "#site/ui/link.tsx";

/** Redirects to the device's own list, if any; otherwise explains how to choose. */
export function OwnComparison() {
  const { locale } = useVisitorChoice();
  const t = useTranslations("compare");
  const homes = useKeptHomes("compare");
  return (
    <>
      {homes.length > 0 && <Navigate to={linkTo(locale, "compare", { homes })} replace />}
      <OwnOrEmpty list="compare">
        <EmptyState heading={t("none.heading")} text={t("none.text")}>
          <p className="without-script">{t("without_script")}</p>
          <WaysToChoose />
        </EmptyState>
      </OwnOrEmpty>
    </>
  );
}

export function OneMissing() {
  const t = useTranslations("compare.one");
  return (
    <EmptyState heading={t("heading")} text={t("text")}>
      <WaysToChoose />
    </EmptyState>
  );
}

function WaysToChoose() {
  const { locale } = useVisitorChoice();
  const t = useTranslations();
  const homes = useKeptHomes("shortlist");
  return (
    <div className="cluster">
      <Link className="btn" to={linkTo(locale, "listing", { country: "properties" })}>
        {t("listing.all")}
      </Link>
      <Link className="btn btn--line" to={linkTo(locale, "shortlist", { homes })}>
        {t("kept.shortlist")}
      </Link>
    </div>
  );
}
