import type { NotNull } from "kysely";
import type { TownGuide } from "#contract/town-guide.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { newestProjects } from "#catalog/projects/newest-projects.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { readPurchaseRules } from "#catalog/purchase-rules/purchase-rules.ts";
import { fromJson } from "#database/json.ts";
import type { withdrawn, ReadContext } from "#catalog/read-context.ts";
import { findCity } from "#catalog/regions/cities.ts";
import { similarTo } from "#catalog/regions/similar-regions.ts";
import { selectTowns, summarizeTowns } from "#catalog/regions/towns.ts";
import { withdrawnRegion } from "#catalog/regions/withdrawn-region.ts";

/** Finds a town's guide; null if the city has no such town, `withdrawn` if it was published before. */
export async function findTownGuide(
  context: ReadContext,
  citySlug: string,
  townSlug: string,
): Promise<TownGuide | typeof withdrawn | null> {
  const [city, row] = await Promise.all([
    findCity(context, citySlug),
    selectTowns(context, citySlug)
      .select(["text.intro", "text.guide", "city.parent_id as countryId"])
      .$narrowType<{ countryId: NotNull }>() // every city has a country
      .where("town.slug", "=", townSlug)
      .executeTakeFirst(),
  ]);
  if (city === null || row === undefined) {
    return withdrawnRegion(context, "town", townSlug, citySlug);
  }
  const [[town], content, similar, purchase, sharePicture] = await Promise.all([
    summarizeTowns(context, city, [row]),
    readProjects(context, row.id),
    similarTo(context, row.id),
    readPurchaseRules(context, row.countryId),
    findSharePicture(context, `town/${townSlug}`),
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

async function readProjects(context: ReadContext, townId: number): Promise<TownGuide["content"]> {
  return summarizeProjects(context, await newestProjects(context, { townId }));
}
