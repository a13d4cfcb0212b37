import { loanPercents } from "#contract/purchase-choices.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { receiptView, type ReceiptView } from "#site/components/receipt-view.server.ts";
import type { RefusedText } from "./choices.ts";
import type { ProjectPage } from "./page.server.ts";
import { mainHome, mortgage } from "./purchase-options.ts";
import { unitName } from "./names.server.ts";

export interface CostView {
  /** Name of the unit. */
  home: string;
  receipt: ReceiptView;
  /** Announced after each change: the choice and the total. */
  told: string;
  /** Checkboxes. */
  ways: readonly PurchaseWay[];
  /** Null when a loan changes no cost. */
  loan: LoanView | null;
}

interface PurchaseWay {
  /** Name of the query parameter. */
  name: "sale" | "with";
  value: string;
  label: string;
  isTicked: boolean;
}

export interface LoanView {
  percent: number;
  min: number;
  max: number;
  refused: RefusedText | null;
}

export function costView(page: ProjectPage, visitor: Visitor): CostView {
  const { project, unit, receipt, choices, today } = page;
  const { locale, area, money } = visitor;
  const t = translatorFor(locale, "project.cost");
  const subject = {
    name: isolate(project.name),
    unit: unitName(unit, project.types, locale),
    area: isolate(area(unit.areaM2.min)),
  };
  // The developer of a sold project no longer sells.
  const isPast = project.status === "sold" && choices.sale === "first";
  const home = isPast ? t("subject_sold", subject) : t("subject", subject);
  return {
    home,
    receipt: receiptView(receipt, today, visitor),
    told: t("told", { home, total: isolate(money(receipt.totalUsd)) }),
    ways: purchaseWays(page, visitor),
    loan: page.options.mortgage ? loanView(page, visitor) : null,
  };
}

function purchaseWays({ options, choices }: ProjectPage, { locale }: Visitor): PurchaseWay[] {
  const t = translatorFor(locale, "project.cost");
  const named = [
    ...(options.mortgage ? [{ value: mortgage, label: t("mortgage") }] : []),
    ...(options.mainHome ? [{ value: mainHome, label: t("main_home") }] : []),
    ...options.programmes.map(({ slug, name }) => ({
      value: slug,
      label: t("programme", { programme: name }),
    })),
  ];
  const ways = named.map((way) => ({
    ...way,
    name: "with" as const,
    isTicked: choices.onlyWith.includes(way.value),
  }));
  if (!options.resale) return ways;
  const isTicked = choices.sale === "resale";
  return [{ name: "sale", value: "resale", label: t("resale"), isTicked }, ...ways];
}

function loanView({ choices, refused }: ProjectPage, { locale, format }: Visitor): LoanView {
  const percent = (value: number) => isolate(format.percent(value));
  const why = () =>
    translatorFor(locale, "project.cost")("loan_refused", {
      from: percent(loanPercents.min),
      to: percent(loanPercents.max),
      counted: choices.onlyWith.includes(mortgage) ? "yes" : "no",
      share: percent(choices.loanPercent),
    });
  return {
    percent: choices.loanPercent,
    ...loanPercents,
    refused: refused.loan === null ? null : { value: refused.loan, why: why() },
  };
}
