import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { useCompany } from "#site/components/company.tsx";
import { Sentences } from "#site/components/sentences.tsx";

interface PrintedFactsProps {
  /** All references in a list. */
  references: string;
  /** As the language writes it. */
  today: string;
  /** Whole address of the comparison, in the language of whoever opens it. */
  address: string;
}

/** What a sheet of paper has to say by itself: when and in which currency it was drawn up, of which homes, and whom to call. */
export function PrintedFacts({ references, today, address }: PrintedFactsProps) {
  const t = useTranslations("compare");
  const { currency } = useVisitorChoice();
  const company = useCompany();
  return (
    <div className="cmp-paper">
      <p>
        <Sentences
          of={[
            t("drawn_up", { date: today, currency: isolate(currency) }),
            t("references", { refs: references }),
          ]}
        />
      </p>
      <p>
        <bdi className="ltr">{address}</bdi>
      </p>
      {company && (
        <p>
          <b>
            <bdi>{company.brand}</bdi>
          </b>{" "}
          {company.offices.map(({ city, phone }) => (
            <span key={city.slug}>
              {city.name} <bdi className="ltr num">{phone}</bdi>
            </span>
          ))}
          <bdi>{company.email}</bdi>
        </p>
      )}
    </div>
  );
}
