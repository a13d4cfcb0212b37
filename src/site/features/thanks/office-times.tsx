import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { momentText } from "#i18n/format-time.ts";
import { useVisitor } from "#i18n/visitor.tsx";

export interface AnsweringOffice {
  office: Office;
  /** As the page is made. */
  isOpen: boolean;
  /** ISO time; null for an office without hours. */
  nextOpening: string | null;
}

interface OfficeTimesProps extends AnsweringOffice {
  /** Of the visitor, an IANA name; null while it is not known. */
  timeZone: string | null;
}

/** Whether somebody is there to answer, and if not, when: by the office's clock and, where it differs, by the visitor's. */
export function OfficeTimes({ office, isOpen, nextOpening, timeZone }: OfficeTimesProps) {
  const { locale } = useVisitor();
  const t = useTranslations("thanks.office");
  const write = hourFormatsFor(locale);
  const city = office.city.name;
  return (
    <>
      {isOpen && <p>{t("open", { city })}</p>}
      {!isOpen && nextOpening !== null && (
        <Opening iso={nextOpening} city={city} officeZone={office.timeZone} ownZone={timeZone} />
      )}
      {office.openingHours.map(({ days, opens, closes }) => (
        <p key={days.join()}>
          {t("hours", { days: write.days(days), times: write.times(opens, closes) })}
        </p>
      ))}
    </>
  );
}

interface OpeningProps {
  iso: string;
  city: string;
  officeZone: string;
  ownZone: string | null;
}

function Opening({ iso, city, officeZone, ownZone }: OpeningProps) {
  const { locale } = useVisitor();
  const t = useTranslations("thanks.office");
  const momentIn = (timeZone: string) => momentText(locale, new Date(iso), timeZone);
  const moment = momentIn(officeZone);
  const ownMoment = ownZone === null ? moment : momentIn(ownZone);
  const time = (text: ReactNode) => <time dateTime={iso}>{text}</time>;
  return (
    <p>
      {t.rich("opens", { city, moment, time })}{" "}
      {ownMoment !== moment && t.rich("own_time", { moment: ownMoment, time })}
    </p>
  );
}
