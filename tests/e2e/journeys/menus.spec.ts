import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openFilter, openProperties } from "#tests/e2e/support/site.ts";

test(
  "a menu closes on Escape, on a click elsewhere and on choosing a link",
  { tag: "@layout" },
  async ({ page, texts, language, isNarrow }) => {
    const visit = { page, texts, isNarrow };
    await page.goto(linkTo(language, "home"));
    const entry = (await openProperties(visit)).getByRole("link", {
      name: texts("nav.villas_turkey"),
    });
    await expect(entry).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();

    await openProperties(visit);
    await expect(entry).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(entry).toBeHidden();

    await openProperties(visit);
    await entry.click();
    await expect(page).toHaveURL(
      linkTo(language, "listing", { country: "turkey", type: "villas" }),
    );
    await expect(entry).toBeHidden();
  },
);

test("no page is wider than its window", { tag: "@layout" }, async ({ page, language }) => {
  const pages = [
    linkTo(language, "home"),
    linkTo(language, "listing", { country: "properties" }),
    linkTo(language, "project", {
      country: "turkey",
      city: "istanbul",
      slug: "bosphorus-terraces",
    }),
    linkTo(language, "country", { country: "uae" }),
    linkTo(language, "city", { country: "cyprus", city: "limassol" }),
  ];
  for (const path of pages) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test(
  "filters stay open while boxes are ticked",
  { tag: "@layout" },
  async ({ page, texts, language, isNarrow }) => {
    await page.goto(linkTo(language, "listing", { country: "properties" }));
    const filters = await openFilter({ page, texts, isNarrow }, texts("listing.filters.more"));
    const ready = filters.getByRole("checkbox", { name: texts("card.status.ready") });
    await ready.check();
    await expect(page).toHaveURL(/status=ready/);
    await expect(ready).toBeVisible();
    await expect(ready).toBeChecked();
  },
);
