import type { MouseEvent, ReactNode } from "react";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { isPlainClick } from "#site/components/plain-click.ts";
import {
  useListingSelection,
  type SelectionChange,
} from "#site/features/search/pending-selection.tsx";
import { selectionHref } from "#site/features/search/listing-selection.ts";
import { Link } from "#site/ui/link.tsx";

interface SelectionLinkProps {
  /** Computes `href` from the rendered selection, and on click the target from the newest one. */
  change: SelectionChange;
  /** Whether to scroll to the top, as on other pages. */
  scrollToTop?: boolean;
  className: string;
  "aria-label"?: string;
  "aria-current"?: "true" | undefined;
  /** Called when the link is followed in this window. */
  onChoose?: (link: HTMLAnchorElement) => void;
  children: ReactNode;
}

/** A link to another selection, which becomes pending at once. */
export function SelectionLink({
  change,
  scrollToTop = false,
  onChoose,
  ...link
}: SelectionLinkProps) {
  const { locale } = useVisitorPreferences();
  const { interpreted, choose } = useListingSelection();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose?.(event.currentTarget);
    choose(change, { toTop: scrollToTop });
  }
  return (
    <Link
      {...link}
      to={selectionHref(locale, change(interpreted))}
      preventScrollReset={!scrollToTop}
      onClick={follow}
    />
  );
}
