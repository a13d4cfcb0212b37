import { useTranslations } from "use-intl";
import type { SortOrder } from "#contract/search-criteria.ts";
import type { Selection } from "#site/features/search/selection.ts";

/** What the orders of a listing are called; what a typed text found comes unasked in that of how well it fits. */
export function useOrderNames({ criteria }: Selection): Record<SortOrder, string> {
  const t = useTranslations("listing.sort");
  return {
    newest: criteria.query === "" ? t("newest") : t("best"),
    price: t("price"),
    "-price": t("price_falling"),
    handover: t("handover"),
    yield: t("yield"),
    area: t("area"),
  };
}
