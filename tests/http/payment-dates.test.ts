import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { formUrl } from "#tests/http/support/forms.ts";
import { demoSite, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

const texts = textsOf("en");
const project = { country: "uae", city: "dubai", slug: "marina-arc" };
const path = linkTo("en", "project", project);

test("payment dates count from the chosen signing date, in the page and in the calendar", async () => {
  const day = (date: string) => formatsFor("en").date(date);
  const page = await visit(`${path}?signing=2027-01-15`);
  const name = texts("plan.dates.all", { count: 12, date: day("2027-01-15") });
  const table = page.getByRole("table", { name });
  expect(table).toHaveTextContent(day("2027-04-15"));
  expect(table).toHaveTextContent(day("2029-06-30"));

  const calendar = page.getByRole("link", { name: texts("plan.dates.calendar") });
  const { url } = await demoSite();
  const file = await fetch(new URL(calendar.getAttribute("href") ?? "", url));
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const lines = (await file.text()).split("\r\n");
  const starts = lines.filter((line) => line.startsWith("DTSTART"));
  expect(starts).toHaveLength(12);
  expect(starts[0]).toBe("DTSTART;VALUE=DATE:20270115");
  expect(starts.at(-1)).toBe("DTSTART;VALUE=DATE:20290630");
});

test("dates are shown on request, without a script too", async () => {
  const unasked = await visit(path);
  expect(unasked.document.querySelectorAll("#payment table")).toHaveLength(0);
  const form = unasked.getByRole("form", { name: texts("plan.dates.legend") });
  expect(form).toHaveAttribute("action", "#payment");
  expect(form.querySelector("[name=signing]")).toHaveValue("2026-12-01");
  const dated = await visit(`${path}?signing=2026-12-01`);
  expect(dated.document.querySelectorAll("#payment tbody tr")).toHaveLength(12);
});

for (const language of testedLanguages) {
  const texts = textsOf(language);
  const path = linkTo(language, "project", project);

  test(`an invalid signing date is refused by its field: ${language}`, async () => {
    const format = formatsFor(language);
    const page = await visit(`${path}?signing=1999-12-31`);
    const day = page.getByLabelText(texts("plan.dates.signing"));
    expect(day).toHaveAccessibleDescription(
      texts("plan.dates.invalid", {
        from: format.date("2021-01-01"),
        to: format.date("2031-12-31"),
        date: format.date("2026-12-01"),
      }),
    );
    expect(day).toHaveAttribute("aria-invalid", "true");
    expect(day).toHaveValue("1999-12-31");
  });

  test(`an invalid loan is refused by its field: ${language}`, async () => {
    const page = await visit(path);
    const cost = within(page.document.querySelector<HTMLElement>("#cost") ?? page.document.body);
    cost.getByLabelText(texts("project.cost.mortgage")).click();
    cost.getByLabelText(texts("project.cost.loan")).setAttribute("value", "500");
    const button = cost.getByRole("button", { name: texts("project.cost.recalculate") });
    const answer = await visit(formUrl(button.closest("form")));
    const loan = answer.getByLabelText(texts("project.cost.loan"));
    const percent = (share: number) => isolate(formatsFor(language).percent(share));
    const refusal = texts("project.cost.loan_invalid", {
      from: percent(5),
      to: percent(95),
      counted: "yes",
      share: percent(50),
    });
    expect(loan).toHaveAccessibleDescription(refusal);
    expect(loan).toHaveAttribute("aria-invalid", "true");
    expect(loan).toHaveValue(500);
  });
}
