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
import { findSimilar } from "#catalog/projects/similar-projects.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { unitsOf } from "#catalog/projects/units.ts";
import { releasedProjects, visibleProjects } from "#catalog/projects/visible-projects.ts";
import { readPurchaseRules } from "#catalog/purchase-rules/purchase-rules.ts";
import { fromJson } from "#database/json.ts";
import { withdrawn, type ReadContext } from "#catalog/read-context.ts";
import { pricesOf } from "#catalog/regions/prices.ts";

/** Finds a project under its city or country; null if unknown or not yet released, `withdrawn` if published before. */
export async function findProject(
  context: ReadContext,
  parent: string,
  slug: string,
): Promise<ProjectDetail | typeof withdrawn | null> {
  const row = await readRow(context, parent, slug);
  if (row === undefined) return (await wasPublished(context, parent, slug)) ? withdrawn : null;
  const { id, cityId, countryId, lat, lng, videoSlug, highlights, faqs, ...facts } = row;
  const [[summary, ...similar], pictures, units, plans, ...parts] = await Promise.all([
    findSimilar(context, id).then((ids) => summarizeProjects(context, [id, ...ids])),
    picturesOf(context, [id], { coversOnly: false }),
    unitsOf(context, [id]),
    paymentPlansOf(context, [id]),
    readAmenities(context, id),
    readFloorPlans(context, id),
    readDistances(context, id),
    readInvestment(context, id),
    pricesOf(context, [cityId]),
    readPurchaseRules(context, countryId),
    videoSlug === null ? null : findVideo(context, videoSlug),
    findSharePicture(context, `project/${slug}`),
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

function readRow(context: ReadContext, parent: string, slug: string) {
  return visibleProjects(context)
    .innerJoin("project_text as text", (join) =>
      join.onRef("text.project_id", "=", "project.id").on("text.locale", "=", context.locale),
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
async function wasPublished(context: ReadContext, parent: string, slug: string): Promise<boolean> {
  const row = await releasedProjects(context)
    .select("project.id")
    .where("project.slug", "=", slug)
    .where((eb) => eb.or([eb("city.slug", "=", parent), eb("country.slug", "=", parent)]))
    .executeTakeFirst();
  return row !== undefined;
}
