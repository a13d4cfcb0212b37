import type { Selectable } from "kysely";
import { startFromUsd } from "#domain/units-on-offer.ts";
import type { Database } from "#database/schema.ts";
import type { Project } from "#content/kinds/project.ts";
import { fromFlagOrNull, toFlag, toFlagOrNull } from "#content/rows/flags.ts";
import type { Ids } from "#content/rows/ids.ts";

export function projectColumns(project: Project, ids: Ids) {
  return {
    ref: project.ref,
    name: project.name,
    country_id: ids.idOf("region", project.country),
    city_id: ids.idOf("region", project.city),
    town_id: ids.idOrNull("region", project.town),
    developer_id: ids.idOf("developer", project.developer),
    status: project.status,
    sale: project.sale,
    featured: toFlag(project.featured),
    published_at: project.publishedAt,
    availability_confirmed_at: project.availabilityConfirmedAt,
    delivery_year: project.delivery.year,
    delivery_quarter: project.delivery.quarter,
    lat: project.center.lat,
    lng: project.center.lng,
    permit: project.permit,
    video_slug: project.video,
    gross_yield_pct: project.investment.grossYieldPct,
    service_charge_usd_per_m2_year: project.investment.serviceChargeUsdPerM2Year,
    appreciation_5y_pct: project.investment.appreciation5yPct,
    furnished: toFlagOrNull(project.investment.furnished),
    managed: toFlagOrNull(project.investment.managed),
    start_from_usd: startFromUsd(project.units),
  };
}

export function projectFacts(
  columns: Omit<
    Selectable<Database["project"]>,
    "id" | "slug" | "published" | "position" | "content_hash"
  >,
  ids: Ids,
) {
  return {
    ref: columns.ref,
    name: columns.name,
    country: ids.slugOf("region", columns.country_id),
    city: ids.slugOf("region", columns.city_id),
    town: ids.slugOrNull("region", columns.town_id),
    developer: ids.slugOf("developer", columns.developer_id),
    status: columns.status,
    sale: columns.sale,
    featured: columns.featured === 1,
    publishedAt: columns.published_at,
    availabilityConfirmedAt: columns.availability_confirmed_at,
    delivery: { year: columns.delivery_year, quarter: columns.delivery_quarter },
    center: { lat: columns.lat, lng: columns.lng },
    permit: columns.permit,
    video: columns.video_slug,
    investment: {
      grossYieldPct: columns.gross_yield_pct,
      serviceChargeUsdPerM2Year: columns.service_charge_usd_per_m2_year,
      appreciation5yPct: columns.appreciation_5y_pct,
      furnished: fromFlagOrNull(columns.furnished),
      managed: fromFlagOrNull(columns.managed),
    },
  };
}
