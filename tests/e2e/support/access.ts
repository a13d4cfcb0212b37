import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands: by rule, with the elements. Contrast is among it. */
export async function accessFaults(page: Page): Promise<{ id: string; elements: string[] }[]> {
  // Without its legacy mode axe opens a second window to sum up frames, of which our pages have none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] }) // to name what passes takes longer than to look
    .withTags(rules)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
}

/** Lets axe look at the page as it stands; what it finds is named by rule and by the elements. */
export async function expectAccess(page: Page): Promise<void> {
  const faults = await accessFaults(page);
  const found = faults.map(({ id, elements }) => [id, ...elements.slice(0, 3)]);
  expect(found).toEqual([]);
}

/** Asks of everything that can be pressed to be 24 pixels large or to stand by itself. */
export async function expectTargets(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withRules(["target-size"]).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}
