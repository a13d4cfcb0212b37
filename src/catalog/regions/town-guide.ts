import type { NotNull } from "kysely";
import type { TownGuide } from "#contract/town-guide.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { newestProjects } from "#catalog/projects/newest-projects.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { readPurchaseRules } from "#catalog/purchase-rules/purchase-rules.ts";
import { fromJson, type gone, type Reading } from "#catalog/reading.ts";
import { findCity } from "#catalog/regions/cities.ts";
import { similarTo } from "#catalog/regions/similar.ts";
import { selectTowns, summarizeTowns } from "#catalog/regions/towns.ts";
import { withdrawnRegion } from "#catalog/regions/withdrawn-region.ts";

/** Finds a town's guide; null if the city has no such town, `withdrawn` if it was published before. */
export async function findTownGuide(
  reading: Reading,
  citySlug: string,
  townSlug: string,
): Promise<TownGuide | typeof gone | null> {
  const [city, row] = await Promise.all([
    findCity(reading, citySlug),
    selectTowns(reading, citySlug)
      .select(["text.intro", "text.guide", "city.parent_id as countryId"])
      .$narrowType<{ countryId: NotNull }>() // every city has a country
      .where("town.slug", "=", townSlug)
      .executeTakeFirst(),
  ]);
  if (city === null || row === undefined) {
    return withdrawnRegion(reading, "town", townSlug, citySlug);
  }
  const [[town], content, similar, purchase, sharePicture] = await Promise.all([
    summarizeTowns(reading, city, [row]),
    readProjects(reading, row.id),
    similarTo(reading, row.id),
    readPurchaseRules(reading, row.countryId),
    findSharePicture(reading, `town/${townSlug}`),
  ]);
  if (town === undefined) throw new Error(`Town ${townSlug} has no summary`);
  const guide = fromJson<TownGuide["town"]["guide"]>(row.guide);
  return {
    town: { ...town, intro: row.intro, guide, sharePicture },
    cityPrices: city.priceHistory,
    content,
    similar,
    purchase,
  };
}

async function readProjects(reading: Reading, townId: number): Promise<TownGuide["content"]> {
  return summarizeProjects(reading, await newestProjects(reading, { townId }));
}
