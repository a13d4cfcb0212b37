import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import {
  control,
  expectFieldErrors,
  formIn,
  randomVisitor,
  storedEnquiriesFrom,
  type VisitorDetails,
} from "#tests/e2e/support/enquiry-form.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { tabTo, tabThroughPage } from "#tests/e2e/support/keyboard.ts";
import { upcomingWeekday } from "#tests/support/upcoming-weekday.ts";

test.beforeEach(async ({ page }) => {
  test.slow(); // hundreds of key presses
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test(
  "the contact dialog is opened, closed, reopened, corrected and sent",
  { tag: "@full" },
  async ({ page, language, texts, isNarrow, siteDatabase }) => {
    const { keyboard } = page;
    await openHydrated(page, linkTo(language, "privacy-policy"));
    const opener = isNarrow
      ? page
          .getByRole("navigation", { name: texts("nav.quick") })
          .getByRole("link")
          .nth(1)
      : page.getByRole("link", { name: texts("nav.ask"), exact: true });
    const dialog = page.getByRole("dialog", { name: texts("enquiry.dialog.heading") });
    const form = formIn(dialog);
    await tabTo(page, opener);
    await keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await keyboard.press("Tab");
    await expect(control(form, "name")).toBeFocused();
    await keyboard.type("Zoë");
    await keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    await tabTo(
      page,
      dialog.getByRole("button", { name: texts("enquiry.dialog.close") }),
      "Shift+Tab",
    );
    await keyboard.press("Space");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    const person = randomVisitor(language);
    await keyboard.press("Enter");
    await tabTo(page, control(form, "name"));
    await expect(control(form, "name")).toHaveValue("Zoë"); // kept from before
    await keyboard.press("ControlOrMeta+a");
    await keyboard.press("Delete");
    await keyboard.press("Enter");
    await expectFieldErrors(form, texts, {
      name: "missing",
      phone: "phone_or_email",
      consent: "consent",
    });
    await expect(control(form, "name")).toBeFocused();
    await introduceByKeys(page, form, person);
    await tabTo(page, form.getByRole("button", { name: texts("enquiry.send.question") }));
    await keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      texts("thanks.received"),
    );
    await expect(dialog).toHaveCount(0);
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      { enquiry: { kind: "contact", name: person.name, phone: person.e164 } },
    ]);
  },
);

test(
  "the focus is always visible in the contact dialog",
  { tag: "@full" },
  async ({ page, language, texts, isNarrow }) => {
    await openHydrated(page, linkTo(language, "project", marinaArc));
    const link = texts(isNarrow ? "project.card.ask_short" : "project.card.ask_form");
    await tabTo(page, seen(page, link));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
    for (const key of ["Tab", "Shift+Tab"] as const) {
      const { stops, unseen } = await tabThroughPage(page, key);
      expect(unseen).toEqual([]);
      expect(stops).toBeGreaterThan(8);
      if (key === "Tab")
        await expect(control(formIn(dialog), "consent")).toHaveAttribute("data-walked");
    }
    await expect(dialog).toHaveCount(isNarrow ? 0 : 1); // a sheet closes for what it covers
    if (isNarrow)
      await expect(page.getByRole("main").locator("[data-walked]").first()).toBeAttached();
  },
);

test("a viewing is booked", { tag: "@full" }, async ({ page, language, texts, siteDatabase }) => {
  const { keyboard } = page;
  await openHydrated(page, linkTo(language, "project", marinaArc));
  await tabTo(page, seen(page, texts("project.card.viewing")));
  await keyboard.press("Enter");
  const form = formIn(page.getByRole("dialog"));
  await expect(form.getByRole("radio", { name: texts("enquiry.visit.in_person") })).toBeChecked();
  await tabTo(page, form.getByRole("button", { name: texts("enquiry.send.viewing") }));
  await keyboard.press("Enter");
  await expectFieldErrors(form, texts, {
    day: "missing",
    time: "missing",
    name: "missing",
    phone: "phone_or_email",
    consent: "consent",
  });
  await expect(control(form, "day")).toBeFocused();

  const person = randomVisitor(language);
  const day = upcomingWeekday(3);
  await keyboard.press("Shift+Tab");
  await expect(form.getByRole("radio", { name: texts("enquiry.visit.in_person") })).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(form.getByRole("radio", { name: texts("enquiry.visit.video_call") })).toBeChecked();
  await tabTo(page, control(form, "day"));
  await typeDay(page, day);
  await expect(control(form, "day")).toHaveValue(day);
  await tabTo(page, control(form, "time"));
  await keyboard.press("ArrowDown");
  await expect(control(form, "time")).not.toHaveValue("");
  const time = await control(form, "time").inputValue();
  await introduceByKeys(page, form, person);
  await tabTo(page, form.getByRole("button", { name: texts("enquiry.send.video") }));
  await keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText(texts("thanks.received"));
  expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
    { enquiry: { kind: "viewing", visit: { day, time, kind: "video-call" } } },
  ]);
});

