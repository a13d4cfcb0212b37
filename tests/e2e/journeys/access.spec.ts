import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const name of Object.keys(keyPages("en"))) {
  test(`everyone can use the page: ${name}`, async ({ page, language }) => {
    await page.goto(keyPages(language)[name] ?? "");
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => [
      id,
      ...nodes.slice(0, 3).map(({ html }) => html),
    ]);
    expect(found).toEqual([]);
  });
}
