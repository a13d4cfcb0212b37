import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./src/i18n/compiled-messages.ts";
import { firstTexts } from "./src/i18n/first-texts.ts";
import { screenModules } from "./src/site/routes.ts";

/** What surrounds every page: whatever these modules need before they can run. */
const ofEveryPage = /\/src\/site\/(?:entry\.client|root|routes\/language)\.tsx$/;

/** Whether every page loads a module: asked up through those who import it, never through an `import()`. */
function isOnEveryPage(id: string, graph: ModuleGraph, seen = new Map<string, boolean>()): boolean {
  const known = seen.get(id);
  if (known !== undefined) return known;
  seen.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const found =
    ofEveryPage.test(id) || importers.some((importer) => isOnEveryPage(importer, graph, seen));
  seen.set(id, found);
  return found;
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The framework, which seldom changes, and what every page loads travel in a file each. */
const chunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOnEveryPage(id, graph) ? "site" : null),
  },
];

/** Of the same year: these know the colours and selectors that we write, and need none of them spelt out for them. */
const stylesOf2023 = ["chrome120", "edge120", "firefox121", "safari16.4", "ios16.4"];

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
  plugins: [compiledMessages(), firstTexts(pages), tailwindcss(), reactRouter()],
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
