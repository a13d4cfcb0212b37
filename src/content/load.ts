import type { Kysely } from "kysely";
import { raiseGeneration } from "#database/content-state.ts";
import type { Database } from "#database/schema.ts";
import { type LoadedKind, loadKind } from "#content/load/load-kind.ts";
import { hasChanged, type KindReport, type LoadReport } from "#content/load/report.ts";
import type { ContentPack } from "#content/pack.ts";
import type { MadePicture } from "#content/pictures/made-picture.ts";
import { refreshIndex } from "#content/search/refresh-index.ts";
import { Ids } from "#content/rows/ids.ts";
import { rowsOfPack } from "#content/rows/pack-rows.ts";

interface LoadOptions {
  /** Told after each kind of content; nothing is certain before the load has ended. */
  report?: (kind: KindReport) => void;
}

/**
 * Brings the database to what a checked pack says, in one transaction, and tells every process that reads it.
 * A pack is a snapshot: what it lacks is withdrawn, what returns is published again, what is as it was is not written.
 * Rows keep their ids by slug, and by former slug where one was renamed. Throws `ContentConflict`, with nothing changed,
 * where the pack contradicts what was loaded before.
 */
export async function loadPack(
  database: Kysely<Database>,
  pack: ContentPack,
  pictures: readonly MadePicture[],
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

/** Tables whose names projects are found by. */
const namingTables = new Set<string>(["property_type", "amenity", "region", "developer"]);

/** Whether names that projects are found by are different; what has been added, no project had. */
function renamesProjects({ table, report }: LoadedKind): boolean {
  return namingTables.has(table) && hasChanged({ ...report, added: 0 });
}
