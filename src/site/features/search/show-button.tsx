import { useTranslations } from "use-intl";
import { useTellsUnderWay } from "#site/features/search/choosing.tsx";

/**
 * Applies the filters, and says how many projects they leave where that is known. It pales while that is looked for, as what was found
 * does, which the filters cover on a phone.
 */
export function ShowButton({ total }: { total: number | null }) {
  const t = useTranslations("listing.filters");
  const pales = useTellsUnderWay();
  return (
    <button className="btn btn--block" type="submit" aria-busy={pales || undefined}>
      {total === null ? t("show_uncounted") : t("show", { count: total })}
    </button>
  );
}
