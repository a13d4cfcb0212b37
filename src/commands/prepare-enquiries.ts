import { makeDatabaseFolder } from "#commands/make-folder.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Environment } from "#environment";
import { type EnquiryService, startEnquiryService } from "#server/enquiry-service.ts";
import type { Log } from "#server/log.ts";

/** Enquiries are always in this process's own database. */
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
