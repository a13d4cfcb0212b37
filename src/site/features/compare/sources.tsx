import { useTranslations } from "use-intl";
import { RateNote } from "#site/components/price-figure.tsx";
import type { ComparisonView } from "./comparison-view.server.ts";

/** Every total is shown with the date of its figures. */
export function Sources({ costsAsOf, hasSold }: Pick<ComparisonView, "costsAsOf" | "hasSold">) {
  const t = useTranslations();
  return (
    <div className="compare__sources">
      {costsAsOf !== null && (
        <p className="soft soft--fine">{t("compare.sources", { date: costsAsOf })}</p>
      )}
      <p className="soft soft--fine">{t("project.returns.intro")}</p>
      {hasSold && <p className="soft soft--fine">{t("compare.sold_note")}</p>}
      <RateNote />
    </div>
  );
}
