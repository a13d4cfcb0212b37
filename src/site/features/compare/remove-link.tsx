import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { keptHomes, toggleHome } from "#site/components/kept-homes/kept-homes.ts";
import { Link } from "#site/ui/link.tsx";

/** Receives focus after a project was removed. */
export const comparisonHeading = "comparison";

interface RemoveLinkProps {
  reference: string;
  asked: readonly string[];
  /** Adds the project's name to the visible text, which comes first where the language allows (WCAG 2.5.3). */
  label: string;
}

/** Links to the comparison without this project; also removes it from the device's list. */
export function RemoveLink({ reference, asked, label }: RemoveLinkProps) {
  const { locale } = useVisitorChoice();
  const t = useTranslations("compare");
  const homes = asked.filter((ref) => ref !== reference);

  function letGo(): void {
    if (keptHomes("compare").includes(reference)) toggleHome("compare", reference);
    document.getElementById(comparisonHeading)?.focus({ preventScroll: true });
  }

  return (
    <Link
      className="cmp__remove"
      to={linkTo(locale, "compare", { homes })}
      aria-label={label}
      onClick={letGo}
      preventScrollReset
    >
      {t("remove")}
    </Link>
  );
}
