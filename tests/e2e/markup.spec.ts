import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { markupFaults } from "#tests/e2e/support/markup.ts";

for (const language of ["en", "ar"] as const) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`the markup is valid: ${name}, ${language}`, async ({ request }) => {
      const response = await request.get(path, { headers: { Accept: "text/html" } });
      const problems = await markupFaults(await response.text());
      expect([...new Set(problems)]).toEqual([]);
    });
  }
}
