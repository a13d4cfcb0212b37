import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };

test("the dates of a plan count from the day that the visitor picks, in the page and in the calendar", async ({
  page,
  request,
  texts,
}) => {
  const day = (date: string) => formatsFor("en").date(date);
  const tableFrom = (date: string) =>
    page.getByRole("table", { name: texts("plan.dates.all", { count: 12, date: day(date) }) });
  await openScripted(page, linkTo("en", "project", project));
  const show = page.getByRole("button", { name: texts("plan.dates.show", { count: 12 }) });
  await show.click();
  await expect(page).toHaveURL(/signing=2026-12-01$/);
  await expect(tableFrom("2026-12-01")).toContainText(day("2027-03-01"));
  await expect(show).toBeFocused();

  await page.getByLabel(texts("plan.dates.signing")).fill("2027-01-15");
  await show.click();
  await expect(page).toHaveURL(/signing=2027-01-15/);
  await expect(tableFrom("2027-01-15")).toContainText(day("2027-04-15"));
  await expect(tableFrom("2027-01-15")).toContainText(day("2029-06-30"));

  const address = await page
    .getByRole("link", { name: texts("plan.dates.calendar") })
    .getAttribute("href");
  const file = await request.get(address ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  const lines = (await file.text()).split("\r\n");
  const starts = lines.filter((line) => line.startsWith("DTSTART"));
  expect(starts).toHaveLength(12);
  expect(starts[0]).toBe("DTSTART;VALUE=DATE:20270115");
  expect(starts.at(-1)).toBe("DTSTART;VALUE=DATE:20290630");
});

test("dates come once they are asked for, without a script too", async ({
  request,
  show,
  texts,
}) => {
  const path = linkTo("en", "project", project);
  const unasked = await show(await request.get(path));
  await expect(unasked.locator("#payment table")).toHaveCount(0);
  const form = unasked.getByRole("form", { name: texts("plan.dates.legend") });
  await expect(form).toHaveAttribute("action", "#payment");
  await expect(form.locator("[name=signing]")).toHaveValue("2026-12-01");
  const asked = await show(await request.get(`${path}?signing=2026-12-01`));
  await expect(asked.locator("#payment tbody tr")).toHaveCount(12);
});

test("what is read out is the dates where these were asked for, and later what another choice comes to", async ({
  page,
  texts,
}) => {
  await openScripted(page, linkTo("en", "project", project));
  const said = page.locator("body > p.vh[role=status]");
  await page.getByRole("button", { name: texts("plan.dates.show", { count: 12 }) }).click();
  const date = formatsFor("en").date("2026-12-01");
  await expect(said).toHaveText(texts("plan.dates.all", { count: 12, date }));
  const second = page.locator("#homes").getByRole("link").nth(1);
  await second.click();
  await expect(page).toHaveURL(/signing=2026-12-01&unit=2#payment/);
  await expect(second).toHaveAttribute("aria-current", "true"); // drawn anew
  await expect(said).toHaveText((await page.locator("#cost").getAttribute("data-told")) ?? "");
  await expect(page.locator("#payment tbody tr")).toHaveCount(12);
});

test("a day that no plan counts from is refused by its field, in the language of the page, and aloud", async ({
  page,
}) => {
  const texts = textsOf("tr");
  const format = formatsFor("tr");
  await openScripted(page, linkTo("tr", "project", project));
  const day = page.getByLabel(texts("plan.dates.signing"));
  await day.fill("1999-12-31");
  await page.locator("#payment form.asks button").click();
  await expect(page).toHaveURL(/signing=1999-12-31/);
  const refusal = texts("plan.dates.refused", {
    from: format.date("2021-01-01"),
    to: format.date("2031-12-31"),
    date: format.date("2026-12-01"),
  });
  await expect(day).toHaveAccessibleDescription(refusal);
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(day).toHaveValue("1999-12-31");
  await expect(day).toBeFocused();
  await expect(page.locator("body > p.vh[role=status]")).toHaveText(refusal);
});

test("so is a loan that no price is paid with", async ({ page }) => {
  const texts = textsOf("ru");
  const { percent } = formatsFor("ru"); // nothing is written from right to left there
  await openScripted(page, linkTo("ru", "project", project));
  const cost = page.locator("#cost");
  const loan = cost.getByLabel(texts("project.cost.loan"));
  await cost.getByLabel(texts("project.cost.mortgage")).check();
  await loan.fill("500");
  await cost.getByRole("button", { name: texts("project.cost.recalculate") }).click();
  await expect(page).toHaveURL(/loan=500/);
  const refusal = texts("project.cost.loan_refused", {
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
  await expect(page.locator("body > p.vh[role=status]")).toHaveText(refusal);

  await loan.fill("60");
  await cost.getByRole("button", { name: texts("project.cost.recalculate") }).click();
  await expect(page).toHaveURL(/loan=60/);
  await expect(loan).not.toHaveAttribute("aria-invalid");
});

test("who asks for the dates stays where the button is, and the dates come under it", async ({
  page,
}) => {
  const texts = textsOf("ar");
  await page.emulateMedia({ reducedMotion: "reduce" }); // the focus is come to at once
  await openScripted(page, linkTo("ar", "project", project));
  const show = page.getByRole("button", { name: texts("plan.dates.show", { count: 12 }) });
  await show.focus();
  const before = await show.evaluate((button) => button.getBoundingClientRect().top);
  await page.keyboard.press("Enter");
  await expect(page.locator("#payment tbody tr")).toHaveCount(12);
  await expect(show).toBeFocused();
  const after = await show.evaluate((button) => button.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThan(2);
});
