import { randomInt } from "node:crypto";
import type { Locale } from "#domain/locale.ts";

export interface VisitorDetails {
  name: string;
  /** In national format. */
  phone: string;
  /** The same number as stored. */
  e164: string;
  email: string;
}

/** A new person each time, so that tests do not share rate limits. */
export function randomVisitor(language: Locale): VisitorDetails {
  const digits = String(randomInt(1_000_000, 10_000_000));
  const email = `${crypto.randomUUID()}@example.org`;
  switch (language) {
    case "ar":
      return {
        name: "ليلى الحارثي",
        phone: `٠٥٠ ${arabic(digits)}`,
        e164: `+96650${digits}`,
        email,
      };
    case "zh":
      return { name: "王丽", phone: `138 1${digits}`, e164: `+861381${digits}`, email };
    default:
      return { name: "Zoë O’Neill", phone: `074${digits}0`, e164: `+4474${digits}0`, email };
  }
}

function arabic(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}
