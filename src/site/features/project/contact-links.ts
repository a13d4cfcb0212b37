import { phoneLineFor } from "#domain/contact-line.ts";
import { phoneLink } from "#domain/links.ts";
import { useCompany } from "#site/parts/company.tsx";
import { useWhatsappQuestion } from "#site/parts/whatsapp-act.tsx";
import type { ProjectFacts } from "./page.server.ts";

/** Addresses of who answers for a project: WhatsApp with its reference in the text, and the telephone of its country. */
export function useContactLinks(project: ProjectFacts): { whatsapp: string; phone: string } {
  const whatsapp = useWhatsappQuestion(project);
  const { phones } = useCompany();
  const { country, city } = project.place;
  const line = phoneLineFor({ country: country.slug, city: city.slug });
  return { whatsapp, phone: phoneLink(phones[line]) };
}
