import { useTranslations } from "use-intl";
import type { Landing } from "#contract/landing.ts";
import { Steps } from "#site/components/steps.tsx";
import { Chart } from "#site/ui/chart.tsx";

/** The country's coast behind its steps. */
const drawings: Readonly<Record<string, "gulf" | "cyprus">> = { uae: "gulf", cyprus: "cyprus" };

/** The way to the keys, along a line. */
export function LandingSteps({ country, steps }: Pick<Landing, "country" | "steps">) {
  const t = useTranslations("landing");
  if (steps.length === 0) return null;
  return (
    <section className="on-sea lpsteps">
      <div className="lpsteps__c">
        <Chart drawing={drawings[country.slug] ?? "coast-on-sea"} />
      </div>
      <div className="wrap section">
        <h2>{t("steps")}</h2>
        <Steps steps={steps} />
      </div>
    </section>
  );
}
