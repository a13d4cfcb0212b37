import { useTranslations } from "use-intl";
import type { SavedListOrder } from "#contract/saved-list.ts";
import { linkTo } from "#domain/links.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { useIsSaved } from "#site/components/saved-projects/saved-projects.ts";
import { toggleAndPublish } from "#site/components/saved-projects/save-events.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

export interface DisplayedList {
  /** In the order they were saved. */
  references: readonly string[];
  order: SavedListOrder;
  /** Whether it is the device's own, which follows removals. */
  isOwn: boolean;
}

interface RemoveFromShortlistProps {
  list: DisplayedList;
  /** `name` falls back to the reference. */
  project: { ref: string; name: string };
}

/**
 * Links to the list without a project; on the device's own list it removes the saved project, and the address
 * follows.
 */
export function RemoveFromShortlist({
  list: { references, order, isOwn },
  project,
}: RemoveFromShortlistProps) {
  const { locale } = useVisitorPreferences();
  const t = useTranslations("shortlist");
  const isSaved = useIsSaved("shortlist", project.ref);
  const rest = references.filter((ref) => ref !== project.ref);
  return (
    <Link
      className="labelled-button"
      to={linkTo(locale, "shortlist", { homes: rest, order })}
      replace
      preventScrollReset
      aria-label={t("remove", { name: isolate(project.name) })}
      onClick={(event) => {
        focusNext(event.currentTarget);
        if (!isOwn || !isSaved) return;
        event.preventDefault();
        toggleAndPublish("shortlist", project);
      }}
    >
      <Icon name="x" />
      {t("remove_label")}
    </Link>
  );
}

/** The removed row loses focus: it moves to the same link of the next row, or to the page's heading. */
function focusNext(link: HTMLElement): void {
  const row = link.closest("li");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    next?.querySelector<HTMLElement>("[data-remove] a") ??
    document.querySelector<HTMLElement>("main h1");
  const isHeading = target?.tagName === "H1";
  if (isHeading) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  // The links of an empty list are below the heading.
  if (isHeading) target.scrollIntoView({ block: "nearest", behavior: "instant" });
}
