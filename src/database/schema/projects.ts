import type { Generated } from "kysely";
import type { Locale } from "#domain/locale.ts";
import type { StageMoment } from "#domain/payment-plan.ts";
import type { ProjectStatus, SaleKind } from "#domain/vocabulary.ts";
import type { Entity, Flag, IsoDay, Json } from "#database/schema/entity.ts";

export interface ProjectTables {
  developer: Entity & {
    name: string;
    logo: string;
    founded: number;
    country_id: number;
    delivered: number;
    under_construction: number;
    image: string | null;
  };
  developer_text: {
    developer_id: number;
    locale: Locale;
    also_called: Json; // string[]
    headquarters: string;
    summary: string;
    story: string;
    awards: Json; // string[]
  };

  project: Entity & ProjectColumns;
  project_text: {
    project_id: number;
    locale: Locale;
    tagline: string;
    summary: string;
    description: string;
    highlights: Json; // string[]
    faqs: Json; // { q, a }[]
  };
  project_type: { project_id: number; property_type_id: number; position: number };
  project_amenity: { project_id: number; amenity_id: number; position: number };
  project_image: { project_id: number; position: number; file: string };
  project_floor_plan: { project_id: number; position: number; file: string; rooms: string | null };
  project_distance: {
    project_id: number;
    position: number;
    minutes: number;
    mode: "walk" | "drive";
  };
  project_distance_text: { project_id: number; position: number; locale: Locale; place: string };
  unit: UnitColumns;

  payment_plan: { id: Generated<number>; project_id: number; position: number };
  payment_plan_text: {
    payment_plan_id: number;
    locale: Locale;
    name: string | null;
    note: string | null;
  };
  payment_stage: {
    payment_plan_id: number;
    position: number;
    moment: StageMoment;
    percent: number;
    count: number | null;
    days: number | null;
    start: "handover" | "title-transfer" | null;
  };
  payment_stage_text: { payment_plan_id: number; position: number; locale: Locale; label: string };
}

interface ProjectColumns {
  ref: string;
  name: string;
  country_id: number;
  city_id: number;
  town_id: number | null;
  developer_id: number;
  status: ProjectStatus;
  sale: SaleKind;
  featured: Flag;
  published_at: IsoDay;
  availability_confirmed_at: IsoDay | null;
  delivery_year: number;
  delivery_quarter: number;
  lat: number;
  lng: number;
  permit: string | null;
  video_slug: string | null;
  gross_yield_pct: number;
  service_charge_usd_per_m2_year: number;
  appreciation_5y_pct: number | null;
  furnished: Flag | null;
  managed: Flag | null;
  /** Computed at load: lowest price of the available units, or of all units once sold. */
  start_from_usd: number;
}

interface UnitColumns {
  id: Generated<number>;
  project_id: number;
  position: number;
  property_type_id: number;
  rooms: string | null;
  /** 0 for a studio; null when `rooms` is. */
  bedrooms: number | null;
  bathrooms: number | null;
  area_min_m2: number;
  area_max_m2: number;
  price_from_usd: number;
  price_to_usd: number | null;
  total: number;
  available: number;
  sold: number;
}
