export const projectStatuses = ["off-plan", "under-construction", "ready", "sold"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const statusesForSale = projectStatuses.filter((status) => status !== "sold");

export const saleKinds = ["first", "resale"] as const;
export type SaleKind = (typeof saleKinds)[number];

export const propertyCategories = ["residential", "commercial", "land"] as const;
export type PropertyCategory = (typeof propertyCategories)[number];

export const programmeKinds = ["citizenship", "residence", "golden-visa"] as const;
export type ProgrammeKind = (typeof programmeKinds)[number];

export const whatsappLines = ["turkey", "uae"] as const;
export type WhatsappLine = (typeof whatsappLines)[number];

export const countrySlugs = ["turkey", "uae", "cyprus"] as const;
export type CountrySlug = (typeof countrySlugs)[number];

export const areaUnits = ["m2", "sqft"] as const;
export type AreaUnit = (typeof areaUnits)[number];

/** `quarter` is 1–4; a handover falls on the last day. */
export interface Quarter {
  year: number;
  quarter: number;
}

/** WGS 84, decimal degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}
