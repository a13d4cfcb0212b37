/** Which of the company's numbers answers: it has two on WhatsApp, and a telephone in each country. */
import type { CountrySlug, WhatsappLine } from "#domain/vocabulary.ts";

/** What a page is about, as slugs; null where it is about no place. */
export interface PagePlace {
  country: string | null;
  city: string | null;
}

/** The UAE's number when the country is `uae` or the city is `dubai`, otherwise Turkey's (specification, section 9). */
export function whatsappLineFor({ country, city }: PagePlace): WhatsappLine {
  return country === "uae" || city === "dubai" ? "uae" : "turkey";
}

/** The telephone follows the WhatsApp number, but on Cyprus pages the office in Limassol answers. */
export function phoneLineFor(place: PagePlace): CountrySlug {
  return place.country === "cyprus" ? "cyprus" : whatsappLineFor(place);
}
