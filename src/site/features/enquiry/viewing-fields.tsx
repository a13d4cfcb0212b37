import { useTranslations } from "use-intl";
import { viewingDays } from "#contract/enquiry/read-viewing.ts";
import type { Office } from "#contract/settings.ts";
import { viewingKinds, type ViewingKind } from "#domain/enquiry.ts";
import { addDays } from "#domain/iso-date.ts";
import { slotsOf } from "#domain/opening-hours.ts";
import { instantOf, localTimeAt } from "#domain/zoned-time.ts";
import { formatMoment, formatTime } from "#i18n/format-time.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { Field, type FieldProps } from "#site/features/enquiry/field.tsx";
import { useField, useFormContext } from "#site/features/enquiry/form-context.tsx";
import { RadioGroup } from "#site/features/enquiry/radio-group.tsx";
import { Sentences } from "#site/components/sentences.tsx";

export function ViewingKindField(field: FieldProps) {
  const t = useTranslations("enquiry.visit");
  const names: Record<ViewingKind, string> = {
    "in-person": t("in_person"),
    "video-call": t("video_call"),
  };
  return (
    <RadioGroup
      {...field}
      choices={viewingKinds.map((value) => ({ value, text: names[value] }))}
      defaultChoice="in-person"
    />
  );
}

interface ViewingTimeProps extends FieldProps {
  /** Office of the project's country; null while unknown. */
  office: Office | null;
}

/** Available days depend on the current time, so a cached page does not list them. */
export function DayField({ office, ...field }: ViewingTimeProps) {
  const t = useTranslations("enquiry.visit");
  const { control } = useField(field.name, { hint: true });
  const { hydratedAt } = useFormContext();
  const days = hydratedAt && viewingDays(office, hydratedAt);
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

interface TimeFieldProps extends ViewingTimeProps {
  /** Currently selected values. */
  day: string | undefined;
  time: string | undefined;
}

/** Time by the office's clock, and by the visitor's beside it. */
export function TimeField({ office, day, time, ...field }: TimeFieldProps) {
  const t = useTranslations("enquiry");
  const { locale } = useVisitorPreferences();
  const { defaultValue, ...control } = useField(field.name, { hint: true }).control;
  const label =
    office === null ? t("field.time_without_office") : t("field.time", officeNames(office));
  return (
    <Field
      {...field}
      label={label}
      hint={<VisitorLocalTime office={office} day={day} time={time} />}
    >
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
          {weeklySlots(office).map((slot) => (
            <option key={slot} value={slot}>
              {formatTime(locale, slot)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Languages differ in which form of the city name they need. */
function officeNames({ city }: Office) {
  return { place: city.nameIn, name: city.name };
}

/** Half hours at which the office is open on any weekday. */
function weeklySlots(office: Office): string[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays("2026-11-16", offset));
  return [...new Set(days.flatMap((day) => slotsOf(office, day)))].sort();
}

/** Shown only if the visitor's time differs, which only the browser knows. */
function VisitorLocalTime({
  office,
  day = "",
  time = "",
}: Pick<TimeFieldProps, "office" | "day" | "time">) {
  const t = useTranslations("enquiry.visit");
  const { locale } = useVisitorPreferences();
  if (office === null) return null;
  const moment = day === "" || time === "" ? null : instantOf({ day, time }, office.timeZone);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const isTheSame = moment === null || localTimeAt(moment, timeZone).time === time;
  return (
    <Sentences
      of={[
        t("office_time", officeNames(office)),
        !isTheSame && (
          <b>
            {t.rich("visitor_time", {
              moment: formatMoment(locale, moment, timeZone),
              time: (text) => <time dateTime={moment.toISOString()}>{text}</time>,
            })}
          </b>
        ),
      ]}
    />
  );
}
