/** How a kind of content lies in the database: one row, text a language, ordered parts. */
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Row } from "#database/rows.ts";
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

/** What every content file may say of an entity. */
export interface Identity {
  slug: string;
  formerSlugs: string[];
  published: boolean;
}

/** An entity as the loader takes it and the exporter gives it. */
export interface Entry<Content> extends Identity {
  /** Place in its file, from 0; 0 for what has a file of its own. */
  position: number;
  content: Content;
}

interface TypedMapping<Content, Table extends EntityTable, Part extends PartTable<Table>, Nested> {
  /** What the report of a load calls it. */
  name: string;
  table: Table;
  /** Where several kinds share the table: what the rows of this one have in common. */
  only?: Partial<OwnColumns<Table>>;
  /** Column whose value an entity's place is counted in: members of a department, costs of a country. */
  listedIn?: keyof OwnColumns<Table> & string;
  /** A column besides the slug that no two rows share. */
  unique?: keyof OwnColumns<Table> & string;
  /** What becomes of a row that the pack no longer has: withdrawn unless told; parts of a single thing go. */
  absent?: "withdraw" | "delete";
  parts: readonly Part[];
  toColumns(content: Content, ids: Ids): OwnColumns<Table>;
  toParts(content: Content, ids: Ids): PartRows<Table, Part>;
  /** Makes the content that `toColumns` and `toParts` were given. */
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
  /** Replaces what the owners have. */
  write(
    transaction: Transaction<Database>,
    owners: readonly { id: number; content: Content }[],
  ): Promise<void>;
  /** Answers what each owner has, by the owner's id. */
  read(database: Kysely<Database>): Promise<ReadonlyMap<number, Nested>>;
}

/** A mapping as the loader sees it: it moves rows without looking into them. */
export interface Mapping<Content> {
  name: string;
  table: EntityTable;
  only?: Row;
  listedIn?: string;
  unique?: string;
  absent?: "withdraw" | "delete";
  parts: readonly (keyof Database)[];
  toColumns(content: Content, ids: Ids): Row;
  toParts(content: Content, ids: Ids): Record<string, Row[]>;
  toContent(
    stored: { identity: Identity; columns: Row; parts: Record<string, Row[]>; nested: unknown },
    ids: Ids,
  ): Content;
  nested?: NestedParts<Content, unknown>;
}

/** Declares a mapping: here its columns are checked against the schema, elsewhere rows are rows. */
export function mapping<
  Content,
  Table extends EntityTable,
  Part extends PartTable<Table>,
  Nested = undefined,
>(declared: TypedMapping<Content, Table, Part, Nested>): Mapping<Content> {
  return declared as unknown as Mapping<Content>; // rows of a table are rows; TypeScript does not follow the union of all tables
}
