import { addMonths } from "#domain/iso-date.ts";

/** Tells whether a legal figure or a rate was read more than a year before `today`, so that a visitor should ask again. ISO dates. */
export function isOutdated(asOf: string, today: string): boolean {
  return asOf < addMonths(today, -12);
}
