import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/min";
import type { FieldFault } from "#contract/enquiry/fields.ts";
import { faulty, type Reading } from "#contract/enquiry/reading.ts";
import { tidyLine } from "#contract/enquiry/tidy-text.ts";

/** No usual writing of fifteen digits takes more. */
const longestWriting = 60;
/** Digits, and what people write around and between them. */
const usualWriting = /^(?:tel:)?[([]*\+?[\d\p{Pd}\s()[\]./·~−]+$/iu;
/** Zeros of the scripts whose digits people type: Arabic, Persian, Devanagari and Bengali; each has its other digits next. */
const zeros = ["٠", "۰", "०", "০"].map((zero) => zero.charCodeAt(0));

/**
 * Reads a telephone number in any usual writing into E.164; null where none was written. A number that begins with + or
 * 00 is taken as it stands, any other one as of `country`, ISO 3166-1 alpha-2. Only its length is judged: numbering plans
 * change, and a number that exists must not be refused.
 */
export function readPhone(text = "", country = ""): Reading<string | null> {
  const line = tidyLine(text);
  if (line === null) return faulty("phone", "characters");
  if (line === "") return { value: null };
  if (line.length > longestWriting) return faulty("phone", "phone_long");
  const plain = withPlainDigits(line);
  if (!usualWriting.test(plain)) return faulty("phone", "phone_unreadable");
  const typed = withoutSeparators(plain);
  const home = isSupportedCountry(country) ? country : undefined;
  if (home === undefined && !typed.startsWith("+")) return faulty("phone_country", "phone_country");
  const number = numberIn(typed, home) ?? numberIn(`+${typed}`); // some leave the plus out
  return number === null ? faulty("phone", faultOf(typed, home)) : { value: number };
}

function withPlainDigits(line: string): string {
  return line.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((zero) => code >= zero && code < zero + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Digits, after a plus where the writing is international. */
function withoutSeparators(plain: string): string {
  return plain.replace(/[^+\d]/g, "").replace(/^(?:\+0*|00)(?=[1-9])/, "+");
}

function numberIn(typed: string, home?: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(typed, home);
  return parsed?.isPossible() ? parsed.number : null;
}

/** What keeps digits from being a number of the country that they name by their code, or else of `home`. */
function faultOf(typed: string, home?: CountryCode): FieldFault {
  switch (validatePhoneNumberLength(typed, home)) {
    case "TOO_SHORT":
      return "phone_short";
    case "TOO_LONG":
      return "phone_long";
    case "INVALID_LENGTH": // between the lengths that there are
      return "phone_length";
    case "INVALID_COUNTRY":
      return "phone_code";
    default:
      return "phone_unreadable";
  }
}
