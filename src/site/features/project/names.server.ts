import type { Unit } from "#contract/project.ts";
import type { Locale } from "#domain/locale.ts";
import type { PaymentStage } from "#domain/payment-plan.ts";
import type { Payment, ScheduledStage } from "#domain/payment-schedule.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";

/**
 * What a row is called on the page of a project with these types: by its type where it has no rooms or is a studio, by its
 * rooms, or by both where the project has several types.
 */
export function unitName({ type, rooms }: Unit, types: readonly unknown[], locale: Locale): string {
  if (rooms === null || rooms === studio) return type.name;
  if (types.length === 1) return isolate(rooms);
  const t = translatorFor(locale, "project.homes");
  return t("unit_name", { type: type.name, rooms: isolate(rooms) });
}

export type StageTexts = ReturnType<typeof translatorFor<"plan.stage">>;

/** What a stage of a payment plan is called: its own label, else the word for its moment. */
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

/** A stage's payments with what each is called: as the stage, or by its number where the stage has several. */
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
