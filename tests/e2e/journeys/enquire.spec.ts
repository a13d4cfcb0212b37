import type { Page } from "@playwright/test";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { addDays } from "#domain/iso-date.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoment } from "#i18n/format-time.ts";
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
import { upcomingWeekday } from "#tests/support/upcoming-weekday.ts";

const timeZone = "Asia/Shanghai";
test.use({ timezoneId: timeZone });

const [sunday, wednesday] = [0, 3];
const today = new Date().toISOString().slice(0, 10);
const project = { ref: "DXB-2010", name: expect.anything(), path: "uae/dubai/marina-arc" };
const addressOf = (language: Locale) =>
  linkTo(language, "project", { country: "uae", city: "dubai", slug: "marina-arc" });

test(
  "a question about a project and a viewing of it name it",
  { tag: ["@layout", "@chinese"] },
  async ({ page, context, language, texts, isNarrow, siteUrl, siteDatabase }) => {
    const person = randomVisitor(language);
    const address = addressOf(language);
    await context.addCookies([{ name: "currency", value: "EUR", url: siteUrl }]);
    await openHydrated(page, address);
    const dialog = page.getByRole("dialog");
    const form = formIn(dialog);

    await ask(page, texts(isNarrow ? "project.card.ask_short" : "project.card.ask_form"));
    await expect(dialog).toContainText("Marina Arc");
    await form.getByRole("radio", { name: texts("enquiry.channel.email") }).check();
    const send = form.getByRole("button", { name: texts("enquiry.send.question") });
    await send.click();
    await expectFieldErrors(form, texts, { name: "missing", email: "missing", consent: "consent" });
    await fillContactDetails(form, texts, { ...person, phone: "" });
    await send.click();
    await expectThanks(page, "project");
    await page.getByRole("main").getByRole("link", { name: "Marina Arc" }).click();
    await expect(page).toHaveURL(address);

    await page.goBack();
    await expectThanks(page, "project");
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await ask(page, texts("project.card.viewing"));
    const book = form.getByRole("button", { name: texts("enquiry.send.viewing") });
    await book.click();
    await expectFieldErrors(form, texts, {
      day: "missing",
      time: "missing",
      name: "missing",
      phone: "phone_or_email",
      consent: "consent",
    });
    await expect(control(form, "day")).toBeFocused();
    const day = upcomingWeekday(wednesday);
    await fillContactDetails(form, texts, person);
    await control(form, "time").selectOption("10:30");
    await control(form, "day").fill(day);
    const instant = `${day}T06:30:00.000Z`; // half past ten in Dubai
    const localTime = form.locator(`time[datetime='${instant}']`);
    await expect(localTime).toHaveText(formatMoment(language, new Date(instant), timeZone));
    await book.click();
    await expectThanks(page, "viewing");

    const enquiryContext = { locale: language, page: address, project, currency: "EUR", timeZone };
    const visit = { day, time: "10:30", timeZone: "Asia/Dubai", kind: "in-person" };
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      {
        enquiry: { kind: "project", phone: null, channel: "email" },
        context: { ...enquiryContext, timeZone: null }, // only viewings need it
      },
      { enquiry: { visit }, context: enquiryContext },
    ]);
  },
);

test("a video call can be booked only for an office's working day", async ({
  page,
  language,
  texts,
  siteDatabase,
}) => {
  const person = randomVisitor(language);
  await openHydrated(page, addressOf(language));
  await ask(page, texts("project.card.video"));
  const form = formIn(page.getByRole("dialog"));
  await expect(form.getByRole("radio", { name: texts("enquiry.visit.video_call") })).toBeChecked();
  await fillContactDetails(form, texts, person);
  await control(form, "time").selectOption("18:30");
  const days = [
    [addDays(today, -1), "day_past"],
    [addDays(today, 63), "day_far"],
    [upcomingWeekday(sunday), "day_closed"],
  ] as const;
  for (const [day, fault] of days) {
    await control(form, "day").fill(day);
    await control(form, "day").blur();
    await expectFieldErrors(form, texts, { day: fault });
  }
  const day = upcomingWeekday(wednesday);
  await control(form, "day").fill(day);
  await control(form, "name").press("Enter");
  await expectThanks(page, "viewing");
  const visit = { day, time: "18:30", timeZone: "Asia/Dubai", kind: "video-call" };
  expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
    { enquiry: { visit }, context: { project, timeZone } },
  ]);
});

