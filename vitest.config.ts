import { defineConfig } from "vitest/config";
import { compiledMessages } from "#i18n/compiled-messages.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

/** Tests of our own tools: the page audit, the lint rules, the search for unused code, the benchmarks. */
const toolTests = ["tests/audit/**", "tests/architecture/{lint,unused}.test.ts", "benchmarks/**"];
const leftOut = isFullRun ? [] : toolTests;

/** Messages reach tests as they reach the site; the site's other plugins stay out. */
export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  test: {
    setupFiles: "src/i18n/all-languages.ts",
    includeTaskLocation: true, // a failed test is named by its line
    server: { deps: { inline: ["use-intl"] } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "benchmarks/**/*.test.ts",
            "tests/architecture/*.test.ts",
          ],
          exclude: leftOut,
          testTimeout: 30_000,
          maxWorkers: 2, // Vitest's own choice is one core less than there are
          isolate: false, // a worker imports what many files share once
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/e2e/**", "tests/http/**", "tests/architecture/**", ...leftOut],
          globalSetup: "tests/support/postgres-server.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What they wait for, clocks and other processes, leaves two cores idle; what they import and read is shared.
          maxWorkers: 3,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: "tests/http/support/current-build.ts",
          setupFiles: "tests/http/support/setup.ts",
          env: { NODE_ENV: "production" }, // React draws pages as it does for visitors
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false, // a worker starts one site for all of its files
        },
      },
    ],
  },
});
