import { useTranslations } from "use-intl";
import type { PaymentPlan } from "#contract/project.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { Sentences } from "#site/components/sentences.tsx";
import { Link } from "#site/ui/link.tsx";
import { addressWith } from "./address.ts";
import type { ProjectPage } from "./page.server.ts";
import { PaymentDates } from "./payment-dates.tsx";
import { RiseChart } from "./rise-chart.tsx";
import { StageList } from "./stage-list.tsx";
import { useUnitName } from "./unit-name.ts";

/** How the chosen row is paid: the chart, the stages, and their dates. */
export function PaymentSection({ page }: { page: ProjectPage }) {
  const { project, choices, unit, stages, query } = page;
  const t = useTranslations("plan");
  const { money } = useVisitor();
  const unitName = useUnitName(project.types);
  const plan = project.paymentPlans[choices.plan];
  const sold = project.status === "sold";
  const finished =
    project.status === "ready" && stages.every(({ payments }) => payments.length < 2);
  const workedFor = t.rich("worked_for", {
    unit: unitName(unit),
    price: isolate(money(unit.priceUsd.from)),
    b: (name) => <b>{name}</b>,
  });
  return (
    <section id="payment">
      <h2>{t("heading")}</h2>
      <PlanChoice plans={project.paymentPlans} chosen={choices.plan} query={query} />
      <p className="soft">
        <Sentences of={[workedFor, finished && t("in_full"), plan?.note, sold && t("sold")]} />
      </p>
      <RiseChart stages={stages} />
      <StageList stages={stages} delivery={project.delivery} dated={!sold} />
      {!sold && <PaymentDates page={page} />}
      <RateNote />
    </section>
  );
}

interface PlanChoiceProps {
  plans: readonly PaymentPlan[];
  chosen: number;
  query: string;
}

function PlanChoice({ plans, chosen, query }: PlanChoiceProps) {
  const t = useTranslations("plan");
  if (plans.length < 2) return null;
  return (
    <nav className="plan-choice" aria-label={t("choose")}>
      {plans.map(({ name }, index) => (
        <Link
          key={index}
          className={index === chosen ? "chip chip--on" : "chip"}
          aria-current={index === chosen ? "true" : undefined}
          to={addressWith(query, { plan: index === 0 ? null : String(index + 1) }, "payment")}
          preventScrollReset
        >
          {name ?? t("number", { number: index + 1 })}
        </Link>
      ))}
    </nav>
  );
}
