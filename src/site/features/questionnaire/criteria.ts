/** What a listing is asked for by the answers of the questionnaire. */
import { anyCriteria, type Range, type SearchCriteria } from "#contract/search-criteria.ts";
import {
  endsOf,
  kindsAsked,
  type QuestionnaireAnswers,
  type RoomChoice,
} from "#domain/questionnaire.ts";
import { bedroomsOf, studio } from "#domain/rooms.ts";
import { statusesForSale } from "#domain/vocabulary.ts";

/** Nobody builds a home with more bedrooms than the trade has a word for. */
const mostBedrooms = 9;
const manyBedrooms = 5;

/** More than taxes and fees make of a price in any country: they stay below a quarter of it. */
const mostWithCosts = 1.25;
const priceStep = 1000;

/**
 * Only what is for sale. A listing knows asking prices, because costs are known of each project by itself: so it begins
 * below the budget, where a home may still reach it with its costs. Both ends hold for one row with type, rooms and size.
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

/** What is asked for homes that may cost as much as the budget says. */
function askingPrices({ from, to }: { from: number; to: number | null }): Range {
  return { from: Math.floor(from / mostWithCosts / priceStep) * priceStep, to };
}

/**
 * Every way to write a home with that many bedrooms; of the last choice, with more, too. A second living room is no reason
 * to leave a home out, and a listing reads each of them by the letter.
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
