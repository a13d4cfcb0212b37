import type { Locale } from "#domain/locale.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { Tag } from "#site/ui/tag.tsx";

const marks = {
  "off-plan": "off-plan",
  "under-construction": "building",
  ready: "ready",
  sold: "sold",
} as const;

export function StatusTag({ status }: { status: ProjectStatus }) {
  const { locale } = useVisitorPreferences();
  return <Tag mark={marks[status]}>{statusNames(locale)[status]}</Tag>;
}

export function statusNames(locale: Locale): Record<ProjectStatus, string> {
  const t = translatorFor(locale, "card.status");
  return {
    "off-plan": t("off_plan"),
    "under-construction": t("under_construction"),
    ready: t("ready"),
    sold: t("sold"),
  };
}
