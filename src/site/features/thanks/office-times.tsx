import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { convertHours } from "#domain/convert-hours.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { formatDayAndTime, formatMoment } from "#i18n/format-time.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useVisitorClock, type VisitorClock } from "#site/components/offices/visitor-clock.ts";

export interface AnsweringOffice {
  office: Pick<Office, "city" | "timeZone" | "openingHours">;
  /** At render time. */
  isOpen: boolean;
  /** ISO time; null for an office without hours. */
  nextOpening: string | null;
}

/** Opening status by the office's clock and, where it differs, by the visitor's, once known. */
export function OfficeTimes({ office, isOpen, nextOpening }: AnsweringOffice) {
  const clock = useVisitorClock();
  const t = useTranslations("thanks.office");
  return (
    <div>
      {isOpen && <p>{t("open", { city: office.city.name })}</p>}
      {!isOpen && nextOpening !== null && (
        <Opening
          iso={nextOpening}
          office={office}
          visitorTimeZone={clock?.timeZone ?? office.timeZone}
        />
      )}
      <Hours office={office} clock={clock} />
    </div>
  );
}

interface HoursProps {
  office: AnsweringOffice["office"];
  clock: VisitorClock | null;
}

function Hours({ office, clock }: HoursProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("thanks.office");
  const formats = hourFormatsFor(locale);
  return office.openingHours.map(({ days, opens, closes }) => {
    const visitorHours = clock && convertHours({ office, opens, closes, ...clock });
    const hours = {
      days: formats.days(days),
      times: formats.times(opens, closes),
      city: office.city.name,
    };
    return (
      <p key={days.join()}>
        {visitorHours === null
          ? t("hours", hours)
          : t("hours_both", { ...hours, own: formats.convertedTimes(visitorHours) })}
      </p>
    );
  });
}

interface OpeningProps {
  iso: string;
  office: AnsweringOffice["office"];
  visitorTimeZone: string;
}

function Opening({ iso, office, visitorTimeZone }: OpeningProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("thanks.office");
  const moment = new Date(iso);
  const visitorTime = formatMoment(locale, moment, visitorTimeZone);
  const opening = {
    city: office.city.name,
    ...formatDayAndTime(locale, moment, office.timeZone),
    time: (text: ReactNode) => <time dateTime={iso}>{text}</time>,
  };
  const isTheSame = visitorTime === formatMoment(locale, moment, office.timeZone);
  return (
    <p>
      {isTheSame
        ? t.rich("opens", opening)
        : t.rich("opens_both", { ...opening, own: visitorTime })}
    </p>
  );
}
