/** What a visitor may choose on a project page, as its address carries it; what is wrong or unknown is dropped. */
import type { ProjectDetail, Unit } from "#contract/project.ts";
import { isIsoDate } from "#domain/iso-date.ts";
import { defaultSigning } from "#domain/payment-schedule.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { SaleKind } from "#domain/vocabulary.ts";
import { mainHome, mortgage, purchaseOptions, type PurchaseOptions } from "./purchase-options.ts";

export interface Choices {
  /** Index of the row that plan, receipt and programmes are worked out for. */
  unit: number;
  /** Index of the payment plan. */
  plan: number;
  /** ISO date from which the plan counts. */
  signing: string;
  sale: SaleKind;
  /** `mortgage`, `main-home` or slugs of programmes. */
  onlyWith: readonly string[];
  /** Share of the price that a loan pays, percent. */
  loanPercent: number;
}

export const standardLoanPercent = 50;
export const loanPercents = { min: 5, max: 95, step: 5 } as const;

export interface ReadChoices {
  choices: Choices;
  options: PurchaseOptions;
  /** The choices that differ from what the page shows unasked, in the one order and writing that addresses use. */
  query: string;
}

/** Reads the choices from an address. `today` is an ISO date; unasked, a plan counts from the first of the next month. */
export function readChoices(
  project: ProjectDetail,
  asked: URLSearchParams,
  rates: readonly CurrencyRate[],
  today: string,
): ReadChoices {
  const standardUnit = leastPriced(project);
  const unit = indexOf(asked.get("unit"), project.units.length, standardUnit, (index) =>
    isOnOffer(project, index),
  );
  const plan = indexOf(asked.get("plan"), project.paymentPlans.length, 0);
  const signing = signingDay(asked.get("signing"), today) ?? defaultSigning(today);
  const row = unitAt(project, unit);
  const mayResell = purchaseOptions(project, row, project.sale, rates).resale;
  const sale = asked.get("sale") === "resale" && mayResell ? "resale" : project.sale;
  const options = purchaseOptions(project, row, sale, rates);
  const onlyWith = asked.getAll("with").filter(isOption(options)).filter(isFirst);
  const borrowed = onlyWith.includes(mortgage);
  const loanPercent = borrowed ? loanShare(asked.get("loan")) : standardLoanPercent;

  const query = new URLSearchParams();
  if (unit !== standardUnit) query.set("unit", String(unit + 1));
  if (plan !== 0) query.set("plan", String(plan + 1));
  if (signing !== defaultSigning(today)) query.set("signing", signing);
  if (sale !== project.sale) query.set("sale", sale);
  for (const one of onlyWith.toSorted()) query.append("with", one);
  if (loanPercent !== standardLoanPercent) query.set("loan", String(loanPercent));
  return {
    choices: { unit, plan, signing, sale, onlyWith, loanPercent },
    options,
    query: String(query),
  };
}

/** The chosen row. Throws where the project has none, because content is checked for that when it is loaded. */
export function unitAt(project: ProjectDetail, index: number): Unit {
  const unit = project.units[index];
  if (unit === undefined) throw new Error(`${project.slug} has no unit ${index}`);
  return unit;
}

/** Tells whether a row can be chosen: some of it is free, or the whole project is sold and shown for its figures. */
export function isOnOffer(
  { units, status }: Pick<ProjectDetail, "units" | "status">,
  index: number,
) {
  return status === "sold" || (units[index]?.available ?? 0) > 0;
}

/** Index of the row that the project's start-from price belongs to. */
function leastPriced(project: ProjectDetail): number {
  const index = project.units.findIndex(
    ({ priceUsd }, at) => isOnOffer(project, at) && priceUsd.from === project.startFromUsd,
  );
  return Math.max(0, index);
}

/** Addresses count from 1. */
function indexOf(
  written: string | null,
  length: number,
  standard: number,
  isAllowed: (index: number) => boolean = () => true,
): number {
  if (written === null || !/^[1-9]\d?$/.test(written)) return standard;
  const index = Number(written) - 1;
  return index < length && isAllowed(index) ? index : standard;
}

/** A day at most five years from today; a plan that counts from another age is a slip of the hand. */
function signingDay(written: string | null, today: string): string | null {
  if (written === null || !isIsoDate(written)) return null;
  const years = Number(written.slice(0, 4)) - Number(today.slice(0, 4));
  return Math.abs(years) <= 5 ? written : null;
}

function loanShare(written: string | null): number {
  if (written === null || !/^\d{1,2}$/.test(written)) return standardLoanPercent;
  const percent = Number(written);
  return percent >= loanPercents.min && percent <= loanPercents.max ? percent : standardLoanPercent;
}

function isOption(options: PurchaseOptions) {
  const known = [
    ...(options.mortgage ? [mortgage] : []),
    ...(options.mainHome ? [mainHome] : []),
    ...options.programmes.map(({ slug }) => slug),
  ];
  return (word: string) => known.includes(word);
}

function isFirst(word: string, index: number, words: readonly string[]): boolean {
  return words.indexOf(word) === index;
}
