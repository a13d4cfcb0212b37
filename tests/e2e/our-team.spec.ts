import { linkTo } from "#domain/links.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const departments = [
  { language: "en", legalName: "Legal", tag: [] },
  { language: "ar", legalName: "الشؤون القانونية", tag: ["@full"] },
] as const;

for (const { language, legalName, tag } of departments) {
  test(
    `department links stay visible, and names replace missing portraits: ${language}`,
    {
      tag: [...tag],
    },
    async ({ page }) => {
      const texts = textsOf(language);
      await page.route("**/media/**/portrait-*", (route) => route.abort());
      await page.goto(linkTo(language, "our-team"));
      const member = page.locator("#leyla-arman");
      const box = await member.getByRole("presentation").boundingBox();
      expect(box?.width).toBeCloseTo(120, -1);
      expect(box?.height).toBeCloseTo(150, -1);
      await expect(member.getByRole("heading", { name: "Leyla Arman" })).toBeVisible();

      const anchors = page.getByRole("navigation", { name: texts("team.departments") });
      const legal = anchors.getByRole("link", { name: legalName });
      await legal.click();
      await expect(page.locator("#department-legal h3")).toBeInViewport();
      await expect(anchors).toBeInViewport();
      await expect(legal).toHaveAttribute("aria-current", "true");
    },
  );
}

test(
  "the current department is marked, also with late intersection events",
  {
    tag: "@full",
  },
  async ({ page, texts }) => {
    await page.addInitScript(delayIntersectionsUntilScrollEnd);
    await page.goto(linkTo("en", "our-team"));
    const anchors = page.getByRole("navigation", { name: texts("team.departments") });
    const legal = anchors.getByRole("link", { name: "Legal" });
    await waitForHydration(page); // the observer needs hydration
    await legal.click();
    await expect(legal).toHaveAttribute("aria-current", "true");
  },
);

/** Delays intersection callbacks until scrolling has ended, as on a busy device. */
function delayIntersectionsUntilScrollEnd(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const passed: IntersectionObserverEntry[] = [];
      let ended = false;
      super((entries, observer) => {
        passed.push(...entries);
        if (ended) callback(passed, observer);
      }, options);
      const end = () => {
        ended = true;
        if (passed.length > 0) callback(passed, this);
      };
      addEventListener("scrollend", () => void requestAnimationFrame(end), { once: true });
    }
  };
}
