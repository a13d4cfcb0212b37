/** What the server answers to forms that no script has looked at, read from its HTML. */
import { linkTo } from "#domain/links.ts";
import { addDays } from "#domain/iso-date.ts";
import { enquiryKinds, type EnquiryKind } from "#domain/enquiry.ts";
import type { EnquiryFaults, EnquiryTexts } from "#contract/enquiry/fields.ts";
import {
  control,
  expectFaults,
  formIn,
  somebody,
  storedFrom,
} from "#tests/e2e/support/enquiries.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const today = new Date().toISOString().slice(0, 10);
const project = { country: "cyprus", city: "limassol", slug: "columbia-gardens" };
const path = "cyprus/limassol/columbia-gardens";

const nobody: EnquiryFaults = { name: "missing", phone: "phone_or_email", consent: "consent" };
const empty: Record<EnquiryKind, EnquiryFaults> = {
  contact: nobody,
  project: nobody,
  viewing: { visit: "choice", day: "missing", time: "missing", ...nobody },
  partnership: {
    company: "missing",
    company_country: "choice",
    partner_kind: "choice",
    role: "missing",
    message: "missing",
    ...nobody,
  },
  opening: { email: "missing" },
};

/** Each field, wrong in every way that the form can be told of. */
const wrong: [texts: EnquiryTexts, faults: EnquiryFaults][] = [
  [
    {
      kind: "contact",
      name: "a".repeat(81),
      phone: "1".repeat(30),
      phone_country: "GB",
      email: "a@b@c.com",
    },
    { name: "too_long", phone: "phone_long", email: "email_at" },
  ],
  [
    {
      kind: "contact",
      name: "A\u0007",
      phone: "call me",
      phone_country: "GB",
      email: "a b@example.org",
    },
    { name: "characters", phone: "phone_unreadable", email: "email_unreadable" },
  ],
  [
    { kind: "project", name: "A", phone: "12", phone_country: "GB", message: "a".repeat(2001) },
    { name: "too_short", phone: "phone_short", message: "too_long" },
  ],
  [{ kind: "contact", phone: "123456", phone_country: "" }, { phone_country: "phone_country" }],
  [{ kind: "contact", channel: "email", email: "" }, { email: "missing" }],
  [
    { kind: "viewing", visit: "by-boat", day: addDays(today, -1), time: "10:30" },
    { visit: "choice", day: "day_past" },
  ],
  [{ kind: "viewing", day: addDays(today, 90), time: "23:30" }, { day: "day_far" }],
  [{ kind: "viewing", day: weekday(0), time: "10:30" }, { day: "day_closed" }],
  [{ kind: "viewing", day: weekday(3), time: "22:30" }, { time: "time_closed" }],
  [
    { kind: "partnership", company: "A", website: "no site", role: "B", message: "" },
    { company: "too_short", website: "website_unreadable", role: "too_short", message: "missing" },
  ],
  [{ kind: "opening", email: "amina@example" }, { email: "email_domain" }],
];

