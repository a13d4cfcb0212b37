import type { NotNull } from "kysely";
import type { ProjectDetail } from "#contract/project.ts";
import { findVideo } from "#catalog/editorial/videos.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import {
  readAmenities,
  readDistances,
  readFloorPlans,
  readInvestment,
} from "#catalog/projects/detail-parts.ts";
import { picturesOf } from "#catalog/projects/card-parts.ts";
import { paymentPlansOf } from "#catalog/projects/payment-plans.ts";
import { findSimilar } from "#catalog/projects/similar.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { unitsOf } from "#catalog/projects/units.ts";
import { startedProjects, visibleProjects } from "#catalog/projects/visible-projects.ts";
import { readPurchaseRules } from "#catalog/purchase-rules/purchase-rules.ts";
import { fromJson, gone, type Reading } from "#catalog/reading.ts";
import { pricesOf } from "#catalog/regions/prices.ts";

/** Finds a project under its city or country; null if unknown or not yet released, `withdrawn` if published before. */
export async function findProject(
  reading: Reading,
  parent: string,
  slug: string,
): Promise<ProjectDetail | typeof gone | null> {
  const row = await readRow(reading, parent, slug);
  if (row === undefined) return (await wasPublished(reading, parent, slug)) ? gone : null;
  const { id, cityId, countryId, lat, lng, videoSlug, highlights, faqs, ...facts } = row;
  const [[summary, ...similar], pictures, units, plans, ...parts] = await Promise.all([
    findSimilar(reading, id).then((ids) => summarizeProjects(reading, [id, ...ids])),
    picturesOf(reading, [id], { coversOnly: false }),
    unitsOf(reading, [id]),
    paymentPlansOf(reading, [id]),
    readAmenities(reading, id),
    readFloorPlans(reading, id),
    readDistances(reading, id),
    readInvestment(reading, id),
    pricesOf(reading, [cityId]),
    readPurchaseRules(reading, countryId),
    videoSlug === null ? null : findVideo(reading, videoSlug),
    findSharePicture(reading, `project/${slug}`),
  ]);
  if (summary === undefined) return null; // withdrawn between two queries
  const [amenities, floorPlans, distances, investment, cityPrices, purchase, video, sharePicture] =
    parts;
  return {
    ...summary,
    ...facts,
    highlights: fromJson<string[]>(highlights),
    amenities,
    center: { lat, lng },
    images: pictures(id),
    floorPlans,
    units: units(id),
    paymentPlans: plans(id),
    investment,
    distances,
    video,
    sharePicture,
    faqs: fromJson<ProjectDetail["faqs"]>(faqs),
    cityPrices: cityPrices(cityId),
    purchase,
    similar,
  };
}

function readRow(reading: Reading, parent: string, slug: string) {
  return visibleProjects(reading)
    .innerJoin("project_text as text", (join) =>
      join.onRef("text.project_id", "=", "project.id").on("text.locale", "=", reading.locale),
    )
    .select([
      "project.id",
      "project.city_id as cityId",
      "project.country_id as countryId",
      "country.iso as countryIso",
      "text.description",
      "text.highlights",
      "text.faqs",
      "project.sale",
      "project.lat",
      "project.lng",
      "project.permit",
      "project.video_slug as videoSlug",
      "project.availability_confirmed_at as availabilityConfirmedAt",
    ])
    .where("project.slug", "=", slug)
    .where((eb) => eb.or([eb("city.slug", "=", parent), eb("country.slug", "=", parent)]))
    .$narrowType<{ countryIso: NotNull }>() // every country has one
    .executeTakeFirst();
}

/** Whether an invisible project was released before. */
async function wasPublished(reading: Reading, parent: string, slug: string): Promise<boolean> {
  const row = await startedProjects(reading)
    .select("project.id")
    .where("project.slug", "=", slug)
    .where((eb) => eb.or([eb("city.slug", "=", parent), eb("country.slug", "=", parent)]))
    .executeTakeFirst();
  return row !== undefined;
}
