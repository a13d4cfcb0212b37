import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import type { ComparedHome } from "./compared-home.ts";

/** How old the figures are and where they come from: no total without its date. */
export function Sources({ homes }: { homes: readonly ComparedHome[] }) {
  const t = useTranslations();
  const { format } = useVisitor();
  const [oldest] = homes.map(({ costsAsOf }) => costsAsOf).sort();
  const hasSold = homes.some(({ status }) => status === "sold");
  return (
    <div className="compare__sources">
      {oldest !== undefined && (
        <p className="soft soft--fine">{t("compare.sources", { date: format.date(oldest) })}</p>
      )}
      <p className="soft soft--fine">{t("project.returns.intro")}</p>
      {hasSold && <p className="soft soft--fine">{t("compare.sold_aside")}</p>}
      <RateNote />
    </div>
  );
}
