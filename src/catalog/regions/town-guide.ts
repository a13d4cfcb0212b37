import type { TownName } from "#contract/region.ts";
import type { TownGuide } from "#contract/town-guide.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists all towns of a city by name; null where there is no such city. */
export async function listTownNames(_reading: Reading, _city: string): Promise<TownName[] | null> {
  throw new Error("to be written");
}

/** Finds a town's guide; null where there is no such town in that city. */
export async function findTownGuide(
  _reading: Reading,
  _city: string,
  _town: string,
): Promise<TownGuide | null> {
  throw new Error("to be written");
}
