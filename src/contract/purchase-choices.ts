/** Query of a project page's purchase options; invalid values are dropped. */
import { isIsoDate } from "#domain/iso-date.ts";
import { slugPattern } from "#domain/slug.ts";

export interface PurchaseChoices {
  /** Number of the unit row, from 1. */
  unit: number | null;
  /** Number of the payment plan, from 1. */
  plan: number | null;
  /** ISO date of signing; empty when the field was submitted empty. */
  signing: string | null;
  resale: boolean;
  /** `mortgage`, `main-home` or slugs of programmes. */
  onlyWith: readonly string[];
  /** Percent of the price; out-of-range values are kept, so that the page can explain the fault. */
  loanPercent: number | null;
}

/** Whole percents. */
export const loanPercents = { min: 5, max: 95 } as const;

export function isLoanPercent(value: number): boolean {
  return Number.isInteger(value) && value >= loanPercents.min && value <= loanPercents.max;
}

const maxConditions = 8;
/** Any number that a percent field may submit. */
const numberPattern = /^-?(?:0|[1-9]\d{0,5})(?:\.\d{0,3}[1-9])?$/;

export function parseChoicesQuery(query: URLSearchParams): PurchaseChoices {
  const signing = query.get("signing");
  const words = query
    .getAll("with")
    .filter((value) => value.length <= 80 && slugPattern.test(value));
  const loan = query.get("loan") ?? "";
  return {
    unit: parseRowNumber(query.get("unit")),
    plan: parseRowNumber(query.get("plan")),
    signing: signing === "" || (signing !== null && isIsoDate(signing)) ? signing : null,
    resale: query.get("sale") === "resale",
    onlyWith: [...new Set(words)].sort().slice(0, maxConditions),
    loanPercent: numberPattern.test(loan) ? Number(loan) : null,
  };
}

/** Writes the canonical query, without unset choices. */
export function writeChoicesQuery(choices: PurchaseChoices): URLSearchParams {
  const query = new URLSearchParams();
  if (choices.unit !== null) query.set("unit", String(choices.unit));
  if (choices.plan !== null) query.set("plan", String(choices.plan));
  if (choices.signing !== null) query.set("signing", choices.signing);
  if (choices.resale) query.set("sale", "resale");
  for (const condition of choices.onlyWith) query.append("with", condition);
  if (choices.loanPercent !== null) query.set("loan", String(choices.loanPercent));
  return query;
}

/** 1–99; null otherwise. */
function parseRowNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : null;
}
