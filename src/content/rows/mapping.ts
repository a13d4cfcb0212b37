/** Maps a kind of content to an entity row, one text row for each locale, and ordered parts. */
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Row } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import type { EntityTable, PartTable } from "#content/rows/entity-tables.ts";
import type { Ids } from "#content/rows/ids.ts";

type OwnColumns<Table extends EntityTable> = Omit<
  Selectable<Database[Table]>,
  "id" | "slug" | "published" | "position" | "content_hash"
>;
type PartRow<Table extends EntityTable, Part extends PartTable<Table>> = Omit<
  Selectable<Database[Part]>,
  `${Table}_id` | "id"
>;
type PartRows<Table extends EntityTable, Part extends PartTable<Table>> = {
  [Name in Part]: PartRow<Table, Name>[];
};

export interface Identity {
  slug: string;
  formerSlugs: string[];
  published: boolean;
}

/** An entity as the loader receives it and the exporter returns it. */
export interface Entry<Content> extends Identity {
  /** Index in its file; 0 if the file holds only this entity. */
  position: number;
  content: Content;
}

interface TypedMapping<Content, Table extends EntityTable, Part extends PartTable<Table>, Nested> {
  /** Name of the kind in load reports. */
  name: string;
  table: Table;
  /** Column values that this kind's rows share, if several kinds use the table. */
  where?: Partial<OwnColumns<Table>>;
  /** Column that positions are counted in, such as the department of members. */
  listedIn?: keyof OwnColumns<Table> & string;
  /** A unique column besides the slug. */
  unique?: keyof OwnColumns<Table> & string;
  /** What happens to rows that the pack lacks; `withdraw` by default. */
  onAbsent?: "withdraw" | "delete";
  parts: readonly Part[];
  toColumns(content: Content, ids: Ids): OwnColumns<Table>;
  toParts(content: Content, ids: Ids): PartRows<Table, Part>;
  /** Inverse of `toColumns` and `toParts`. */
  toContent(stored: Stored<Table, Part, Nested>, ids: Ids): Content;
  /** Parts that have parts of their own. */
  nested?: NestedParts<Content, Nested>;
}

export interface Stored<
  Table extends EntityTable,
  Part extends PartTable<Table>,
  Nested = undefined,
> {
  identity: Identity;
  columns: OwnColumns<Table>;
  parts: PartRows<Table, Part>;
  nested: Nested;
}

export interface NestedParts<Content, Nested> {
  /** Replaces all parts of the owners. */
  write(
    transaction: Transaction<Database>,
    owners: readonly { id: number; content: Content }[],
  ): Promise<void>;
  /** Reads the parts by the id of their owner. */
  read(database: Kysely<Database>): Promise<ReadonlyMap<number, Nested>>;
}

/** A mapping without the types of its rows, as the loader and exporter use it. */
export interface Mapping<Content> {
  name: string;
  table: EntityTable;
  where?: Row;
  listedIn?: string;
  unique?: string;
  onAbsent?: "withdraw" | "delete";
  parts: readonly (keyof Database)[];
  toColumns(content: Content, ids: Ids): Row;
  toParts(content: Content, ids: Ids): Record<string, Row[]>;
  toContent(
    stored: { identity: Identity; columns: Row; parts: Record<string, Row[]>; nested: unknown },
    ids: Ids,
  ): Content;
  nested?: NestedParts<Content, unknown>;
}

/** Declares a mapping; only here its columns are checked against the database schema. */
export function mapping<
  Content,
  Table extends EntityTable,
  Part extends PartTable<Table>,
  Nested = undefined,
>(declared: TypedMapping<Content, Table, Part, Nested>): Mapping<Content> {
  return declared as unknown as Mapping<Content>; // TypeScript cannot relate a row to the union of all tables
}
