import { makeDatabaseFolder } from "#commands/make-folder.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Environment } from "#environment";
import { type EnquiryService, startEnquiryService } from "#server/enquiry-service.ts";
import type { Log } from "#server/log.ts";

/** A place for enquiries: always this process's own database, whoever has the content. */
export async function prepareEnquiries(
  environment: Environment,
  log: Log,
): Promise<EnquiryService> {
  const { databaseUrl } = environment;
  makeDatabaseFolder(databaseUrl);
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database);
  return startEnquiryService(database, environment, log);
}
