import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { hoursElsewhere } from "#domain/hours-elsewhere.ts";
import { isOpenAt, nextOpening, type OpeningHours } from "#domain/opening-hours.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { momentText } from "#i18n/format-time.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useVisitorClock, type VisitorClock } from "#site/parts/offices/visitor-clock.ts";

/** When an office is open; with script also whether it is now, and what that is by the visitor's clock. */
export function OfficeHours({ office }: { office: Office }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  const write = hourFormatsFor(locale);
  const clock = useVisitorClock();
  return (
    <>
      <dl className="pairs pairs--hours">
        {office.openingHours.map(({ days, opens, closes }) => (
          <div key={days.join()}>
            <dt>{write.days(days)}</dt>
            <dd>
              <span className="num">{write.times(opens, closes)}</span>
              {clock && <OwnHours {...{ clock, office, opens, closes }} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="harbour__now">
        {clock &&
          (isOpenAt(office, clock.now) ? (
            <span className="harbour__open">{t("open")}</span>
          ) : (
            <ClosedUntil opening={nextOpening(office, clock.now)} clock={clock} />
          ))}
      </div>
    </>
  );
}

interface OwnHoursProps extends Pick<OpeningHours, "opens" | "closes"> {
  office: Office;
  clock: VisitorClock;
}

/** The same hours by the visitor's clock, as it is set today; nothing where both are the same. */
function OwnHours({ clock, ...hours }: OwnHoursProps) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  const own = hoursElsewhere({ ...hours, ...clock });
  if (own === null) return null;
  return (
    <span className="soft">
      {t("own_time", { times: hourFormatsFor(locale).timesElsewhere(own) })}
    </span>
  );
}

function ClosedUntil({ opening, clock }: { opening: string | null; clock: VisitorClock }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  if (opening === null) return t("closed");
  return t("opens", { moment: momentText(locale, new Date(opening), clock.timeZone) });
}
