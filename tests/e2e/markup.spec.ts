import { HtmlValidate } from "html-validate";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const language of ["en", "ar"] as const) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`the markup is valid: ${name}, ${language}`, async ({ request }) => {
      const response = await request.get(path, { headers: { Accept: "text/html" } });
      const { results } = await validator.validateString(await response.text());
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect([...new Set(problems)]).toEqual([]);
    });
  }
}
