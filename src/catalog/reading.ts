import type { Kysely } from "kysely";
import type { Database, Json } from "#database/schema.ts";
import type { Locale } from "#domain/locale.ts";
import type { Keep } from "#catalog/kept.ts";

/** What every read needs: where, in which language, and on which day (ISO) it is asked. */
export interface Reading {
  database: Kysely<Database>;
  locale: Locale;
  today: string;
  /** Keeps what is derived from the whole content until the content or the day changes. */
  keep: Keep;
}

/** Reads a JSON column, whose shape stands beside the column in the schema: only the content loader writes it. */
export function fromJson<Value>(text: Json): Value {
  return JSON.parse(text) as Value; // the loader wrote it from a value of this type
}
