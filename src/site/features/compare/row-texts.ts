import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import type { Best, RowName } from "./differences.ts";

/** What the rows are called. */
export function useRowNames(): Record<RowName, string> {
  const t = useTranslations();
  const { areaUnitName: unit } = useVisitor();
  return {
    price: t("compare.row.price"),
    pricePerArea: t("compare.row.price_per_area", { unit }),
    costs: t("receipt.costs"),
    total: t("compare.row.total"),
    signing: t("plan.stage.signing"),
    building: t("compare.row.building"),
    keys: t("compare.row.keys"),
    after: t("compare.row.after"),
    yield: t("project.returns.gross_yield"),
    serviceCharge: t("project.returns.service_charge", { unit }),
    residence: t("compare.row.residence"),
    handover: t("card.fact.handover"),
    status: t("compare.row.status"),
    place: t("compare.row.place"),
    developer: t("project.card.developer"),
  };
}

/** What is said of whoever is ahead in a row. */
export function useBestWords(): Record<Best, string> {
  const t = useTranslations("compare.best");
  return { lowest: t("lowest"), highest: t("highest"), soonest: t("soonest") };
}
