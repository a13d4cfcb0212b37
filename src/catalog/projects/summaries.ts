import { whatsappLineFor } from "#domain/contact-line.ts";
import { planShares } from "#domain/payment-plan.ts";
import type { Place, ProjectSummary, ResidenceBadge, Unit } from "#contract/project.ts";
import { offersOf, picturesOf, typesOf } from "#catalog/projects/card-parts.ts";
import { paymentPlansOf } from "#catalog/projects/payment-plans.ts";
import { placesOf } from "#catalog/projects/places.ts";
import { rangeOf, unitsOf } from "#catalog/projects/units.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { residenceBadge } from "#domain/residence.ts";
import type { ProjectStatus, SaleKind } from "#domain/vocabulary.ts";
import { programmesByCountry } from "#catalog/purchase-rules/programmes.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";

/** Reads what cards show, in the order of the ids, which must come from a query over visible projects. */
export async function summarizeProjects(
  context: ReadContext,
  ids: readonly number[],
): Promise<ProjectSummary[]> {
  if (ids.length === 0) return [];
  const [rows, placeOf, types, pictures, units, plans, offers, badgeOf] = await Promise.all([
    readRows(context, ids),
    placesOf(context, ids),
    typesOf(context, ids),
    picturesOf(context, ids, { coversOnly: true }),
    unitsOf(context, ids),
    paymentPlansOf(context, ids),
    offersOf(context, ids),
    createBadgeLookup(context),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const { developerSlug, developerName, year, quarter, countryId, sale, ...facts } = present(
      rowOf.get(id),
      id,
    );
    const place: Place = present(placeOf.get(id), id);
    const project = { countryId, city: place.city.slug, status: facts.status, sale };
    return {
      ...facts,
      place,
      developer: { slug: developerSlug, name: developerName },
      types: types(id),
      cover: pictures(id)[0] ?? null,
      ...rangeOf(units(id)),
      delivery: { year, quarter },
      plan: planShares(present(plans(id)[0], id).stages),
      badge: badgeOf(project, units(id)),
      offer: offers(id)[0] ?? null,
      whatsapp: whatsappLineFor({ country: place.country.slug, city: place.city.slug }),
    };
  });
}

function readRows({ database, locale }: ReadContext, ids: readonly number[]) {
  return database
    .selectFrom("project")
    .innerJoin("project_text as text", (join) =>
      join.onRef("text.project_id", "=", "project.id").on("text.locale", "=", locale),
    )
    .innerJoin("developer", "developer.id", "project.developer_id")
    .select([
      "project.id",
      "project.slug",
      "project.ref",
      "project.name",
      "developer.slug as developerSlug",
      "developer.name as developerName",
      "project.country_id as countryId",
      "project.status",
      "project.sale",
      "project.published_at as publishedAt",
      "text.tagline",
      "text.summary",
      "project.start_from_usd as startFromUsd",
      "project.delivery_year as year",
      "project.delivery_quarter as quarter",
    ])
    .where("project.id", "in", ids)
    .execute();
}

function present<Value>(value: Value | undefined, id: number): Value {
  if (value === undefined) throw new Error(`Project ${id} is incomplete`);
  return value;
}

interface BadgedProject {
  countryId: number;
  city: string;
  status: ProjectStatus;
  sale: SaleKind;
}

/** Reads programmes and rates once and returns the function that finds a project's residence badge. */
async function createBadgeLookup(
  context: ReadContext,
): Promise<(project: BadgedProject, units: readonly Unit[]) => ResidenceBadge | null> {
  const [programmesOf, rates] = await Promise.all([
    programmesByCountry(context),
    listCurrencies(context),
  ]);
  return ({ countryId, ...project }, units) =>
    residenceBadge({
      units: units.map(({ priceUsd, areaM2, type, available }) => ({
        priceUsd: priceUsd.from,
        areaM2: areaM2.min,
        category: type.category,
        available,
      })),
      project,
      programmes: programmesOf(countryId),
      rates,
    });
}
