import { useTranslations } from "use-intl";
import { lastDayOfQuarter } from "#domain/iso-date.ts";
import { phaseOf } from "#domain/payment-plan.ts";
import type { ScheduledStage } from "#domain/payment-schedule.ts";
import type { Quarter } from "#domain/vocabulary.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Dollars } from "#site/components/price-figure.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { stageName } from "./stage-name.ts";

interface StageListProps {
  stages: readonly ScheduledStage[];
  delivery: Quarter;
  /** False for sold projects, whose plan is history. */
  dated: boolean;
}

export function StageList({ stages, delivery, dated }: StageListProps) {
  const t = useTranslations("plan.stage");
  return (
    <ol className="stages" role="list">
      {stages.map((stage, index) => (
        <li key={index} className={`stages__${phaseOf(stage)}`}>
          <p>{stageName(stage, t)}</p>
          <StageAmount usd={stage.payments[0]?.amountUsd ?? 0} />
          <StageShare stage={stage} />
          {dated && <StageDates stage={stage} delivery={delivery} />}
        </li>
      ))}
    </ol>
  );
}

/** In the visitor's currency; where that is another one, below it what will be asked for. */
function StageAmount({ usd }: { usd: number }) {
  const { moneyParts } = useVisitor();
  return (
    <>
      <Figure parts={moneyParts(usd)} size="md" />
      <Dollars usd={usd} className="soft soft--fine" />
    </>
  );
}

function StageShare({ stage: { percent, payments } }: { stage: ScheduledStage }) {
  const t = useTranslations("plan");
  const { format, money } = useVisitor();
  const share = t("share", { percent: isolate(format.percent(percent)) });
  const amounts = payments.map(({ amountUsd }) => isolate(money(amountUsd)));
  const [amount = "", last = ""] = [amounts[0], amounts.at(-1)];
  const count = payments.length;
  if (count === 1) return <p className="soft">{share}</p>;
  return (
    <p className="soft">
      {share}
      <br />
      {amount === last
        ? t("payments_of", { count, amount })
        : t("payments_of_last", { count, amount, last })}
    </p>
  );
}

function StageDates({ stage, delivery }: { stage: ScheduledStage; delivery: Quarter }) {
  const t = useTranslations("plan");
  const { format } = useVisitor();
  const [first, last] = [stage.payments[0]?.date ?? null, stage.payments.at(-1)?.date ?? null];
  if (first === null || last === null) return <p className="soft">{t("undated")}</p>;
  const date = format.date(first);
  if (stage.when === "handover" && first === lastDayOfQuarter(delivery)) {
    return <p className="soft">{t("by_quarter", { quarter: format.quarter(delivery), date })}</p>;
  }
  return (
    <p className="soft">
      {first === last ? date : t("from_to", { from: date, to: format.date(last) })}
    </p>
  );
}
