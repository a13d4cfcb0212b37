import { useTranslations } from "use-intl";
import type { CountrySummary } from "#contract/region.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** What a country's leading programme asks for: `Citizenship from USD 400,000`. Nothing where it has none. */
export function ThresholdText({ country }: { country: CountrySummary }) {
  const { moneyInText } = useVisitor();
  const t = useTranslations("overview.threshold");
  const { threshold } = country;
  if (threshold === null) return null;
  const amount = isolate(moneyInText(threshold.currency, threshold.minimumAmount));
  switch (threshold.kind) {
    case "citizenship":
      return t("citizenship", { amount });
    case "golden-visa":
      return t("golden_visa", { amount, years: threshold.years ?? 0 });
    case "residence":
      return t("residence", { amount, country: country.slug });
  }
}
