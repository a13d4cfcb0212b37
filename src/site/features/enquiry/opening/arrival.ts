/** Where a visit arrived, for a first page that is left before the files are there that note it (`first-touch.ts`). */
import { keep, kept, keptJson } from "#site/parts/visit-storage.ts";

export interface Arrival {
  /** Of the document. */
  address: string;
  referrer: string;
}

const name = "sahil.arrival";

/** Keeps the visit's first arrival. */
export function keepArrival(arrival: Arrival): void {
  if (kept(name) === null) keep(name, JSON.stringify(arrival));
}

/** What an earlier page kept; null where none was left that early. */
export function keptArrival(): Arrival | null {
  const told = keptJson(name);
  return isArrival(told) ? told : null;
}

function isArrival(told: unknown): told is Arrival {
  return (
    typeof told === "object" &&
    told !== null &&
    "address" in told &&
    "referrer" in told &&
    typeof told.referrer === "string" &&
    typeof told.address === "string" &&
    URL.canParse(told.address)
  );
}
