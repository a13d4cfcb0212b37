import type { Kysely } from "kysely";
import { raiseGeneration } from "#database/content-state.ts";
import type { Database } from "#database/schema.ts";
import { type LoadedKind, loadKind } from "#content/load/load-kind.ts";
import { hasChanged, type KindReport, type LoadReport } from "#content/load/report.ts";
import type { ContentPack } from "#content/pack.ts";
import type { ProcessedPicture } from "#content/pictures/processed-picture.ts";
import { refreshIndex } from "#content/search/refresh-index.ts";
import { Ids } from "#content/rows/ids.ts";
import { rowsOfPack } from "#content/rows/pack-rows.ts";

interface LoadOptions {
  /** Called after each kind of content; nothing is committed before the load ends. */
  report?: (kind: KindReport) => void;
}

/**
 * Loads a checked pack as a snapshot in one transaction, which withdraws what it lacks; rows keep their ids by slug or
 * former slug. Throws `ContentConflict` and changes nothing if the pack contradicts an earlier load.
 */
export async function loadPack(
  database: Kysely<Database>,
  pack: ContentPack,
  pictures: readonly ProcessedPicture[],
  { report }: LoadOptions = {},
): Promise<LoadReport> {
  const rows = rowsOfPack(pack, pictures);
  return database.transaction().execute(async (transaction) => {
    const ids = new Ids();
    const loaded: LoadedKind[] = [];
    for (const kind of rows) {
      const done = await loadKind(transaction, kind, ids);
      loaded.push(done);
      report?.(done.report);
    }
    const kinds = loaded.map((kind) => kind.report);
    const changed = kinds.some(hasChanged);
    const indexed = await refreshIndex(transaction, {
      namesChanged: loaded.some(renamesProjects),
      projectIds: loaded.filter(({ table }) => table === "project").flatMap((kind) => kind.written),
    });
    if (changed || indexed > 0) await raiseGeneration(transaction, new Date());
    return { kinds, changed };
  });
}

/** Tables with names that projects are found by. */
const namingTables = new Set<string>(["property_type", "amenity", "region", "developer"]);

/** Whether such names changed; added ones do not count, because no project refers to them yet. */
function renamesProjects({ table, report }: LoadedKind): boolean {
  return namingTables.has(table) && hasChanged({ ...report, added: 0 });
}
