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
  return statusNames(useTranslations("card.status"))[status];
}

/** The words for all states. */
export function statusNames(
  t: ReturnType<typeof useTranslations<"card.status">>,
): Record<ProjectStatus, string> {
  return {
    "off-plan": t("off_plan"),
    "under-construction": t("under_construction"),
    ready: t("ready"),
    sold: t("sold"),
  };
}
