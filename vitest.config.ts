import { defineConfig } from "vitest/config";

/** The site's Vite plugins stay out: tests import modules as Node does. */
export default defineConfig({
  test: {
    server: { deps: { inline: ["use-intl"] } },
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/e2e/**"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
