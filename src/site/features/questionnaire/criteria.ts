/** What a listing is asked for by the answers of the questionnaire. */
import { anyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { endsOf, type QuestionnaireAnswers, type RoomChoice } from "#domain/questionnaire.ts";
import { bedroomsOf, studio } from "#domain/rooms.ts";
import { statusesForSale } from "#domain/vocabulary.ts";

/** Nobody builds a home with more bedrooms than the trade has a word for. */
const mostBedrooms = 9;
const manyBedrooms = 5;

/**
 * Only what is for sale. The budget stands for the asking price here, because costs are known of each project by itself;
 * its two ends hold for one row with type, rooms and size.
 */
export function criteriaOf({ type, rooms, size, budget }: QuestionnaireAnswers): SearchCriteria {
  return {
    ...anyCriteria,
    type: type === null ? [] : [type],
    rooms: rooms === null ? [] : homesOf(rooms),
    area: size === null ? null : endsOf(size),
    price: budget === null ? null : endsOf(budget),
    status: statusesForSale,
  };
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
