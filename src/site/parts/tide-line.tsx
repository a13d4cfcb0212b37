import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import type { PlanShares } from "#domain/payment-plan.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** A payment plan as a waterline: down payment, while it is built, at the keys. Its label says the same in words. */
export function TideLine({ plan }: { plan: PlanShares }) {
  const label = useTideLabel(plan);
  if (plan.downPaymentPct === 100) {
    return (
      <div className="tide tide--ready" role="img" aria-label={label}>
        <i />
      </div>
    );
  }
  return (
    <div className="tide" role="img" aria-label={label} style={shares(plan)}>
      <i hidden={plan.downPaymentPct === 0} />
      <i hidden={plan.duringPct === 0} />
      <i hidden={plan.atHandoverPct === 0} />
    </div>
  );
}

/** What the three colours of a tide line stand for, with their shares. */
export function TideKey({ plan }: { plan: PlanShares }) {
  const { format } = useVisitor();
  const t = useTranslations("card.tide");
  if (plan.downPaymentPct === 100) return null;
  return (
    <ul className="tide-key" role="list">
      <li hidden={plan.downPaymentPct === 0}>
        <i />
        {t("down", { share: format.percent(plan.downPaymentPct) })}
      </li>
      <li hidden={plan.duringPct === 0}>
        <i />
        {t("during", { share: format.percent(plan.duringPct), months: plan.instalmentMonths })}
      </li>
      <li hidden={plan.atHandoverPct === 0}>
        <i />
        {t("handover", { share: format.percent(plan.atHandoverPct) })}
      </li>
    </ul>
  );
}

function useTideLabel(plan: PlanShares): string {
  const { format } = useVisitor();
  const t = useTranslations("card.tide");
  const { downPaymentPct: down, duringPct: during, atHandoverPct: handover } = plan;
  if (down === 100) return t("full");
  const parts = [
    down > 0 && t("down", { share: format.percent(down) }),
    during > 0 && t("during", { share: format.percent(during), months: plan.instalmentMonths }),
    handover > 0 && t("handover", { share: format.percent(handover) }),
  ];
  return t("label", { parts: format.list(parts.filter((part) => part !== false)) });
}

function shares({ downPaymentPct, duringPct, atHandoverPct }: PlanShares): CSSProperties {
  // Custom properties are not among React's style names.
  return { "--a": downPaymentPct, "--b": duringPct, "--c": atHandoverPct } as CSSProperties;
}
