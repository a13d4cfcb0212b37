/** `npm run enquiries -- list|show|export|retry|purge`: what visitors have sent, while the site is running. */
import { exportEnquiries } from "#commands/enquiries/export-enquiries.ts";
import { listEnquiries } from "#commands/enquiries/list-enquiries.ts";
import { purgeEnquiries } from "#commands/enquiries/purge-enquiries.ts";
import { retryEnquiries } from "#commands/enquiries/retry-enquiries.ts";
import { showEnquiry } from "#commands/enquiries/show-enquiry.ts";
import { type Verb, usages } from "#commands/enquiries/words.ts";
import { Refusal, runCommand } from "#commands/run.ts";
import { refuseMissingFile, withDatabase } from "#commands/with-database.ts";
import { openEnquiries } from "#enquiries/open-enquiries.ts";
import { readEnvironment } from "#environment";

const verbs: ReadonlyMap<string, Verb> = new Map([
  ["list", listEnquiries],
  ["show", showEnquiry],
  ["export", exportEnquiries],
  ["retry", retryEnquiries],
  ["purge", purgeEnquiries],
]);

await runCommand(async () => {
  const [word = "", ...words] = process.argv.slice(2);
  const verb = verbs.get(word);
  if (verb === undefined) {
    const wrong = word === "" ? "Say what to do with the enquiries." : `There is no "${word}".`;
    throw new Refusal([wrong, "Usage:", ...Object.values(usages)].join("\n  "));
  }
  const work = verb(words);
  const environment = readEnvironment(process.env);
  const { databaseUrl, enquiryLimits: limits } = environment;
  refuseMissingFile(databaseUrl);
  await withDatabase(databaseUrl, (database) =>
    work(openEnquiries(database, { targets: [], limits }), environment),
  );
});
