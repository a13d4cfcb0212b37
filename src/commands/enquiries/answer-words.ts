import { exportEnquiries } from "#commands/enquiries/export-enquiries.ts";
import { listEnquiries } from "#commands/enquiries/list-enquiries.ts";
import { purgeEnquiries } from "#commands/enquiries/purge-enquiries.ts";
import { retryEnquiries } from "#commands/enquiries/retry-enquiries.ts";
import { showEnquiry } from "#commands/enquiries/show-enquiry.ts";
import { type Verb, usages } from "#commands/enquiries/words.ts";
import { Refusal } from "#commands/run.ts";
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

/** Does what the words after `npm run enquiries --` ask for; a `Refusal` says why it does not. */
export async function answerWords(
  [word = "", ...words]: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<void> {
  const verb = verbs.get(word);
  if (verb === undefined) {
    const wrong = word === "" ? "Missing subcommand." : `Unknown subcommand "${word}".`;
    throw new Refusal([wrong, "Usage:", ...Object.values(usages)].join("\n  "));
  }
  const work = verb(words);
  const environment = readEnvironment(variables);
  const { databaseUrl, enquiryLimits: limits } = environment;
  refuseMissingFile(databaseUrl);
  await withDatabase(databaseUrl, (database) =>
    work(openEnquiries(database, { targets: [], limits }), environment),
  );
}
