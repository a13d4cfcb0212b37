import type { Locator } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { waitForScrollEnd } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

for (const language of ["ru", "ar"] as const) {
  for (const width of [390, 1440]) {
    const tag = language === "ar" && width === 390 ? [] : "@full";
    test(
      `the current section is marked, and its link in view: ${language} at ${width}`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const texts = textsOf(language);
        await page.goto(
          linkTo(language, "project", {
            country: "turkey",
            city: "istanbul",
            slug: "bosphorus-terraces",
          }),
        );
        const anchors = page.getByRole("navigation", { name: texts("project.sections.label") });
        const all = anchors.getByRole("link");
        await waitForHydration(page);
        await expect(all.first()).toHaveAttribute("aria-current", "true");
        await page.keyboard.press("End");
        await expect(all.last()).toHaveAttribute("aria-current", "true");
        await expect(anchors.locator("[aria-current]")).toHaveCount(1);
        await waitForScrollEnd(page);
        await page.locator("#questions").evaluate((section) => section.scrollIntoView());
        await expect(all.last()).toBeInViewport({ ratio: 0.9 });
        await waitForScrollEnd(page);
        const cost = anchors.getByRole("link", { name: texts("project.sections.cost") });
        await expect.poll(() => isRowScrolling(all.last())).toBe(false); // else a click can hit a neighbour
        await cost.click();
        await expect(cost).toHaveAttribute("aria-current", "true");
        await expect(page.locator("#cost h2").first()).toBeInViewport();
        await expect(cost).toBeInViewport({ ratio: 0.9 });
        await waitForScrollEnd(page);
        await page.keyboard.press("Home");
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0); // where the row may be below the window
        await expect.poll(() => isWithinItsRow(all.first())).toBe(true);
        await all.first().focus(); // keyboard focus, as the last input was a key
        await page.locator("#questions").evaluate((section) => section.scrollIntoView());
        await expect(all.last()).toHaveAttribute("aria-current", "true");
        await waitForScrollEnd(page);
        expect(await isWithinItsRow(all.first())).toBe(true);
      },
    );
  }
}

function isWithinItsRow(anchor: Locator): Promise<boolean> {
  return anchor.evaluate((it) => {
    const [link, row] = [it, it.closest("ul")].map((element) => element?.getBoundingClientRect());
    return (
      link !== undefined && row !== undefined && link.left >= row.left && link.right <= row.right
    );
  });
}

/** Whether the row of anchors is scrolling. */
function isRowScrolling(anchor: Locator): Promise<boolean> {
  return anchor.evaluate(async (element) => {
    const before = element.getBoundingClientRect().left;
    await new Promise((done) => setTimeout(done, 200));
    return element.getBoundingClientRect().left !== before;
  });
}
