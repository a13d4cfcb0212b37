import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { PurchaseReceipt, ReceiptLine } from "#domain/purchase-receipt.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useChargeText } from "#site/components/charge-text.ts";
import { ReceiptFooter } from "#site/components/receipt-footer.tsx";
import { Figure } from "#site/ui/figure.tsx";

interface ReceiptProps {
  receipt: PurchaseReceipt;
  /** The heading, at the level that the page needs. */
  heading: ReactNode;
  /** What is bought, in one line. */
  subject: ReactNode;
  /** ISO date; figures that are a year older are marked. */
  today: string;
}

/** What a purchase costs beside its price, line by line, in the country's currency with US dollars beside it; costs and total in the visitor's own too. */
export function Receipt({ receipt, heading, subject, today }: ReceiptProps) {
  const t = useTranslations("receipt");
  const { format } = useVisitor();
  const { currency, price, priceUsd, lines, costs, costsUsd } = receipt;
  const share = format.percent((costs / price) * 100, 1);
  return (
    <section className="receipt">
      <header>
        {heading}
        <p>{subject}</p>
      </header>
      <dl>
        <div>
          <dt>{t("price")}</dt>
          <Amount currency={currency} amount={price} usd={priceUsd} />
        </div>
        {lines.map((line) => (
          <Line key={line.cost.slug} line={line} currency={currency} />
        ))}
        <div className="costs">
          <dt>
            {t("costs")}
            <small>{t("costs_share", { percent: isolate(share) })}</small>
          </dt>
          <Amount currency={currency} amount={costs} usd={costsUsd} sum />
        </div>
        <Total receipt={receipt} />
      </dl>
      <ReceiptFooter receipt={receipt} today={today} />
    </section>
  );
}

function Line({ line, currency }: { line: ReceiptLine; currency: string }) {
  const t = useTranslations("receipt");
  const { kind, cost, amount, amountUsd } = line;
  const beside = { included: t("included"), seller: t("seller"), added: null, zero: null }[kind];
  const charge = useChargeText()(line, currency);
  return (
    <div className={kind === "added" ? undefined : "beside"}>
      <dt>
        {cost.name}{" "}
        {cost.illustrative && <span className="receipt__mark">{t("illustrative")}</span>}
        <small>{charge}</small>
        {beside && <small>{beside}</small>}
      </dt>
      <Amount currency={currency} amount={amount} usd={amountUsd} />
    </div>
  );
}

function Total({ receipt }: { receipt: PurchaseReceipt }) {
  const t = useTranslations("receipt");
  const { format, rates, usd, money, rateDay } = useVisitor();
  const { currency, total, totalUsd } = receipt;
  const asOwn = useHasOwnCurrency(currency);
  const sign = rates.find(({ code }) => code === currency) ?? { symbol: currency, decimals: 0 };
  return (
    <div className="sum">
      <dt>{t("total")}</dt>
      <dd>
        <Figure parts={format.moneyParts(total, sign)} size="md" />
        {currency !== "USD" && <small>{t("in_usd", { usd: isolate(usd(totalUsd)) })}</small>}
        {asOwn && <small>{t("in_own", { amount: isolate(money(totalUsd)), date: rateDay })}</small>}
      </dd>
    </div>
  );
}

interface AmountProps {
  currency: string;
  amount: number;
  usd: number;
  /** Whether it adds others up, and so is worth saying in the visitor's currency. */
  sum?: boolean;
}

function Amount({ currency, amount, usd, sum = false }: AmountProps) {
  const visitor = useVisitor();
  const asOwn = useHasOwnCurrency(currency) && sum;
  return (
    <dd>
      <bdi className="num">{visitor.moneyIn(currency, amount)}</bdi>
      {currency !== "USD" && (
        <small>
          <bdi className="num">{visitor.usd(usd)}</bdi>
        </small>
      )}
      {asOwn && (
        <small>
          <bdi className="num">{visitor.money(usd)}</bdi>
        </small>
      )}
    </dd>
  );
}

/** Whether the visitor reckons in a currency that the receipt does not show by itself. */
function useHasOwnCurrency(receiptCurrency: string): boolean {
  const { converts, currency } = useVisitor();
  return converts && currency.code !== receiptCurrency;
}
