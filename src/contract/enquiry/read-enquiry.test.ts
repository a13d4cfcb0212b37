import { expect, test } from "vitest";
import { enquiryKinds } from "#domain/enquiry.ts";
import { Enquiry } from "#contract/enquiry/enquiry.ts";
import { enquiryFields, type EnquiryTexts } from "#contract/enquiry/fields.ts";
import { fieldsOf } from "#contract/enquiry/form-fields.ts";
import { readEnquiry, type ReadingFacts } from "#contract/enquiry/read-enquiry.ts";

const hours = [
  { days: ["mon", "tue", "wed", "thu", "fri", "sat"], opens: "09:00", closes: "19:00" },
];
const facts: ReadingFacts = {
  locale: "tr",
  now: new Date("2026-11-21T10:00:00Z"), // a Saturday
  office: { timeZone: "Europe/Istanbul", openingHours: hours },
};

const contact: EnquiryTexts = {
  kind: "contact",
  name: "Ayşe Yılmaz",
  phone: "0532 000 00 00",
  phone_country: "TR",
  channel: "whatsapp",
  answer_locale: "tr",
  consent: "on",
  privacy_version: "2026-11-01",
};
const viewing: EnquiryTexts = {
  ...contact,
  kind: "viewing",
  project: "turkey/istanbul/bosphorus-terraces",
  visit: "in-person",
  day: "2026-11-23",
  time: "18:30",
};
const partnership: EnquiryTexts = {
  ...contact,
  kind: "partnership",
  company: "Ege Emlak",
  company_country: "TR",
  website: "ege.example",
  role: "Owner",
  partner_kind: "agency",
  message: "Flats in İzmir",
};
const opening: EnquiryTexts = {
  kind: "opening",
  email: "a@b.example",
  privacy_version: "2026-11-01",
};

function enquiryIn(texts: EnquiryTexts): Enquiry {
  const reading = readEnquiry(texts, facts);
  if ("faults" in reading) throw new Error(JSON.stringify(reading.faults));
  return reading.enquiry;
}

function faultsIn(texts: EnquiryTexts, given: Partial<ReadingFacts> = {}) {
  const reading = readEnquiry(texts, { ...facts, ...given });
  return "faults" in reading ? reading.faults : {};
}

test.each([contact, { ...contact, kind: "project" }, viewing, partnership, opening])(
  "a form for $kind parses into a valid enquiry",
  (texts) => {
    expect(Enquiry.parse(enquiryIn(texts))).toEqual(enquiryIn(texts));
  },
);

test("each kind keeps its own form's fields only", () => {
  expect(enquiryIn({ ...partnership, ...viewing }).partnership).toBeNull();
  expect(enquiryIn({ ...viewing, ...contact }).visit).toBeNull();
  expect(enquiryIn({ ...partnership, ...opening })).toEqual({
    kind: "opening",
    name: null,
    phone: null,
    email: "a@b.example",
    channel: "email",
    answerLocale: "tr",
    message: null,
    visit: null,
    partnership: null,
    consentVersion: "2026-11-01",
  });
});

test("an empty form of any kind reports every required field, in form order", () => {
  const empty = { privacy_version: "2026-11-01", project: "turkey/istanbul/sea-house" };
  for (const kind of enquiryKinds) {
    const required = fieldsOf(kind).filter((field) => field.required);
    expect(
      Object.keys(faultsIn({ ...empty, kind, channel: "phone", answer_locale: "ru" })),
    ).toEqual(
      required.map(({ name }) => name).filter((name) => !/^(channel|answer_locale)$/.test(name)),
    );
  }
});

test("forms list known fields only, each once", () => {
  for (const kind of enquiryKinds) {
    const names = fieldsOf(kind).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !enquiryFields.includes(name))).toEqual([]);
  }
});

test("a phone number is required unless the answer is wanted by e-mail", () => {
  const { phone: _, ...unphoned } = contact;
  expect(faultsIn(unphoned)).toEqual({ phone: "phone_or_email" });
  expect(faultsIn({ ...unphoned, email: "a@b.example" })).toEqual({ phone: "phone_or_email" });
  expect(faultsIn({ ...unphoned, channel: "email" })).toEqual({ email: "missing" });
  expect(faultsIn({ ...contact, channel: "email" })).toEqual({ email: "missing" });
  expect(faultsIn({ ...unphoned, channel: "email", email: "a@b.example" })).toEqual({});
});

