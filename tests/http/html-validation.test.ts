import { expect, test } from "vitest";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import { htmlViolations } from "#tests/e2e/support/html-validation.ts";
import { visit } from "#tests/http/support/site.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

for (const language of testedLanguages) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`the markup is valid: ${name}, ${language}`, async () => {
      const { html } = await visit(path, { headers: { Accept: "text/html" } });
      const problems = await htmlViolations(html);
      expect([...new Set(problems)]).toEqual([]);
    });
  }
}

test("module scripts of every page are deferred until the window's load event", async () => {
  const { "not found": _, ...pages } = keyPages("en"); // it has no script
  for (const [name, path] of Object.entries(pages)) {
    const { document } = await visit(path);
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(textsOf("script[type=deferred]"), `on ${name}`).toEqual([
      expect.stringMatching(/import\b.*"\/assets\/entry\.client-/s),
    ]);
    expect(document.querySelector("link[rel=deferred]"), `on ${name}`).not.toBeNull();
    expect(textsOf("script[type=module], link[rel=modulepreload]"), `on ${name}`).toEqual([]);
  }
});
