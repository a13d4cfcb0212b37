import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import { hoursElsewhere } from "#domain/hours-elsewhere.ts";
import { isOpenAt, nextOpening, type OfficeClock } from "#domain/opening-hours.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { momentText } from "#i18n/format-time.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { clockMarks, type HoursThere } from "#site/parts/offices/clock-marks.ts";
import { useVisitorClock, type VisitorClock } from "#site/parts/offices/visitor-clock.ts";

/** Tells in the marked places whether offices are open, and what their hours are by the visitor's clock. */
export function ToldHours() {
  const [marks] = useState(clockMarks);
  const clock = useVisitorClock();
  if (clock === null) return null;
  return (
    <>
      {marks.ownHours.map(({ place, hours }, index) =>
        createPortal(<OwnHours hours={hours} clock={clock} />, place, `own-${index}`),
      )}
      {marks.now.map(({ place, office }, index) =>
        createPortal(<OpenNow office={office} clock={clock} />, place, `now-${index}`),
      )}
    </>
  );
}

/** Clocks as they are set today; nothing where both are the same. */
function OwnHours({ hours, clock }: { hours: HoursThere; clock: VisitorClock }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  const own = hoursElsewhere({ ...hours, office: hours, ...clock });
  return own && t("own_time", { times: hourFormatsFor(locale).timesElsewhere(own) });
}

function OpenNow({ office, clock }: { office: OfficeClock; clock: VisitorClock }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  if (isOpenAt(office, clock.now)) return <span className="harbour__open">{t("open")}</span>;
  const opening = nextOpening(office, clock.now);
  if (opening === null) return t("closed");
  return t("opens", { moment: momentText(locale, new Date(opening), clock.timeZone) });
}
