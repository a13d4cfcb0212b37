import { exportEnquiries } from "#commands/enquiries/export-enquiries.ts";
import { listEnquiries } from "#commands/enquiries/list-enquiries.ts";
import { purgeEnquiries } from "#commands/enquiries/purge-enquiries.ts";
import { retryEnquiries } from "#commands/enquiries/retry-enquiries.ts";
import { showEnquiry } from "#commands/enquiries/show-enquiry.ts";
import { type Subcommand, usages } from "#commands/enquiries/arguments.ts";
import { CommandError } from "#commands/run.ts";
import { requireDatabaseFile, withDatabase } from "#commands/with-database.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import { readEnvironment } from "#environment";

const subcommands: ReadonlyMap<string, Subcommand> = new Map([
  ["list", listEnquiries],
  ["show", showEnquiry],
  ["export", exportEnquiries],
  ["retry", retryEnquiries],
  ["purge", purgeEnquiries],
]);

/** Runs `npm run enquiries --` with its arguments. */
export async function runEnquiriesCommand(
  [name = "", ...args]: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<void> {
  const parse = subcommands.get(name);
  if (parse === undefined) {
    const message = name === "" ? "Missing subcommand." : `Unknown subcommand "${name}".`;
    throw new CommandError([message, "Usage:", ...Object.values(usages)].join("\n  "));
  }
  const run = parse(args);
  const environment = readEnvironment(variables);
  const { databaseUrl, enquiryLimits: limits } = environment;
  requireDatabaseFile(databaseUrl);
  await withDatabase(databaseUrl, (database) =>
    run(openEnquiries(database, { targets: [], limits }), environment),
  );
}
