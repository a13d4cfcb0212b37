/** From the stages of a payment plan to payments with amounts and dates, as the worked plans in docs/receipts.md have them. */
import { addDays, addMonths, firstOfNextMonth, lastDayOfQuarter } from "#domain/iso-date.ts";
import { dividedBy, percentOf, roundHalfUp } from "#domain/money.ts";
import type { PaymentStage } from "#domain/payment-plan.ts";
import type { Quarter } from "#domain/vocabulary.ts";

export interface Payment {
  /** Whole US dollars. */
  amountUsd: number;
  /** ISO date; null where the plan does not say when. */
  date: string | null;
}

/** A stage of the plan with its payments in order; only `monthly` and `quarterly` stages have more than one. */
export interface ScheduledStage extends PaymentStage {
  payments: readonly Payment[];
  /** Sum of the payments, whole US dollars. */
  amountUsd: number;
}

export interface ScheduleRequest {
  stages: readonly PaymentStage[];
  priceUsd: number;
  /** ISO date from which the plan counts; null for a schedule without any date, as sold projects show it. */
  signing: string | null;
  delivery: Quarter;
  /** The building is finished: its handover and what starts with it carry no date. */
  ready: boolean;
}

/**
 * Works a payment plan out for one price, in whole US dollars, half up; the last payment takes the remainder, so that the sum is the price.
 * Nothing that counts from the signing falls after the handover. Without a date: milestones, a title transfer and what starts after it,
 * and the handover of a ready home.
 */
export function paymentSchedule(request: ScheduleRequest): ScheduledStage[] {
  const { stages, priceUsd } = request;
  const dates = datesFrom(request);
  const amounts = amountsOf(stages, priceUsd);
  return stages.map((stage, index) => {
    const payments = Array.from({ length: paymentCount(stage) }, (_, payment) => ({
      amountUsd: amounts[index]?.[payment] ?? 0,
      date: dates(stage, payment),
    }));
    return { ...stage, payments, amountUsd: sumOf(payments.map(({ amountUsd }) => amountUsd)) };
  });
}

/** The day that plans count from until the visitor picks another: the first of the month after `today`. */
export function defaultSigning(today: string): string {
  return firstOfNextMonth(today);
}

function amountsOf(stages: readonly PaymentStage[], priceUsd: number): number[][] {
  const amounts = stages.map((stage) => {
    const count = paymentCount(stage);
    const each = roundHalfUp(dividedBy(percentOf(stage.percent, priceUsd), count));
    return Array.from({ length: count }, () => each);
  });
  const remainder = priceUsd - sumOf(amounts.flat());
  const last = amounts.at(-1);
  if (last !== undefined) last.push((last.pop() ?? 0) + remainder);
  return amounts;
}

/** The date of a stage's payment, counted from 0. */
function datesFrom({ signing, delivery, ready }: ScheduleRequest) {
  if (signing === null) return () => null;
  // Whoever signs after the promised handover is handed the keys at once.
  const handover = ready ? null : later(lastDayOfQuarter(delivery), signing);
  const untilHandover = (date: string) => (handover === null ? date : earlier(date, handover));

  return (stage: PaymentStage, payment: number): string | null => {
    switch (stage.when) {
      case "signing":
        return signing;
      case "after-signing":
        return untilHandover(addDays(signing, stage.days ?? 0));
      case "handover":
        return handover;
      case "milestone":
      case "title-transfer":
        return null;
      case "monthly":
      case "quarterly": {
        const months = (payment + 1) * (stage.when === "monthly" ? 1 : 3);
        if (stage.start === null) return untilHandover(addMonths(signing, months));
        return stage.start === "handover" && handover !== null ? addMonths(handover, months) : null;
      }
    }
  };
}

function paymentCount({ when, count }: PaymentStage): number {
  return when === "monthly" || when === "quarterly" ? (count ?? 1) : 1;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
