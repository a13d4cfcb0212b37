/** Submits 10,000 hostile texts to every field. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { enquiryKinds, type EnquiryKind } from "#domain/enquiry.ts";
import { Enquiry } from "#contract/enquiry/enquiry.ts";
import { enquiryFields, type EnquiryTexts } from "#contract/enquiry/fields.ts";
import { fieldsOf } from "#contract/enquiry/form-fields.ts";
import { readEnquiry, type ReadingFacts } from "#contract/enquiry/read-enquiry.ts";
import { controlCharacters, hostileText } from "#tests/support/hostile-texts.ts";
import { propertyRuns } from "#tests/support/test-scope.ts";

const facts: ReadingFacts = {
  locale: "ar",
  now: new Date("2026-11-21T10:00:00Z"),
  office: {
    timeZone: "Asia/Nicosia",
    openingHours: [{ days: ["mon", "tue"], opens: "09:00", closes: "19:00" }],
  },
};

const valid: EnquiryTexts = {
  project: "cyprus/kyrenia/bay-house",
  name: "ليلى أرمان",
  phone_country: "SA",
  email: "layla@example.com",
  channel: "email",
  answer_locale: "ar",
  message: "سؤال",
  visit: "video-call",
  day: "2026-11-23",
  time: "09:30",
  company: "نخلة",
  company_country: "AE",
  website: "example.com",
  role: "مديرة",
  partner_kind: "agency",
  consent: "on",
  privacy_version: "2026-11-01",
};

/** Every stored text; only a message may have line breaks. */
function storedTexts({ message, ...enquiry }: Enquiry): string[] {
  const texts: string[] = [];
  JSON.stringify(enquiry, (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return message === null ? texts : [...texts, message.replaceAll("\n", "")];
}

/** Writes a stored enquiry back into form fields. */
function textsOf({ visit, partnership, ...enquiry }: Enquiry): EnquiryTexts {
  return {
    ...valid,
    kind: enquiry.kind,
    name: enquiry.name ?? "",
    phone: enquiry.phone ?? "",
    email: enquiry.email ?? "",
    channel: enquiry.channel,
    answer_locale: enquiry.answerLocale,
    message: enquiry.message ?? "",
    ...(visit && { visit: visit.kind, day: visit.day, time: visit.time }),
    ...(partnership && {
      company: partnership.company,
      company_country: partnership.country,
      website: partnership.website ?? "",
      role: partnership.role,
      partner_kind: partnership.kind,
    }),
    privacy_version: enquiry.consentVersion,
  };
}

/** Finds a form that has the field. */
function kindWith(field: keyof EnquiryTexts): EnquiryKind {
  return (
    enquiryKinds.find((kind) => fieldsOf(kind).some(({ name }) => name === field)) ?? "contact"
  );
}

const fields = [...enquiryFields, "privacy_version" as const];

test("any field value is parsed without throwing or control characters, and parses to itself again", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const wrong = fields.filter((field) => {
        const reading = readEnquiry({ ...valid, kind: kindWith(field), [field]: text }, facts);
        if ("faults" in reading) return Object.keys(reading.faults).length === 0;
        const { enquiry } = reading;
        const again = readEnquiry(textsOf(enquiry), facts);
        return (
          storedTexts(enquiry).some((text) => controlCharacters.test(text)) ||
          !Enquiry.safeParse(enquiry).success ||
          JSON.stringify(again) !== JSON.stringify(reading)
        );
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: propertyRuns(10_000) },
  );
}, 120_000);

test("a line break that would start a new header is refused in every single-line field", () => {
  const lines = ["name", "phone", "email", "company", "website", "role"] as const;
  const breaks = fc.constantFrom("\n", "\r", "\r\n", "\u0000", "\v", "\f", "\u0085", "\u2028");
  fc.assert(
    fc.property(fc.constantFrom(...lines), breaks, fc.string(), (field, lineBreak, more) => {
      const text = `${valid[field] ?? "+90 532 000 00 00"}${lineBreak}${more}`;
      const reading = readEnquiry({ ...valid, kind: "partnership", [field]: text }, facts);
      expect(reading).toEqual({ faults: { [field]: "characters" } });
    }),
    { numRuns: 1000 },
  );
});

test("names in five scripts are kept as they are typed", () => {
  const scripts = [
    "abcçğışöüéñ",
    "ابتثجحخدرسشعفقكلمنهوي",
    "абвгдеёжзийклмнопрстуя",
    "李王张刘陈杨赵黄周吴",
    "ひらがなカタカナ",
  ];
  const word = fc
    .constantFrom(...scripts)
    .chain((letters) =>
      fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 20 }),
    );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
      const name = words.join(" ");
      const reading = readEnquiry({ ...valid, kind: "contact", name }, facts);
      expect("enquiry" in reading && reading.enquiry.name).toBe(name);
    }),
  );
});
