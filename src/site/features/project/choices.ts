/** What a visitor may choose on a project page, for this very project; what it does not have is dropped. */
import type { ProjectDetail, Unit } from "#contract/project.ts";
import {
  writeChoicesQuery,
  isLoanPercent,
  parseChoicesQuery,
  type AskedChoices,
} from "#contract/purchase-choices.ts";
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

export interface ReadChoices {
  choices: Choices;
  options: PurchaseOptions;
  /** The choices that make the page another than it is unasked, as addresses write them. */
  query: string;
  /** The first and the last day that a plan may count from, ISO dates. */
  signingDays: { min: string; max: string };
  /** Whether the address asks for a day: the dates are shown then. */
  signingAsked: boolean;
  refused: RefusedFields;
}

/** What was sent from a field and cannot be, as it was written; null where it can, or where the field does not stand. */
interface RefusedFields {
  signing: string | null;
  loan: string | null;
}

/** The same as the page says it. */
export interface RefusedText {
  value: string;
  why: string;
}

const standardLoanPercent = 50;

/** Reads the choices from an address. `today` is an ISO date; unasked, a plan counts from the first of the next month. */
export function readChoices(
  project: ProjectDetail,
  address: URLSearchParams,
  rates: readonly CurrencyRate[],
  today: string,
): ReadChoices {
  const asked = parseChoicesQuery(address);
  const standard = { unit: leastPriced(project), plan: 0, signing: defaultSigning(today) };
  const unit = chosenUnit(project, asked) ?? standard.unit;
  const plan = chosenPlan(project, asked) ?? standard.plan;
  const signingDays = signingDaysAround(today);
  const signingAsked = asked.signing !== null;
  const signingAllowed = isAllowed(asked.signing, signingDays);
  const signing = (signingAllowed ? asked.signing : null) ?? standard.signing;
  const row = unitAt(project, unit);
  const mayResell = purchaseOptions(project, row, project.sale, rates).resale;
  const sale = asked.resale && mayResell ? "resale" : project.sale;
  const options = purchaseOptions(project, row, sale, rates);
  const onlyWith = asked.onlyWith.filter(isOption(options));
  const loanAllowed = asked.loanPercent === null || isLoanPercent(asked.loanPercent);
  const loanPercent = loanAllowed && onlyWith.includes(mortgage) ? asked.loanPercent : null;
  const choices = {
    unit,
    plan,
    signing,
    sale,
    onlyWith,
    loanPercent: loanPercent ?? standardLoanPercent,
  };
  const query = writeChoicesQuery({
    unit: unit === standard.unit ? null : unit + 1,
    plan: plan === standard.plan ? null : plan + 1,
    signing: signingAsked ? signing : null,
    resale: sale !== project.sale,
    onlyWith,
    loanPercent: loanPercent === standardLoanPercent ? null : loanPercent,
  });
  return {
    choices,
    options,
    query: String(query),
    signingDays,
    signingAsked,
    refused: {
      signing: signingAllowed ? null : asked.signing,
      loan: loanAllowed || !options.mortgage ? null : String(asked.loanPercent),
    },
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

function chosenUnit(project: ProjectDetail, { unit }: AskedChoices): number | null {
  if (unit === null || unit > project.units.length) return null;
  return isOnOffer(project, unit - 1) ? unit - 1 : null;
}

function chosenPlan({ paymentPlans }: ProjectDetail, { plan }: AskedChoices): number | null {
  return plan === null || plan > paymentPlans.length ? null : plan - 1;
}

/** Five years around today's; a plan that counts from another age is a slip of the hand. */
function signingDaysAround(today: string): ReadChoices["signingDays"] {
  const year = Number(today.slice(0, 4));
  return { min: `${year - 5}-01-01`, max: `${year + 5}-12-31` };
}

/** ISO dates compare as texts. */
function isAllowed(day: string | null, { min, max }: ReadChoices["signingDays"]): boolean {
  return day === null || (day >= min && day <= max);
}

function isOption(options: PurchaseOptions) {
  const known = [
    ...(options.mortgage ? [mortgage] : []),
    ...(options.mainHome ? [mainHome] : []),
    ...options.programmes.map(({ slug }) => slug),
  ];
  return (word: string) => known.includes(word);
}

/** The page's own address, beginning with its query, with some choices set anew; `null` takes one out. */
export function addressWith(
  query: string,
  changes: Readonly<Record<string, string | null>>,
  section: string,
): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters}#${section}`; // without the question mark the old choices would stay
}
