import { useTranslations } from "use-intl";
import { loanPercents } from "#contract/purchase-choices.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { FieldRefusal, faultOf } from "./field-refusal.tsx";
import { KeptChoices } from "./kept-choices.tsx";
import type { ProjectPage } from "./page.server.ts";
import { mainHome, mortgage } from "./purchase-options.ts";

/** What the visitor may say about the purchase; nothing where no answer would change a line. */
export function ReceiptQuestions({ page }: { page: ProjectPage }) {
  const { options, choices, query, refused } = page;
  const t = useTranslations("project.cost");
  const { format } = useVisitor();
  const percent = (value: number) => isolate(format.percent(value));
  const loanRefusal = t("loan_refused", {
    from: percent(loanPercents.min),
    to: percent(loanPercents.max),
    counted: choices.onlyWith.includes(mortgage) ? "yes" : "no",
    share: percent(choices.loanPercent),
  });
  const ways = [
    ...(options.mortgage ? [{ value: mortgage, label: t("mortgage") }] : []),
    ...(options.mainHome ? [{ value: mainHome, label: t("main_home") }] : []),
    ...options.programmes.map(({ slug, name }) => ({
      value: slug,
      label: t("programme", { programme: name }),
    })),
  ];
  if (ways.length === 0 && !options.resale) return null;
  return (
    <form key={query} className="asks" method="get" action="#cost" noValidate>
      <fieldset className="asks--grid">
        <legend>{t("ask")}</legend>
        {options.resale && (
          <label className="check">
            <input
              type="checkbox"
              name="sale"
              value="resale"
              defaultChecked={choices.sale === "resale"}
            />
            <span>{t("resale")}</span>
          </label>
        )}
        {ways.map(({ value, label }) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              name="with"
              value={value}
              defaultChecked={choices.onlyWith.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
        {options.mortgage && (
          <label>
            {t("loan")}
            <input
              className="input"
              type="number"
              name="loan"
              {...loanPercents}
              step={5}
              defaultValue={refused.loan ?? choices.loanPercent}
              {...faultOf("loan", refused.loan)}
            />
          </label>
        )}
        {refused.loan !== null && <FieldRefusal field="loan" text={loanRefusal} />}
        <KeptChoices query={query} except={["sale", "with", "loan"]} />
        <button className="btn btn--line" type="submit">
          {t("recalculate")}
        </button>
      </fieldset>
    </form>
  );
}
