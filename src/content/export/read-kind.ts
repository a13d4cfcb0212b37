import type { Kysely } from "kysely";
import { anyTable, type Row } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import type { Ids } from "#content/rows/ids.ts";
import type { Mapping } from "#content/rows/mapping.ts";

/** Reads all content of a kind, withdrawn or not; lists in their order, single files by slug. */
export async function readKind<Content>(
  database: Kysely<Database>,
  mapping: Mapping<Content>,
  ids: Ids,
): Promise<Content[]> {
  const { table } = mapping;
  const rows = await entityRows(database, mapping);
  for (const { id, slug, parent_id: parent } of rows) {
    ids.add(table, String(slug), Number(id));
    if (typeof parent === "number") ids.addParent(Number(id), parent);
  }
  const partsOf = new Map<string, Map<unknown, Row[]>>();
  for (const part of mapping.parts)
    partsOf.set(part, await rowsByOwner(database, part, `${table}_id`));
  const formerSlugs = await formerSlugsOf(database, table);
  const nested = await mapping.nested?.read(database);
  return rows.map(
    ({ id, slug, published, position: _position, content_hash: _hash, ...columns }) => {
      const parts = [...partsOf].map(([part, byOwner]) => [part, byOwner.get(id) ?? []]);
      const identity = {
        slug: String(slug),
        formerSlugs: formerSlugs.get(String(slug)) ?? [],
        published: published === 1,
      };
      return mapping.toContent(
        { identity, columns, parts: Object.fromEntries(parts), nested: nested?.get(Number(id)) },
        ids,
      );
    },
  );
}

async function entityRows(
  database: Kysely<Database>,
  { table, where = {} }: Pick<Mapping<unknown>, "table" | "where">,
): Promise<Row[]> {
  let query = anyTable(database).selectFrom(table).selectAll().orderBy("position").orderBy("slug");
  for (const [column, value] of Object.entries(where)) query = query.where(column, "=", value);
  return query.execute();
}

async function rowsByOwner(
  database: Kysely<Database>,
  part: keyof Database,
  owner: string,
): Promise<Map<unknown, Row[]>> {
  const rows: Row[] = await anyTable(database).selectFrom(part).selectAll().execute();
  const inOrder = rows.sort((a, b) => Number(a["position"] ?? 0) - Number(b["position"] ?? 0));
  return Map.groupBy(inOrder, (row) => row[owner]);
}

async function formerSlugsOf(
  database: Kysely<Database>,
  table: string,
): Promise<Map<string, string[]>> {
  const rows = await database
    .selectFrom("former_slug")
    .select(["slug", "current_slug"])
    .where("kind", "=", table)
    .orderBy("slug")
    .execute();
  const groups = Map.groupBy(rows, (row) => row.current_slug);
  return new Map([...groups].map(([current, group]) => [current, group.map(({ slug }) => slug)]));
}
