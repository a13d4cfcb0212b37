/** `npm test`: `npm run verify`, the build, and the database, HTTP and browser tests. */
import { runSteps } from "#commands/checks/run-steps.ts";
import { testSteps } from "#commands/checks/test-steps.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => runSteps(testSteps));
