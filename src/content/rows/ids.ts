import type { EntityTable } from "#content/rows/entity-tables.ts";

/** Ids by table and slug, as far as they have been read or written. */
export class Ids {
  readonly #ids = new Map<string, Map<string, number>>();
  readonly #slugs = new Map<string, Map<number, string>>();
  readonly #parents = new Map<number, number>();

  add(table: EntityTable, slug: string, id: number): void {
    entriesOf(this.#ids, table).set(slug, id);
    entriesOf(this.#slugs, table).set(id, slug);
  }

  addParent(region: number, parent: number): void {
    this.#parents.set(region, parent);
  }

  /** Throws for an unknown slug, because a pack is checked before it is loaded. */
  idOf(table: EntityTable, slug: string): number {
    return required(this.#ids.get(table)?.get(slug), table, slug);
  }

  idOrNull(table: EntityTable, slug: string | null): number | null {
    return slug === null ? null : this.idOf(table, slug);
  }

  slugOf(table: EntityTable, id: number): string {
    return required(this.#slugs.get(table)?.get(id), table, id);
  }

  parentSlugOf(region: number): string {
    return this.slugOf("region", required(this.#parents.get(region), "parent region", region));
  }

  slugOrNull(table: EntityTable, id: number | null): string | null {
    return id === null ? null : this.slugOf(table, id);
  }
}

function entriesOf<Key, Value>(
  tables: Map<string, Map<Key, Value>>,
  table: string,
): Map<Key, Value> {
  const entries = tables.get(table) ?? new Map<Key, Value>();
  tables.set(table, entries);
  return entries;
}

function required<Value>(value: Value | undefined, table: string, key: string | number): Value {
  if (value === undefined) throw new Error(`No ${table} is called ${key}.`);
  return value;
}
