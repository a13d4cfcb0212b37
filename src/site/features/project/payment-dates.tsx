import { useTranslations } from "use-intl";
import { useChoiceAnnouncement } from "#site/components/choice-announcements.ts";
import { Icon } from "#site/ui/icon.tsx";
import { FieldError, fieldErrorProps, HiddenChoices } from "./choice-fields.tsx";
import type { PaymentDatesView } from "./payment-dates-view.server.ts";

interface PaymentDatesProps {
  dates: PaymentDatesView;
  /** The page's query, with its choices. */
  query: string;
}

export function PaymentDates({ dates, query }: PaymentDatesProps) {
  const t = useTranslations("plan.dates");
  const { signing, invalid, count, table, calendarHref, hasUndatedPayments } = dates;
  const { day, min, max } = signing;
  return (
    <>
      <form
        method="get"
        action="#payment"
        className="choice-form"
        aria-label={t("legend")}
        noValidate
      >
        <label>
          {t("signing")}
          <input
            key={day}
            className="input"
            type="date"
            name="signing"
            defaultValue={invalid?.value ?? day}
            min={min}
            max={max}
            required
            {...fieldErrorProps("signing", invalid)}
          />
        </label>
        <HiddenChoices query={query} except={["signing"]} />
        <button className="btn btn--line" type="submit">
          {t("show", { count })}
        </button>
        {invalid && <FieldError field="signing" text={invalid.reason} />}
      </form>
      {table && <PaymentTable table={table} isAnnounced={invalid === null} />}
      <a className="action-link" href={calendarHref}>
        <Icon name="calendar-plus" />
        {t("calendar")}
      </a>
      {hasUndatedPayments && <p className="soft soft--small">{t("undated_left_out")}</p>}
    </>
  );
}

interface PaymentTableProps {
  table: NonNullable<PaymentDatesView["table"]>;
  /** Whether the table is announced; after a rejected date its field is instead. */
  isAnnounced: boolean;
}

function PaymentTable({ table: { caption, rows }, isAnnounced }: PaymentTableProps) {
  const t = useTranslations("plan.dates");
  useChoiceAnnouncement("dates", isAnnounced ? caption : null);
  return (
    <table className="ledger ledger--fold dates">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="ledger__fold">
            {t("number")}
          </th>
          <th scope="col">{t("what")}</th>
          <th scope="col">{t("date")}</th>
          <th scope="col" className="ledger__number">
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, name, date, amount }) => (
          <tr key={number}>
            <td className="ledger__fold">{number}</td>
            <td>{name}</td>
            <td>{date}</td>
            <td className="ledger__number">
              <bdi>{amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
