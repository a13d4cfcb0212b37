import { buildSiteIfChanged } from "#commands/build-site.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(buildSiteIfChanged);
