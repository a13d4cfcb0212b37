import { useTranslations } from "use-intl";
import { useVisitor } from "#i18n/visitor.tsx";
import type { Match } from "#site/features/questionnaire/content.ts";

/** No total without its date. */
export function CostNote({ matches }: { matches: readonly Match[] }) {
  const t = useTranslations("questionnaire");
  const { format } = useVisitor();
  const [oldest] = matches.flatMap(({ unit }) => unit.withCosts?.asOf ?? []).toSorted();
  if (oldest === undefined) return null;
  return <p className="soft soft--fine">{t("found.note", { date: format.date(oldest) })}</p>;
}