for (const language of ["en", "ar", "zh"] as const) {
  const texts = textsOf(language);
  const form = linkTo(language, "enquiry", {});
  const person = () => {
    const { name, e164: phone, email } = somebody(language);
    const kept = { consent: "yes", privacy_version: "2026-11-20" };
    return { name, phone, email, channel: "phone", ...kept } satisfies EnquiryTexts;
  };
  /** Right but for what a test makes wrong. */
  const right = (kind: EnquiryKind): EnquiryTexts => ({
    ...person(),
    kind,
    page: linkTo(language, "project", project),
    project: path,
    visit: "in-person",
    day: weekday(3),
    time: "10:30",
    company: "Ħal Far Ltd",
    company_country: "MT",
    website: "halfar.example",
    role: "Director",
    partner_kind: "legal",
    message: "1st line\n<2nd> line",
  });

  test(`each form tells what is missing, and each fault beside its field: ${language}`, async ({
    request,
    show,
  }) => {
    for (const kind of enquiryKinds) {
      const answer = await request.post(form, { form: { kind, project: path, channel: "phone" } });
      expect([answer.status(), answer.headers()["cache-control"]]).toEqual([422, "no-store"]);
      await expectFaults(formIn(await show(answer)), texts, empty[kind]);
    }
    for (const [changes, faults] of wrong) {
      const sent = { ...right("contact"), ...changes };
      const shown = formIn(await show(await request.post(form, { form: { ...sent } })));
      await expectFaults(shown, texts, faults);
      await expect(shown.locator("[name=kind]")).toHaveValue(sent.kind ?? "");
      if (sent.kind === "opening")
        await expect(control(shown, "email")).toHaveValue(sent.email ?? "");
      else await expect(control(shown, "message")).toHaveValue(sent.message ?? "");
    }
  });

  test(`each form is taken once, with what goes along with it: ${language}`, async ({
    request,
    show,
    siteDatabase,
  }) => {
    for (const kind of enquiryKinds) {
      const sent = right(kind);
      const headers = { Cookie: "currency=AED" };
      const send = async () => {
        const answer = await request.post(form, { form: { ...sent }, headers, maxRedirects: 0 });
        return [answer.status(), answer.headers()["location"]];
      };
      const [status, thanks = ""] = await send();
      expect([status, thanks]).toEqual([303, expect.stringContaining(`kind=${kind}`)]);
      expect(await send()).toEqual([303, thanks]);
      const stored = await storedFrom(siteDatabase, sent.email ?? "");
      expect(stored).toMatchObject([
        {
          enquiry: { kind, consentVersion: "2026-11-20" },
          circumstances: { locale: language, page: sent.page, currency: "AED", project: { path } },
        },
      ]);
      const page = await show(await request.get(String(thanks)));
      const told = page.getByRole("main").getByRole("status");
      await expect(told).toContainText(texts("thanks.received"));
      // Nobody answers an address that waits for an opening, so that it needs no reference.
      if (kind !== "opening") await expect(told).toContainText(stored[0]?.reference ?? "none");
    }
  });

  test(`links of a project lead to a form about it: ${language}`, async ({ request, show }) => {
    const page = await show(await request.get(linkTo(language, "project", project)));
    const ask = page.getByRole("main").locator("a[data-visit]").first();
    const shown = await show(await request.get((await ask.getAttribute("href")) ?? ""));
    await expect(shown.getByRole("heading", { level: 1 })).toContainText("Columbia Gardens");
    await expect(formIn(shown).locator("[name=project]")).toHaveValue(path);
    await expect(control(formIn(shown), "day")).toBeVisible();
    await expect(formIn(shown).getByRole("textbox")).toHaveCount(5); // the trap is none of them
  });

  test(`whoever is turned away reads why, and finds the telephone: ${language}`, async ({
    request,
    show,
  }) => {
    const sent = right("viewing");
    let answer = await request.post(form, { form: { ...sent } });
    for (let number = 0; answer.status() === 200; number += 1)
      answer = await request.post(form, { form: { ...sent, message: `Nr ${number}` } });
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    const limited = await show(answer);
    await expect(limited.getByRole("alert")).toContainText(texts("enquiry.refused.too_many"));
    await expect(limited.getByRole("alert").locator("a[href='tel:+35725555142']")).toBeVisible();
    const shown = formIn(limited);
    for (const field of ["name", "phone", "email", "day", "time"] as const)
      await expect(control(shown, field)).toHaveValue(sent[field] ?? "");

    const answers = [
      [413, await request.post(form, { form: { ...sent, message: "a".repeat(33_000) } })],
      [
        403,
        await request.post(form, { form: { ...sent }, headers: { Origin: "https://a.example" } }),
      ],
    ] as const;
    for (const [status, refusal] of answers) {
      expect([refusal.status(), refusal.headers()["cache-control"]]).toEqual([status, "no-store"]);
      const page = await show(refusal);
      const words = status === 413 ? "enquiry.refused.too_large" : "enquiry.refused.foreign";
      await expect(page.getByRole("main")).toContainText(texts(words));
      await expect(page.getByRole("main").locator("a[href^='tel:+']")).toBeVisible();
    }
    const trapped = await request.post(form, { form: { ...sent, topic_line: "x" } });
    expect(trapped.status()).toBe(403);
    await expect((await show(trapped)).getByRole("alert")).toContainText(
      texts("enquiry.refused.machine"),
    );
  });
}

test("a questionnaire's answers outlive a fault and another language, and arrive", async ({
  request,
  show,
  siteDatabase,
}) => {
  const { name, e164: phone, email } = somebody("en");
  const answers = { type: "villas", rooms: "3+1", budget_usd: "any" };
  const questionnaire = JSON.stringify(answers);
  const sent = { kind: "contact", name, phone, email, channel: "email", questionnaire };
  const [english, arabic] = [linkTo("en", "enquiry", {}), linkTo("ar", "enquiry", {})];
  const faulty = await request.post(english, { form: sent });
  const inArabic = await request.post(arabic, { form: { ...sent, locale: "ar" } });
  for (const answer of [faulty, inArabic]) {
    const kept = formIn(await show(answer)).locator("[name=questionnaire]");
    await expect(kept).toHaveValue(questionnaire);
  }
  const agreed = { ...sent, consent: "yes", privacy_version: "2026-11-20" };
  await request.post(arabic, { form: agreed });
  expect(await storedFrom(siteDatabase, email)).toMatchObject([
    { circumstances: { questionnaire: answers } },
  ]);
});

/** That day of the week, Sunday being 0, within the second week from now. */
function weekday(number: number): string {
  const days = [7, 8, 9, 10, 11, 12, 13].map((ahead) => addDays(today, ahead));
  return days.find((day) => new Date(day).getUTCDay() === number) ?? today;
}
