/** Turns the stages of a payment plan into dated payments; worked examples are in docs/receipts.md. */
import { addDays, addMonths, firstOfNextMonth, lastDayOfQuarter } from "#domain/iso-date.ts";
import { divide, percentOf, roundHalfUp } from "#domain/money.ts";
import type { PaymentStage } from "#domain/payment-plan.ts";
import type { Quarter } from "#domain/vocabulary.ts";

export interface Payment {
  /** Whole US dollars. */
  amountUsd: number;
  /** ISO date; null where the plan gives none. */
  date: string | null;
}

/** Only `monthly` and `quarterly` stages have more than one payment. */
export interface ScheduledStage extends PaymentStage {
  payments: readonly Payment[];
  /** Sum of the payments, whole US dollars. */
  amountUsd: number;
}

export interface ScheduleRequest {
  stages: readonly PaymentStage[];
  priceUsd: number;
  /** ISO date of signing; null for a schedule without dates, as sold projects have. */
  signing: string | null;
  delivery: Quarter;
  /** The building is finished, so the handover and the stages that start with it have no date. */
  ready: boolean;
}

/** Computes payments in whole US dollars, half up; the last takes the remainder, and none counted from signing is due after handover. */
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

/** The default signing date: the first of the month after `today`. */
export function defaultSigning(today: string): string {
  return firstOfNextMonth(today);
}

function amountsOf(stages: readonly PaymentStage[], priceUsd: number): number[][] {
  const amounts = stages.map((stage) => {
    const count = paymentCount(stage);
    const each = roundHalfUp(divide(percentOf(stage.percent, priceUsd), count));
    return Array.from({ length: count }, () => each);
  });
  const remainder = priceUsd - sumOf(amounts.flat());
  const last = amounts.at(-1);
  if (last !== undefined) last.push((last.pop() ?? 0) + remainder);
  return amounts;
}

function datesFrom({ signing, delivery, ready }: ScheduleRequest) {
  if (signing === null) return () => null;
  // A contract signed after the planned handover has its handover on the day of signing.
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
