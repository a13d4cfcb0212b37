import { lastDayOfQuarter } from "#domain/iso-date.ts";
import { phaseOf, planShares, type PlanPhase } from "#domain/payment-plan.ts";
import type { ScheduledStage } from "#domain/payment-schedule.ts";
import type { Quarter } from "#domain/vocabulary.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { priceView, type PriceView } from "#site/components/price-view.server.ts";
import { hrefWith } from "./choices.ts";
import { stageName, unitName } from "./unit-and-stage-names.server.ts";
import type { ProjectCalculation } from "./project-calculation.server.ts";
import { paymentDatesView, type PaymentDatesView } from "./payment-dates-view.server.ts";

export interface PaymentView {
  /** Empty for a single plan, which leaves no choice. */
  plans: readonly PlanView[];
  calculatedFor: { unit: string; price: string };
  /** Sentences about the plan. */
  notes: readonly string[];
  chart: { label: string; barGroups: readonly BarGroup[] };
  stages: readonly StageView[];
  /** Null for sold projects. */
  dates: PaymentDatesView | null;
}

/** Bars of one stage, whose payments are equal; the style sheet computes each height. */
export interface BarGroup {
  phase: PlanPhase;
  /** Percent of the price paid before the stage. */
  start: number;
  /** Percent of the price that each payment adds. */
  step: number;
  bars: number;
}

interface PlanView {
  name: string;
  href: string;
  isChosen: boolean;
}

export interface StageView {
  phase: PlanPhase;
  name: string;
  /** Amount of its first payment. */
  amount: PriceView;
  share: string;
  /** Number and amount of its payments; null for a single one. */
  payments: string | null;
  /** When payments are due; null for sold projects. */
  due: string | null;
}

/** Most bars of a group that the style sheet supports. */
const maxBars = 10;

export function paymentView(page: ProjectCalculation, visitor: Visitor): PaymentView {
  const { project, choices, unit, stages, query } = page;
  const { locale } = visitor;
  const t = translatorFor(locale, "plan");
  const isSold = project.status === "sold";
  const isPaidAtOnce =
    project.status === "ready" && stages.every(({ payments }) => payments.length < 2);
  const notes = [
    isPaidAtOnce ? t("in_full") : null,
    project.paymentPlans[choices.plan]?.note ?? null,
    isSold ? t("sold") : null,
  ];
  const plans = project.paymentPlans.map(({ name }, index) => ({
    name: name ?? t("number", { number: index + 1 }),
    href: hrefWith(query, { plan: index === 0 ? null : String(index + 1) }, "payment"),
    isChosen: index === choices.plan,
  }));
  return {
    plans: plans.length > 1 ? plans : [],
    calculatedFor: {
      unit: unitName(unit, project.types, locale),
      price: isolate(visitor.money(unit.priceUsd.from)),
    },
    notes: notes.filter((note) => note !== null),
    chart: { label: chartLabel(stages, visitor), barGroups: paymentBarGroups(stages) },
    stages: stages.map((stage) => ({
      phase: phaseOf(stage),
      name: stageName(stage, translatorFor(locale, "plan.stage")),
      amount: priceView(stage.payments[0]?.amountUsd ?? 0, visitor),
      share: t("share", { percent: isolate(visitor.format.percent(stage.percent)) }),
      payments: paymentsText(stage, visitor),
      due: isSold ? null : dueText(stage, project.delivery, visitor),
    })),
    dates: isSold ? null : paymentDatesView(page, visitor),
  };
}

function chartLabel(stages: readonly ScheduledStage[], { locale, format }: Visitor): string {
  const { downPaymentPct, duringPct, atHandoverPct, afterHandoverPct } = planShares(stages);
  return translatorFor(locale, "plan")("chart", {
    count: stages.flatMap(({ payments }) => payments).length,
    down: format.percent(downPaymentPct),
    during: format.percent(duringPct + afterHandoverPct),
    keys: format.percent(atHandoverPct),
  });
}

function paymentsText({ payments }: ScheduledStage, { locale, money }: Visitor): string | null {
  const t = translatorFor(locale, "plan");
  const amounts = payments.map(({ amountUsd }) => isolate(money(amountUsd)));
  const [amount = "", last = ""] = [amounts[0], amounts.at(-1)];
  const count = payments.length;
  if (count === 1) return null;
  return amount === last
    ? t("payments_of", { count, amount })
    : t("payments_of_last", { count, amount, last });
}

function dueText(stage: ScheduledStage, delivery: Quarter, { locale, format }: Visitor): string {
  const t = translatorFor(locale, "plan");
  const [first, last] = [stage.payments[0]?.date ?? null, stage.payments.at(-1)?.date ?? null];
  if (first === null || last === null) return t("undated");
  const date = format.date(first);
  if (stage.when === "handover" && first === lastDayOfQuarter(delivery)) {
    return t("by_quarter", { quarter: format.quarter(delivery), date });
  }
  return first === last ? date : t("from_to", { from: date, to: format.date(last) });
}

/** In plan order; the last bar ends at 100. */
export function paymentBarGroups(stages: readonly ScheduledStage[]): BarGroup[] {
  let paid = 0;
  return stages.flatMap((stage) => {
    const { percent, payments } = stage;
    const start = paid;
    paid += percent;
    const phase = phaseOf(stage);
    const { length } = payments;
    const step = percent / length;
    return Array.from({ length: Math.ceil(length / maxBars) }, (_, group) => {
      const before = group * maxBars;
      return {
        phase,
        start: rounded(start + step * before),
        step: rounded(step),
        bars: Math.min(maxBars, length - before),
      };
    });
  });
}

/** To a hundredth of a percent, which is below a tenth of a pixel. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
