import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useCompany } from "#site/components/company.tsx";
import { Sentences } from "#site/components/sentences.tsx";
import type { ComparedHome } from "./compared-home.ts";

interface PrintedFactsProps {
  homes: readonly ComparedHome[];
  /** ISO date. */
  today: string;
  /** Whole address of the comparison, in the language of whoever opens it. */
  address: string;
}

/** What a sheet of paper has to say by itself: when and in which currency it was drawn up, of which homes, and whom to call. */
export function PrintedFacts({ homes, today, address }: PrintedFactsProps) {
  const t = useTranslations("compare");
  const { currency, format } = useVisitor();
  const company = useCompany();
  const refs = format.list(homes.map(({ ref }) => isolate(ref)));
  return (
    <div className="cmp-paper">
      <p>
        <Sentences
          of={[
            t("drawn_up", { date: format.date(today), currency: isolate(currency.code) }),
            t("references", { refs }),
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
