import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";

/** Where something that holds for all languages is read from. */
export interface Source {
  database: Kysely<Database>;
  /** ISO date. */
  today: string;
  /** For what is derived from something that is kept itself. */
  keep: Keep;
}

/**
 * Answers what `load` makes of the content, and makes it once an edition: anew only when the content or the day has changed,
 * and once for all who ask meanwhile. The function itself is the key, so it has to be the same one every time.
 */
export type Keep = <Value>(load: (source: Source) => Promise<Value>) => Promise<Value>;

/** Keeps what is derived from the content of one database, for as long as readers come with the same edition. */
export function createKept(
  database: Kysely<Database>,
): (contentVersion: string, today: string) => Keep {
  let newest: string | undefined;
  let values = new Map<unknown, Promise<unknown>>();

  return (contentVersion, today) => {
    if (contentVersion !== newest) {
      newest = contentVersion;
      values = new Map();
    }
    const known = values; // a reader who came before a load goes on with what was there when it came
    function keep<Value>(load: (source: Source) => Promise<Value>): Promise<Value> {
      const value = known.get(load) ?? load({ database, today, keep });
      known.set(load, value);
      value.catch(() => known.delete(load));
      return value as Promise<Value>; // this very function made it
    }
    return keep;
  };
}
