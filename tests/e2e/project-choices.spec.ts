import { linkTo } from "#domain/links.ts";
import { waitForHydration, openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };

test("choosing a unit by keyboard moves the focus to its payments, and other sections do not change", async ({
  page,
  texts,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // smooth scrolling would add up
  await page.goto(linkTo("en", "project", project));
  await waitForHydration(page); // before hydration, a click loads a document
  await page.locator("#overview").evaluate((section) => section.setAttribute("data-first", ""));
  const units = page.getByRole("table", { name: texts("project.units.heading") });
  const second = units.getByRole("link").nth(1);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/unit=2#payment/);
  await expect(units.locator("[aria-current=true]")).toHaveCount(1);
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(second).toHaveAccessibleDescription(texts("project.units.hint"));
  const plan = page.locator("#payment h2");
  await expect(plan).toBeFocused();
  await expect(plan).toBeInViewport();
  await page.keyboard.press("Shift+Tab"); // the next project is one step back
  await expect(units.getByRole("link").last()).toBeFocused();
  await second.focus();
  await page.keyboard.press("Enter"); // though selected already, it leads there
  await expect(plan).toBeFocused();
  await expect(page.locator("#overview")).toHaveAttribute("data-first", "");
});

test("the gallery opens at the clicked photograph, and has all of them", async ({
  page,
  texts,
}) => {
  await page.goto(linkTo("en", "project", project));
  const gallery = page.getByRole("region", { name: texts("project.gallery.label") });
  const count = await gallery.locator("img").count();
  await expect(gallery.getByRole("button")).toBeEnabled(); // before hydration, a click opens the file
  await gallery.getByRole("link").nth(1).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.locator("figure")).toHaveCount(count);
  await expect(
    viewer.getByText(texts("project.gallery.counter", { number: 2, count })),
  ).toBeVisible();
  for (const [index, figure] of (await viewer.locator("figure").all()).entries()) {
    const file = (await gallery.locator("a").nth(index).getAttribute("href")) ?? "";
    const offered = await figure.locator("source").first().getAttribute("srcset");
    const name = file.replace(/^.*\/|\.jpg$/g, "");
    expect(offered).toMatch(new RegExp(`/${name}\\.avif ${name.split("-").at(-1)}w$`));
  }
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(gallery.getByRole("link").nth(1)).toBeFocused();
});

test("a project is shared from its menu: copied, or by the system's share sheet", async ({
  page,
  context,
  siteUrl,
  texts,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    if (!location.search.includes("unit"))
      return void Reflect.deleteProperty(Navigator.prototype, "share");
    navigator.share = ({ title = "", url = "" } = {}) => {
      document.documentElement.dataset["shared"] = `${title} ${url}`;
      return Promise.resolve();
    };
  });
  const path = linkTo("en", "project", project);
  await openHydrated(page, path);
  const open = page.getByRole("button", { name: texts("share.button"), exact: true });
  await open.click();
  await page.getByRole("button", { name: texts("share.copy") }).click();
  await expect(page.locator(".share [role=status]")).toHaveText(texts("share.copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + path);

  await openHydrated(page, `${path}?unit=2`);
  await open.click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", `Marina Arc ${siteUrl}${path}`);
  await expect(page.locator(".share")).toBeHidden();
});
