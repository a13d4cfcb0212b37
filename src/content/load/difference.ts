import { createHash } from "node:crypto";
import type { Flag } from "#database/schema.ts";
import type { Entry } from "#content/rows/mapping.ts";
import { toFlag } from "#content/rows/flags.ts";

/** Increase it when the columns for the same content change, so that every entity is written again. */
const rowsVersion = 1;

export interface StoredRow {
  id: number;
  slug: string;
  published: Flag;
  position: number;
  content_hash: string;
  /** Id of the list that the position counts in, for kinds with several lists. */
  list?: number;
}

export interface HashedEntry<Content> extends Entry<Content> {
  hash: string;
}

export interface Difference<Content> {
  added: HashedEntry<Content>[];
  changed: HashedEntry<Content>[];
  /** Rows with unchanged content that are republished or moved, in their new state. */
  replaced: StoredRow[];
  unchanged: number;
  /** Stored rows that the pack does not have. */
  absent: StoredRow[];
}

/** Compares the pack with the stored rows, by slug and content hash. */
export function difference<Content>(
  entries: readonly Entry<Content>[],
  stored: ReadonlyMap<string, StoredRow>,
): Difference<Content> {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const absent = [...stored.values()].filter(({ slug }) => !slugs.has(slug));
  const result: Difference<Content> = {
    added: [],
    changed: [],
    replaced: [],
    unchanged: 0,
    absent,
  };
  for (const unhashed of entries) {
    const entry = { ...unhashed, hash: hashOf(unhashed.content) };
    const { position } = entry;
    const published = toFlag(entry.published);
    const row = stored.get(entry.slug);
    if (row === undefined) result.added.push(entry);
    else if (row.content_hash !== entry.hash) result.changed.push(entry);
    else if (row.published !== published || row.position !== position)
      result.replaced.push({ ...row, published, position });
    else result.unchanged++;
  }
  return result;
}

/** Hashes the content without `published`, so that withdrawing does not count as a change. */
function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (key, value: unknown) =>
    key === "published" ? undefined : value,
  );
  return createHash("sha256").update(`${rowsVersion}\n${text}`).digest("hex");
}
