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
    count: flights.flatMap(({ tops }) => tops).length,
    down: format.percent(downPaymentPct),
    during: format.percent(duringPct + afterHandoverPct),
    keys: format.percent(atHandoverPct),
  });
  return (
    <div className="rise" role="img" aria-label={label}>
      {flights.map(({ phase, step, tops }, stage) => (
        <div key={stage} className={`rise__${phase}`} style={property("--s", step)}>
          {tops.map((top) => (
            <i key={top} style={property("--p", top)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function property(name: string, value: number): CSSProperties {
  return { [name]: value };
}
