import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { compiledMessages } from "./src/i18n/compiled-messages.ts";
import { firstTexts } from "./src/i18n/first-texts.ts";
import { chunkOf } from "./src/site/chunks.ts";
import { earlyScript } from "./src/site/early-script-file.ts";
import { screenModules } from "./src/site/routes.ts";

/** The framework, which seldom changes, and what every page loads travel in a file each. */
const chunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  },
  { debugName: "site", name: chunkOf, includeDependenciesRecursively: false },
];

/** Of the same year: these know the colours and selectors that we write, and need none of them spelt out for them. */
const stylesOf2023 = ["chrome120", "edge120", "firefox121", "safari16.4", "ios16.4"];

/** Lets files be shared as `chunkOf` says; React Router asks for entries that export nothing beyond their own. */
const sharedEntries: Plugin = {
  name: "shared-entries",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
};

const siteModule = (name: string) => `src/site/${name}.tsx`;

const pages = {
  screens: screenModules,
  surroundings: ["root", "routes/language"].map(siteModule),
  // Also when little else can be had.
  late: ["late-surroundings", "features/failure/failure", "features/failure/files-lost"].map(
    siteModule,
  ),
};

export default defineConfig({
  plugins: [
    compiledMessages(),
    firstTexts(pages),
    earlyScript(),
    tailwindcss(),
    reactRouter(),
    sharedEntries,
  ],
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
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
});
