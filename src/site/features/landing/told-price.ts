/** What a landing page says that a project costs. Its words are older than the project's prices. */
import type { Landing } from "#contract/landing.ts";
import { percentOf, roundHalfUp } from "#domain/money.ts";

export type Presented = Landing["projects"][number];

/** Gives the price that the page tells, whole US dollars; never less than the project costs today. */
export function toldPrice({ priceUsd, project }: Presented): number {
  return Math.max(priceUsd, project.startFromUsd);
}

/** Gives what is paid at signing for that price, whole US dollars. */
export function firstPayment(presented: Presented): number {
  return roundHalfUp(percentOf(presented.downPaymentPct, toldPrice(presented)));
}

/** Gives the lowest price of what can still be bought; null where nothing can. */
export function lowestPrice(projects: readonly Presented[]): number | null {
  const prices = projects.filter(isForSale).map(toldPrice);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Puts what is sold behind what is not, each in the page's own order. */
export function soldLast(projects: readonly Presented[]): Presented[] {
  return projects.toSorted((one, other) => Number(isForSale(other)) - Number(isForSale(one)));
}

export function isForSale({ project }: Presented): boolean {
  return project.status !== "sold";
}
