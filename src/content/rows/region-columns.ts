/** Countries, cities and towns share a table; each leaves the columns of the others null. */

export const emptyRegionColumns = {
  parent_id: null,
  iso: null,
  currency: null,
  capital: null,
  featured: 0,
  population: null,
  average_price_usd_per_m2: null,
  price_change_1y_pct: null,
  gross_yield_pct: null,
  occupancy_pct: null,
  foreign_share_pct: null,
  distance_to_sea_km: null,
  distance_to_centre_km: null,
  distance_to_airport_km: null,
} as const;

/** Reads a column that is nullable only for other kinds of region. */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("A region lacks a column that its kind always has.");
  return value;
}
