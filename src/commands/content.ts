/** `npm run content -- check|load|export <folder>`: a content pack to the database of this installation, and back. */
import { runContentCommand } from "#commands/content/content-command.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => runContentCommand(process.argv.slice(2), process.env));
