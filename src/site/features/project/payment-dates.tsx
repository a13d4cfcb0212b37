import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useTold } from "#site/components/told-choices.ts";
import { Icon } from "#site/ui/icon.tsx";
import { FieldRefusal, faultOf } from "./field-refusal.tsx";
import { KeptChoices } from "./kept-choices.tsx";
import type { ProjectPage } from "./page.server.ts";
import { namedPayments } from "./stage-name.ts";

/** Asks for the day that a plan counts from, which brings every payment with its date; and the same as a calendar file. */
export function PaymentDates({ page }: { page: ProjectPage }) {
  const { project, stages, choices, query, signingDays } = page;
  const { signing } = choices;
  const { country, city } = project.place;
  const place = { country: country.slug, city: city.slug, slug: project.slug };
  const t = useTranslations("plan.dates");
  const { locale, format } = useVisitor();
  const payments = stages.flatMap((stage) => stage.payments);
  const calendar = new URLSearchParams(query);
  for (const name of ["sale", "with", "loan"]) calendar.delete(name);
  calendar.set("signing", signing);
  const refusal = t("refused", {
    from: format.date(signingDays.min),
    to: format.date(signingDays.max),
    date: format.date(signing),
  });
  return (
    <>
      <form method="get" action="#payment" className="asks" aria-label={t("legend")} noValidate>
        <label>
          {t("signing")}
          <input
            key={signing}
            className="input"
            type="date"
            name="signing"
            defaultValue={page.refused.signing ?? signing}
            {...signingDays}
            required
            {...faultOf("signing", page.refused.signing)}
          />
        </label>
        <KeptChoices query={query} except={["signing"]} />
        <button className="btn btn--line" type="submit">
          {t("show", { count: payments.length })}
        </button>
        {page.refused.signing !== null && <FieldRefusal field="signing" text={refusal} />}
      </form>
      {page.signingAsked && <PaymentTable page={page} />}
      <a className="go" href={`${linkTo(locale, "payment-dates", place)}?${calendar}`}>
        <Icon name="calendar-plus" />
        {t("calendar")}
      </a>
      {payments.some(({ date }) => date === null) && (
        <p className="soft soft--small">{t("left_out")}</p>
      )}
    </>
  );
}

/** Comes once it is asked for: two dozen payments weigh half a KB of every document. */
function PaymentTable({ page }: { page: ProjectPage }) {
  const { stages, choices, refused } = page;
  const t = useTranslations("plan.dates");
  const stageTexts = useTranslations("plan.stage");
  const undated = useTranslations("plan")("undated");
  const { format, money } = useVisitor();
  const payments = stages.flatMap((stage) => namedPayments(stage, stageTexts));
  const all = t("all", { count: payments.length, date: format.date(choices.signing) });
  useTold("dates", refused.signing === null ? all : null);
  return (
    <table className="ledger ledger--fold dates">
      <caption>{all}</caption>
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
        {payments.map(({ name, date, amountUsd }, index) => (
          <tr key={index}>
            <td className="fold">{format.number(index + 1)}</td>
            <td>{name}</td>
            <td>{date === null ? undated : format.date(date)}</td>
            <td className="n">
              <bdi>{money(amountUsd)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
