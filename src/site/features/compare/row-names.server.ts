import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { RowName } from "./differences.ts";

type GroupName = "price" | "plan" | "returns" | "residence" | "project";

export function groupNames(locale: Locale): Record<GroupName, string> {
  const t = translatorFor(locale, "compare.group");
  return {
    price: t("price"),
    plan: t("plan"),
    returns: t("returns"),
    residence: translatorFor(locale, "project.residence")("heading"),
    project: t("project"),
  };
}

/** What the rows are called. */
export function rowNames({ locale, areaUnitName: unit }: Visitor): Record<RowName, string> {
  const t = translatorFor(locale, "compare.row");
  const returns = translatorFor(locale, "project.returns");
  return {
    price: t("price"),
    pricePerArea: t("price_per_area", { unit }),
    costs: translatorFor(locale, "receipt")("costs"),
    total: t("total"),
    signing: translatorFor(locale, "plan.stage")("signing"),
    building: t("building"),
    keys: t("keys"),
    after: t("after"),
    yield: returns("gross_yield"),
    serviceCharge: returns("service_charge", { unit }),
    residence: t("residence"),
    handover: translatorFor(locale, "card.fact")("handover"),
    status: t("status"),
    place: t("place"),
    developer: translatorFor(locale, "project.card")("developer"),
  };
}
