import { useTranslations } from "use-intl";
import { ProgrammeSource } from "#site/components/programme-source.tsx";
import { Figure } from "#site/ui/figure.tsx";
import type { VisaRuleView } from "./landing-view.server.ts";

export interface VisaRulesProps {
  heading: string;
  /** HTML from the Markdown renderer. */
  bodyHtml: string;
  programmes: readonly VisaRuleView[];
}

export function VisaRules({ heading, bodyHtml, programmes }: VisaRulesProps) {
  return (
    <section className="section">
      <div className="wrap grid grid--5-6">
        <div>
          <h2>{heading}</h2>
          <div className="prose soft visas__text" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </div>
        {programmes.length > 0 && (
          <ul className="visas" role="list">
            {programmes.map((programme) => (
              <Threshold key={programme.slug} programme={programme} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Threshold({ programme }: { programme: VisaRuleView }) {
  const t = useTranslations("landing");
  const { name, threshold, convertedThreshold, conditions, source } = programme;
  return (
    <li>
      <h3 className="h-4">{name}</h3>
      <Figure parts={threshold} size="lg" />
      {convertedThreshold !== null && <p className="soft">{convertedThreshold}</p>}
      {conditions.length > 0 && (
        <details>
          <summary>{t("conditions")}</summary>
          <ul>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </details>
      )}
      <ProgrammeSource source={source} />
    </li>
  );
}