test(
  "a company sends a partnership application",
  { tag: "@chinese" },
  async ({ page, language, texts, siteDatabase }) => {
    const person = randomVisitor(language);
    await openHydrated(page, linkTo(language, "partnership"));
    const form = formIn(page.getByRole("main"));
    const send = form.getByRole("button", { name: texts("enquiry.send.application") });
    await control(form, "website").fill("no site");
    await send.click({ delay: 500 }); // the button must not move while a field error appears
    await expectFieldErrors(form, texts, {
      company: "missing",
      company_country: "choice",
      website: "website_unreadable",
      partner_kind: "choice",
      name: "missing",
      role: "missing",
      phone: "phone_or_email",
      message: "missing",
      consent: "consent",
    });
    await expect(control(form, "company")).toBeFocused();

    await control(form, "company").fill("Ħal Far & Sons <Ltd>");
    await control(form, "company_country").selectOption("MT");
    await control(form, "website").fill("halfar.example/sahil");
    await form.getByRole("radio", { name: texts("enquiry.partner_kind.agency") }).check();
    await control(form, "role").fill("Director");
    await control(form, "message").fill("Clients\nfrom Malta");
    await fillContactDetails(form, texts, person);
    await send.click();
    await expect(page).toHaveURL(/thanks-you\?enquiry=SHL-\w{8}&kind=partnership/);
    await expect(page.getByRole("main")).toContainText(texts("thanks.received"));
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      {
        enquiry: {
          kind: "partnership",
          phone: person.e164,
          message: "Clients\nfrom Malta",
          partnership: {
            company: "Ħal Far & Sons <Ltd>",
            country: "MT",
            website: "https://halfar.example/sahil",
            role: "Director",
            kind: "agency",
          },
        },
        context: { page: linkTo(language, "partnership"), currency: "USD" },
      },
    ]);
  },
);

test.describe("where the contact dialog may open by itself", () => {
  test.use({ dialogOpens: true });

  test(
    "a visitor asks for a launch notification, and the contact dialog does not open again",
    { tag: "@chinese" },
    async ({ page, language, texts, siteDatabase }) => {
      const { email } = randomVisitor(language);
      const requestedPaths: string[] = [];
      page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
      await page.clock.install();
      await openHydrated(page, linkTo(language, "coming-soon"));
      const form = formIn(page.getByRole("main"));
      const send = form.getByRole("button", { name: texts("enquiry.send.opening") });
      await send.click();
      await expectFieldErrors(form, texts, { email: "missing" });
      await control(form, "email").fill("amina");
      await send.click();
      await expectFieldErrors(form, texts, { email: "email_at" });
      await expect(control(form, "email")).toBeFocused();
      await control(form, "email").fill(email);
      await send.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        texts("thanks.opening.heading"),
      );
      expect(await storedEnquiriesFrom(siteDatabase, email)).toMatchObject([
        {
          enquiry: {
            kind: "opening",
            name: null,
            consentVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          },
          context: { page: linkTo(language, "coming-soon") },
        },
      ]);

      const title = await page.title();
      await page.getByRole("banner").getByRole("link").first().click();
      await expect(page).toHaveURL(linkTo(language, "home"));
      await expect(page).not.toHaveTitle(title);
      await page.clock.fastForward(120_000);
      await page.evaluate(() => fetch("/healthz"));
      expect(requestedPaths).toContain("/healthz");
      expect(requestedPaths).not.toContain(linkTo(language, "contact-dialog"));
    },
  );
});

/** Opens the dialog by its link that is visible in this window. */
function ask(page: Page, name: string): Promise<void> {
  return page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
}

function expectThanks(page: Page, kind: EnquiryKind): Promise<void> {
  const thanks = `thanks-you\\?enquiry=SHL-\\w{8}&kind=${kind}&office=dubai&project=uae/dubai/marina-arc$`;
  return expect(page).toHaveURL(new RegExp(thanks));
}
