import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import { addDays } from "#domain/iso-date.ts";
import { enquiryKinds, type EnquiryKind } from "#domain/enquiry.ts";
import type {
  EnquiryFaults,
  EnquiryField,
  EnquiryTexts,
  FieldFault,
} from "#contract/enquiry/fields.ts";
import { storedColumns, storedEnquiryOf, type StoredEnquiry } from "#enquiries/stored-enquiry.ts";
import { errorText, type ErrorTexts } from "#site/features/enquiry/error-text.ts";
import type { Texts } from "#tests/e2e/support/texts.ts";
import { demoSite, readPage, textOf, visit } from "#tests/http/support/site.ts";
import { textsOf } from "#tests/http/support/texts.ts";
import { randomVisitor } from "#tests/support/random-visitor.ts";
import { testedAmong } from "#tests/support/test-scope.ts";
import { upcomingWeekday } from "#tests/support/upcoming-weekday.ts";

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

/** Each field with every reportable error. */
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
  [{ kind: "viewing", day: upcomingWeekday(0), time: "10:30" }, { day: "day_closed" }],
  [{ kind: "viewing", day: upcomingWeekday(3), time: "22:30" }, { time: "time_closed" }],
  [
    { kind: "partnership", company: "A", website: "no site", role: "B", message: "" },
    { company: "too_short", website: "website_unreadable", role: "too_short", message: "missing" },
  ],
  [{ kind: "opening", email: "amina@example" }, { email: "email_domain" }],
];

for (const language of testedAmong("en", "ar", "zh")) {
  const texts = textsOf(language);
  const form = linkTo(language, "enquiry", {});
  const person = () => {
    const { name, e164: phone, email } = randomVisitor(language);
    const consent = { consent: "yes", privacy_version: "2026-11-20" };
    return { name, phone, email, channel: "phone", ...consent } satisfies EnquiryTexts;
  };
  /** Valid fields, for tests to override. */
  const right = (kind: EnquiryKind): EnquiryTexts => ({
    ...person(),
    kind,
    page: linkTo(language, "project", project),
    project: path,
    visit: "in-person",
    day: upcomingWeekday(3),
    time: "10:30",
    company: "Ħal Far Ltd",
    company_country: "MT",
    website: "halfar.example",
    role: "Director",
    partner_kind: "legal",
    message: "1st line\n<2nd> line",
  });

  test(`each form lists missing fields, and shows each fault beside its field: ${language}`, async () => {
    for (const kind of enquiryKinds) {
      const answer = await send(form, { kind, project: path, channel: "phone" });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
      expectFieldErrors(formIn(await readPage(answer)), texts, empty[kind]);
    }
    for (const [changes, faults] of wrong) {
      const sent = { ...right("contact"), ...changes };
      const shown = formIn(await readPage(await send(form, sent)));
      expectFieldErrors(shown, texts, faults);
      expect(shown.querySelector("[name=kind]")).toHaveValue(sent.kind);
      if (sent.kind === "opening") expect(control(shown, "email")).toHaveValue(sent.email);
      else expect(control(shown, "message")).toHaveValue(sent.message);
    }
  });

  test(`each form is accepted once, with its context: ${language}`, async () => {
    for (const kind of enquiryKinds) {
      const sent = right(kind);
      const sendAgain = async () => {
        const answer = await send(form, sent, { Cookie: "currency=AED" });
        return [answer.status, answer.headers.get("location")];
      };
      const [status, thanks] = await sendAgain();
      expect([status, thanks]).toEqual([303, expect.stringContaining(`kind=${kind}`)]);
      expect(await sendAgain()).toEqual([303, thanks]);
      const stored = await storedEnquiriesFrom(sent.email ?? "");
      expect(stored).toMatchObject([
        {
          enquiry: { kind, consentVersion: "2026-11-20" },
          context: { locale: language, page: sent.page, currency: "AED", project: { path } },
        },
      ]);
      const page = await visit(String(thanks));
      const receivedNote = within(page.getByRole("main")).getByRole("status");
      expect(textOf(receivedNote)).toContain(texts("thanks.received"));
      // A launch notification gets no reference, as nobody answers it.
      if (kind !== "opening")
        expect(textOf(receivedNote)).toContain(stored[0]?.reference ?? "none");
    }
  });

  test(`contact links of a project lead to a form about it: ${language}`, async () => {
    const page = await visit(linkTo(language, "project", project));
    const ask = page.getByRole("main").querySelector("a[href*='kind=viewing']");
    const shown = await visit(ask?.getAttribute("href") ?? "");
    expect(textOf(shown.getByRole("heading", { level: 1 }))).toContain("Columbia Gardens");
    const about = formIn(shown);
    expect(about.querySelector("[name=project]")).toHaveValue(path);
    expect(control(about, "day")).toHaveAttribute("type", "date");
    const fields = within(about).getAllByRole("textbox", { hidden: false });
    const named = fields.map((field) => field.getAttribute("name"));
    expect(named).toEqual(["name", "phone", "email", "message"]); // without the honeypot
  });

  test(`a refused visitor reads the reason and a phone number: ${language}`, async () => {
    const sent = right("viewing");
    let answer = await send(form, sent);
    for (let number = 0; answer.status === 303; number += 1)
      answer = await send(form, { ...sent, message: `Nr ${number}` });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const limited = await readPage(answer);
    const alert = limited.getByRole("alert");
    expect(textOf(alert)).toContain(texts("enquiry.refused.too_many"));
    expect(alert.querySelector("a[href='tel:+35725555142']")).toBeInTheDocument();
    const shown = formIn(limited);
    const fields: EnquiryField[] = ["name", "phone", "email", "day", "time"];
    for (const field of fields) expect(control(shown, field)).toHaveValue(sent[field]);

    const tooLarge = await send(form, { ...sent, message: "a".repeat(33_000) });
    const foreign = await send(form, sent, { Origin: "https://a.example" });
    for (const [status, refusal, words] of [
      [413, tooLarge, "enquiry.refused.too_large"],
      [403, foreign, "enquiry.refused.foreign"],
    ] as const) {
      expect([refusal.status, refusal.headers.get("cache-control")]).toEqual([status, "no-store"]);
      const main = (await readPage(refusal)).getByRole("main");
      expect(textOf(main)).toContain(texts(words));
      expect(main.querySelectorAll("a[href^='tel:+']")).toHaveLength(1);
    }
    const trapped = await send(form, { ...sent, topic_line: "x" });
    expect(trapped.status).toBe(403);
    expect(textOf((await readPage(trapped)).getByRole("alert"))).toContain(
      texts("enquiry.refused.machine"),
    );
  });
}

