import { phoneLineFor } from "#domain/contact-line.ts";
import { phoneLink } from "#domain/links.ts";
import { useCompany, usePageSubject } from "#site/components/company.tsx";

/** The telephone of whoever answers for the place of this page; null while the company is not known. */
export function usePhone(): { number: string; href: string } | null {
  const company = useCompany();
  const { place } = usePageSubject();
  if (company === null) return null;
  const number = company.phones[phoneLineFor(place)];
  return { number, href: phoneLink(number) };
}
