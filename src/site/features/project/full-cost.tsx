import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import { Receipt } from "#site/parts/receipt.tsx";
import type { ProjectPage } from "./page.server.ts";
import { ReceiptQuestions } from "./receipt-questions.tsx";
import { useUnitName } from "./unit-name.ts";

/** The landed cost of the chosen row, with the questions that change it. */
export function FullCost({ page }: { page: ProjectPage }) {
  const { project, unit, receipt, today } = page;
  const t = useTranslations("project.cost");
  const { area } = useVisitor();
  const unitName = useUnitName(project.types);
  return (
    <section id="cost">
      <ReceiptQuestions page={page} />
      <Receipt
        receipt={receipt}
        today={today}
        heading={<h2>{t("heading")}</h2>}
        subject={
          <>
            <bdi>{project.name}</bdi>, <bdi>{unitName(unit)}</bdi>,{" "}
            <bdi className="num">{area(unit.areaM2.min)}</bdi>
          </>
        }
      />
    </section>
  );
}
