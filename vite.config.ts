import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "#i18n/compiled-messages.ts";

/** Of the same year: these know the colours and selectors that we write, and need none of them spelt out for them. */
const stylesOf2023 = ["chrome120", "edge120", "firefox121", "safari16.4", "ios16.4"];

/** The framework, which seldom changes, and what many screens share travel in a file each, in place of dozens. */
const sharedFiles = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  },
  { name: "site", test: /[\\/](?:src|node_modules)[\\/]/, minShareCount: 12 },
];

export default defineConfig({
  plugins: [compiledMessages(), reactRouter()],
  resolve: {
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  // Inlined so that the alias reaches it: with the parser's build it would show raw keys for compiled messages.
  ssr: { noExternal: ["use-intl"] },
  // Known from the start, so that a development server need not reload its first page.
  optimizeDeps: { entries: ["src/site/**/*.tsx"] },
  build: { target: "es2023", cssTarget: stylesOf2023, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        license: { fileName: ".vite/licenses.json" },
        rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
      },
    },
  },
});
