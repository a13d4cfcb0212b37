import { useTranslations } from "use-intl";
import { SectionNav } from "#site/components/section-nav.tsx";
import type { SectionId } from "./section-ids.server.ts";

interface SectionAnchorsProps {
  /** Sections that the page has, in order. */
  sections: readonly SectionId[];
  /** Whether any of the rows is a home. */
  homes: boolean;
}

/** Anchors to what a project's page tells. */
export function SectionAnchors({ sections, homes }: SectionAnchorsProps) {
  const t = useTranslations("project.sections");
  const names: Record<SectionId, string> = {
    overview: t("overview"),
    homes: homes ? t("homes") : t("premises"),
    payment: t("payment"),
    return: t("returns"),
    cost: t("cost"),
    residence: t("residence"),
    plans: t("plans"),
    place: t("place"),
    questions: t("questions"),
  };
  return (
    <SectionNav label={t("label")} sections={sections.map((id) => ({ id, name: names[id] }))} />
  );
}
