import type { Locator } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { languageName, choosePreference } from "#tests/e2e/support/page-steps.ts";

test(
  "projects are chosen on cards, compared and removed, and stay through language and currency",
  { tag: "@chinese" },
  async ({ page, texts, language }) => {
    await page.goto(linkTo(language, "listing", { country: "uae" }));
    const cards = page.getByRole("article");
    const scales = (card: Locator) =>
      card.locator(".card__actions").getByRole("button", { name: /.+/ }).nth(1);
    const names = await cards.locator("h3").allTextContents();
    const tray = page.getByRole("complementary", { name: texts("compare.tray.label") });
    await scales(cards.nth(0)).click();
    await scales(cards.nth(1)).click();
    await expect(tray.getByRole("status")).toHaveText(
      texts("compare.tray.summary", { count: 2, limit: 4 }),
    );

    await tray.getByRole("link", { name: texts("compare.tray.go", { count: 2 }) }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(texts("compare.heading", { count: 2 }));
    await expect(tray).toHaveCount(0);
    const columns = page.getByRole("columnheader");
    await expect(columns).toHaveText(names.slice(0, 2));
    await page.reload();
    await expect(columns).toHaveText(names.slice(0, 2));

    await page
      .getByRole("link", { name: texts("compare.remove_named", { name: names[0] ?? "" }) })
      .click();
    await expect(
      page.getByRole("heading", { name: texts("compare.single.heading") }),
    ).toBeVisible();
    await expect(heading).toBeFocused();
    await page
      .getByRole("main")
      .getByRole("link", { name: texts("listing.all") })
      .click();
    await expect(tray.getByRole("status")).toHaveText(
      texts("compare.tray.summary", { count: 1, limit: 4 }),
    );
    await page.goto(linkTo(language, "listing", { country: "uae" }));
    for (const index of [2, 3, 4]) await scales(cards.nth(index)).click();
    await scales(cards.nth(5)).click();
    await expect(tray.getByRole("status")).toHaveText(texts("compare.tray.full", { limit: 4 }));
    await expect(scales(cards.nth(5))).toHaveAttribute("aria-pressed", "false");
    await tray.getByRole("link", { name: texts("compare.tray.go", { count: 4 }) }).click();
    await expect(columns).toHaveText(names.slice(1, 5));

    const address = page.url();
    await choosePreference({ page }, /^EUR/);
    await expect(page.getByRole("main").locator('[data-row="total"]')).toContainText("€");
    await expect(page).toHaveURL(address);
    const other = language === "en" ? "ar" : "en";
    await choosePreference({ page }, languageName(other));
    await expect(page).toHaveURL(address.replace(`/${language}/`, `/${other}/`));
    await expect(page.locator("html")).toHaveAttribute("lang", localeFacts[other].htmlLang);
    await expect(columns).toHaveText(names.slice(1, 5));
  },
);

test(
  "the compare tray stays above the bottom bars, and is cleared at once",
  { tag: "@layout" },
  async ({ page, texts, language, isNarrow }) => {
    const homes = ["IST-1042", "DXB-2010"];
    await page.addInitScript((refs) => {
      localStorage.setItem("sahil.compare", JSON.stringify(refs));
    }, homes);
    const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };
    await page.goto(linkTo(language, "project", project));
    const tray = page.getByRole("complementary", { name: texts("compare.tray.label") });
    const go = tray.getByRole("link", { name: texts("compare.tray.go", { count: 2 }) });
    await expect(go).toBeVisible();
    if (isNarrow) {
      const bar = page.getByRole("complementary", { name: texts("project.card.price_bar") });
      const [above, below] = [await tray.boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      expect(above?.width).toBeLessThan((below?.width ?? 0) / 2);
    }
    await tray.getByRole("button", { name: texts("compare.tray.clear") }).click();
    await expect(go).toHaveCount(0);
    await expect(tray).toHaveCount(0);
    const status = page.getByText(texts("compare.tray.cleared"));
    await expect(status).toHaveRole("status");
    await expect(page.locator(":focus").filter({ has: status })).toHaveCount(1);
  },
);
