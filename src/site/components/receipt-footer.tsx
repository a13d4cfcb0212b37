import { useTranslations } from "use-intl";
import { isOutdated } from "#domain/outdated.ts";
import type { PurchaseReceipt, ReceiptLine } from "#domain/purchase-receipt.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Sentences } from "#site/components/sentences.tsx";

interface ReceiptFooterProps {
  receipt: PurchaseReceipt;
  /** ISO date. */
  today: string;
}

/** Where each line comes from and how old it is: no total without its date. */
export function ReceiptFooter({ receipt, today }: ReceiptFooterProps) {
  const t = useTranslations("receipt");
  const { format, rates, moneyInText } = useVisitor();
  const { currency, lines, asOf, rateAsOf } = receipt;
  const rate = rates.find(({ code }) => code === currency)?.rate;
  return (
    <footer>
      <p>
        <Sentences
          of={[
            t("estimate", { date: format.date(asOf) }),
            currency !== "USD" &&
              rate !== undefined &&
              t("rate", {
                rate: isolate(moneyInText(currency, rate, 4)),
                date: format.date(rateAsOf),
              }),
          ]}
        />
      </p>
      {isOutdated(asOf, today) && <p className="receipt__old">{t("old")}</p>}
      {lines.length > 0 && (
        <details>
          <summary>{t("sources")}</summary>
          <ul>
            {lines.map((line) => (
              <Source key={line.cost.slug} cost={line.cost} today={today} />
            ))}
          </ul>
        </details>
      )}
    </footer>
  );
}

function Source({ cost, today }: { cost: ReceiptLine["cost"]; today: string }) {
  const t = useTranslations("receipt");
  const { format } = useVisitor();
  const { name, note, source, asOf } = cost;
  return (
    <li>
      <b>{name}</b>
      <p>{note}</p>
      <p>{t("source", { source, date: format.date(asOf) })}</p>
      {isOutdated(asOf, today) && <p className="receipt__old">{t("old")}</p>}
    </li>
  );
}
