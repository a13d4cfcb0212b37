import { useTranslations } from "use-intl";
import { phoneLineFor } from "#domain/contact-line.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useCompany, usePageSubject } from "#site/components/company.tsx";

/** Which office answers, and when it is open. */
export function AnsweringOffice() {
  const { locale } = useVisitor();
  const t = useTranslations("enquiry.page");
  const company = useCompany();
  const { place } = usePageSubject();
  const office = company?.offices.find(({ country }) => country === phoneLineFor(place));
  if (office === undefined) return null;
  const write = hourFormatsFor(locale);
  const city = office.city.name;
  return (
    <div className="soft">
      <p>{t("office", { city })}</p>
      {office.openingHours.map(({ days, opens, closes }) => (
        <p key={days.join()} className="contact__hours">
          {t("hours", { days: write.days(days), times: write.times(opens, closes), city })}
        </p>
      ))}
    </div>
  );
}
