import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type {
  AmountView,
  ReceiptLineView,
  ReceiptView,
} from "#site/components/receipt-view.server.ts";
import { Sentences } from "#site/components/sentences.tsx";
import { Figure } from "#site/ui/figure.tsx";

interface ReceiptProps {
  receipt: ReceiptView;
  heading: ReactNode;
  subject: ReactNode;
}

export function Receipt({ receipt, heading, subject }: ReceiptProps) {
  const t = useTranslations("receipt");
  const { price, lines, costs, total } = receipt;
  return (
    <section className="receipt">
      <header>
        {heading}
        <p>{subject}</p>
      </header>
      <dl>
        <div>
          <dt>{t("price")}</dt>
          <Amount of={price} />
        </div>
        {lines.map((line) => (
          <Line key={line.slug} line={line} />
        ))}
        <div className="receipt__costs">
          <dt>
            {t("costs")}
            <small>{costs.share}</small>
          </dt>
          <Amount of={costs} />
        </div>
        <div className="receipt__total">
          <dt>{t("total")}</dt>
          <dd>
            <Figure parts={total.parts} size="md" />
            {total.usd !== null && <small>{total.usd}</small>}
            {total.inVisitorCurrency !== null && <small>{total.inVisitorCurrency}</small>}
          </dd>
        </div>
      </dl>
      <ReceiptFooter receipt={receipt} />
    </section>
  );
}

function Line({ line }: { line: ReceiptLineView }) {
  const t = useTranslations("receipt");
  const { name, isIllustrative, isAdded, charge, notAddedReason } = line;
  return (
    <div className={isAdded ? undefined : "receipt__not-added"}>
      <dt>
        {name}{" "}
        {isIllustrative && <span className="receipt__illustrative">{t("illustrative")}</span>}
        <small>{charge}</small>
        {notAddedReason !== null && <small>{notAddedReason}</small>}
      </dt>
      <Amount of={line} />
    </div>
  );
}

function Amount({ of: { amount, usd, inVisitorCurrency } }: { of: AmountView }) {
  return (
    <dd>
      <bdi className="numeric">{amount}</bdi>
      {usd !== null && (
        <small>
          <bdi className="numeric">{usd}</bdi>
        </small>
      )}
      {inVisitorCurrency !== null && (
        <small>
          <bdi className="numeric">{inVisitorCurrency}</bdi>
        </small>
      )}
    </dd>
  );
}

/** No total is shown without its date. */
function ReceiptFooter({ receipt: { dateNotes, isOutdated, lines } }: { receipt: ReceiptView }) {
  const t = useTranslations("receipt");
  return (
    <footer>
      <p>
        <Sentences of={dateNotes} />
      </p>
      {isOutdated && <p className="receipt__outdated">{t("outdated")}</p>}
      {lines.length > 0 && (
        <details>
          <summary>{t("sources")}</summary>
          <ul>
            {lines.map(({ slug, name, note, source, isOutdated }) => (
              <li key={slug}>
                <b>{name}</b>
                <p>{note}</p>
                <p>{source}</p>
                {isOutdated && <p className="receipt__outdated">{t("outdated")}</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </footer>
  );
}
