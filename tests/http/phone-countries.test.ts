import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { storedColumns, storedEnquiryOf } from "#enquiries/stored-enquiry.ts";
import { formFields } from "#tests/http/support/forms.ts";
import { demoSite, textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/compiled-texts.ts";

test("without a script a number of an unlisted country is entered with a plus", async () => {
  const { url, enquiries } = await demoSite();
  const texts = textsOf("en");
  const email = `${crypto.randomUUID()}@example.org`;
  const page = await visit(linkTo("en", "contact-us"));
  const send = page.getByRole("button", { name: texts("enquiry.send.question") });
  const form = send.closest("form");
  if (!form) throw new Error("There is no form");
  expect(form.querySelectorAll("[name=phone_country] option[value=IS]")).toHaveLength(0);
  expect(textOf(form.querySelector("noscript p"))).toBe(texts("enquiry.field.phone_code"));
  for (const [label, value] of [
    [texts("enquiry.field.name"), "Zoë O’Neill"],
    [texts("enquiry.field.phone"), "+354 611 1234"],
    [texts("enquiry.field.email"), email],
  ] as const) {
    const field = within(form).getByRole("textbox", { name: (name) => name.includes(label) });
    field.setAttribute("value", value);
  }
  form.querySelector<HTMLInputElement>("[name=consent]")?.click();
  const answer = await fetch(new URL(form.action), {
    method: "POST",
    body: formFields(form),
    headers: { Origin: url },
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toContain("thanks-you");
  const rows = await enquiries
    .selectFrom("enquiry")
    .select(storedColumns)
    .where("email", "=", email)
    .execute();
  expect(rows.map(storedEnquiryOf)).toMatchObject([{ enquiry: { phone: "+3546111234" } }]);
});
