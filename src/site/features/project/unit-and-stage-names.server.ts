import type { Unit } from "#contract/project.ts";
import type { Locale } from "#domain/locale.ts";
import type { PaymentStage } from "#domain/payment-plan.ts";
import type { Payment, ScheduledStage } from "#domain/payment-schedule.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";

/**
 * Name of a row: by type without rooms or for studios, else by rooms, or by both when the project has several
 * types.
 */
export function unitName({ type, rooms }: Unit, types: readonly unknown[], locale: Locale): string {
  if (rooms === null || rooms === studio) return type.name;
  if (types.length === 1) return isolate(rooms);
  const t = translatorFor(locale, "project.units");
  return t("unit_name", { type: type.name, rooms: isolate(rooms) });
}

export type StageTexts = ReturnType<typeof translatorFor<"plan.stage">>;

/** A stage's own label, else the name of its moment. */
export function stageName(stage: PaymentStage, t: StageTexts): string {
  if (stage.label !== null) return stage.label;
  switch (stage.when) {
    case "signing":
      return t("signing");
    case "after-signing":
      return t("after_signing", { days: stage.days ?? 0 });
    case "monthly":
      if (stage.start === "handover") return t("monthly_after_handover");
      return stage.start === "title-transfer" ? t("monthly_after_title") : t("monthly");
    case "quarterly":
      if (stage.start === "handover") return t("quarterly_after_handover");
      return stage.start === "title-transfer" ? t("quarterly_after_title") : t("quarterly");
    case "milestone":
      return t("milestone");
    case "handover":
      return t("handover");
    case "title-transfer":
      return t("title_transfer");
  }
}

/** Payments of a stage; numbered when there are several. */
export function namedPayments(
  stage: ScheduledStage,
  t: StageTexts,
): readonly (Payment & { name: string })[] {
  return stage.payments.map((payment, index) => ({
    ...payment,
    name: paymentName(stage, index + 1, t),
  }));
}

function paymentName(stage: ScheduledStage, number: number, t: StageTexts): string {
  const { label, start, payments } = stage;
  const count = payments.length;
  if (count === 1) return stageName(stage, t);
  if (label !== null) return t("labelled_instalment", { label, number, count });
  if (start === "handover") return t("instalment_after_handover", { number, count });
  if (start === "title-transfer") return t("instalment_after_title", { number, count });
  return t("instalment", { number, count });
}
