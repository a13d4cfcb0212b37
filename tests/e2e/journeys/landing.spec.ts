import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import {
  control,
  formIn,
  fillContactDetails,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test(
  "contact links lead to the page's own form, and its enquiry names the landing page",
  { tag: "@layout" },
  async ({ page, language, texts, isNarrow, siteDatabase }) => {
    const person = randomVisitor(language);
    const path = linkTo(language, "landing", { country: "uae" });
    await openHydrated(page, path);
    const form = formIn(page.getByRole("main"));
    const bar = page.getByRole("complementary", { name: texts("project.card.price_bar") });
    const quick = page.getByRole("navigation", { name: texts("nav.quick") });

    const contactLinks = page.getByRole("link", { name: texts("nav.ask"), exact: true });
    if (isNarrow) {
      await expect(bar).toContainText("145,000");
      await expect(quick.getByRole("link")).toHaveCount(3);
      const [price, links] = [await bar.boundingBox(), await quick.boundingBox()];
      expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual((links?.y ?? 0) + 1);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await bar.getByRole("link").click();
    } else {
      await expect(bar).toBeHidden();
      await expect(quick).toBeHidden();
      await contactLinks.click();
    }
    await expect(control(form, "name")).toBeFocused();
    const heading = page.getByRole("heading", { name: texts("enquiry.page.contact.title") });
    await expect.poll(() => topBelowHeader(page, heading)).toBeGreaterThanOrEqual(0);
    await expect(page).toHaveURL(path);
    expect(await horizontalOverflow(page)).toBe(0);

    await fillContactDetails(form, texts, person);
    await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
    await expect(page).toHaveURL(/thanks-you\?enquiry=SHL-\w{8}&kind=contact&office=dubai$/);
    const menu = page.getByRole("navigation", { name: texts("nav.label") });
    await (isNarrow ? expect(menu).toBeHidden() : expect(menu).toBeVisible());
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      { enquiry: { kind: "contact", name: person.name }, context: { page: path } },
    ]);
  },
);

test("a price links to its project page, which has the full site layout", async ({
  page,
  language,
  texts,
}) => {
  await openHydrated(page, linkTo(language, "landing", { country: "cyprus" }));
  await page.getByRole("link", { name: "Coral Steps" }).click();
  await expect(page).toHaveURL(/coral-steps$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Coral Steps");
  const menu = page.getByRole("navigation", { name: texts("nav.label"), includeHidden: true });
  await expect(menu).toHaveCount(1);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

/** Distance below the sticky header; negative where it is covered. */
async function topBelowHeader(page: Page, element: Locator): Promise<number> {
  const [header, box] = [await page.getByRole("banner").boundingBox(), await element.boundingBox()];
  return (box?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
}
