/** Chooses among the company's two WhatsApp numbers and its telephone in each country. */
import type { CountrySlug, WhatsappLine } from "#domain/vocabulary.ts";

/** Slugs of the place that a page is about; null for none. */
export interface PagePlace {
  country: string | null;
  city: string | null;
}

/** WhatsApp line of the UAE for the country `uae` or the city `dubai`, otherwise Turkey's (specification, section 9). */
export function whatsappLineFor({ country, city }: PagePlace): WhatsappLine {
  return country === "uae" || city === "dubai" ? "uae" : "turkey";
}

/** Telephone line that matches the WhatsApp line, except that Cyprus has its own office in Limassol. */
export function phoneLineFor(place: PagePlace): CountrySlug {
  return place.country === "cyprus" ? "cyprus" : whatsappLineFor(place);
}
