/** Choices from the query, limited to what this project offers; anything else is dropped. */
import type { ProjectDetail, Unit } from "#contract/project.ts";
import {
  writeChoicesQuery,
  isLoanPercent,
  parseChoicesQuery,
  type PurchaseChoices,
} from "#contract/purchase-choices.ts";
import { defaultSigning } from "#domain/payment-schedule.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { SaleKind } from "#domain/vocabulary.ts";
import { mainHome, mortgage, purchaseOptions, type PurchaseOptions } from "./purchase-options.ts";

export interface Choices {
  /** Index of the row that plan, costs and programmes are computed for. */
  unit: number;
  /** Index of the payment plan. */
  plan: number;
  /** ISO date that the plan counts from. */
  signing: string;
  sale: SaleKind;
  /** `mortgage`, `main-home` or slugs of programmes. */
  onlyWith: readonly string[];
  /** Share of the price financed by a loan, percent. */
  loanPercent: number;
}

export interface ReadChoices {
  choices: Choices;
  options: PurchaseOptions;
  /** Choices that differ from the defaults, as a query string. */
  query: string;
  /** Allowed range of signing dates, ISO. */
  signingDays: { min: string; max: string };
  /** Whether the address sets a signing date; payment dates are shown then. */
  hasSigningDay: boolean;
  invalid: InvalidFields;
}

/** Rejected raw values; null when valid or when the field is not shown. */
interface InvalidFields {
  signing: string | null;
  loan: string | null;
}

/** A rejected value with its error text. */
export interface InvalidInput {
  value: string;
  reason: string;
}

const defaultLoanPercent = 50;

/** `today` is an ISO date; the signing date defaults to the first of next month. */
export function readChoices(
  project: ProjectDetail,
  searchParams: URLSearchParams,
  rates: readonly CurrencyRate[],
  today: string,
): ReadChoices {
  const requested = parseChoicesQuery(searchParams);
  const defaults = { unit: cheapestUnit(project), plan: 0, signing: defaultSigning(today) };
  const unit = requestedUnit(project, requested) ?? defaults.unit;
  const plan = requestedPlan(project, requested) ?? defaults.plan;
  const signingDays = signingDayRange(today);
  const hasSigningDay = requested.signing !== null;
  const signingAllowed = isAllowed(requested.signing, signingDays);
  const signing = (signingAllowed ? requested.signing : null) ?? defaults.signing;
  const row = unitAt(project, unit);
  const mayResell = purchaseOptions(project, row, project.sale, rates).resale;
  const sale = requested.resale && mayResell ? "resale" : project.sale;
  const options = purchaseOptions(project, row, sale, rates);
  const onlyWith = requested.onlyWith.filter(isOption(options));
  const loanAllowed = requested.loanPercent === null || isLoanPercent(requested.loanPercent);
  const loanPercent = loanAllowed && onlyWith.includes(mortgage) ? requested.loanPercent : null;
  const choices = {
    unit,
    plan,
    signing,
    sale,
    onlyWith,
    loanPercent: loanPercent ?? defaultLoanPercent,
  };
  const query = writeChoicesQuery({
    unit: unit === defaults.unit ? null : unit + 1,
    plan: plan === defaults.plan ? null : plan + 1,
    signing: hasSigningDay ? signing : null,
    resale: sale !== project.sale,
    onlyWith,
    loanPercent: loanPercent === defaultLoanPercent ? null : loanPercent,
  });
  return {
    choices,
    options,
    query: String(query),
    signingDays,
    hasSigningDay,
    invalid: {
      signing: signingAllowed ? null : requested.signing,
      loan: loanAllowed || !options.mortgage ? null : String(requested.loanPercent),
    },
  };
}

/** Throws when the row is missing, because content validation guarantees one. */
export function unitAt(project: ProjectDetail, index: number): Unit {
  const unit = project.units[index];
  if (unit === undefined) throw new Error(`${project.slug} has no unit ${index}`);
  return unit;
}

/** Whether a row can be selected: it is available, or the project is sold and shown for reference. */
export function isSelectable(
  { units, status }: Pick<ProjectDetail, "units" | "status">,
  index: number,
) {
  return status === "sold" || (units[index]?.available ?? 0) > 0;
}

/** Index of the row with the project's start-from price. */
function cheapestUnit(project: ProjectDetail): number {
  const index = project.units.findIndex(
    ({ priceUsd }, row) => isSelectable(project, row) && priceUsd.from === project.startFromUsd,
  );
  return Math.max(0, index);
}

function requestedUnit(project: ProjectDetail, { unit }: PurchaseChoices): number | null {
  if (unit === null || unit > project.units.length) return null;
  return isSelectable(project, unit - 1) ? unit - 1 : null;
}

function requestedPlan({ paymentPlans }: ProjectDetail, { plan }: PurchaseChoices): number | null {
  return plan === null || plan > paymentPlans.length ? null : plan - 1;
}

/** Five years either side of today's; anything else is a typo. */
function signingDayRange(today: string): ReadChoices["signingDays"] {
  const year = Number(today.slice(0, 4));
  return { min: `${year - 5}-01-01`, max: `${year + 5}-12-31` };
}

/** ISO dates compare as strings. */
function isAllowed(day: string | null, { min, max }: ReadChoices["signingDays"]): boolean {
  return day === null || (day >= min && day <= max);
}

function isOption(options: PurchaseOptions) {
  const offered = [
    ...(options.mortgage ? [mortgage] : []),
    ...(options.mainHome ? [mainHome] : []),
    ...options.programmes.map(({ slug }) => slug),
  ];
  return (value: string) => offered.includes(value);
}

/** Query and hash of the page with changed choices; `null` removes one. */
export function hrefWith(
  query: string,
  changes: Readonly<Record<string, string | null>>,
  section: string,
): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters}#${section}`; // without `?` the browser would keep the old query
}
