import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import type { PlanShares } from "#domain/payment-plan.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** A payment plan as a waterline: down payment, while it is built, at the keys, after them. Its label says the same in words. */
export function TideLine({ plan }: { plan: PlanShares }) {
  const { format } = useVisitor();
  const t = useTranslations("card.tide");
  const parts = useTideParts(plan);
  if (plan.downPaymentPct === 100) {
    return (
      <div className="tide tide--ready" role="img" aria-label={t("full")}>
        <i />
      </div>
    );
  }
  const said = parts.filter(({ percent }) => percent > 0).map(({ text }) => text);
  const label = t("label", { parts: format.list(said) });
  return (
    <div className="tide" role="img" aria-label={label} style={shares(plan)}>
      {parts.map(({ percent }, index) => (
        <i key={index} hidden={percent === 0} />
      ))}
    </div>
  );
}

/** What the colours of a tide line stand for, with their shares. */
export function TideKey({ plan }: { plan: PlanShares }) {
  const parts = useTideParts(plan);
  if (plan.downPaymentPct === 100) return null;
  return (
    <ul className="tide-key" role="list">
      {parts.map(({ percent, text }, index) => (
        <li key={index} hidden={percent === 0}>
          <i />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** From the signing on; each has its colour by its place, even where one before it is nothing. */
function useTideParts(plan: PlanShares): { percent: number; text: string }[] {
  const { format } = useVisitor();
  const t = useTranslations("card.tide");
  const { downPaymentPct, duringPct, atHandoverPct, afterHandoverPct } = plan;
  const after = plan.monthsAfterHandover;
  const before = plan.instalmentMonths - after;
  const upToHandover = [
    { percent: downPaymentPct, text: t("down", { share: format.percent(downPaymentPct) }) },
    { percent: duringPct, text: t("during", { share: format.percent(duringPct), months: before }) },
    { percent: atHandoverPct, text: t("handover", { share: format.percent(atHandoverPct) }) },
  ];
  if (afterHandoverPct === 0) return upToHandover;
  const text = t("after", { share: format.percent(afterHandoverPct), months: after });
  return [...upToHandover, { percent: afterHandoverPct, text }];
}

function shares(plan: PlanShares): CSSProperties {
  const { downPaymentPct, duringPct, atHandoverPct, afterHandoverPct } = plan;
  // Custom properties are not among React's style names.
  return {
    "--a": downPaymentPct,
    "--b": duringPct,
    "--c": atHandoverPct,
    "--d": afterHandoverPct,
  } as CSSProperties;
}
