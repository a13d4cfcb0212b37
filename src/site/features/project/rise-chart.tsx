import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { planShares } from "#domain/payment-plan.ts";
import type { ScheduledStage } from "#domain/payment-schedule.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { riseBars, type Bar } from "./rise.ts";

/** The tide rises with every payment; its label says in words what it shows. */
export function RiseChart({ stages }: { stages: readonly ScheduledStage[] }) {
  const t = useTranslations("plan");
  const { format } = useVisitor();
  const bars = riseBars(stages);
  const { downPaymentPct, duringPct, atHandoverPct, afterHandoverPct } = planShares(stages);
  const label = t("chart", {
    count: bars.length,
    down: format.percent(downPaymentPct),
    during: format.percent(duringPct + afterHandoverPct),
    keys: format.percent(atHandoverPct),
  });
  return (
    <div className="rise" role="img" aria-label={label}>
      {bars.map((bar, index) => (
        <i key={index} className={`rise__${bar.phase}`} style={heights(bar)} />
      ))}
    </div>
  );
}

function heights({ from, to }: Bar): CSSProperties {
  return { "--q": from, "--p": to } as CSSProperties; // custom properties are not among React's style names
}
