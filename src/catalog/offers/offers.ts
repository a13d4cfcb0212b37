import type { Offer } from "#contract/offer.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Lists the offers valid today, in content order, without those for an invisible project, which their text is about. */
export async function listOffers(context: ReadContext): Promise<Offer[]> {
  const offers = await readOffers(context);
  const [projects, pictureOf] = await Promise.all([
    readProjects(
      context,
      offers.map(({ projectId }) => projectId),
    ),
    findPictures(
      context,
      offers.map(({ image }) => image),
    ),
  ]);
  return offers.flatMap(({ projectId, image, terms, ...offer }) => {
    const project = projectId === null ? null : projects.get(projectId);
    if (project === undefined) return [];
    return [{ ...offer, terms: fromJson<string[]>(terms), image: pictureOf(image), project }];
  });
}

function readOffers({ database, locale, today }: ReadContext) {
  return database
    .selectFrom("offer")
    .innerJoin("offer_text as text", (join) =>
      join.onRef("text.offer_id", "=", "offer.id").on("text.locale", "=", locale),
    )
    .select([
      "offer.slug",
      "text.title",
      "text.summary",
      "text.body",
      "text.badge",
      "offer.discount_pct as discountPct",
      "offer.valid_from as validFrom",
      "offer.valid_until as validUntil",
      "text.terms",
      "offer.image",
      "offer.project_id as projectId",
    ])
    .where("offer.published", "=", 1)
    .where("offer.valid_from", "<=", today)
    .where("offer.valid_until", ">=", today)
    .orderBy("offer.position")
    .orderBy("offer.id")
    .execute();
}

/** Reads the visible ones of these projects, by id. */
async function readProjects(
  context: ReadContext,
  projectIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, ProjectSummary | undefined>> {
  const candidates = projectIds.filter((id) => id !== null);
  if (candidates.length === 0) return new Map();
  const rows = await visibleProjects(context)
    .select("project.id")
    .where("project.id", "in", candidates)
    .execute();
  const ids = rows.map(({ id }) => id);
  const summaries = await summarizeProjects(context, ids);
  return new Map(ids.map((id, index) => [id, summaries[index]]));
}
