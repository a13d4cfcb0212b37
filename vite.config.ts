import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { compiledMessages } from "./src/i18n/compiled-messages.ts";

export default defineConfig({
  // React Router's plugin needs its own server; unit tests do without it.
  plugins: [compiledMessages(), tailwindcss(), process.env["VITEST"] ? [] : reactRouter()],
  resolve: {
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  // Inlined so that the alias reaches it: with the parser's build it would show raw keys for compiled messages.
  ssr: { noExternal: ["use-intl"] },
  build: { target: "es2023", assetsInlineLimit: 0 },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    server: { deps: { inline: ["use-intl"] } },
  },
});
