import type { PlanShares } from "#domain/payment-plan.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface TideView {
  /** Everything is paid at once. */
  isFull: boolean;
  /** The whole plan in words. */
  label: string;
  /** From the signing on; colours go by position, so empty parts stay. */
  parts: readonly { percent: number; text: string }[];
}

export function tideView(plan: PlanShares, { locale, format }: Visitor): TideView {
  const t = translatorFor(locale, "card.tide");
  const { downPaymentPct, duringPct, atHandoverPct, afterHandoverPct } = plan;
  if (downPaymentPct === 100) return { isFull: true, label: t("full"), parts: [] };
  const after = plan.monthsAfterHandover;
  const before = plan.instalmentMonths - after;
  const parts = [
    { percent: downPaymentPct, text: t("down", { share: format.percent(downPaymentPct) }) },
    { percent: duringPct, text: t("during", { share: format.percent(duringPct), months: before }) },
    { percent: atHandoverPct, text: t("handover", { share: format.percent(atHandoverPct) }) },
  ];
  if (afterHandoverPct > 0) {
    const text = t("after", { share: format.percent(afterHandoverPct), months: after });
    parts.push({ percent: afterHandoverPct, text });
  }
  const labels = parts.filter(({ percent }) => percent > 0).map(({ text }) => text);
  return { isFull: false, label: t("label", { parts: format.list(labels) }), parts };
}
