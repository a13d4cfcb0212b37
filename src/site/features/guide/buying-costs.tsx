import { useTranslations } from "use-intl";
import { ContactLink } from "#site/components/contact-link.tsx";
import { ProgrammeSource } from "#site/components/programme-source.tsx";
import { Receipt } from "#site/components/receipt.tsx";
import type { BuyingCostsView, ThresholdView } from "./guide-view.server.ts";

export function BuyingCosts({ costs }: { costs: BuyingCostsView }) {
  const { heading, text, receipt, subject, thresholds } = costs;
  const t = useTranslations("guide.costs");
  return (
    <section className="section sunk" id="costs">
      <div className="wrap grid grid--5-6">
        <div>
          <h2>{heading}</h2>
          <p className="soft measure buying-costs__text">{text}</p>
          <p className="buying-costs__ask">
            <ContactLink className="btn btn--line">{t("ask")}</ContactLink>
          </p>
          {thresholds && <ThresholdList {...thresholds} />}
        </div>
        <div>
          <Receipt receipt={receipt} heading={<h3>{t("example")}</h3>} subject={subject} />
        </div>
      </div>
    </section>
  );
}

interface ThresholdListProps {
  heading: string;
  programmes: readonly ThresholdView[];
}

/** Programme thresholds, and the floor area they buy in this place. */
function ThresholdList({ heading, programmes }: ThresholdListProps) {
  const t = useTranslations("guide.thresholds");
  return (
    <div className="threshold-list" id="thresholds">
      <h3>{heading}</h3>
      <p className="soft measure threshold-list__text">{t("text")}</p>
      <ul className="thresholds" role="list">
        {programmes.map(({ slug, name, from, area, source, conditions }) => (
          <li key={slug}>
            <p className="thresholds__title">
              <b>{name}</b>
              <span>{from}</span>
            </p>
            <p>{area}</p>
            <ProgrammeSource source={source} />
            <details>
              <summary>{t("conditions")}</summary>
              <ul>
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
