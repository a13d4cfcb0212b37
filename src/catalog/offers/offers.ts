import type { Offer } from "#contract/offer.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists the offers that hold today, in the order of their file. */
export async function listOffers(_reading: Reading): Promise<Offer[]> {
  throw new Error("to be written");
}
