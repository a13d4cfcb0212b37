/** What `npm run verify` checks: everything that needs neither a build nor a browser. */
import type { Check } from "#commands/checks/run-steps.ts";
import { runTests, runTool } from "#commands/checks/tools.ts";

export const verifySteps: readonly Check[] = [
  {
    label: "Format",
    run: () =>
      runTool("oxfmt", ["--check", "."], "Some files are not formatted; npx oxfmt . mends that."),
  },
  {
    label: "Types",
    async run() {
      await runTool("react-router", ["typegen"], "The types of the routes cannot be written.");
      return runTool("tsc", ["-p", "."], "The types do not fit together.");
    },
  },
  {
    label: "Lint",
    run: () =>
      runTool(
        "oxlint",
        ["--deny-warnings", "--report-unused-disable-directives", "."],
        "The linter found something to mend.",
      ),
  },
  {
    label: "Unused code",
    run: () =>
      runTool(
        "knip",
        ["--no-progress"],
        "Something is written, exported or installed that nobody uses.",
      ),
  },
  { label: "Unit tests", run: () => runTests("vitest", ["--project", "unit"]) },
];
