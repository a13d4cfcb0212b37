import { useTranslations } from "use-intl";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Receipt } from "#site/components/receipt.tsx";
import { useTold } from "#site/components/told-choices.ts";
import type { ProjectPage } from "./page.server.ts";
import { ReceiptQuestions } from "./receipt-questions.tsx";
import { useUnitName } from "./unit-name.ts";

/** The landed cost of the chosen row, with the questions that change it. */
export function FullCost({ page }: { page: ProjectPage }) {
  const { project, unit, receipt, choices, refused, today } = page;
  const t = useTranslations("project.cost");
  const { area, money } = useVisitor();
  const unitName = useUnitName(project.types);
  const subject = {
    name: isolate(project.name),
    unit: unitName(unit),
    area: isolate(area(unit.areaM2.min)),
  };
  // Of a sold project the developer sells nothing any more.
  const past = project.status === "sold" && choices.sale === "first";
  const home = past ? t("subject_sold", subject) : t("subject", subject);
  // Read out after each choice: what was chosen, and what it comes to; or, by its field, why it could not be.
  const told = t("told", { home, total: isolate(money(receipt.totalUsd)) });
  useTold("cost", refused.loan === null ? told : null);
  return (
    <section id="cost">
      <Receipt receipt={receipt} today={today} heading={<h2>{t("heading")}</h2>} subject={home} />
      <ReceiptQuestions page={page} />
    </section>
  );
}
