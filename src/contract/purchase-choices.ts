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

/** Writes choices in the one order and spelling that addresses have; nothing for what is not asked. */
export function writeChoicesQuery(asked: PurchaseChoices): URLSearchParams {
  const query = new URLSearchParams();
  if (asked.unit !== null) query.set("unit", String(asked.unit));
  if (asked.plan !== null) query.set("plan", String(asked.plan));
  if (asked.signing !== null) query.set("signing", asked.signing);
  if (asked.resale) query.set("sale", "resale");
  for (const one of asked.onlyWith) query.append("with", one);
  if (asked.loanPercent !== null) query.set("loan", String(asked.loanPercent));
  return query;
}

/** 1–99; null otherwise. */
function parseRowNumber(written: string | null): number | null {
  return written !== null && /^[1-9]\d?$/.test(written) ? Number(written) : null;
}
