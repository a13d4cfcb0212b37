/** `npm run verify`: format, lint, unused code, types and unit tests. */
import { runSteps } from "#commands/checks/run-steps.ts";
import { verifySteps } from "#commands/checks/verify-steps.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => runSteps(verifySteps));
