/** A question without script: the server alone tells what is wrong, and keeps what was typed. */
import { linkTo } from "#domain/links.ts";
import {
  control,
  expectFaults,
  formIn,
  introduce,
  somebody,
  storedFrom,
} from "#tests/e2e/support/enquiries.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test.use({ javaScriptEnabled: false });

test(
  "without a script nothing typed is lost, and one thing is sent",
  { tag: "@chinese" },
  async ({ page, language, texts, siteDatabase }) => {
    const person = somebody(language);
    await page.goto(linkTo(language, "contact-us"));
    const form = formIn(page.getByRole("main"));
    const send = form.getByRole("button", { name: texts("enquiry.send.question") });
    await introduce(form, texts, { ...person, name: "A", email: "amina@" });
    await control(form, "message").fill("1st line\n<2nd> line");
    await control(form, "answer_locale").selectOption("tr");
    await form.getByRole("radio", { name: texts("enquiry.channel.telegram") }).check();
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await send.click();
    expect((await answered).status()).toBe(422);
    await expectFaults(form, texts, { name: "too_short", email: "email_domain" });
    await expect(control(form, "phone")).toHaveValue(person.phone);
    await expect(control(form, "message")).toHaveValue("1st line\n<2nd> line");
    await expect(control(form, "answer_locale")).toHaveValue("tr");
    await expect(
      form.getByRole("radio", { name: texts("enquiry.channel.telegram") }),
    ).toBeChecked();
    await expect(control(form, "consent")).toBeChecked();
    await form
      .getByRole("alert")
      .getByRole("link", { name: texts("enquiry.field.email") })
      .click();
    await expect(control(form, "email")).toBeFocused();

    await control(form, "name").fill(person.name);
    await control(form, "email").fill(person.email);
    await send.dblclick();
    await expect(page).toHaveURL(/thanks-you\?enquiry=SHL-\w{8}&kind=contact&office=istanbul$/);
    await page.reload();
    const stored = await storedFrom(siteDatabase, person.email);
    expect(stored).toMatchObject([
      {
        enquiry: { name: person.name, phone: person.e164, channel: "telegram", answerLocale: "tr" },
        circumstances: { page: linkTo(language, "contact-us"), timeZone: null, firstTouch: null },
      },
    ]);
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      stored[0]?.reference ?? "none",
    );
  },
);
