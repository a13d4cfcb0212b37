import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { readEdition } from "#catalog/edition.ts";

/** Where something that holds for all languages is read from. */
export interface Source {
  database: Kysely<Database>;
  /** ISO date. */
  today: string;
}

/**
 * Answers what `load` makes of the content, and makes it once an edition: anew only when the content or the day has changed,
 * and once for all who ask meanwhile. The function itself is the key, so it has to be the same one every time.
 */
export type Keep = <Value>(load: (source: Source) => Promise<Value>) => Promise<Value>;

/** Keeps what is derived from the content of one database, for as long as that content stands. */
export function createKept(database: Kysely<Database>): (today: string) => Keep {
  let edition: string | undefined;
  let values = new Map<unknown, Promise<unknown>>();

  async function keep<Value>(
    today: string,
    load: (source: Source) => Promise<Value>,
  ): Promise<Value> {
    const source = { database, today };
    const current = await readEdition(source);
    if (current !== edition) {
      edition = current;
      values = new Map();
    }
    const known = values;
    const value = known.get(load) ?? load(source);
    known.set(load, value);
    value.catch(() => known.delete(load));
    return value as Promise<Value>; // this very function made it
  }

  return (today) => (load) => keep(today, load);
}
