import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useCompany } from "#site/components/company-context.tsx";
import { Sentences } from "#site/components/sentences.tsx";

interface PrintFactsProps {
  /** All references as a list. */
  references: string;
  /** Date, formatted for the locale. */
  today: string;
  /** Absolute URL without a locale: it opens in the reader's own language. */
  url: string;
}

/** Print only: date, currency, references and contact. */
export function PrintFacts({ references, today, url }: PrintFactsProps) {
  const t = useTranslations("compare");
  const { currency } = useVisitorPreferences();
  const company = useCompany();
  return (
    <div className="print-facts">
      <p>
        <Sentences
          of={[
            t("drawn_up", { date: today, currency: isolate(currency) }),
            t("references", { refs: references }),
          ]}
        />
      </p>
      <p>
        <bdi className="ltr">{url}</bdi>
      </p>
      {company && (
        <p>
          <b>
            <bdi>{company.brand}</bdi>
          </b>{" "}
          {company.offices.map(({ city, phone }) => (
            <span key={city.slug}>
              {city.name} <bdi className="ltr numeric">{phone}</bdi>
            </span>
          ))}
          <bdi>{company.email}</bdi>
        </p>
      )}
    </div>
  );
}
