import { useTranslations } from "use-intl";
import type { ProjectSummary } from "#contract/project.ts";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProjectCard } from "#site/components/project-card.tsx";
import { channelsFor } from "#domain/contact-channels.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { ContactWays } from "#site/components/channels/contact-ways.tsx";
import { useCompany } from "#site/components/company.tsx";
import { AnsweringOffice } from "./answering-office.tsx";

export interface AskAsideView {
  /** What is asked about; null for nothing in particular. */
  project: ProjectSummary | null;
}

/** What stands beside a form by itself: what it is about, and who answers. */
export function AskAside({ project }: AskAsideView) {
  const { locale } = useVisitor();
  const company = useCompany();
  const t = useTranslations("enquiry.page");
  return (
    <>
      {project && (
        <>
          <ProjectCard project={project} eager />
          <RateNote />
        </>
      )}
      <h2 className="h-3 ask-aside__heading">{t("ways")}</h2>
      <AnsweringOffice />
      {company && <ContactWays company={company} channels={channelsFor(locale)} />}
    </>
  );
}
