/** The checks of `npm run verify`, which need neither a build nor a browser. */
import type { Check } from "#commands/checks/run-steps.ts";
import { runTests, runTool } from "#commands/checks/tools.ts";

export const verifySteps: readonly Check[] = [
  {
    label: "Format",
    run: () => runTool("oxfmt", ["--check", "."], "Some files are not formatted; run npx oxfmt ."),
  },
  {
    label: "Types",
    async run() {
      await runTool("react-router", ["typegen"], "Route type generation failed.");
      return runTool("tsc", ["-p", "."], "Type check failed.");
    },
  },
  {
    label: "Lint",
    run: () =>
      runTool(
        "oxlint",
        ["--deny-warnings", "--report-unused-disable-directives", "."],
        "Lint found problems.",
      ),
  },
  {
    label: "Unused code",
    run: () => runTool("knip", ["--no-progress"], "Unused files, exports or dependencies found."),
  },
  { label: "Unit tests", run: () => runTests("vitest", ["--project", "unit"]) },
];
