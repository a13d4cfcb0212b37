import { linkTo } from "#domain/links.ts";
import {
  control,
  expectFieldErrors,
  formIn,
  fillContactDetails,
  randomVisitor,
  storedEnquiriesFrom,
} from "#tests/e2e/support/enquiry-form.ts";
import { waitForHydration, openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { languageName, choosePreference } from "#tests/e2e/support/page-steps.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

test("a question survives faults, a reload, another language and a lost connection, and arrives once", async ({
  page,
  context,
  language,
  texts,
  siteDatabase,
}) => {
  const other = "zh";
  const person = randomVisitor(language);
  const referrer = "https://search.example/?q=villa";
  await page.goto(`${linkTo(other, "contact-us")}?utm_source=spring&gclid=G-1&name=x`, {
    referer: referrer,
  });
  await waitForHydration(page);
  const form = formIn(page.getByRole("main"));
  const field = (name: "name" | "phone" | "email" | "message") => control(form, name);

  await form.getByRole("button", { name: textsOf(other)("enquiry.send.question") }).click();
  await expectFieldErrors(form, textsOf(other), {
    name: "missing",
    phone: "phone_or_email",
    consent: "consent",
  });
  await expect(field("name")).toBeFocused();
  await expect(form.getByRole("textbox")).toHaveCount(4); // the honeypot is hidden
  await expect(form.locator("[name=topic_line]")).not.toBeFocused();

  const [name, email] = ["A", "amina@"];
  const message = `${"x".repeat(2_000)}y`;
  await field("name").fill(name);
  await field("message").fill(message);
  await choosePreference({ page }, languageName(language));
  await expect(page).toHaveURL(new RegExp(`^[^?]*${linkTo(language, "contact-us")}\\?utm_source`));
  const send = form.getByRole("button", { name: texts("enquiry.send.question") });
  await expect(send).toBeVisible();
  await expect(field("name")).toHaveValue(name);
  await expect(field("message")).toHaveValue(message);
  await field("phone").fill("12");
  await field("email").fill(email);
  await field("email").press("Tab");
  await expectFieldErrors(form, texts, { phone: "phone_short", email: "email_domain" });

  await page.reload();
  await expect(field("phone")).toHaveValue("12");
  await control(form, "consent").check();
  await send.click();
  await expectFieldErrors(form, texts, {
    name: "too_short",
    phone: "phone_short",
    email: "email_domain",
    message: "too_long",
  });
  await expect(field("name")).toBeFocused();
  const summary = form.getByRole("alert");
  await expect(summary).toContainText(texts("enquiry.error_summary.title", { count: 4 }));
  await expect(summary.getByRole("listitem")).toHaveCount(4);
  await summary.getByRole("link", { name: texts("enquiry.field.phone") }).click();
  await expect(field("phone")).toBeFocused();

  await fillContactDetails(form, texts, person);
  await field("message").fill(message.slice(1));
  await expect(summary).toHaveCount(0);
  await context.setOffline(true);
  await send.click();
  await expect(summary).toContainText(texts("enquiry.connection_lost.text"));
  await expect(field("name")).toHaveValue(person.name);
  await context.setOffline(false);
  await expect(summary).toContainText(texts("enquiry.connection_lost.online"));
  await form.getByRole("button", { name: texts("enquiry.send.again") }).dblclick();

  await expect(page).toHaveURL(/thanks-you\?enquiry=SHL-\w{8}&kind=contact&office=istanbul$/);
  await page.reload();
  const stored = await storedEnquiriesFrom(siteDatabase, person.email);
  expect(stored).toMatchObject([
    {
      enquiry: {
        kind: "contact",
        name: person.name,
        phone: person.e164,
        answerLocale: language,
        message: message.slice(1),
        consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
      context: {
        locale: language,
        page: linkTo(language, "contact-us"),
        project: null,
        currency: "USD",
        timeZone: null, // only a viewing's form sends it
        firstTouch: {
          referrer,
          landing: linkTo(other, "contact-us"),
          campaign: { utm_source: "spring", gclid: "G-1" },
        },
      },
    },
  ]);
  const reference = stored[0]?.reference ?? "";
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toContainText(reference);
  await expect(
    main.getByRole("link", { name: texts("channels.write", { chat: "whatsapp" }) }),
  ).toHaveAttribute("href", new RegExp(`^https://wa\\.me/902125550142\\?text=.*${reference}$`));
  await expect(main.locator("a[href^='tel:+90']")).toBeVisible();
});

test(
  "a refused or offline visitor reads why, keeps the input, and can send it later",
  { tag: "@chinese" },
  async ({ context, request, language, texts, siteDatabase }) => {
    const [person, { phone, e164 }] = [randomVisitor(language), randomVisitor(language)];
    const page = await context.newPage(); // not watched: a 429 is expected
    await openHydrated(page, linkTo(language, "contact-us"));
    const form = formIn(page.getByRole("main"));
    const send = form.getByRole("button", { name: texts("enquiry.send.question") });
    const notice = form.getByRole("alert");
    await send.click();
    await expectFieldErrors(form, texts, {
      name: "missing",
      phone: "phone_or_email",
      consent: "consent",
    });
    await expect(control(form, "name")).toBeFocused();

    await fillContactDetails(form, texts, person);
    const privacy_version = await form.locator("[name=privacy_version]").inputValue();
    let status = 0;
    for (let number = 0; status !== 429; number += 1) {
      const fields = { kind: "contact", name: `Nr ${number}`, phone: person.e164 };
      const sent = { ...fields, channel: "phone", consent: "yes", privacy_version };
      const answer = await request.post(linkTo(language, "send-enquiry"), { form: sent });
      status = answer.status();
    }
    await send.click();
    await expect(notice).toContainText(texts("enquiry.refused.too_many"));
    await expect(notice).toContainText(texts("enquiry.refused.again_minutes", { count: 1 }));
    await expect(notice.locator("a[href='tel:+902125550142']")).toBeVisible();
    await expect(control(form, "name")).toHaveValue(person.name);

    await control(form, "phone").fill(phone);
    await context.setOffline(true);
    await send.click();
    await expect(notice).toContainText(texts("enquiry.connection_lost.text"));
    await expect(control(form, "phone")).toHaveValue(phone);
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toEqual([]);
    await context.setOffline(false);
    await expect(notice).toContainText(texts("enquiry.connection_lost.online"));
    await form.getByRole("button", { name: texts("enquiry.send.again") }).click();
    const received = { hasText: texts("thanks.received") };
    await expect(page.getByRole("main").getByRole("status").filter(received)).toBeVisible();
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      { enquiry: { name: person.name, phone: e164 }, context: { locale: language } },
    ]);
  },
);