test("an unknown kind and a form without fields are refused without throwing", () => {
  expect(faultsIn({ kind: "toString" })).toEqual({ kind: "choice" });
  expect(faultsIn({})).toEqual({ kind: "choice" });
});

test("consent is to a version of the privacy text", () => {
  expect(enquiryIn(contact).consentVersion).toBe("2026-11-01");
  for (const missing of [{ consent: "" }, { privacy_version: "" }, { privacy_version: "latest" }]) {
    expect(faultsIn({ ...contact, ...missing })).toEqual({ consent: "consent" });
  }
});

test("the answer's language is the page's unless another is chosen", () => {
  const { answer_locale: _, ...unsaid } = contact;
  expect(enquiryIn(unsaid).answerLocale).toBe("tr");
  expect(enquiryIn({ ...contact, answer_locale: "ar" }).answerLocale).toBe("ar");
  expect(faultsIn({ ...contact, answer_locale: "xx" })).toEqual({ answer_locale: "choice" });
});

test.each([
  ["  Ayşe   Yılmaz ", "Ayşe Yılmaz"],
  ["Ays\u0327e", "Ayşe"],
  ["李　伟", "李 伟"],
  ["\u202Eمحمد\u202C \u200Fعلي", "محمد علي"],
  ["علی\u200Cرضا", "علی\u200Cرضا"], // Persian spelling uses joiners
  ["Анна\u200B\uFEFF Иванова", "Анна Иванова"],
  ["D’Arcy\tO'Neil", "D’Arcy O'Neil"],
])("the name %j is kept as %j", (typed, stored) => {
  expect(enquiryIn({ ...contact, name: typed }).name).toBe(stored);
});

test.each([
  ["", "missing"],
  ["\u200B \u2060", "missing"],
  ["A", "too_short"],
  ["é".normalize("NFD"), "too_short"],
  ["𠮷".repeat(81), "too_long"],
  ["Ann\r\nBcc: all@example.com", "characters"],
  ["Ann\u0000", "characters"],
  ["Ann\uD800", "characters"],
  ["Ann\u2028", "characters"],
])("the name %j is refused: %s", (name, fault) => {
  expect(faultsIn({ ...contact, name })).toEqual({ name: fault });
});

test("a name of eighty rare characters is not too long", () => {
  expect(enquiryIn({ ...contact, name: "𠮷".repeat(80) }).name).toHaveLength(160);
});

test("a message keeps line breaks and emoji, and loses control characters", () => {
  const message = "One\r\nTwo\rThree\u2028Four\tfive 👩‍👧\u202E";
  expect(enquiryIn({ ...contact, message }).message).toBe("One\nTwo\nThree\nFour five 👩‍👧");
  expect(enquiryIn({ ...contact, message: " \r\n " }).message).toBeNull();
  expect(faultsIn({ ...contact, message: "a\u0007" })).toEqual({ message: "characters" });
});

test("a message may have two thousand characters, a line's end being one", () => {
  expect(faultsIn({ ...contact, message: "好\r\n".repeat(999) + "好好" })).toEqual({});
  expect(faultsIn({ ...contact, message: "😀".repeat(2000) })).toEqual({});
  expect(faultsIn({ ...contact, message: "😀".repeat(2001) })).toEqual({ message: "too_long" });
});

test.each([
  [" Ann.Lee+home@Example.COM ", "Ann.Lee+home@example.com"],
  ["анна@почта.рф", "анна@почта.рф"],
  ["李伟＠例子。中国", "李伟@例子.中国"],
  ["o'neil@mail.co.uk", "o'neil@mail.co.uk"],
  ["a..b.@docomo.example", "a..b.@docomo.example"], // valid with some Japanese providers
])("the e-mail address %s is kept as %s", (typed, stored) => {
  expect(enquiryIn({ ...contact, email: typed }).email).toBe(stored);
});

test.each([
  ["zhang", "email_at"],
  ["@example.com", "email_at"],
  ["a@b.example, c@d.example", "email_at"],
  ["zhang@", "email_domain"],
  ["zhang@mail", "email_domain"],
  ["zhang@mail..com", "email_domain"],
  ["zhang@-mail.com", "email_domain"],
  ["zhang@10.0.0.1", "email_domain"],
  ["zhang@exa mple.com", "email_domain"],
  ["Ann Lee <ann@b.example", "email_unreadable"],
  ['"ann lee"@b.example', "email_unreadable"],
  [`${"a".repeat(65)}@b.example`, "email_unreadable"],
  [`a@${"b.".repeat(130)}example`, "too_long"],
  ["ann@b.example\nBcc: all@example.com", "characters"],
])("the e-mail address %j is refused: %s", (email, fault) => {
  expect(faultsIn({ ...contact, email })).toEqual({ email: fault });
});

