import type { CountrySummary } from "#contract/region.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** What a country's leading programme asks for: `Citizenship from USD 400,000`. Null where it has none. */
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
