import { useTranslations } from "use-intl";
import { channelsFor } from "#i18n/contact-channels.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { ProjectCardView } from "#site/components/project-card-view.server.ts";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProjectCard } from "#site/components/project-card.tsx";
import { ContactChannels } from "#site/components/channels/contact-channels.tsx";
import {
  useAnsweringOffice,
  useCompany,
  usePageSubject,
} from "#site/components/company-context.tsx";

interface EnquiryAsideProps {
  /** Project in question; null for none. */
  project: ProjectCardView | null;
}

export function EnquiryAside({ project }: EnquiryAsideProps) {
  const { locale } = useVisitorPreferences();
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
      <h2 className="h-3 ask-aside__heading">{t("channels")}</h2>
      <AnsweringOffice />
      {company && <ContactChannels company={company} channels={channelsFor(locale)} />}
    </>
  );
}

function AnsweringOffice() {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("enquiry.page");
  const office = useAnsweringOffice(usePageSubject().place);
  if (office === undefined) return null;
  const formats = hourFormatsFor(locale);
  const city = office.city.name;
  return (
    <div className="soft">
      <p>{t("office", { city })}</p>
      {office.openingHours.map(({ days, opens, closes }) => (
        <p key={days.join()} className="contact__hours">
          {t("hours", { days: formats.days(days), times: formats.times(opens, closes), city })}
        </p>
      ))}
    </div>
  );
}
