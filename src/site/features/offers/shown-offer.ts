import type { Offer } from "#contract/offer.ts";
import { daysBetween } from "#domain/iso-date.ts";

/** An offer as a page of a certain day shows it. */
export type ShownOffer = Omit<Offer, "body"> & {
  /** The whole offer as HTML that our own renderer made. */
  bodyHtml: string;
  /** From that day to the last one; 0 on the last. */
  daysLeft: number;
};

/**
 * Counts the days that are left to each offer on a day, and puts the one that ends first at the top. What has ended by
 * then is left out: another machine's API may hold on to yesterday's answer for a moment after midnight.
 */
export function offersOn<Dated extends Pick<Offer, "validUntil">>(
  day: string,
  offers: readonly Dated[],
): (Dated & Pick<ShownOffer, "daysLeft">)[] {
  return offers
    .map((offer) => ({ ...offer, daysLeft: daysBetween(day, offer.validUntil) }))
    .filter(({ daysLeft }) => daysLeft >= 0)
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}
