import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import {
  control,
  expectFieldErrors,
  formIn,
  fillContactDetails,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test.use({ dialogOpens: true });

test(
  "opened by a button, it takes the focus, traps it only on desktop, returns it, and is sent",
  { tag: ["@layout", "@chinese"] },
  async ({ page, language, texts, isNarrow, siteDatabase }) => {
    await openHydrated(page, linkTo(language, "privacy-policy"));
    const opener = isNarrow
      ? page
          .getByRole("navigation", { name: texts("nav.quick") })
          .getByRole("link")
          .nth(1)
      : page.getByRole("link", { name: texts("nav.ask"), exact: true });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: texts("enquiry.dialog.heading") });
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    expect(await isModal(dialog)).toBe(!isNarrow);
    expect(await leavesByTab(page, dialog)).toBe(isNarrow);

    await control(formIn(dialog), "name").fill("Zoë");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(control(formIn(dialog), "name")).toHaveValue("Zoë");
    await dialog.getByRole("button", { name: texts("enquiry.dialog.close") }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    if (isNarrow) {
      await opener.click();
      await control(formIn(dialog), "name").fill("Zoë");
      const menu = page.getByRole("banner").locator("summary", { hasText: texts("nav.menu") });
      await menu.click();
      await expect(dialog).toHaveCount(0); // a sheet closes for a menu of the header
      await expect(menu).toBeFocused();
      await expect(menu.locator("..")).toHaveAttribute("open", "");
      await page.keyboard.press("Escape");
    }

    const person = randomVisitor(language);
    const form = formIn(dialog);
    await opener.click();
    await control(form, "name").fill("");
    await control(form, "name").press("Enter");
    await expectFieldErrors(form, texts, {
      name: "missing",
      phone: "phone_or_email",
      consent: "consent",
    });
    await expect(control(form, "name")).toBeFocused();
    await fillContactDetails(form, texts, person);
    await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      texts("thanks.received"),
    );
    await expect(dialog).toHaveCount(0);
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      {
        enquiry: { kind: "contact", name: person.name, phone: person.e164 },
        context: { locale: language, page: linkTo(language, "privacy-policy") },
      },
    ]);
  },
);

test(
  "it opens once by itself after twenty seconds, not while the visitor types",
  { tag: "@layout" },
  async ({ page, language, texts, isNarrow }) => {
    const requestedPaths: string[] = [];
    page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.clock.install();
    await openHydrated(page, linkTo(language, "privacy-policy"));
    const dialog = page.getByRole("dialog", { name: texts("enquiry.dialog.heading") });
    const footer = page.getByRole("contentinfo").getByRole("link").first();

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000)); // a margin for slow machines
    const age = await page.evaluate(() => performance.now());
    const clock = page.waitForResponse(/auto-open-timer/);
    await page.clock.fastForward(Math.max(0, 14_000 - age));
    while (!requestedPaths.some((path) => path.includes("auto-open-timer"))) {
      await page.clock.fastForward(500);
      await page.evaluate(() => fetch("/healthz"));
    }
    await (await clock).finished(); // from here on it tracks keys
    await page.getByRole("link", { name: texts("layout.skip") }).focus();
    await page.clock.fastForward(3_000);
    await page.keyboard.press("Shift");
    await page.clock.fastForward(4_000); // twenty-one seconds, four since the key
    await page.evaluate(() => fetch("/healthz"));
    expect(requestedPaths).not.toContain(linkTo(language, "contact-dialog"));
    await page.clock.resume();
    await page.clock.fastForward(4_000);
    await expect(dialog).toBeVisible();
    expect(await isModal(dialog)).toBe(!isNarrow);
    const heading = dialog.getByRole("heading", { level: 2 });
    if (isNarrow) await expect(heading).not.toBeFocused();
    else await expect(heading).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    await page.clock.fastForward(60_000);
    await footer.click();
    await page.clock.fastForward(60_000);
    await page.reload({ waitUntil: "networkidle" });
    await page.clock.fastForward(60_000);
    await page.evaluate(() => fetch("/healthz"));
    expect(
      requestedPaths.filter((path) => path === linkTo(language, "contact-dialog")),
    ).toHaveLength(1);
    await expect(dialog).toHaveCount(0);
  },
);

test("it does not open by itself over open filters", async ({
  page,
  language,
  texts,
  isNarrow,
}) => {
  await page.clock.install();
  await openHydrated(page, linkTo(language, "listing", { country: "properties" }));
  const dialog = page.getByRole("dialog", { name: texts("enquiry.dialog.heading") });
  const filters = page.locator(".filters");
  if (isNarrow) await filters.locator(".filters__open").click();
  await filters.locator("summary").first().click();
  const box = filters.getByRole("checkbox").first();
  await expect(box).toBeVisible();
  for (let second = 0; second < 30; second += 1) await page.clock.fastForward(1_000);
  await page.evaluate(() => fetch("/healthz"));
  await expect(dialog).toHaveCount(0);
  await expect(box).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  for (let second = 0; second < 5; second += 1) await page.clock.fastForward(1_000);
  await expect(dialog).toBeVisible();
});

test(
  "it waits while a field has the focus, and opens after",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    const requestedPaths: string[] = [];
    page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.clock.install();
    await openHydrated(
      page,
      `${linkTo(language, "listing", { country: "properties" })}?price=-1000`,
    );
    const dialog = page.getByRole("dialog", { name: texts("enquiry.dialog.heading") });
    const field = page.getByRole("main").getByLabel(texts("search.field"));
    await field.focus();
    await expect(field).toBeFocused();
    const clock = page.waitForResponse(/auto-open-timer/);
    await page.clock.fastForward(60_000);
    await (await clock).finished();
    await page.evaluate(() => fetch("/healthz"));
    expect(requestedPaths).toContain("/healthz");
    expect(requestedPaths).not.toContain(linkTo(language, "contact-dialog"));

    await field.blur();
    await page.clock.fastForward(2_000);
    await expect(dialog).toBeVisible();
  },
);

test(
  "it does not open on an article, but on the next page",
  { tag: "@full" },
  async ({ page, language, texts }) => {
    await page.clock.install();
    await openHydrated(page, linkTo(language, "article", { slug: "a-weekend-in-bodrum" }));
    await page.clock.fastForward(60_000);
    const healthCheck = page.waitForRequest((request) => request.url().endsWith("/healthz"));
    await page.evaluate(() => fetch("/healthz"));
    await healthCheck;
    const dialog = page.getByRole("dialog", { name: texts("enquiry.dialog.heading") });
    await expect(dialog).toHaveCount(0);
    const title = await page.title();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(linkTo(language, "home"));
    await expect(page).not.toHaveTitle(title);
    await page.clock.fastForward(2_000);
    await expect(dialog).toBeVisible();
  },
);

function isModal(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.matches(":modal"));
}

/** Whether tabbing reaches something behind the dialog, other than the window itself. */
async function leavesByTab(page: Page, dialog: Locator): Promise<boolean> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const hasLeft = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    if (hasLeft) return true;
  }
  return false;
}
