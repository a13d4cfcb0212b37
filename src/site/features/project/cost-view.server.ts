import { loanPercents } from "#contract/purchase-choices.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { receiptView, type ReceiptView } from "#site/components/receipt-view.server.ts";
import type { InvalidInput } from "./choices.ts";
import type { ProjectCalculation } from "./project-calculation.server.ts";
import { mainHome, mortgage } from "./purchase-options.ts";
import { unitName } from "./unit-and-stage-names.server.ts";

export interface CostView {
  subjectText: string;
  receipt: ReceiptView;
  /** Announced after each change: the choice and the total. */
  announcement: string;
  options: readonly PurchaseOption[];
  /** Null when a loan changes no cost. */
  loan: LoanView | null;
}

interface PurchaseOption {
  /** Name of the query parameter. */
  name: "sale" | "with";
  value: string;
  label: string;
  isChecked: boolean;
}

export interface LoanView {
  percent: number;
  min: number;
  max: number;
  invalid: InvalidInput | null;
}

export function costView(page: ProjectCalculation, visitor: Visitor): CostView {
  const { project, unit, receipt, choices, today } = page;
  const { locale, area, money } = visitor;
  const t = translatorFor(locale, "project.cost");
  const subject = {
    name: isolate(project.name),
    unit: unitName(unit, project.types, locale),
    area: isolate(area(unit.areaM2.min)),
  };
  // The developer of a sold project no longer sells.
  const isDeveloperSaleOver = project.status === "sold" && choices.sale === "first";
  const subjectText = isDeveloperSaleOver ? t("subject_sold", subject) : t("subject", subject);
  return {
    subjectText,
    receipt: receiptView(receipt, today, visitor),
    announcement: t("announcement", {
      subject: subjectText,
      total: isolate(money(receipt.totalUsd)),
    }),
    options: purchaseOptionViews(page, visitor),
    loan: page.options.mortgage ? loanView(page, visitor) : null,
  };
}

function purchaseOptionViews(
  { options, choices }: ProjectCalculation,
  { locale }: Visitor,
): PurchaseOption[] {
  const t = translatorFor(locale, "project.cost");
  const conditions = [
    ...(options.mortgage ? [{ value: mortgage, label: t("mortgage") }] : []),
    ...(options.mainHome ? [{ value: mainHome, label: t("main_home") }] : []),
    ...options.programmes.map(({ slug, name }) => ({
      value: slug,
      label: t("programme", { programme: name }),
    })),
  ];
  const withOptions = conditions.map((option) => ({
    ...option,
    name: "with" as const,
    isChecked: choices.onlyWith.includes(option.value),
  }));
  if (!options.resale) return withOptions;
  const isChecked = choices.sale === "resale";
  return [{ name: "sale", value: "resale", label: t("resale"), isChecked }, ...withOptions];
}

function loanView({ choices, invalid }: ProjectCalculation, { locale, format }: Visitor): LoanView {
  const percent = (value: number) => isolate(format.percent(value));
  const reason = () =>
    translatorFor(locale, "project.cost")("loan_invalid", {
      from: percent(loanPercents.min),
      to: percent(loanPercents.max),
      counted: choices.onlyWith.includes(mortgage) ? "yes" : "no",
      share: percent(choices.loanPercent),
    });
  return {
    percent: choices.loanPercent,
    ...loanPercents,
    invalid: invalid.loan === null ? null : { value: invalid.loan, reason: reason() },
  };
}
