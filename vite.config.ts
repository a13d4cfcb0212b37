import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./src/i18n/compiled-messages.ts";

const ofSite = /[\\/](?:src|use-intl|icu-minify|@formatjs)[\\/]/;

/** What only pages with a form load, although there are several; what opens the dialog is everywhere. */
const ofForms = new RegExp(
  [
    "site/features/enquiry/[^/]+$",
    "contract/enquiry/(?!asked-enquiry)",
    "domain/(?:calling-codes|opening-hours|zoned-time)",
    "i18n/(?:country-names|format-hours|format-time)",
  ].join("|"),
);

/** What every page loads travels in two files: the framework, which seldom changes, and the site's own. */
const chunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  },
  {
    name: "site",
    test: (id: string) => ofSite.test(id) && !ofForms.test(id),
    minShareCount: 5,
  },
  { name: "forms", test: ofForms, minShareCount: 2 },
];

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  resolve: {
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  // Inlined so that the alias reaches it: with the parser's build it would show raw keys for compiled messages.
  ssr: { noExternal: ["use-intl"] },
  // Known from the start, so that a development server need not reload its first page.
  optimizeDeps: { entries: ["src/site/**/*.tsx"] },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
