import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { planShares } from "#domain/payment-plan.ts";
import type { ScheduledStage } from "#domain/payment-schedule.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { riseFlights } from "./rise.ts";

/** The tide rises with every payment; its label says in words what it shows. */
export function RiseChart({ stages }: { stages: readonly ScheduledStage[] }) {
  const t = useTranslations("plan");
  const { format } = useVisitor();
  const flights = riseFlights(stages);
  const { downPaymentPct, duringPct, atHandoverPct, afterHandoverPct } = planShares(stages);
  const label = t("chart", {
    count: stages.flatMap(({ payments }) => payments).length,
    down: format.percent(downPaymentPct),
    during: format.percent(duringPct + afterHandoverPct),
    keys: format.percent(atHandoverPct),
  });
  return (
    <div className="rise" role="img" aria-label={label}>
      {flights.map(({ phase, start, step, bars }, flight) => (
        <div
          key={flight}
          className={`rise__${phase}`}
          style={properties({ "--f": start, "--s": step })}
        >
          {Array.from({ length: bars }, (_, bar) => (
            <i key={bar} />
          ))}
        </div>
      ))}
    </div>
  );
}

function properties(values: Readonly<Record<`--${string}`, number>>): CSSProperties {
  return { ...values };
}
