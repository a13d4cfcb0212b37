/** `npm run enquiries -- list|show|export|retry|purge`: what visitors have sent, while the site is running. */
import { answerWords } from "#commands/enquiries/answer-words.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => answerWords(process.argv.slice(2), process.env));
