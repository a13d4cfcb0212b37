import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { isOpenAt, nextOpening } from "#domain/opening-hours.ts";
import { instantOf, localTimeAt } from "#domain/zoned-time.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { momentText } from "#i18n/format-time.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useVisitorClock, type VisitorClock } from "#site/features/contact/visitor-clock.ts";

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
              {clock && <OwnHours {...{ clock, opens, closes }} timeZone={office.timeZone} />}
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

interface OwnHoursProps {
  clock: VisitorClock;
  opens: string;
  closes: string;
  /** Of the office. */
  timeZone: string;
}

/** The same hours by the visitor's clock, as it is set today; nothing where both are the same. */
function OwnHours({ clock: { now, timeZone: own }, opens, closes, timeZone }: OwnHoursProps) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  const { day } = localTimeAt(now, timeZone);
  const byOwnClock = (time: string) => localTimeAt(instantOf({ day, time }, timeZone), own).time;
  const [from, to] = [byOwnClock(opens), byOwnClock(closes)];
  if (from === opens && to === closes) return null;
  return (
    <span className="soft">{t("own_time", { times: hourFormatsFor(locale).times(from, to) })}</span>
  );
}

function ClosedUntil({ opening, clock }: { opening: string | null; clock: VisitorClock }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  if (opening === null) return t("closed");
  return t("opens", { moment: momentText(locale, new Date(opening), clock.timeZone) });
}