test("a questionnaire's answers survive a fault and a language switch, and are stored", async () => {
  const { name, e164: phone, email } = randomVisitor("en");
  const answers = { type: "villas", rooms: "3+1", budget_usd: "any" };
  const questionnaire = JSON.stringify(answers);
  const sent = { kind: "contact", name, phone, email, channel: "email", questionnaire };
  const [english, arabic] = [linkTo("en", "enquiry", {}), linkTo("ar", "enquiry", {})];
  const faulty = await send(english, sent);
  const inArabic = await send(arabic, { ...sent, locale: "ar" });
  for (const answer of [faulty, inArabic]) {
    const restored = formIn(await readPage(answer)).querySelector("[name=questionnaire]");
    expect(restored).toHaveValue(questionnaire);
  }
  await send(arabic, { ...sent, consent: "yes", privacy_version: "2026-11-20" });
  expect(await storedEnquiriesFrom(email)).toMatchObject([{ context: { questionnaire: answers } }]);
});

/** Posts fields as a form without JavaScript does, without following redirects. */
async function send(path: string, fields: Record<string, string>, headers = {}) {
  const { url } = await demoSite();
  const body = new URLSearchParams(fields);
  return fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
}

/** The page's only enquiry form. */
function formIn({ document }: { document: Document }): HTMLFormElement {
  const forms = document.querySelectorAll<HTMLFormElement>("form:has([name=privacy_version])");
  expect(forms).toHaveLength(1);
  const [form] = forms;
  if (!form) throw new Error("There is no form");
  return form;
}

/** The control of a field; of a radio group, the first one. */
function control(form: HTMLFormElement, field: EnquiryField): Element | null {
  return form.querySelector(`[name=${field}]`);
}

/** Each error is beside its field and in its accessible description; other fields have none. */
function expectFieldErrors(form: HTMLFormElement, texts: Texts, faults: EnquiryFaults): void {
  const inForm = ((key: FieldFault, values?: { field: EnquiryField }) =>
    texts(`enquiry.fault.${key}`, values)) as ErrorTexts; // as far as it is used
  const errors = [...form.querySelectorAll(".field-error")].map(textOf);
  for (const [field, fault] of Object.entries(faults)) {
    const faulty = control(form, field as EnquiryField); // the keys of `faults`
    const message = errorText(field as EnquiryField, fault, inForm); // the keys of `faults`
    expect(faulty).toHaveAttribute("aria-invalid", "true");
    // A hint may follow it.
    expect(faulty).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^${escapeRegExp(message)}`)),
    );
    expect(errors.join("\n")).toContain(message);
  }
  expect(errors).toHaveLength(Object.keys(faults).length);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^$(){}|[\]\\]/g, "\\$&");
}

/** Enquiries to the shared site from an e-mail address, the oldest first. */
async function storedEnquiriesFrom(email: string): Promise<StoredEnquiry[]> {
  const { enquiries } = await demoSite();
  const rows = await enquiries
    .selectFrom("enquiry")
    .select(storedColumns)
    .where("email", "=", email)
    .orderBy("id")
    .execute();
  return rows.map(storedEnquiryOf);
}
