/**
 * The schema as Kysely sees it, the same on SQLite and PostgreSQL: flags are 0 or 1, times ISO text, money whole numbers.
 * Text of a visitor's language stands in `…_text` tables. Ordered copy that no query looks into (highlights, guide sections,
 * page sections) is one JSON text column.
 */
import type { Generated } from "kysely";
import type { Locale } from "#domain/locale.ts";
import type { StageMoment } from "#domain/payment-plan.ts";
import type {
  ProgrammeKind,
  ProjectStatus,
  PropertyCategory,
  SaleKind,
  WhatsappLine,
} from "#domain/vocabulary.ts";

export type Flag = 0 | 1;
/** JSON written as text, so that both engines hold the same characters. */
export type Json = string;
type IsoDay = string;

/** Columns of everything that a content file describes. */
interface Entity {
  id: Generated<number>;
  slug: string;
  published: Flag;
  /** Place in its file or menu, from 0. */
  position: number;
  /** SHA-256 of the entity as parsed: an unchanged one is not written again. */
  content_hash: string;
}

export interface Database {
  currency: Entity & { symbol: string; rate: number; decimals: number; as_of: IsoDay }; // slug is the ISO 4217 code
  currency_text: { currency_id: number; locale: Locale; name: string };
  property_type: Entity & { category: PropertyCategory };
  property_type_text: { property_type_id: number; locale: Locale; name: string; plural: string };
  amenity: Entity & { icon: string };
  amenity_text: { amenity_id: number; locale: Locale; name: string };

  region: Entity & RegionColumns;
  region_text: {
    region_id: number;
    locale: Locale;
    name: string;
    name_in: string;
    summary: string;
    intro: string;
    airport: string | null;
    highlights: Json; // string[]
    guide: Json; // { heading, body }[]
  };
  region_price: { region_id: number; year: number; usd_per_m2: number };
  region_similar: { region_id: number; position: number; similar_slug: string };

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
    headquarters: string;
    summary: string;
    story: string;
    awards: Json;
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
  unit: {
    id: Generated<number>;
    project_id: number;
    position: number;
    property_type_id: number;
    rooms: string | null;
    /** Bedrooms, 0 for a studio; null where `rooms` is. */
    bedrooms: number | null;
    bathrooms: number | null;
    area_min_m2: number;
    area_max_m2: number;
    price_from_usd: number;
    price_to_usd: number | null;
    total: number;
    available: number;
    sold: number;
  };
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

  filter_page: Entity & { query: Json };
  filter_page_text: {
    filter_page_id: number;
    locale: Locale;
    title: string;
    heading: string;
    intro: string;
  };

  category: Entity;
  category_text: { category_id: number; locale: Locale; name: string };
  post: Entity & {
    category_id: number;
    author_id: number;
    image: string;
    published_at: IsoDay;
    featured: Flag;
    country_id: number | null;
    tags: Json; // string[], for search, never shown
  };
  post_text: { post_id: number; locale: Locale; title: string; excerpt: string; body: string };
  video: Entity & {
    file: string | null;
    youtube_id: string | null;
    poster: string;
    duration_seconds: number;
    views: number;
    published_at: IsoDay;
    featured: Flag;
    project_id: number | null;
  };
  video_text: { video_id: number; locale: Locale; title: string; description: string };
  offer: Entity & {
    project_id: number | null;
    image: string;
    discount_pct: number | null;
    valid_from: IsoDay;
    valid_until: IsoDay;
  };
  offer_text: {
    offer_id: number;
    locale: Locale;
    title: string;
    summary: string;
    body: string;
    badge: string;
    terms: Json;
  };

  department: Entity;
  department_text: { department_id: number; locale: Locale; name: string };
  team_member: Entity & {
    department_id: number;
    name: string;
    portrait: string;
    languages: Json;
    whatsapp: WhatsappLine;
  };
  team_member_text: { team_member_id: number; locale: Locale; title: string; bio: string };
  testimonial: Entity & {
    name: string;
    nationality: string;
    country_id: number;
    rating: number;
    project_id: number | null;
    date: IsoDay;
  };
  testimonial_text: { testimonial_id: number; locale: Locale; quote: string };
  faq: Entity & { topic: string }; // slug is `{topic}-{n}`
  faq_text: { faq_id: number; locale: Locale; question: string; answer: string };

  page: Entity & { hero_image: string | null; version: IsoDay | null };
  page_text: {
    page_id: number;
    locale: Locale;
    title: string;
    description: string;
    hero_heading: string;
    hero_text: string;
    sections: Json; // { kind, heading, body, image, items }[]
  };
  landing: Entity & { country_id: number; hero_image: string };
  landing_text: {
    landing_id: number;
    locale: Locale;
    title: string;
    description: string;
    hero_heading: string;
    hero_text: string;
    copy: Json; // { reasons, projects, visa, steps, faqs }
  };
  footer_group: Entity & { paths: Json }; // slug is `group-{n}`; paths of its links, in order
  footer_group_text: { footer_group_id: number; locale: Locale; title: string; links: Json }; // titles, in order

  purchase_rule: Entity & { country_id: number; currency: string }; // slug is the country's
  programme: Entity & {
    country_id: number;
    kind: ProgrammeKind;
    minimum_amount: number;
    currency: string;
    counts: "price";
    applies_to: Json | null;
    years: number | null;
    as_of: IsoDay;
    illustrative: Flag;
  };
  programme_text: {
    programme_id: number;
    locale: Locale;
    name: string;
    conditions: Json;
    source: string;
  };
  purchase_cost: Entity & {
    country_id: number;
    charge: Json;
    base: "price" | "loan";
    buyer_share: number;
    reduction: number | null;
    vat_percent: number | null;
    included_in_price: Flag;
    replaces: string | null;
    applies_to: Json | null;
    as_of: IsoDay;
    illustrative: Flag;
  };
  purchase_cost_text: {
    purchase_cost_id: number;
    locale: Locale;
    name: string;
    note: string;
    source: string;
  };

  setting: Entity & { value: Json }; // slugs: company, office-{n}
  setting_text: { setting_id: number; locale: Locale; value: Json };

  media: Entity & MediaColumns; // slug is the file's name
  media_text: { media_id: number; locale: Locale; alt: string };

  /** Where a published thing used to be: old slug → its present one, within the same kind. */
  former_slug: { kind: string; slug: string; current_slug: string };
  /** One row, id 1: `generation` is raised by every load that changes something. */
  content_state: { id: number; generation: number; loaded_at: string };
}

interface RegionColumns {
  kind: "country" | "city" | "town";
  parent_id: number | null;
  iso: string | null;
  currency: string | null;
  capital: string | null;
  whatsapp: WhatsappLine | null;
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
  /** Derived at load: the lowest price of a free row; of a sold project, of all rows. */
  start_from_usd: number;
}

interface MediaColumns {
  kind: string;
  country_slug: string | null;
  width: number | null;
  height: number | null;
  color: string | null;
  /** Public path, `{width}` and `{format}` standing for one of `variants`; a plain path for drawings and films. */
  url: string;
  variants: Json; // { widths: number[], formats: string[] }
}
