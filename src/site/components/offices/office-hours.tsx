import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { hoursElsewhere } from "#domain/hours-elsewhere.ts";
import { isOpenAt, nextOpening, type OpeningHours } from "#domain/opening-hours.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { momentText } from "#i18n/format-time.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useVisitorClock, type VisitorClock } from "#site/components/offices/visitor-clock.ts";

/** When an office is open, and by the visitor's clock, once that is known, whether it is open now. */
export function OfficeHours({ office }: { office: Office }) {
  const { locale } = useVisitor();
  const clock = useVisitorClock();
  const write = hourFormatsFor(locale);
  return (
    <>
      <dl className="pairs pairs--hours">
        {office.openingHours.map((hours) => (
          <div key={hours.days.join()}>
            <dt>{write.days(hours.days)}</dt>
            <dd className="num">{write.times(hours.opens, hours.closes)}</dd>
            <dd className="soft">
              <WhoseHours office={office} hours={hours} clock={clock} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="harbour__now">{clock && <OpenNow office={office} clock={clock} />}</div>
    </>
  );
}

interface WhoseHoursProps {
  office: Office;
  hours: OpeningHours;
  clock: VisitorClock | null;
}

/** The same hours by the visitor's clock; that they are the office's where both clocks say the same. */
function WhoseHours({ office, hours: { opens, closes }, clock }: WhoseHoursProps) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  const own = clock && hoursElsewhere({ opens, closes, office, ...clock });
  if (own === null) return t("local_time");
  return t("own_time", { times: hourFormatsFor(locale).timesElsewhere(own) });
}

function OpenNow({ office, clock }: { office: Office; clock: VisitorClock }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  if (isOpenAt(office, clock.now)) return <span className="harbour__open">{t("open")}</span>;
  const opening = nextOpening(office, clock.now);
  if (opening === null) return t("closed");
  return t("opens", { moment: momentText(locale, new Date(opening), clock.timeZone) });
}
