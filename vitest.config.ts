import { defineConfig } from "vitest/config";
import { compiledMessages } from "#i18n/compiled-messages.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

/** Tests of the project's tools, run by `npm run test:all` alone. */
const toolTests = ["tests/audit/**", "tests/architecture/{lint,unused}.test.ts", "benchmarks/**"];
const excluded = isFullRun ? [] : toolTests;

/** Messages are compiled for tests as for the site. */
export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  test: {
    setupFiles: "src/i18n/all-languages.ts",
    includeTaskLocation: true, // reports name the line of a failed test
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
          exclude: excluded,
          testTimeout: 30_000,
          maxWorkers: 2, // Vitest's default leaves one core unused
          isolate: false, // test files of a worker share imported modules
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/e2e/**", "tests/http/**", "tests/architecture/**", ...excluded],
          globalSetup: "tests/support/postgres-server.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 3, // more than the two cores, because tests wait for timers and other processes
          isolate: false, // test files of a worker share modules and the demo database
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: "tests/http/support/current-build.ts",
          setupFiles: "tests/http/support/setup.ts",
          env: { NODE_ENV: "production" }, // React renders as in production
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false, // test files of a worker share one site
        },
      },
    ],
  },
});
