import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe violations, contrast included, by rule with their elements. */
export async function accessibilityViolations(
  page: Page,
): Promise<{ id: string; elements: string[] }[]> {
  // Axe's default mode opens a second window to merge frames, which these pages do not have.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] }) // naming passes takes longer than the check
    .withTags(rules)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
}

export async function expectAccessible(page: Page): Promise<void> {
  const faults = await accessibilityViolations(page);
  const found = faults.map(({ id, elements }) => [id, ...elements.slice(0, 3)]);
  expect(found).toEqual([]);
}

/** WCAG target size: interactive elements are 24 pixels large or stand alone. */
export async function expectTargetSizes(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withRules(["target-size"]).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}
