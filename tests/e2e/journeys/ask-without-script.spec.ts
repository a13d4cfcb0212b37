import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import {
  control,
  expectFieldErrors,
  formIn,
  fillContactDetails,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { languageName, choosePreference } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

test.use({ javaScriptEnabled: false });

test(
  "without a script the input survives faults and a language switch, and one enquiry is sent",
  { tag: ["@layout", "@chinese"] },
  async ({ page, language, texts, siteDatabase }) => {
    const person = randomVisitor(language);
    await page.goto(linkTo(language, "contact-us"));
    const form = formIn(page.getByRole("main"));
    await fillContactDetails(form, texts, { ...person, name: "A", email: "amina@" });
    await control(form, "message").fill("1st line\n<2nd> line");
    await control(form, "answer_locale").selectOption("tr");
    await form.getByRole("radio", { name: texts("enquiry.channel.telegram") }).check();
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await form.getByRole("button", { name: texts("enquiry.send.question") }).click();
    expect((await answered).status()).toBe(422);
    await expectFieldErrors(form, texts, { name: "too_short", email: "email_domain" });
    await form
      .getByRole("alert")
      .getByRole("link", { name: texts("enquiry.field.email") })
      .click();
    await expect(control(form, "email")).toBeFocused();

    const other: Locale = language === "ru" ? "en" : "ru";
    const inOther = textsOf(other);
    await control(form, "name").fill(person.name); // not sent yet
    await choosePreference({ page }, languageName(other));
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(new RegExp(linkTo(other, "enquiry", {})));
    await expectFieldErrors(form, inOther, {});
    await expect(control(form, "name")).toHaveValue(person.name);
    await expect(control(form, "phone")).toHaveValue(person.phone);
    await expect(control(form, "email")).toHaveValue("amina@");
    await expect(control(form, "message")).toHaveValue("1st line\n<2nd> line");
    await expect(control(form, "answer_locale")).toHaveValue("tr");
    await expect(
      form.getByRole("radio", { name: inOther("enquiry.channel.telegram") }),
    ).toBeChecked();
    await expect(control(form, "consent")).toBeChecked();

    await control(form, "email").fill(person.email);
    await form.getByRole("button", { name: inOther("enquiry.send.question") }).dblclick();
    await expect(page).toHaveURL(/thanks-you\?enquiry=SHL-\w{8}&kind=contact&office=istanbul$/);
    await page.reload();
    const stored = await storedEnquiriesFrom(siteDatabase, person.email);
    expect(stored).toMatchObject([
      {
        enquiry: { name: person.name, phone: person.e164, channel: "telegram", answerLocale: "tr" },
        context: {
          locale: other,
          page: linkTo(language, "contact-us"),
          timeZone: null,
          firstTouch: null,
        },
      },
    ]);
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      stored[0]?.reference ?? "none",
    );
  },
);
