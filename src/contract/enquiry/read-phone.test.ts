import fc from "fast-check";
import { getCountries, getExampleNumber, type PhoneNumber } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { readPhone } from "#contract/enquiry/read-phone.ts";

const numbers = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number === undefined ? [] : [{ country, number }];
});

function inDigitsFrom(zero: string, text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero.charCodeAt(0) + Number(digit)));
}

const international: Record<string, (number: PhoneNumber) => string> = {
  "E.164": ({ number }) => number,
  "with spaces": (number) => number.formatInternational(),
  "with no-break spaces": (number) => number.formatInternational().replaceAll(" ", "\u00A0"),
  "with dots": (number) => number.formatInternational().replaceAll(" ", "."),
  "with hyphens": (number) => number.formatInternational().replaceAll(" ", "-"),
  "with dashes": (number) => number.formatInternational().replaceAll(" ", " – "),
  "with slashes": (number) => number.formatInternational().replaceAll(" ", "/"),
  "after 00": ({ number }) => number.replace("+", "00"),
  "after 00, with spaces": (number) => number.formatInternational().replace("+", "00 "),
  "after + and 00": ({ number }) => number.replace("+", "+00"),
  "with the code in brackets": ({ countryCallingCode, nationalNumber }) =>
    `(+${countryCallingCode}) ${nationalNumber}`,
  "after tel:": (number) => number.getURI(),
  "in Arabic digits": (number) => inDigitsFrom("٠", number.formatInternational()),
  "in Persian digits": (number) => inDigitsFrom("۰", number.formatInternational()),
  "in full width": (number) => inDigitsFrom("０", number.number).replace("+", "＋"),
  "with marks of direction": ({ number }) => `\u202A\u200E${number}\u202C`,
};

const national: Record<string, (number: PhoneNumber) => string> = {
  "as it is written at home": (number) => number.formatNational(),
  "in digits alone": (number) => number.formatNational().replace(/\D/g, ""),
  "with dots": (number) => number.formatNational().replace(/\D+/g, "."),
  "in Arabic digits": (number) => inDigitsFrom("٠", number.formatNational()),
};

test("libphonenumber has an example for every country", () => {
  expect(numbers.length).toBe(getCountries().length);
});

test.each(Object.entries(international))(
  "a number of any country is read %s, whichever country is chosen",
  (_, write) => {
    const refused = numbers.flatMap(({ number, country }) =>
      [country, "TR", "US", "RU", "", "??"].flatMap((chosen) => {
        const written = write(number);
        const reading = readPhone(written, chosen);
        return "value" in reading && reading.value === number.number
          ? []
          : [{ chosen, written, reading }];
      }),
    );
    expect(refused).toEqual([]);
  },
);

test.each(Object.entries(national))(
  "a number of any country is read %s when the country is chosen",
  (_, write) => {
    const refused = numbers.flatMap(({ number, country }) => {
      const written = write(number);
      const reading = readPhone(written, country);
      return "value" in reading && reading.value === number.number
        ? []
        : [{ country, written, reading }];
    });
    expect(refused).toEqual([]);
  },
);

test("a number with a calling code but no plus is international unless it is valid as a national one", () => {
  const others = numbers.filter(({ number, country }) => {
    const reading = readPhone(number.number.slice(1), country);
    expect(reading).toHaveProperty("value");
    return "value" in reading && reading.value !== number.number;
  });
  expect(others.map(({ country }) => country)).toEqual(["DE", "ID", "XK"]);
});

test.each([
  ["+44 (0)20 7946 0000", "", "+442079460000"],
  ["8 (912) 345-67-89", "RU", "+79123456789"],
  ["011 90 532 000 0000", "US", "+905320000000"],
  ["0090 532 000 00 00", "US", "+905320000000"],
  ["90 532 000 00 00", "SA", "+905320000000"],
  ["06 98 76 54 32", "IT", "+390698765432"],
  ["0532/000 00 00", "TR", "+905320000000"],
  ["(0532) 000-00-00", "TR", "+905320000000"],
  ["०९८४१२३४५६७", "NP", "+9779841234567"],
  ["+870 773 111 632", "", "+870773111632"],
  ["(555) 123-4567", "US", "+15551234567"], // not assigned yet
])("%s of %s is %s", (text, country, number) => {
  expect(readPhone(text, country)).toEqual({ value: number });
});

test.each([
  ["12", "TR", { phone: "phone_short" }],
  ["+90 532", "SA", { phone: "phone_short" }],
  ["0532 000 00 00 000 000", "TR", { phone: "phone_long" }],
  ["0532 000 00 00 / 0533 000 00 00", "TR", { phone: "phone_long" }],
  ["1".repeat(61), "TR", { phone: "phone_long" }],
  ["call me", "TR", { phone: "phone_unreadable" }],
  ["+", "TR", { phone: "phone_unreadable" }],
  ["()", "TR", { phone: "phone_unreadable" }],
  ["123 4567", "NO", { phone: "phone_length" }],
  ["+354 1234 5678", "TR", { phone: "phone_length" }],
  ["+999 123 456 789", "TR", { phone: "phone_code" }],
  ["+44 20 7946 0000 ext. 12", "GB", { phone: "phone_unreadable" }],
  ["+90 532 000 00 00\r\nBcc: a@b.example", "TR", { phone: "characters" }],
  ["0532 000 00 00", "", { phone_country: "phone_country" }],
  ["0532 000 00 00", "tr", { phone_country: "phone_country" }],
])("%s of %s is refused with a reason", (text, country, faults) => {
  expect(readPhone(text, country)).toEqual({ faults });
});

test.each(["", "  ", "\u200E"])("an empty phone number is null", (text) => {
  expect(readPhone(text, "TR")).toEqual({ value: null });
});

test("separators may stand anywhere between the digits", () => {
  const separators = fc.constantFrom("", " ", "-", ".", "  ", " - ", "/", "\u00A0", "‑");
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.array(separators, { minLength: 15, maxLength: 15 }),
      ({ number }, between) => {
        const digits = Array.from(number.number.slice(1), (digit, index) => digit + between[index]);
        expect(readPhone(`+${digits.join("")}`, "TR")).toEqual({ value: number.number });
      },
    ),
    { numRuns: 2000 },
  );
});
