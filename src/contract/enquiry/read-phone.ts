import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/min";
import type { FieldFault } from "#contract/enquiry/fields.ts";
import { faulty, type Reading } from "#contract/enquiry/field-reading.ts";
import { tidyLine } from "#contract/enquiry/tidy-text.ts";

/** No common notation of 15 digits, the E.164 maximum, is longer. */
const maxTextLength = 60;
/** Digits with common separators. */
const commonNotation = /^(?:tel:)?[([]*\+?[\d\p{Pd}\s()[\]./·~−]+$/iu;
/** Zeros of Arabic, Persian, Devanagari and Bengali digits; the other nine follow each. */
const zeros = ["٠", "۰", "०", "০"].map((zero) => zero.charCodeAt(0));

/** Parses a number into E.164, as of `country` (ISO 3166-1 alpha-2) without + or 00; checks the length only, as numbering plans change. */
export function readPhone(text = "", country = ""): Reading<string | null> {
  const line = tidyLine(text);
  if (line === null) return faulty("phone", "characters");
  if (line === "") return { value: null };
  if (line.length > maxTextLength) return faulty("phone", "phone_long");
  const plain = withPlainDigits(line);
  if (!commonNotation.test(plain)) return faulty("phone", "phone_unreadable");
  const typed = withoutSeparators(plain);
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  if (defaultCountry === undefined && !typed.startsWith("+"))
    return faulty("phone_country", "phone_country");
  const number = numberIn(typed, defaultCountry) ?? numberIn(`+${typed}`); // some omit the plus
  return number === null ? faulty("phone", faultOf(typed, defaultCountry)) : { value: number };
}

function withPlainDigits(line: string): string {
  return line.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((zero) => code >= zero && code < zero + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Digits, with a plus for an international number. */
function withoutSeparators(plain: string): string {
  return plain.replace(/[^+\d]/g, "").replace(/^(?:\+0*|00)(?=[1-9])/, "+");
}

function numberIn(typed: string, defaultCountry?: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(typed, defaultCountry);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Explains why digits are not a number of the country in their calling code, or else of the default country. */
function faultOf(typed: string, defaultCountry?: CountryCode): FieldFault {
  switch (validatePhoneNumberLength(typed, defaultCountry)) {
    case "TOO_SHORT":
      return "phone_short";
    case "TOO_LONG":
      return "phone_long";
    case "INVALID_LENGTH": // between two valid lengths
      return "phone_length";
    case "INVALID_COUNTRY":
      return "phone_code";
    default:
      return "phone_unreadable";
  }
}