test(
  "a company sends a partnership application",
  { tag: "@full" },
  async ({ page, language, texts, siteDatabase }) => {
    const { keyboard } = page;
    await openHydrated(page, linkTo(language, "partnership"));
    const form = formIn(page.getByRole("main"));
    const send = form.getByRole("button", { name: texts("enquiry.send.application") });
    await tabTo(page, send);
    await keyboard.press("Enter");
    await expect(control(form, "company")).toBeFocused();
    const summary = form.getByRole("alert");
    await expect(summary).toContainText(texts("enquiry.error_summary.title", { count: 8 }));
    const faulty = summary.getByRole("link");
    await keyboard.press("Shift+Tab");
    await expect(faulty.last()).toBeFocused(); // the errors are above the first field
    await tabBack(page, faulty.first());
    await keyboard.press("Enter");
    await expect(control(form, "company")).toBeFocused();

    const person = randomVisitor(language);
    await keyboard.type("Halfar & Sons");
    await tabTo(page, control(form, "company_country"));
    await keyboard.press("ArrowDown");
    await expect(control(form, "company_country")).not.toHaveValue("");
    const country = await control(form, "company_country").inputValue();
    await tabTo(page, control(form, "website"));
    await keyboard.type("no site");
    await tabTo(page, control(form, "partner_kind"));
    await keyboard.press("ArrowDown");
    await tabTo(page, control(form, "role"));
    await keyboard.type("Director");
    await tabTo(page, control(form, "message"));
    await keyboard.type("Clients");
    await keyboard.press("Enter"); // Enter adds a line in a text area
    await keyboard.type("from Malta");
    await tabBack(page, control(form, "name"));
    await introduceByKeys(page, form, person);
    await tabTo(page, send);
    await keyboard.press("Enter");
    await expectFieldErrors(form, texts, { website: "website_unreadable" });
    await expect(control(form, "website")).toBeFocused();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("halfar.example");
    await keyboard.press("Enter");
    await expect(page.getByRole("main")).toContainText(texts("thanks.received"));
    expect(await storedEnquiriesFrom(siteDatabase, person.email)).toMatchObject([
      {
        enquiry: {
          kind: "partnership",
          message: "Clients\nfrom Malta",
          partnership: {
            company: "Halfar & Sons",
            country,
            website: "https://halfar.example/",
            role: "Director",
          },
        },
      },
    ]);
  },
);

const marinaArc = { country: "uae", city: "dubai", slug: "marina-arc" };

/** The link of this name that is visible in this window. */
function seen(page: Page, name: string): Locator {
  return page.getByRole("link", { name, exact: true }).filter({ visible: true }).first();
}

/** Fills in the person's fields in Tab order and consents. */
async function introduceByKeys(page: Page, form: Locator, person: VisitorDetails): Promise<void> {
  for (const field of ["name", "phone", "email"] as const) {
    const box = control(form, field);
    if (!(await box.evaluate((element) => element === document.activeElement)))
      await tabTo(page, box);
    await page.keyboard.type(person[field]);
  }
  await tabTo(page, control(form, "consent"));
  await page.keyboard.press("Space");
  await expect(control(form, "consent")).toBeChecked();
}

async function tabBack(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal, "Shift+Tab");
}

/** Types a date in the browser's field order, part by part. */
async function typeDay(page: Page, day: string): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  await page.keyboard.type(month + date + year);
}
