import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { SavedListName } from "#contract/saved-list.ts";
import { useSavedProjects } from "#site/components/saved-projects/saved-projects.ts";
import { useHydrated } from "#site/ui/hydrated.ts";

interface EmptyUnlessSavedProps {
  list: SavedListName;
  /** An `EmptyState`. */
  children: ReactNode;
}

/** A skeleton until it is known whether the device has saved projects; without script the empty state at once. */
export function EmptyUnlessSaved({ list, children }: EmptyUnlessSavedProps) {
  const t = useTranslations("layout");
  const isHydrated = useHydrated();
  const hasSaved = useSavedProjects(list).length > 0;
  return (
    <div className={isHydrated && !hasSaved ? undefined : "saved-pending"}>
      <div className="saved-skeleton" role="progressbar" aria-label={t("loading")}>
        <div />
        <div />
      </div>
      {children}
    </div>
  );
}
