import type { Locale } from "#domain/locale.ts";
import type { Entity, Flag, Json } from "#database/schema/entity.ts";

export interface RegionTables {
  region: Entity & RegionColumns;
  region_text: {
    region_id: number;
    locale: Locale;
    name: string;
    name_in: string;
    also_called: Json; // string[]
    summary: string;
    intro: string;
    airport: string | null;
    highlights: Json; // string[]
    guide: Json; // { heading, body }[]
  };
  region_price: { region_id: number; year: number; usd_per_m2: number };
  region_similar: { region_id: number; position: number; similar_slug: string };
}

interface RegionColumns {
  kind: "country" | "city" | "town";
  parent_id: number | null;
  iso: string | null;
  currency: string | null;
  capital: string | null;
  image: string | null;
  lat: number;
  lng: number;
  zoom: number;
  featured: Flag;
  population: number | null;
  average_price_usd_per_m2: number | null;
  price_change_1y_pct: number | null;
  gross_yield_pct: number | null;
  occupancy_pct: number | null;
  foreign_share_pct: number | null;
  distance_to_sea_km: number | null;
  distance_to_centre_km: number | null;
  distance_to_airport_km: number | null;
}
