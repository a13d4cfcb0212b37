/** `npm run content -- check|load|export <folder>`: a content pack to the database of this installation, and back. */
import { answerWords } from "#commands/content/answer-words.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => answerWords(process.argv.slice(2), process.env));
