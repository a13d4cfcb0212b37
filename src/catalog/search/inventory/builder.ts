import { projectStatuses } from "#domain/vocabulary.ts";
import type { Handover } from "#catalog/search/handover.ts";
import { GrowingColumn, Numbering } from "#catalog/search/inventory/columns.ts";
import { type Inventory, wishBits } from "#catalog/search/inventory/inventory.ts";
import { permute, type SortKeys } from "#catalog/search/inventory/permutations.ts";
import { reachUnder, type ReachRules } from "#catalog/search/inventory/reach.ts";
import type { StoredProject, StoredUnit } from "#catalog/search/inventory/read-chunk.ts";

const bitsAWord = 32;

interface Parts {
  units: readonly StoredUnit[];
  amenities: readonly { id: number; slug: string }[];
}

/** Takes projects in ascending order of their ids and packs them into columns. */
export class InventoryBuilder {
  readonly #reach: ReturnType<typeof reachUnder>;
  readonly #projects = columns(
    "id",
    "country",
    "city",
    "town",
    "developer",
    "status",
    "handover",
    "wishes",
    "featured",
    "startFrom",
    "firstRow",
  );
  readonly #rows = columns("type", "size", "priceFrom", "priceTo", "areaFrom", "areaTo");
  /** Pairs of a project's place and an amenity's number. */
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
  readonly #numberings = {
    country: new Numbering<number>(),
    city: new Numbering<number>(),
    town: new Numbering<number>(),
    developer: new Numbering<number>(),
    type: new Numbering<number>(),
    amenity: new Numbering<number>(),
    size: new Numbering<string>(),
    handover: new Numbering<string>(),
  };

  constructor(rules: ReachRules) {
    this.#reach = reachUnder(rules);
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
    this.#projects.wishes.put(
      (amenities.some(({ slug }) => slug === "sea-view") ? wishBits.seaView : 0) |
        this.#reach(project.countryId, project, free.map(purchased)),
    );
    for (const { id } of amenities) {
      this.#amenities.project.put(place);
      this.#amenities.amenity.put(numbers.amenity.number(id));
    }
    for (const unit of project.status === "sold" ? units : free) this.#putRow(unit);
    this.#putKeys(project, free.length > 0 ? free : units);
  }

  async build(): Promise<Inventory> {
    this.#projects.firstRow.put(this.#rows.type.length);
    const projects = taken(this.#projects);
    const amenityWords = Math.ceil(this.#numberings.amenity.size / bitsAWord);
    const amenities = new Int32Array(projects.id.length * amenityWords);
    const pairs = taken(this.#amenities);
    pairs.project.forEach((place, pair) => {
      const amenity = pairs.amenity[pair] ?? 0;
      const word = place * amenityWords + (amenity >>> 5);
      amenities[word] = (amenities[word] ?? 0) | (1 << (amenity & 31));
    });
    const sold = projectStatuses.indexOf("sold");
    return {
      projects: { ...projects, amenities },
      rows: taken(this.#rows),
      numberings: this.#numberings,
      handovers: this.#handovers,
      amenityWords,
      orders: await permute(this.#keys, (place) => projects.status[place] === sold),
    };
  }

  #putRow({ typeId, rooms, priceFrom, priceTo, areaFrom, areaTo }: StoredUnit): void {
    this.#rows.type.put(this.#numberings.type.number(typeId));
    this.#rows.size.put(this.#numberings.size.number(rooms));
    this.#rows.priceFrom.put(priceFrom);
    this.#rows.priceTo.put(priceTo ?? priceFrom);
    this.#rows.areaFrom.put(areaFrom);
    this.#rows.areaTo.put(areaTo);
  }

  #handover({ status, year }: StoredProject): number {
    const { handover } = this.#numberings;
    const known = handover.size;
    const number = handover.number(`${status} ${year}`);
    if (handover.size > known) this.#handovers.push({ status, year });
    return number;
  }

  /** The largest unit on offer, or the smallest for an ascending order; of all units where none is on offer. */
  #putKeys(project: StoredProject, offered: readonly StoredUnit[]): void {
    this.#keys.date.push(Number(project.publishedAt.replaceAll("-", "")));
    this.#keys.price.push(project.startFromUsd);
    this.#keys.yield.push(project.grossYieldPct);
    this.#keys.handover.push(project.year * 4 + project.quarter);
    this.#keys.smallest.push(Math.min(...offered.map(({ areaFrom }) => areaFrom)));
    this.#keys.largest.push(Math.max(...offered.map(({ areaTo }) => areaTo)));
  }
}

function purchased({ priceFrom, areaFrom, category }: StoredUnit) {
  return { priceUsd: priceFrom, areaM2: areaFrom, category };
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
