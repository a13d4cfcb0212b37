import { phoneLineFor } from "#domain/contact-line.ts";
import { phoneLink } from "#domain/links.ts";
import { useCompany } from "#site/parts/company.tsx";
import { useWhatsappQuestion } from "#site/parts/whatsapp-act.tsx";
import type { ProjectFacts } from "./page.server.ts";

/** Addresses of who answers for a project: WhatsApp with its reference in the text, and the telephone of its country. Null while the company is not known. */
export function useContactLinks(project: ProjectFacts) {
  const whatsapp = useWhatsappQuestion(project);
  const company = useCompany();
  if (company === null || whatsapp === null) return null;
  const { place } = project;
  const line = phoneLineFor({ country: place.country.slug, city: place.city.slug });
  return {
    whatsapp,
    phone: phoneLink(company.phones[line]),
  };
}
