import { bedroomsOf, largeHomes } from "#domain/rooms.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import type { Handover } from "#catalog/search/handover.ts";
import { addPlace, bitmapWords } from "#catalog/search/inventory/bitmaps.ts";
import { GrowingColumn, Numbering, SetNumbering } from "#catalog/search/inventory/columns.ts";
import { flagsUnder } from "#catalog/search/inventory/flags.ts";
import {
  highestOfNone,
  type Inventory,
  lowestOfNone,
} from "#catalog/search/inventory/inventory.ts";
import { permute, type SortKeys } from "#catalog/search/inventory/permutations.ts";
import type { ReachRules } from "#catalog/search/inventory/reach.ts";
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
    "firstRow",
    "types",
    "homes",
    "priceFrom",
    "priceTo",
    "areaFrom",
    "areaTo",
  );
  readonly #rows = columns("type", "size", "home", "priceFrom", "priceTo", "areaFrom", "areaTo");
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
  readonly #typeSets = new SetNumbering();
  readonly #homeSets = new SetNumbering();
  readonly #flagSets = new SetNumbering();
  readonly #numberings = {
    country: new Numbering<number>(),
    city: new Numbering<number>(),
    town: new Numbering<number>(),
    developer: new Numbering<number>(),
    type: new Numbering<number>(),
    amenity: new Numbering<number>(),
    size: new Numbering<string>(),
    home: new Numbering<string>(),
    handover: new Numbering<string>(),
  };

  constructor(rules: ReachRules) {
    this.#flagsOf = flagsUnder(rules);
  }

  put(project: StoredProject, { units, amenities }: Parts): void {
    const numbers = this.#numberings;
    const place = this.#projects.id.length;
    const free = units.filter(({ available }) => available > 0);
    this.#projects.id.put(project.id);
    this.#projects.country.put(numbers.country.number(project.countryId));
    this.#projects.city.put(numbers.city.number(project.cityId));
    this.#projects.town.put(numbers.town.number(project.townId));
    this.#projects.developer.put(numbers.developer.number(project.developerId));
    this.#projects.status.put(projectStatuses.indexOf(project.status));
    this.#projects.handover.put(this.#handover(project));
    this.#projects.featured.put(project.featured);
    this.#projects.startFrom.put(project.startFromUsd);
    this.#projects.firstRow.put(this.#rows.type.length);
    const flags = this.#flagsOf({ project, freeUnits: free, amenities });
    this.#projects.flags.put(this.#flagSets.number(flags));
    for (const { id } of amenities) {
      this.#amenities.project.put(place);
      this.#amenities.amenity.put(numbers.amenity.number(id));
    }
    this.#putRows(project.status === "sold" ? units : free);
    this.#putKeys(project, free.length > 0 ? free : units);
  }

  async build(): Promise<Inventory> {
    this.#projects.firstRow.put(this.#rows.type.length);
    const projects = taken(this.#projects);
    const words = bitmapWords(projects.id.length);
    const amenities = new Int32Array(this.#numberings.amenity.size * words);
    const pairs = taken(this.#amenities);
    pairs.project.forEach((place, pair) =>
      addPlace(amenities, (pairs.amenity[pair] ?? 0) * words, place),
    );
    const sold = projectStatuses.indexOf("sold");
    return {
      projects,
      amenities,
      rows: taken(this.#rows),
      numberings: this.#numberings,
      typeSets: this.#typeSets,
      homeSets: this.#homeSets,
      flagSets: this.#flagSets,
      handovers: this.#handovers,
      orders: await permute(this.#keys, (place) => projects.status[place] === sold),
    };
  }

  #putRows(units: readonly StoredUnit[]): void {
    const { type, size, home } = this.#numberings;
    const rows = units.map(({ typeId, rooms, priceFrom, priceTo, areaFrom, areaTo }) => ({
      type: type.number(typeId),
      size: size.number(rooms),
      home: home.number(rooms && homeOf(rooms)),
      priceFrom,
      priceTo: priceTo ?? priceFrom,
      areaFrom,
      areaTo,
    }));
    for (const row of rows) {
      this.#rows.type.put(row.type);
      this.#rows.size.put(row.size);
      this.#rows.home.put(row.home);
      this.#rows.priceFrom.put(row.priceFrom);
      this.#rows.priceTo.put(row.priceTo);
      this.#rows.areaFrom.put(row.areaFrom);
      this.#rows.areaTo.put(row.areaTo);
    }
    this.#projects.types.put(this.#typeSets.number(rows.map((row) => row.type)));
    this.#projects.homes.put(this.#homeSets.number(rows.map((row) => row.home)));
    this.#projects.priceFrom.put(Math.min(lowestOfNone, ...rows.map((row) => row.priceFrom)));
    this.#projects.priceTo.put(Math.max(highestOfNone, ...rows.map((row) => row.priceTo)));
    this.#projects.areaFrom.put(Math.min(lowestOfNone, ...rows.map((row) => row.areaFrom)));
    this.#projects.areaTo.put(Math.max(highestOfNone, ...rows.map((row) => row.areaTo)));
  }

  #handover({ status, year }: StoredProject): number {
    const { handover } = this.#numberings;
    const known = handover.size;
    const number = handover.number(`${status} ${year}`);
    if (handover.size > known) this.#handovers.push({ status, year });
    return number;
  }

  /** Area keys come from the units on offer, or from all units if none is on offer. */
  #putKeys(project: StoredProject, offered: readonly StoredUnit[]): void {
    this.#keys.date.push(Number(project.publishedAt.replaceAll("-", "")));
    this.#keys.price.push(project.startFromUsd);
    this.#keys.yield.push(project.grossYieldPct);
    this.#keys.handover.push(project.year * 4 + project.quarter);
    this.#keys.smallest.push(Math.min(...offered.map(({ areaFrom }) => areaFrom)));
    this.#keys.largest.push(Math.max(...offered.map(({ areaTo }) => areaTo)));
  }
}

function homeOf(rooms: string): string {
  return bedroomsOf(rooms) >= bedroomsOf(largeHomes) ? largeHomes : rooms;
}

function columns<Name extends string>(...names: Name[]): Record<Name, GrowingColumn> {
  const made = names.map((name) => [name, new GrowingColumn()]);
  return Object.fromEntries(made) as Record<Name, GrowingColumn>; // a column for each name
}

function taken<Name extends string>(
  growing: Record<Name, GrowingColumn>,
): Record<Name, Int32Array> {
  const entries = Object.entries<GrowingColumn>(growing);
  const all = entries.map(([name, column]) => [name, column.taken()]);
  return Object.fromEntries(all) as Record<Name, Int32Array>; // the same names
}
