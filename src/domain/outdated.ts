import { addMonths } from "#domain/iso-date.ts";

/** Whether a legal figure or a rate is more than a year old at `today`; both are ISO dates. */
export function isOutdated(asOf: string, today: string): boolean {
  return asOf < addMonths(today, -12);
}
