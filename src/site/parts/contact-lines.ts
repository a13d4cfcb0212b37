import { useTranslations } from "use-intl";
import { phoneLineFor, whatsappLineFor } from "#domain/contact-line.ts";
import { phoneLink, whatsappLink } from "#domain/links.ts";
import { useCompany, usePageSubject } from "#site/parts/company.tsx";

/** Addresses of whoever answers on this page; on a project's page the message names the project. Null while nobody is known. */
export function useContactLines() {
  const company = useCompany();
  const { place, project } = usePageSubject();
  const t = useTranslations("nav");
  const tCard = useTranslations("card");
  if (company === null) return null;
  const line = project?.whatsapp ?? whatsappLineFor(place);
  const text =
    project === null ? t("chat_text") : tCard("ask_text", { name: project.name, ref: project.ref });
  return {
    whatsapp: whatsappLink(company.whatsapp[line], text),
    phone: phoneLink(company.phones[phoneLineFor(place)]),
  };
}
