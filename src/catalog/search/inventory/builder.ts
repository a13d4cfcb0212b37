import { bedroomsOf, largeHomes } from "#domain/rooms.ts";
import { unitsOnOffer } from "#domain/units-on-offer.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import type { Handover } from "#catalog/search/handover.ts";
import { setBit, bitmapWords } from "#catalog/search/inventory/bitmaps.ts";
import {
  GrowingColumn,
  ColumnDictionary,
  SetDictionary,
} from "#catalog/search/inventory/columns.ts";
import { flagsUnder } from "#catalog/search/inventory/flags.ts";
import {
  emptyRangeMax,
  type Inventory,
  emptyRangeMin,
} from "#catalog/search/inventory/inventory.ts";
import { permute, type SortKeys } from "#catalog/search/inventory/permutations.ts";
import type { EligibilityRules } from "#catalog/search/inventory/programme-eligibility.ts";
import type { StoredProject, StoredUnit } from "#catalog/search/inventory/read-chunk.ts";

interface Parts {
  units: readonly StoredUnit[];
  amenities: readonly { id: number; slug: string }[];
}

/** Packs projects into columns; they must be added in ascending order of their ids. */
export class InventoryBuilder {
  readonly #flagsOf: ReturnType<typeof flagsUnder>;
  readonly #projects = columns(
    "id",
    "country",
    "city",
    "town",
    "developer",
    "status",
    "handover",
    "flags",
    "featured",
    "startFrom",
    "firstUnit",
    "types",
    "roomsFacets",
    "priceFrom",
    "priceTo",
    "areaFrom",
    "areaTo",
  );
  readonly #units = columns(
    "type",
    "rooms",
    "roomsFacet",
    "priceFrom",
    "priceTo",
    "areaFrom",
    "areaTo",
  );
  /** Pairs of a project index and an encoded amenity. */
  readonly #amenities = columns("project", "amenity");
  readonly #keys: { [Name in keyof SortKeys]: number[] } = {
    date: [],
    price: [],
    yield: [],
    handover: [],
    smallest: [],
    largest: [],
  };
  readonly #handovers: Handover[] = [];
  readonly #typeSets = new SetDictionary();
  readonly #roomsFacetSets = new SetDictionary();
  readonly #flagSets = new SetDictionary();
  readonly #dictionaries = {
    country: new ColumnDictionary<number>(),
    city: new ColumnDictionary<number>(),
    town: new ColumnDictionary<number>(),
    developer: new ColumnDictionary<number>(),
    type: new ColumnDictionary<number>(),
    amenity: new ColumnDictionary<number>(),
    rooms: new ColumnDictionary<string>(),
    roomsFacet: new ColumnDictionary<string>(),
    handover: new ColumnDictionary<string>(),
  };

  constructor(rules: EligibilityRules) {
    this.#flagsOf = flagsUnder(rules);
  }

  put(project: StoredProject, { units, amenities }: Parts): void {
    const dictionaries = this.#dictionaries;
    const index = this.#projects.id.length;
    const free = units.filter(({ available }) => available > 0);
    this.#projects.id.push(project.id);
    this.#projects.country.push(dictionaries.country.encode(project.countryId));
    this.#projects.city.push(dictionaries.city.encode(project.cityId));
    this.#projects.town.push(dictionaries.town.encode(project.townId));
    this.#projects.developer.push(dictionaries.developer.encode(project.developerId));
    this.#projects.status.push(projectStatuses.indexOf(project.status));
    this.#projects.handover.push(this.#handover(project));
    this.#projects.featured.push(project.featured);
    this.#projects.startFrom.push(project.startFromUsd);
    this.#projects.firstUnit.push(this.#units.type.length);
    const flags = this.#flagsOf({ project, freeUnits: free, amenities });
    this.#projects.flags.push(this.#flagSets.encode(flags));
    for (const { id } of amenities) {
      this.#amenities.project.push(index);
      this.#amenities.amenity.push(dictionaries.amenity.encode(id));
    }
    this.#putUnits(project.status === "sold" ? units : free);
    this.#putKeys(project, unitsOnOffer(units));
  }

  async build(): Promise<Inventory> {
    this.#projects.firstUnit.push(this.#units.type.length);
    const projects = toArrays(this.#projects);
    const words = bitmapWords(projects.id.length);
    const amenities = new Int32Array(this.#dictionaries.amenity.size * words);
    const pairs = toArrays(this.#amenities);
    pairs.project.forEach((index, pair) =>
      setBit(amenities, (pairs.amenity[pair] ?? 0) * words, index),
    );
    const sold = projectStatuses.indexOf("sold");
    return {
      projects,
      amenities,
      units: toArrays(this.#units),
      dictionaries: this.#dictionaries,
      typeSets: this.#typeSets,
      roomsFacetSets: this.#roomsFacetSets,
      flagSets: this.#flagSets,
      handovers: this.#handovers,
      orders: await permute(this.#keys, (index) => projects.status[index] === sold),
    };
  }

  #putUnits(units: readonly StoredUnit[]): void {
    const dictionaries = this.#dictionaries;
    const encoded = units.map(({ typeId, rooms, priceFrom, priceTo, areaFrom, areaTo }) => ({
      type: dictionaries.type.encode(typeId),
      rooms: dictionaries.rooms.encode(rooms),
      roomsFacet: dictionaries.roomsFacet.encode(rooms && facetValueOf(rooms)),
      priceFrom,
      priceTo: priceTo ?? priceFrom,
      areaFrom,
      areaTo,
    }));
    for (const unit of encoded) {
      this.#units.type.push(unit.type);
      this.#units.rooms.push(unit.rooms);
      this.#units.roomsFacet.push(unit.roomsFacet);
      this.#units.priceFrom.push(unit.priceFrom);
      this.#units.priceTo.push(unit.priceTo);
      this.#units.areaFrom.push(unit.areaFrom);
      this.#units.areaTo.push(unit.areaTo);
    }
    this.#projects.types.push(this.#typeSets.encode(encoded.map((unit) => unit.type)));
    this.#projects.roomsFacets.push(
      this.#roomsFacetSets.encode(encoded.map((unit) => unit.roomsFacet)),
    );
    this.#projects.priceFrom.push(
      Math.min(emptyRangeMin, ...encoded.map((unit) => unit.priceFrom)),
    );
    this.#projects.priceTo.push(Math.max(emptyRangeMax, ...encoded.map((unit) => unit.priceTo)));
    this.#projects.areaFrom.push(Math.min(emptyRangeMin, ...encoded.map((unit) => unit.areaFrom)));
    this.#projects.areaTo.push(Math.max(emptyRangeMax, ...encoded.map((unit) => unit.areaTo)));
  }

  #handover({ status, year }: StoredProject): number {
    const { handover } = this.#dictionaries;
    const sizeBefore = handover.size;
    const code = handover.encode(`${status} ${year}`);
    if (handover.size > sizeBefore) this.#handovers.push({ status, year });
    return code;
  }

  #putKeys(project: StoredProject, offered: readonly StoredUnit[]): void {
    this.#keys.date.push(Number(project.publishedAt.replaceAll("-", "")));
    this.#keys.price.push(project.startFromUsd);
    this.#keys.yield.push(project.grossYieldPct);
    this.#keys.handover.push(project.year * 4 + project.quarter);
    this.#keys.smallest.push(Math.min(...offered.map(({ areaFrom }) => areaFrom)));
    this.#keys.largest.push(Math.max(...offered.map(({ areaTo }) => areaTo)));
  }
}

/** The value of the rooms facet that these rooms belong to. */
function facetValueOf(rooms: string): string {
  return bedroomsOf(rooms) >= bedroomsOf(largeHomes) ? largeHomes : rooms;
}

function columns<Name extends string>(...names: Name[]): Record<Name, GrowingColumn> {
  const entries = names.map((name) => [name, new GrowingColumn()]);
  return Object.fromEntries(entries) as Record<Name, GrowingColumn>; // a column for each name
}

function toArrays<Name extends string>(
  growing: Record<Name, GrowingColumn>,
): Record<Name, Int32Array> {
  const entries = Object.entries<GrowingColumn>(growing);
  const arrays = entries.map(([name, column]) => [name, column.toArray()]);
  return Object.fromEntries(arrays) as Record<Name, Int32Array>; // the same names
}
