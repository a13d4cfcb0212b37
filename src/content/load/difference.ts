/** What a load has to do to one table, found without writing. */
import { createHash } from "node:crypto";
import type { Flag } from "#database/schema.ts";
import type { Entry } from "#content/rows/mapping.ts";
import { toFlag } from "#content/rows/flags.ts";

/** Raise it when the same content is to be written in other columns: every entity is then written again. */
const rowsVersion = 1;

export interface StoredRow {
  id: number;
  slug: string;
  published: Flag;
  position: number;
  content_hash: string;
  /** What it is listed in, where lists of its kind stand in something else. */
  list?: number;
}

export interface HashedEntry<Content> extends Entry<Content> {
  hash: string;
}

export interface Difference<Content> {
  added: HashedEntry<Content>[];
  changed: HashedEntry<Content>[];
  /** Rows of the same content that are published again or stand in another place, as they are to be. */
  replaced: StoredRow[];
  unchanged: number;
  /** Rows that the pack no longer has. */
  absent: StoredRow[];
}

/** Compares what a pack lists with what is stored, by slug and content hash. */
export function difference<Content>(
  entries: readonly Entry<Content>[],
  stored: ReadonlyMap<string, StoredRow>,
): Difference<Content> {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const absent = [...stored.values()].filter(({ slug }) => !slugs.has(slug));
  const found: Difference<Content> = { added: [], changed: [], replaced: [], unchanged: 0, absent };
  for (const bare of entries) {
    const entry = { ...bare, hash: hashOf(bare.content) };
    const { position } = entry;
    const published = toFlag(entry.published);
    const row = stored.get(entry.slug);
    if (row === undefined) found.added.push(entry);
    else if (row.content_hash !== entry.hash) found.changed.push(entry);
    else if (row.published !== published || row.position !== position)
      found.replaced.push({ ...row, published, position });
    else found.unchanged++;
  }
  return found;
}

/** The content apart from whether it is published: a snapshot without it changes only that. */
function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (key, value: unknown) =>
    key === "published" ? undefined : value,
  );
  return createHash("sha256").update(`${rowsVersion}\n${text}`).digest("hex");
}
