import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };

test("dates appear below their button, for the chosen day, and are announced", async ({ page }) => {
  const texts = textsOf("ar");
  const day = (date: string) => formatsFor("ar").date(date);
  const all = (date: string) => texts("plan.dates.all", { count: 12, date: day(date) });
  await page.emulateMedia({ reducedMotion: "reduce" }); // no smooth scrolling
  await openHydrated(page, linkTo("ar", "project", project));
  const show = page.getByRole("button", { name: texts("plan.dates.show", { count: 12 }) });
  const status = page.locator("body > p.visually-hidden[role=status]");
  const topOf = () => show.evaluate((button) => button.getBoundingClientRect().top);

  await test.step("focus and button stay in place", async () => {
    await show.focus();
    const before = await topOf();
    await page.keyboard.press("Enter");
    await expect(page.locator("#payment tbody tr")).toHaveCount(12);
    await expect(page).toHaveURL(/signing=2026-12-01$/);
    await expect(page.getByRole("table", { name: all("2026-12-01") })).toContainText(
      day("2027-03-01"),
    );
    await expect(show).toBeFocused();
    expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
    await expect(status).toHaveText(all("2026-12-01"));
  });

  await test.step("another day", async () => {
    await page.getByLabel(texts("plan.dates.signing")).fill("2027-01-15");
    await show.click();
    await expect(page).toHaveURL(/signing=2027-01-15/);
    const table = page.getByRole("table", { name: all("2027-01-15") });
    await expect(table).toContainText(day("2027-04-15"));
    await expect(table).toContainText(day("2029-06-30"));
    await expect(page.getByRole("link", { name: texts("plan.dates.calendar") })).toHaveAttribute(
      "href",
      /2027-01-15/,
    );
  });

  await test.step("another unit's total is announced", async () => {
    const second = page.locator("#homes").getByRole("link").nth(1);
    await second.click();
    await expect(page).toHaveURL(/signing=2027-01-15&unit=2#payment/);
    await expect(second).toHaveAttribute("aria-current", "true"); // rendered anew
    const cost = page.locator("#cost");
    const unit = (await cost.locator(".receipt > header > p").textContent()) ?? "";
    await expect(status).toContainText(unit);
    await expect(page.locator("#payment tbody tr")).toHaveCount(12);
  });
});

test("an invalid signing date is refused by its field, in the page's language, and announced", async ({
  page,
}) => {
  const texts = textsOf("tr");
  const format = formatsFor("tr");
  await openHydrated(page, linkTo("tr", "project", project));
  const day = page.getByLabel(texts("plan.dates.signing"));
  await day.fill("1999-12-31");
  await page.locator("#payment form.choice-form button").click();
  await expect(page).toHaveURL(/signing=1999-12-31/);
  const refusal = texts("plan.dates.invalid", {
    from: format.date("2021-01-01"),
    to: format.date("2031-12-31"),
    date: format.date("2026-12-01"),
  });
  await expect(day).toHaveAccessibleDescription(refusal);
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(day).toHaveValue("1999-12-31");
  await expect(day).toBeFocused();
  await expect(page.locator("body > p.visually-hidden[role=status]")).toHaveText(refusal);
});

test(
  "an invalid loan is refused by its field, and announced",
  { tag: "@full" },
  async ({ page }) => {
    const texts = textsOf("ru");
    const { percent } = formatsFor("ru"); // no right-to-left text there
    await openHydrated(page, linkTo("ru", "project", project));
    const cost = page.locator("#cost");
    const loan = cost.getByLabel(texts("project.cost.loan"));
    await cost.getByLabel(texts("project.cost.mortgage")).check();
    await loan.fill("500");
    await cost.getByRole("button", { name: texts("project.cost.recalculate") }).click();
    await expect(page).toHaveURL(/loan=500/);
    const refusal = texts("project.cost.loan_invalid", {
      from: percent(5),
      to: percent(95),
      counted: "yes",
      share: percent(50),
    });
    await expect(loan).toHaveAccessibleDescription(refusal);
    await expect(loan).toHaveAttribute("aria-invalid", "true");
    await expect(loan).toHaveValue("500");
    await expect(loan).toBeFocused();
    await expect(loan).toBeInViewport();
    await expect(page.locator("body > p.visually-hidden[role=status]")).toHaveText(refusal);

    await loan.fill("60");
    await cost.getByRole("button", { name: texts("project.cost.recalculate") }).click();
    await expect(page).toHaveURL(/loan=60/);
    await expect(loan).not.toHaveAttribute("aria-invalid");
  },
);
