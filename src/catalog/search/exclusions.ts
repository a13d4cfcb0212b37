import {
  type AmenityTest,
  type Bounds,
  type ExclusionTables,
  noTier,
  type Table,
} from "#catalog/search/exclusion-tables.ts";
import { groupBits } from "#catalog/search/filter-groups.ts";
import { bitmapWords, hasBit } from "#catalog/search/inventory/bitmaps.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";

/** Bits of the groups that exclude each project and each unit, by index. */
export interface Exclusions {
  projects: Int32Array;
  units: Int32Array;
}

/** Works column by column, so that a column without a filter costs nothing. */
export function exclusionsOf(inventory: Inventory, tables: ExclusionTables): Exclusions {
  const { projects, units } = inventory;
  const ofProjects = new Int32Array(projects.id.length);
  for (const name of [
    "country",
    "city",
    "town",
    "developer",
    "status",
    "handover",
    "flags",
  ] as const)
    lookUp(ofProjects, projects[name], tables[name]);
  for (const test of tables.amenities) lookForAmenities(ofProjects, inventory, test);
  if (tables.tiers !== null) lookForText(ofProjects, tables.tiers);

  const ofUnits = new Int32Array(units.type.length);
  lookUp(ofUnits, units.type, tables.type);
  lookUp(ofUnits, units.rooms, tables.rooms);
  for (const bounds of tables.price) compare(ofUnits, units.priceFrom, units.priceTo, bounds);
  for (const bounds of tables.area) compare(ofUnits, units.areaFrom, units.areaTo, bounds);
  return { projects: ofProjects, units: ofUnits };
}

function lookUp(exclusions: Int32Array, column: Int32Array, table: Table): void {
  if (table.every((bits) => bits === 0)) return;
  for (let index = 0; index < exclusions.length; index++)
    exclusions[index] = (exclusions[index] ?? 0) | (table[column[index] ?? 0] ?? 0);
}

function lookForAmenities(
  exclusions: Int32Array,
  { amenities }: Inventory,
  { bit, codes }: AmenityTest,
): void {
  const words = bitmapWords(exclusions.length);
  const matching = new Int32Array(words);
  for (const code of codes)
    for (let word = 0; word < words; word++)
      matching[word] = (matching[word] ?? 0) | (amenities[code * words + word] ?? 0);
  for (let index = 0; index < exclusions.length; index++)
    if (!hasBit(matching, 0, index)) exclusions[index] = (exclusions[index] ?? 0) | bit;
}

function lookForText(exclusions: Int32Array, tiers: Uint8Array): void {
  for (let index = 0; index < exclusions.length; index++)
    if (tiers[index] === noTier) exclusions[index] = (exclusions[index] ?? 0) | groupBits.query;
}

function compare(
  exclusions: Int32Array,
  from: Int32Array,
  to: Int32Array,
  { bit, from: lowest, to: highest }: Bounds,
): void {
  for (let unit = 0; unit < exclusions.length; unit++)
    exclusions[unit] =
      (exclusions[unit] ?? 0) |
      ((from[unit] ?? 0) > highest ? bit : 0) |
      ((to[unit] ?? 0) < lowest ? bit : 0);
}
