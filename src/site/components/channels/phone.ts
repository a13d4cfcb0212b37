import { phoneLineFor } from "#domain/contact-line.ts";
import { phoneLink } from "#domain/links.ts";
import { useCompany, usePageSubject } from "#site/components/company-context.tsx";

/** Telephone for the page's place; null while the company is unknown. */
export function usePhone(): { number: string; href: string } | null {
  const company = useCompany();
  const { place } = usePageSubject();
  if (company === null) return null;
  const number = company.phones[phoneLineFor(place)];
  return { number, href: phoneLink(number) };
}
