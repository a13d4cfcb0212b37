import type { useTranslations } from "use-intl";
import type { PaymentStage } from "#domain/payment-plan.ts";

export type StageTexts = ReturnType<typeof useTranslations<"plan.stage">>;

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
