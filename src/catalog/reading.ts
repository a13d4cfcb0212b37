import type { Kysely } from "kysely";
import type { Database, Flag, Json } from "#database/schema.ts";
import type { Locale } from "#domain/locale.ts";
import type { Keep } from "#catalog/kept.ts";

/** What every read needs: where, in which language, and on which day (ISO) it is asked. */
export interface Reading {
  database: Kysely<Database>;
  locale: Locale;
  today: string;
  /** Keeps what is derived from the whole content until the content or the day changes. */
  keep: Keep;
  /** Whether lookups by an address find what has been withdrawn, too: only to tell it from what never was. */
  alsoWithdrawn?: true;
}

/** What was published once and is withdrawn now. */
export const gone = "gone";

/** The flags of publication under which a lookup by an address finds something. */
export function soughtFlags({ alsoWithdrawn }: Pick<Reading, "alsoWithdrawn">): Flag[] {
  return alsoWithdrawn ? [0, 1] : [1];
}

/** Answers `gone` where a lookup that found nothing finds something among what has been withdrawn, otherwise null. */
export async function goneOrNull(
  reading: Reading,
  find: (reading: Reading) => Promise<unknown>,
): Promise<typeof gone | null> {
  return (await find({ ...reading, alsoWithdrawn: true })) === null ? null : gone;
}

/** Reads a JSON column, whose shape stands beside the column in the schema: only the content loader writes it. */
export function fromJson<Value>(text: Json): Value {
  return JSON.parse(text) as Value; // the loader wrote it from a value of this type
}
