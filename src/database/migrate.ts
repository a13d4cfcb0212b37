import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { DatabaseNewerThanCode, DatabaseUnavailable } from "#database/errors.ts";
import type { Database } from "#database/schema.ts";
import { up as createMedia } from "#database/migrations/0001-media-and-state.ts";
import { up as createVocabulary } from "#database/migrations/0002-vocabulary.ts";
import { up as createRegions } from "#database/migrations/0003-regions.ts";
import { up as createProjects } from "#database/migrations/0004-projects.ts";
import { up as createUnits } from "#database/migrations/0005-units-and-payment-plans.ts";
import { up as createPurchaseRules } from "#database/migrations/0006-purchase-rules.ts";
import { up as createPeople } from "#database/migrations/0007-people-and-questions.ts";
import { up as createEditorial } from "#database/migrations/0008-editorial.ts";
import { up as createPages } from "#database/migrations/0009-pages.ts";
import { up as addFurtherNames } from "#database/migrations/0010-further-names.ts";
import { up as createProjectSearch } from "#database/migrations/0011-project-search.ts";
import { up as createEnquiries } from "#database/migrations/0012-enquiries.ts";
import { up as partProjectSearch } from "#database/migrations/0013-search-table-a-language.ts";
import { up as gatherProjectSearch } from "#database/migrations/0014-one-vector-a-project.ts";
import { up as addVideoCaptions } from "#database/migrations/0015-film-captions.ts";
import { up as allowNoPortrait } from "#database/migrations/0016-members-without-portrait.ts";
import { up as createSharePictures } from "#database/migrations/0017-share-pictures.ts";
import { up as createAnnouncedPages } from "#database/migrations/0018-announced-pages.ts";
import { up as allowAnyLanguage } from "#database/migrations/0019-any-language.ts";
import { createSearchTables } from "#database/search/documents.ts";
import { up as dropWhatsappOfRegions } from "#database/migrations/0020-whatsapp-by-place.ts";
import { up as renameIndexNowTables } from "#database/migrations/0021-indexnow-names.ts";

/** Oldest first; a released migration never changes, a new one is added at the end. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-media-and-state": { up: createMedia },
  "0002-vocabulary": { up: createVocabulary },
  "0003-regions": { up: createRegions },
  "0004-projects": { up: createProjects },
  "0005-units-and-payment-plans": { up: createUnits },
  "0006-purchase-rules": { up: createPurchaseRules },
  "0007-people-and-questions": { up: createPeople },
  "0008-editorial": { up: createEditorial },
  "0009-pages": { up: createPages },
  "0010-further-names": { up: addFurtherNames },
  "0011-project-search": { up: createProjectSearch },
  "0012-enquiries": { up: createEnquiries },
  "0013-search-table-a-language": { up: partProjectSearch },
  "0014-one-vector-a-project": { up: gatherProjectSearch },
  "0015-film-captions": { up: addVideoCaptions },
  "0016-members-without-portrait": { up: allowNoPortrait },
  "0017-share-pictures": { up: createSharePictures },
  "0018-announced-pages": { up: createAnnouncedPages },
  "0019-any-language": { up: allowAnyLanguage },
  "0020-whatsapp-by-place": { up: dropWhatsappOfRegions },
  "0021-indexnow-names": { up: renameIndexNowTables },
};

/** Migrates all or nothing and returns the names that ran; throws `DatabaseUnavailable` or `DatabaseNewerThanCode`. */
export async function migrateToLatest(database: Kysely<Database>): Promise<string[]> {
  const unknown = (await executedMigrations(database)).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new DatabaseNewerThanCode(unknown);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new DatabaseUnavailable(error);
  await createSearchTables(database);
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of executed migrations; empty for a new database. */
async function executedMigrations(database: Kysely<Database>): Promise<string[]> {
  try {
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
    if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
    const recorded = sql<{
      name: string;
    }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
    return (await recorded.execute(database)).rows.map((row) => row.name);
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}
