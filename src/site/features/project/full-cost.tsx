import { useTranslations } from "use-intl";
import { Receipt } from "#site/components/receipt.tsx";
import { useTold } from "#site/components/told-choices.ts";
import { FieldRefusal, faultOf, KeptChoices } from "./choice-fields.tsx";
import type { CostView, LoanView } from "./cost-view.server.ts";

interface FullCostProps {
  cost: CostView;
  /** The page's query, with its choices. */
  query: string;
}

export function FullCost({ cost, query }: FullCostProps) {
  const t = useTranslations("project.cost");
  const { home, receipt, told, ways, loan } = cost;
  useTold("cost", (loan?.refused ?? null) === null ? told : null); // otherwise the field announces its error
  return (
    <section id="cost">
      <Receipt receipt={receipt} heading={<h2>{t("heading")}</h2>} subject={home} />
      {ways.length > 0 && <ReceiptQuestions cost={cost} query={query} />}
    </section>
  );
}

function ReceiptQuestions({ cost: { ways, loan }, query }: FullCostProps) {
  const t = useTranslations("project.cost");
  return (
    <form key={query} className="asks" method="get" action="#cost" noValidate>
      <fieldset className="asks--grid">
        <legend>{t("ask")}</legend>
        {ways.map(({ name, value, label, isTicked }) => (
          <label key={value} className="check">
            <input type="checkbox" name={name} value={value} defaultChecked={isTicked} />
            <span>{label}</span>
          </label>
        ))}
        {loan && <LoanField loan={loan} />}
        <KeptChoices query={query} except={["sale", "with", "loan"]} />
        <button className="btn btn--line" type="submit">
          {t("recalculate")}
        </button>
      </fieldset>
    </form>
  );
}

function LoanField({ loan: { percent, min, max, refused } }: { loan: LoanView }) {
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
          defaultValue={refused?.value ?? percent}
          {...faultOf("loan", refused)}
        />
      </label>
      {refused && <FieldRefusal field="loan" text={refused.why} />}
    </>
  );
}
