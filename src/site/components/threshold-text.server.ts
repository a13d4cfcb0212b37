import type { CountrySummary } from "#contract/region.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** Such as `Citizenship from USD 400,000`; null without a programme. */
export function thresholdText(
  { slug, threshold }: Pick<CountrySummary, "slug" | "threshold">,
  { locale, moneyInText }: Visitor,
): string | null {
  if (threshold === null) return null;
  const t = translatorFor(locale, "overview.threshold");
  const amount = isolate(moneyInText(threshold.currency, threshold.minimumAmount));
  switch (threshold.kind) {
    case "citizenship":
      return t("citizenship", { amount });
    case "golden-visa":
      return t("golden_visa", { amount, years: threshold.years ?? 0 });
    case "residence":
      return t("residence", { amount, country: slug });
  }
}
