import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { whatsappLink } from "#domain/links.ts";
import { useCompany } from "#site/parts/company.tsx";
import { Icon } from "#site/ui/icon.tsx";

type Asked = Pick<ProjectSummary, "name" | "ref" | "whatsapp">;

/** Opens WhatsApp with a question about a project, its reference in the text. */
export function WhatsappAct({ project }: { project: Asked }) {
  const t = useTranslations("card");
  const question = useWhatsappQuestion(project);
  if (question === null) return null;
  return (
    <a className="act" href={question} aria-label={t("ask", { name: project.name })}>
      <Icon name="whatsapp" />
    </a>
  );
}

/** The address that opens WhatsApp with a question about a project in the visitor's language; null while the company is not known. */
export function useWhatsappQuestion({ name, ref, whatsapp }: Asked): string | null {
  const t = useTranslations("card");
  const company = useCompany();
  return company && whatsappLink(company.whatsapp[whatsapp], t("ask_text", { name, ref }));
}
