/** `npm test`: everything of `npm run verify`, the build, and the tests with a database, of the HTML and in a browser. */
import { runSteps } from "#commands/checks/run-steps.ts";
import { testSteps } from "#commands/checks/test-steps.ts";
import { runCommand } from "#commands/run.ts";

await runCommand(() => runSteps(testSteps));
