import { useTranslations } from "use-intl";
import type { Programme } from "#contract/purchase-rules.ts";
import { isOutdated } from "#domain/outdated.ts";
import { useVisitor } from "#i18n/visitor.tsx";

interface ProgrammeSourceProps {
  programme: Pick<Programme, "source" | "asOf" | "illustrative">;
  /** ISO date. */
  today: string;
}

/** Where a programme's figures were read, and when. */
export function ProgrammeSource({ programme, today }: ProgrammeSourceProps) {
  const t = useTranslations("receipt");
  const { format } = useVisitor();
  const { source, asOf, illustrative } = programme;
  return (
    <p className="resid__src">
      {t("source", { source, date: format.date(asOf) })}{" "}
      {illustrative && <span className="receipt__mark">{t("illustrative")}</span>}{" "}
      {isOutdated(asOf, today) && <span className="receipt__old">{t("old")}</span>}
    </p>
  );
}
