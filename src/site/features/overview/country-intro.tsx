import { useTranslations } from "use-intl";
import type { CountryDetail } from "#contract/region.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ThresholdText } from "#site/components/threshold-text.tsx";

interface CountryIntroProps {
  country: CountryDetail;
  /** The country's text as HTML. */
  html: string;
}

/** What to know about buying in a country, and what its leading programme asks for. */
export function CountryIntro({ country, html }: CountryIntroProps) {
  const t = useTranslations("overview");
  const { format } = useVisitor();
  const { highlights, threshold } = country;
  return (
    <section className="section">
      <div className="wrap grid grid--7-4">
        <div className="prose lede-first" dangerouslySetInnerHTML={{ __html: html }} />
        <aside>
          <h2 className="h-3">{t("country.highlights")}</h2>
          {threshold && (
            <p className="country-intro__threshold">
              <b>
                <ThresholdText country={country} />
              </b>
              <br />
              <small className="soft">
                {t("threshold.as_of", {
                  programme: threshold.programme.name,
                  date: format.date(threshold.asOf),
                })}
              </small>
            </p>
          )}
          <ul className="marks" role="list">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </aside>
      </div>
    </section>
  );
}
