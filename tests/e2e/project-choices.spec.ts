import { linkTo } from "#domain/links.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };

test("a home that is chosen by key keeps the focus, and what it does not concern stays as it stands", async ({
  page,
  texts,
}) => {
  await page.goto(linkTo("en", "project", project));
  await hydrated(page); // before, a press asks for a document of its own
  await page.locator("#overview").evaluate((section) => section.setAttribute("data-first", ""));
  const homes = page.getByRole("table", { name: texts("project.homes.heading") });
  const second = homes.getByRole("link").nth(1);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/unit=2#payment/);
  await expect(homes.locator("[aria-current=true]")).toHaveCount(1);
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(second).toHaveAccessibleDescription(texts("project.homes.hint"));
  await expect(second).toBeFocused();
  await expect(page.locator("#overview")).toHaveAttribute("data-first", "");
});

test("the photographs open where they are pressed, however soon, all of them at hand", async ({
  page,
  texts,
}) => {
  await page.goto(linkTo("en", "project", project));
  const gallery = page.getByRole("region", { name: texts("project.gallery.label") });
  const count = await gallery.locator("img").count();
  await gallery.getByRole("link").nth(1).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.locator("figure")).toHaveCount(count);
  await expect(
    viewer.getByText(texts("project.gallery.counter", { number: 2, count })),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(gallery.getByRole("link").nth(1)).toBeFocused();
});
