import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { DollarPrice, RateNote } from "#site/components/price-figure.tsx";
import { Sentences } from "#site/components/sentences.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";
import { PaymentDates } from "./payment-dates.tsx";
import type { PaymentView, StageView } from "./payment-view.server.ts";

interface PaymentSectionProps {
  payment: PaymentView;
  /** The page's query, with its choices. */
  query: string;
}

export function PaymentSection({ payment, query }: PaymentSectionProps) {
  const t = useTranslations("plan");
  const { plans, calculatedFor, notes, chart, stages, dates } = payment;
  const basis = t.rich("calculated_for", { ...calculatedFor, b: (name) => <b>{name}</b> });
  return (
    <section id="payment">
      <h2>{t("heading")}</h2>
      {plans.length > 0 && <PlanChoice plans={plans} />}
      <p className="soft">
        <Sentences of={[basis, ...notes]} />
      </p>
      <PaymentChart chart={chart} />
      <ol className="stages" role="list">
        {stages.map((stage, index) => (
          <Stage key={index} stage={stage} />
        ))}
      </ol>
      {dates && <PaymentDates dates={dates} query={query} />}
      <RateNote />
    </section>
  );
}

function PlanChoice({ plans }: Pick<PaymentView, "plans">) {
  const t = useTranslations("plan");
  return (
    <nav className="plan-choice" aria-label={t("choose")}>
      {plans.map(({ name, href, isChosen }) => (
        <Link
          key={href}
          className={isChosen ? "chip chip--on" : "chip"}
          aria-current={isChosen ? "true" : undefined}
          to={href}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Cumulative payments as bars; the label describes them in words. */
function PaymentChart({ chart: { label, barGroups } }: Pick<PaymentView, "chart">) {
  return (
    <div className="payment-chart" role="img" aria-label={label}>
      {barGroups.map(({ phase, start, step, bars }, group) => (
        <div
          key={group}
          className={`payment-chart__${phase}`}
          style={customProperties({ "--f": start, "--s": step })}
        >
          {Array.from({ length: bars }, (_, bar) => (
            <i key={bar} />
          ))}
        </div>
      ))}
    </div>
  );
}

function customProperties(values: Readonly<Record<`--${string}`, number>>): CSSProperties {
  return { ...values };
}

/** Amount in the visitor's currency; a converted one also shows the original. */
function Stage({ stage }: { stage: StageView }) {
  const { phase, name, amount, share, payments, due } = stage;
  return (
    <li className={`stages__${phase}`}>
      <p>{name}</p>
      <Figure parts={amount.parts} size="md" />
      <DollarPrice price={amount} className="soft soft--fine" />
      <p className="soft">
        {share}
        {payments !== null && (
          <>
            <br />
            {payments}
          </>
        )}
      </p>
      {due !== null && <p className="soft">{due}</p>}
    </li>
  );
}
