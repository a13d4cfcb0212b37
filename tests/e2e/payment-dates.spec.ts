import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };

test("the dates of a plan count from the day that the visitor picks, in the page and in the calendar", async ({
  page,
  request,
  texts,
}) => {
  const format = formatsFor("en");
  await openScripted(page, linkTo("en", "project", project));
  const payments = page.getByText(texts("plan.dates.all", { count: 12 }));
  await payments.click();
  const table = page.getByRole("table", { name: texts("plan.dates.legend") });
  await expect(table).toContainText(format.date("2026-12-01"));

  await page.getByLabel(texts("plan.dates.signing")).fill("2027-01-15");
  await page.getByRole("button", { name: texts("plan.dates.show") }).click();
  await expect(page).toHaveURL(/signing=2027-01-15/);
  await expect(table).toContainText(format.date("2027-04-15"));
  await expect(table).toContainText(format.date("2029-06-30"));

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

test("a day that no plan counts from is refused aloud", async ({ page, texts }) => {
  await openScripted(page, linkTo("en", "project", project));
  const day = page.getByLabel(texts("plan.dates.signing"));
  await day.evaluate((field: HTMLInputElement) => field.form?.setAttribute("novalidate", ""));
  await day.fill("1999-12-31");
  await page.getByRole("button", { name: texts("plan.dates.show") }).click();
  await expect(page).toHaveURL(/signing=1999-12-31/);
  const refusal = (await page.locator("#payment p[data-told]").textContent()) ?? "";
  await expect(page.locator("body > p.vh[role=status]")).toHaveText(refusal);
});
