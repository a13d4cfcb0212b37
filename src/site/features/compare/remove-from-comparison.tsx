import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { savedProjects, toggleProject } from "#site/components/saved-projects/saved-projects.ts";
import { Link } from "#site/ui/link.tsx";

/** Receives focus after a project was removed. */
export const comparisonHeadingId = "comparison";

interface RemoveFromComparisonProps {
  reference: string;
  requested: readonly string[];
  /** Adds the project's name to the visible text, which comes first where the language allows (WCAG 2.5.3). */
  label: string;
}

/** Links to the comparison without this project; also removes it from the device's list. */
export function RemoveFromComparison({ reference, requested, label }: RemoveFromComparisonProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("compare");
  const rest = requested.filter((ref) => ref !== reference);

  function removeFromDevice(): void {
    if (savedProjects("compare").includes(reference)) toggleProject("compare", reference);
    document.getElementById(comparisonHeadingId)?.focus({ preventScroll: true });
  }

  return (
    <Link
      className="comparison__remove"
      to={linkTo(locale, "compare", { homes: rest })}
      aria-label={label}
      onClick={removeFromDevice}
      preventScrollReset
    >
      {t("remove")}
    </Link>
  );
}
