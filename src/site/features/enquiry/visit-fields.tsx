import { useTranslations } from "use-intl";
import { visitDays } from "#contract/enquiry/read-visit.ts";
import type { Office } from "#contract/settings.ts";
import { visitKinds, type VisitKind } from "#domain/enquiry.ts";
import { addDays } from "#domain/iso-date.ts";
import { slotsOf } from "#domain/opening-hours.ts";
import { instantOf, localTimeAt } from "#domain/zoned-time.ts";
import { momentText, timeText } from "#i18n/format-time.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { Field, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField, useFormFacts } from "#site/features/enquiry/form-facts.tsx";
import { Pills } from "#site/features/enquiry/pills.tsx";
import { Sentences } from "#site/components/sentences.tsx";

export function VisitKindField(field: FieldProps) {
  const t = useTranslations("enquiry.visit");
  const names: Record<VisitKind, string> = {
    "in-person": t("in_person"),
    "video-call": t("video_call"),
  };
  return (
    <Pills
      {...field}
      choices={visitKinds.map((value) => ({ value, text: names[value] }))}
      first="in-person"
    />
  );
}

interface VisitTimeProps extends FieldProps {
  /** Office of the project's country; null while unknown. */
  office: Office | null;
}

/** Available days depend on the current time, so a cached page does not list them. */
export function DayField({ office, ...field }: VisitTimeProps) {
  const t = useTranslations("enquiry.visit");
  const { control } = useField(field.name, { hint: true });
  const { now } = useFormFacts();
  const days = now && visitDays(office, now);
  return (
    <Field {...field} hint={t("days")}>
      <input
        {...control}
        className="input"
        type="date"
        min={days?.first}
        max={days?.last}
        required={field.required}
      />
    </Field>
  );
}

interface TimeFieldProps extends VisitTimeProps {
  /** Currently selected values. */
  day: string | undefined;
  time: string | undefined;
}

/** Time by the office's clock, and by the visitor's beside it. */
export function TimeField({ office, day, time, ...field }: TimeFieldProps) {
  const t = useTranslations("enquiry");
  const { locale } = useVisitorChoice();
  const { defaultValue, ...control } = useField(field.name, { hint: true }).control;
  const label = office === null ? t("field.time_plain") : t("field.time", namesOf(office));
  return (
    <Field {...field} label={label} hint={<OwnTime office={office} day={day} time={time} />}>
      {office === null ? (
        <input {...control} className="input" type="time" step={1800} defaultValue={defaultValue} />
      ) : (
        <select
          {...control}
          className="input"
          required={field.required}
          defaultValue={defaultValue ?? ""}
        >
          <option value="">{t("choose")}</option>
          {slotsOfWeek(office).map((slot) => (
            <option key={slot} value={slot}>
              {timeText(locale, slot)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Languages differ in which form of the city name they need. */
function namesOf({ city }: Office) {
  return { place: city.nameIn, name: city.name };
}

/** Half hours at which the office is open on any weekday. */
function slotsOfWeek(office: Office): string[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays("2026-11-16", ahead));
  return [...new Set(days.flatMap((day) => slotsOf(office, day)))].sort();
}

/** Shown only if the visitor's time differs, which only the browser knows. */
function OwnTime({ office, day = "", time = "" }: Pick<TimeFieldProps, "office" | "day" | "time">) {
  const t = useTranslations("enquiry.visit");
  const { locale } = useVisitorChoice();
  if (office === null) return null;
  const moment = day === "" || time === "" ? null : instantOf({ day, time }, office.timeZone);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const isTheSame = moment === null || localTimeAt(moment, timeZone).time === time;
  return (
    <Sentences
      of={[
        t("office_time", namesOf(office)),
        !isTheSame && (
          <b>
            {t.rich("own_time", {
              moment: momentText(locale, moment, timeZone),
              time: (text) => <time dateTime={moment.toISOString()}>{text}</time>,
            })}
          </b>
        ),
      ]}
    />
  );
}
