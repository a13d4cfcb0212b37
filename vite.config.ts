import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "#i18n/compiled-messages.ts";

/** Browsers that need no fallbacks for the CSS in use. */
const cssTarget = ["chrome120", "edge120", "firefox121", "safari16.4", "ios16.4"];

/** One chunk for the framework, which seldom changes, and one for what many screens share, instead of dozens. */
const sharedChunks = [
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
  // Bundled so that the alias applies: the package's default formatter cannot read compiled messages.
  ssr: { noExternal: ["use-intl"] },
  // Scanned at the start, so that the development server need not reload the first page.
  optimizeDeps: { entries: ["src/site/**/*.tsx"] },
  build: { target: "es2023", cssTarget, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        license: { fileName: ".vite/licenses.json" },
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
  },
});
