import { useTranslations } from "use-intl";
import type { Programme } from "#contract/purchase-rules.ts";
import { convertToUsd } from "#domain/money.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ProgrammeSource } from "#site/components/programme-source.tsx";
import { Figure } from "#site/ui/figure.tsx";

interface VisaRulesProps {
  heading: string;
  /** HTML that our own renderer made. */
  bodyHtml: string;
  programmes: readonly Programme[];
  /** ISO date. */
  today: string;
}

/** What a purchase may lead to: the words of the page, and each programme with its threshold, source and date. */
export function VisaRules({ heading, bodyHtml, programmes, today }: VisaRulesProps) {
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
              <Threshold key={programme.slug} programme={programme} today={today} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Threshold({ programme, today }: { programme: Programme; today: string }) {
  const t = useTranslations("landing");
  const { format, rates } = useVisitor();
  const { name, currency, minimumAmount, conditions } = programme;
  const sign = rates.find(({ code }) => code === currency) ?? { symbol: currency, decimals: 0 };
  return (
    <li>
      <h3 className="h-4">{name}</h3>
      <Figure parts={format.moneyParts(minimumAmount, sign)} size="lg" />
      <InOwnCurrency programme={programme} />
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
      <ProgrammeSource programme={programme} today={today} />
    </li>
  );
}

/** The threshold in the currency in which the visitor sees prices, where that is another and its rate is known. */
function InOwnCurrency({ programme: { currency: code, minimumAmount } }: { programme: Programme }) {
  const t = useTranslations("landing");
  const { currency, rates, rateDay, money, format } = useVisitor();
  const own = rates.find((rate) => rate.code === code);
  if (own === undefined || code === currency.code) return null;
  return (
    <p className="soft">
      {t("about", {
        amount: isolate(money(convertToUsd(minimumAmount, own.rate))),
        date: own.asOf === null ? rateDay : format.date(own.asOf),
      })}
    </p>
  );
}
