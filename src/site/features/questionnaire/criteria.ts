import { emptyCriteria, type Range, type SearchCriteria } from "#contract/search-criteria.ts";
import {
  rangeOf,
  matchingTypes,
  type QuestionnaireAnswers,
  type RoomChoice,
} from "#domain/questionnaire.ts";
import { bedroomsOf, studio } from "#domain/rooms.ts";
import { statusesForSale } from "#domain/vocabulary.ts";

/** Listings have no homes with more bedrooms. */
const maxBedrooms = 9;
const manyBedrooms = 5;

/** Upper bound of price with costs: taxes and fees stay below a quarter of the price in every country. */
const maxCostFactor = 1.25;
const priceStep = 1000;

/**
 * Only projects for sale. Listings filter by asking price, so the lower bound drops to include homes that reach
 * the budget with costs. All conditions must hold for one row.
 */
export function searchCriteriaFor({
  type,
  rooms,
  size,
  budget,
}: QuestionnaireAnswers): SearchCriteria {
  return {
    ...emptyCriteria,
    type: matchingTypes({ type, rooms }),
    rooms: rooms === null ? [] : roomSpellings(rooms),
    area: size === null ? null : rangeOf(size),
    price: budget === null ? null : askingPrices(rangeOf(budget)),
    status: statusesForSale,
  };
}

/** Asking prices whose total with costs can reach the budget. */
function askingPrices({ from, to }: { from: number; to: number | null }): Range {
  return { from: Math.floor(from / maxCostFactor / priceStep) * priceStep, to };
}

/**
 * All layouts with that many bedrooms, or more for the last choice: a second living room still matches, and
 * listings compare layouts literally.
 */
export function roomSpellings(choice: RoomChoice): string[] {
  if (choice === studio) return [studio];
  const fewest = bedroomsOf(choice);
  const most = choice === "7+2" ? maxBedrooms : fewest;
  const layouts: string[] = [];
  for (let bedrooms = fewest; bedrooms <= most; bedrooms++) {
    layouts.push(`${bedrooms}+1`, `${bedrooms}+2`);
    if (bedrooms >= manyBedrooms) layouts.push(`${bedrooms}+3`);
  }
  return layouts;
}
