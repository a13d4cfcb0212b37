import { useTranslations } from "use-intl";
import type { Office } from "#contract/settings.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { nowMark, ownHoursMark } from "#site/parts/offices/clock-marks.ts";

/** When an office is open. The places that are marked are for what depends on the visitor's clock. */
export function OfficeHours({ office }: { office: Office }) {
  const { locale } = useVisitor();
  const t = useTranslations("contact.office");
  const write = hourFormatsFor(locale);
  const { timeZone, openingHours } = office;
  return (
    <>
      <dl className="pairs pairs--hours">
        {openingHours.map(({ days, opens, closes }) => (
          <div key={days.join()}>
            <dt>{write.days(days)}</dt>
            <dd className="num">{write.times(opens, closes)}</dd>
            <dd className="soft">
              <span {...ownHoursMark({ timeZone, opens, closes })} />
              <span>{t("local_time")}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="harbour__now" {...nowMark({ timeZone, openingHours })} />
    </>
  );
}
