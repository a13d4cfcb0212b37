import type { Kysely } from "kysely";
import type { Database, Flag } from "#database/schema.ts";
import type { Locale } from "#domain/locale.ts";
import type { ContentCache } from "#catalog/content-cache.ts";

/** The context of every read; `today` is an ISO date. */
export interface ReadContext {
  database: Kysely<Database>;
  locale: Locale;
  today: string;
  /** Caches values derived from the whole content until the content or the day changes. */
  cached: ContentCache;
  /** Lookups by path also find withdrawn content, to answer 410 instead of 404. */
  includeWithdrawn?: true;
}

/** Marks content that was published once and is withdrawn now. */
export const withdrawn = "withdrawn";

/** Values of `published` that a lookup by path accepts. */
export function publishedFlags({
  includeWithdrawn,
}: Pick<ReadContext, "includeWithdrawn">): Flag[] {
  return includeWithdrawn ? [0, 1] : [1];
}

/** Repeats a failed lookup with withdrawn content included: `withdrawn` if that finds something, else null. */
export async function withdrawnOrNull(
  context: ReadContext,
  find: (context: ReadContext) => Promise<unknown>,
): Promise<typeof withdrawn | null> {
  return (await find({ ...context, includeWithdrawn: true })) === null ? null : withdrawn;
}
