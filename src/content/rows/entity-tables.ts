import type { Database } from "#database/schema.ts";

type TableWith<Column extends string> = {
  [Table in keyof Database]: Column extends keyof Database[Table] ? Table : never;
}[keyof Database];

/** Tables of entities of a content file. */
export type EntityTable = TableWith<"content_hash">;
/** Tables whose rows belong to an entity and are replaced together with it. */
export type PartTable<Table extends EntityTable> = Exclude<TableWith<`${Table}_id`>, EntityTable>;
