import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { keptHomes, toggleHome } from "#site/components/kept-homes/kept-homes.ts";
import { Link } from "#site/ui/link.tsx";

/** Where the focus goes when what had it is taken off. */
export const comparisonHeading = "comparison";

interface RemoveLinkProps {
  reference: string;
  asked: readonly string[];
  /** The same with the home's name; it begins with what is shown, where the language lets it. */
  label: string;
}

/** Leads to the comparison without a home; where the device keeps that home for comparing, it lets go of it too. */
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
