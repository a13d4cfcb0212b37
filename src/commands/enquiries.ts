/** `npm run enquiries -- list|show|export|retry|purge`: also while the site is running. */
import { runEnquiriesCommand } from "#commands/enquiries/enquiries-command.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => runEnquiriesCommand(process.argv.slice(2), process.env));