test.each([
  ["ege.example", "https://ege.example/"],
  ["HTTP://Ege.example/tr?x=1", "http://ege.example/tr?x=1"],
  ["ege.example:8080/a", "https://ege.example:8080/a"],
  ["www.örnek.example", "https://www.xn--rnek-4qa.example/"],
])("the website %s is kept as %s", (typed, stored) => {
  expect(enquiryIn({ ...partnership, website: typed }).partnership?.website).toBe(stored);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://ege.example",
  "mailto:a@ege.example",
  "https://user:secret@ege.example",
  "localhost",
  "no site",
  "https://",
])("the website %s is refused", (website) => {
  expect(faultsIn({ ...partnership, website })).toEqual({ website: "website_unreadable" });
});

test("a website may be left out", () => {
  expect(enquiryIn({ ...partnership, website: "" }).partnership?.website).toBeNull();
});

test("the country of a company is one that there is", () => {
  expect(faultsIn({ ...partnership, company_country: "ZZ" })).toEqual({
    company_country: "choice",
  });
});

test("a viewing's time is in the office's time zone", () => {
  expect(enquiryIn(viewing).visit).toEqual({
    kind: "in-person",
    day: "2026-11-23",
    time: "18:30",
    timeZone: "Europe/Istanbul",
  });
});

test.each([
  [{ day: "" }, { day: "missing" }],
  [{ day: "2026-02-30" }, { day: "choice" }],
  [{ day: "2026-11-21" }, { day: "day_past" }],
  [{ day: "2026-11-22" }, { day: "day_closed" }],
  [{ day: "2027-01-20" }, {}],
  [{ day: "2027-01-21" }, { day: "day_far" }],
  [{ time: "" }, { time: "missing" }],
  [{ time: "9:00" }, { time: "choice" }],
  [{ time: "19:00" }, { time: "time_closed" }],
  [{ time: "09:15" }, { time: "time_closed" }],
  [{ day: "2026-11-22", time: "04:00" }, { day: "day_closed" }],
  [{ visit: "by-boat" }, { visit: "choice" }],
])("a viewing with %j has the faults %j", (changed, faults) => {
  expect(faultsIn({ ...viewing, ...changed })).toEqual(faults);
});

test("the first bookable day begins at midnight in the office's time zone", () => {
  const lateEvening = { now: new Date("2026-11-22T21:30:00Z") }; // Monday in Istanbul
  expect(faultsIn(viewing, lateEvening)).toEqual({ day: "day_past" });
  expect(faultsIn({ ...viewing, day: "2026-11-24" }, lateEvening)).toEqual({});
});

test("a viewing is accepted when its office cannot be looked up", () => {
  const texts = { ...viewing, day: "2026-11-22", time: "20:00" };
  const reading = readEnquiry(texts, { ...facts, office: null });
  expect("enquiry" in reading && reading.enquiry.visit).toEqual({
    kind: "in-person",
    day: "2026-11-22",
    time: "20:00",
    timeZone: null,
  });
});

test.each(["viewing", "project"])("a %s without a project becomes a question", (kind) => {
  for (const project of [undefined, "", "istanbul", "../../x"]) {
    const { project: _, ...texts } = viewing;
    const sent = { ...texts, kind, ...(project !== undefined && { project }) };
    expect(enquiryIn(sent)).toMatchObject({ kind: "contact", visit: null });
  }
});

test.each([
  ["1901-01-01", "2026-11-01"],
  ["2025-12-31", null],
  ["2026-11-02", "2026-11-01"],
  ["9999-12-31", "2026-11-01"],
])(
  "consent to the privacy text of %s is invalid where that of %s is shown",
  (version, privacyVersion) => {
    for (const texts of [contact, opening])
      expect(faultsIn({ ...texts, privacy_version: version }, { privacyVersion })).toEqual({
        consent: "consent",
      });
  },
);

test.each([
  ["2026-11-01", "2026-11-01"],
  ["2026-03-01", "2026-11-01"],
  ["2026-11-02", null],
])(
  "consent to the privacy text of %s is valid where that of %s is shown",
  (version, privacyVersion) => {
    const texts = { ...contact, privacy_version: version };
    expect(faultsIn(texts, { privacyVersion })).toEqual({});
  },
);
