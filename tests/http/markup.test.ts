import { expect, test } from "vitest";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { markupFaults } from "#tests/e2e/support/markup.ts";
import { visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/scope.ts";

for (const language of testedLanguages) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`the markup is valid: ${name}, ${language}`, async () => {
      const { html } = await visit(path, { headers: { Accept: "text/html" } });
      const problems = await markupFaults(html);
      expect([...new Set(problems)]).toEqual([]);
    });
  }
}
