import { useTranslations } from "use-intl";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import { Tag } from "#site/ui/tag.tsx";

const marks = {
  "off-plan": "off-plan",
  "under-construction": "building",
  ready: "ready",
  sold: "sold",
} as const;

export function StatusTag({ status }: { status: ProjectStatus }) {
  return (
    <Tag mark={marks[status]}>
      <StatusName status={status} />
    </Tag>
  );
}

/** The word for a project's state. */
export function StatusName({ status }: { status: ProjectStatus }) {
  return useStatusNames()[status];
}

/** The words for all states, in the visitor's language. */
export function useStatusNames(): Record<ProjectStatus, string> {
  const t = useTranslations("card.status");
  return {
    "off-plan": t("off_plan"),
    "under-construction": t("under_construction"),
    ready: t("ready"),
    sold: t("sold"),
  };
}
