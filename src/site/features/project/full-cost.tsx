import { useTranslations } from "use-intl";
import { Receipt } from "#site/components/receipt.tsx";
import { useChoiceAnnouncement } from "#site/components/choice-announcements.ts";
import { FieldError, fieldErrorProps, HiddenChoices } from "./choice-fields.tsx";
import type { CostView, LoanView } from "./cost-view.server.ts";

interface FullCostProps {
  cost: CostView;
  /** The page's query, with its choices. */
  query: string;
}

export function FullCost({ cost, query }: FullCostProps) {
  const t = useTranslations("project.cost");
  const { subjectText, receipt, announcement, options, loan } = cost;
  useChoiceAnnouncement("cost", (loan?.invalid ?? null) === null ? announcement : null); // otherwise the field announces its error
  return (
    <section id="cost">
      <Receipt receipt={receipt} heading={<h2>{t("heading")}</h2>} subject={subjectText} />
      {options.length > 0 && <ReceiptQuestions cost={cost} query={query} />}
    </section>
  );
}

function ReceiptQuestions({ cost: { options, loan }, query }: FullCostProps) {
  const t = useTranslations("project.cost");
  return (
    <form key={query} className="choice-form" method="get" action="#cost" noValidate>
      <fieldset className="choice-form__grid">
        <legend>{t("options")}</legend>
        {options.map(({ name, value, label, isChecked }) => (
          <label key={value} className="check">
            <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
            <span>{label}</span>
          </label>
        ))}
        {loan && <LoanField loan={loan} />}
        <HiddenChoices query={query} except={["sale", "with", "loan"]} />
        <button className="btn btn--line" type="submit">
          {t("recalculate")}
        </button>
      </fieldset>
    </form>
  );
}

function LoanField({ loan: { percent, min, max, invalid } }: { loan: LoanView }) {
  const t = useTranslations("project.cost");
  return (
    <>
      <label>
        {t("loan")}
        <input
          className="input"
          type="number"
          name="loan"
          min={min}
          max={max}
          step={5}
          defaultValue={invalid?.value ?? percent}
          {...fieldErrorProps("loan", invalid)}
        />
      </label>
      {invalid && <FieldError field="loan" text={invalid.reason} />}
    </>
  );
}
