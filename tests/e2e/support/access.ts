import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lets axe look at the page as it stands; what it finds is named by rule and by the elements. */
export async function expectAccess(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => [
    id,
    ...nodes.slice(0, 3).map(({ html }) => html),
  ]);
  expect(found).toEqual([]);
}
