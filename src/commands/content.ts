/** `npm run content -- check|load|export <folder>`: loads a content pack into the database, and exports it. */
import { runContentCommand } from "#commands/content/content-command.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => runContentCommand(process.argv.slice(2), process.env));
