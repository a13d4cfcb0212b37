import { useTranslations } from "use-intl";
import { useTold } from "#site/components/told-choices.ts";
import { Icon } from "#site/ui/icon.tsx";
import { FieldRefusal, faultOf, KeptChoices } from "./choice-fields.tsx";
import type { PaymentDatesView } from "./payment-dates-view.server.ts";

interface PaymentDatesProps {
  dates: PaymentDatesView;
  /** The page's query, with its choices. */
  query: string;
}

export function PaymentDates({ dates, query }: PaymentDatesProps) {
  const t = useTranslations("plan.dates");
  const { signing, refused, count, table, calendar, leavesOut } = dates;
  const { day, min, max } = signing;
  return (
    <>
      <form method="get" action="#payment" className="asks" aria-label={t("legend")} noValidate>
        <label>
          {t("signing")}
          <input
            key={day}
            className="input"
            type="date"
            name="signing"
            defaultValue={refused?.value ?? day}
            min={min}
            max={max}
            required
            {...faultOf("signing", refused)}
          />
        </label>
        <KeptChoices query={query} except={["signing"]} />
        <button className="btn btn--line" type="submit">
          {t("show", { count })}
        </button>
        {refused && <FieldRefusal field="signing" text={refused.why} />}
      </form>
      {table && <PaymentTable table={table} isTold={refused === null} />}
      <a className="go" href={calendar}>
        <Icon name="calendar-plus" />
        {t("calendar")}
      </a>
      {leavesOut && <p className="soft soft--small">{t("left_out")}</p>}
    </>
  );
}

interface PaymentTableProps {
  table: NonNullable<PaymentDatesView["table"]>;
  /** Whether the table is announced; after a rejected date its field is instead. */
  isTold: boolean;
}

function PaymentTable({ table: { caption, rows }, isTold }: PaymentTableProps) {
  const t = useTranslations("plan.dates");
  useTold("dates", isTold ? caption : null);
  return (
    <table className="ledger ledger--fold dates">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="fold">
            {t("number")}
          </th>
          <th scope="col">{t("what")}</th>
          <th scope="col">{t("date")}</th>
          <th scope="col" className="n">
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, name, date, amount }) => (
          <tr key={number}>
            <td className="fold">{number}</td>
            <td>{name}</td>
            <td>{date}</td>
            <td className="n">
              <bdi>{amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
