import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./src/i18n/compiled-messages.ts";

export default defineConfig({
  plugins: [compiledMessages(), tailwindcss(), reactRouter()],
  resolve: {
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  // Inlined so that the alias reaches it: with the parser's build it would show raw keys for compiled messages.
  ssr: { noExternal: ["use-intl"] },
  build: { target: "es2023", assetsInlineLimit: 0 },
});
