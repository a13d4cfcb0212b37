import { expect, test } from "vitest";
import { phoneLineFor, whatsappLineFor } from "#domain/contact-line.ts";

test.each([
  { country: "uae", city: null, whatsapp: "uae", phone: "uae" },
  { country: "uae", city: "abu-dhabi", whatsapp: "uae", phone: "uae" },
  { country: null, city: "dubai", whatsapp: "uae", phone: "uae" },
  { country: "turkey", city: "istanbul", whatsapp: "turkey", phone: "turkey" },
  { country: null, city: null, whatsapp: "turkey", phone: "turkey" },
  { country: "cyprus", city: "limassol", whatsapp: "turkey", phone: "cyprus" },
])(
  "$country and $city are answered by $whatsapp and $phone",
  ({ country, city, whatsapp, phone }) => {
    expect(whatsappLineFor({ country, city })).toBe(whatsapp);
    expect(phoneLineFor({ country, city })).toBe(phone);
  },
);
