import { anyCriteria, type Range, type SearchCriteria } from "#contract/search-criteria.ts";
import {
  endsOf,
  kindsAsked,
  type QuestionnaireAnswers,
  type RoomChoice,
} from "#domain/questionnaire.ts";
import { bedroomsOf, studio } from "#domain/rooms.ts";
import { statusesForSale } from "#domain/vocabulary.ts";

/** Listings have no homes with more bedrooms. */
const mostBedrooms = 9;
const manyBedrooms = 5;

/** Upper bound of price with costs: taxes and fees stay below a quarter of the price in every country. */
const mostWithCosts = 1.25;
const priceStep = 1000;

/**
 * Only projects for sale. Listings filter by asking price, so the lower bound drops to include homes that reach
 * the budget with costs. All conditions must hold for one row.
 */
export function criteriaOf({ type, rooms, size, budget }: QuestionnaireAnswers): SearchCriteria {
  return {
    ...anyCriteria,
    type: kindsAsked({ type, rooms }),
    rooms: rooms === null ? [] : homesOf(rooms),
    area: size === null ? null : endsOf(size),
    price: budget === null ? null : askingPrices(endsOf(budget)),
    status: statusesForSale,
  };
}

/** Asking prices whose total with costs can reach the budget. */
function askingPrices({ from, to }: { from: number; to: number | null }): Range {
  return { from: Math.floor(from / mostWithCosts / priceStep) * priceStep, to };
}

/**
 * All layouts with that many bedrooms, or more for the last choice: a second living room still matches, and
 * listings compare layouts literally.
 */
export function homesOf(choice: RoomChoice): string[] {
  if (choice === studio) return [studio];
  const fewest = bedroomsOf(choice);
  const most = choice === "7+2" ? mostBedrooms : fewest;
  const homes: string[] = [];
  for (let bedrooms = fewest; bedrooms <= most; bedrooms++) {
    homes.push(`${bedrooms}+1`, `${bedrooms}+2`);
    if (bedrooms >= manyBedrooms) homes.push(`${bedrooms}+3`);
  }
  return homes;
}
