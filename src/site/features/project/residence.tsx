import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { ProgrammeSource } from "#site/components/programme-source.tsx";
import { Icon } from "#site/ui/icon.tsx";
import type { EligibilityView, ThresholdBarView } from "./residence-view.server.ts";

/** Only compares with thresholds; never promises eligibility. */
export function Residence({ eligibilities }: { eligibilities: readonly EligibilityView[] }) {
  const t = useTranslations("project.residence");
  return (
    <section id="residence">
      <h2>{t("heading")}</h2>
      <p className="soft">{t("intro")}</p>
      <div className="residence-programmes">
        {eligibilities.map((eligibility) => (
          <EligibilityCard key={eligibility.slug} eligibility={eligibility} />
        ))}
      </div>
    </section>
  );
}

function EligibilityCard({ eligibility }: { eligibility: EligibilityView }) {
  const t = useTranslations("project.residence");
  const { programme, isReached, text, bar, conditions, source } = eligibility;
  return (
    <article
      className={
        isReached ? "residence-programme" : "residence-programme residence-programme--below"
      }
    >
      <h3 className="residence-programme__title">
        {isReached && <Icon name="stamp" />}
        {programme}
      </h3>
      <ThresholdBar bar={bar} />
      <p>{text}</p>
      <details>
        <summary>{t("conditions")}</summary>
        <ul>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
        <ProgrammeSource source={source} />
      </details>
    </article>
  );
}

function ThresholdBar({ bar: { price, threshold, from, to } }: { bar: ThresholdBarView }) {
  const positions = { "--v": `${price}%`, "--m": `${threshold}%` };
  return (
    <div aria-hidden="true" style={positions as CSSProperties /* custom properties */}>
      <div className="residence-programme__bar">
        <i />
        <b />
      </div>
      <p className="residence-programme__scale">
        <bdi className="numeric">{from}</bdi>
        <bdi className="numeric">{to}</bdi>
      </p>
    </div>
  );
}
